"""``python -m archipel.server.schema``: every message and every game's View as JSON Schema.

The browser's TypeScript types are made from it. The same code gives the same text, so that a
changed message shows as a changed file.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from typing import Any

import msgspec

from archipel import games
from archipel.server import messages


def messages_of_protocol() -> list[type]:
    """All structs of the protocol, in the order they are written."""
    return [
        thing
        for thing in vars(messages).values()
        if inspect.isclass(thing)
        and issubclass(thing, messages.Struct)
        and thing is not messages.Struct
    ]


def document() -> dict[str, Any]:
    """One JSON Schema document; ``$defs`` has a name for each type.

    A game's View is ``<Game>View`` (``CostaRuanaView``), the types it is made of carry the name of
    the game too. Its root names every message and view, so that a generator misses none.
    """
    found: dict[str, Any] = {}
    structs = messages_of_protocol()
    _, parts = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    found.update(parts)
    roots = [kind.__name__ for kind in structs]
    for name in games.names():
        title = "".join(word.capitalize() for word in name.split("_"))
        view = importlib.import_module(f"archipel.games.{name}.seen").View
        template = f"#/$defs/{title}{{name}}"
        _, parts = msgspec.json.schema_components([view], ref_template=template)
        for part, described in parts.items():
            found[title + part] = {**described, "title": title + part}
        roots.append(title + view.__name__)
    found = {key: found[key] for key in sorted(found)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Archipel",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in roots},
        "$defs": found,
    }


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
