"""Every sentence in three languages, and the board in a terminal."""

import pytest

from archipel.games.costa_ruana import GAME, events
from archipel.games.costa_ruana.components import DATA
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.costa_ruana.table import play_on
from tests.reading import drawn


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
def test_the_board_names_its_islands(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    view = play_on(Match(GAME, 4), until="flip-condition").view(0)
    assert speaker.name("island_1") in drawn(GAME, view, speaker)
