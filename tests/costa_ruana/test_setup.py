"""CR-07 to CR-15: cards, conditions, islands, treasures, shaman, first inhabitants."""

import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.components import DATA, DECKS, FACE_IDS
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match, Refused
from tests.costa_ruana.table import (
    COUNTS,
    EVERY_OPTION,
    act,
    at,
    let_chance,
    play_any,
    play_on,
    shown,
)
from tests.marks import rule


@rule("CR-07", "RU-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_deck_has_twelve_cards_for_each_player(seats: int) -> None:
    cards = DATA["cards"]["items"]
    assert sum(card["count"] for card in cards if card["notches"] <= seats) == 12 * seats
    assert sum(DECKS[seats]) == 12 * seats
    m = Match(GAME, seats)
    let_chance(m)
    assert at(m).held == [5] * seats
    assert at(m).pile() == 7 * seats


@rule("CR-07", "RU-23")
def test_the_order_of_chance() -> None:
    m = Match(GAME, 2)
    asked = []
    rng = Rng(3)
    while m.seat == CHANCE:
        asked.append(m.ask())
        play_any(m, rng)
    expected = ["deal-hand"] * 10 + ["show-side"] * 2 + ["four-treasures"] * 2 + ["first-shaman"]
    assert asked == expected
    seats = [
        event.values["seat"] for events in m.told_at for event in events if event.word == "drew"
    ]
    assert seats == ["seat_0"] * 5 + ["seat_1"] * 5


@rule("CR-07")
def test_a_card_is_dealt_as_likely_as_it_is_left() -> None:
    m = Match(GAME, 6)
    face = FACE_IDS.index("day_place_3")
    option = m.lines().index("deal day_place_3")
    assert m.position.agenda[-1].weights(m.position)[option] == DECKS[6][face] == 3
    act(m, CHANCE, "deal day_place_3")
    assert m.position.agenda[-1].weights(m.position)[option] == 2
    act(m, CHANCE, "deal day_place_3", "deal day_place_3")
    assert "deal day_place_3" not in m.lines()


@rule("CR-08")
def test_the_condition_cards_show_a_random_side() -> None:
    m = play_on(Match(GAME, 3), until="show-side")
    assert m.lines() == ["show_side day", "show_side night"]
    act(m, CHANCE, "show_side night")
    assert m.lines() == ["show_side high_tide", "show_side low_tide"]
    act(m, CHANCE, "show_side high_tide")
    sides = [condition.side for condition in m.view(0).conditions]
    assert sides == ["night", "high_tide"]


@rule("CR-09", "CR-10", "CR-11", "EX-17", "RU-24")
@pytest.mark.parametrize(
    ("seats", "islands", "treasures"), [(2, 4, 18), (3, 6, 28), (4, 7, 33), (5, 9, 43), (6, 10, 48)]
)
def test_islands_and_treasures(seats: int, islands: int, treasures: int) -> None:
    m = Match(GAME, seats)
    let_chance(m)
    c = at(m)
    assert c.islands == islands
    assert sorted(c.treasures) == [4, 4] + [5] * (islands - 2)
    assert sum(c.treasures) == treasures
    # every island can be reached from the first moment on, and no other island exists
    assert m.lines() == [f"place_initial island_{k + 1}" for k in range(islands)]


@rule("CR-11", "RU-19")
def test_two_different_islands_get_four_treasures_by_chance() -> None:
    m = play_on(Match(GAME, 2), until="four-treasures")
    assert m.seat == CHANCE
    act(m, CHANCE, "four_treasures island_3")
    assert m.lines() == [f"four_treasures island_{k}" for k in (1, 2, 4)]


@rule("CR-11", "RU-19")
def test_with_the_option_the_first_shaman_chooses_the_islands_with_four() -> None:
    m = Match(GAME, 2, {"four_treasure_islands": "chosen_by_shaman"})
    play_on(m, until="first-shaman")
    act(m, CHANCE, "first_shaman seat_1")
    act(m, 1, "four_treasures island_2", "four_treasures island_4")
    assert at(m).treasures == [5, 4, 5, 4]
    assert m.ask() == "place-initial"


@rule("CR-12")
def test_the_first_shaman_is_drawn() -> None:
    m = play_on(Match(GAME, 4), until="first-shaman")
    assert m.seat == CHANCE
    assert m.view(0).shaman is None
    assert m.lines() == [f"first_shaman seat_{seat}" for seat in range(4)]
    act(m, CHANCE, "first_shaman seat_2")
    assert m.view(0).shaman == "seat_2"


@rule("CR-12", "CR-55", "RU-07")
def test_the_first_shaman_may_not_decline() -> None:
    m = play_on(Match(GAME, 3), until="first-shaman")
    act(m, CHANCE, "first_shaman seat_1")
    assert (m.seat, m.ask()) == (1, "place-initial")


@rule("CR-55", "RU-07")
def test_with_the_option_the_first_shaman_may_decline() -> None:
    m = play_on(Match(GAME, 3, {"first_shaman_may_refuse": "true"}), until="first-shaman")
    act(m, CHANCE, "first_shaman seat_1")
    assert m.lines() == ["keep", "nominate seat_0", "nominate seat_2"]
    act(m, 1, "nominate seat_2")
    assert (m.seat, m.ask()) == (2, "place-initial")
    assert m.view(0).shaman == "seat_2"


@rule("CR-13", "RU-30")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_ten_inhabitants_at_home_and_an_empty_hut(seats: int) -> None:
    m = Match(GAME, seats)
    let_chance(m)
    assert at(m).reserve == [10] * seats
    assert at(m).hut == [0] * seats
    tribes = [tribe["id"] for tribe in DATA["tribes"]["items"]]
    assert tribes == ["green", "brown", "yellow", "red", "blue", "white"]


@rule("CR-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_laps_of_first_inhabitants_from_the_shaman_on(seats: int) -> None:
    m = play_on(Match(GAME, seats), until="first-shaman")
    act(m, CHANCE, "first_shaman seat_1")
    order = []
    rng = Rng(1)
    while m.ask() == "place-initial":
        order.append(m.seat)
        play_any(m, rng)
    lap = [(1 + k) % seats for k in range(seats)]
    assert order == lap * 3
    assert at(m).reserve == [7] * seats
    assert (m.seat, m.ask(), at(m).round) == (1, "play-face-up", 1)


@rule("CR-05", "CR-14", "EC-23")
def test_a_full_island_is_closed_in_the_set_up_too() -> None:
    m = Match(GAME, 3)
    let_chance(m)
    for _ in range(7):
        m.play(m.seat, "place_initial island_1")
    assert "place_initial island_1" not in m.lines()
    with pytest.raises(Refused):
        m.play(m.seat, "place_initial island_1")
    assert shown(m, "island_1").startswith("a")
    m.play(m.seat, "place_initial island_2")
    assert "place_initial island_1" not in m.lines()


@rule("CR-15", "RU-27")
def test_hands_and_conditions_are_known_when_the_first_inhabitants_are_placed() -> None:
    m = Match(GAME, 4)
    let_chance(m)
    assert m.ask() == "place-initial"
    assert len(m.view(m.seat).hand) == 5
    assert all(condition.side for condition in m.view(m.seat).conditions)


@rule("CR-11", "CR-12", "CR-55")
def test_all_options_together() -> None:
    m = play_on(Match(GAME, 3, EVERY_OPTION), until="first-shaman")
    act(m, CHANCE, "first_shaman seat_0")
    act(m, 0, "four_treasures island_1", "four_treasures island_6", "keep")
    assert (m.seat, m.ask()) == (0, "place-initial")
