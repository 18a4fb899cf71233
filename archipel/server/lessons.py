"""Lessons and diagrams over HTTP: a script and the choices so far come in, what follows goes out.

Nothing is kept here: the browser knows how far its reader has come. The same question has the same
answer, so the latest are remembered.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import msgspec
from litestar import MediaType, Response, post

from archipel import lessons
from archipel.kernel.core import Game
from archipel.kernel.match import Match, Refused
from archipel.server import frames
from archipel.server.answers import refuses_change
from archipel.server.house import House
from archipel.server.ledger import Ledger
from archipel.server.lesson_messages import Lesson, LessonMoment, LessonTask, LessonVerdict
from archipel.server.messages import Ask, Frame, Hint, Learn, Told, Undo
from archipel.server.thinking import Job

REMEMBERED = 512
"""Answers of some kB each: all of a course, several times over."""

REFUSES = refuses_change("no-such-game", "not-an-option", "over")
UNADVISED = refuses_change("no-such-game", "not-an-option", "over", "no-hints", "too-slow")


@post("/api/lessons/{game:str}/{chapter:str}", status_code=200, responses=REFUSES)
async def learn(house: House, game: str, chapter: str, data: Learn) -> Response[Lesson]:
    """Where a chapter stands after these choices: no name is needed, and nothing is stored."""
    return _response(
        await asyncio.to_thread(_answer, house.game(game), chapter, tuple(data.choices))
    )


@post("/api/lessons/{game:str}/{chapter:str}/hint", status_code=200, responses=UNADVISED)
async def learn_hint(house: House, home: str, game: str, chapter: str, data: Learn) -> Hint:
    """What a good player would do in the short game of a course, after these choices."""
    if not await house.bus.take(house.hints, f"address {home}"):
        raise Refused("too-fast", "that is much advice at once: wait a moment")
    job = await asyncio.to_thread(_job, house.game(game), chapter, tuple(data.choices))
    try:
        found = await house.advise(f"lesson:{game}:{chapter}:{' '.join(data.choices)}", job, home)
    except Exception as error:
        raise Refused("too-slow", "no hint could be found") from error
    return Hint(ply=job.seed, choices=frames.advised(found))


@post("/api/diagrams/{game:str}/{diagram:str}", status_code=200, responses=REFUSES)
async def draw(house: House, game: str, diagram: str, data: Learn) -> Response[Lesson]:
    """The position of a diagram of the rules; after these choices, how its example goes on."""
    return _response(
        await asyncio.to_thread(_drawn, house.game(game), diagram, tuple(data.choices))
    )


def _response(answer: bytes) -> Response[Lesson]:
    made: Any = answer  # as bytes already
    return Response(made, media_type=MediaType.JSON)


@functools.lru_cache(maxsize=REMEMBERED)
def _answer(game: Game, chapter: str, choices: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(told(_chapter(game, chapter), list(choices)))


def _job(game: Game, chapter: str, choices: tuple[str, ...]) -> Job:
    """What the learner has to decide, as computer players are told of it."""
    found = _chapter(game, chapter)
    match = lessons.open_match(found)
    task = lessons.teach(found, match, list(choices), lambda m: m.ply).task
    if task is None or not task.game:
        raise Refused("no-hints", "a lesson tells by itself; only its short game has hints")
    record = (match.game.id, match.seats, match.options, match.choices)
    return Job(*record, found.learner, "", match.ply)


def _chapter(game: Game, chapter: str) -> lessons.Chapter:
    found = lessons.offered(game).get(chapter)
    if found is None:
        raise Refused("no-such-page", f"{game.title} has no such chapter")
    return found


@functools.lru_cache(maxsize=REMEMBERED)
def _drawn(game: Game, diagram: str, choices: tuple[str, ...]) -> bytes:
    found = lessons.drawn(game).get(diagram)
    if found is None:
        raise Refused("no-such-page", f"{game.title} has no such diagram")
    return msgspec.json.encode(told(found, list(choices)))


def told(chapter: lessons.Chapter, choices: list[str]) -> Lesson:
    """A lesson as a message."""
    match = lessons.open_match(chapter)
    ledger = Ledger(match.game, chapter.seats, chapter.options, b"", 0.0)
    ledger.match = match

    def look(_: Match) -> Frame:
        frame = frames.frame(ledger, chapter.learner, since=ledger.ply - 1)
        return msgspec.structs.replace(frame, undo=Undo(allowed=False), commitment="")

    lesson = lessons.teach(chapter, match, choices, look)
    verdict = lesson.verdict
    return Lesson(
        seats=chapter.seats,
        learner=chapter.learner,
        options=chapter.options,
        made=lesson.made,
        moments=[_moment(moment, lesson.aims) for moment in lesson.moments],
        done=lesson.task is None,
        after=chapter.before.id if chapter.before else "",
        verdict=None
        if verdict is None
        else LessonVerdict(
            choice=verdict.choice,
            right=verdict.right,
            text=verdict.text,
            events=[Told(ply=0, word=word, values=values) for word, values in verdict.heard],
            follows=verdict.follows and Ask(*verdict.follows),
        ),
    )


def _moment(moment: lessons.Moment[Frame], aims: list[str]) -> LessonMoment:
    item = moment.item
    if item is None:
        return LessonMoment(frames=moment.looks, text="", at=[])
    task = None
    if isinstance(item, lessons.Task):
        task = LessonTask(free=item.free, aims=aims, game=item.game)
    return LessonMoment(frames=moment.looks, text=item.text, at=item.at, task=task)
