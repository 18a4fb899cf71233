"""Those who listen at a table: what each of them is told, and when.

A frame is made once for each seat and once for all spectators, and tells what changed since the
last one. Who comes and goes is told as a number, now and then. Some may listen at other processes:
of those each process notes who they are, for the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

import msgspec

from archipel.server import frames, grace, metrics
from archipel.server.connection import Connection, text_of
from archipel.server.ledger import Ledger
from archipel.server.listing import describe, line
from archipel.server.messages import Around, Chat, Grace, Guest, Presence
from archipel.server.schema import Said, TableRow


class Present(msgspec.Struct, frozen=True, array_like=True):
    """A guest who is connected to a table, and what they wish."""

    guest: str
    passes: bool  # may their only answer be given for them?
    seal: str  # for the game that follows
    looks: bool = True  # do they see the page?
    seen: float = 0.0  # when they last looked at it or did something there


class Here(msgspec.Struct, frozen=True, array_like=True):
    """Who is connected to a table by way of one process."""

    people: list[Present] = []
    watching: int = 0


_here = msgspec.json.Decoder(Here)


def present(notes: list[bytes], looking: bool = False) -> set[str]:
    """The guests in what processes have noted; or those of them alone who see the page."""
    people = [p for note in notes for p in _here.decode(note).people]
    return {p.guest for p in people if p.looks or not looking}


class Audience:
    """A table as far as it speaks."""

    def __init__(self, row: TableRow, pause: float, list_changed: Callable[[], None]) -> None:
        self.row = row
        self.ledger: Ledger | None = None
        self.connections: set[Connection] = set()  # those that have said Hello
        self.elsewhere: list[Here] = []  # who is connected by way of other processes
        self.signs: dict[str, float] = {}  # when a guest with a seat last did something at a page
        self.touched = time.monotonic()  # when somebody was last interested
        self._list_changed = list_changed  # what the list of public tables shows may be another
        self._presence_pause = pause
        self._presence_told = float("-inf")  # when
        self._presence_due: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ who is here

    def bye(self, conn: Connection) -> None:
        """Somebody left, or lost the line."""
        if conn in self.connections:
            self.connections.discard(conn)
            self.touched = time.monotonic()
            self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody came or went: tell it, but not so often that a crowd drowns in it."""
        if self.row.public:
            self._list_changed()
        if self._presence_due is not None:
            if not self.connections:  # nobody is left to hear it
                self._presence_due.cancel()
                self._presence_due = None
        elif self.connections:
            wait = self._presence_told + self._presence_pause - time.monotonic()
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(max(0.0, wait), self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        self._presence_told = time.monotonic()
        online = self.online()
        seats = [n for n, sitter in enumerate(self.row.seats) if sitter.guest in online]
        heard = text_of(Presence(online=seats, watching=self.watching()))
        for conn in self.connections:
            conn.send(heard)

    def next_seals(self) -> dict[str, str]:
        """The seals of those who are connected, for the game that follows this one."""
        everywhere = [*self.elsewhere, self.here()]
        return {p.guest: p.seal for here in everywhere for p in here.people if p.seal}

    def here(self) -> Here:
        """Who is connected to this process."""
        people = {
            Present(guest.id, conn.pass_for_me, conn.next_seal, conn.looks, self.sign_of(guest.id))
            for conn in self.connections
            if (guest := conn.guest) is not None
        }
        watching = sum(1 for conn in self.connections if conn.seat is None)
        order = sorted(people, key=lambda p: (p.guest, p.passes, p.seal, p.looks))
        return Here(order, watching)

    def sign_of(self, guest: str) -> float:
        """When somebody last looked at the table or did something there; 0.0: nobody knows."""
        return self.signs.get(guest, 0.0)

    def note(self) -> bytes | None:
        """The same, for other processes; None if nobody is."""
        return msgspec.json.encode(self.here()) if self.connections else None

    def heard_here(self, notes: list[bytes]) -> None:
        """What other processes have noted of who is connected to them."""
        before = self.online(), self.watching()
        self.elsewhere = [_here.decode(note) for note in notes]
        for person in (p for other in self.elsewhere for p in other.people if p.seen):
            self.signs[person.guest] = max(person.seen, self.sign_of(person.guest))
        if before != (self.online(), self.watching()):
            self.presence_changed()

    # ------------------------------------------------------------ telling

    def tell_said(self, lines: list[Said]) -> None:
        if lines:
            heard = text_of(Chat(lines=[line(said) for said in lines]))
            for listener in self.connections:
                if not listener.deaf:
                    listener.send(heard)
                elif kept := listener.hears(lines):
                    listener.tell(Chat(lines=[line(said) for said in kept]))

    def show(self, conn: Connection, ledger: Ledger) -> None:
        """One connection gets its whole frame."""
        conn.shown = frames.shown(ledger, conn.seat)
        conn.tell(frames.frame(ledger, conn.seat, min(conn.ply, ledger.ply), conn.shown))
        conn.ply = ledger.ply

    def publish(self) -> None:
        """Who does not know yet gets a frame: one is made for each seat, one for all spectators.

        It tells what changed, to everybody who has seen the same before.
        """
        ledger = self.ledger
        if ledger is None:
            return
        now: dict[int | None, frames.Shown] = {}
        made: dict[tuple[int | None, int, int | None], bytes] = {}
        for conn in self.connections:
            if conn.ply == ledger.ply:
                continue
            seat, base = conn.seat, conn.shown
            if seat not in now:
                now[seat] = frames.shown(ledger, seat)
            key = (seat, conn.ply, base.ply if base else None)
            text = made.get(key)
            if text is None:
                told = frames.frame(ledger, seat, conn.ply, now[seat], base)
                text = made[key] = text_of(told)
            conn.send(text)
            conn.ply, conn.shown = ledger.ply, now[seat]
        if made:
            metrics.FANOUT.observe(max(0.0, time.time() - ledger.began))

    def grace_left(self) -> float:
        """How long others still wait after a turn: ``Timed`` knows what time it is."""
        raise NotImplementedError

    def tell_grace(self, listeners: Iterable[Connection]) -> None:
        """Whose turn can still be taken back, and how long; or that it no longer can."""
        seat = grace.mover(self.ledger) if self.ledger else None
        if seat is not None:
            left = round(self.grace_left(), 2)
            heard = text_of(Grace(ply=self.row.ply, seat=seat, left=left))
            for listener in listeners:
                listener.send(heard)

    def around(self, mine: int | None) -> Around:
        return Around(table=describe(self.row, mine, self.online()), watching=self.watching())

    def tell_around(self) -> None:
        """Everybody learns who sits here: seats, names or state have changed."""
        made: dict[int | None, bytes] = {}
        for conn in self.connections:
            if conn.seat not in made:
                made[conn.seat] = text_of(self.around(conn.seat))
            conn.send(made[conn.seat])

    def watching(self) -> int:
        """How many listen without a seat."""
        here = sum(1 for conn in self.connections if conn.seat is None)
        return here + sum(other.watching for other in self.elsewhere)

    def online(self, looking: bool = False) -> set[str]:
        """The guests who are connected; or those of them alone who see the page."""
        people = [*self.here().people, *(p for other in self.elsewhere for p in other.people)]
        return {p.guest for p in people if p.looks or not looking}

    def reseat(self) -> None:
        """The seats have changed: who listens where? Another seat has seen another view."""
        for conn in self.connections:
            seat = self.row.seat_of(conn.guest)
            if seat != conn.seat:
                conn.seat, conn.shown = seat, None

    def listens_with(self, session: str) -> bool:
        """Does somebody listen with this session?"""
        return any(conn.session == session for conn in self.connections)

    def hand_over(self, ended: str, guest: Guest | None, session: str) -> None:
        """Who listened with a session that has ended has another one now, or none."""
        for conn in self.connections:
            if conn.session == ended:
                conn.guest, conn.session = guest, session

    def seat_anew(self) -> None:
        """Who listens may be somebody else now: whose seat has changed is shown what it may know.

        Nothing that only a seat may know is told to a stranger any more.
        """
        before = {conn: conn.seat for conn in self.connections}
        self.reseat()
        changed = [conn for conn, seat in before.items() if conn.seat != seat]
        for conn in changed:
            conn.tell(self.around(conn.seat))
            if self.ledger is not None:
                self.show(conn, self.ledger)
        if changed:
            self.presence_changed()

    def rename(self, guest: Guest) -> None:
        """A guest has a new name or colour."""
        for conn in self.connections:
            if conn.guest is not None and conn.guest.id == guest.id:
                conn.guest = guest
        seat = self.row.seat_of(guest)
        if seat is not None:
            self.row.seats[seat].name = guest.name
            self.row.seats[seat].colour = guest.colour
            self.tell_around()
