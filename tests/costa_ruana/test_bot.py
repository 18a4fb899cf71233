"""What the computer players stand on."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.bot import Outlook
from archipel.games.costa_ruana.position import CostaRuana
from archipel.games.costa_ruana.steps import OFFICE, ROUND_BEGINS
from archipel.kernel.core import CHANCE, NOBODY, Rng
from archipel.kernel.match import Match
from tests.acting import settle
from tests.costa_ruana.table import at, collect, table


def test_the_value_of_a_finished_game_is_the_lead_in_points() -> None:
    m = table(2, {"island_1": "a1"}, round=5)
    collect(m)
    assert GAME.value(m.position, 0) == pytest.approx(2.01)
    assert GAME.value(m.position, 1) == pytest.approx(-2.01)


@pytest.mark.parametrize("seats", [2, 6])
def test_what_follows_from_the_islands_is_kept_up_to_date(seats: int) -> None:
    rng = Rng(seats)
    c = GAME.start(seats)
    assert isinstance(c, CostaRuana)
    while c.seat != NOBODY:
        c.play(c.roll(rng) if c.seat == CHANCE else c.options[rng.below(len(c.options))])
        for island in range(c.islands):
            people = c.folk[island * seats : (island + 1) * seats]
            assert c.crowd[island] == sum(people) <= 7
            assert bool(c.room >> island & 1) == (sum(people) < 7)
            assert bool(c.laden >> island & 1) == (c.treasures[island] > 0)
            for seat in range(seats):
                assert bool(c.present[seat] >> island & 1) == (people[seat] > 0)
        for seat in range(seats):
            assert c.out(seat) == sum(c.folk[seat::seats])
            assert c.hand[seat * 5 : seat * 5 + c.held[seat]] == sorted(
                c.hand[seat * 5 : seat * 5 + c.held[seat]]
            )


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_worth_is_the_sum_of_the_weighed_features(seats: int) -> None:
    rng = Rng(seats)
    c = GAME.start(seats)
    assert isinstance(c, CostaRuana)
    while c.seat != NOBODY:
        worths = Outlook(c).worths(c)
        for seat in range(seats):
            found = GAME.features(c, seat)
            assert len(found) == len(GAME.feature_names)
            total = sum(w * f for w, f in zip(GAME.weights, found))
            assert total == pytest.approx(worths[seat])
        c.play(c.roll(rng) if c.seat == CHANCE else c.options[rng.below(len(c.options))])


def office(hands: dict[int, str], seats: int) -> dict[str, float]:
    """What seat 0 thinks of each answer when it is offered the office."""
    m = table(seats, hands=hands, round=2, sides="day high_tide")
    c = at(m)
    c.veiled = False
    c.then(ROUND_BEGINS)
    c.then(OFFICE[0])
    settle(m)
    return {line: after(m, choice) for line, choice in zip(m.lines(), c.options)}


def after(m: Match, choice: int) -> float:
    c = at(m).clone()
    c.play(choice)
    return GAME.value(c, 0)


def test_a_shaman_with_cards_that_can_be_active_together_keeps_the_office() -> None:
    poor = "day_remove_1 night_remove_1 day_treasure night_treasure low_tide_remove_1"
    good = "night_move high_tide_place_3 day_treasure night_treasure low_tide_remove_1"
    weak = office({0: poor, 1: poor}, 2)
    strong = office({0: good, 1: poor}, 2)
    gain = strong["keep"] - strong["nominate seat_1"]
    assert gain > weak["keep"] - weak["nominate seat_1"]
    assert gain > 0.0


def test_who_hands_on_the_office_names_the_neighbour_and_acts_last() -> None:
    poor = "day_remove_1 night_remove_1 day_treasure night_treasure low_tide_remove_1"
    values = office({seat: poor for seat in range(4)}, 4)
    assert max(values, key=lambda line: values[line]) == "nominate seat_1"
