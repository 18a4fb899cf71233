"""CR-56 to CR-62: the end, points, ties."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.scoring import breakdown, pieces, points, ranks
from archipel.kernel.match import Match
from tests.costa_ruana.table import (
    COUNTS,
    act,
    at,
    before_flip,
    collect,
    lay,
    play_on,
    resolve,
    table,
    told,
)
from tests.marks import rule


@rule("CR-56", "CR-57", "EC-35")
def test_after_round_five_the_game_is_over_at_once() -> None:
    m = table(3, {"island_1": "a2", "island_2": "a2"}, round=5)
    at(m).hut[0] = 5
    shaman = at(m).shaman
    collect(m)
    assert m.over
    assert at(m).shaman == shaman
    assert told(m, "drew", "shaman-follows") == []
    assert (at(m).hut[0] + at(m).won[0], at(m).reserve[0]) == (7, 8)
    assert points(at(m), 0) == 22
    assert ("scored", "seat_0", "22", "7", "8") in told(m, "scored")


@rule("CR-56")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_cards_stay_in_each_hand_and_count_nothing(seats: int) -> None:
    m = play_on(Match(GAME, seats), seed=seats)
    assert at(m).held == [2] * seats
    assert [set(row) for row in breakdown(at(m))] == [{"treasures", "reserve"}] * seats


@rule("CR-48", "CR-57", "EC-29")
def test_an_island_won_in_the_last_round_is_worth_three_points() -> None:
    m = table(3, {f"island_{k}": "a1" for k in (1, 2, 3)}, round=5)
    before = points(at(m), 0)
    collect(m)
    assert points(at(m), 0) == before + 9


@rule("CR-33", "CR-57", "EC-21")
def test_placing_for_nothing_in_the_last_round_costs_points() -> None:
    m = table(3, {f"island_{k}": "b2 c1 t0" for k in range(1, 7)}, round=5, reserve={0: 3})
    before = points(at(m), 0)
    lay(m, "up_1", "day_place_3", 0)
    resolve(m)
    act(m, 0, "place_on island_1", "place_on island_2", "place_on island_3")
    collect(m)
    assert points(at(m), 0) == before - 3


def finished(treasures: list[int], reserve: list[int]) -> Match:
    m = table(len(treasures), round=5)
    at(m).hut = treasures
    at(m).reserve = reserve
    return m


@rule("CR-57", "CR-58", "EX-18")
def test_more_treasures_win_a_tie() -> None:
    m = finished([7, 8], [4, 2])
    assert breakdown(at(m)) == [{"treasures": 14, "reserve": 4}, {"treasures": 16, "reserve": 2}]
    assert ranks(at(m)) == [2, 1]


@rule("CR-58", "EC-27", "RU-20")
def test_a_full_tie_is_shared() -> None:
    m = finished([6, 6, 1], [5, 5, 9])
    assert ranks(at(m)) == [1, 1, 3]
    collect(m)
    assert told(m, "winner") == [("winner", "seat_0", "1"), ("winner", "seat_1", "1")]


@rule("CR-58")
def test_places_below_the_first_follow_the_same_comparison() -> None:
    assert ranks(at(finished([9, 3, 4, 0], [0, 4, 2, 10]))) == [1, 3, 2, 4]


@rule("CR-57")
@pytest.mark.parametrize("seats", COUNTS)
def test_points_are_treasures_and_reserve(seats: int) -> None:
    m = play_on(Match(GAME, seats), seed=10 + seats)
    c = at(m)
    assert c.copying == [-1] * seats
    for seat in range(seats):
        assert m.scores()[seat] == 2 * (c.hut[seat] + c.won[seat]) + c.reserve[seat]


@rule("CR-59")
def test_every_card_was_dealt_in_the_end() -> None:
    for seats in COUNTS:
        m = play_on(Match(GAME, seats), seed=20 + seats)
        assert at(m).pile() == 0
        assert pieces(at(m))["cards"] == 12 * seats == sum(at(m).discards) + 2 * seats


@rule("CR-62", "RU-31")
def test_huts_are_opened_but_hands_stay_hidden() -> None:
    m = before_flip(table(3, {"island_1": "a1"}, round=5, hands={1: "day_move night_move"}))
    at(m).hut = [1, 2, 0]
    assert m.view(0).veiled[1] == ["treasures"]
    act(m, 0, "flip time")
    play_on(m)
    view = m.view(0)
    assert view.over
    assert not any(view.veiled)
    assert view.secret == {}
    assert view.scores[1]["treasures"] == 4
    assert None not in view.huts
    assert view.hand == []
    assert view.hands[1] == 2
    assert m.view(1).hand == ["day_move", "night_move"]
