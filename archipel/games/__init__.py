"""The games, one folder each, found by their folders: there is no list to edit."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path

import msgspec

from archipel.kernel.core import Game

FOLDER = Path(__file__).parent


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or a spectator) may know. Each game adds its fields, one by one.

    Never built from a Position as a whole: what is not named here is not shown.
    """

    seats: int
    viewer: int | None  # the seat that looks; None: a spectator
    scores: list[dict[str, int] | None]  # points by source as the viewer may know them
    over: bool


def names() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(p.name for p in FOLDER.iterdir() if (p / "components.json").is_file())


@functools.cache
def load(name: str) -> Game:
    """A game by its id; LookupError says which there are."""
    if name not in names():
        raise LookupError(f"there is no game '{name}'; there are: {', '.join(names())}")
    game: Game = importlib.import_module(f"archipel.games.{name}").GAME
    return game
