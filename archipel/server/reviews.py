"""Reviews of finished games: worked out turn by turn in a process of their own, and stored.

They take turns by a few seconds of work, quick ones before deep ones, so that no review waits for
the whole of another one. What is done is stored after each turn, so that a server that starts again
goes on where it stopped, and several servers on one database do nothing twice.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from archipel.kernel.match import Refused
from archipel.server import jobs
from archipel.server.bus import Bus
from archipel.server.jobs import Failed
from archipel.server.messages import Depth, Review, ReviewTurn
from archipel.server.processes import Processes
from archipel.server.queries import rows_of, table_row
from archipel.server.reviewed import review_of, save_review, waiting_reviews, want_review
from archipel.server.reviewing import Part, in_all, turning_points, work
from archipel.server.schema import ReviewRow
from archipel.server.settings import Settings
from archipel.server.store import Conflict, Store, cause

AT_ONCE = 2.0
"""Seconds of the processor that a review gets in one turn; then what is done is stored."""

SHARE = 4
"""One address may have this part of the places there are for reviews that wait."""

log = logging.getLogger("archipel")

Key = tuple[str, Depth]


class Body(NamedTuple):
    """What is stored of a review."""

    start: list[float]
    turns: list[ReviewTurn]


_body = msgspec.json.Decoder(Body)


class Waiting(NamedTuple):
    """A review that waits for its turn."""

    deep: bool
    home: str  # the address it was asked for from
    number: int  # in the order they were asked for
    called: asyncio.Future[None]


class Line:
    """Whose turn it is: quick reviews come first, and addresses take turns."""

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._busy = False
        self._served: dict[str, int] = {}  # which turn of all was the last one of an address
        self._turns = itertools.count(1)

    @asynccontextmanager
    async def turn(self, deep: bool, home: str, number: int) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the end of the block."""
        mine = Waiting(deep, home, number, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._call()
        try:
            await mine.called
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:  # it was called at this very moment
                self._done(home)
            raise
        try:
            yield
        finally:
            self._done(home)

    def _call(self) -> None:
        if not self._busy and self._waiting:
            first = min(self._waiting, key=self._standing)
            self._waiting.remove(first)
            self._busy = True
            first.called.set_result(None)

    def _standing(self, one: Waiting) -> tuple[bool, int, int]:
        return one.deep, self._served.get(one.home, 0), one.number

    def _done(self, home: str) -> None:
        self._busy = False
        self._served[home] = next(self._turns)
        if not self._waiting:  # nobody has to be fair to anybody
            self._served.clear()
        # Whoever has more to do stands in line again before the next one is called.
        asyncio.get_running_loop().call_soon(self._call)


class Reviews:
    """The reviews that are being made."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.jobs = jobs.make("reviews", Processes(1, settings.review_limit, settings), bus)
        self._working: dict[Key, asyncio.Task[None]] = {}
        self._homes: dict[Key, str] = {}  # where those that are being made were asked for from
        self._line = Line()
        self._numbers = itertools.count()

    @property
    def pending(self) -> int:
        """How many are being made, or wait for it."""
        return len(self._working)

    async def read(self, table: str, depth: Depth) -> Review:
        """How far a review is; its turns when it is done."""
        row = await self.store.read(review_of, table, depth)
        if row is None:
            return Review(table=table, depth=depth, state="none")
        if row.state == "waiting":  # whose server has ended meanwhile, goes on here
            self._go_on((table, depth))
        told = Review(table=table, depth=depth, state=row.state, done=row.done, total=row.total)
        if row.state != "done":
            return told
        start, turns = _body.decode(row.body)
        return msgspec.structs.replace(
            told,
            start=start,
            turns=turns,
            seats=in_all(turns, len(start)),
            turning=turning_points(start, turns),
        )

    async def want(self, table: str, depth: Depth, home: str) -> None:
        """Have a review made, unless it is there or under way; asked for from this address."""
        most, own = self.settings.reviews_waiting, list(self._homes.values()).count(home)
        if len(self._working) >= most or own >= max(1, most // SHARE):
            raise Refused("too-fast", "many reviews are waiting: try again in a while")
        with suppress(Conflict):  # another server has just noted the same wish
            await self.store.write(want_review, table, depth, time.time())
        self._go_on((table, depth), home)

    async def resume(self) -> None:
        """After a restart: go on with what was being worked on."""
        for table, depth in await self.store.read(waiting_reviews):
            self._go_on((table, "deep" if depth == "deep" else "quick"))

    async def close(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.jobs.close()

    def _go_on(self, key: Key, home: str = "") -> None:
        if key not in self._working:
            task = self._working[key] = asyncio.create_task(self._make(key, home))
            self._homes[key] = home
            task.add_done_callback(lambda _: self._forget(key))

    def _forget(self, key: Key) -> None:
        del self._working[key], self._homes[key]

    async def _make(self, key: Key, home: str) -> None:
        number, more = next(self._numbers), True
        try:
            while more:
                async with self._line.turn(key[1] == "deep", home, number):
                    more = await self._take_turn(key)
        except Conflict:  # another server goes on with it
            return
        except SQLAlchemyError as error:  # what is made already is stored: on with it, later
            log.warning("table=%s: its review has to wait: %s", key[0], cause(error))
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.bot_retry_seconds, self._go_on, key, home)
        except Refused as refused:
            log.warning("table=%s: no review could be made: %s", key[0], refused)
            await self._fail(key)
        except Exception:
            log.exception("table=%s: no review could be made", key[0])
            await self._fail(key)

    async def _take_turn(self, key: Key) -> bool:
        """Do a little more, unless another process is at it; False: no more is for us to do."""
        ours = f"review:{key[0]}:{key[1]}"
        if not await self.bus.claim(ours):
            return False
        try:
            return await self._some_more(key)
        finally:
            self.bus.release(ours)

    async def _some_more(self, key: Key) -> bool:
        """Look at some turns more and store them; False when there is nothing more to do."""
        table, depth = key
        row = await self.store.read(review_of, table, depth)
        found = await self.store.read(table_row, table)
        if row is None or found is None or row.state != "waiting":
            return False
        game = found.log(await self.store.read(rows_of, table))
        name = f"{table}:{depth}:{row.done}"
        deep = self.settings.deep_review_seconds
        budget = deep if depth == "deep" else self.settings.review_seconds
        try:
            part = await self.jobs.run(name, work, game, row.done, budget, AT_ONCE)
        except (BrokenProcessPool, TimeoutError, Failed) as error:  # killed, or starved: once more
            log.warning("table=%s: the process of reviews failed: %r", table, error)
            part = await self.jobs.run(f"{name}:2", work, game, row.done, budget, AT_ONCE)
        if not isinstance(part, Part):
            raise Refused(*part)
        known = _body.decode(row.body) if row.body else Body(part.start, [])
        turns = [*known.turns, *part.turns]
        done = len(turns)
        grown = ReviewRow(
            table=table,
            depth=depth,
            state="done" if done >= part.total else "waiting",
            done=done,
            total=part.total,
            body=msgspec.json.encode(Body(known.start, turns)).decode(),
            updated=time.time(),
        )
        await self.store.write(save_review, grown, row.done)
        return grown.state == "waiting"

    async def _fail(self, key: Key) -> None:
        row = await self.store.read(review_of, *key)
        if row is not None and row.state == "waiting":
            row.state, row.updated = "failed", time.time()
            await self.store.write(save_review, row, row.done)
