"""Token buckets: so many at once, so many per second in the long run."""

from __future__ import annotations

import time


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

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
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

    def _forget(self) -> None:
        """Drop the buckets that are full again: they say nothing."""
        now = time.monotonic()
        full = self.burst / self.rate
        self.held = {key: b for key, b in self.held.items() if now - b.at < full}
        if len(self.held) >= self.most:  # a flood of new keys: start anew, memory stays bounded
            self.held.clear()
