"""Work that thinks hard: in processes of their own, never on the event loop.

A thread would not do. Compiled code keeps the interpreter until it is done, so that a table would
wait for every story that is told and every move that is weighed.

Each process is a pool of one, so when it dies or takes too long we know who is at fault: it is
ended and replaced, and no other work notices.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from archipel.server.settings import Settings
from archipel.server.thinking import prepare

Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Processes:
    """So many processes, started when they are needed."""

    def __init__(self, count: int, limit: float, settings: Settings) -> None:
        self.limit = limit  # seconds one piece of work may take
        self.pending = 0  # pieces of work that wait or are under way
        self._start_seconds = settings.process_start_seconds
        self._awaited = settings.compiled  # a build that is still being compiled
        self._slow: set[ProcessPoolExecutor] = set()  # started before it was there
        # The one used last comes first: it may know of the choice before, and few are started.
        self._free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.LifoQueue()
        self._made: set[ProcessPoolExecutor] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have a free process do something. Its place is given back, whatever happens to it."""
        self.pending += 1
        try:
            return await self._run(work, *args)
        finally:
            self.pending -= 1

    async def _run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        pool: ProcessPoolExecutor | None = None
        held = await self._free.get()
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
            self._free.put_nowait(held)

    def rest(self) -> None:
        """End the processes that have nothing to do: the next work starts another one."""
        for held in [self._free.get_nowait() for _ in range(self._free.qsize())]:
            if held is not None:
                self._end(held)
            self._free.put_nowait(None)

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
