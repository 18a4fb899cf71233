"""Computer players: they think in processes of their own, never on the event loop.

Each process is a pool of one, so when it dies or thinks for too long we know who is at fault:
it is ended and replaced, and no other table notices. A player that fails twice on one choice is
replaced by ``greedy`` for the rest of the game, and the table is told so.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from msgspec.structs import replace

from archipel.kernel.match import Refused
from archipel.server.forced import Pace
from archipel.server.live import twice
from archipel.server.store import Sitter, set_seats
from archipel.server.thinking import Job, prepare, ready, think

if TYPE_CHECKING:
    from archipel.server.live import Live

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

STAND_IN = "greedy"
REPLACED = "bot-replaced"
"""The text of a line of chat without a name: a sentence of archipel/text."""

STARTING = 30.0
"""Seconds a fresh process may take to start Python: that is not the player's time."""

LATER = 5.0
"""Seconds until a choice that could not be saved is tried again."""

log = logging.getLogger("archipel")


class Thinkers:
    """The processes computer players think in."""

    def __init__(self, workers: int, limit: float, compiled: Path | None = None) -> None:
        self.limit = limit
        self._awaited = compiled  # a build that is still being compiled
        self._slow: set[ProcessPoolExecutor] = set()  # started before it was there
        self.count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        self._made: set[ProcessPoolExecutor] = set()
        for _ in range(self.count):
            self._free.put_nowait(None)  # started when it is needed

    async def warm_up(self) -> None:
        """Start one process before the first player needs it, but after the server itself."""
        await asyncio.sleep(1)
        try:
            await self._run(ready)
        except Exception as error:  # the first player that needs a process starts another one
            log.warning("the first process for computer players did not start: %r", error)

    def close(self) -> None:
        for pool in list(self._made):
            self._end(pool)

    def _look_for_compiled(self) -> None:
        """As soon as the compiled build is there, new processes run it and the old ones retire.

        A spawned process looks for modules where its parent would; the parent itself has what
        it needs and stays as it is.
        """
        if self._awaited is not None and any(self._awaited.glob("archipel__mypyc*")):
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

    async def choose(self, job: Job) -> int:
        """The choice of a computer player. Any exception means that it has none."""
        return await self._run(think, job)

    async def _run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have a free process do something. Its place is given back, whatever happens to it."""
        pool: ProcessPoolExecutor | None = None
        held = await self._free.get()
        self._look_for_compiled()
        if held in self._slow:
            self._end(held)
            held = None
        try:
            pool = held or self._start()
            answer = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            found = await asyncio.wait_for(answer, self.limit + (0 if held else STARTING))
            held = pool
            return found
        except BaseException as error:
            if pool is not None and not _only_the_bot(error):
                self._end(pool)
                held = None
            else:
                held = pool
            raise
        finally:
            self._free.put_nowait(held)

    async def attend(self, live: Live) -> None:
        """Let computer players choose at a table until it is a person's turn."""
        pause = live.house.settings.bot_pause
        try:
            while True:
                async with live.lock:
                    ledger = await live.read_ledger()
                    bot, seat, ply = live.bot_to_decide(), live.row.turn, ledger.ply
                    if not bot or seat is None:
                        return
                    match = ledger.match
                    record = (match.game.id, match.seats, match.options, match.choices[:])
                    options, discreet = match.position.options, match.discreet
                began = time.monotonic()
                job = Job(*record, seat, bot, secrets.randbits(63))
                choice = await self._try(live, job, options)
                if discreet:
                    await self._keep_pace(live.house.pace, bot, len(options), began)
                async with live.lock:
                    ledger = await live.read_ledger()
                    if ledger.ply == ply:
                        rows = ledger.play(seat, choice, "", time.time())
                        live.after_commit(await live.commit(rows))
                await asyncio.sleep(pause)
        except Refused as refused:
            log.warning("table=%s: no computer player can go on: %s", live.row.id, refused)
            if refused.word == "not-saved":  # the disk may have room again, later
                asyncio.get_running_loop().call_later(LATER, live.call_bots_again)
        except Exception:  # whoever comes to the table next calls again
            log.exception("table=%s: no computer player can go on", live.row.id)

    async def _keep_pace(self, pace: Pace, bot: str, options: int, began: float) -> None:
        """A forced answer to a discreet question takes as long as one with a choice."""
        took = time.monotonic() - began
        if options > 1:
            pace.note(bot, took)
        else:
            await asyncio.sleep(max(0.0, pace.draw(bot) - took))

    async def _try(self, live: Live, job: Job, options: list[int]) -> int:
        """Twice the player itself, then the stand-in, then any option at all."""
        for bot in (job.bot, job.bot, STAND_IN):
            try:
                choice = await self.choose(job._replace(bot=bot))
                if choice not in options:
                    raise ValueError(f"{choice} is not an option")
            except Exception as error:
                log.warning("table=%s: %s failed: %r", live.row.id, bot, error)
                continue
            if bot != job.bot:
                await self._replace(live, job.seat, bot)
            return choice
        return secrets.choice(options)

    async def _replace(self, live: Live, seat: int, bot: str) -> None:
        async def replaced() -> None:
            await live.make_sure()
            row = replace(live.row, seats=live.row.seats[:])
            if row.seats[seat].kind == "bot":
                row.seats[seat] = Sitter("bot", bot=bot)
                await live.change(set_seats, row)
                await live.note_said("", "", seat, REPLACED, "")
                live.tell_around()

        async with live.lock:
            await twice(replaced)


def _only_the_bot(error: BaseException) -> bool:
    """Did the player itself raise it, in a process that is still sound?"""
    unsound = (BrokenProcessPool, TimeoutError, asyncio.CancelledError)
    return isinstance(error, Exception) and not isinstance(error, unsound)
