"""When Python looks for garbage: often a little, and everywhere only when nobody waits.

While it looks, everything stands still. To look through all games in memory took a tenth of a
second with a dozen of them, every few seconds in busy times, and found nothing: what is thrown away
at a table refers to itself nowhere, and what requests leave behind is found while it is young.
"""

from __future__ import annotations

import gc
import time

YOUNG = 1_000
"""New objects until the youngest are looked at. With 20,000 it took twenty milliseconds."""

OLDER = 4
"""Looks at the youngest until those that are left are looked at once more."""

NEVER = 1_000_000
"""Python counts this far until it looks everywhere by itself."""


def set_up() -> None:
    """What is loaded now stays for good and need not be looked at; of the rest a little, often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


class Collector:
    """Looks everywhere in quiet moments."""

    def __init__(self, quiet: float, late: float) -> None:
        self.quiet = quiet  # seconds without anything to do that make a quiet moment
        self.late = late  # seconds after which it does not wait for one any longer
        self._looked = time.monotonic()

    def rest(self, busy_at: float) -> bool:
        """Look, if nobody wants anything and somebody did since the last time; or else late.

        ``busy_at`` is when something was last begun.
        """
        now = time.monotonic()
        if busy_at < self._looked:
            return False
        if now - busy_at < self.quiet and now - self._looked < self.late:
            return False
        gc.collect()
        self._looked = time.monotonic()
        return True
