"""Reads components.json: what is in the box of a game, and how each part of it is known.

The file has one shape for all games (components.schema.json, made from the structs below): what
stands on the box, the table options, then groups of printed values. A group says where its content
comes from and how sure that is; an object inside it may say otherwise for itself. The things of a
group stand in ``items``, what depends on the number of players in ``by_players``. The first value
of an option is its default.

Whoever owns a box and finds another value in it corrects it without touching this file: a folder
with a ``<game>.json`` for each game, named by ARCHIPEL_COMPONENTS, holds the groups that differ
(corrections.py). They are read once: a process has one set of data for each game.

``python -m archipel.games.components`` writes the schema anew.
"""

from __future__ import annotations

import functools
import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from archipel.kernel.core import Option

FOLDER = Path(__file__).parent
SCHEMA = FOLDER / "components.schema.json"
CORRECTIONS = "ARCHIPEL_COMPONENTS"
"""The variable that names the folder of corrections."""

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9_]*$")]
Source = Annotated[
    str,
    msgspec.Meta(
        pattern="^(rulebook|owner|reconstructed|project|public:.+)$",
        description="rulebook; owner: read off the box by somebody who has it; public:<where>; "
        "reconstructed: chosen to fit all that is known; project: no part of the box, such as a "
        "drawing",
    ),
]
Confidence = Literal["high", "medium", "low"]
Players = Annotated[int, msgspec.Meta(ge=1, le=8)]


class BadComponents(ValueError):
    """A components.json that cannot be read; the message names the file and the place in it."""


class TableOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a table may choose before the game."""

    id: Id
    kind: Annotated[
        Literal["variant", "edition", "ruling", "house", "guard"],
        msgspec.Meta(
            description="variant: printed in the rulebook; edition: how another edition has it; "
            "ruling: another reading of an unclear point; house: from the designer or from "
            "common practice; guard: technical"
        ),
    ]
    values: Annotated[list[str], msgspec.Meta(min_length=1, description="the first is the default")]
    rules: list[str]  # ["DK-72"]
    players: list[Players] = []  # the numbers of players it makes a difference for; none: all
    main: bool = False  # offered first; variants always are
    ruling: str = ""  # "R-4": the ruling in RULES.md that speaks of it
    note: str = ""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Printed values that are known from the same place."""

    source: Source
    confidence: Confidence
    content: dict[str, Any]
    known: str = ""  # what is certain about it, what was chosen, and why
    note: str = ""  # how to read the content


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box of a game."""

    game: Id  # "dokmus": the name of its folder
    title: str  # "Dokmus"
    edition: str  # "Zoch Verlag 2014"
    designer: str
    prefix: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2}$")]  # "DK": its rule ids are DK-1, ...
    players: Annotated[list[Players], msgspec.Meta(min_length=1)]  # [2, 3, 4]
    minutes: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]  # [20, 40]
    weight: Annotated[
        Literal[1, 2, 3],
        msgspec.Meta(description="how much there is to learn: 1 little, 2 some, 3 a lot"),
    ]
    data_version: int  # rises when a printed value changes
    options: list[TableOption]
    groups: dict[Id, Group]
    age: int | None = None
    note: str = ""
    conventions: dict[str, str] = {}  # how ids, coordinates and turns are to be read
    checks: list[str] = []  # what holds for the printed values, in words
    schema: str = msgspec.field(name="$schema", default="")

    def contents(self) -> dict[str, Any]:
        """The content of each group, by the name of the group."""
        where = f"{self.game}/components.json: groups"
        return Printed(
            where,
            {
                name: Printed(f"{where}.{name}.content", group.content)
                for name, group in self.groups.items()
            },
        )

    def table_options(self) -> list[Option]:
        """The options as the kernel knows them."""
        return [
            Option(
                option.id,
                option.values,
                option.players or self.players,
                option.rules,
                option.main or option.kind == "variant",
            )
            for option in self.options
        ]


class Printed(dict[str, Any]):
    """An object of components.json that knows where it stands, to say so when a key is missing."""

    def __init__(self, where: str, content: dict[str, Any]) -> None:
        super().__init__({key: placed(f"{where}.{key}", it) for key, it in content.items()})
        self.where = where

    def __missing__(self, key: str) -> Any:
        raise BadComponents(f"{self.where} has no '{key}'")


def placed(where: str, content: Any) -> Any:
    """Everything in it told where it stands."""
    if isinstance(content, Printed):
        return content
    if isinstance(content, dict):
        return Printed(where, content)
    if isinstance(content, list):
        return [placed(f"{where}[{at}]", item) for at, item in enumerate(content)]
    return content


class Said(msgspec.Struct):
    """What an object inside a content may say of itself."""

    id: Id = "it"
    source: Source = "project"
    confidence: Confidence = "high"


@functools.cache
def read(game: str) -> Components:
    """The components of a game as this process plays it: as shipped, or as an owner corrects it."""
    file = corrected(game)
    if file is None:
        return shipped(game)
    from archipel.games import corrections

    return corrections.apply(shipped(game), corrections.read(file, game), str(file))


@functools.cache
def data(game: str) -> str:
    """What differs from the shipped data, as one line of JSON; empty if nothing does."""
    if corrected(game) is None:
        return ""
    from archipel.games import corrections

    return corrections.text(shipped(game), read(game))


def source(game: str) -> bytes:
    """The whole components.json this process plays with."""
    if not data(game):
        return file_of(game).read_bytes()
    return msgspec.json.encode(read(game))


def shipped(game: str) -> Components:
    """The components of a game as they come with the program, by the name of its folder."""
    found = parse(file_of(game).read_bytes(), f"{game}/components.json")
    if found.game != game:
        raise BadComponents(f"{game}/components.json: game is '{found.game}', not '{game}'")
    return found


def file_of(game: str) -> Path:
    """Where the shipped data of a game stands."""
    return FOLDER / game / "components.json"


def corrected(game: str) -> Path | None:
    """The file with the corrections of a game, if there is one."""
    named = os.environ.get(CORRECTIONS, "")
    if not named:
        return None
    folder = Path(named)
    if not folder.is_dir():
        raise BadComponents(f"{folder}: there is no such folder of corrections")
    file = folder / f"{game}.json"
    return file if file.is_file() else None


def parse(source: bytes, file: str) -> Components:
    """A components.json from its text; BadComponents tells what is wrong and where."""
    try:
        whole = msgspec.json.decode(source)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{file}{line_of(source, error)}: {error}") from error
    raw = whole.pop("groups", None) if isinstance(whole, dict) else None
    if not isinstance(raw, dict):
        raise BadComponents(f"{file}: there are no groups")
    groups = {name: group(content, f"{file}: groups.{name}") for name, content in raw.items()}
    try:
        return msgspec.convert({**whole, "groups": groups}, Components)
    except msgspec.ValidationError as error:
        raise BadComponents(told(error, f"{file}: ")) from error


def group(content: Any, where: str) -> Group:
    """One group; by itself, so that a fault can be told by its name."""
    try:
        found = msgspec.convert(content, Group)
    except msgspec.ValidationError as error:
        raise BadComponents(told(error, where)) from error
    check(found.content, f"{where}.content")
    return found


def check(content: Any, where: str) -> None:
    """What an object says of its own source is said in the same words; ids are ids."""
    if isinstance(content, list):
        for at, item in enumerate(content):
            check(item, f"{where}[{at}]")
    elif isinstance(content, dict):
        try:
            msgspec.convert(content, Said)
        except msgspec.ValidationError as error:
            raise BadComponents(told(error, where)) from error
        for key, item in content.items():
            check(item, f"{where}.{key}")


def told(error: msgspec.ValidationError, where: str) -> str:
    """The place first, then the fault: "options[2].kind: Invalid enum value 'rule'"."""
    fault, _, path = str(error).partition(" - at `$")
    place = (where + path.rstrip("`")).replace(": .", ": ")
    return f"{place}: {fault}"


def line_of(source: bytes, error: msgspec.DecodeError) -> str:
    """Where JSON itself is broken: ", line 12"."""
    at = re.search(r"byte (\d+)", str(error))
    return f", line {source[: int(at[1])].count(10) + 1}" if at else ""


# What the games make their tables with


def ids(items: list[dict[str, Any]]) -> list[Any]:
    """The ids of things, in their order: strings, of a literal type where a game names them."""
    return [item["id"] for item in items]


def bits(numbers: list[int]) -> int:
    """Numbers as a set: one bit for each."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def by_players(rows: dict[str, Any], field: str, most: int) -> list[int]:
    """A number for 0, 1, ... ``most`` players; 0 where nobody plays."""
    return [int(rows[str(n)][field]) if str(n) in rows else 0 for n in range(most + 1)]


# What the games check their data with: each fault says what is there and what should be


def exactly(found: int, due: int, where: str) -> list[str]:
    """A number that follows from the rules."""
    return [] if found == due else [f"{where}: there are {found}, there should be {due}"]


def at_least(found: int, least: int, where: str) -> list[str]:
    """A number that may be larger."""
    return [] if found >= least else [f"{where}: there are {found}, {least} are needed"]


def schema() -> bytes:
    """The JSON Schema of a components.json."""
    made = msgspec.json.encode(msgspec.json.schema(Components))
    return msgspec.json.format(made, indent=2) + b"\n"


if __name__ == "__main__":
    SCHEMA.write_bytes(schema())
