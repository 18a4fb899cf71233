"""Ruins: DK-70 to DK-79."""

from __future__ import annotations

import pytest

from archipel.games.dokmus.scoring import breakdown
from tests.dokmus.table import act, cell, lines, may, named, rows, table
from tests.marks import rule

IMMEDIATE = {"ruins_bonus_timing": "immediate"}


@rule("DK-70")
def test_a_token_on_ruins_never_moves() -> None:
    d = table({0: "ADJ"}, "1d4 1d5", guardian=3)
    assert may(d, "move") == {"1d4"}


@rule("DK-71", "DK-91")
def test_ruins_give_a_point_at_once() -> None:
    d = table({0: "ADJ"}, "1d4")
    act(d, "place 1d5")
    assert d.ruins[0] == 1
    assert breakdown(d)[0]["ruins"] == 1


@rule("DK-71", "DK-76", "DK-85")
def test_a_token_moved_onto_ruins_gives_point_and_action() -> None:
    d = table({0: "ADJ"}, "1d6", guardian=3)
    act(d, "move 1d6")
    assert d.ruins[0] == 1
    assert d.pending == [0]


@rule("DK-72", "DK-73", "DK-78", "T7")
def test_the_action_waits_and_is_judged_when_it_is_used() -> None:
    d = table({3: "ADJ"}, "3d4", guardian=2)  # tile_3 is not in line with the gap
    act(d, "place 3d5")
    assert may(d, "ruins_rotate") == {"tile_3 cw", "tile_3 ccw"}
    assert may(d, "ruins_move") == {"3d4"}
    assert not may(d, "ruins_slide")
    assert not may(d, "decline")
    act(d, "slide tile_4")
    assert may(d, "ruins_slide") == {"tile_3"}
    act(d, "ruins_slide tile_3")
    assert d.board.slot_of[2] == 4
    assert not may(d, "ruins_rotate")


@rule("DK-73")
def test_a_slide_by_ruins_does_not_turn_the_tile() -> None:
    d = table({0: "ADJ"}, "1d4", rotations={0: 1})
    act(d, "place 1d5", "ruins_slide tile_1")
    assert d.board.slot_of[0] == 1
    assert d.board.rotation[0] == 1


@rule("DK-74", "DK-76", "DK-78", "T8")
def test_a_chain_of_ruins_across_a_seam() -> None:
    d = table({3: rows("MMMMR.."), 4: rows("R.")}, "3f1 3g1")
    act(d, "place 3e1", "ruins_move 3g1")  # to 4a1, the only free cell beside it
    assert d.ruins[0] == 2
    assert d.pending == [3]
    assert may(d, "ruins_rotate") == {"tile_4 cw", "tile_4 ccw"}


@rule("DK-70", "DK-74", "T9")
def test_the_move_is_for_tokens_that_stand_on_the_tile_when_it_is_used() -> None:
    d = table({0: "PLAIN", 3: rows("R.")}, "1a7")
    act(d, "place 3a1")
    assert not may(d, "ruins_move")
    act(d, "place 3b1")
    assert may(d, "ruins_move") == {"3b1"}


@rule("DK-75")
@pytest.mark.parametrize(("direction", "rotation"), [("cw", 1), ("ccw", 3)])
def test_the_tile_of_the_ruins_turns_either_way(direction: str, rotation: int) -> None:
    d = table({0: "ADJ"}, "1d4")
    act(d, "place 1d5", f"ruins_rotate tile_1 {direction}")
    assert d.board.rotation[0] == rotation
    assert d.pending == []


@rule("DK-77")
def test_ruins_and_guardian_are_two_actions_and_ruins_take_no_talisman() -> None:
    d = table({0: "ADJ"}, "1d4", seats=3, guardian=1)
    act(d, "place 1d5", "ruins_rotate tile_1 cw")
    assert not d.guardian_used
    assert "talisman" in lines(d)
    used = act(table({0: "ADJ"}, "1d4", guardian=4), "place 1d5", "rotate tile_1 cw")
    assert may(used, "ruins_rotate") == {"tile_1 cw", "tile_1 ccw"}


@rule("DK-78", "T33")
def test_an_open_action_stays_with_its_tile() -> None:
    d = table({0: "ADJ"}, "1d4 1d5", guardian=2, pending="1")
    act(d, "slide tile_1")
    assert d.pending == [0]
    assert d.board.slot_of[0] == 1
    act(d, "ruins_slide tile_1")
    assert d.board.slot_of[0] == 0


@rule("DK-78")
def test_two_actions_of_one_tile_are_offered_once_and_used_one_by_one() -> None:
    d = table({0: "ADJ"}, "1d4 1d5", left=0, pending="1 1")
    assert len(lines(d)) == len(set(lines(d)))
    act(d, "ruins_rotate tile_1 cw")
    assert d.pending == [0]
    act(d, "ruins_rotate tile_1 cw")
    assert d.board.rotation[0] == 2
    assert d.active != 0


@rule("DK-78")
def test_a_move_uses_up_the_action_of_its_own_tile() -> None:
    d = table({0: "ADJ", 3: "ADJ"}, "1d4 1d5 3d4 3d5", left=0, pending="1 3")
    act(d, "ruins_move 3d4", "to 3d3")
    assert d.pending == [0]


@rule("DK-72", "T34")
def test_ruins_under_the_third_token_still_act() -> None:
    d = table({0: "ADJ"}, "1d4", left=1)
    act(d, "place 1d5")
    assert set(lines(d)) == {
        "end_turn",
        "ruins_slide tile_1",
        "ruins_move 1d4",
        "ruins_rotate tile_1 cw",
        "ruins_rotate tile_1 ccw",
    }


@rule("DK-79", "T36")
def test_immediate_nothing_else_before_the_action_is_used_or_declined() -> None:
    d = table({0: "ADJ"}, "1d4", guardian=4, options=IMMEDIATE)
    act(d, "place 1d5")
    assert set(lines(d)) == {
        "ruins_slide tile_1",
        "ruins_move 1d4",
        "ruins_rotate tile_1 cw",
        "ruins_rotate tile_1 ccw",
        "decline",
    }
    act(d, "decline")
    assert d.pending == []
    assert may(d, "place")
    assert may(d, "rotate")


@rule("DK-79", "DK-76")
def test_immediate_a_chain_asks_again_for_the_new_tile() -> None:
    d = table({3: rows("MMMMR.."), 4: rows("R.")}, "3f1 3g1", options=IMMEDIATE)
    act(d, "place 3e1", "ruins_move 3g1")
    assert d.pending == [3]
    assert "decline" in lines(d)
    act(d, "ruins_rotate tile_4 cw")
    assert named(d.tokens[0]) == {"3e1", "3f1", "4a1"}
    assert d.owner[cell("4a1")] == 0
