"""The worth of a position: good enough that one look ahead beats chance."""

from __future__ import annotations

from archipel.games.dokmus.bot import FAR, distances, value
from tests.dokmus.table import act, cell, rows, table


def test_distances_count_steps_forests_temples_and_rivers() -> None:
    d = table({0: rows("..F.", "MMt.", "MM.")}, "1a1")
    far = distances(d, 0)
    assert [far[cell(name)] for name in ("1b1", "1c1", "1d1", "1d2", "1c3")] == [1, 3, 4, 4, 4]
    river = distances(table({0: "RIVN", 3: "RIVS"}, "1c3"), 0)
    assert river[cell("3e2")] == 2
    assert river[cell("1c2")] == 1
    assert distances(table({0: "TRAP"}, "1d4"), 0)[cell("1a1")] == FAR


def test_a_temple_is_worth_more_than_a_meadow_and_a_volcano_explores_nothing() -> None:
    side = {0: rows("..t", "..V", "...")}
    near = act(table(side, "1a1", guardian=3), "place 1b1")
    away = act(table(side, "1a1", guardian=3), "place 1a2")
    assert value(near, 0) > value(away, 0)
    burning = act(table(side, "1b2", guardian=3), "place 1c2")
    stable = act(table(side, "1b2", guardian=3), "place 1b1")
    assert value(stable, 0) > value(burning, 0)
