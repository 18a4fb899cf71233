"""The laws of lessons: every chapter of every game can be taught, whatever the learner answers.

A chapter that no longer fits its game (an id was renamed, a rule has changed) fails here with the
file and the line of the lesson.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from archipel import games
from archipel.kernel.match import Match, Refused
from archipel.lessons import (
    BadLesson,
    Chapter,
    Lesson,
    Show,
    Task,
    course,
    folder,
    model,
    open_match,
    teach,
)
from archipel.lessons.reading import read_course
from archipel.text import LANGUAGES

TAUGHT = [name for name in games.names() if course(name)]
CHAPTERS = [chapter for name in TAUGHT for chapter in course(name).values()]
MINUTES = range(10, 21)


def named(chapter: Chapter) -> str:
    return f"{chapter.game}-{chapter.id}"


def after(chapter: Chapter, choices: list[str], strict: bool = False) -> tuple[Lesson[int], Match]:
    match = open_match(chapter)
    return teach(chapter, match, choices, lambda m: m.ply, strict), match


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


def said(game: str) -> set[str]:
    """Every text the chapters of a game can come to, found by giving every answer."""
    found: set[str] = set()
    for chapter in course(game).values():
        found.add(f"lesson-{chapter.id}")
        found |= {item.text for item in chapter.items if isinstance(item, Show | Task)}
        tasks = [item for item in chapter.items if isinstance(item, Task)]
        found |= {text for task in tasks for _, text in task.answers}
        choices: list[str] = []
        for choice in model(chapter):
            for option in after(chapter, choices)[1].lines():
                verdict = after(chapter, [*choices, option])[0].verdict
                found |= {verdict.text} - {""} if verdict else set()
            choices.append(choice)
    return found


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_a_chapter_is_taught_to_its_end_as_its_script_says(chapter: Chapter) -> None:
    choices = list(model(chapter))
    lesson, _ = after(chapter, choices, strict=True)
    assert choices
    assert lesson.task is None
    assert lesson.made == len(choices)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_every_right_answer_leads_to_the_end(chapter: Chapter) -> None:
    choices: list[str] = []
    for choice in model(chapter):
        for aim in after(chapter, choices)[0].aims:
            made = [*choices, aim]
            while (lesson := after(chapter, made)[0]).task is not None:
                made.append(lesson.aims[0])
            assert lesson.made == len(made)
        choices.append(choice)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_every_other_answer_is_told_what_it_would_do_and_changes_nothing(chapter: Chapter) -> None:
    choices: list[str] = []
    wrong = 0
    for choice in model(chapter):
        before, match = after(chapter, choices)
        for option in match.lines():
            lesson, then = after(chapter, [*choices, option])
            assert lesson.verdict is not None
            assert lesson.verdict.choice == option
            if option in before.aims:
                assert lesson.verdict.right
                if before.task is not None and before.task.free:
                    assert lesson.verdict.text, f"{chapter.file.name}, line {before.task.line}"
                continue
            wrong += 1
            assert not lesson.verdict.right
            assert lesson.verdict.text
            assert (lesson.made, then.choices) == (before.made, match.choices)
            with pytest.raises(Refused):
                after(chapter, [*choices, option, choice])
        choices.append(choice)
    assert wrong or all(not isinstance(i, Task) or i.free for i in chapter.items)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_a_chapter_ends_with_one_free_decision(chapter: Chapter) -> None:
    tasks = [item for item in chapter.items if isinstance(item, Task)]
    assert tasks[-1].free


@pytest.mark.parametrize("game", TAUGHT)
def test_all_that_is_said_has_its_words_in_three_languages_and_no_other(game: str) -> None:
    wanted = said(game)
    for lang in LANGUAGES:
        known = texts(game, lang)
        assert sorted(wanted - set(known)) == [], lang
        assert sorted(set(known) - wanted) == [], lang
        long = [id for id, words in known.items() if len(words) > 230]
        assert long == [], f"{lang}: too long to read at one glance"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_takes_ten_to_twenty_minutes(game: str) -> None:
    chapters = course(game).values()
    assert 4 <= len(chapters) <= 7
    assert sum(chapter.minutes for chapter in chapters) in MINUTES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_task_of_a_course_is_near(game: str, lang: str) -> None:
    """Two clicks lead into the course: at most five, and a hundred words or so, until one acts."""
    known = texts(game, lang)
    first = next(iter(course(game).values()))
    task = next(at for at, item in enumerate(first.items) if isinstance(item, Task))
    before = [item for item in first.items[: task + 1] if isinstance(item, Show | Task)]
    assert len(before) <= 4
    assert sum(len(known[item.text].split()) for item in before) <= 105


def broken(tmp_path: Path, old: str, new: str) -> tuple[Path, int]:
    """A copy of a course with one line changed, and the number of that line."""
    place = tmp_path / "dokmus" / "lessons"
    shutil.copytree(folder("dokmus"), place)
    file = place / "1-land.lesson"
    lines = file.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if old in line)
    lines[at] = lines[at].replace(old, new)
    file.write_text("\n".join(lines) + "\n")
    return place, at + 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("at tile_5", "at tile_9", "nothing is called 'tile_9'"),
        ("accept start 5a5", "accept start 5z9", "'5z9' is nothing that 'start' can name"),
        ("accept start 5a5", "accept begin 5a5", "no choice of Dokmus begins with 'begin'"),
        ("accept start 5a5", "accept start 5a2", "nothing of it is possible"),
        ("play 1 start 7f1", "play 1 start 7f2", "'start 7f2' is not possible here"),
        ("play 1 start 7f1", "play 0 start 7f1", "seat 1 decides here, not seat 0"),
        ("show welcome", "sing welcome", "no line begins with 'sing'"),
        ("model place", "model draft", "the model is nothing that is possible"),
    ],
)
def test_a_broken_lesson_is_named_with_its_file_and_line(
    tmp_path: Path, old: str, new: str, why: str
) -> None:
    place, line = broken(tmp_path, old, new)
    with pytest.raises(BadLesson) as caught:
        model(read_course(games.load("dokmus"), place)["land"])
    assert str(caught.value).startswith(f"dokmus/lessons/1-land.lesson, line {line}: ")
    assert why in str(caught.value)


def test_a_rule_that_changes_is_named_with_the_line_it_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if tokens could be placed on forests only: what the learner shall do is not offered."""
    place, _ = broken(tmp_path, "show welcome", "show welcome")
    chapter = read_course(games.load("dokmus"), place)["land"]
    lines = Match.lines
    fewer = {"place 5a4", "place 5a6"}
    monkeypatch.setattr(Match, "lines", lambda m: [one for one in lines(m) if one not in fewer])
    with pytest.raises(
        BadLesson, match=r"1-land\.lesson, line \d+: nothing of it is possible"
    ) as it:
        model(chapter)
    assert chapter.file.read_text().splitlines()[it.value.line - 1] == "  accept place 5a4|5a6"
