"""Lessons over HTTP: no name is needed, nothing is stored, and the same question has one answer."""

from __future__ import annotations

import msgspec
import pytest

from archipel import games, lessons
from archipel.kernel.match import Match, Refused
from archipel.server.boxes import diagrams
from archipel.server.lesson_messages import Lesson
from archipel.server.lessons import _answer, _drawn, _job, told

TAUGHT = [name for name in games.names() if lessons.course(name)]
CHAPTERS = [chapter for name in TAUGHT for chapter in lessons.course(name).values()]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda c: f"{c.game}-{c.id}")
def test_a_chapter_goes_over_the_wire_from_its_first_frame_to_its_end(
    chapter: lessons.Chapter,
) -> None:
    choices: list[str] = []
    for choice in [*lessons.model(chapter), ""]:
        lesson = told(chapter, choices)
        assert msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson) == lesson
        frames = [frame for moment in lesson.moments for frame in moment.frames]
        assert frames, "the table is always shown"
        plies = [frame.ply for frame in frames]
        assert plies == sorted(plies)
        assert not any(frame.undo.allowed or frame.secret for frame in frames)
        task = lesson.moments[-1].task
        if not choice:
            assert lesson.done
            assert task is None
            break
        assert task is not None
        assert choice in task.aims
        assert set(task.aims) <= set(frames[-1].options)
        choices.append(choice)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_diagram_goes_over_the_wire_as_one_frame_with_what_it_lights(game: str) -> None:
    cards = {card.id: card for card in diagrams(games.load(game))}
    for diagram in lessons.diagrams(game).values():
        lesson = msgspec.json.decode(_drawn(games.load(game), diagram.id, ()), type=Lesson)
        first = lesson.moments[0]
        assert len(first.frames) == 1
        assert first.text == f"diagram-{diagram.id}"
        assert cards[diagram.id].playable == (first.task is not None)
        assert set(cards[diagram.id].within)


def test_what_does_not_fit_is_refused() -> None:
    game = games.load("dokmus")
    with pytest.raises(Refused, match="no such chapter"):
        _answer(game, "nowhere", ())
    with pytest.raises(Refused, match="no such diagram"):
        _drawn(game, "nowhere", ())
    with pytest.raises(Refused, match="not possible"):
        _answer(game, "land", ("start 9z9",))
    with pytest.raises(Refused, match="not right"):
        _answer(game, "land", ("start 1a1", "start 5a5"))
    with pytest.raises(Refused, match="over"):
        _answer(game, "land", (*lessons.model(lessons.course("dokmus")["land"]), "sacrifice"))


def test_a_course_is_not_offered_with_other_printed_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.load("dokmus")
    assert lessons.offered(game)
    assert lessons.drawn(game)
    monkeypatch.setattr(game, "data", '{"tokens":{"rounds":9}}')
    assert lessons.offered(game) == {}
    assert lessons.drawn(game) == {}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_short_game_is_told_as_one_and_gives_the_thinkers_its_record(game: str) -> None:
    chapter = list(lessons.course(game).values())[-1]
    choices = lessons.model(chapter)[:2]
    task = told(chapter, list(choices)).moments[-1].task
    assert task is not None
    assert task.game
    job = _job(games.load(game), chapter.id, choices)
    match = Match.replay(games.load(game), job.seats, job.options, job.choices)
    assert match.seat == job.seat == chapter.learner
    assert set(task.aims) == set(match.lines())
    first = next(iter(lessons.course(game)))
    with pytest.raises(Refused, match="only its short game has hints"):
        _job(games.load(game), first, ())


def test_a_wrong_choice_that_does_nothing_yet_tells_the_question_that_follows() -> None:
    chapter = lessons.course("bora_bora")["people"]
    made = list(lessons.model(chapter)[:4])
    verdict = told(chapter, [*made, "material wood"]).verdict
    assert verdict is not None
    assert verdict.follows is not None
    assert (verdict.follows.word, verdict.follows.seat) == ("lay-material", chapter.learner)
    assert told(chapter, made).after == "dice"
