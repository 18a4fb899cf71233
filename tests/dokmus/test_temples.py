"""Temples link cells to the last token: DK-50 to DK-55."""

from __future__ import annotations

from archipel.games.dokmus.scoring import explored
from tests.dokmus.table import act, at, cell, drafting, may, named, prices, rows, table
from tests.marks import rule

TWO_TEMPLES = rows("..t.t..")
LEFT_HALF = rows("MMMMM.t")
RIGHT_HALF = rows("t.MMMMM")


@rule("DK-50")
def test_no_token_stands_on_a_temple() -> None:
    d = table({0: rows(".t")}, "", left=1)
    assert set(prices(d)) == {"1a1"}


@rule("DK-51", "DK-55", "T30")
def test_the_link_passes_on_with_each_token() -> None:
    d = table({0: TWO_TEMPLES}, "1a1")
    assert prices(d) == {"1b1": 0}
    act(d, "place 1b1")
    assert prices(d) == {"1d1": 0}
    act(d, "place 1d1")
    assert prices(d) == {"1f1": 0}
    act(d, "place 1f1")
    assert named(d.tokens[0]) == {"1a1", "1b1", "1d1", "1f1"}


@rule("DK-51", "DK-53", "DK-55", "T29")
def test_an_older_token_has_no_link_but_may_move_around_the_temple() -> None:
    d = table({0: "TEMPLE1"}, "1c4 1f4", guardian=3)
    assert prices(d) == {"1c3": 0, "1e4": 0}
    act(d, "move 1c4")
    assert may(d, "to") == {"1c3", "1d3", "1e4", "1d5"}


@rule("DK-51")
def test_with_any_own_token_every_token_links() -> None:
    options = {"temple_link_from": "any_own_token"}
    d = table({0: "TEMPLE1"}, "1c4 1f4", options=options)
    assert prices(d) == {"1c3": 0, "1e4": 0, "1d3": 0, "1d5": 1}


@rule("DK-52", "DK-54", "DK-92", "T13")
def test_temples_that_touch_across_a_seam_are_one_for_placing_only() -> None:
    d = table({3: LEFT_HALF, 4: RIGHT_HALF}, "3f1")
    assert prices(d) == {"4b1": 0}
    assert named(explored(d, 0)) == {"3g1"}
    act(d, "place 4b1")
    assert named(explored(d, 0)) == {"3g1", "4a1"}


@rule("DK-52", "DK-84")
def test_a_group_is_one_temple_for_moving_too() -> None:
    d = table({3: LEFT_HALF, 4: RIGHT_HALF}, "3f1", guardian=3)
    act(d, "move 3f1")  # one target only: it goes there at once
    assert named(d.tokens[0]) == {"4b1"}


@rule("DK-52")
def test_three_temples_in_a_chain_are_one_group() -> None:
    d = table({3: rows("MMMM.tt"), 4: rows("t.")}, "3e1")
    assert prices(d) == {"4b1": 0}
    assert len({bit for bit in d.board.group}) == 1


@rule("DK-55")
def test_sacrificing_and_moving_others_do_not_change_the_last_token() -> None:
    d = table({0: rows("..t.", "...")}, "1a2 1b1", guardian=3)
    act(d, "sacrifice")
    assert d.last[0] == cell("1b1")
    act(d, "move 1a2", "to 1b2")
    assert d.last[0] == cell("1b1")
    assert "1d1" in prices(d)


@rule("DK-55")
def test_the_last_token_stays_the_last_when_it_moves() -> None:
    d = table({0: rows("..t.", "...")}, "1a2 1a1", guardian=3)
    assert "1d1" not in prices(d)
    act(d, "move 1a1")  # to b1, beside the temple
    assert d.last[0] == cell("1b1")
    assert "1d1" in prices(d)


@rule("DK-55", "T31")
def test_the_link_carries_over_to_the_next_turn_on_a_turned_tile() -> None:
    d = table({0: "TEMPLE1"}, "1c3", "", guardian=2)
    act(d, "place 1c4", "sacrifice", "sacrifice", "end_turn")
    assert d.active == 1
    assert d.guardian[1] == 4
    act(d, "rotate tile_1 cw", "sacrifice", "sacrifice", "sacrifice")
    act(d, "draft guardian_4", "draft guardian_2")
    while d.active != 0:
        act(d, "sacrifice", "sacrifice", "sacrifice", "end_turn")
    assert prices(d)["1e4"] == 0
    assert prices(d)["1d5"] == 1


@rule("DK-55", "DK-51")
def test_with_this_turn_the_link_ends_with_the_turn() -> None:
    options = {"temple_link_from": "this_turn"}
    d = table({0: "TEMPLE1"}, "1c3", "", guardian=2, last=None, options=options)
    act(d, "place 1c4")
    assert prices(d)["1e4"] == 0  # placed in this turn: it links
    act(d, "sacrifice", "sacrifice", "end_turn")
    assert d.last[0] == -1
    act(d, "sacrifice", "sacrifice", "sacrifice", "end_turn")
    act(d, "draft guardian_4", "draft guardian_2")
    while d.active != 0:
        act(d, "sacrifice", "sacrifice", "sacrifice", "end_turn")
    assert "1e4" not in prices(d)


@rule("DK-55")
def test_with_this_turn_the_start_token_links_nothing() -> None:
    match = drafting(2, temple_link_from="this_turn")
    assert at(match).last == [-1, -1]
    assert -1 not in at(drafting(2)).last


@rule("DK-46", "DK-55", "T32")
def test_a_last_token_that_burnt_links_nothing() -> None:
    d = table({0: rows(".Vt.")}, "1a1", "", guardian=2)
    act(d, "place 1b1")
    assert prices(d) == {"1d1": 0}
    act(d, "sacrifice", "sacrifice", "end_turn")
    assert d.last[0] == -1
    assert d.active == 1
    act(d, "sacrifice", "sacrifice", "sacrifice", "end_turn")
    act(d, "draft guardian_4", "draft guardian_2")
    while d.active != 0:
        act(d, "sacrifice", "sacrifice", "sacrifice", "end_turn")
    assert prices(d) == {"1b1": 0}
