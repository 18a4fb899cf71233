"""A table in memory: its row, its ledger, who listens, and the life of a click.

All that touches a table happens under its lock, so a reader never sees a choice that is not on
disk yet. Across servers that share a database the count of changes keeps order: who has not seen
the last one is refused, catches up from the rows and tells its listeners.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVarTuple

from msgspec.structs import replace
from sqlalchemy import Connection as Database

from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.server import forced, frames, grace, names
from archipel.server.archive import Archive
from archipel.server.audience import Audience
from archipel.server.connection import Connection, refusal, text_of
from archipel.server.dealing import awaited, deal, note, opened
from archipel.server.forced import Pace
from archipel.server.ledger import Ledger, Row, replay
from archipel.server.limits import Buckets
from archipel.server.listing import line
from archipel.server.looking_back import past
from archipel.server.messages import (
    Advice,
    AskHint,
    Chat,
    EndTurn,
    Hint,
    Play,
    Refusal,
    Reveal,
    Saved,
    Say,
    See,
    TakeBack,
    Weigh,
)
from archipel.server.queries import (
    add_said,
    begin_table,
    rows_of,
    said_at,
    set_deed,
    set_grace,
    table_and_chat,
    table_row,
)
from archipel.server.schema import Said, TableRow
from archipel.server.settings import Settings
from archipel.server.store import Conflict, Store
from archipel.server.thinking import Job, Thought
from archipel.server.writer import Writer

Ts = TypeVarTuple("Ts")

log = logging.getLogger("archipel")


class Host(Protocol):
    """What a table needs of the house it stands in."""

    settings: Settings
    store: Store
    writer: Writer
    archive: Archive
    talk: Buckets
    hints: Buckets
    pace: Pace

    def game(self, id: str) -> Game: ...

    def keep(self, live: Live) -> None:
        """Somebody is interested in it."""

    def forget(self, live: Live) -> None:
        """There is no such table any more."""

    def holds(self, live: Live) -> bool:
        """Is it still the one table of its id?"""

    def list_changed(self) -> None:
        """What the list of public tables shows may be another."""

    def play_for_bots(self, live: Live) -> Coroutine[Any, Any, None]:
        """Computer players choose until it is a person's turn."""

    def pass_for_people(self, live: Live) -> Coroutine[Any, Any, None]:
        """Answers are given for people who have one only and wish it so."""

    def advise(self, job: Job) -> Coroutine[Any, Any, list[Thought]]:
        """What a good player would do."""


class Live(Audience):
    """One table, while somebody is interested in it."""

    def __init__(self, house: Host, row: TableRow, said: list[Said]) -> None:
        super().__init__(row, house.settings.presence_pause, house.list_changed)
        self.house = house
        self.limits = house.settings
        self.said = said
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.passing: asyncio.Task[None] | None = None
        self.dealing: asyncio.Task[None] | None = None  # waits for the seeds of a game that begins
        self.hinting: asyncio.Task[None] | None = None
        self.ending: asyncio.Task[None] | None = None  # of the moment of grace of who has left
        self._bell = grace.Bell()
        self._hinted = ((-1, -1), b"")  # the last hint, by ply and seat
        self._weighed = ((-1, -1, False), b"")  # the last answer to Weigh: ply, seat, grace
        self._gone = False  # cleared away before it began
        self._doubtful = False  # a save failed: what is in memory may not be what is stored

    def idle(self) -> bool:
        """May it be forgotten?"""
        return not (self.tasks() or self.connections or self.lock.locked())

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way for this table."""
        mine = (self.thinking, self.passing, self.dealing, self.hinting, self.ending)
        return [task for task in mine if task is not None and not task.done()]

    def must_be_there(self) -> None:
        """Refused if the table was cleared away."""
        if self._gone:
            raise Refused("no-such-table", "there is no such table any more")

    def clear_away(self) -> None:
        """The last person has left before the start: there is no such table any more."""
        self._gone = True
        for conn in self.connections:
            conn.tell(Refusal(word="no-such-table", message="the table was cleared away"))
        self.connections.clear()
        self.house.forget(self)
        self.house.list_changed()

    # ------------------------------------------------------------ memory and store

    async def make_sure(self) -> None:
        """The table is there, and what is in memory is what is stored. With the lock held."""
        self.must_be_there()
        if self._doubtful:
            await self._reread()
            self.after_commit(alone=False)

    async def catch_up(self) -> None:
        """Take over what other servers have changed, where several share the database."""
        async with self.lock:
            self.must_be_there()
            heard = self.said[-1].n if self.said else None
            if await self.house.store.read(table_and_chat, self.row.id) != (self.row, heard):
                await self._reread()
                self.after_commit(alone=False)

    async def _reread(self) -> None:
        """Forget what is in memory and take what is stored. With the lock held."""
        row = await self.house.store.read(table_row, self.row.id)
        said = await self.house.store.read(said_at, self.row.id, self.limits.chat_lines)
        if row is None:
            self.clear_away()
        self.must_be_there()
        assert row is not None
        heard = self.said[-1].n if self.said else -1
        self.row, self.said, self.ledger, self._doubtful = row, said, None, False
        self.reseat()
        self.tell_said([one for one in said if one.n > heard])
        if row.state != "open":
            with suppress(Refused):  # of an older version: it can be looked at, but not played
                await self.read_ledger()

    async def change(
        self, work: Callable[[Database, TableRow, *Ts], None], row: TableRow, *args: *Ts
    ) -> None:
        """Store a changed copy of the row, and take it for the row. With the lock held.

        Conflict: another server has changed the table; ours is now as it is stored.
        """
        try:
            await self.house.store.write(work, row, *args)
        except Conflict:
            await self._reread()
            self.after_commit(alone=False)
            raise
        except BaseException:  # cancelled or not stored: only the database knows what is true
            self._doubtful = True
            raise
        row.changes += 1
        self.row = row

    # ------------------------------------------------------------ the match

    async def read_ledger(self) -> Ledger:
        """The match, caught up from its rows. Call it with the lock held."""
        await self.make_sure()
        if self.ledger is None:
            row = self.row
            if row.state in ("open", "sealing"):
                raise Refused("not-started", "the game has not begun")
            rows = await self.house.store.read(rows_of, row.id)
            self.ledger = replay(self.house.game(row.game), row.log(rows), self.limits.take_backs)
        return self.ledger

    async def commit(self, rows: list[Row]) -> bool:
        """Save the newest rows of the ledger. When it returns they are on disk.

        False: somebody else was faster, and nothing was saved; the ledger is now theirs.
        """
        ledger, row = self.ledger, replace(self.row)
        assert ledger is not None
        note(row, ledger)
        row.grace = self._grace_until(ledger)
        try:
            await self.house.writer.save(row, rows)
        except Conflict:
            await self._reread()
            return False
        except BaseException:  # cancelled or not saved: only the database knows what is true
            self.ledger, self._doubtful = None, True
            raise
        row.changes += 1
        self.row = row
        return True

    def after_commit(self, alone: bool = True) -> None:
        """Tell everybody what was saved, and let a computer player go on.

        If we were not alone, others may have changed who sits here as well.
        """
        self.publish()
        if self.row.state == "over" or not alone:
            self.tell_around()
            self.house.list_changed()
        if left := grace.left(self.row):
            self.tell_grace(self.connections)
        self._bell.wind(left, self._grace_is_over)
        self.call_bots()
        self.call_dealer()

    def call_bots(self) -> None:
        """Have the computer player think whose turn it is; or answer for who has no choice."""
        if self.bot_to_decide():
            if _free(self.thinking):
                self.thinking = asyncio.create_task(self.house.play_for_bots(self))
        elif _free(self.passing) and self.ledger and self.wants_passing(self.ledger):
            self.passing = asyncio.create_task(self.house.pass_for_people(self))

    def call_bots_again(self) -> None:
        """The same, some time later; unless the table has been forgotten meanwhile."""
        if self.house.holds(self):
            self.call_bots()

    def wants_passing(self, ledger: Ledger) -> bool:
        """Is a person asked who has one answer only, is here, and wants it given for them?"""
        turn = self.row.turn
        if self.row.state != "playing" or turn is None or not forced.is_forced(ledger):
            return False
        if self.row.seats[turn].bot:  # the computer plays for them
            return False
        here = [c.pass_for_me for c in self.connections if c.seat == turn]
        return bool(here) and all(here)

    def one_person(self) -> bool:
        """Does one person only sit here, so that nobody can learn anything from a delay?"""
        return sum(sitter.kind == "guest" for sitter in self.row.seats) == 1

    def bot_to_decide(self) -> str:
        """The name of the computer player whose turn it is, if it is one's turn."""
        row = self.row
        return row.seats[row.turn].bot if row.state == "playing" and row.turn is not None else ""

    # ------------------------------------------------------------ the end of a turn

    def _grace_until(self, ledger: Ledger) -> float:
        """Until when others wait after the newest choice, as its seat wishes it."""
        seat = grace.mover(ledger)
        if seat is None or self._played_for(seat):
            return 0.0
        wishes = [grace.seconds(c.grace, self.limits) for c in self.connections if c.seat == seat]
        longest = max(wishes, default=0.0)
        return ledger.began + longest if longest else 0.0

    async def grace_over(self) -> None:
        """Wait until somebody other than the seat that has just ended its turn may act."""
        await self._bell.wait(lambda: grace.left(self.row))

    def _grace_is_over(self) -> None:
        """Everybody may act again."""
        if left := grace.left(self.row):  # a timer may come a millisecond early
            self._bell.wind(left, self._grace_is_over)
            return
        self.tell_grace(self.connections)
        self._bell.ring()

    async def end_turn(self, conn: Connection, message: EndTurn) -> None:
        """Somebody does not want to take back any more. If it is too late, that is all right."""
        await self._end_grace(self._seat(conn), message.ply)

    async def _end_grace(self, seat: int, ply: int) -> None:
        async def ended() -> None:
            ledger = await self.read_ledger()
            if grace.left(self.row) and grace.mover(ledger) == seat and ledger.ply == ply:
                await self.change(set_grace, replace(self.row, grace=0.0))
                self._grace_is_over()

        async with self.lock:
            await twice(ended)

    def bye(self, conn: Connection) -> None:
        """Who leaves has ended the turn."""
        super().bye(conn)
        if self.ledger is None or not grace.left(self.row):
            return
        seat, here = grace.mover(self.ledger), {other.seat for other in self.connections}
        if seat is not None and seat == conn.seat and seat not in here and _free(self.ending):
            self.ending = asyncio.create_task(self._end_for(seat, self.row.ply))

    async def _end_for(self, seat: int, ply: int) -> None:
        """The turn of somebody who is not here any more."""
        try:
            await self._end_grace(seat, ply)
        except Refused as refused:  # it ends by itself, later
            log.warning("table=%s: a turn could not be ended: %s", self.row.id, refused)

    # ------------------------------------------------------------ how it begins

    async def begin(self, row: TableRow, ledger: Ledger | None, rows: list[Row]) -> None:
        """Store that the game begins, or that its seals are to be opened, and tell everybody."""
        await self.change(begin_table, row, rows)
        self.ledger = ledger
        self.reseat()
        self.tell_around()
        self.publish()
        self.call_bots()
        self.call_dealer()
        self.house.list_changed()

    async def reveal(self, conn: Connection, message: Reveal) -> None:
        """The seed of a person, told after the commitment was shown. With the last one we deal."""
        async with self.lock:
            for _ in range(self.limits.store_tries):
                await self.make_sure()
                row = opened(self.row, self._seat(conn), message.seed)
                if row is None:
                    return
                try:
                    await self.change_or_deal(set_deed, row)
                except Conflict:  # another server has stored a seed, or dealt: look again
                    continue
                return
        raise Refused("stale", "the table has just been changed")

    async def change_or_deal(
        self, work: Callable[[Database, TableRow], None], row: TableRow
    ) -> None:
        """Store a change; if no seed is missing after it, the game begins in the same step."""
        if row.state == "sealing" and not awaited(row):
            await self.begin(row, *deal(self.house.game(row.game), row, self.limits.take_backs))
            return
        await self.change(work, row)
        self.reseat()
        self.tell_around()
        self.call_bots()

    def call_dealer(self) -> None:
        """While seeds are missing, wait for those who are away, but not for ever."""
        if self.row.state == "sealing" and (self.dealing is None or self.dealing.done()):
            self.dealing = asyncio.create_task(self._deal_in_time())

    async def _deal_in_time(self) -> None:
        """Deal without the seeds that have not come in time.

        The time runs from what is stored, so neither a restart nor a second server prolongs it.
        """
        wait = self.limits.seal_wait
        left = self.row.updated + wait - time.time()
        while self.row.state == "sealing":
            await asyncio.sleep(min(max(left, 0.0), wait))
            left = wait  # if this fails: not again at once
            try:
                await self.deal_without()
            except Conflict:  # another server was faster
                left = 0.0
            except Refused as refused:
                log.warning("table %s cannot begin: %s", self.row.id, refused)
                return
            except Exception:
                log.exception("table %s could not begin", self.row.id)

    async def deal_without(self) -> None:
        """Deal with the seeds there are, unless that was done meanwhile."""
        async with self.lock:
            await self.make_sure()
            if self.row.state == "sealing":
                row = replace(self.row, seats=self.row.seats[:])
                await self.begin(row, *deal(self.house.game(row.game), row, self.limits.take_backs))

    # ------------------------------------------------------------ what a socket asks for

    async def hello(self, conn: Connection, since: int) -> None:
        """Somebody arrives, or comes back: who is around, what was said, how things stand."""
        async with self.lock:
            self.must_be_there()
            self.house.keep(self)
            conn.seat = self.row.seat_of(conn.guest)
            arrived = conn not in self.connections
            self.connections.add(conn)
            conn.tell(self.around(conn.seat))
            if arrived:
                self.presence_changed()
            conn.tell(Chat(lines=[line(said) for said in self.said]))
            self.call_dealer()
            if self.row.state in ("playing", "over"):
                ledger = await self.read_ledger()
                conn.ply = since or frames.NOTHING_KNOWN
                self.show(conn, ledger)
                if left := grace.left(self.row):
                    self.tell_grace([conn])
                    self._bell.wind(left, self._grace_is_over)
                self.call_bots()

    async def play(self, conn: Connection, message: Play | TakeBack) -> None:
        """A choice or a take-back: check it, save it, then say so to everybody."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            key = (seat, message.id)
            if (known := ledger.saved.get(key)) is not None:
                conn.tell(Saved(id=message.id, ply=known))
                return
            if self._played_for(seat):
                raise _played_for()
            if not ledger.match.over and message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply, message.id))
                self.show(conn, ledger)
                return
            if isinstance(message, Play) and grace.left(self.row):
                raise Refused("in-grace", "the turn before may still be taken back: wait a moment")
            alone = await self._choose(ledger, conn, seat, message)
            if not alone:
                ledger = await self.read_ledger()
                # If only who sits elsewhere has changed, the choice is as good as it was.
                if conn.seat == seat and message.ply == ledger.ply and not self._played_for(seat):
                    await self._choose(ledger, conn, seat, message)
                    ledger = await self.read_ledger()
            if (known := ledger.saved.get(key)) is not None:
                conn.tell(Saved(id=message.id, ply=known))
            elif conn.seat != seat:
                conn.tell(refusal(_no_seat(), message.id))
            elif self._played_for(seat):
                conn.tell(refusal(_played_for(), message.id))
            else:
                conn.tell(_stale(message.ply, ledger.ply, message.id))
            self.after_commit(alone)

    async def _choose(
        self, ledger: Ledger, conn: Connection, seat: int, message: Play | TakeBack
    ) -> bool:
        """Save a choice or a take-back; False if somebody else was faster."""
        now = time.time()
        if isinstance(message, Play):
            if ledger.match.discreet and len(ledger.match.position.options) > 1:
                began = max(ledger.began, self.row.grace)  # nobody could answer earlier
                self.house.pace.note(forced.PEOPLE, now - began)
            rows = ledger.play(seat, message.choice, message.id, now)
            if self.one_person() and conn.pass_for_me and ledger.match.seat == seat:
                rows += forced.answer(ledger, now)
        else:
            rows = ledger.take_back(seat, message.id, now, message.count)
        return await self.commit(rows)

    async def say(self, conn: Connection, message: Say, text: str) -> None:
        """A line of chat: saved, then heard by all."""
        guest = conn.guest
        if guest is None:
            raise Refused("no-name", "take a name before you speak")
        async with self.lock:
            await self.make_sure()
            done = Saved(id=message.id, ply=self.row.ply)
            if self._heard(guest.id, message.id):
                conn.tell(done)
                return
            if not self.house.talk.take(guest.id):
                raise Refused("too-fast", "that is much talk at once: wait a moment")
            row = self.row
            name = names.speaker(guest.id, guest.name, row.seats, row.opener, self.said)
            await self.note_said(guest.id, name, conn.seat, text, message.id)
            conn.tell(done)

    def _heard(self, guest: str, id: str) -> bool:
        return any(said.guest == guest and said.id == id for said in self.said)

    async def note_said(self, guest: str, name: str, seat: int | None, text: str, id: str) -> None:
        """Store a line of chat and tell it to all. Call it with the lock held."""
        await self.make_sure()
        for _ in range(self.limits.store_tries):
            n = self.said[-1].n + 1 if self.said else 0
            said = Said(n, guest, name, seat, text, id, time.time())
            try:
                await self.house.store.write(add_said, self.row.id, said)
            except Conflict:  # another server has stored a line: ours comes after it
                await self._reread()
                self.after_commit(alone=False)
                if id and self._heard(guest, id):
                    return
            except BaseException:
                self._doubtful = True
                raise
            else:
                self.said.append(said)
                del self.said[: -self.limits.chat_lines]
                self.tell_said([said])
                return
        raise Refused("stale", "too much is said at once: say it again")

    async def see(self, conn: Connection, message: See) -> None:
        """A past moment as the asker knew it; when all is over, as anybody did."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = conn.seat
            if message.seat is not None and message.seat != seat:
                if not ledger.match.over:
                    raise Refused("not-yours", "what others knew is told when the game is over")
                if not 0 <= message.seat < len(self.row.seats):
                    raise Refused("no-such-seat", f"there is no seat {message.seat}")
                seat = message.seat
            if not ledger.match.over:
                conn.tell(frames.past(ledger, seat, message.ply))
                return
        key = (self.row.id, "past", seat, message.ply)
        log = self.row.log(ledger.rows)
        conn.send((await self.house.archive.make(key, past, log, seat, message.ply)).body)

    async def weigh(self, conn: Connection, message: Weigh) -> None:
        """What each option brings the asker at once."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            if message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply))
                return
            kind = grace.seconds(conn.grace, self.limits) > 0
            asked = (ledger.ply, seat, kind)
            if self._weighed[0] != asked:  # the same answer, however often it is asked for
                self._weighed = (
                    asked,
                    text_of(frames.gains(ledger, seat, self.limits.weighed, kind)),
                )
            conn.send(self._weighed[1])

    async def hint(self, conn: Connection, message: AskHint) -> None:
        """What a good player would do on the asker's seat; thought about elsewhere, told later."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat, match = self._seat(conn), ledger.match
            if not self.row.hints:
                raise Refused("no-hints", "this table is played without hints")
            if self._played_for(seat):
                raise _played_for()
            if message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply))
                return
            if match.seat != seat:
                raise Refused("not-your-turn", "a hint is for the seat that decides")
            asked = (ledger.ply, seat)
            if self._hinted[0] == asked:  # the same answer, however often it is asked for
                conn.send(self._hinted[1])
                return
            if not _free(self.hinting):
                raise Refused("too-fast", "somebody is thinking about it already")
            if conn.guest is None or not self.house.hints.take(conn.guest.id):
                raise Refused("too-fast", "that is much advice at once: wait a moment")
            record = (match.game.id, match.seats, match.options, match.choices[:])
            job = Job(*record, seat, "", ledger.ply)
            self.hinting = asyncio.create_task(self._tell_hint(conn, asked, job))

    async def _tell_hint(self, conn: Connection, asked: tuple[int, int], job: Job) -> None:
        try:
            found = await self.house.advise(job)
        except Exception as error:  # it was killed, or took too long: nothing else is lost
            log.warning("table=%s: no hint: %r", self.row.id, error)
            conn.tell(refusal(Refused("too-slow", "no hint could be found")))
            return
        top = found[0][2] if found else 0.0
        choices = [
            Advice(choice=c, share=s, points=round(p - top, 1), reasons=r) for c, s, p, r in found
        ]
        self._hinted = (asked, text_of(Hint(ply=asked[0], choices=choices)))
        if conn in self.connections and conn.seat == asked[1]:
            conn.send(self._hinted[1])

    def _played_for(self, seat: int) -> bool:
        """Does the computer play for whose seat this is?"""
        return bool(self.row.seats[seat].bot)

    def _seat(self, conn: Connection) -> int:
        if conn.seat is None:
            raise _no_seat()
        return conn.seat


def _free(task: asyncio.Task[None] | None) -> bool:
    """Is nobody at this work?"""
    return task is None or task.done()


async def twice(attempt: Callable[[], Awaitable[None]]) -> None:
    """Try; if another server has just changed the table, once more with what it is now."""
    try:
        await attempt()
    except Conflict:
        try:
            await attempt()
        except Conflict as conflict:
            raise Refused("stale", "the table has just been changed") from conflict


def _stale(seen: int, now: int, id: str = "") -> Refusal:
    return Refusal(word="stale", message=f"you saw ply {seen}, the table is at {now}", id=id)


def _played_for() -> Refused:
    return Refused("played-for", "the computer plays for you: take your seat back first")


def _no_seat() -> Refused:
    return Refused("not-yours", "you have no seat at this table")
