"""MG-40 to MG-43: drawing cards."""

import pytest

from archipel.kernel.core import CHANCE
from archipel.kernel.match import Refused
from tests.mangrovia.table import (
    act,
    at,
    at_stage,
    deck_of,
    give,
    hand_of,
    let,
    let_chance,
    prepare,
    sail,
    table,
    told,
)
from tests.marks import rule


@rule("MG-40")
def test_each_card_is_an_offering_or_a_landscape_as_one_likes() -> None:
    m = at_stage(table(display="2 2 7 water water"), 1)
    # equal cards are one choice
    assert m.lines() == ["take offering_2", "take offering_7", "take card_water", "pass"]
    act(m, 0, "take card_water", "take offering_7")
    assert m.lines() == ["draw offering_deck", "draw landscape_deck", "pass"]
    assert m.view(0).open_offerings == ["offering_2", "offering_2", None, None]
    assert hand_of(m, 0) == "7 water"


@rule("MG-41")
def test_a_hidden_card_is_seen_before_the_next_is_drawn() -> None:
    m = at_stage(table(), 6)
    act(m, 0, "draw landscape_deck")
    let(m, "deal card_reed")
    assert (m.seat, m.view(0).hand) == (0, ["card_reed"])
    assert m.view(1).hand == []
    assert m.told(0)[-1][1:] == (
        "drew",
        {"seat": "seat_0", "deck": "landscape_deck", "card": "card_reed"},
    )
    assert m.told(1)[-1][1] == "drew-veiled"
    assert m.lines() == ["draw offering_deck", "draw landscape_deck", "pass"]


@rule("MG-41")
def test_a_hidden_draw_cannot_be_taken_back() -> None:
    m = at_stage(table(), 6)
    act(m, 0, "draw landscape_deck")
    let_chance(m)
    with pytest.raises(Refused):
        m.take_back(0)


@rule("MG-42", "T19")
def test_open_cards_are_not_replaced_during_the_round() -> None:
    m = sail(table(display="2 3 4 5 water sand reed"), site_1_12=0, site_3_10=1)
    act(m, 0, "take offering_2", "take card_reed", "pass")
    assert m.view(0).boat == "stage_3"
    assert len(m.lines()) == 5 + 1
    act(m, 1, "take offering_3")
    assert m.view(0).boat == "stage_12"
    act(m, 0, m.lines()[0])
    assert m.ask() == "reveal-card"
    while m.seat == CHANCE:
        let_chance(m)
    assert None not in m.view(0).open_offerings + m.view(0).open_landscapes


@rule("MG-43", "T32")
def test_an_exhausted_deck_is_made_anew_at_once() -> None:
    m = table()
    deck_of(m, "7", "2 2 3 4 5")
    at_stage(m, 7)
    act(m, 0, "draw offering_deck")  # one card is left: chance has no choice
    assert hand_of(m, 0) == "7"
    view = m.view(0)
    assert (view.decks["offering_deck"], view.discards) == (5, {})
    assert told(m, "reshuffled") == [("reshuffled", "offering_deck", "5")]


@rule("MG-43", "R4")
def test_with_the_option_the_deck_is_refilled_when_a_card_is_needed() -> None:
    m = table(refill_timing="when_needed")
    deck_of(m, "7", "2 2 3 4 5")
    at_stage(m, 6)
    act(m, 0, "draw offering_deck")
    assert m.view(0).decks["offering_deck"] == 0
    assert sum(m.view(0).discards.values()) == 5
    assert "draw offering_deck" in m.lines()
    act(m, 0, "draw offering_deck")
    assert m.seat == CHANCE
    assert m.view(0).decks["offering_deck"] == 5


@rule("MG-43", "T29")
def test_where_deck_and_discards_are_empty_nothing_can_be_drawn() -> None:
    m = table()
    deck_of(m, "", stock=1)
    at_stage(m, 7)
    assert m.lines() == ["collect", "draw offering_deck", "pass"]


@rule("MG-43", "MG-78", "T29")
def test_the_display_stays_short_when_there_is_nothing_to_fill_it_with() -> None:
    m = table(display="2 3 4 5 water")
    deck_of(m, "sand", stock=1)
    prepare(m, site_1_12=0)
    assert m.view(0).open_landscapes == ["card_water", "card_sand", None]
    assert m.ask() == "place-dish"


@rule("MG-43")
def test_a_draw_with_nothing_to_draw_is_lost() -> None:
    m = table()
    deck_of(m, "")
    deck_of(m, "", stock=1)
    at(m).stack = 0
    at_stage(m, 7)
    assert m.over
    assert told(m, "nothing-possible") == [("nothing-possible", "seat_0", "stage_7")]


@rule("MG-43", "MG-67")
def test_an_empty_deck_without_discards_waits_for_the_next_discarded_cards() -> None:
    m = table(hands={0: "3 4 sand"}, birds="sand reed")
    deck_of(m, "")
    at_stage(m, 11)
    act(m, 0, "build c2r3")
    assert m.view(0).decks["offering_deck"] == 2
    assert "draw offering_deck" in m.lines()


@rule("MG-67", "MG-43", "T20")
def test_a_start_card_never_comes_back() -> None:
    m = table(birds="sand reed")
    give(m, 0, "s3 s4 sand")
    deck_of(m, "")
    box = at(m).box
    at_stage(m, 11)
    act(m, 0, "build c2r3")
    assert at(m).box == box + 2
    assert m.view(0).decks["offering_deck"] == 0
    assert "draw offering_deck" not in m.lines()
