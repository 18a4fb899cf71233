"""What is told of finished games: worked out once, beside the event loop, and kept.

A finished game never changes, so neither do its story, its record and its past moments. They are
worked out in one thread, one after the other, so that however many people ask, the tables where
people play share the interpreter with one worker at most. Who asks for the same waits for the same
work. What is kept is bounded in bytes; what nobody has asked for longest goes first.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVarTuple

from archipel.kernel.match import Refused

Ts = TypeVarTuple("Ts")

Key = tuple[str | int | None, ...]

MOST_WAITING = 64
"""Different things that may wait for the thread; who comes after them comes back later."""


class Kept(NamedTuple):
    """Bytes that never change, and a name for them that a browser can show next time."""

    body: bytes
    etag: str


def kept(body: bytes) -> Kept:
    return Kept(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


class Archive:
    """Keeps what was worked out, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Key, Kept] = OrderedDict()
        self._working: dict[Key, asyncio.Future[Kept]] = {}
        self._thread = ThreadPoolExecutor(1, "archive")

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
            if len(self._working) >= MOST_WAITING:
                raise Refused("too-fast", "too many look back at once: wait a moment")
            loop = asyncio.get_running_loop()
            working = self._working[key] = loop.run_in_executor(
                self._thread, lambda: kept(work(*args))
            )
            working.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(working)  # others may wait for it when one of them leaves

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    def _keep(self, key: Key, done: asyncio.Future[Kept]) -> None:
        del self._working[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self.size += len(done.result().body)
        while self.size > self.most:
            _, gone = self._kept.popitem(last=False)
            self.size -= len(gone.body)
