"""The seats in the order they are put on the agenda."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana.components import MOST
from archipel.games.costa_ruana.position import Paragraph
from archipel.kernel.seats import clockwise


def backwards(seats: int, first: int) -> list[int]:
    """The seats in the order to put them on the agenda: the last pushed comes first."""
    return clockwise(seats, first)[::-1]


def laps(steps: list[Paragraph], seats: int, first: int, count: int = 1) -> list[Paragraph]:
    """The same step for each seat in turn, clockwise from one, so many times round."""
    return [steps[seat] for seat in backwards(seats, first)] * count


TABLES: Final = range(MOST + 1)  # by number of players
BACKWARDS: Final[list[list[list[int]]]] = [[backwards(n, s) for s in range(n)] for n in TABLES]
