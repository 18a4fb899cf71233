"""What a newcomer is told beside the board: by the companion, of points, in the legend.

Nothing is found by playing: questions are the steps of a game, symbols are what its texts explain
and what its drawing draws.
"""

from __future__ import annotations

import ast
import functools
import json
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.kernel.core import CHANCE, Rng, Step
from archipel.kernel.match import Match, kebab
from archipel.text import LANGUAGES, Speaker
from tests.acting import choose

from .test_coverage import messages, steps_of
from .test_help import family

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"
LONGEST = 170  # characters, so that it is read at a glance on a phone
SENTENCES = 2


@functools.cache
def chance_steps(name: str) -> set[str]:
    """The steps of chance: made without a seat, or with CHANCE for one; and those built on them."""
    bases: dict[str, str] = {}
    found: set[str] = set()
    calls: list[ast.Call] = []
    for file in (games.FOLDER / name).glob("*.py"):
        tree = ast.parse(file.read_text())
        calls += [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = getattr(node.bases[0], "id", "") if node.bases else ""
                if "super().__init__(CHANCE)" in ast.unparse(node):
                    found.add(node.name)
    kinds = {kind.__name__ for kind in steps_of(name)}
    for call in calls:
        if getattr(call.func, "id", "") in kinds and not call.args and not call.keywords:
            found.add(call.func.id)  # type: ignore[attr-defined]
    while more := {one for one, base in bases.items() if base in found} - found:
        found |= more
    made = {getattr(call.func, "id", "") for call in calls}
    for base in set(bases.values()) - made:  # never made itself: it is what all built on it are
        if {one for one, below in bases.items() if below == base} <= found:
            found.add(base)
    return found


def asks(name: str) -> set[str]:
    """The words of every question a person can be asked."""
    chance = chance_steps(name)
    return {
        kebab(kind.__name__)
        for kind in steps_of(name)
        if kind.ask is not Step.ask and kind.__name__ not in chance
    }


TAUGHT = [name for name in games.names() if (games.FOLDER / name / "lessons").is_dir()]
"""Who teaches a game also draws its legend; a new game can do both later."""


def legend(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DRAWINGS / name / "legend.json").read_text())
    return found


def symbols(name: str) -> list[str]:
    return [symbol for group in legend(name)["groups"] for symbol in group["symbols"]]


@pytest.mark.parametrize("name", games.names())
def test_persons_are_asked_what_the_steps_say_and_chance_is_not(name: str) -> None:
    """The questions found in the source are those that games come to."""
    game = games.load(name)
    rng = Rng(3)
    for seats in game.seat_counts:
        match = Match(game, seats)
        while not match.over:
            kind = type(match.position.agenda[-1]).__name__
            assert (match.seat == CHANCE) == (kind in chance_steps(name)), kind
            match.play(match.seat, choose(match.position, rng))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_question_has_a_sentence_of_the_companion_and_no_other_has(
    name: str, lang: str
) -> None:
    told = {
        id.removeprefix("companion-") for id in messages(lang, name) if id.startswith("companion-")
    }
    assert sorted(asks(name) - told) == []
    assert sorted(told - asks(name)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_source_of_points_says_how_to_get_them(name: str, lang: str) -> None:
    wanted = {f"score-{source.id}-how" for source in games.load(name).sources}
    told = {id for id in messages(lang, name) if id.startswith("score-") and id.endswith("-how")}
    assert told == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_what_a_newcomer_is_told_is_short_and_whole(name: str, lang: str) -> None:
    speaker = Speaker(lang, name)
    for id in messages(lang, name):
        if not (id.startswith("companion-") or id.endswith("-how")):
            continue
        said = speaker.say(id)
        assert len(said) <= LONGEST, f"{id} is long: {said}"
        assert said[-1] in ".?!", f"{id} ends in the middle: {said}"
        assert len(re.split(r"(?<=[.!?])\s+(?=\w)", said)) <= SENTENCES, f"{id}: {said}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_symbol_of_the_legend_has_a_name_and_says_what_it_does(name: str, lang: str) -> None:
    known = messages(lang, name)
    speaker = Speaker(lang, name)
    used = {f"legend-{group['id']}" for group in legend(name)["groups"]}
    assert used <= set(known), "a group without a title"
    for symbol in symbols(name):
        names = [id for id in (f"legend-{symbol}", f"name-{symbol}") if id in known]
        assert names, f"{symbol} has no name"
        helps = [f"legend-{symbol}-help", *(f"help-{key}" for key in family(symbol))]
        told = [id for id in helps if id in known]
        assert told, f"nothing says what {symbol} does"
        assert speaker.say(names[0])
        assert speaker.say(told[0]), f"{told[0]} needs a value that a legend has not"
        used |= {f"legend-{symbol}", f"legend-{symbol}-help"}
    idle = {id for id in known if id.startswith("legend-")} - used
    assert not idle, "a text for no symbol"


def drawn(name: str) -> set[str]:
    """The signs a game's drawing has, and the things that are always on its board."""
    sources = {file.name: file.read_text() for file in (DRAWINGS / name).glob("*.svelte")}
    signs = sources.get("Sign.svelte", "")
    found = set(re.findall(r"\b(?:sign|mark|side) === '(\w+)'", signs))
    for source in sources.values():
        found |= set(re.findall(r"\bthing\('([\w-]+)'", source))
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_every_kind_of_symbol_on_the_board_stands_in_the_legend(name: str) -> None:
    """What a help text explains, and what is drawn, is in it: itself, or by a symbol like it."""
    page = legend(name)
    all_symbols = symbols(name)
    assert len(all_symbols) == len(set(all_symbols)), "a symbol stands twice"
    assert set(page["covers"]) <= set(all_symbols)
    patterns = [one for covered in page["covers"].values() for one in covered]
    patterns += [*all_symbols, *page["words"]]
    explained = {id.removeprefix("help-") for id in messages("en", name) if id.startswith("help-")}
    missing = {
        id
        for id in explained | drawn(name)
        if not any(fnmatchcase(id, pattern) for pattern in patterns)
    }
    assert sorted(missing) == []
    idle = [
        pattern
        for pattern in patterns
        if pattern not in all_symbols
        and not any(fnmatchcase(id, pattern) for id in explained | drawn(name))
    ]
    assert idle == [], "these cover nothing"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_companion_shows_symbols_of_the_legend(name: str) -> None:
    shown = legend(name)["asks"]
    assert sorted(set(shown) ^ asks(name)) == []
    assert {symbol for all in shown.values() for symbol in all} <= set(symbols(name))
