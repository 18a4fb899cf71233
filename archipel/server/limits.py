"""Token buckets: so many at once, so many per second in the long run; and who is counted as one."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import logging
import math
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping
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

    def __init__(self, rate: float, burst: float, most: int) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.held: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.held.get(key)
        if bucket is None:
            if len(self.held) >= self.most:
                self._forget()
            bucket = self.held[key] = Bucket(self.rate, self.burst)
        return bucket.take(cost)

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


class Turns:
    """So much work is begun in one turn of the event loop, in all; the addresses take turns.

    However much is asked for at once, and by however many: whoever comes now waits for a small
    slice of it, and then for no more than one thing of each address that was there before.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.busy_at = 0.0  # when something was last begun
        self._left = most
        self._turning = False
        self._waiting: dict[str, deque[tuple[int, Callable[[], bool]]]] = {}  # the next one first

    def call(self, home: str, cost: int, begin: Callable[[], bool]) -> None:
        """Call it in its turn; it says whether there was anything to begin."""
        if self._at_once(home, cost):
            begin()
        else:
            self._waiting.setdefault(home, deque()).append((cost, begin))

    async def take(self, home: str, cost: int) -> None:
        """Wait for a turn."""
        if not self._at_once(home, cost):
            turn = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(home, deque()).append((cost, lambda: _come(turn)))
            await turn

    def _at_once(self, home: str, cost: int) -> bool:
        if not self._turning:
            self.busy_at = time.monotonic()
            self._turning, self._left = True, self.most
            asyncio.get_running_loop().call_soon(self._next)
        if self._left <= 0 or home in self._waiting:
            return False
        self._left -= cost
        return True

    def _next(self) -> None:
        self._left = self.most
        self._turning = bool(self._waiting)
        if not self._turning:
            return
        try:
            self._begin_some()
        finally:  # last: what was begun goes on before more is begun
            asyncio.get_running_loop().call_soon(self._next)

    def _begin_some(self) -> None:
        while self._waiting and self._left > 0:
            home = next(iter(self._waiting))
            queue = self._waiting.pop(home)
            cost, begin = queue.popleft()
            if queue:
                self._waiting[home] = queue  # the others come first
            self._left -= cost
            if not begin():
                self._left += cost


def _come(turn: asyncio.Future[None]) -> bool:
    if turn.done():  # who waited has gone
        return False
    turn.set_result(None)
    return True


class Tally:
    """Counts what was refused. ``tell`` is called once a second: one line in the log per kind."""

    def __init__(self) -> None:
        self._counted: Counter[str] = Counter()

    def note(self, kind: str) -> None:
        self._counted[kind] += 1

    def tell(self) -> None:
        for kind, count in self._counted.items():
            log.warning("refused: %s, %d in a second", kind, count)
        self._counted.clear()
