"""Every sentence in three languages, and the board in a terminal."""

import pytest

from archipel.games.mangrovia import GAME, events
from archipel.games.mangrovia.components import DATA
from archipel.text import LANGUAGES, Speaker
from tests.mangrovia.table import table
from tests.reading import drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben"])
    rare = [
        events.winner(1, True),
        events.path_alone(3, 0),
        events.totem_alone(1),
        events.last_hut(0, True),
        events.talisman_won(1, True),
        events.kept(0, 1),
        events.built(0, 3, 2, 0),
        events.bag_refilled(4),
        events.reshuffled(1, 7),
    ]
    for event in rare:
        assert speaker.say(f"log-{event.word}", **event.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_view_names_has_a_name(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    for group in ("landscapes", "bonus_tiles", "fervour_tiles", "sectors"):
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    for item in DATA["archipelago"]["stages"] + DATA["archipelago"]["sites"]:
        assert speaker.has(f"name-{item['id']}"), item["id"]
    for statue in DATA["statues"]["items"]:
        assert speaker.has(f"name-{statue['path']}")
    for phase in ("setup", "place", "sail", "prepare", "final_scoring", "game_over", "neutral"):
        assert speaker.has(f"name-{phase}")


def test_the_board_shows_price_hut_and_tile() -> None:
    m = table(huts={"c4r7": "aa", "c1r6": "b"})
    text = drawn(GAME, m.view(0), Speaker("en", GAME.id))
    assert "12/6" in text
    assert "⌂⌂1" in text
    assert "⌂2 (2)" in text
    assert "14☀4" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_space_is_named_by_its_landscapes_and_its_place_on_each_path(lang: str) -> None:
    speaker = Speaker(lang, "mangrovia")
    names = []
    for space in DATA["spaces"]["items"]:
        names.append(speaker.name(space["id"]))
        for landscape in space["landscapes"]:
            assert speaker.name(landscape) in names[-1]
        for path, place in space["distance"].items():
            assert f"{path[-1].upper()}{place}" in names[-1]
    assert len(set(names)) == len(names)
