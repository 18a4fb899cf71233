"""Every sentence in three languages, and the board in a terminal."""

import pytest

from archipel.games.mangrovia import GAME, events
from archipel.games.mangrovia.components import DATA, OFFERING_TILE_COIN, SPACE_IDS
from archipel.games.mangrovia.vocabulary import JOKER
from archipel.text import LANGUAGES, Speaker
from tests.mangrovia.table import at_stage, begin_round, table
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
        events.paid(0, [0, OFFERING_TILE_COIN]),
        events.played(0, JOKER),
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
    for name in ("A1/E1", "G4"):  # as the choices say it
        assert name in text
        assert any(Speaker("en", GAME.id).name(id).endswith(name) for id in SPACE_IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_space_is_named_by_its_place_on_each_path(lang: str) -> None:
    speaker = Speaker(lang, "mangrovia")
    names = []
    for space in DATA["spaces"]["items"]:
        names.append(speaker.name(space["id"]))
        for path, place in space["distance"].items():
            assert f"{path[-1].upper()}{place}" in names[-1]
    assert len(set(names)) == len(names)


def test_a_dish_tells_what_its_two_stages_bring() -> None:
    m = begin_round(table(4))
    speaker = Speaker("en", "mangrovia")
    verb = GAME.vocabulary.verbs[0]
    said = [speaker.choice(verb.path(c), ["site"], m.notes(c)) for c in m.position.options]
    assert said[0] == "Dish on 1/12: open card × 2, hidden card; on the way back birds, talisman"
    assert said[2] == "Dish on 3/10: open card; on the way back hut × 2"


def test_the_terminal_shows_what_is_laid_out_to_its_owner_alone() -> None:
    m = at_stage(table(hands={0: "2 2 3 4 sand"}, birds="sand reed"), 8)
    m.play(0, "build c2r3")
    m.play(0, "pay offering_3")
    speaker = Speaker("en", GAME.id, ["Ana", "Ben", "Cleo", "Dan"])
    mine = drawn(GAME, m.view(0), speaker)
    assert "laid out Offering 3; 4 of 7 left; proposed Sand, Offering 4" in mine
    theirs = drawn(GAME, m.view(1), speaker)
    assert "Ana wants to build on space F2, for 7" in theirs
    assert "Offering 3" not in theirs
