"""How the search plays a game: a few numbers for each title, kept beside it in ``search.json``.

``archipel tune GAME`` finds them and writes the file, with the command and the seed that made it.
A game without the file is searched with the numbers below.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from archipel import games


class Taste:
    """What the search believes about one game. Points are those of the game's ``value``."""

    turns: int  # a playout ends after so many changes of the deciding seat
    explore: float  # how much a choice with a good prior is tried before its results count
    prior: float  # points that make a choice e times as likely a priori; 0: all are alike
    scale: float  # points of lead that make one unit of log-odds
    margin: float  # part of a final reward that the lead makes; the rest is the place
    even: float  # part of the lead of now that counts as an even game, if the value is a lead
    width: int  # options a playout looks at; of more than that some by lot
    wide: int  # options a node of the tree looks at when it is new; then one more each visit

    def __init__(self) -> None:
        self.turns = 3
        self.explore = 0.3
        self.prior = 2.0
        self.scale = 12.0
        self.margin = 0.5
        self.even = 0.0
        self.width = 40
        self.wide = 40


NUMBERS = ("turns", "explore", "prior", "scale", "margin", "even", "width", "wide")
WHOLE = ("turns", "width", "wide")


class BadTaste(ValueError):
    """A search.json that cannot be read; the message names the file and the number."""


def taste_from(numbers: dict[str, Any], where: str) -> Taste:
    """A taste from plain data; BadTaste names what is wrong with it."""
    taste = Taste()
    for name, number in numbers.items():
        if name not in NUMBERS:
            raise BadTaste(f"{where}: there is no '{name}'; there are: {', '.join(NUMBERS)}")
        if isinstance(number, bool) or not isinstance(number, int | float) or number < 0:
            raise BadTaste(f"{where}: {name} is a number from 0 on, not {number!r}")
        if number == 0 and name not in ("turns", "prior", "even"):
            raise BadTaste(f"{where}: {name} must be more than 0")
        setattr(taste, name, int(number) if name in WHOLE else float(number))
    return taste


def file_of(game: str) -> Path:
    """Where the numbers of a game stand."""
    return games.FOLDER / game / "search.json"


@functools.cache
def taste_of(game: str, seats: int) -> Taste:
    """The numbers for a game at a table of so many."""
    file = file_of(game)
    if not file.is_file():
        return Taste()
    told = json.loads(file.read_text(encoding="utf-8"))
    numbers = dict(told["all"])
    numbers.update(told.get("by_seats", {}).get(str(seats), {}))
    return taste_from(numbers, f"{game}/search.json")
