"""What is told of finished games: worked out once, in a process of its own, and kept.

A finished game never changes, so neither do its story, its record and its past moments. They are
worked out one after the other, so that however many people ask, they cost one process that gives
way to the server. Who asks for the same waits for the same work. What is kept is bounded in bytes;
what nobody has asked for longest goes first.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVarTuple

from archipel.kernel.match import Refused
from archipel.server.looking_back import answer
from archipel.server.processes import Processes
from archipel.server.settings import Settings

Ts = TypeVarTuple("Ts")

Key = tuple[str | int | None, ...]

log = logging.getLogger("archipel")


class Kept(NamedTuple):
    """Bytes that never change, and a name for them that a browser can show next time."""

    bodies: dict[str, bytes]  # by encoding; "" is how it is
    name: str

    @property
    def body(self) -> bytes:
        return self.bodies[""]

    @property
    def etag(self) -> str:
        return f'"{self.name}"'


def kept(body: bytes, **packed: bytes) -> Kept:
    """A body, and the same packed by those who have done it already: ``gzip=...``."""
    return Kept({"": body, **packed}, hashlib.sha256(body).hexdigest()[:20])


class Archive:
    """Keeps what was worked out, up to so many bytes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.size = 0
        self._kept: OrderedDict[Key, Kept] = OrderedDict()
        self._working: dict[Key, asyncio.Task[Kept]] = {}
        self._process = Processes(1, settings.look_back_seconds, settings)
        self._used = time.monotonic()

    @property
    def pending(self) -> int:
        """How much is being worked out, or waits for it."""
        return len(self._working)

    def find(self, key: Key) -> Kept | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def make(self, key: Key, work: Callable[[*Ts], bytes], *args: *Ts) -> Kept:
        """What ``work(*args)`` gives, from memory if it was done before. Refused is passed on."""
        if (found := self.find(key)) is not None:
            return found
        working = self._working.get(key)
        if working is None:
            if len(self._working) >= self.settings.looks_back_waiting:
                raise Refused("too-fast", "too many look back at once: wait a moment")
            working = self._working[key] = asyncio.create_task(self._work(work, *args))
            working.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(working)  # others may wait for it when one of them leaves

    def rest(self) -> None:
        """End the process if nobody has asked for anything for a while."""
        idle = time.monotonic() - self._used
        if not self._working and idle >= self.settings.idle_table_seconds:
            self._process.rest()

    def close(self) -> None:
        for working in self._working.values():
            working.cancel()
        self._process.close()

    async def _work(self, work: Callable[[*Ts], bytes], *args: *Ts) -> Kept:
        try:
            found = await self._process.run(answer, work, args)
        except (BrokenProcessPool, TimeoutError) as error:  # it was killed, or starved: once more
            log.warning("the process that looks back failed: %r", error)
            found = await self._process.run(answer, work, args)
        self._used = time.monotonic()
        if isinstance(found, tuple):
            raise Refused(*found)
        return kept(found)

    def _keep(self, key: Key, done: asyncio.Task[Kept]) -> None:
        del self._working[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self.size += len(done.result().body)
        while self.size > self.settings.archive_bytes:
            _, gone = self._kept.popitem(last=False)
            self.size -= len(gone.body)
