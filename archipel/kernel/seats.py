"""Seats around a table: their order, a step for each of them, and their places in the end."""

from __future__ import annotations

from typing import Any, TypeVar

from archipel.kernel.core import Step

S = TypeVar("S", bound=Step[Any])


def clockwise(seats: int, first: int) -> list[int]:
    """The seats in turn, beginning with one.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [(first + i) % seats for i in range(seats)]


def one_each(kind: type[S], most: int) -> list[S]:
    """A step of this class for each seat; steps are immutable, so each is made once."""
    return [kind(seat) for seat in range(most)]


def places(points: list[int], ties: list[int]) -> list[int]:
    """The place of each seat: more points are better, among equals the higher number in ``ties``.

    Whoever is still equal shares the place.

    >>> places([30, 41, 30, 30], [0, 0, 5, 0])
    [3, 1, 2, 3]
    """
    found: list[int] = []
    for seat in range(len(points)):
        place = 1
        for other in range(len(points)):
            if points[other] > points[seat] or (
                points[other] == points[seat] and ties[other] > ties[seat]
            ):
                place += 1
        found.append(place)
    return found
