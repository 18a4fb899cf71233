"""Every sentence in three languages, and the board in a terminal."""

import pytest

from archipel.games.edora import GAME, events
from archipel.games.edora.components import DATA
from archipel.text import LANGUAGES, Speaker
from tests.edora.table import table
from tests.reading import drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben"])
    rare = [
        events.winner(1, True),
        events.winner(0, False),
        events.no_effect(0),
        events.nothing_possible(1, 9),
        events.knowledge_end(0, 1, 2),
        events.sickle_end(0, 3, 6),
        events.no_die(1, 1, 2),
        events.beige_dolmen(0, 2),
        events.linked(0, 1, 4, 8),
        events.leapt(0, 3, 1),
        events.first_player(1, 20, True),
        events.turned_die(0, 1, 12, 2, 6),
    ]
    for event in rare:
        text = speaker.say(f"log-{event.word}", **event.values)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_view_names_has_a_name(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    groups = ["bonuses", "herbs", "tablets", "potions", "gems", "menhirs", "steles"]
    for group in [*groups, "action_types"]:
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    geometry = DATA["board_geometry"]
    things = geometry["sanctuaries"] + geometry["hearths"] + geometry["dolmen_slots"]
    things += geometry["start_bushes"] + DATA["oracle"]["stones"] + DATA["oracle"]["places"]
    things += DATA["amulet"]["places"] + DATA["dolmens"]["items"] + DATA["dolmens"]["beige"]
    for thing in things:
        assert speaker.has(f"name-{thing['id']}"), thing["id"]
    for phase in [
        "setup",
        "move",
        "die",
        "square",
        "action",
        "brew",
        "potion",
        "fire",
        "dolmens",
        "herbs",
        "game_over",
    ]:
        assert speaker.has(f"draw-phase-{phase}")


def test_the_board_shows_dice_dolmens_and_fires() -> None:
    speaker = Speaker("en", GAME.id)
    bare = drawn(GAME, table().view(0), speaker)
    m = table(
        dice={"h00_0": "a4", "h00_1": "b5"}, fires={"p03": 1}, stones={0: {"stele_die": "h00"}}
    )
    text = drawn(GAME, m.view(0), speaker)
    assert "[4]" in text
    assert "[5]" in text
    assert "[4]" not in bare
    assert text.count("♨") > bare.count("♨")
    assert text.count("▮") > 0
