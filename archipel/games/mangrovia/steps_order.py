"""The order of the seats, and steps for each of them."""

from __future__ import annotations

from archipel.games.mangrovia.components import MOST
from archipel.games.mangrovia.position import Paragraph


def clockwise(seats: int, first: int) -> list[int]:
    """The seats in turn, beginning with one."""
    return [(first + i) % seats for i in range(seats)]


def one_each(kind: type[Paragraph]) -> list[Paragraph]:
    """A step of this class for each seat."""
    return [kind(seat) for seat in range(MOST)]
