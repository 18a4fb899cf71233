"""The turn and its tokens: DK-26 to DK-38."""

from __future__ import annotations

import pytest

from archipel.games.dokmus import GAME
from archipel.games.dokmus.components import VOLCANO
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match
from tests.dokmus.table import act, at, cell, lines, may, prices, rows, table
from tests.marks import rule


@rule("E1", "DK-26", "DK-27")
def test_the_guardian_may_act_between_the_tokens() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=4)
    act(d, "place 1d5", "rotate tile_1 cw")
    assert not may(d, "rotate")
    act(d, "place 1d6", "place 1d7")
    assert d.active != 0  # nothing was left to use, so the turn ended by itself
    assert len(d.tokens[0]) == 4


@rule("DK-26")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_action_may_come_at_any_time(before: int) -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=2)
    tokens = ["place 1d5", "place 1d6", "place 1d7"]
    act(d, *tokens[:before], "slide tile_1", *tokens[before:])
    assert d.active != 0
    assert d.board.gap == 0


@rule("DK-27")
def test_the_turn_cannot_end_while_a_token_is_left() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=4)
    for text in ("place 1d5", "place 1d6"):
        assert "end_turn" not in lines(d)
        act(d, text)
    act(d, "sacrifice")
    assert "end_turn" in lines(d)
    assert not may(d, "place")
    assert "sacrifice" not in lines(d)


@rule("DK-27", "DK-72")
def test_unused_actions_are_lost() -> None:
    d = table({0: "ADJ"}, "1d4", guardian=2, left=1)
    act(d, "place 1d5")
    assert {"slide", "ruins_rotate", "end_turn"} <= {line.split()[0] for line in lines(d)}
    act(d, "end_turn")
    assert d.pending == []
    assert d.phase == 3
    assert d.active == 1


@rule("T21", "DK-26", "DK-27")
def test_actions_are_still_there_after_the_third_token() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=4, left=1)
    act(d, "place 1d5")
    assert len(may(d, "rotate")) == 10
    assert "end_turn" in lines(d)
    act(d, "rotate tile_1 ccw")
    assert d.active != 0


@rule("DK-33", "DK-34", "T28")
def test_all_three_tokens_may_be_sacrificed() -> None:
    d = table({0: "PLAIN"}, "1d4", guardian=2)
    hand = d.hand[0]
    act(d, "sacrifice", "sacrifice", "sacrifice")
    assert d.sacrificed == [3, 0]
    assert d.hand[0] == hand - 3
    assert d.tokens[0] == [cell("1d4")]
    assert may(d, "slide") == {"tile_1", "tile_2", "tile_4"}


@rule("DK-33")
def test_with_terrain_only_nothing_is_given_away() -> None:
    d = table({0: "PLAIN"}, "1d4", options={"voluntary_sacrifice": "terrain_only"})
    assert "sacrifice" not in lines(d)
    assert len(may(d, "place")) == 4


@rule("DK-30")
def test_next_to_any_own_token_also_one_placed_this_turn() -> None:
    d = table({0: "PLAIN"}, "1a1 1g7", "1c1")
    assert set(prices(d)) == {"1b1", "1a2", "1f7", "1g6"}
    act(d, "place 1b1")
    assert {"1b2", "1a2", "1g6"} <= set(prices(d))
    assert "1c1" not in prices(d)


@rule("DK-31")
def test_never_on_a_cell_with_a_token() -> None:
    d = table({0: "PLAIN"}, "1d4", "1d3 1d5", seats=2)
    assert set(prices(d)) == {"1c4", "1e4"}


@rule("DK-32", "DK-41", "DK-50")
def test_no_mountain_no_water_no_temple_no_corner() -> None:
    d = table({0: rows("M.M", "W.t", "..T")}, "1b2", left=1)
    assert set(prices(d)) == {"1b1", "1b3"}


@rule("DK-32", "T14")
def test_the_gap_and_the_border_have_no_cells() -> None:
    d = table({0: "PLAIN", 2: "PLAIN"}, "1g4 1a4", left=1)
    assert set(prices(d)) == {"1g3", "1g5", "1f4", "1a3", "1a5", "1b4"}


@rule("DK-35")
def test_a_price_cannot_be_paid_with_the_last_token() -> None:
    two = table({0: "FOREST"}, "1e2", left=2)
    assert prices(two) == {"1e1": 0, "1f2": 1}
    assert prices(act(two, "sacrifice")) == {"1e1": 0}


@rule("DK-36", "T22", "DK-33")
def test_without_a_legal_cell_the_token_may_go_anywhere_or_be_given() -> None:
    d = table({0: "TRAP"}, "1d4", left=1)
    assert d.waived
    assert prices(d) == {"1a1": 0, "1a7": 0, "1g7": 0}
    assert "sacrifice" in lines(d)
    act(d, "place 1g7")
    assert d.ruins[0] == 1


@rule("DK-36", "DK-43")
def test_a_forest_in_free_placement_has_its_price() -> None:
    d = table({0: "TRAP"}, "", left=3)
    assert prices(d)["1f1"] == 1
    act(d, "place 1f1")
    assert (d.left, d.sacrificed[0]) == (1, 1)
    free = table({0: "TRAP"}, "", left=3, options={"free_placement_forest": "free"})
    assert prices(free)["1f1"] == 0


@rule("T35", "DK-33", "DK-36")
def test_a_player_may_make_himself_unable_by_sacrificing() -> None:
    d = table({0: "TRAP"}, "1d4", left=2)
    assert prices(d) == {"1e4": 1}
    act(d, "sacrifice")
    assert prices(d) == {"1a1": 0, "1a7": 0, "1g7": 0}


@rule("DK-37")
def test_tokens_leave_the_board_through_volcanoes_only() -> None:
    rng = Rng(11)
    match = Match(GAME, 4)
    burnt = 0
    before: list[set[int]] = [set()] * 4
    while not match.over:
        if match.seat == CHANCE:
            match.settle(rng)
            continue
        seat = match.seat
        options = match.position.options
        events = match.play(seat, options[rng.below(len(options))])
        d = at(match)
        for other in range(4):
            gone = before[other] - set(d.tokens[other])
            moved = [e for e in events if e.word.endswith("moved")]
            if other != seat:
                assert not gone
            elif not moved:
                assert all(d.board.land.terrain[i] == VOLCANO for i in gone)
                burnt += len(gone)
        before = [set(own) for own in d.tokens]
    assert burnt


@rule("DK-37", "DK-83")
def test_nobody_moves_the_token_of_another() -> None:
    d = table({0: "PLAIN"}, "1d4", "1a1 1g7", guardian=3)
    assert may(d, "move") == {"1d4"}


@rule("DK-38")
@pytest.mark.parametrize("option", ["allowed", "terrain_only"])
def test_where_nothing_can_stand_the_tokens_are_given(option: str) -> None:
    d = table({}, "", options={"voluntary_sacrifice": option})
    assert d.sacrificed[0] == 3  # no choice, so it happened by itself
    assert d.active != 0
