"""A table in memory: who listens, who acts, and the life of a click.

What is in memory is what is stored (``stored.py``): under the table's lock a click is checked,
saved and only then told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from msgspec.structs import replace
from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from archipel.kernel.match import Refused
from archipel.server import forced, frames, grace, names
from archipel.server.archive import Archive
from archipel.server.calendars import Calendar
from archipel.server.connection import Connection, refusal, text_of
from archipel.server.dealing import awaited, deal, opened
from archipel.server.forced import Pace
from archipel.server.ledger import Ledger, Row
from archipel.server.limits import Buckets
from archipel.server.listing import line
from archipel.server.looking_back import past
from archipel.server.messages import (
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
from archipel.server.planned import Planned, Planner
from archipel.server.queries import (
    begin_table,
    end_table,
    muted_until,
    set_deed,
    set_due,
    set_grace,
    set_seats,
)
from archipel.server.schema import Said, TableRow
from archipel.server.store import Conflict, cause
from archipel.server.stored import free
from archipel.server.thinking import Job, Thought

TRIES = 10
"""How often a change is tried while other servers are faster."""

log = logging.getLogger("archipel")


class Host(Planner, Protocol):
    """What a table needs of the house it stands in."""

    archive: Archive
    closing: bool
    talk: Buckets
    hints: Buckets
    pace: Pace

    def keep(self, live: Live) -> None:
        """Somebody is interested in it."""

    def holds(self, live: Live) -> bool:
        """Is it still the one table of its id?"""

    def play_for_bots(self, live: Live) -> Coroutine[Any, Any, None]:
        """Computer players choose until it is a person's turn."""

    def pass_for_people(self, live: Live) -> Coroutine[Any, Any, None]:
        """Answers are given for people: those they have planned, or the only one there is."""

    async def sure_of_time(self) -> None:
        """Know of every pause there was before it is said that somebody's time is up."""

    async def calendars_of(self, guests: list[str]) -> dict[str, Calendar]:
        """When these people's time counts; who has said nothing is left out."""

    def level_of(self, level: str) -> str:
        """A level by its name; the usual one if it is not known any more."""

    def advise(self, key: str, job: Job, home: str) -> Coroutine[Any, Any, list[Thought]]:
        """What a good player would do; the same key is the same question."""


class Live(Planned):
    """One table, while somebody is interested in it."""

    def __init__(self, house: Host, row: TableRow, said: list[Said]) -> None:
        super().__init__(house, row, said)
        self.house = house
        self.thinking: asyncio.Task[None] | None = None
        self.passing: asyncio.Task[None] | None = None
        self.dealing: asyncio.Task[None] | None = None  # waits for the seeds of a game that begins
        self.hinting: asyncio.Task[None] | None = None
        self.ending: asyncio.Task[None] | None = None  # of the moment of grace of who has left
        self._bell = grace.Bell()
        self._moved = asyncio.Event()  # rings with every change
        self._hinted = ((-1, -1), b"")  # the last hint, by ply and seat
        self._weighed = ((-1, -1, False), b"")  # the last answer to Weigh: ply, seat, grace
        self.home = ""  # where who plays here came from last, as limits count it

    def idle(self) -> bool:
        """May it be forgotten?"""
        return not (self.tasks() or self.connections or self.lock.locked())

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way for this table."""
        mine = [self.thinking, self.passing, self.dealing, self.hinting, self.ending, self.looking]
        mine += self.ahead.values()
        return [task for task in mine if not free(task) and task is not None]

    # ------------------------------------------------------------ after a change

    def after_commit(self, alone: bool = True) -> None:
        """Tell everybody what was saved, and let a computer player go on.

        If we were not alone, others may have changed who sits here as well.
        """
        self._moved.set()
        self._moved.clear()
        self.publish()
        if self.row.state == "over" or not alone:
            self.tell_around()
            self.house.list_changed_elsewhere()
        else:
            self.tell_clocks()
        if left := self.grace_left():
            self.tell_grace(self.connections)
        self._bell.wind(left, self._grace_is_over)
        self.call_bots()
        self.call_dealer()

    def call_bots(self) -> None:
        """Have the computer player think whose turn it is; or answer for who has no choice, or has
        made it before."""
        if self.bot_to_decide():
            if free(self.thinking) and not self.deserted():
                self.thinking = asyncio.create_task(self.house.play_for_bots(self))
        elif free(self.passing) and self.ledger and self._answers(self.ledger):
            self.passing = asyncio.create_task(self.house.pass_for_people(self))

    def call_bots_later(self, error: Exception) -> None:
        """The same, some time later: nothing could be read or stored now."""
        log.warning("table=%s: nobody can go on for others: %s", self.row.id, cause(error))
        loop = asyncio.get_running_loop()
        loop.call_later(self.limits.bot_retry_seconds, self._call_bots_again)

    def _call_bots_again(self) -> None:
        if self.house.holds(self):  # it may have been forgotten meanwhile
            self.call_bots()

    def _answers(self, ledger: Ledger) -> bool:
        return self.planned() is not None or self.wants_passing(ledger)

    def wants_passing(self, ledger: Ledger) -> bool:
        """Is a person asked who has one answer only, is here, and wants it given for them?"""
        turn = self.row.turn
        if self.row.state != "playing" or turn is None or not forced.is_forced(ledger):
            return False
        if self.row.seats[turn].bot:  # the computer plays for them
            return False
        guest = self.row.seats[turn].guest
        here = [c.pass_for_me for c in self.connections if c.seat == turn]
        there = [p.passes for h in self.elsewhere for p in h.people if p.guest == guest]
        return bool(here) and all(here) and all(there)

    def one_person(self) -> bool:
        """Does one person only sit here, so that nobody can learn anything from a delay?"""
        return sum(sitter.kind == "guest" for sitter in self.row.seats) == 1

    def bot_to_decide(self) -> str:
        """The name of the computer player whose turn it is, if it is one's turn."""
        row = self.row
        return row.seats[row.turn].bot if row.state == "playing" and row.turn is not None else ""

    def deserted(self) -> bool:
        """Does nobody sit here any more, and nobody listen to us? Then nobody waits for a move."""
        return not self.connections and not any(sitter.guest for sitter in self.row.seats)

    @property
    def lane(self) -> str:
        """For whom computer players think here: an address, or who opened the table."""
        return self.home or self.row.opener

    # ------------------------------------------------------------ the end of a turn

    def grace_until(self, ledger: Ledger) -> float:
        """Until when others wait after the newest choice, as its seat wishes it."""
        seat = grace.mover(ledger)
        if seat is None or self._played_for(seat):
            return 0.0
        wishes = [grace.seconds(c.grace, self.limits) for c in self.connections if c.seat == seat]
        longest = max(wishes, default=0.0)
        return ledger.began + longest if longest else 0.0

    async def grace_over(self) -> None:
        """Wait until somebody other than the seat that has just ended its turn may act."""
        await self._bell.wait(lambda: self.grace_left())

    def _grace_is_over(self) -> None:
        """Everybody may act again."""
        if left := self.grace_left():  # a timer may come a millisecond early
            self._bell.wind(left, self._grace_is_over)
            return
        self.tell_grace(self.connections)
        self.tell_clocks()
        self._bell.ring()

    async def end_turn(self, conn: Connection, message: EndTurn) -> None:
        """Somebody does not want to take back any more. If it is too late, that is all right."""
        await self._end_grace(self._seat(conn), message.ply)

    async def _end_grace(self, seat: int, ply: int) -> None:
        async def ended() -> None:
            ledger = await self.read_ledger()
            if self.grace_left() and grace.mover(ledger) == seat and ledger.ply == ply:
                await self.change(set_grace, replace(self.row, grace=0.0))
                self._grace_is_over()

        async with self.lock:
            await insist(ended)

    def bye(self, conn: Connection) -> None:
        """Who leaves has ended the turn."""
        super().bye(conn)
        self.note_here()
        if self.ledger is None or not self.grace_left() or self.house.closing:
            return
        seat = grace.mover(self.ledger)
        if seat is None or seat != conn.seat or not free(self.ending):
            return
        if self.row.seats[seat].guest not in self.online():
            self.ending = asyncio.create_task(self._end_for(seat, self.row.ply))

    async def _end_for(self, seat: int, ply: int) -> None:
        """The turn of somebody who is not here any more."""
        try:
            await self._end_grace(seat, ply)
        except (Refused, SQLAlchemyError) as error:  # it ends by itself, later
            log.warning("table=%s: a turn could not be ended: %s", self.row.id, cause(error))

    # ------------------------------------------------------------ time

    async def mind_time(self) -> None:
        """If the time of who decides is up, do what was fixed for it; of several servers one does.

        If it is not, because of a pause or another calendar, ``due`` is stored as it is.
        """
        async with self.lock:
            await insist(self._mind_time)

    async def _mind_time(self) -> None:
        await self.read_ledger()
        if await self._stop_clock():
            return
        row = replace(self.row)
        noted = self.calendars_changed(await self.house.calendars_of(self.row.people()))
        clock = self.time()
        if clock is not None and (noted or clock.due() != row.due) and row.state == "playing":
            await self.change(set_due, row, noted=noted)
            self.tell_clocks()

    async def turn_finished(self, seat: int) -> None:
        """Wait a little while the computer plays the turn for which a person's time was not enough.

        Refused if that takes too long: they ask again.
        """
        if self.row.clock is None or self.row.state != "playing":
            return
        async with self.lock:
            await self.read_ledger()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.think_limit):
                while self.lets_finish(seat):
                    await self._moved.wait()
        if self.lets_finish(seat):
            raise after_turn()

    async def _stop_clock(self) -> bool:
        """Is the time of who decides up? Then it is over with it. With the lock held."""
        if self.row.clock is None or self.row.due is None:
            return False
        await self.house.sure_of_time()
        found = self.after_time(self.house.level_of(self.row.clock.level))
        if found is None:
            return False
        row, seat, said = found
        ended = row.state == "over"
        try:
            await self.change(end_table if ended else set_seats, row)
        except Conflict:
            return False  # another server was faster: what is in memory is now as it is stored
        if ended:
            self._forget_ledger()
        self.tell_around()
        await self.note_said("", "", seat, said, "")
        self.call_bots()
        self.house.list_changed()
        return True

    # ------------------------------------------------------------ how it begins

    async def begin(self, row: TableRow, ledger: Ledger | None, rows: list[Row]) -> None:
        """Store that the game begins, or that its seals are to be opened, and tell everybody."""
        await self.change(begin_table, row, rows)
        self.ledger = ledger
        self.reseat()
        self.tell_around()
        self.publish()
        if row.clock is not None and row.clock.kind == "turns" and row.state == "playing":
            with suppress(Refused, Conflict):  # whoever comes next tries again
                await self._mind_time()
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
            await self.begin(row, *self.dealt(row))
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
        left = self.row.updated + wait - self.now()
        while self.row.state == "sealing":
            await asyncio.sleep(min(max(left, 0.0), wait))
            left = wait  # if this fails: not again at once
            try:
                await self.deal_without()
            except Conflict:  # another server was faster
                left = 0.0
            except Refused as refused:
                log.warning("table=%s: it cannot begin: %s", self.row.id, refused)
                return
            except SQLAlchemyError as error:
                log.warning("table=%s: it cannot begin yet: %s", self.row.id, cause(error))
            except Exception:
                log.exception("table %s could not begin", self.row.id)

    def dealt(self, row: TableRow) -> tuple[Ledger, list[Row]]:
        """How the game begins, with the seeds there are."""
        return deal(self.house.game(row.game), row, self.limits.take_backs, self.now())

    async def deal_without(self) -> None:
        """Deal with the seeds there are, unless that was done meanwhile."""
        async with self.lock:
            await self.make_sure()
            if self.row.state == "sealing":
                row = replace(self.row, seats=self.row.seats[:])
                await self.begin(row, *self.dealt(row))

    # ------------------------------------------------------------ what a socket asks for

    async def hello(self, conn: Connection, since: int) -> None:
        """Somebody arrives, or comes back: who is around, what was said, how things stand."""
        async with self.lock:
            self.must_be_there()
            self.house.keep(self)
            conn.seat = self.row.seat_of(conn.guest)
            arrived = conn not in self.connections
            self.connections.add(conn)
            if conn.seat is not None or not self.home:
                self.home = conn.home
            known = conn.guest is not None and conn.guest.id in self.signs
            if arrived and not (since and known):  # a line that was lost says nothing new of them
                self.sign(conn)
            conn.tell(self.around(conn.seat))
            if arrived:
                self.presence_changed()
            self.note_here()
            conn.tell(Chat(lines=[line(said) for said in conn.hears(self.said)]))
            self.call_dealer()
            if conn.seat is not None and self.keeper.store.shared:
                self.forget_plans()  # who has nobody here is not told of them
            if self.row.state in ("playing", "over"):
                ledger = await self.read_ledger()
                conn.ply = since or frames.NOTHING_KNOWN
                self.show(conn, ledger)
                if conn.seat is not None:
                    conn.tell(self.mine(conn.seat))
                if (clocks := self.clocks_text()) is not None:
                    conn.send(clocks)
                if left := self.grace_left():
                    self.tell_grace([conn])
                    self._bell.wind(left, self._grace_is_over)
                self.call_bots()

    async def play(self, conn: Connection, message: Play | TakeBack) -> None:
        """A choice or a take-back: check it, save it, then say so to everybody."""
        async with self.lock:
            await self.read_ledger()
            await self._stop_clock()
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            if self.row.state == "over" and not ledger.match.over:
                raise Refused("over", "the game was ended before its end")
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
            if isinstance(message, Play) and self.grace_left():
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
            await self.end_by_hand(seat)

    async def _choose(
        self, ledger: Ledger, conn: Connection, seat: int, message: Play | TakeBack
    ) -> bool:
        """Save a choice or a take-back; False if somebody else was faster."""
        now = self.now()
        line = self.line_of(ledger, seat, conn.delay(), now)
        if isinstance(message, Play):
            if ledger.match.discreet and len(ledger.match.position.options) > 1:
                began = max(ledger.began, self.row.grace)  # nobody could answer earlier
                self.house.pace.note(ledger.match.game.id, forced.PEOPLE, now - began)
            rows = ledger.play(seat, message.choice, message.id, now)
            if self.one_person() and conn.pass_for_me and ledger.match.seat == seat:
                rows += forced.answer(ledger, now)
        else:
            self.check_take_back(seat, now)
            rows = ledger.take_back(seat, message.id, now, message.count)
        return await self.commit(rows, line)

    async def say(self, conn: Connection, message: Say, text: str) -> None:
        """A line of chat: saved, then heard by all."""
        guest = conn.guest
        if guest is None:
            raise Refused("no-name", "take a name before you speak")
        async with self.lock:
            await self.make_sure()
            done = Saved(id=message.id, ply=self.row.ply)
            if self.heard(guest.id, message.id):
                conn.tell(done)
                return
            if not await self.house.bus.take(self.house.talk, guest.id):
                raise Refused("too-fast", "that is much talk at once: wait a moment")
            if await self.house.store.read(muted_until, guest.id) > self.now():
                raise Refused("muted", "the host has asked you to be silent for a while")
            row = self.row
            name = names.speaker(guest.id, guest.name, row.seats, row.opener, self.said)
            await self.note_said(guest.id, name, conn.seat, text, message.id)
            conn.tell(done)

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
                while ledger.walk_on(message.ply):
                    await asyncio.sleep(0)
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
            if not free(self.hinting):
                raise Refused("too-fast", "somebody is thinking about it already")
            if not await self.may_have_thought(conn, self.house.hints):
                raise Refused("too-fast", "that is much advice at once: wait a moment")
            record = (match.game.id, match.seats, match.options, match.choices[:])
            job = Job(*record, seat, "", ledger.ply)
            self.hinting = asyncio.create_task(self._tell_hint(conn, asked, job))

    async def _tell_hint(self, conn: Connection, asked: tuple[int, int], job: Job) -> None:
        try:
            key = f"{self.row.id}:{asked[0]}:{asked[1]}"
            found = await self.house.advise(key, job, conn.home)
        except Exception as error:  # it was killed, or took too long: nothing else is lost
            log.warning("table=%s: no hint: %r", self.row.id, error)
            conn.tell(refusal(Refused("too-slow", "no hint could be found")))
            return
        self._hinted = (asked, text_of(Hint(ply=asked[0], choices=frames.advised(found))))
        if conn in self.connections and conn.seat == asked[1]:
            conn.send(self._hinted[1])

    def _played_for(self, seat: int) -> bool:
        """Does the computer play for whose seat this is?"""
        return bool(self.row.seats[seat].bot)

    def _seat(self, conn: Connection) -> int:
        if conn.seat is None:
            raise _no_seat()
        return conn.seat


async def insist(attempt: Callable[[], Awaitable[None]]) -> None:
    """Try; if another server has just changed the table, again with what it is now."""
    for _ in range(TRIES):
        with suppress(Conflict):
            return await attempt()
    raise Refused("stale", "the table has just been changed")


def _stale(seen: int, now: int, id: str = "") -> Refusal:
    return Refusal(word="stale", message=f"you saw ply {seen}, the table is at {now}", id=id)


def _played_for() -> Refused:
    return Refused("played-for", "the computer plays for you: take your seat back first")


def after_turn() -> Refused:
    return Refused("after-turn", "the computer plays this turn: come back at the next one")


def _no_seat() -> Refused:
    return Refused("not-yours", "you have no seat at this table")
