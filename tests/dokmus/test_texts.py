"""Every sentence in three languages, filled with real values; the board in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from archipel.games.dokmus import GAME
from archipel.kernel.core import CHANCE, SPECTATOR, Rng
from archipel.kernel.match import Match, random_match
from archipel.text import LANGUAGES, ROOT, Speaker
from tests.dokmus.table import act, draft, drafting, table

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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_fits_a_terminal(lang: str, seats: int) -> None:
    rng = Rng(4)
    match = Match(GAME, seats)
    speaker = Speaker(lang, "dokmus", ["Anna", "Bert", "Cleo", "Dora"])
    while not match.over:
        if match.seat == CHANCE:
            match.settle(rng)
            continue
        if rng.below(15) == 0:
            out = io.StringIO()
            Console(file=out, width=200).print(GAME.draw(match.view(match.seat), speaker))
            assert max(len(line.rstrip()) for line in out.getvalue().splitlines()) <= 110
        options = match.position.options
        match.play(match.seat, options[rng.below(len(options))])
    out = io.StringIO()
    Console(file=out, width=200).print(GAME.draw(match.view(SPECTATOR), speaker))
    assert "Bert" in out.getvalue()


def test_the_board_shows_tokens_prices_and_coordinates() -> None:
    match = draft(drafting(2), 2, 4)
    out = io.StringIO()
    view = match.view(match.seat)
    Console(file=out, width=110).print(GAME.draw(view, Speaker("en", "dokmus")))
    text = out.getvalue()
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
