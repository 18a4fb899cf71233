"""A table's clocks as they are kept: marks are stored with what they belong to, and so is ``due``.

Which marks there are follows from what changes: whoever stores a change need not think of clocks.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from archipel.kernel.match import Refused
from archipel.server import clocks, grace
from archipel.server.agreements import is_away, time_is_up
from archipel.server.audience import Audience
from archipel.server.calendars import Calendar, Span
from archipel.server.clocks import Clock, Mark
from archipel.server.connection import Connection, text_of
from archipel.server.ledger import Ledger
from archipel.server.schema import TableRow
from archipel.server.wallclock import WallClock

New = tuple[int, str, str]
"""A mark to come: seat, kind, body."""


class Watching(Protocol):
    """What clocks need of the house."""

    clock: WallClock
    pauses: list[Span]  # when nobody served it; another list when there are more


class Timed(Audience):
    """The clocks of a table in memory."""

    watch: Watching
    marks: list[Mark]  # those that are stored, as far as the ledger is known
    _clock: Clock | None = None
    _clock_of: tuple[Ledger, list[Span]] | None = None

    def now(self) -> float:
        return self.watch.clock.now()

    def grace_left(self) -> float:
        return grace.left(self.row, self.now())

    def time(self) -> Clock | None:
        """The clocks as of what is known; None: nobody's time counts here, or nothing is known."""
        row, ledger = self.row, self.ledger
        if row.clock is None or ledger is None or row.state not in ("playing", "over"):
            return None
        if self._clock is None or not self._holds(ledger):
            self._clock = self._anew(ledger, self.marks)
            self._clock_of = (ledger, self.watch.pauses)
        self._clock.follow(ledger.acts, self.marks)
        return self._clock

    def _holds(self, ledger: Ledger) -> bool:
        """Are the clocks we have those of this log?"""
        of = self._clock_of
        return of is not None and of[0] is ledger and of[1] is self.watch.pauses

    def _anew(self, ledger: Ledger, marks: list[Mark]) -> Clock:
        """The clocks from the beginning of the log on."""
        row = self.row
        assert row.clock is not None
        people = clocks.people_at_first(row.persons(), marks)
        clock = Clock(row.clock, people, self.watch.pauses)
        clock.follow(ledger.acts, marks)
        return clock

    def _before(self, ledger: Ledger, rows: int) -> Clock | None:
        """The clocks before the newest rows, if they are known: a copy."""
        clock = self._clock
        if clock is None or not self._holds(ledger) or clock.acts > ledger.ply - rows:
            return None
        return clock.copy()

    def marked(self, ply: int, *new: New) -> list[Mark]:
        """Marks behind those that are stored."""
        return clocks.marked(self.marks, ply, self.now(), *new)

    # ------------------------------------------------------------ with what is stored

    def time_of_moves(
        self, row: TableRow, ledger: Ledger, rows: int, line: list[Mark]
    ) -> list[Mark]:
        """What is stored with new rows: until when others wait, and when time is up after them."""
        if row.clock is None:
            return []
        clock = self._before(ledger, rows) or self._anew(ledger, self.marks + line)
        clock.follow(ledger.acts, self.marks + line)
        marks = line
        mover = grace.mover(ledger)
        if row.grace and mover is not None:
            row.grace = min(row.grace, clock.wait_at_most(mover))
            if row.grace > ledger.began:
                waits = (mover, clocks.WAITS, repr(row.grace))
                marks = clocks.marked(self.marks + line, ledger.ply, ledger.began, waits)
                marks = line + marks
                clock.follow(ledger.acts, self.marks + marks)
            else:
                row.grace = 0.0
        row.due = clock.due() if row.state == "playing" else None
        return marks

    def time_of_change(self, row: TableRow, new: list[New]) -> list[Mark]:
        """What is stored with a change of the row: who plays, who waits, when time is up then."""
        clock = self.time()
        if row.clock is None or clock is None or row.state != "playing":
            return []
        assert self.ledger is not None
        found = list(new)
        for seat, person in enumerate(row.persons()):
            if person != clock.people[seat]:
                found.append((seat, clocks.PERSON if person else clocks.COMPUTER, ""))
        if not row.grace and self.row.grace > self.now():
            mover = grace.mover(self.ledger)
            found.append((-1 if mover is None else mover, clocks.PRESSED, ""))
        marks = self.marked(self.ledger.ply, *found)
        row.due = self._anew(self.ledger, self.marks + marks).due()
        return marks

    def calendars_changed(self, found: dict[str, Calendar]) -> list[New]:
        """Marks of the calendars that are others than those the clocks know."""
        clock, row = self.time(), self.row
        if clock is None or row.clock is None or row.clock.kind != "turns":
            return []
        return [
            (seat, clocks.CALENDAR, msgspec.json.encode(calendar).decode())
            for seat, sitter in enumerate(row.seats)
            if sitter.guest
            and (calendar := found.get(sitter.guest, Calendar())) != clock.calendars[seat]
        ]

    # ------------------------------------------------------------ a move in time

    def line_of(self, ledger: Ledger, seat: int, delay: float, now: float) -> list[Mark]:
        """What the line has taken of a move that comes now. Refused if it comes too late."""
        clock = self.time()
        if clock is None:
            return []
        if not clock.in_time(seat, delay, now):
            raise Refused("time-up", "the time of this seat is up")
        credit = clock.credit(seat, delay, now)
        return self.marked(ledger.ply, (seat, clocks.LINE, repr(credit))) if credit else []

    def check_take_back(self, seat: int, now: float) -> None:
        """Refused if there is not enough time to pay for what has passed since the turn ended."""
        clock = self.time()
        if clock is not None and not clock.can_take_back(seat, now):
            raise Refused("no-time", "taking back costs more time than is left")

    def hurried(self, seat: int, pause: float) -> float:
        """A pause before an answer that is given for somebody: never all of their time.

        What is too long is shortened to any length there is time for: always the longest would
        tell that the answer was given.
        """
        clock = self.time()
        most = pause if clock is None else clock.rest(seat, self.now()) / 2
        return pause if pause <= most else pause % most if most > 0 else 0.0

    def waited(self, seat: int) -> float:
        """How long a table has been waiting for a seat without a sign of its person, as far as
        its time counts."""
        clock, now = self.time(), self.now()
        since = max(self.row.updated, self.sign_of(self.row.seats[seat].guest))
        if clock is None:  # nobody's time counts, or nothing is known of it
            return 0.0 if self.row.clock is not None else now - since
        return clock.between(seat, since, now)

    def away(self) -> bool:
        """May the computer play for who decides?"""
        return is_away(self.row, self.waited)

    def sign(self, conn: Connection) -> None:
        """Somebody has done something at the page, or looked at it."""
        if conn.guest is not None and conn.seat is not None:
            self.signs[conn.guest.id] = self.now()

    def lets_finish(self, seat: int) -> bool:
        """Does the computer play the turn for which a person's time was not enough?"""
        clock = self.time()
        return clock is not None and self.row.turn == seat and clock.left[seat] <= 0

    def after_time(self, level: str) -> tuple[TableRow, int, str] | None:
        """The table after the time of who decides is up, whose it was, and what is told of it.

        None if it is not: then only ``due`` may have to be stored anew.
        """
        clock, turn = self.time(), self.row.turn
        if clock is None or turn is None or not clock.is_up(self.now()):
            return None
        return time_is_up(self.row, turn, level)

    # ------------------------------------------------------------ telling

    def tell_clocks(self) -> None:
        """Everybody learns whose time runs."""
        if self.connections and (heard := self.clocks_text()) is not None:
            for conn in self.connections:
                conn.send(heard)

    def clocks_text(self) -> bytes | None:
        clock = self.time()
        if clock is None or self.ledger is None or self.row.state != "playing":
            return None
        return text_of(clock.told(self.ledger.ply, self.now()))

    def tell_around(self) -> None:
        super().tell_around()
        self.tell_clocks()
