"""What an owner of the box corrects: a small file with the groups that differ.

    {
      "game": "dokmus",
      "note": "read off the box of 2016",
      "groups": {
        "sacrifice_points": {"content": {...}}
      }
    }

A group stands in it as a whole; all others stay as they are shipped. Where nothing else is said its
source is ``owner`` and its confidence ``high``. A correction has the shape of what it replaces:
the same keys, the same kinds of values, ids that exist. What more a game needs, its ``checks.py``
says.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from archipel.games.components import (
    BadComponents,
    Components,
    Confidence,
    Group,
    Id,
    Source,
    check,
    line_of,
    told,
)

SAID = ("id", "source", "confidence", "known", "note")
"""What any object may say of itself, whether those beside it do or not."""

LARGEST = 9999
"""Numbers and lists in a box are small. Records carry anybody's data: it must not fill memory."""


class Corrected(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A group as the box has it."""

    content: dict[str, Any]
    source: Source = "owner"
    confidence: Confidence = "high"
    known: str = ""
    note: str = ""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The groups of one game that differ from the shipped ones."""

    game: Id
    groups: dict[str, Corrected]
    note: str = ""


class Faults(BadComponents):
    """Everything that is wrong with a correction, each with its place."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def read(file: Path, game: str) -> Correction:
    """The correction in a file; BadComponents tells what is wrong and where."""
    try:
        return parse(file.read_bytes(), game, str(file))
    except OSError as error:
        raise BadComponents(f"{file}: {error.strerror}") from error


def parse(source: bytes, game: str, file: str) -> Correction:
    """A correction from its text."""
    try:
        whole = msgspec.json.decode(source)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{file}{line_of(source, error)}: {error}") from error
    if not isinstance(whole, dict) or not isinstance(whole.get("groups"), dict):
        raise BadComponents(f'{file}: a correction reads {{"game": "{game}", "groups": {{…}}}}')
    groups = {}
    for name, group in whole.pop("groups").items():
        try:
            groups[name] = msgspec.convert(group, Corrected)
        except msgspec.ValidationError as error:
            raise BadComponents(told(error, f"{file}: groups.{name}")) from error
    try:
        found = msgspec.convert({**whole, "groups": {}}, Correction)
    except msgspec.ValidationError as error:
        why = told(error, f"{file}: ")
        raise BadComponents(f"{why} (a correction has game, groups and note only)") from error
    if found.game != game:
        raise BadComponents(f"{file}: game is '{found.game}', it should be '{game}'")
    return msgspec.structs.replace(found, groups=groups)


def apply(box: Components, correction: Correction, file: str) -> Components:
    """The components with the corrected groups in place of the shipped; Faults if they do not fit.

    What an object in the shipped group knows of itself is gone with it: the owner has looked.
    """
    groups = dict(box.groups)
    for name, one in correction.groups.items():
        if name not in box.groups:
            raise BadComponents(f"{file}: {box.game} has no group '{name}'{hint(name, groups)}")
        check(one.content, f"{file}: groups.{name}.content")
        was = box.groups[name]
        groups[name] = Group(
            one.source, one.confidence, one.content, one.known, one.note or was.note
        )
    made = msgspec.structs.replace(box, groups=groups)
    faults = [
        fault
        for name in correction.groups
        for fault in misfits(box, made, name, f"{file}: groups.{name}.content")
    ]
    faults = faults or [f"{file}: {fault}" for fault in own_checks(made)]
    if faults:
        raise Faults(faults)
    return made


def text(was: Components, now: Components) -> str:
    """The contents that differ, as one line: the same differences, the same line."""
    changed = {
        name: group.content
        for name, group in now.groups.items()
        if group.content != was.groups[name].content
    }
    return msgspec.json.encode(changed, order="deterministic").decode() if changed else ""


def from_text(game: str, line: str) -> bytes:
    """The correction such a line tells, as the file a folder of corrections holds."""
    contents = msgspec.json.decode(line, type=dict[str, dict[str, Any]])
    groups = {name: Corrected(content) for name, content in contents.items()}
    return written(Correction(game, groups))


def written(correction: Correction) -> bytes:
    """A correction as a file to edit."""
    return msgspec.json.format(msgspec.json.encode(correction), indent=2) + b"\n"


def own_checks(box: Components) -> list[str]:
    """What the game itself finds wrong: ``faults`` in its checks.py, if it has one."""
    name = f"archipel.games.{box.game}.checks"
    if importlib.util.find_spec(name) is None:
        return []
    try:
        return list(importlib.import_module(name).faults(box.contents()))
    except BadComponents:
        raise
    except (LookupError, TypeError, ValueError) as error:  # of another shape than can be checked
        return [f"it cannot be read: {error!r}"]


# The shape of what is shipped


class Shape:
    """What stands at one place of the shipped data, in all objects of a list together."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.words: list[str] = []  # the strings that stand there
        self.keys: dict[str, Shape] = {}
        self.needed: set[str] | None = None  # keys that every object there has
        self.items: Shape | None = None

    def learn(self, value: Any) -> Shape:
        self.kinds.add(kind(value))
        if isinstance(value, str):
            self.words.append(value)
        elif isinstance(value, dict):
            self.needed = set(value) if self.needed is None else self.needed & set(value)
            for key, item in value.items():
                self.keys.setdefault(key, Shape()).learn(item)
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for item in value:
                self.items.learn(item)
        return self

    def closed(self) -> bool:
        """Do words stand here that the program knows one by one, each of them several times?"""
        plain = all(word.isidentifier() for word in self.words)
        return plain and len(self.words) >= 4 and len(self.words) >= 2 * len(set(self.words))


def kind(value: Any) -> str:
    """What a person would call a value."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, float):
        return "a number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, list):
        return "a list [ ]"
    return "an object { }" if isinstance(value, dict) else "null"


class Known(NamedTuple):
    """The ids of a game, before and after."""

    before: set[str]
    after: set[str]


def misfits(was: Components, now: Components, name: str, where: str) -> Iterator[str]:
    """Where a corrected group is of another shape than the shipped one, or names what is no id."""
    known = Known(
        {id for group in was.groups.values() for id in all_ids(group.content)},
        {id for group in now.groups.values() for id in all_ids(group.content)},
    )
    shape = Shape().learn(was.groups[name].content)
    yield from unlike(now.groups[name].content, shape, known, where)


def all_ids(content: Any) -> Iterator[str]:
    if isinstance(content, dict):
        if isinstance(content.get("id"), str):
            yield content["id"]
        for item in content.values():
            yield from all_ids(item)
    elif isinstance(content, list):
        for item in content:
            yield from all_ids(item)


def unlike(value: Any, shape: Shape, known: Known, where: str) -> Iterator[str]:
    """The faults of one value."""
    found = kind(value)
    if isinstance(value, int) and abs(value) > LARGEST:
        yield f"{where}: {value} is more than any box holds"
    if isinstance(value, list) and len(value) > LARGEST:
        yield f"{where}: {len(value)} things are more than any box holds"
    as_number = found == "a whole number" and "a number" in shape.kinds
    if found not in shape.kinds and not as_number:
        wanted = " or ".join(sorted(shape.kinds))
        yield f"{where}: this should be {wanted}, not {shortened(value)}"
    elif isinstance(value, dict):
        for key in sorted(set(value) - set(shape.keys) - set(SAID)):
            yield f"{where}: there is no '{key}' here{hint(key, shape.keys)}"
        for key in sorted((shape.needed or set()) - set(value) - set(SAID[1:])):
            yield f"{where}: '{key}' is missing"
        for key, item in value.items():
            if key in shape.keys:
                yield from unlike(item, shape.keys[key], known, f"{where}.{key}")
    elif isinstance(value, list):
        yield from twice(value, where)
        for at, item in enumerate(value):
            if shape.items is not None and shape.items.kinds:
                yield from unlike(item, shape.items, known, f"{where}[{at}]")
    elif isinstance(value, str) and not where.endswith(".id"):
        if set(shape.words) <= known.before:
            if value not in known.after:
                yield f"{where}: nothing has the id '{value}'{hint(value, known.after)}"
        elif shape.closed() and value not in shape.words:
            words = ", ".join(sorted(set(shape.words)))
            yield f"{where}: '{value}' is none of {words}"


def twice(items: list[Any], where: str) -> Iterator[str]:
    seen: set[str] = set()
    for at, item in enumerate(items):
        id = item.get("id") if isinstance(item, dict) else None
        if isinstance(id, str):
            if id in seen:
                yield f"{where}[{at}].id: '{id}' is there twice"
            seen.add(id)


def hint(word: str, known: Any) -> str:
    """ " (did you mean 'count'?)", if something is near."""
    near = difflib.get_close_matches(word, list(known), 1)
    return f" (did you mean '{near[0]}'?)" if near else ""


def shortened(value: Any) -> str:
    words = msgspec.json.encode(value).decode()
    return words if len(words) <= 40 else words[:39] + "…"


# What differs, for people


class Difference(NamedTuple):
    """One place where two sets of data differ; None where there is nothing."""

    place: str  # "sacrifice_points: by_players 4, no. 2"
    was: str | None
    now: str | None


def differences(was: Components, now: Components) -> list[Difference]:
    """Everything that differs between the shipped data and another, place by place."""
    found: list[Difference] = []
    for name, group in now.groups.items():
        found += compare(was.groups[name].content, group.content, f"{name}:")
    return found


def compare(was: Any, now: Any, place: str) -> Iterator[Difference]:
    if isinstance(was, dict) and isinstance(now, dict):
        yield from compare_parts(was, now, place)
    elif isinstance(was, list) and isinstance(now, list):
        yield from compare_parts(by_name(was), by_name(now), place)
    elif was != now or type(was) is not type(now):
        yield Difference(place, shortened(was), shortened(now))


def compare_parts(was: dict[str, Any], now: dict[str, Any], place: str) -> Iterator[Difference]:
    for key in [*was, *(key for key in now if key not in was)]:
        here = f"{place} {key}" if place.endswith(":") else f"{place}, {key}"
        if key not in now:
            yield Difference(here, shortened(was[key]), None)
        elif key not in was:
            yield Difference(here, None, shortened(now[key]))
        else:
            yield from compare(was[key], now[key], here)


def by_name(items: list[Any]) -> dict[str, Any]:
    """The things of a list by their ids, or by their places, counted from 1."""
    named: dict[str, Any] = {}
    for at, item in enumerate(items, 1):
        id = item.get("id") if isinstance(item, dict) else None
        named[id if isinstance(id, str) and id not in named else f"no. {at}"] = item
    return named
