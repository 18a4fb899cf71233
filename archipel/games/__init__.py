"""The games, one folder each, found by their folders: there is no list to edit."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec

from archipel.games.components import BadComponents, data
from archipel.kernel.core import Game

FOLDER = Path(__file__).parent
WIDTH = 100
"""Columns of a board as text: as wide as the drawings are made for."""

SeatId = Literal["seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"]
SEAT_IDS: Final[list[SeatId]] = list(get_args(SeatId))
"""Seats as views, records and texts name them; a game uses as many as it has players."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or a spectator) may know. Each game adds its fields, one by one.

    Never built from a Position as a whole: what is not named here is not shown.
    """

    seats: int
    viewer: int | None  # the seat that looks; None: a spectator
    scores: list[dict[str, int]]  # points by seat and source, as everybody at the table knows them
    veiled: list[list[str]] = []  # by seat: sources of which only that seat knows all; [] if none
    secret: dict[str, int] = {}  # what the viewer alone knows of its own points, besides `scores`
    over: bool


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(p.name for p in FOLDER.iterdir() if (p / "components.json").is_file())


@functools.cache
def load(name: str) -> Game:
    """A game by its id; LookupError says which there are."""
    if name not in names():
        raise LookupError(f"there is no game '{name}'; there are: {', '.join(names())}")
    corrected = data(name)
    try:
        game: Game = importlib.import_module(f"archipel.games.{name}").GAME
    except (LookupError, TypeError, ValueError, ArithmeticError) as error:
        if not corrected or isinstance(error, BadComponents):
            raise
        raise BadComponents(
            f"{name}: the corrected data does not fit the game: {error!r}"
        ) from error
    game.data = corrected
    return game


def drawing(name: str) -> Callable[[View, Any], Any]:
    """The board of a game as its ``draw.py`` draws it, which is imported when somebody looks.

    With a Speaker it is something rich prints in a terminal; without one it is plain text in
    English. Playing needs neither rich nor Fluent: where they are not installed, the text is
    what the view says, line by line.
    """

    def draw(view: View, speaker: Any) -> Any:
        if speaker is not None:
            return importlib.import_module(f"archipel.games.{name}.draw").draw(view, speaker)
        try:
            return _drawn(name, view)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in ("rich", "fluent"):
                raise
            return told(view)

    return draw


def _drawn(name: str, view: View) -> str:
    from rich.console import Console

    from archipel.text import Speaker

    console = Console(width=WIDTH, color_system=None, force_terminal=False, highlight=False)
    with console.capture() as caught:
        console.print(drawing(name)(view, Speaker("en", name)))
    return "\n".join(line.rstrip() for line in caught.get().splitlines())


def told(view: View) -> str:
    """What a view says, one line for each name and value."""
    return "\n".join(_lines(msgspec.to_builtins(view), ""))


def _lines(fields: dict[str, Any], indent: str) -> Iterator[str]:
    for name, value in fields.items():
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            yield f"{indent}{name}:"
            yield from (f"{indent}  {_words(item)}" for item in value)
        elif isinstance(value, dict) and any(isinstance(v, dict | list) for v in value.values()):
            yield f"{indent}{name}:"
            yield from _lines(value, indent + "  ")
        else:
            yield f"{indent}{name}: {_words(value)}"


def _words(value: Any) -> str:
    """A value in one line. What is not there, or not known, is a dash, and no word in a list."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(
            f"({_words(item)})" if isinstance(item, list | dict) else _words(item) for item in value
        )
    if isinstance(value, dict):
        said = {name: _words(item) for name, item in value.items()}
        return ", ".join(
            words if name == "id" else f"{name} {words}"
            for name, words in said.items()
            if words != "–"
        )
    return str(value)
