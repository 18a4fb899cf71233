"""Whose time runs at a table, and how much of it is left: a pure function of the table's log.

The log is the moves with their times, the marks (what a clock must know beside them: who plays on
a seat, calendars as they were, waiting after a turn, delay of the line) and the pauses, when no
process served the house. Nothing here looks at a watch: the moment is always an argument.

Who only wants to know when time is up reads ``TableRow.due``, which is kept with every change of
a table, and asks ``left(due, now)`` for the seconds until then. None: nobody's time runs.

A seat pays for its turn until the turn is confirmed, as a player presses the button of a chess
clock: so for the moment of grace too. Who takes back a turn that had ended pays for the time since;
the next seat gets back what it has spent meanwhile. Time spent thinking stays spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from archipel.kernel.core import CHANCE
from archipel.server.calendars import (
    ALWAYS,
    Calendar,
    Honoured,
    Span,
    counted,
    off,
    reached,
)
from archipel.server.messages import Clocks, SeatClock, Timing

LINE_MOST = 0.5
"""Seconds of the line's delay that a move can be given back."""
LINE_BUDGET = 30.0
"""And a seat in a whole game, so that a bad line is no second clock."""
BACK_LEAST, BACK_PART = 30.0, 0.1
"""Who comes back after their time was up gets so many seconds, or this part of the main time."""

COMPUTER, PERSON, WAITS, PRESSED, LINE, CALENDAR = (
    "computer",  # plays on the seat from now on: its time does not count
    "person",  # plays on it again
    "waits",  # the turn of this seat has ended; until the moment in the body others wait
    "pressed",  # they need not wait any longer
    "line",  # so many seconds of the next move are the line's
    "calendar",  # of the person on this seat, from now on
)


class Act(NamedTuple):
    """A row of the log, as far as time is concerned."""

    at: float
    seat: int
    undoes: bool
    turn: int | None  # who decides after it; None: the game is over


class Mark(NamedTuple):
    """What happened between two moves, as it is stored."""

    n: int
    ply: int  # rows of the log before it
    seat: int
    kind: str
    body: str
    at: float


class _Ended(NamedTuple):
    """A turn that has ended and may still be taken back."""

    seat: int
    left: list[float]  # of all seats, then
    start: float  # until which moment its time had been counted


def left(due: float | None, now: float) -> float | None:
    """Seconds until the time of who decides is up, on the wall; None: nobody's time runs."""
    return None if due is None else max(0.0, due - now)


class Clock:
    """The clocks of a table, after some acts and marks."""

    def __init__(self, timing: Timing, people: Sequence[bool], pauses: Sequence[Span] = ()) -> None:
        self.timing = timing
        self.live = timing.kind == "live"
        self.people = list(people)  # at the beginning; marks say what becomes of it
        self.pauses = pauses
        self.left = [float(timing.time)] * len(self.people)
        self.budgets = [LINE_BUDGET] * len(self.people)
        self.calendars = [Calendar()] * len(self.people)
        self.turn: int | None = None
        self.since = 0.0  # until when the time of who decides has been counted
        self.waits = 0.0  # until when others wait for the seat whose turn has ended
        self.acts = 0
        self.marks = 0
        self._ended: _Ended | None = None
        turns = (timing.hours, timing.weekends, timing.vacation)
        self._honoured = ALWAYS if self.live else Honoured(*turns)

    def copy(self) -> Clock:
        """One that can follow another course."""
        made = Clock(self.timing, self.people, self.pauses)
        made.__dict__.update(self.__dict__)
        made.people, made.left = self.people[:], self.left[:]
        made.budgets, made.calendars = self.budgets[:], self.calendars[:]
        return made

    # ------------------------------------------------------------ growing

    def follow(self, acts: Sequence[Act], marks: Sequence[Mark]) -> None:
        """Take over what is new of the whole log."""
        while self.acts < len(acts) or self.marks < len(marks):
            if self.marks < len(marks) and marks[self.marks].ply <= self.acts:
                self._mark(marks[self.marks])
                self.marks += 1
            elif self.acts < len(acts):
                self._act(acts[self.acts])
                self.acts += 1
            else:
                return  # a mark of a row that is not known yet

    def _act(self, act: Act) -> None:
        self.waits = 0.0
        ended = self._ended
        if act.undoes and ended is not None and ended.seat == act.seat:
            for seat in (ended.seat, self.turn):  # nothing has happened to the others
                if seat is not None:
                    self.left[seat] = ended.left[seat]
            self.turn, self.since = ended.seat, ended.start
        self._spend(act.at)
        self._ended = None
        if act.turn is None:
            self.turn = None
        elif act.turn != CHANCE and act.turn != self.turn:
            self._pass_on(act)

    def _pass_on(self, act: Act) -> None:
        """The turn ends, and another one begins."""
        mover, self.turn = self.turn, act.turn
        assert self.turn is not None
        if mover is not None and self.people[mover]:
            if act.seat == mover:  # after chance has acted nothing can be taken back
                self._ended = _Ended(mover, self.left[:], self.since)
            if self.live:
                self.left[mover] += self.timing.increment
        self.since = max(self.since, act.at)
        if not self.live:
            self.left[self.turn] = float(self.timing.time)

    def _mark(self, mark: Mark) -> None:
        seat = mark.seat
        if mark.kind == WAITS and self._ended is not None:
            self.waits = float(mark.body)
            self.left[seat] -= self._counted(seat, self.since, self.waits)
            self.since = max(self.since, self.waits)
        elif mark.kind == PRESSED and mark.at < self.waits:
            self.left[seat] += self._counted(seat, mark.at, self.waits)
            self.since = self.waits = mark.at
        elif mark.kind == LINE:
            self.left[seat] += float(mark.body)
            self.budgets[seat] -= float(mark.body)
        elif mark.kind == COMPUTER:
            self._spend(mark.at)
            self.people[seat] = False
            self.left[seat] = max(0.0, self.left[seat])
        elif mark.kind == PERSON:
            self._spend(mark.at)
            self.people[seat] = True
            if self.live and not self.left[seat]:
                self.left[seat] = max(BACK_LEAST, self.timing.time * BACK_PART)
        elif mark.kind == CALENDAR:
            self._spend(mark.at)
            self.calendars[seat] = msgspec.json.decode(mark.body, type=Calendar)

    def _spend(self, until: float) -> None:
        """Who decides has used the time until a moment."""
        if self.turn is not None and until > self.since:
            if self.people[self.turn]:
                self.left[self.turn] -= self._counted(self.turn, self.since, until)
            self.since = until

    def _counted(self, seat: int, start: float, end: float) -> float:
        return counted(self.calendars[seat], self._honoured, self.pauses, start, end)

    def _reached(self, seat: int, start: float, seconds: float) -> float:
        return reached(self.calendars[seat], self._honoured, self.pauses, start, seconds)

    # ------------------------------------------------------------ asking

    def _runs(self) -> int | None:
        """The person who decides."""
        return self.turn if self.turn is not None and self.people[self.turn] else None

    def _spare(self, seat: int) -> float:
        """The most of the line's delay that the next move can be given back."""
        return max(0.0, min(LINE_MOST, self.budgets[seat])) if self.live else 0.0

    def due(self) -> float | None:
        """When the time of who decides is up, with what the line may take; None: nobody's runs."""
        seat = self._runs()
        if seat is None:
            return None
        owed = min(0.0, self.left[seat])  # of the line's time, if something was noted meanwhile
        spare = max(0.0, self._spare(seat) + owed)
        return self._reached(seat, self.since, self.left[seat]) + spare

    def is_up(self, now: float) -> bool:
        """Is the time of who decides up?"""
        due = self.due()
        return due is not None and now >= due

    def rest(self, seat: int, now: float) -> float:
        """What is left of a seat's time; below nothing if it should have been stopped before."""
        if seat == self._runs():
            return self.left[seat] - self._counted(seat, self.since, now)
        if self._ended is not None and seat == self._ended.seat and now < self.waits:
            return self.left[seat] + self._counted(seat, now, self.waits)
        return self.left[seat]

    def credit(self, seat: int, delay: float, now: float) -> float:
        """How much of a move's time is the line's, if its messages are under way so long."""
        if seat != self._runs():
            return 0.0
        return max(0.0, min(delay, self._spare(seat), self._counted(seat, self.since, now)))

    def in_time(self, seat: int, delay: float, now: float) -> bool:
        """May a move of this seat that comes now still count?"""
        return seat != self._runs() or self.rest(seat, now) + self.credit(seat, delay, now) >= 0

    def can_take_back(self, seat: int, now: float) -> bool:
        """Is enough time left to pay for what has passed since the turn ended?"""
        ended = self._ended
        if ended is None or ended.seat != seat or self.turn == seat:
            return True
        return ended.left[seat] >= self._counted(seat, ended.start, now)

    def wait_at_most(self, seat: int) -> float:
        """Until when others may wait for a seat whose turn has just ended: it pays for it."""
        ended = self._ended
        if ended is None or ended.seat != seat:
            return 0.0
        return self._reached(seat, ended.start, ended.left[seat])

    def between(self, seat: int, start: float, now: float) -> float:
        """How many seconds that count for this seat lie between two moments."""
        return self._counted(seat, start, now)

    def told(self, ply: int, now: float) -> Clocks:
        """All clocks as they are told to everybody."""
        waiting = now < self.waits and self._ended is not None
        seats = []
        for seat, person in enumerate(self.people):
            why, until = off(self.calendars[seat], self._honoured, now) if person else ("", now)
            rest = round(max(0.0, self.rest(seat, now)), 3)
            seats.append(SeatClock(left=rest, off=why, until=until if why else 0.0))
        runs = self._ended.seat if waiting and self._ended else self._runs()
        return Clocks(ply=ply, at=now, runs=runs, due=self.due(), seats=seats)


def people_at_first(people: Sequence[bool], marks: Sequence[Mark]) -> list[bool]:
    """Where people played at the beginning, from where they do now and what happened between."""
    found = list(people)
    for mark in reversed(marks):
        if mark.kind in (COMPUTER, PERSON):
            found[mark.seat] = mark.kind == COMPUTER
    return found


def marked(marks: Sequence[Mark], ply: int, now: float, *new: tuple[int, str, str]) -> list[Mark]:
    """New marks (seat, kind, body) behind those there are."""
    first = len(marks)
    return [Mark(first + k, ply, *one, now) for k, one in enumerate(new)]
