"""components.json has one shape in every game, and a slip in it is told with its place."""

from __future__ import annotations

import re

import pytest

from archipel import games
from archipel.games import components
from archipel.games.components import BadComponents, parse, read
from archipel.text import LANGUAGES, Speaker

DOKMUS = components.FOLDER / "dokmus" / "components.json"


def test_the_schema_in_the_repository_is_the_one_the_reader_checks_with() -> None:
    assert components.SCHEMA.read_bytes() == components.schema(), (
        "run python -m archipel.games.components"
    )


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_what_stands_on_its_box(name: str) -> None:
    box, game = read(name), games.load(name)
    assert box.schema == "../components.schema.json"
    assert (game.id, game.title, game.prefix) == (name, box.title, box.prefix)
    assert (game.seat_counts, game.minutes) == (box.players, box.minutes)
    assert [option.id for option in game.options] == [option.id for option in box.options]


@pytest.mark.parametrize("name", games.names())
def test_an_option_speaks_of_rules_and_rulings_that_exist(name: str) -> None:
    rules = (components.FOLDER / name / "RULES.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^(?:- \*{1,2}|\| )([A-Z]+-?[A-Z]?\d+)\b", rules, re.MULTILINE))
    box = read(name)
    for option in box.options:
        assert {*option.rules, option.ruling or option.rules[0]} <= listed, option.id
        assert set(option.players) <= set(box.players)


@pytest.mark.parametrize("name", games.names())
def test_what_is_reconstructed_says_what_is_known_about_it(name: str) -> None:
    for id, group in read(name).groups.items():
        assert group.known or group.source != "reconstructed", f"{id} does not say what is known"


@pytest.mark.parametrize("name", games.names())
def test_every_group_has_a_name_and_an_uncertain_one_says_what_to_compare(name: str) -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang, name)
        for id, group in read(name).groups.items():
            assert speaker.say(f"printed-{id}")
            assert group.confidence != "low" or speaker.say(f"printed-look-{id}")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('"prefix": "DK"', '"prefix": "dk"', "prefix: Expected `str` matching"),
        ('"weight": 1', '"weight": 7', "weight: Invalid enum value 7"),
        ('"kind": "ruling"', '"kind": "rule"', "options[0].kind: Invalid enum value 'rule'"),
        (
            '"source": "rulebook"',
            '"source": "my box"',
            "groups.terrains.source: Expected `str` matching",
        ),
        (
            '"confidence": "high"',
            '"confidence": "sure"',
            "groups.terrains.confidence: Invalid enum value 'sure'",
        ),
        (
            '"confidence": "high"',
            '"confidense": "high"',
            "groups.terrains: Object contains unknown field `confidense`",
        ),
        (
            '"id": "tile_3"',
            '"id": "Tile 3"',
            "groups.map_tiles.content.items[2].id: Expected `str` matching",
        ),
        (
            '"id": "tile_3"',
            '"id": "tile_3", "source": "guess"',
            "groups.map_tiles.content.items[2].source: Expected `str` matching",
        ),
        ('"groups": {', '"group": {', "there are no groups"),
    ],
)
def test_a_wrong_value_is_told_with_its_place(right: str, wrong: str, told: str) -> None:
    source = DOKMUS.read_text(encoding="utf-8")
    assert right in source
    with pytest.raises(BadComponents) as caught:
        parse(source.replace(right, wrong, 1).encode(), "dokmus/components.json")
    assert str(caught.value).startswith(f"dokmus/components.json: {told}")


def test_broken_json_is_told_with_its_line() -> None:
    source = DOKMUS.read_text(encoding="utf-8").replace('"game": "dokmus",', '"game": "dokmus"', 1)
    with pytest.raises(BadComponents, match=r"^dokmus/components\.json, line 4: JSON is malformed"):
        parse(source.encode(), "dokmus/components.json")


def test_a_value_a_game_looks_for_in_vain_is_told_with_its_place() -> None:
    groups = read("dokmus").contents()
    with pytest.raises(BadComponents, match=r"^dokmus/components\.json: groups has no 'trees'$"):
        groups["trees"]
    with pytest.raises(
        BadComponents, match=r"groups\.map_tiles\.content\.items\[2\] has no 'letter'$"
    ):
        groups["map_tiles"]["items"][2]["letter"]
