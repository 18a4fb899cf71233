"""Every sentence in three languages, and the board in a terminal."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import archipel.text
from archipel.games.costa_ruana import GAME, events
from archipel.games.costa_ruana.components import DATA
from archipel.kernel.core import SPECTATOR
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.costa_ruana.table import play_on

TEXTS = Path(archipel.text.__file__).parent.parent / "games" / "costa_ruana" / "text"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben"])
    rare = [events.no_copier(0), events.winner(1, True), events.shaman_follows(0, 1, True)]
    for event in [*rare, events.collected(0, 2, 0), events.scored(1, 3, 1, 1), events.bare(9)]:
        assert speaker.say(f"log-{event.word}", **event.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_has_a_name(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    for group in (
        "faces",
        "islands",
        "tribes",
        "table_slots",
        "conditions",
        "backgrounds",
        "phases",
    ):
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    for option in GAME.options:
        for end in ("", "-help", *(f"-{value}" for value in option.values)):
            assert speaker.has(f"option-{option.id}{end}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_board_fits_a_terminal(seats: int, lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    m = Match(GAME, seats)
    for until in ("place-initial", "flip-condition", "take-office", ""):
        play_on(m, seed=seats, until=until)
        for seat in (0, SPECTATOR):
            console = Console(width=100, record=True, file=io.StringIO())
            console.print(GAME.draw(m.view(seat), speaker))
            text = console.export_text()
            assert max(len(line) for line in text.splitlines()) <= 100
            assert speaker.name("island_1") in text
            assert speaker.name("seat_1") in text
