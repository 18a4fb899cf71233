"""What is said about lessons and diagrams over HTTP, as types: a part of the protocol like
``messages.py``."""

from __future__ import annotations

from typing import Literal

from archipel.server.messages import Ask, Frame, Struct, Told


class DiagramCard(Struct, frozen=True):
    """A diagram of the rules; its caption is the text ``diagram-<id>``."""

    id: str
    rule: str  # it stands below this one
    examples: list[str]  # the worked examples of the rules that it plays
    part: Literal["board", "mat"]
    within: list[str]  # ids: how far the picture reaches
    playable: bool  # it is an example that can be tried


class LessonTask(Struct, frozen=True):
    """The learner chooses. Text ids are those of the file ``lessons/<lang>``."""

    free: bool  # every choice is welcome
    aims: list[str]  # the choices that are right
    game: bool = False  # a real game, played to its end: hints may be asked for


class LessonMoment(Struct, frozen=True):
    """One stop of a lesson: frames on the way to it, then something is said."""

    frames: list[Frame]
    text: str  # id of what is said; empty at the end of the chapter
    at: list[str]  # ids pointed at; none: the whole table
    task: LessonTask | None = None  # None: read and go on


class LessonVerdict(Struct, frozen=True):
    """What is said to the last choice."""

    choice: str
    right: bool  # it was played; else nothing has changed
    text: str  # id of the answer; empty: what is shown next, or nothing but the events
    events: list[Told]  # what it did, or would have done
    follows: Ask | None = None  # what would be asked then


class Lesson(Struct, frozen=True):
    """The answer to Learn: what follows the last choice, up to the next one or the end."""

    seats: int
    learner: int
    options: dict[str, str]
    made: int  # choices that were right
    moments: list[LessonMoment]
    done: bool
    after: str = ""  # the chapter it goes on from, as its script ends
    verdict: LessonVerdict | None = None
