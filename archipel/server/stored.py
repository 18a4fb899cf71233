"""A table as far as it is stored: what is in memory, in the database, and what others change.

All that touches a table happens under its lock. Across processes that share a database the count
of changes keeps order: who has not seen the last one is refused, and catches up from the rows.
What was stored is told to the other processes, who look at the rows; if that message is lost, they
look a little later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVarTuple

from msgspec.structs import replace
from sqlalchemy import Connection as Database

from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.server.bus import Bus, Kind, here
from archipel.server.calendars import Span
from archipel.server.clocks import Mark
from archipel.server.dealing import note
from archipel.server.ledger import Ledger, Row, replay
from archipel.server.messages import Guest, Refusal
from archipel.server.queries import add_marks, add_said, log_of, moves_since, news_of
from archipel.server.schema import Said, TableRow
from archipel.server.settings import Settings
from archipel.server.store import Conflict, Store
from archipel.server.timed import New, Timed
from archipel.server.wallclock import WallClock
from archipel.server.writer import Writer

Ts = TypeVarTuple("Ts")

log = logging.getLogger("archipel")


class Keeper(Protocol):
    """What a stored table needs of the house it stands in."""

    settings: Settings
    store: Store
    writer: Writer
    bus: Bus
    clock: WallClock
    pauses: list[Span]

    def game(self, id: str) -> Game: ...

    def forget(self, id: str) -> None:
        """There is no such table any more."""

    def list_changed(self) -> None:
        """What the list of public tables shows may be another."""

    def list_changed_elsewhere(self) -> None:
        """The same, after a change by another process, which has told it to all."""


class Stored(Timed):
    """One table in memory, kept as it is stored."""

    def __init__(self, house: Keeper, row: TableRow, said: list[Said]) -> None:
        super().__init__(row, house.settings.presence_pause, house.list_changed)
        self.keeper = self.watch = house
        self.marks = []
        self.limits = house.settings
        self.said = said
        self.lock = asyncio.Lock()
        self.looking: asyncio.Task[None] | None = None  # at what other processes have changed
        self._told: list[tuple[Kind, int]] = []  # what they told us of it
        self._noted: bytes | None = None  # who is here, as the other processes know it
        self._gone = False  # cleared away before it began
        self._doubtful = False  # a save failed: what is in memory may not be what is stored

    def after_commit(self, alone: bool = True) -> None:
        """Something was saved, here or elsewhere: ``Live`` goes on from here."""
        raise NotImplementedError

    def call_bots(self) -> None:
        """Nobody attends to the table now: ``Live`` does."""
        raise NotImplementedError

    def grace_until(self, ledger: Ledger) -> float:
        """Until when others wait after the newest choice: ``Live`` knows the wishes."""
        raise NotImplementedError

    def forget_plans(self) -> None:
        """Somebody has another plan: ``Planned`` reads it."""
        raise NotImplementedError

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
        self.note_here()
        self.keeper.forget(self.row.id)
        self.keeper.list_changed()

    def note_here(self) -> None:
        """Tell the other servers who is connected to this one; hear of them while somebody is."""
        noted, id = self.note(), self.row.id
        if noted == self._noted:
            return
        if self._noted is None:
            self.keeper.bus.follow(id)
        elif noted is None:
            self.keeper.bus.leave(id)
        self._noted = noted
        self.keeper.bus.note(here(id), noted, table=id)

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
            await self._catch_up()

    async def _catch_up(self) -> None:
        self.must_be_there()
        if self._doubtful:
            await self.make_sure()
        elif await self._take_news():
            self.after_commit(alone=False)

    async def _reread(self) -> None:
        """Forget what is in memory and take what is stored. With the lock held."""
        self._forget_ledger()
        await self._take_news()
        self._doubtful = False
        if self.row.state != "open":
            with suppress(Refused):  # of an older version: it can be looked at, but not played
                await self.read_ledger()

    def _forget_ledger(self) -> None:
        self.ledger, self.marks = None, []

    async def _take_news(self) -> bool:
        """Take what is stored and not known here; False: there is nothing new."""
        ply = self.ledger.ply if self.ledger else None
        heard = self.said[-1].n if self.said else -1
        known = (self.row.changes, ply, len(self.marks), heard, self.limits.chat_lines)
        row, rows, marks, said = await self.keeper.store.read(news_of, self.row.id, *known)
        if row is None:
            self.clear_away()
        self.must_be_there()
        assert row is not None
        if row == self.row and not said:
            return False
        self.row = row
        self.said = [*self.said, *said][-self.limits.chat_lines :]
        self._follow(rows)
        if self.ledger is not None:
            self.marks = self.marks + marks
        self.reseat()
        self.tell_said(said)
        if row.state in ("playing", "over") and self.ledger is None and not self._doubtful:
            with suppress(Refused):
                await self.read_ledger()
        return True

    def _follow(self, rows: list[Row]) -> None:
        """Play what others have played, as it is stored."""
        if self.ledger is not None:
            try:
                for row in rows:
                    self.ledger.follow(row)
            except (Refused, ValueError):
                self._forget_ledger()  # it is read again from the beginning

    def hear(self, kind: Kind, changes: int) -> None:
        """Another server has changed the table: look at it, soon."""
        self._told.append((kind, changes))
        if free(self.looking):
            self.looking = asyncio.create_task(self._look())

    def rename(self, guest: Guest) -> None:
        """As before. Whoever is reading the table just now finds the old name: look once more."""
        super().rename(guest)
        if self.row.seat_of(guest) is not None:
            self.hear("row", -1)

    async def _look(self) -> None:
        try:
            while self._told:
                async with self.lock:
                    told, self._told = self._told, []
                    await self._look_at(told)
        except Refused:  # it was cleared away, and all who listened have been told so
            self._told.clear()
        except Exception as error:  # the next look will tell
            self._told.clear()
            log.warning("table=%s: it could not be looked at: %r", self.row.id, error)

    async def _look_at(self, told: list[tuple[Kind, int]]) -> None:
        """Look at what was told. A move after the last one we know is the usual case."""
        moves = all(kind == "moves" for kind, _ in told)
        newest = max(changes for _, changes in told)
        if moves and newest <= self.row.changes:
            return
        sound = self.ledger is not None and not self._doubtful and self.row.clock is None
        if moves and sound and newest == self.row.changes + len(told):
            assert self.ledger is not None
            found = await self.keeper.store.read(moves_since, self.row.id, self.ledger.ply)
            if found is not None and found[0].changes == newest:
                self._follow(found[1])
                self.row = replace(self.row, **found[0]._asdict())
                await self.read_ledger()
                self.after_commit()
                return
        if any(kind == "plan" for kind, _ in told):
            self.forget_plans()
            await self.read_ledger()
            self.call_bots()
        if any(kind == "free" for kind, _ in told):
            self.call_bots()
        await self._catch_up()

    async def change(
        self,
        work: Callable[[Database, TableRow, *Ts], None],
        row: TableRow,
        *args: *Ts,
        noted: list[New] | None = None,
    ) -> None:
        """Store a changed copy of the row, and take it for the row. With the lock held.

        What clocks need to know of it is stored with it, beside what the caller has ``noted``.
        Conflict: another server has changed the table; ours is now as it is stored.
        """
        if row.clock is not None and self.row.state == "playing" and self.ledger is None:
            with suppress(Refused):  # of an older version: nobody plays on
                await self.read_ledger()
        marks = self.time_of_change(row, noted or [])

        def both(conn: Database) -> None:
            work(conn, row, *args)
            add_marks(conn, [(row.id, marks)])

        try:
            await self.keeper.store.write(both)
        except Conflict:
            await self._reread()
            self.after_commit(alone=False)
            raise
        except BaseException:  # cancelled or not stored: only the database knows what is true
            self._doubtful = True
            raise
        row.changes += 1
        self.row = row
        self.marks = self.marks + marks
        self.keeper.bus.tell(row.id, "row", row.changes)

    # ------------------------------------------------------------ the match

    async def read_ledger(self) -> Ledger:
        """The match, caught up from its rows. Call it with the lock held."""
        await self.make_sure()
        if self.ledger is None:
            row = self.row
            if row.state in ("open", "sealing"):
                raise Refused("not-started", "the game has not begun")
            rows, self.marks = await self.keeper.store.read(log_of, row.id)
            self.ledger = replay(self.keeper.game(row.game), row.log(rows), self.limits.take_backs)
        return self.ledger

    async def commit(self, rows: list[Row], line: list[Mark] | None = None) -> bool:
        """Save the newest rows of the ledger. When it returns they are on disk.

        ``line``: what the line has taken of their time.

        False: somebody else was faster, and nothing was saved; the ledger is now theirs.
        """
        ledger, row = self.ledger, replace(self.row)
        assert ledger is not None
        note(row, ledger)
        row.grace = self.grace_until(ledger)
        marks = self.time_of_moves(row, ledger, len(rows), line or [])
        try:
            await self.keeper.writer.save(row, rows, marks)
        except Conflict:
            await self._reread()
            return False
        except BaseException:  # cancelled or not saved: only the database knows what is true
            self._forget_ledger()
            self._doubtful = True
            raise
        row.changes += 1
        self.row = row
        self.marks = self.marks + marks
        self.keeper.bus.tell(row.id, "moves", row.changes)
        if row.state == "over":
            self.keeper.list_changed()
        return True

    # ------------------------------------------------------------ what is said

    def heard(self, guest: str, id: str) -> bool:
        return any(said.guest == guest and said.id == id for said in self.said)

    async def note_said(self, guest: str, name: str, seat: int | None, text: str, id: str) -> None:
        """Store a line of chat and tell it to all. Call it with the lock held."""
        await self.make_sure()
        for _ in range(self.limits.store_tries):
            n = self.said[-1].n + 1 if self.said else 0
            said = Said(n, guest, name, seat, text, id, self.now())
            try:
                await self.keeper.store.write(add_said, self.row.id, said)
            except Conflict:  # another server has stored a line: ours comes after it
                await self._reread()
                self.after_commit(alone=False)
                if id and self.heard(guest, id):
                    return
            except BaseException:
                self._doubtful = True
                raise
            else:
                self.said.append(said)
                del self.said[: -self.limits.chat_lines]
                self.tell_said([said])
                self.keeper.bus.tell(self.row.id, "said")
                return
        raise Refused("stale", "too much is said at once: say it again")


def free(task: asyncio.Task[None] | None) -> bool:
    """Is nobody at this work?"""
    return task is None or task.done()
