"""The worked examples of the rulebooks: each of them can be played in the rules, by its numbers.

What no lesson comes to is set up by hand in ``tests/<g>/examples.py``, as rule tests do it, and
told in ``games/<g>/diagrams/<diagram>.position``. ``make examples`` writes those files anew, after
a change of a position that is meant.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from archipel import games
from archipel.kernel.match import Match
from archipel.kernel.snapshot import position_text
from archipel.lessons import Diagram, diagrams
from archipel.lessons.diagrams import POSITION, folder
from tests.tried import Numbers, Tried

HEAD = "# Written by 'make examples'; set up in tests/{game}/examples.py.\n"
SHOWN = [name for name in games.names() if folder(name).is_dir()]

PRINTED = {
    "bora_bora": [f"E-{n:02}" for n in range(1, 15)],
    "costa_ruana": [f"EX-{n:02}" for n in (*range(1, 16), 18)],
    "dokmus": [
        *["V01", "V03", "V04", "V15", "V17-4", "V20", "V21", "V25"],
        *[f"E{n}" for n in range(1, 8)],
    ],
    "edora": [f"T{n}" for n in range(1, 19)],
    "mangrovia": [
        *[f"EX{n}" for n in range(1, 11)],
        *["EX11a", "EX11b", "EX12", "EX13", "EX14", "EX15"],
    ],
}
"""The examples that are printed in the rulebooks, by their names in RULES.md, and some that stand
in the same chapter."""

NO_CHOICE = {"edora": {"T2": "how many squares a sanctuary has"}}
"""Printed examples in which nobody chooses anything: they are shown."""


PLAYED = [one for name in SHOWN for one in diagrams(name).values() if one.examples and one.playable]


def numbers(name: str) -> Numbers:
    """What comes of the examples of a game, by their diagrams."""
    found: Numbers = importlib.import_module(f"tests.{name}.examples").NUMBERS
    return found


def builders(name: str) -> dict[str, Callable[[], Match]]:
    """The positions of a game that are set up by hand."""
    if not Path(__file__).parents[1].joinpath(name, "examples.py").is_file():
        return {}
    found: dict[str, Callable[[], Match]] = importlib.import_module(
        f"tests.{name}.examples"
    ).EXAMPLES
    return found


def text(name: str, build: Callable[[], Match]) -> str:
    """What the file of an example should say."""
    return HEAD.format(game=name) + position_text(games.load(name), build().position)


@pytest.mark.parametrize("name", SHOWN)
def test_every_printed_example_can_be_tried(name: str) -> None:
    played: set[str] = set()
    shown: set[str] = set()
    for diagram in diagrams(name).values():
        shown |= set(diagram.examples)
        if diagram.playable:
            played |= set(diagram.examples)
    still = set(NO_CHOICE.get(name, {}))
    assert [one for one in PRINTED[name] if one not in (shown if one in still else played)] == []
    assert not still & played, "it can be played: it is no exception"


@pytest.mark.parametrize("diagram", PLAYED, ids=lambda one: f"{one.game}-{one.id}")
def test_an_example_comes_out_as_it_is_printed(diagram: Diagram) -> None:
    look, printed = numbers(diagram.game)[diagram.id]
    assert look(Tried(diagram)) == printed


@pytest.mark.parametrize("name", SHOWN)
def test_no_number_is_without_its_example(name: str) -> None:
    assert sorted(numbers(name)) == sorted(one.id for one in PLAYED if one.game == name)


@pytest.mark.parametrize("name", SHOWN)
def test_every_example_of_a_diagram_stands_in_the_rules(name: str) -> None:
    rules = (games.FOLDER / name / "RULES.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^- \*+([A-Z]+-?\d+(?:[ab]|-\d)?)\*+ ", rules, re.M))
    named = {one for diagram in diagrams(name).values() for one in diagram.examples}
    assert sorted(named - known) == []
    assert sorted(set(PRINTED[name]) - known) == []


@pytest.mark.parametrize("name", SHOWN)
def test_positions_are_as_they_are_set_up(name: str) -> None:
    made = {key: text(name, build) for key, build in builders(name).items()}
    kept = {file.stem: file.read_text() for file in folder(name).glob(f"*{POSITION}")}
    assert sorted(made) == sorted(kept), "make examples"
    assert [key for key in made if made[key] != kept[key]] == [], "make examples"
    begun = {one.id for one in diagrams(name).values() if one.given is not None}
    assert sorted(begun) == sorted(made), "a position without a diagram"


if __name__ == "__main__":
    for each in games.names():
        for file in folder(each).glob(f"*{POSITION}"):
            file.unlink()
        for key, builder in builders(each).items():
            (folder(each) / f"{key}{POSITION}").write_text(text(each, builder))
