"""The laws of lessons: every chapter of every game can be taught, whatever the learner answers.

A chapter that no longer fits its game (an id was renamed, a rule has changed) fails here with the
file and the line of the lesson.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from archipel import games
from archipel.kernel.core import Rng
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
from archipel.text import LANGUAGES, Speaker

TAUGHT = [name for name in games.names() if course(name)]
CHAPTERS = [chapter for name in TAUGHT for chapter in course(name).values()]
GAMES = [list(course(name).values())[-1] for name in TAUGHT]
TAUGHT_CHAPTERS = [chapter for chapter in CHAPTERS if chapter not in GAMES]
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


def said(game: str) -> dict[str, str]:
    """Every text the chapters of a game can come to, found by giving every answer; each with the
    file and the line that says it."""
    found: dict[str, str] = {}
    for chapter in course(game).values():

        def note(line: int, *texts: str, file: str = chapter.file.name) -> None:
            for text in texts:
                found.setdefault(text, f"{game}/lessons/{file}, line {line}: {text}")

        note(1, f"lesson-{chapter.id}")
        for item in chapter.items:
            if isinstance(item, Show | Task):
                note(item.line, item.text)
            if isinstance(item, Task):
                for line, (_, text) in zip(item.said, item.answers, strict=True):
                    note(line, text)
        for before, match, choices in walked(chapter) if chapter not in GAMES else []:
            for option in match.lines():
                verdict = after(chapter, [*choices, option])[0].verdict
                if verdict and verdict.text and before.task:
                    note(before.task.line, verdict.text)
    return found


def walked(chapter: Chapter) -> Iterator[tuple[Lesson[int], Match, list[str]]]:
    """A chapter as it is foreseen, before each choice."""
    choices: list[str] = []
    for choice in model(chapter):
        yield *after(chapter, choices), choices[:]
        choices.append(choice)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_a_chapter_is_taught_to_its_end_as_its_script_says(chapter: Chapter) -> None:
    choices = list(model(chapter))
    lesson, _ = after(chapter, choices, strict=True)
    assert choices
    assert lesson.task is None
    assert lesson.made == len(choices)


@pytest.mark.parametrize("chapter", TAUGHT_CHAPTERS, ids=named)
def test_every_right_answer_leads_to_the_end(chapter: Chapter) -> None:
    choices: list[str] = []
    for choice in model(chapter):
        for aim in after(chapter, choices)[0].aims:
            made = [*choices, aim]
            while (lesson := after(chapter, made)[0]).task is not None:
                made.append(lesson.aims[0])
            assert lesson.made == len(made)
        choices.append(choice)


def heard(lesson: Lesson[int], speaker: Speaker) -> str:
    """What the learner is told that a choice would do: the log, or what would be asked then."""
    verdict = lesson.verdict
    assert verdict is not None
    told = [speaker.say(f"log-{word}", **values) for word, values in verdict.heard]
    if not any(told) and verdict.follows and verdict.follows.word:
        told = [speaker.say(f"ask-{verdict.follows.word}", **verdict.follows.details)]
    elif not any(told) and verdict.follows:
        told = [f"it would be the turn of seat {verdict.follows.seat}"]
    return " ".join(filter(None, told))


@pytest.mark.parametrize("chapter", TAUGHT_CHAPTERS, ids=named)
def test_every_other_answer_is_told_what_it_would_do_and_changes_nothing(chapter: Chapter) -> None:
    choices: list[str] = []
    wrong = 0
    speaker = Speaker("en", chapter.game)
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
            assert heard(lesson, speaker), f"{chapter.file.name}: '{option}' would do nothing"
            assert (lesson.made, then.choices) == (before.made, match.choices)
            with pytest.raises(Refused):
                after(chapter, [*choices, option, choice])
        choices.append(choice)
    assert wrong or all(not isinstance(i, Task) or i.free for i in chapter.items)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_a_chapter_ends_with_one_free_decision(chapter: Chapter) -> None:
    tasks = [item for item in chapter.items if isinstance(item, Task)]
    assert tasks[-1].free
    assert tasks[-1].game == (chapter in GAMES)


SHORT = 30
"""Choices in a short game, at ten seconds each: five minutes."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("chapter", GAMES, ids=named)
def test_a_course_ends_with_a_real_short_game(chapter: Chapter, seed: int) -> None:
    """Whatever is chosen, it goes to the final score; others and chance play the same again."""
    rng = Rng(seed)
    choices: list[str] = []
    lesson, match = after(chapter, choices)
    assert match.ply > 40, "it begins late"
    while lesson.task is not None:
        assert lesson.task.game
        assert lesson.aims == match.lines(), "all that is legal is right"
        choices.append(lesson.aims[rng.below(len(lesson.aims))])
        before = match.choices
        lesson, match = after(chapter, choices)
        assert match.choices[: len(before)] == before
        assert lesson.verdict is not None
        assert lesson.verdict.right
    assert match.over
    assert len(choices) in range(5, SHORT)
    seats = {seat for seat, _ in match.choices[after(chapter, [])[1].ply :]}
    assert seats >= {0, 1}, "others play, too"


@pytest.mark.parametrize("game", TAUGHT)
def test_all_that_is_said_has_its_words_in_three_languages_and_no_other(game: str) -> None:
    wanted = said(game)
    for lang in LANGUAGES:
        known = texts(game, lang)
        assert [place for text, place in wanted.items() if text not in known] == [], lang
        assert sorted(set(known) - set(wanted)) == [], lang
        long = [id for id, words in known.items() if len(words) > 230]
        assert long == [], f"{lang}: too long to read at one glance"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_takes_ten_to_twenty_minutes(game: str) -> None:
    *chapters, short = course(game).values()
    assert 4 <= len(chapters) <= 7
    assert sum(chapter.minutes for chapter in chapters) in MINUTES
    assert short.minutes <= 5


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


NEWCOMERS = Path(__file__).parent.parent.parent / "docs" / "newcomers.md"
DOOR = 2
"""Clicks from the home page into the first chapter: the door on the card, and "Begin"."""


@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_about_newcomers_counts_the_clicks_that_the_script_asks(game: str) -> None:
    """Whoever changes a first chapter measures anew: `make newcomers`."""
    known = texts(game, "en")
    first = next(iter(course(game).values()))
    task = next(at for at, item in enumerate(first.items) if isinstance(item, Task))
    before = [item for item in first.items[: task + 1] if isinstance(item, Show | Task)]
    words = sum(len(known[item.text].split()) for item in before)
    title = Speaker("en", game).say("title")
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in NEWCOMERS.read_text(encoding="utf-8").splitlines()
        if line.startswith(f"| {title} |")
    ]
    assert [row[1] for row in rows] == ["1440x900", "390x844"]
    for row in rows:
        assert (int(row[2]), int(row[4])) == (DOOR + len(before) - 1, words), row[1]


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
        ("points temples 2", "points temples 3", "there came 2 points of 'temples', not 3"),
        ("points visited 1", "points tents 1", "'tents' is no source of points"),
        ("points seat_1", "points seat_9", "'seat_9' is no seat"),
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


def test_a_constant_of_scoring_that_changes_is_named_with_the_line_that_states_it(
    tmp_path: Path,
) -> None:
    """As if ruins brought 2 points in the box of somebody: the lesson says 1."""
    correction = {"game": "dokmus", "groups": {"ruins_points": {"content": {"per_token": 2}}}}
    (tmp_path / "dokmus.json").write_text(json.dumps(correction))
    taught = "from archipel.lessons import course, model; model(course('dokmus')['ruins'])"
    done = subprocess.run(
        [sys.executable, "-c", taught],
        env=os.environ | {"ARCHIPEL_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = (folder("dokmus") / "4-ruins.lesson").read_text().splitlines()
    line = lines.index("  points ruins 1") + 1
    assert f"dokmus/lessons/4-ruins.lesson, line {line}: there came 2 points" in done.stderr
