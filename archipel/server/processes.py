"""Work that thinks hard: in processes of their own, never on the event loop.

A thread would not do. Compiled code keeps the interpreter until it is done, so that a table would
wait for every story that is told and every move that is weighed.

Each process is a pool of one, so when it dies or takes too long we know who is at fault: it is
ended and replaced, and no other work notices.

Work is done for somebody: an address, or a person. Whoever has much of it waits for it, not the
others: with one piece each the homes take turns.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, TypeVar, TypeVarTuple

from archipel.server.settings import Settings
from archipel.server.thinking import prepare

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


REMEMBERED = 1000
"""Homes of which is known when they last had a place."""


class Places(Generic[T]):
    """So many places to work at. The homes that wait for one take turns, with one piece each."""

    def __init__(self, places: list[T]) -> None:
        self.free = places
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self._served: dict[str, None] = {}  # who has had a place, the latest last

    async def take(self, home: str) -> T:
        """Wait for a place. It has to be given back."""
        if self.free:
            self._note(home)
            return self.free.pop()  # the one used last: it may know of the choice before
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(home, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, place: T) -> None:
        """A place is free again: the home gets it that has had none for longest."""
        while self._waiting:
            known = next((home for home in self._served if home in self._waiting), "")
            home = next((home for home in self._waiting if home not in self._served), known)
            queue = self._waiting[home]
            turn = queue.popleft()
            if not queue:
                del self._waiting[home]
            if not turn.done():
                self._note(home)
                turn.set_result(place)
                return
        self.free.append(place)

    def _note(self, home: str) -> None:
        self._served.pop(home, None)
        self._served[home] = None
        if len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]


class Processes:
    """So many processes, started when they are needed."""

    def __init__(self, count: int, limit: float, settings: Settings) -> None:
        self.limit = limit  # seconds one piece of work may take
        self.pending = 0  # pieces of work that wait or are under way
        self._start_seconds = settings.process_start_seconds
        self._awaited = settings.compiled  # a build that is still being compiled
        self._slow: set[ProcessPoolExecutor] = set()  # started before it was there
        self._places: Places[ProcessPoolExecutor | None] = Places([None] * count)
        self._made: set[ProcessPoolExecutor] = set()

    async def run(self, work: Callable[[*Ts], T], *args: *Ts, home: str = "") -> T:
        """Have a free process do something for somebody.

        Its place is given back, whatever happens to it.
        """
        self.pending += 1
        try:
            return await self._run(await self._places.take(home), work, *args)
        finally:
            self.pending -= 1

    async def _run(
        self, held: ProcessPoolExecutor | None, work: Callable[[*Ts], T], *args: *Ts
    ) -> T:
        pool: ProcessPoolExecutor | None = None
        self._look_for_compiled()
        if held in self._slow:
            self._end(held)
            held = None
        try:
            pool = held or self._start()
            answer = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            found = await asyncio.wait_for(
                answer, self.limit + (0 if held else self._start_seconds)
            )
            held = pool
            return found
        except BaseException as error:
            if pool is not None and not _only_the_work(error):
                self._end(pool)
                held = None
            else:
                held = pool
            raise
        finally:
            self._places.give(held)

    def rest(self) -> None:
        """End the processes that have nothing to do: the next work starts another one."""
        for held in self._places.free:
            if held is not None:
                self._end(held)
        self._places.free = [None] * len(self._places.free)

    def close(self) -> None:
        for pool in list(self._made):
            self._end(pool)

    def _look_for_compiled(self) -> None:
        """As soon as the compiled build is there, new processes run it and the old ones retire.

        A spawned process looks for modules where its parent would; the parent itself has what
        it needs and stays as it is.
        """
        if self._awaited is not None and any(self._awaited.glob("archipel__mypyc*")):
            if str(self._awaited) not in sys.path:
                sys.path.insert(0, str(self._awaited))
            self._awaited = None
            self._slow = set(self._made)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare)
        self._made.add(pool)
        return pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        self._made.discard(pool)
        self._slow.discard(pool)
        for process in list((pool._processes or {}).values()):
            process.kill()  # it may be deep in thought and deaf to anything softer
        pool.shutdown(wait=False, cancel_futures=True)


def _only_the_work(error: BaseException) -> bool:
    """Did the work itself raise it, in a process that is still sound?"""
    unsound = (BrokenProcessPool, TimeoutError, asyncio.CancelledError)
    return isinstance(error, Exception) and not isinstance(error, unsound)
