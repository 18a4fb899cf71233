"""Every sentence in three languages, filled with real values; the board in a terminal."""

from __future__ import annotations

from archipel.games.dokmus import GAME
from archipel.games.dokmus.position import Dokmus
from archipel.kernel.core import SPECTATOR, Rng
from archipel.kernel.match import random_match
from archipel.text import ROOT, Speaker
from tests.dokmus.table import act, draft, drafting, rows, table
from tests.marks import rule
from tests.reading import drawn

CHANGED = {option.id: option.values[1] for option in GAME.options}


def ids(lang: str) -> set[str]:
    text = (ROOT / "games" / "dokmus" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()}


def test_every_event_happens() -> None:
    told: set[str] = set()
    for seed, options in enumerate([{}, {}, CHANGED, CHANGED, CHANGED, CHANGED]):
        for seats in (2, 3):
            match = random_match(GAME, seats, options, Rng(seed))
            told |= {word for seat in (0, SPECTATOR) for _, word, _ in match.told(seat)}
    assert {f"log-{word}" for word in told} == {i for i in ids("en") if i.startswith("log-")}


def test_the_board_shows_tokens_prices_and_coordinates() -> None:
    match = draft(drafting(2), 2, 4)
    view = match.view(match.seat)
    text = drawn(GAME, view, Speaker("en", "dokmus"))
    assert "‹A›" in text
    assert "‹B›" in text
    assert f"{view.slots[0].tile[5:]}{view.slots[0].side[5:].upper()}" in text
    assert "+" in text
    assert "gap" in text


def test_a_question_asks_and_counts_the_tokens() -> None:
    d = act(table({0: "PLAIN"}, "1d4", guardian=2), "sacrifice")
    step = d.agenda[-1]
    assert step.details(d) == {"left": 2, "used": 0}
    french = Speaker("fr", "dokmus")
    asked = french.say("ask-turn", **step.details(d))
    assert "?" in asked
    assert "2 pions et votre gardien" in asked
    act(d, "slide tile_1", "sacrifice")
    assert french.say("ask-turn", **step.details(d)).endswith("Il vous reste un pion.")


def sentence(d: Dokmus, text: str, lang: str = "fr") -> str:
    """An option as its seat reads it."""
    choice = GAME.vocabulary.parse(text)
    assert choice in d.options
    verb = GAME.vocabulary.verb_of(choice)
    notes = d.agenda[-1].notes(d, choice)
    return Speaker(lang, "dokmus").choice(verb.path(choice), verb.operands, notes)


@rule("DK-43", "DK-61")
def test_a_placement_says_its_terrain_its_temples_and_what_the_price_is_for() -> None:
    d = table({0: rows("..FtF", "WMMMM", ".")}, "1b1 1a1", guardian=3)
    assert "forêt, à côté d’un temple, un sacrifice" in sentence(d, "place 1c1")
    assert sentence(d, "place 1c1").startswith("Poser en 1c1")
    assert sentence(d, "place 1a3").startswith("Traverser jusqu’en 1a3")
    assert "prairie" in sentence(d, "place 1a3")
    assert sentence(d, "move 1b1") == "Déplacer le pion en 1b1\u00a0: prairie"
    free = table({0: rows("...")}, "1a1", guardian=3)
    assert "sacrifice" not in sentence(free, "place 1b1", "en")


@rule("DK-64")
def test_a_forest_beyond_the_water_is_paid_for_as_a_crossing() -> None:
    d = table({0: rows(".WF")}, "1a1", guardian=3)
    assert sentence(d, "place 1c1").startswith("Traverser")


@rule("DK-87")
def test_an_action_on_a_tile_says_whose_tokens_it_carries() -> None:
    d = table({0: "PLAIN", 2: "PLAIN"}, "1d4 1d5", guardian=4)
    assert "avec 2 de vos pions" in sentence(d, "rotate tile_1 cw")
    assert "aucun de vos pions" in sentence(d, "rotate tile_2 cw")


@rule("DK-27", "DK-29")
def test_ending_a_turn_says_what_is_lost() -> None:
    d = act(table({0: rows("..V", "...")}, "1b1", guardian=2), "place 1c1")
    act(d, "sacrifice", "sacrifice")
    told = sentence(d, "end_turn", "en")
    assert "guardian" in told
    assert "volcano takes one token" in told


def test_the_log_says_what_was_paid_for() -> None:
    d = table({0: rows(".F", "W", ".")}, "1a1", guardian=3)
    d.listening = True
    act(d, "place 1a3")
    _, values = d.events[-1].told(0)
    assert values["toll"] == "water"
    d = table({0: rows(".F", "W", ".")}, "1a1", guardian=3)
    d.listening = True
    act(d, "place 1b1")
    assert d.events[-1].told(0)[1]["toll"] == "forest"
