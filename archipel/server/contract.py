"""``python -m archipel.server.contract``: the browser's types, written from ours.

Every message of the protocol goes into ``web/src/api/messages.ts``, every game's View into a
``seen.ts`` beside its drawing. ``--check`` writes nothing; it names the files that differ from what
would be written now. The same code gives the same text.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect as kinds

from archipel import games
from archipel.server import lesson_messages, messages
from archipel.server.members import messages as accounts
from archipel.server.notices import messages as notices
from archipel.server.people import messages as people

PLACES = Path(__file__).parents
ROOT = next((place for place in PLACES if (place / "web" / "src").is_dir()), PLACES[2])
WEB = Path("web") / "src"
MESSAGES = WEB / "api" / "messages.ts"
WIDTH = 100
HEAD = "/* Made by `make types` from {source}. Do not edit. */\n"

Words = frozenset[str]
"""The words of a Literal. msgspec forgets its name; by its words it is found again."""


def main(words: list[str]) -> int:
    """Write the files, or with --check say which are stale; the exit code."""
    made = files()
    if "--check" not in words:
        for path, text in made.items():
            (ROOT / path).write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if read(ROOT / path) != text]
    for path in stale:
        print(f"{path} does not say what the server says: `make types` writes it anew")
    return 1 if stale else 0


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def files() -> dict[Path, str]:
    """Every generated file, as it should be; a game that is not drawn needs none."""
    made = {MESSAGES: protocol()}
    for name in games.names():
        folder = WEB / "games" / name
        if (ROOT / folder).is_dir():
            made[folder / "seen.ts"] = view_of(name)
    return made


def protocol() -> str:
    """All messages, and what every game's View has."""
    sources = (games, messages, lesson_messages, accounts, people, notices)
    names: dict[Words, str] = {}
    for source in sources:
        names |= named(source)
    rooms = "messages.py, lesson_messages.py, members, people, notices"
    head = HEAD.format(source=f"archipel/server: {rooms}")
    return head + "".join(part for source in sources for part in parts(source, names))


def view_of(name: str) -> str:
    """What a seat sees of one game, and the verbs of its choices."""
    seen = importlib.import_module(f"archipel.games.{name}.seen")
    verbs = [verb.word for verb in games.load(name).vocabulary.verbs]
    names = named(games) | named(seen)
    words = alias("Verb", quoted(verbs), "The words choices begin with.")
    body = "".join(parts(seen, names)) + words
    seated = re.search(r"\bSeatId\b", body) is not None
    borrowed = "SeatId, View as GameView" if seated else "View as GameView"
    lines = [
        HEAD.format(source=f"archipel/games/{name}/seen.py"),
        f"import type {{ {borrowed} }} from '../../api/messages';\n",
        "\nexport type { SeatId };\n" if seated else "",
        body,
    ]
    return "".join(lines)


# ---------------------------------------------------------------- the types of a module


def parts(module: ModuleType, names: dict[Words, str]) -> Iterator[str]:
    """The declarations of a module, in the order in which it has them."""
    for name, thing in vars(module).items():
        if is_struct(thing):
            if thing.__module__ == module.__name__ and thing is not messages.Struct:
                yield interface(thing, names)
        elif is_literal(thing) and name in own_names(module):
            yield alias(name, union_of(thing, names))
        elif is_union(thing) and all(map(is_struct, get_args(thing))):
            yield alias(name, [one.__name__ for one in get_args(thing)])


def own_names(module: ModuleType) -> set[str]:
    """The names a module gives itself, and not those it imports."""
    return set(re.findall(r"^(\w+)(?:: \w+)? = ", inspect.getsource(module), re.MULTILINE))


def named(module: ModuleType) -> dict[Words, str]:
    """The names of a module's literal types, by their words."""
    found: dict[Words, str] = {}
    for name, thing in vars(module).items():
        if is_literal(thing):
            known = found.setdefault(words_of(thing), name)
            if known != name:
                raise TypeError(f"{module.__name__}: {known} and {name} have the same words")
    return found


def is_struct(thing: Any) -> bool:
    return inspect.isclass(thing) and issubclass(thing, msgspec.Struct)


def is_union(thing: Any) -> bool:
    return get_origin(thing) in (Union, types.UnionType)


def is_literal(thing: Any) -> bool:
    """A Literal, or a union of such."""
    if is_union(thing):
        return all(is_literal(one) for one in get_args(thing))
    return get_origin(thing) is Literal


def words_of(literal: Any) -> Words:
    if is_union(literal):
        return Words().union(*map(words_of, get_args(literal)))
    return frozenset(get_args(literal))


def union_of(literal: Any, names: dict[Words, str]) -> list[str]:
    """The parts of a literal type: words, or the names of other literal types."""
    if not is_union(literal):
        return quoted(get_args(literal))
    found: list[str] = []
    for one in get_args(literal):
        name = names.get(words_of(one))
        found += [name] if name else quoted(get_args(one))
    return found


# ---------------------------------------------------------------- TypeScript


def quoted(words: Any) -> list[str]:
    return [f"'{word}'" for word in words]


def alias(name: str, union: list[str], doc: str = "") -> str:
    line = f"export type {name} = {' | '.join(union)};\n"
    if len(line) > WIDTH:
        body = textwrap.fill(" | ".join(union), WIDTH, initial_indent="  ", subsequent_indent="  ")
        line = f"export type {name} =\n{body};\n"
    return (f"\n/** {doc} */\n" if doc else "\n") + line


def interface(struct: type[msgspec.Struct], names: dict[Words, str]) -> str:
    """A struct as an interface, with its docstring and the comments of its fields."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    own = inspect.get_annotations(struct)
    comments = dict(re.findall(r"^    (\w+):.*?  # (.+)$", inspect.getsource(struct), re.MULTILINE))
    lines = []
    if info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        if field.name in own:
            mark = "" if field.required else "?"
            line = f"  {field.encode_name}{mark}: {typescript(field.type, names)};"
            lines.append(with_comment(line, comments.get(field.name, "")))
    extends = " extends GameView" if games.View in struct.__bases__ else ""
    doc = documentation(struct)
    return f"\n{doc}export interface {struct.__name__}{extends} {{\n" + "\n".join(lines) + "\n}\n"


def with_comment(line: str, comment: str) -> str:
    if not comment:
        return line
    comment = comment.replace("None", "null")
    one = f"{line} // {comment}"
    return one if len(one) <= WIDTH else f"  // {comment}\n{line}"


def documentation(struct: type) -> str:
    text = inspect.cleandoc(struct.__dict__.get("__doc__") or "").replace("None", "null")
    if not text:
        return ""
    if "\n" not in text:
        return f"/** {text} */\n"
    return (
        "/**\n" + textwrap.indent(text, " * ", lambda _: True).replace(" * \n", " *\n") + "\n */\n"
    )


def typescript(kind: kinds.Type, names: dict[Words, str]) -> str:
    """One of msgspec's types in TypeScript."""
    match kind:
        case kinds.StructType(cls=struct):
            return struct.__name__
        case kinds.LiteralType(values=words):
            return names.get(frozenset(map(str, words))) or " | ".join(quoted(words))
        case kinds.UnionType(types=several):
            return union(several, names)
        case kinds.ListType(item_type=item):
            inner = typescript(item, names)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case kinds.DictType(key_type=key, value_type=value):
            record = f"Record<{typescript(key, names)}, {typescript(value, names)}>"
            return (
                f"Partial<{record}>"
                if isinstance(key, kinds.LiteralType | kinds.UnionType)
                else record
            )
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.NoneType():
            return "null"
        case kinds.RawType():
            return "unknown"
    raise TypeError(f"there is no TypeScript for {kind}")


def union(several: tuple[kinds.Type, ...], names: dict[Words, str]) -> str:
    """Literals that have a name together get it; null comes last."""
    literals = [one for one in several if isinstance(one, kinds.LiteralType)]
    together = names.get(Words().union(*[frozenset(map(str, one.values)) for one in literals]))
    rest = several
    found: list[str] = []
    if together:
        found.append(together)
        rest = tuple(one for one in several if one not in literals)
    found += [typescript(one, names) for one in rest if not isinstance(one, kinds.NoneType)]
    if any(isinstance(one, kinds.NoneType) for one in several):
        found.append("null")
    return " | ".join(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
