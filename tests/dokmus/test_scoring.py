"""Points: DK-4, DK-90 to DK-101, DK-106."""

from __future__ import annotations

import pytest

from archipel.games.dokmus import GAME
from archipel.games.dokmus.components import CELL_NAMES
from archipel.games.dokmus.scoring import (
    breakdown,
    complete,
    explored,
    ranks,
    sacrifice_points,
    visited,
)
from archipel.kernel.core import Rng
from archipel.kernel.match import random_match
from archipel.kernel.seats import places
from tests.dokmus.table import at, cell, named, rows, table
from tests.marks import rule

CORNER = rows("t.")  # a temple and the cell beside it


@rule("DK-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_come_from_five_sources(seats: int) -> None:
    match = random_match(GAME, seats, {}, Rng(3))
    for points in breakdown(at(match)):
        assert list(points) == ["ruins", "temples", "complete", "visited", "sacrifice"]
    scored = [values for _, word, values in match.told(-2) if word == "scored"]
    assert [values["points"] for values in scored] == match.scores()


@rule("DK-90")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_all_tokens_are_used(seats: int) -> None:
    match = random_match(GAME, seats, {}, Rng(5))
    d = at(match)
    assert d.round == 8
    assert d.hand == [0] * seats
    for seat in range(seats):
        assert len(d.tokens[seat]) + d.sacrificed[seat] == 25


@rule("DK-92", "DK-93", "DK-94", "T27")
def test_each_temple_counts_once_per_player() -> None:
    d = table({0: rows(".T.t")}, "1a1 1c1", "", seats=2)
    assert breakdown(d)[0]["temples"] == 3 + 2
    d = table({0: rows(".T.t")}, "1a1", "1c1", seats=2)
    assert [points["temples"] for points in breakdown(d)] == [3, 5]


@rule("DK-92", "DK-96", "T12")
def test_a_temple_is_explored_from_the_next_tile() -> None:
    d = table({3: rows("MMMMMMt"), 4: rows(".", ".", "t")}, "4a1")
    temples = explored(d, 0)
    assert named(temples) == {"3g1"}
    assert visited(temples) == [2]  # tile_3, though the token stands on tile_4


@rule("DK-95", "DK-106")
@pytest.mark.parametrize(("seats", "bonus"), [(2, 5), (3, 8), (4, 8)])
def test_a_complete_tile(seats: int, bonus: int) -> None:
    side = {0: rows(".t.T")}
    one = table(side, "1a1", seats=seats)
    assert breakdown(one)[0]["complete"] == 0
    all_ = table(side, "1a1 1c1", seats=seats)
    assert complete(all_, explored(all_, 0)) == [0]  # tiles without temples are never complete
    assert breakdown(all_)[0]["complete"] == bonus


@rule("DK-96")
def test_visited_tiles_by_the_table() -> None:
    points = []
    cells = ["1b1", "2b1", "3b1", "4b1", "5b1", "6b1", "7b1", "8b1"]
    everywhere = {slot: CORNER for slot in range(9)}
    for n in range(9):
        d = table(everywhere, " ".join(cells[:n]), seats=4, settled=False)
        points.append(breakdown(d)[0]["visited"])
    assert points == [0, 1, 3, 6, 10, 14, 18, 22, 27]


@rule("DK-96", "DK-108", "T26")
def test_all_five_tiles_of_the_small_board_are_14_points() -> None:
    d = table({slot: CORNER for slot in range(6)}, "1b1 2b1 3b1 4b1 5b1")
    assert breakdown(d)[0]["visited"] == 14


@rule("DK-97")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([2, 1], [3, 0]), ([1, 2, 3], [0, 2, 4]), ([4, 3, 2, 1], [5, 3, 1, 0])],
)
def test_sacrifices_by_rank(counts: list[int], points: list[int]) -> None:
    assert sacrifice_points(counts) == points


@rule("DK-98", "T24")
def test_tied_players_all_get_the_points_of_the_rank() -> None:
    assert sacrifice_points([7, 7, 7, 2]) == [5, 5, 5, 0]
    assert sacrifice_points([4, 3, 3, 1]) == [5, 3, 3, 0]


@rule("DK-99")
def test_who_gave_nothing_gets_nothing() -> None:
    assert sacrifice_points([0, 0]) == [0, 0]
    assert sacrifice_points([3, 0, 0]) == [4, 0, 0]


@rule("DK-100", "DK-101")
def test_most_points_win_then_most_sacrifices_then_the_win_is_shared() -> None:
    assert places([50, 60, 40], [9, 0, 9]) == [2, 1, 3]
    assert places([50, 50, 40], [3, 4, 9]) == [2, 1, 3]
    assert places([50, 50, 40], [4, 4, 9]) == [1, 1, 3]
    d = table({0: rows("t.t", "...")}, "1b1", "1c2", seats=2)
    d.sacrificed = [2, 2]
    assert breakdown(d)[0]["temples"] == 4
    assert ranks(d) == [1, 2]


@rule("DK-54", "DK-92")
def test_a_link_explores_nothing() -> None:
    d = table({0: rows(".tT.")}, "1a1")
    assert {CELL_NAMES[i] for i in explored(d, 0)} == {"1b1"}
    assert cell("1d1") in d.free
