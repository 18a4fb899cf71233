"""The order of the seats, and steps for each of them."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana.components import MOST
from archipel.games.costa_ruana.position import Paragraph


def clockwise(seats: int, first: int) -> list[int]:
    """The seats in turn, beginning with one."""
    return [(first + i) % seats for i in range(seats)]


def backwards(seats: int, first: int) -> list[int]:
    """The seats in the order to put them on the agenda: the last pushed comes first."""
    return clockwise(seats, first)[::-1]


def laps(steps: list[Paragraph], seats: int, first: int, count: int = 1) -> list[Paragraph]:
    """The same step for each seat in turn, clockwise from one, so many times round."""
    return [steps[seat] for seat in backwards(seats, first)] * count


def one_each(kind: type[Paragraph]) -> list[Paragraph]:
    """A step of this class for each seat."""
    return [kind(seat) for seat in range(MOST)]


TABLES: Final = range(MOST + 1)  # by number of players
BACKWARDS: Final[list[list[list[int]]]] = [[backwards(n, s) for s in range(n)] for n in TABLES]
