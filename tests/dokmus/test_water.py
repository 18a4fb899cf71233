"""Waterways: DK-60 to DK-69."""

from __future__ import annotations

from tests.dokmus.table import act, cell, lines, may, prices, rows, table
from tests.marks import rule

RIVER = {0: "RIVN", 3: "RIVS"}  # tile_3 lies below tile_1: one waterway over both


@rule("DK-60", "DK-61", "DK-62")
def test_a_crossing_reaches_every_bank_for_one_sacrifice() -> None:
    d = table(RIVER, "1c3")
    assert prices(d) == {
        "1c2": 0,
        **dict.fromkeys(["1e4", "1e6", "3c1", "3e2", "3c3", "3d4", "3e3"], 1),
    }
    act(d, "place 3e2")
    assert (d.left, d.sacrificed[0]) == (1, 1)
    assert d.last[0] == cell("3e2")


@rule("DK-60")
def test_water_holds_no_token_and_tiles_apart_are_two_waterways() -> None:
    d = table({0: "RIVN", 5: "RIVS"}, "1c3")
    assert prices(d) == {"1c2": 0, "1e4": 1, "1e6": 1}


@rule("DK-60", "T11")
def test_a_slide_splits_a_waterway_in_the_middle_of_a_turn() -> None:
    d = table(RIVER, "1c3", guardian=2)
    assert "3c1" in prices(d)
    act(d, "slide tile_1")
    assert set(prices(d)) == {"1c2", "1e4", "1e6"}


@rule("DK-60")
def test_a_bank_may_lie_across_the_seam() -> None:
    d = table({3: rows("MMMMMMW"), 4: rows(".", ".", "."), 0: rows()}, "4a1", left=3)
    act(d, "place 4a2")
    assert d.left == 2
    both = table({3: rows("MMMMM.W"), 4: rows(".")}, "4a1")
    assert prices(both) == {"3f1": 1}


@rule("DK-63")
def test_ruins_and_volcano_work_at_the_end_of_a_crossing() -> None:
    d = table(RIVER, "1c3")
    act(d, "place 3d4")
    assert d.ruins[0] == 1
    assert d.pending == [2]
    d = table(RIVER, "1c3")
    act(d, "place 3e3", "sacrifice")
    assert d.owner[cell("3e3")] == -1
    assert d.sacrificed[0] == 3


@rule("DK-64", "T2")
def test_a_forest_reached_by_crossing_costs_nothing_more() -> None:
    d = table(RIVER, "1c3")
    act(d, "place 1e6")
    assert (d.left, d.sacrificed[0]) == (1, 1)


@rule("DK-65")
def test_a_token_beside_a_temple_at_the_water_may_cross() -> None:
    d = table(RIVER, "3c3 3f6")  # an old token: no link, but it may cross
    assert prices(d)["1e4"] == 1
    assert prices(d)["3e3"] == 1


@rule("DK-66", "DK-35", "T19")
def test_a_cell_that_is_free_stays_free() -> None:
    bank = {0: rows("WWW", "...")}
    d = table(bank, "1a2")
    assert prices(d) == {"1b2": 0, "1c2": 1}
    assert not may(d, "cross")
    act(d, "place 1b2")
    assert d.sacrificed[0] == 0
    terrain_only = {"voluntary_sacrifice": "terrain_only"}
    english = table(bank, "1a2", guardian=4, options=terrain_only)
    assert may(english, "place") == {"1b2", "1c2"}
    assert may(english, "cross") == {"1b2"}
    act(english, "cross 1b2")
    assert (english.left, english.sacrificed[0]) == (1, 1)
    assert english.owner[cell("1b2")] == 0
    assert not may(table(bank, "1a2", left=1, guardian=4, options=terrain_only), "cross")


@rule("DK-67")
def test_a_temple_between_two_waterways_joins_them_only_by_option() -> None:
    apart = table({0: "TWORIV"}, "1a1", left=2)
    assert prices(apart) == {"1b2": 1, "1d2": 1}
    joined = table({0: "TWORIV"}, "1a1", left=2, options={"waterways_at_temples": "joined"})
    assert prices(joined) == {"1b2": 1, "1d2": 1, "1f2": 1, "1g1": 1}


@rule("DK-67", "DK-65")
def test_beside_the_temple_either_waterway_may_be_used() -> None:
    d = table({0: "TWORIV"}, "1d2", left=2)
    assert prices(d) == {"1a1": 1, "1b2": 1, "1f2": 1, "1g1": 1}


@rule("DK-68", "T4")
def test_one_crossing_fits_in_a_turn() -> None:
    d = table(RIVER, "1c3", guardian=2)
    act(d, "place 1c2")
    act(d, "place 1e4")
    assert d.left == 0
    assert "end_turn" in lines(d)
    first = act(table(RIVER, "1c3"), "place 1e4")
    assert first.left == 1
    assert set(prices(first)) == {"1c2"}  # no second crossing


@rule("DK-69")
def test_tokens_on_the_banks_block_nothing() -> None:
    free = table(RIVER, "1c3")
    d = table(RIVER, "1c3", "1e4 3c1")
    assert set(prices(d)) == set(prices(free)) - {"1e4", "3c1"}


@rule("DK-62", "DK-65", "DK-52")
def test_a_temple_that_is_not_itself_at_the_water_helps_nobody_across() -> None:
    """Of a pair only one temple touches the water; an option lets the pair count as one."""
    pair = {0: rows(".WtT.", "MM.M")}
    assert prices(table(pair, "1a1")) == {"1c2": 1}
    assert table(pair, "1e1", last=None).waived
    group = {"adjacent_temples": "temple_group"}
    assert prices(table(pair, "1a1", options=group)) == {"1c2": 1, "1e1": 1}
    assert prices(table(pair, "1e1", last=None, options=group)) == {"1a1": 1, "1c2": 1}
