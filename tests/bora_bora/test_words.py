"""Every sentence in three languages, and the table in a terminal."""

import io

import pytest
from rich.console import Console

from archipel.games.bora_bora import GAME, events
from archipel.games.bora_bora.components import (
    CEREMONY_IDS,
    DATA,
    GOAL_IDS,
    PAIR_IDS,
    STATUS_IDS,
)
from archipel.games.bora_bora.position import PHASE_IDS
from archipel.kernel.core import SPECTATOR
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.bora_bora.table import COUNTS, place_dice, play_on, table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben"])
    rare = [
        events.no_card(0),
        events.reshuffled(1),
        events.reshuffled(7),
        events.kept_material(0, 2),
        events.climbed(1, 0, 27),
        events.priest_returned(1),
        events.god_tile_gone(),
        events.goal_reached(0, 5, 6),
        events.fulfilled(0, 3, 4),
        events.god_played(1, 0, 5),
        events.god_played(1, 0, 2),
        events.persons_used(0, 1, 7, 3, 12),
    ]
    said = [speaker.say(f"log-{event.word}", **event.values) for event in rare]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_view_names_has_a_name(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    for group in ("regions", "fish_tiles", "man_tiles", "woman_tiles", "task_tiles"):
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    for group in ("jewelry_tiles", "god_cards", "action_tiles", "person_kinds", "buildings"):
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    for id in [*PHASE_IDS, *GOAL_IDS, "god_tile", "tile_fishing"]:
        assert speaker.has(f"name-{id}"), id
    assert all(speaker.name(id) for id in [*STATUS_IDS, *CEREMONY_IDS, *PAIR_IDS])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", COUNTS)
def test_the_table_fits_a_terminal(seats: int, lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    m = Match(GAME, seats)
    for until in ("start-hut", "place-die", "use-persons", "give-task", ""):
        play_on(m, seed=seats, until=until)
        for seat in (0, SPECTATOR):
            console = Console(width=110, record=True, file=io.StringIO())
            console.print(GAME.draw(m.view(seat), speaker))
            text = console.export_text()
            assert max(len(line) for line in text.splitlines()) <= 110
            assert speaker.name("center_forest") in text
            assert speaker.name(m.view(seat).phase) in text


def drawn(m: Match, seat: int) -> str:
    console = Console(width=110, record=True, file=io.StringIO())
    console.print(GAME.draw(m.view(seat), Speaker("en", GAME.id)))
    return console.export_text()


def test_the_table_shows_the_own_hand_alone() -> None:
    m = place_dice(table(2, hands={0: "yellow"}, huts={1: "center_plain"}), (0, "3 3"))
    plain = place_dice(table(2, huts={1: "center_plain"}), (0, "3 3"))
    card = Speaker("en", GAME.id).name("god_yellow")
    assert drawn(m, 0).count(card) == drawn(plain, 0).count(card) + 1
    for seat in (1, SPECTATOR):
        assert drawn(m, seat).count(card) == drawn(plain, seat).count(card)
