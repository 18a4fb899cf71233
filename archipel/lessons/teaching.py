"""Plays a chapter: pure, from the chapter and the choices the learner has made so far.

The real engine plays. Nothing is remembered between two calls: whoever asks brings the choices
along, so that a lesson can be left, resumed, repeated and opened by its address.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from archipel import games
from archipel.bots.levels import LEVELS, level
from archipel.bots.peek import Peek
from archipel.games import View
from archipel.kernel.core import CHANCE, Position, Rng
from archipel.kernel.match import Match, Refused, kebab, seat_name
from archipel.lessons.reading import Chapter, Play, Points, Show, Task

T = TypeVar("T")

SEED = 14_000  # of the short games

Heard = list[tuple[str, dict[str, str | int]]]
"""Events as a seat hears them: word and values."""


class Asked(NamedTuple):
    """A question as the learner may know it; of another seat only whose it is."""

    seat: int
    word: str
    rule: str
    details: dict[str, str | int]


class Verdict(NamedTuple):
    """What is said to a choice."""

    choice: str
    right: bool  # it was played; else nothing has changed
    text: str  # the answer's id; empty: what is shown next is the answer
    heard: Heard  # what the choice did, or would have done
    follows: Asked | None = None  # what would be asked then; None: it was right, or the end


class Moment(NamedTuple, Generic[T]):
    """One stop of a lesson: looks at the table on the way to it, and what is said there."""

    looks: list[T]
    item: Show | Task | None  # None: the chapter is over


class Lesson(NamedTuple, Generic[T]):
    """Where a chapter stands: what follows the last choice, up to the next one or the end."""

    moments: list[Moment[T]]
    aims: list[str]  # the choices the waiting task accepts; of a free one: all
    made: int  # choices that were accepted
    verdict: Verdict | None  # on the last choice

    @property
    def task(self) -> Task | None:
        """What the learner is asked to do; None: the chapter is over."""
        item = self.moments[-1].item
        return item if isinstance(item, Task) else None


def open_match(chapter: Chapter) -> Match:
    """The table of a chapter, before anything has happened."""
    match = Match(games.load(chapter.game), chapter.seats, chapter.options)
    if chapter.given is not None:
        match.position = chapter.given.clone()
        match.position.listening = True
        match.told_at = [[]]
    return match


def teach(
    chapter: Chapter,
    match: Match,
    choices: list[str],
    look: Callable[[Match], T],
    strict: bool = False,
) -> Lesson[T]:
    """Plays a chapter on a new match with the choices made so far; the last may be any.

    ``look`` is asked after each choice that leads from the last one to where the lesson stands.
    Refused if choices do not fit: the last must be possible, those before it right. Who chose
    otherwise than the script foresaw, but right, leads it astray: it then goes on as it can.
    With ``strict`` that is a BadLesson.
    """
    teacher = _Teacher(chapter, match, look, strict)
    teacher.begin()
    return teacher.run(choices)


WEIGHING = threading.Lock()
"""A level bends the weights of its game while it chooses: one at a time."""


def rival(match: Match) -> int:
    """What chance and the others choose in a short game; the same each time it is asked."""
    rng = Rng(SEED + match.ply)
    if match.seat == CHANCE:
        return match.position.roll(rng)
    with WEIGHING:
        peek = Peek(match.game, match.position, match.seat, rng)
        return level(LEVELS[0]).choose(peek, rng)


class _Teacher(Generic[T]):
    def __init__(
        self, chapter: Chapter, match: Match, look: Callable[[Match], T], strict: bool
    ) -> None:
        self.chapter = chapter
        self.match = match
        self.look = look
        self.strict = strict
        self.moments: list[Moment[T]] = []
        self.looks: list[T] = []
        self.had: dict[tuple[int, str], int] = {}  # points before the learner's last choice

    def begin(self) -> None:
        """What has happened before the chapter."""
        if self.chapter.before is not None:
            for seat, choice in played(self.chapter.before, self.chapter.moment):
                self.match.play(seat, choice)
        for line in self.chapter.start:
            self.follow(line)
        self.looks = [self.look(self.match)]

    def run(self, choices: list[str], until: str = "") -> Lesson[T]:
        verdict: Verdict | None = None
        made = 0
        for item in self.chapter.items:
            if until and not isinstance(item, Play) and item.text == until:
                return Lesson(self.moments, [], made, verdict)
            if isinstance(item, Play):
                if self.follow(item):
                    self.looks.append(self.look(self.match))
                continue
            if isinstance(item, Show):
                self.keep_promises(item)
                self.stop(item)
                continue
            while self.asks(item):
                aims = self.aims(item)
                if self.strict:
                    self.try_promises(item)
                    self.had = self.points()
                if made == len(choices):
                    self.stop(item)
                    return Lesson(self.moments, aims, made, verdict)
                verdict = self.judge(item, choices[made], aims)
                if not verdict.right:
                    if made + 1 < len(choices):
                        raise Refused("not-an-option", "a choice before the last was not right")
                    self.stop(item)
                    return Lesson(self.moments, aims, made, verdict)
                made += 1
                self.moments = []
                self.looks = [self.look(self.match)]
                if not item.game:
                    break
        if made < len(choices):
            raise Refused("over", "the chapter was over before the last choice")
        self.stop(None)
        return Lesson(self.moments, [], made, verdict)

    def stop(self, item: Show | Task | None) -> None:
        self.moments.append(Moment(self.looks, item))
        self.looks = []

    def follow(self, line: Play) -> bool:
        """A choice of the script; was there anything to choose?"""
        match = self.match
        if match.seat != line.seat:
            if self.strict:
                message = f"{seat_name(match.seat)} decides here, not {seat_name(line.seat)}"
                raise self.chapter.bad(line.line, message)
            return False
        options = match.lines()
        wish = next((wish for wish in line.wishes if wish in options), "")
        if not wish and self.strict:
            told = ", ".join(options[:8])
            message = f"'{' or '.join(line.wishes)}' is not possible here; possible are: {told}"
            raise self.chapter.bad(line.line, message)
        match.play(line.seat, wish or options[0])
        return True

    def asks(self, task: Task) -> bool:
        """Goes on to where the learner chooses; False: their game is over."""
        if not task.game:
            self.wait_for_learner(task)
        while task.game and not self.match.over and self.match.seat != self.chapter.learner:
            self.match.play(self.match.seat, rival(self.match))
            self.looks.append(self.look(self.match))
        return not self.match.over

    def wait_for_learner(self, task: Task) -> None:
        """Others choose whatever comes first, where the script does not say what."""
        match, learner = self.match, self.chapter.learner
        while match.seat != learner:
            if match.over:
                raise self.chapter.bad(task.line, "the game is over before this is asked")
            if self.strict:
                message = f"{seat_name(match.seat)} decides here, and no 'play' line says what"
                raise self.chapter.bad(task.line, message)
            match.play(match.seat, match.position.options[0])
            self.looks.append(self.look(match))

    def aims(self, task: Task) -> list[str]:
        """What the task accepts, in the order of its lines."""
        options = self.match.lines()
        if task.free:
            return options
        found: list[str] = []
        for line, pattern in task.accepted:
            fitting = [option for option in options if pattern.fits(option)]
            if not fitting and self.strict:
                told = ", ".join(options[:8])
                raise self.chapter.bad(line, f"nothing of it is possible; possible are: {told}")
            found += fitting
        for line, source in task.rises:
            rising = [option for option in options if self.rises(option, source)]
            if not rising and self.strict:
                raise self.chapter.bad(line, f"no choice brings points of '{source}' here")
            found += rising
        if not found and self.strict:
            raise self.chapter.bad(task.line, "no possible choice is accepted")
        return list(dict.fromkeys(found)) or options

    def rises(self, option: str, source: str) -> bool:
        """Would this choice bring points of a source at once?"""
        key = (self.chapter.learner, source)
        return self.points(self.tried(option)).get(key, 0) > self.points().get(key, 0)

    def tried(self, option: str) -> Position:
        """What a choice would lead to."""
        p = self.match.position.clone()
        p.listening = True
        p.play(self.match.game.vocabulary.parse(option))
        return p

    def points(self, p: Position | None = None) -> dict[tuple[int, str], int]:
        """By seat and source, as the learner knows them."""
        learner = self.chapter.learner
        view: View = self.match.game.view(self.match.position if p is None else p, learner)
        found = {
            (seat, source): points
            for seat, scores in enumerate(view.scores)
            for source, points in scores.items()
        }
        for source, points in view.secret.items():
            found[learner, source] = found.get((learner, source), 0) + points
        return found

    def keep_promises(self, item: Show) -> None:
        """What is said to have come has come."""
        for promise in item.points if self.strict else []:
            self.compare(promise, self.had, self.points())

    def try_promises(self, task: Task) -> None:
        """What is said that choices bring, they bring: each that this line speaks of."""
        options, before = self.match.lines(), self.points()
        for pattern, promise in task.points:
            fitting = [one for one in options if pattern.fits(one) and task.speaks_to(one, pattern)]
            if not fitting:
                raise self.chapter.bad(promise.line, "no such choice is possible here")
            for option in fitting:
                self.compare(promise, before, self.points(self.tried(option)), option)

    def compare(
        self,
        promise: Points,
        before: dict[tuple[int, str], int],
        now: dict[tuple[int, str], int],
        option: str = "",
    ) -> None:
        key = (promise.seat, promise.source)
        come = now.get(key, 0) - before.get(key, 0)
        if come != promise.number:
            by = f"'{option}' brings" if option else "there came"
            message = f"{by} {come} points of '{promise.source}', not {promise.number}"
            raise self.chapter.bad(promise.line, message)

    def judge(self, task: Task, choice: str, aims: list[str]) -> Verdict:
        """Plays a choice that is right, and tells what any other would do."""
        match, learner = self.match, self.chapter.learner
        if choice not in match.lines():
            raise Refused("not-an-option", f"'{choice}' is not possible now", match.rule)
        said = next((text for pattern, text in task.answers if pattern.fits(choice)), "")
        if choice in aims:
            events = match.play(learner, choice)
            heard = [event.told(learner) for event in events]
            return Verdict(choice, True, said if task.free else "", heard)
        p = self.tried(choice)
        heard = [event.told(learner) for event in p.events]
        return Verdict(choice, False, said or self.chapter.other(choice), heard, self.asked(p))

    def asked(self, p: Position) -> Asked | None:
        """What a position asks, as the learner may know it."""
        if not p.agenda:
            return None
        step, mine = p.agenda[-1], p.seat == self.chapter.learner
        if not mine and p.seat != CHANCE:
            return Asked(p.seat, "", "", {})
        details = step.details(p) if mine else {}
        return Asked(p.seat, kebab(type(step).__name__), str(step.rule), details)


@functools.cache
def model(chapter: Chapter) -> tuple[str, ...]:
    """The choices the script foresees: of each task the first it accepts."""
    choices: list[str] = []
    while True:
        lesson = teach(chapter, open_match(chapter), choices, lambda match: match.ply, strict=True)
        task = lesson.task
        if task is None:
            return tuple(choices)
        choices.append(_best(chapter, task, lesson.aims))


def _best(chapter: Chapter, task: Task, aims: list[str]) -> str:
    for line, pattern in task.model:
        fitting = [aim for aim in aims if pattern.fits(aim)]
        if not fitting:
            raise chapter.bad(line, "the model is nothing that is possible and accepted here")
        return fitting[0]
    return aims[0]


@functools.cache
def played(chapter: Chapter, until: str = "") -> tuple[tuple[int, int], ...]:
    """All choices of a chapter that goes as its script says, with what was before it; as far as
    where it says this text, or to its end."""
    match = open_match(chapter)
    teacher = _Teacher(chapter, match, lambda m: m.ply, strict=True)
    teacher.begin()
    teacher.run(list(model(chapter)), until)
    return tuple(match.choices)
