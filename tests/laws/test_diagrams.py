"""The laws of diagrams: every picture of the rules is a real position, every example can be played.

A diagram that no longer fits its game (an id was renamed, a rule has changed) fails here with the
file and the line of the diagram.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from archipel import games
from archipel.kernel.match import Match, Refused
from archipel.lessons import (
    BadLesson,
    Diagram,
    Lesson,
    Play,
    Task,
    course,
    diagrams,
    model,
    open_match,
    teach,
)
from archipel.lessons.diagrams import folder, read_diagrams
from archipel.text import LANGUAGES, rules_file

DRAWN = [name for name in games.names() if diagrams(name)]
DIAGRAMS = [diagram for name in DRAWN for diagram in diagrams(name).values()]
EXAMPLES = [diagram for diagram in DIAGRAMS if diagram.playable]

RULE = re.compile(r"^- \*\*([A-Z]{2}-H?\d+)\*\*")

NOTHING_TO_SEE = {
    "edora": {
        "Running out",  # what does not run out
        "Variants",  # other set-ups of the same things
        "Details",  # counting beyond the tracks, and other small print
    },
}
"""Chapters of rules in which nothing is visible."""


def named(diagram: Diagram) -> str:
    return f"{diagram.game}-{diagram.id}"


def after(diagram: Diagram, choices: list[str]) -> tuple[Lesson[int], Match]:
    """Where an example stands. Strict: whatever is accepted, the rest of the script must fit."""
    match = open_match(diagram)
    return teach(diagram, match, choices, lambda m: m.ply, strict=True), match


def chapters(game: str) -> dict[str, set[str]]:
    """The rules of a game by chapter."""
    found: dict[str, set[str]] = {}
    title = ""
    for line in (games.FOLDER / game / "RULES.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            title = line[3:]
        elif rule := RULE.match(line):
            found.setdefault(title, set()).add(rule[1])
    return found


def test_a_game_with_lessons_has_diagrams() -> None:
    assert [name for name in games.names() if course(name)] == DRAWN


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=named)
def test_a_diagram_goes_to_its_end_as_its_script_says(diagram: Diagram) -> None:
    choices = list(model(diagram))  # strict: what is not possible is a BadLesson
    lesson, _ = after(diagram, choices)
    assert lesson.task is None
    assert bool(choices) == diagram.playable


@pytest.mark.parametrize("diagram", EXAMPLES, ids=named)
def test_every_right_answer_leads_to_the_end_and_no_other_changes_anything(
    diagram: Diagram,
) -> None:
    choices: list[str] = []
    for choice in model(diagram):
        before, match = after(diagram, choices)
        for option in match.lines():
            if option in before.aims:
                for last in (0, -1):  # what follows is accepted whatever was chosen before
                    made = [*choices, option]
                    while (lesson := after(diagram, made)[0]).task is not None:
                        made.append(lesson.aims[last])
                continue
            lesson, then = after(diagram, [*choices, option])
            assert lesson.verdict is not None
            assert not lesson.verdict.right
            assert then.choices == match.choices
            with pytest.raises(Refused):
                after(diagram, [*choices, option, choice])
        choices.append(choice)


@pytest.mark.parametrize("game", DRAWN)
def test_every_chapter_of_rules_with_something_to_see_has_a_diagram(game: str) -> None:
    shown = {diagram.rule for diagram in diagrams(game).values()}
    blank = NOTHING_TO_SEE.get(game, set())
    found = chapters(game)
    assert [title for title in found if title not in blank and not found[title] & shown] == []
    assert [title for title in blank if title not in found or found[title] & shown] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_every_diagram_stands_below_a_rule_of_every_language(game: str, lang: str) -> None:
    lines = rules_file(game, lang).read_text(encoding="utf-8").splitlines()
    known = {rule[1] for line in lines if (rule := RULE.match(line))}
    lost = [d.file.name for d in diagrams(game).values() if d.rule not in known]
    assert lost == []


@pytest.mark.parametrize("game", DRAWN)
def test_some_diagrams_of_a_game_can_be_tried(game: str) -> None:
    assert sum(diagram.playable for diagram in diagrams(game).values()) >= 5


def texts(game: str, lang: str) -> dict[str, str]:
    file = folder(game) / f"{lang}.ftl"
    found: dict[str, str] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
            found[entry.id.name] = "".join(
                part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)
            )
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_all_that_is_said_has_its_words_and_no_other(game: str, lang: str) -> None:
    wanted: set[str] = set()
    for diagram in diagrams(game).values():
        items = [item for item in diagram.items if not isinstance(item, Play)]
        wanted |= {item.text for item in items}
        wanted |= {text for task in items if isinstance(task, Task) for _, text in task.answers}
    known = texts(game, lang)
    assert sorted(wanted - set(known)) == []
    assert sorted(set(known) - wanted) == []
    assert [id for id, words in known.items() if len(words) > 230] == []


@pytest.mark.parametrize(
    ("name", "old", "new", "why"),
    [
        ("forest", "at 5c6 in", "at 5z6 in", "nothing is called '5z6'"),
        ("forest", "from temples explore", "from temple explore", "no chapter before this one"),
        ("forest", "from temples explore", "from temples dance", "says nothing called 'dance'"),
        ("forest", "accept place 5c6", "accept place 5c7", "nothing of it is possible"),
        ("forest", "picture board", "picture box", "a picture is of the board or the mat"),
        ("forest", "rule DK-43", "seats 2", "either 'seats 2' or 'after <chapter>'"),
        ("volcano", "accept end_turn", "accept draft", "nothing of it is possible"),
        (
            "forest",
            "example V04",
            "position",
            "there is no forest.position: 'make examples' writes",
        ),
    ],
)
def test_a_broken_diagram_is_named_with_its_file_and_line(
    tmp_path: Path, name: str, old: str, new: str, why: str
) -> None:
    place = tmp_path / "dokmus" / "diagrams"
    shutil.copytree(folder("dokmus"), place)
    file = place / f"{name}.diagram"
    lines = file.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if old in line)
    lines[at] = lines[at].replace(old, new)
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadLesson, match=re.escape(why)) as caught:
        model(read_diagrams(games.load("dokmus"), place, course("dokmus"))[name])
    whole = "either" in why  # of a head that does not fit together: the end of the file
    assert f"dokmus/diagrams/{name}.diagram, line {len(lines) if whole else at + 1}" in str(
        caught.value
    )


def test_a_broken_position_is_named_with_its_file_and_line(tmp_path: Path) -> None:
    """A field is called otherwise since it was written: the position has to be made anew."""
    place = tmp_path / "dokmus" / "diagrams"
    shutil.copytree(folder("dokmus"), place)
    file = place / "sacrifices.position"
    lines = file.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("sacrificed "))
    lines[at] = lines[at].replace("sacrificed", "given")
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadLesson, match="'given' is no field") as caught:
        read_diagrams(games.load("dokmus"), place, course("dokmus"))
    assert f"dokmus/diagrams/sacrifices.position, line {at + 1}: " in str(caught.value)
