"""Seats around a table: their order and their places."""

from __future__ import annotations

import pytest

from archipel.kernel.core import Rng
from archipel.kernel.seats import clockwise, one_each, places

from .toy import Turn


def test_clockwise_begins_with_the_first_and_goes_round_once() -> None:
    assert clockwise(4, 2) == [2, 3, 0, 1]
    assert clockwise(1, 0) == [0]


@pytest.mark.parametrize(
    ("points", "ties", "found"),
    [
        ([50, 60, 40], [9, 0, 9], [2, 1, 3]),
        ([50, 50, 40], [3, 4, 9], [2, 1, 3]),
        ([50, 50, 40], [4, 4, 9], [1, 1, 3]),
        ([7, 7, 7, 9], [-1, -1, -2, -8], [2, 2, 4, 1]),
        ([], [], []),
    ],
)
def test_more_points_then_the_tie_break_and_who_is_still_equal_shares_the_place(
    points: list[int], ties: list[int], found: list[int]
) -> None:
    assert places(points, ties) == found


def test_a_step_for_each_seat() -> None:
    assert [step.seat for step in one_each(Turn, 3)] == [0, 1, 2]


def test_what_is_taken_out_of_a_list_is_gone_from_it() -> None:
    rng = Rng(5)
    bag = [3, 3, 8, 1]
    taken = [rng.take(bag) for _ in range(4)]
    assert (sorted(taken), bag) == ([1, 3, 3, 8], [])
    first = {Rng(seed).take([0, 1, 2]) for seed in range(30)}
    assert first == {0, 1, 2}
