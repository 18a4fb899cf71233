"""A table in memory: its row, its ledger, who listens, and the life of a click.

All that touches a table happens under its lock, so a reader never sees a choice that is not on
disk yet. Across servers that share a database the count of changes keeps order: who has not seen
the last one is refused, catches up from the rows and tells its listeners.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVarTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection as Database

from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.kernel.record import data_name
from archipel.server import chance, forced, frames, names
from archipel.server.dealing import awaited, deal, note, opened
from archipel.server.ledger import Ledger, Row
from archipel.server.messages import (
    Around,
    Chat,
    ChatLine,
    FromServer,
    Guest,
    Play,
    Player,
    Presence,
    Refusal,
    Reveal,
    Saved,
    Say,
    See,
    Table,
    TakeBack,
    Weigh,
)
from archipel.server.refusals import reason
from archipel.server.store import (
    Conflict,
    Said,
    TableRow,
    add_said,
    begin_table,
    rows_of,
    said_at,
    set_deed,
    table_and_chat,
    table_row,
)

if TYPE_CHECKING:
    from archipel.server.house import House
    from archipel.server.sockets import Connection

Ts = TypeVarTuple("Ts")

MOST_SAID = 200
"""Lines of chat a newcomer gets to read."""

TRIES = 5
"""How often a line of chat or a seed is stored anew when another server was faster."""

_encoder = msgspec.json.Encoder()

log = logging.getLogger("archipel")


def text_of(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Live:
    """One table, while somebody is interested in it."""

    def __init__(self, house: House, row: TableRow, said: list[Said]) -> None:
        self.house = house
        self.row = row
        self.said = said
        self.ledger: Ledger | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()  # those that have said Hello
        self.thinking: asyncio.Task[None] | None = None
        self.passing: asyncio.Task[None] | None = None
        self.dealing: asyncio.Task[None] | None = None  # waits for the seeds of a game that begins
        self.touched = time.monotonic()
        self._presence_told = float("-inf")  # when
        self._presence_due: asyncio.TimerHandle | None = None
        self._weighed = ((-1, -1), b"")  # the last answer to Weigh, by ply and seat
        self._gone = False  # cleared away before it began
        self._doubtful = False  # a save failed: what is in memory may not be what is stored

    def idle(self) -> bool:
        """May it be forgotten?"""
        return not (self.tasks() or self.connections or self.lock.locked())

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way for this table."""
        mine = (self.thinking, self.passing, self.dealing)
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
        self.house.lobby.changed()

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
        said = await self.house.store.read(said_at, self.row.id, MOST_SAID)
        if row is None:
            self.clear_away()
        self.must_be_there()
        assert row is not None
        heard = self.said[-1].n if self.said else -1
        self.row, self.said, self.ledger, self._doubtful = row, said, None, False
        self.reseat()
        self._tell_said([one for one in said if one.n > heard])
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
            self.ledger = replayed(self.house.game(row.game), row, rows)
        return self.ledger

    async def commit(self, rows: list[Row]) -> bool:
        """Save the newest rows of the ledger. When it returns they are on disk.

        False: somebody else was faster, and nothing was saved; the ledger is now theirs.
        """
        ledger, row = self.ledger, replace(self.row)
        assert ledger is not None
        note(row, ledger)
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
            self.house.lobby.changed()
        self.call_bots()
        self.call_dealer()

    def call_bots(self) -> None:
        """Have the computer player think whose turn it is; or answer for who has no choice."""
        if self.bot_to_decide():
            if _free(self.thinking):
                self.thinking = asyncio.create_task(self.house.thinkers.attend(self))
        elif _free(self.passing) and self.ledger and self.wants_passing(self.ledger):
            self.passing = asyncio.create_task(forced.attend(self, self.house.pace))

    def call_bots_again(self) -> None:
        """The same, some time later; unless the table has been forgotten meanwhile."""
        if self.house.lives.get(self.row.id) is self:
            self.call_bots()

    def wants_passing(self, ledger: Ledger) -> bool:
        """Is a person asked who has one answer only, is here, and wants it given for them?"""
        turn = self.row.turn
        if self.row.state != "playing" or turn is None or not forced.is_forced(ledger):
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
        self.house.lobby.changed()

    async def reveal(self, conn: Connection, message: Reveal) -> None:
        """The seed of a person, told after the commitment was shown. With the last one we deal."""
        async with self.lock:
            for _ in range(TRIES):
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
            await self.begin(row, *deal(self.house.game(row.game), row))
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
        wait = self.house.settings.seal_wait
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
                await self.begin(row, *deal(self.house.game(row.game), row))

    def next_seals(self) -> dict[str, str]:
        """The seals of those who are here, for the game that follows this one."""
        return {
            conn.guest.id: conn.next_seal
            for conn in self.connections
            if conn.guest is not None and conn.next_seal
        }

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
                self._presence_changed()
            conn.tell(Chat(lines=[line(said) for said in self.said]))
            self.call_dealer()
            if self.row.state in ("playing", "over"):
                ledger = await self.read_ledger()
                conn.ply = since or frames.NOTHING_KNOWN
                self.show(conn, ledger)
                self.call_bots()

    def bye(self, conn: Connection) -> None:
        """Somebody left, or lost the line."""
        if conn in self.connections:
            self.connections.discard(conn)
            self.touched = time.monotonic()
            self._presence_changed()

    def _presence_changed(self) -> None:
        """Somebody came or went: tell it, but not so often that a crowd drowns in it."""
        if self.row.public:
            self.house.lobby.changed()
        if self._presence_due is not None:
            if not self.connections:  # nobody is left to hear it
                self._presence_due.cancel()
                self._presence_due = None
        elif self.connections:
            wait = self._presence_told + self.house.settings.presence_pause - time.monotonic()
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

    async def play(self, conn: Connection, message: Play | TakeBack) -> None:
        """A choice or a take-back: check it, save it, then say so to everybody."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            key = (seat, message.id)
            if (known := ledger.saved.get(key)) is not None:
                conn.tell(Saved(id=message.id, ply=known))
                return
            if not ledger.match.over and message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply, message.id))
                self.show(conn, ledger)
                return
            alone = await self._choose(ledger, conn, seat, message)
            if not alone:
                ledger = await self.read_ledger()
                # If only who sits elsewhere has changed, the choice is as good as it was.
                if conn.seat == seat and message.ply == ledger.ply:
                    await self._choose(ledger, conn, seat, message)
                    ledger = await self.read_ledger()
            if (known := ledger.saved.get(key)) is not None:
                conn.tell(Saved(id=message.id, ply=known))
            elif conn.seat != seat:
                conn.tell(refusal(_no_seat(), message.id))
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
                self.house.pace.note(forced.PEOPLE, now - ledger.began)
            rows = ledger.play(seat, message.choice, message.id, now)
            if self.one_person() and conn.pass_for_me and ledger.match.seat == seat:
                rows += forced.answer(ledger, now)
        else:
            rows = ledger.take_back(seat, message.id, now)
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
        for _ in range(TRIES):
            n = self.said[-1].n + 1 if self.said else 0
            said = Said(n, guest, name, seat, text, id, time.time())
            try:
                await self.house.store.write(add_said, self.row.id, said)
            except Conflict:  # another server has stored a line: ours comes after it
                await self._reread()
                if id and self._heard(guest, id):
                    return
            except BaseException:
                self._doubtful = True
                raise
            else:
                self.said.append(said)
                del self.said[:-MOST_SAID]
                self._tell_said([said])
                return
        raise Refused("stale", "too much is said at once: say it again")

    def _tell_said(self, lines: list[Said]) -> None:
        if lines:
            heard = text_of(Chat(lines=[line(said) for said in lines]))
            for listener in self.connections:
                listener.send(heard)

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
        conn.send((await self.house.archive.make(key, _past, ledger, seat, message.ply)).body)

    async def weigh(self, conn: Connection, message: Weigh) -> None:
        """What each option brings the asker at once."""
        async with self.lock:
            ledger = await self.read_ledger()
            seat = self._seat(conn)
            if message.ply != ledger.ply:
                conn.tell(_stale(message.ply, ledger.ply))
                return
            asked = (ledger.ply, seat)
            if self._weighed[0] != asked:  # the same answer, however often it is asked for
                self._weighed = (asked, text_of(frames.gains(ledger, seat)))
            conn.send(self._weighed[1])

    def _seat(self, conn: Connection) -> int:
        if conn.seat is None:
            raise _no_seat()
        return conn.seat

    # ------------------------------------------------------------ telling

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
        return sum(1 for conn in self.connections if conn.seat is None)

    def online(self) -> set[str]:
        """The guests who are connected."""
        return {conn.guest.id for conn in self.connections if conn.guest is not None}

    def reseat(self) -> None:
        """The seats have changed: who listens where? Another seat has seen another view."""
        for conn in self.connections:
            seat = self.row.seat_of(conn.guest)
            if seat != conn.seat:
                conn.seat, conn.shown = seat, None

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


def replayed(game: Game, row: TableRow, rows: list[Row]) -> Ledger:
    """The match of a table from its rows. Refused if it was played by other rules."""
    old = Refused("old-version", f"this table was played by other rules of {game.title}")
    if (game.version, data_name(game.data)) != (row.version, row.data):
        raise old
    secret = bytes.fromhex(row.secret)
    ledger = Ledger(game, len(row.seats), row.options, secret, row.updated, row.deed)
    try:
        for one in rows:
            ledger.follow(one)
    except Refused as error:
        raise old from error
    return ledger


def describe(row: TableRow, mine: int | None, online: set[str]) -> Table:
    """A table as anybody may see it."""
    sealing = row.state == "sealing"
    seeds = chance.seeds_of(row.deed) if sealing else {}
    shown = names.seated(row.seats, row.opener)
    players = [
        Player(
            seat=seat,
            kind=s.kind,
            name=shown[seat],
            colour=s.colour,
            bot=s.bot,
            guest=s.guest,
            online=s.guest in online,
            seal=s.seal if sealing else "",
            opened=seat in seeds,
        )
        for seat, s in enumerate(row.seats)
    ]
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        players=players,
        state=row.state,
        public=row.public,
        opener=row.opener,
        created=row.created,
        updated=row.updated,
        ply=row.ply,
        turn=row.turn,
        mine=mine,
        again=row.again,
        ranks=row.ranks,
        scores=row.scores,
        commitment=chance.commitment(bytes.fromhex(row.secret), row.deed) if sealing else "",
    )


def line(said: Said) -> ChatLine:
    return ChatLine(n=said.n, name=said.name, seat=said.seat, text=said.text, at=said.at)


def _past(ledger: Ledger, seat: int | None, ply: int) -> bytes:
    return text_of(frames.past(ledger, seat, ply))


def _stale(seen: int, now: int, id: str = "") -> Refusal:
    return Refusal(word="stale", message=f"you saw ply {seen}, the table is at {now}", id=id)


def _no_seat() -> Refused:
    return Refused("not-yours", "you have no seat at this table")


def refusal(refused: Refused, id: str = "") -> Refusal:
    return Refusal(word=refused.word, message=reason(refused), rule=refused.rule, id=id)
