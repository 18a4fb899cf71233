"""Lessons over HTTP: no name is needed, nothing is stored, and the same question has one answer."""

from __future__ import annotations

import msgspec
import pytest

from archipel import games, lessons
from archipel.kernel.match import Refused
from archipel.server.boxes import diagrams
from archipel.server.lesson_messages import Lesson
from archipel.server.lessons import _answer, _drawn, told

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
