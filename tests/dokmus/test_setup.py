"""Material, set-up and start tokens: DK-1 to DK-20, and the frame for two players."""

from __future__ import annotations

import pytest

from archipel.games.dokmus import GAME
from archipel.games.dokmus.components import (
    AREA,
    CELL_NAMES,
    FOREST,
    ROWS,
    TERRAINS,
    TILE_NAMES,
)
from archipel.games.dokmus.scoring import pieces
from archipel.games.dokmus.vocabulary import PLACE, VOCABULARY
from archipel.kernel.core import CHANCE, BadTable, Rng
from archipel.kernel.match import Match, Refused
from tests.dokmus.table import at, cell, draft, drafting, give_all, started, table
from tests.marks import rule


@rule("DK-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadTable):
        GAME.start(seats)


@rule("DK-2", "DK-11", "DK-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_25_tokens_and_nothing_is_sacrificed(seats: int) -> None:
    d = at(started(seats))
    assert d.hand == [25] * seats
    assert d.sacrificed == [0] * seats
    assert pieces(d)["guardians"] == (3 if seats == 2 else 5)
    assert (
        GAME.breakdown(d)
        == [{"ruins": 0, "temples": 0, "complete": 0, "visited": 0, "sacrifice": 0}] * seats
    )


@rule("DK-3")
def test_sixteen_sides_of_seven_by_seven_cells_with_eight_terrains() -> None:
    assert len(TILE_NAMES) == 8
    assert len(ROWS) == 16
    assert len(TERRAINS) == 8
    for rows in ROWS:
        assert [len(row) for row in rows] == [7] * 7
        assert set("".join(rows)) == set(".FRVMWtT")


def test_the_vocabulary_has_2477_choices_and_a_placement_is_its_cell() -> None:
    assert VOCABULARY.size == 2477
    assert PLACE.first == 0
    assert VOCABULARY.text(cell("4c2")) == "place 4c2"


@rule("DK-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_eight_tiles_around_a_gap_any_side_any_rotation(seats: int) -> None:
    match = Match(GAME, seats)
    match.play(CHANCE, "first seat_2")
    assert len(match.lines()) == 8 * 2 * 4
    match.play(CHANCE, "lay tile_4 side_b r90")
    assert len(match.lines()) == 7 * 2 * 4
    match.settle(Rng(1))
    d = at(match)
    assert d.board.gap == 4
    assert sorted(d.board.tile_in) == [-1, 0, 1, 2, 3, 4, 5, 6, 7]
    slots = match.view(0).slots
    assert (slots[0].tile, slots[0].side, slots[0].rotation) == ("tile_4", "side_b", "r90")
    assert slots[4] is None
    laid = [values["slot"] for _, word, values in match.told(0) if word == "laid"]
    assert laid == [f"slot_{i}" for i in (0, 1, 2, 3, 5, 6, 7, 8)]


@rule("DK-10", "DK-32")
def test_cells_on_both_sides_of_a_seam_touch() -> None:
    d = table({3: "PLAIN", 4: "PLAIN"}, "3g4", left=1)  # tile_3 lies to the left of tile_4
    assert cell("4a4") in d.free
    turned = table({3: "PLAIN", 4: "PLAIN"}, "3g4", left=1, rotations={3: 2})
    assert cell("4a4") not in turned.free


@rule("DK-13", "DK-16")
def test_the_first_player_is_drawn_and_gets_the_talisman() -> None:
    match = Match(GAME, 3)
    assert match.seat == CHANCE
    assert match.lines() == ["first seat_0", "first seat_1", "first seat_2"]
    match.play(CHANCE, "first seat_1")
    assert at(match).talisman == 1


@rule("DK-15", "DK-16", "DK-19", "E4")
def test_start_tokens_go_counterclockwise_and_the_holder_is_last() -> None:
    match = started(4, first=2)
    order, tiles = [], []
    while match.ask() == "choose-start":
        order.append(match.seat)
        line = match.lines()[0]
        tiles.append(line.split()[1][0])
        match.play(match.seat, line)
    assert order == [1, 0, 3, 2]
    assert len(set(tiles)) == 4


@rule("DK-17")
def test_the_start_token_is_one_of_25_and_24_are_three_per_round() -> None:
    match = drafting(3)
    d = at(match)
    assert d.hand == [24] * 3
    for _ in range(8):
        draft(match, 1, 2, 3)
        for _ in range(3):
            give_all(match)
    assert match.over
    assert d.hand == [0] * 3


@rule("DK-18", "DK-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_cells_are_meadow_or_forest_on_the_rim_of_a_free_corner(seats: int) -> None:
    match = started(seats, seed=4)
    d = at(match)
    corners = {0, 2, 6, 8} if seats > 2 else {0, 2, 3, 5}
    taken: set[int] = set()
    while match.ask() == "choose-start":
        offered = [cell(line.split()[1]) for line in match.lines()]
        assert len(offered) == len(set(offered))
        for i in offered:
            assert d.board.land.terrain[i] <= FOREST
            assert d.board.slot_of[i // AREA] in corners
            assert i // AREA not in taken
            assert len(d.board.near(i)) < 4  # on a rim that nothing lies against
        taken.add(offered[0] // AREA)
        match.play(match.seat, f"start {CELL_NAMES[offered[0]]}")


@rule("DK-20")
def test_a_start_in_a_forest_costs_nothing() -> None:
    for seed in range(20):
        match = started(2, seed=seed)
        d = at(match)
        forests = [
            line for line in match.lines() if d.board.land.terrain[cell(line.split()[1])] == FOREST
        ]
        if forests:
            seat = match.seat
            match.play(seat, forests[0])
            assert d.hand[seat] == 24
            assert d.sacrificed[seat] == 0
            return
    raise AssertionError("no forest to start on in twenty set-ups")


@rule("DK-103")
def test_two_players_use_five_tiles_in_a_u() -> None:
    match = started(2)
    d = at(match)
    assert match.view(0).layout == "u_2x3"
    assert d.board.gap == 1
    assert len([tile for tile in d.board.tile_in if tile >= 0]) == 5
    assert len(match.view(0).slots) == 6


@rule("DK-108", "DK-18")
def test_two_players_start_away_from_the_gap_and_the_holder_is_last() -> None:
    rim = {0: "RIM"}
    closed = table(rim, "")
    assert {CELL_NAMES[i] for i in closed.board.start_cells([])} == {"1a1", "1d1", "1a6", "1a7"}
    open_ = table(rim, "", options={"start_on_gap_side": "allowed"})
    assert "1g4" in {CELL_NAMES[i] for i in open_.board.start_cells([])}
    assert started(2, first=1).seat == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_an_option_is_refused(seats: int) -> None:
    match = started(seats)
    with pytest.raises(Refused):
        match.play(match.seat, "end_turn")
