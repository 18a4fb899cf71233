"""Token buckets: so many at once, so many per second in the long run; and who is counted as one."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import itertools
import logging
import math
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

log = logging.getLogger("archipel")


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request or a socket comes from, as limits count it.

    The one place that reads it. Behind a proxy we trust (``Settings.proxies``) the server has
    already put in whom the proxy names; nobody else is believed.
    """
    client = scope.get("client")
    return household(client[0]) if client else ""


@functools.lru_cache(maxsize=4096)
def household(host: str) -> str:
    """An address as limits count it: of IPv6 the network, since everybody owns a whole one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:60]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class Bucket:
    """Holds up to ``burst`` tokens, refilled at ``rate`` per second; each act takes one."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """May it be done now? If so, it is paid for."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each key: guests, addresses. Those not used for long are forgotten."""

    def __init__(self, name: str, rate: float, burst: float, most: int) -> None:
        self.name = name  # for processes that share them
        self.rate = rate
        self.burst = burst
        self.most = most
        self.held: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        return self._of(key).take(cost)

    def know(self, key: str, tokens: float) -> None:
        """Others have taken from the same bucket: no more than so many are left."""
        bucket = self._of(key)
        bucket.tokens = min(bucket.tokens, tokens)

    def _of(self, key: str) -> Bucket:
        bucket = self.held.get(key)
        if bucket is None:
            if len(self.held) >= self.most:
                self._forget()
            bucket = self.held[key] = Bucket(self.rate, self.burst)
        return bucket

    @property
    def patience(self) -> int:
        """Whole seconds after which a refused one may try again."""
        return max(1, math.ceil(1 / self.rate))

    def _forget(self) -> None:
        """Drop the buckets that are full again: they say nothing."""
        now = time.monotonic()
        full = self.burst / self.rate
        self.held = {key: b for key, b in self.held.items() if now - b.at < full}
        if len(self.held) >= self.most:  # a flood of new keys: start anew, memory stays bounded
            self.held.clear()


async def let_wait(seconds: float) -> None:
    """Who was too fast waits: about so long, and never all of them until the same moment.

    Else a flood comes back as one wave each second, and whoever plays then waits for all of it.
    """
    await asyncio.sleep(seconds * random.uniform(0.5, 1.5))


REQUEST, MESSAGE = 8, 1
"""What a request over HTTP, or a handshake, and what a message on a socket costs of a turn.

One is about a tenth of a millisecond."""


HOLD = 0.01
"""Seconds for which what is asked over HTTP waits, at most, for those who speak at a table."""

TURNS_TO_BE_HEARD = 2
"""Turns from a look at what a socket brought until its message is worked on."""

Waiting = dict[str, deque[tuple[int, Callable[[], bool]]]]
"""What each address waits for, the next one first."""


class Turns:
    """So much work is begun in one turn of the event loop, in all; the addresses take turns.

    However much is asked for at once, and by however many: whoever comes now waits for a small
    slice of it, and then for no more than one thing of each address that was there before. What is
    *spoken*, on sockets, comes before what is *asked*, over HTTP: in between, all that was spoken
    is heard, and all answers are told that were being worked on. But nobody waits for ever.
    """

    def __init__(self, most: int, hold: float = HOLD) -> None:
        self.most = most
        self.hold = hold
        self.busy_at = 0.0  # when something was last begun
        self._left = most
        self._turning = False
        self._timer: asyncio.TimerHandle | None = None  # the next turn, if it is not at once
        self._spoken: Waiting = {}
        self._asked: Waiting = {}
        self._numbers = itertools.count(1)
        self._answering: dict[int, None] = {}  # messages being worked on, the oldest first
        self._awaited = 0  # those before it are answered before more is asked
        self._asked_at = 0.0  # when something asked was last begun
        self._hearing = 0  # turns until what a socket brought is being worked on

    def call(self, home: str, cost: int, begin: Callable[[], bool], spoken: bool = False) -> None:
        """Call it in its turn; it says whether there was anything to begin."""
        if self._at_once(home, cost, spoken):
            begin()
        else:
            self._queue(home, cost, begin, spoken)

    async def take(self, home: str, cost: int, spoken: bool = False) -> None:
        """Wait for a turn."""
        if not self._at_once(home, cost, spoken):
            turn = asyncio.get_running_loop().create_future()
            self._queue(home, cost, lambda: _come(turn), spoken)
            await turn

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Until this is over, one more thing may be asked over HTTP, and no second one.

        A move is saved by another thread, which needs the interpreter twenty times; while requests
        are worked on without a pause it waits for it each time.
        """
        number = next(self._numbers)
        self._answering[number] = None
        try:
            yield
        finally:
            del self._answering[number]
            if self._timer is not None and not self._held():
                self._turn_soon()

    def _held(self) -> bool:
        """Does what is asked wait for what is spoken?"""
        first = next(iter(self._answering), self._awaited)
        if not self._hearing and first >= self._awaited:
            return False
        return asyncio.get_running_loop().time() - self._asked_at < self.hold

    def _queue(self, home: str, cost: int, begin: Callable[[], bool], spoken: bool) -> None:
        waiting = self._spoken if spoken else self._asked
        waiting.setdefault(home, deque()).append((cost, begin))
        if spoken and self._timer is not None:
            self._turn_soon()

    def _turn_soon(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        asyncio.get_running_loop().call_soon(self._next)

    def _at_once(self, home: str, cost: int, spoken: bool) -> bool:
        if not self._turning:
            self.busy_at = time.monotonic()
            self._turning, self._left = True, self.most
            self._turn_soon()
        if self._left <= 0 or home in self._spoken or home in self._asked:
            return False
        if not spoken and self._held():
            return False
        self._left -= cost
        self._begun(spoken)
        return True

    def _begun(self, spoken: bool) -> None:
        """Something begins."""
        if spoken:
            self._hearing = TURNS_TO_BE_HEARD
        else:
            self._awaited = next(self._numbers)
            self._asked_at = asyncio.get_running_loop().time()

    def _next(self) -> None:
        self._timer = None
        self._left = self.most
        self._hearing = max(0, self._hearing - 1)
        self._turning = bool(self._spoken or self._asked or self._hearing)
        if not self._turning:
            return
        loop = asyncio.get_running_loop()
        try:
            if loop.time() - self._asked_at >= self.hold:
                self._begin_some(self._asked)
            self._begin_some(self._spoken, spoken=True)
            if not self._held():
                self._begin_some(self._asked)
        finally:  # last: what was begun goes on before more is begun
            if self._spoken or self._hearing or not self._held():
                loop.call_soon(self._next)
            else:
                self._timer = loop.call_later(min(self.hold, HOLD) / 10, self._next)

    def _begin_some(self, waiting: Waiting, spoken: bool = False) -> None:
        while waiting and self._left > 0:
            home = next(iter(waiting))
            queue = waiting.pop(home)
            cost, begin = queue.popleft()
            if queue:
                waiting[home] = queue  # the others come first
            self._left -= cost
            if begin():
                self._begun(spoken)
            else:
                self._left += cost


def _come(turn: asyncio.Future[None]) -> bool:
    if turn.done():  # who waited has gone
        return False
    turn.set_result(None)
    return True


class Tally:
    """Counts what was refused, and what failed: one line in the log per kind and second.

    ``tell`` is called once a second.
    """

    def __init__(self) -> None:
        self._counted: Counter[str] = Counter()
        self._failing: dict[str, int] = {}  # how often each failed since it was last told

    def note(self, kind: str) -> None:
        self._counted[kind] += 1

    def failed(self, what: str, level: int = logging.ERROR) -> None:
        """A failure: in the log at once; while it goes on it is only counted."""
        if what not in self._failing:
            log.log(level, "%s", what)
        self._failing[what] = self._failing.get(what, -1) + 1

    def tell(self) -> None:
        for kind, count in self._counted.items():
            log.warning("refused: %s, %d in a second", kind, count)
        self._counted.clear()
        for what, more in list(self._failing.items()):
            if more:
                log.warning("%s: %d times more", what, more)
                self._failing[what] = 0
            else:
                del self._failing[what]
