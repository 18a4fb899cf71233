"""Rule ids are the thread: every rule has a test, every cited id exists, every id its words."""

from __future__ import annotations

import ast
import importlib
import inspect
import itertools
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from archipel import games
from archipel.kernel.core import Rng, Step
from archipel.kernel.match import Match, kebab
from archipel.text import LANGUAGES, Speaker, rules_file

from .play import choose

TESTS = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]{2}-H?\d+)\*\*", re.MULTILINE)
MODULES = ("steps", "vocabulary", "position", "scoring", "events")


def rule_ids(name: str) -> set[str]:
    """The rules a game states."""
    return set(RULE.findall((games.FOLDER / name / "RULES.md").read_text()))


def cited(name: str) -> set[str]:
    """The ids the marks of a game's tests cite, read from the source of the tests."""
    found: set[str] = set()
    for file in (TESTS / name).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def steps_of(name: str) -> list[type]:
    """The step classes of a game."""
    folder = games.FOLDER / name
    found = []
    for file in sorted(folder.glob("steps*.py")):
        module = importlib.import_module(f"archipel.games.{name}.{file.stem}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Step) and kind.__module__ == module.__name__:
                found.append(kind)
    return found


def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    """The texts of a game in one language, by id."""
    file = games.FOLDER / name / "text" / f"{lang}.ftl"
    found: dict[str, ftl.Message] = {}
    for entry in parse(file.read_text()).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("_id"))


@pytest.mark.parametrize("name", games.names())
def test_every_rule_is_cited_by_a_test_and_every_cited_rule_exists(name: str) -> None:
    prefix = games.load(name).prefix + "-"
    stated = rule_ids(name)
    assert stated
    assert all(id.startswith(prefix) for id in stated)
    tested = {id for id in cited(name) if id.startswith(prefix)}
    assert sorted(stated - tested) == []
    assert sorted(tested - stated) == []


@pytest.mark.parametrize("name", games.names())
def test_the_rules_are_told_alike_in_three_languages(name: str) -> None:
    english = rules_file(name, "en").read_text()
    for lang in LANGUAGES:
        file = rules_file(name, lang)
        assert lang == "en" or file.name == f"RULES.{lang}.md", "the rules are not translated"
        text = file.read_text()
        assert RULE.findall(text) == RULE.findall(english), lang
        for mark in ("\n#", "\n|"):  # headings, rows of tables
            assert text.count(mark) == english.count(mark), lang
        for option in games.load(name).options:
            assert f"`{option.id}`" in text


@pytest.mark.parametrize("name", games.names())
def test_every_step_stands_on_a_rule(name: str) -> None:
    stated = rule_ids(name)
    kinds = steps_of(name)
    assert kinds
    for kind in kinds:
        assert kind.rule in stated, f"{kind.__name__} stands on '{kind.rule}'"
    for file in sorted((games.FOLDER / name).glob("steps*.py")):  # compiled classes carry none
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef):
                cites = re.findall(r"[A-Z]{2}-\d+", (ast.get_docstring(node) or "").split(":")[0])
                assert cites, f"{node.name}: its docstring begins with its rules"
                assert set(cites) <= stated


@pytest.mark.parametrize("name", games.names())
def test_every_option_is_told_in_the_rules(name: str) -> None:
    text = (games.FOLDER / name / "RULES.md").read_text()
    stated = rule_ids(name)
    for option in games.load(name).options:
        assert f"`{option.id}`" in text
        assert set(option.rules) <= stated


@pytest.mark.parametrize("name", games.names())
def test_every_id_has_its_sentence_in_three_languages(name: str) -> None:
    game = games.load(name)
    wanted = {"title", "promise"}
    for verb in game.vocabulary.verbs:
        wanted.add(f"do-{verb.word}")
        for domain in verb.domains:
            if not domain.plain:
                wanted |= {f"name-{id}" for id in domain.names}
    for option in game.options:
        wanted |= {f"option-{option.id}", f"option-{option.id}-help"}
        wanted |= {f"option-{option.id}-{value}" for value in option.values}
    wanted |= {f"feature-{feature}" for feature in game.feature_names}
    for source in game.breakdown(game.start(game.seat_counts[0]))[0]:
        wanted.add(f"score-{source}")
    for kind in steps_of(name):
        if kind.ask is not Step.ask:
            wanted.add(f"ask-{kebab(kind.__name__)}")
    source = (games.FOLDER / name / "events.py").read_text()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
            assert isinstance(node.args[0], ast.Constant), "an event's word is written out"
            wanted.add(f"log-{node.args[0].value}")
            if len(node.args) > 2 or node.keywords:
                wanted.add(f"log-{node.args[0].value}-veiled")
    for lang in LANGUAGES:
        assert sorted(wanted - set(messages(lang, name))) == [], lang


@pytest.mark.parametrize("name", games.names())
def test_the_three_languages_say_the_same_things(name: str) -> None:
    english = messages("en", name)
    for lang in LANGUAGES:
        other = messages(lang, name)
        assert sorted(other) == sorted(english), lang
        for id, message in english.items():
            used = {}
            for key, entry in (("en", message), (lang, other[id])):
                variables = Variables()
                variables.visit(entry)
                used[key] = variables.names
            assert used["en"] == used[lang], f"{lang}: {id}"


@pytest.mark.parametrize("name", games.names())
def test_whole_games_can_be_read_aloud_in_three_languages(name: str) -> None:
    game = games.load(name)
    rng = Rng(11)
    other = {option.id: option.values[-1] for option in game.options}
    for seats, options in itertools.product(game.seat_counts, ({}, other)):
        speakers = [Speaker(lang, name, [f"P{i}" for i in range(seats)]) for lang in LANGUAGES]
        match = Match(game, seats, options)
        said: set[str] = set()
        while not match.over:
            choice = choose(match.position, rng)
            ask = match.ask()
            path = game.vocabulary.path(choice)
            operands = game.vocabulary.verb_of(choice).operands
            for speaker in speakers:
                if ask not in said:
                    assert speaker.say(f"ask-{ask}", **match.details())
                assert speaker.choice(path, operands)
                if notes := match.notes(choice):
                    assert speaker.choice(path, operands, notes)
            said.add(ask)
            match.play(match.seat, choice)
        for seat in [*range(seats), -2]:
            for _, word, values in match.told(seat):
                for speaker in speakers:
                    assert speaker.say(f"log-{word}", **values)


def test_french_never_begins_a_line_with_a_double_sign() -> None:
    """The space before : ; ! ? and inside guillemets does not break."""
    client = TESTS.parent / "web" / "src"
    files = [*games.FOLDER.parent.rglob("fr.ftl"), *client.rglob("fr.ftl")]
    assert len(files) > len(games.names())
    for file in files:
        for line in file.read_text().splitlines():
            bad = re.search(r"\S [:;!?»]|« ", line)
            assert line.startswith("#") or not bad, f"{file}: {line}"
