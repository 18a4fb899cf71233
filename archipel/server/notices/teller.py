"""The teller: looks for what people are to be told, waits as long as they may know, and tells it.

Every process of a house has one. What is to be told is found by looking at tables that have
changed, so neither a process that dies nor a lost message can lose it, and the key of a notice
keeps it from being told twice. A notice waits a moment: who looks at the table knows, and who plays
meanwhile too. Then its deliveries are taken on one by one, by whichever process is first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from archipel.server.notices import hours, rows
from archipel.server.notices.rows import Errand, Fresh, Notice, Wish
from archipel.server.notices.ways import Outcome, Ways
from archipel.server.settings import Settings
from archipel.server.store import Conflict, Store, cause

OVERLAP = 60.0
"""Seconds that one look goes further back than the one before: saving takes a moment, and clocks of
machines differ."""

WHOLE = 600.0
"""Seconds between two looks at all tables."""

LATE = 15.0
"""Seconds between two looks for time that is running out."""

MOST = 200
"""Rows that one look is about."""

ON_THE_WAY = 16
"""Deliveries at once by one process."""

SOON = 0.1
"""Seconds until we go on where more is due than can be on the way at once."""

LEASE = 60.0
"""Seconds after which a delivery that nothing was heard of is tried again. Its receiver knows it by
its id: a turn nobody is told of would stop a game, one told twice is only told twice."""

Lookers = Callable[[list[str]], Awaitable[dict[str, set[str]]]]
"""The guests who look at each of some tables now."""

log = logging.getLogger("archipel.notices")


class Teller:
    """Finds what is to be told, and tells it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        ways: Ways,
        lookers: Lookers,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.ways = ways
        self._lookers = lookers
        self._clock = clock
        self._since = self._whole = self._late = 0.0
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Look, again and again."""
        while True:
            more = False
            try:
                more = await self.turn()
            except SQLAlchemyError as error:
                log.warning("nobody could be told: %s", cause(error))
            except Exception:
                log.exception("nobody could be told")
            pause = self.settings.notice_look_seconds
            await asyncio.sleep(min(SOON, pause) if more else pause)

    async def turn(self) -> bool:
        """One look at everything; is there more to do at once?"""
        try:
            await self.look()
            await self.decide()
            return await self.deliver()
        except Conflict:  # another process has noted the same: the next look finds the rest
            return False

    async def close(self) -> None:
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def settled(self) -> None:
        """Wait for what is being sent."""
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    # ------------------------------------------------------------ what is to be told

    async def look(self) -> None:
        """Note the turns, ends and reminders that have come up."""
        now, since = self._clock(), self._since
        if now - self._whole >= WHOLE:
            since = 0.0
        pause = self.settings.notice_pause
        found = await self.store.read(rows.turns_begun, since, now, pause, MOST)
        over = await self.store.read(rows.games_over, since, now, MOST)
        found += await self._with_seen(over)
        full = len(found) >= MOST or len(over) >= MOST
        if now - self._late >= LATE:
            found += await self.store.read(rows.reminders, now, MOST)
            self._late = now
        if found:
            await self.store.write(rows.note, found, now)
        await self.store.write(rows.note_digests, now)
        if full:  # the rest next time
            return
        self._since = now - OVERLAP
        if not since:
            self._whole = now
            await self.store.write(rows.forget_old, now)

    async def _with_seen(self, over: list[Fresh]) -> list[Fresh]:
        """Whoever looks at a table when its game ends has been told by it."""
        here = await self._lookers([one.table for one in over]) if over else {}
        return [one._replace(seen=one.guest in here.get(one.table, ())) for one in over]

    async def decide(self) -> None:
        """What becomes of notices whose time has come."""
        now = self._clock()
        found = await self.store.read(rows.due_notices, now, MOST)
        ids = [notice.table for notice, _, _ in found if notice.table]
        here = await self._lookers(ids) if ids else {}
        for notice, wish, true in found:
            looks = notice.guest in here.get(notice.table, ())
            state, due = self._fate(notice, wish, true, looks, now)
            by: list[str] = []
            if state == "told" and wish is not None:
                by = await self.store.read(rows.ways_for, wish, notice.kind)
            await self.store.write(rows.settle, notice, state, by, due)

    def _fate(
        self, notice: Notice, wish: Wish | None, true: bool, looks: bool, now: float
    ) -> tuple[str, float]:
        """Told now, told by the page, not true any more, or to be looked at again."""
        if not true or wish is None:
            return "gone", now
        if looks and notice.kind != "digest":
            watched = now - notice.at >= self.settings.notice_watch_seconds
            again = now + max(1.0, self.settings.notice_pause)
            return ("seen", now) if watched else ("waiting", again)
        return "told", self._when(notice, wish, now)

    def _when(self, notice: Notice, wish: Wish, now: float) -> float:
        """Now, or after the quiet hours; the hour of a digest was chosen as it is."""
        if notice.kind == "digest":
            return now
        return hours.after_quiet(now, wish.zone, wish.quiet_from, wish.quiet_to)

    # ------------------------------------------------------------ telling it

    async def deliver(self) -> bool:
        """Take on what is due, as much as can be on the way at once; is there more?"""
        now, room = self._clock(), ON_THE_WAY - len(self._sending)
        if room <= 0:
            return True
        found = await self.store.read(rows.errands, now, room)
        for errand in found:
            after = self._when(errand.notice, errand.wish, now)
            if errand.subject is None:
                await self.store.write(rows.drop, errand)
            elif after > now:  # the night has come while it was tried again and again
                await self.store.write(rows.put_off, errand, after)
            elif await self.store.write(rows.claim, errand, now, now + LEASE):
                task = asyncio.create_task(self._send(errand, now))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
        return len(found) == room

    async def _send(self, errand: Errand, now: float) -> None:
        assert errand.subject is not None
        args = (errand.subject, errand.wish, errand.to, errand.email)
        try:
            outcome = await self.ways.send(errand.notice.id, *args)
        except Exception:
            log.exception("notice=%s: it could not be told", errand.notice.id)
            outcome = Outcome("again")
        try:
            word, patience = outcome.word, outcome.patience
            await self.store.write(rows.record, errand, word, self._clock(), patience)
        except SQLAlchemyError as error:  # it will be sent once more, with the same id
            log.warning("notice=%s: what became of it was not kept: %s", errand.notice.id, error)
