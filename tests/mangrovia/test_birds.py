"""MG-70 to MG-78: the birds, the talisman and the next round."""

import pytest

from archipel.kernel.core import CHANCE
from tests.mangrovia.table import (
    act,
    at,
    at_stage,
    begin_round,
    let_chance,
    prepare,
    sail,
    spaces,
    table,
    told,
)
from tests.marks import rule


@rule("MG-70")
def test_the_birds_go_to_two_different_landscapes() -> None:
    m = at_stage(table(birds="water sand"), 12)
    assert m.lines() == [
        "birds water sand",
        "birds water mangrove",
        "birds water reed",
        "birds sand mangrove",
        "birds sand reed",
        "birds mangrove reed",
    ]
    act(m, 0, "birds water reed")  # one of them moves
    assert m.view(0).birds == ["water", "reed"]
    assert told(m, "birds-moved") == [("birds-moved", "seat_0", "water", "reed", "1")]


@rule("MG-70")
def test_their_new_place_holds_from_the_next_round_on() -> None:
    m = table(hands={1: "3 4 sand"}, birds="water mangrove")
    sail(m, site_1_12=0, site_2_11=1)
    while m.view(0).boat != "stage_12":
        assert not spaces(m)
        act(m, m.seat, "pass")
    act(m, 0, "birds sand reed")
    let_chance(m)
    at(m).agenda = []
    at(m).settle()
    at_stage(m, 11, seat=1)
    assert "c2r3" in spaces(m)


@rule("MG-70", "MG-80")
def test_in_the_last_round_nobody_is_asked_about_the_birds() -> None:
    m = table(birds="water sand")
    at(m).ending = True
    assert at_stage(m, 12).over
    assert m.view(0).birds == ["water", "sand"]
    m = table(birds="water sand")
    at(m).round = 40
    assert at_stage(m, 12).over
    m = table(birds="water sand", round_cap="none")
    at(m).round = 40
    assert at_stage(m, 12).ask() == "move-birds"


@rule("MG-75", "MG-70", "T16")
def test_who_is_in_the_north_is_first_even_if_the_birds_stay() -> None:
    m = sail(table(birds="water sand"), site_1_12=2)
    while m.view(0).boat != "stage_12":
        act(m, 2, "pass")
    act(m, 2, "birds water sand")
    let_chance(m)
    view = m.view(0)
    assert (view.talisman, view.birds, m.seat) == ("seat_2", ["water", "sand"], 2)


@rule("MG-75")
def test_the_first_player_in_the_north_stays_first() -> None:
    m = prepare(table(first=1), site_1_12=1)
    let_chance(m)
    assert m.view(0).talisman == "seat_1"
    assert told(m, "talisman-won") == [("talisman-won", "seat_1", "1")]


@rule("MG-76", "EX10", "T15")
def test_an_empty_north_passes_the_talisman_to_the_right_and_turns_the_birds() -> None:
    m = prepare(table(birds="water sand", first=0), site_2_11=1)
    let_chance(m)
    assert (m.view(0).talisman, m.view(0).birds) == ("seat_3", ["mangrove", "reed"])
    assert told(m, "talisman-passed") == [("talisman-passed", "seat_3", "mangrove", "reed")]


@rule("MG-76", "MG-14", "T37")
def test_an_empty_north_with_two_players() -> None:
    m = begin_round(table(2, birds="water mangrove", first=1))
    for seat, site in ((1, "2_11"), (0, "3_10"), (1, "4_9"), (0, "5_8")):
        act(m, seat, f"dish site_{site}")
    while m.view(0).round == 1:
        act(m, m.seat, "pass")
        let_chance(m)
    assert (m.view(0).talisman, m.view(0).birds) == ("seat_0", ["sand", "reed"])


@rule("MG-77")
@pytest.mark.parametrize("seats", [2, 4])
def test_dishes_and_boat_return_and_the_neutral_dish_stays(seats: int) -> None:
    m = prepare(table(seats), site_1_12=0, site_3_10=1)
    let_chance(m)
    view = m.view(0)
    assert view.boat == "boat_space"
    assert [site.dish for site in view.sites] == [None] * 5 + ["neutral" if seats == 2 else None]
    assert all(player.dishes == (2 if seats == 2 else 1) for player in view.players)


@rule("MG-78")
def test_open_cards_are_filled_up() -> None:
    m = prepare(table(display="2 3 water"), site_1_12=0)
    assert (m.seat, m.ask()) == (CHANCE, "reveal-card")
    let_chance(m)
    view = m.view(0)
    assert view.open_offerings[:2] == ["offering_2", "offering_3"]  # what lay there stays
    assert None not in view.open_offerings + view.open_landscapes
    assert len(told(m, "laid-open")) == 2 + 2
    assert m.ask() == "place-dish"
