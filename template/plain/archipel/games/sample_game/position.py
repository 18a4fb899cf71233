"""Everything true at a table of Sample Game: stones in the row, stones taken."""

from __future__ import annotations

from archipel.games.sample_game.components import ROW
from archipel.kernel.core import Position


class Table(Position):
    first: int  # the stone at the left end of the row
    last: int  # the one at its right end
    points: list[int]  # by seat
    stones: list[int]  # how many each seat has

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self.last = len(ROW) - 1
        self.points = []
        self.stones = []

    def clone(self) -> Table:
        other = Table()
        self.clone_into(other)
        other.first = self.first
        other.last = self.last
        other.points = self.points[:]
        other.stones = self.stones[:]
        return other

    def left(self) -> int:
        """How many stones are still in the row."""
        return self.last - self.first + 1
