"""Every sentence in three languages, filled with real values; the board in a terminal."""

from __future__ import annotations

from archipel.games.dokmus import GAME
from archipel.kernel.core import SPECTATOR, Rng
from archipel.kernel.match import random_match
from archipel.text import ROOT, Speaker
from tests.dokmus.table import act, draft, drafting, table
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


def test_a_question_counts_the_tokens() -> None:
    d = act(table({0: "PLAIN"}, "1d4", guardian=2), "sacrifice")
    details = d.agenda[-1].details(d)
    assert details == {"left": 2, "guardian": "guardian_2"}
    assert Speaker("fr", "dokmus").say("ask-turn", **details).startswith("Il vous reste 2 pions")
