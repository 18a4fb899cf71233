"""Every sentence in three languages, and the table in a terminal."""

import pytest

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
from tests.bora_bora.table import place_dice, play_on, table
from tests.reading import drawn


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
def test_the_table_names_the_regions_and_the_phase(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    m = Match(GAME, 3)
    for until in ("start-hut", "place-die", "use-persons", "give-task", ""):
        view = play_on(m, seed=3, until=until).view(0)
        text = drawn(GAME, view, speaker)
        assert speaker.name("center_forest") in text
        assert speaker.name(view.phase) in text


def test_the_table_shows_the_own_hand_alone() -> None:
    speaker = Speaker("en", GAME.id)
    m = place_dice(table(2, hands={0: "yellow"}, huts={1: "center_plain"}), (0, "3 3"))
    plain = place_dice(table(2, huts={1: "center_plain"}), (0, "3 3"))
    card = speaker.name("god_yellow")
    for seat, more in ((0, 1), (1, 0), (SPECTATOR, 0)):
        bare = drawn(GAME, plain.view(seat), speaker).count(card)
        assert drawn(GAME, m.view(seat), speaker).count(card) == bare + more
