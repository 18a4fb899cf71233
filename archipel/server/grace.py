"""A moment of grace: who has ended a turn may still take it back before anybody else acts.

Whoever is next (people, computer players, answers given for people) waits until the moment has
passed, the turn was confirmed or taken back, or its seat has left. There is one after every turn
that could be taken back, whatever is hidden, so neither the moment nor its length tells anything.
The table's row keeps until when it lasts: every server sees it, and a restart cannot prolong it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from archipel.server.ledger import Ledger
from archipel.server.messages import GraceWish
from archipel.server.schema import TableRow
from archipel.server.settings import Settings


def mover(ledger: Ledger) -> int | None:
    """The seat whose turn has just ended and that may still take it back; None: there is none."""
    match = ledger.match
    if match.over or not match.choices or match.last_was_taken_back:
        return None
    seat, _ = match.choices[-1]
    if seat == match.seat or ledger.may_take_back(seat) == 0:
        return None
    return seat


def seconds(wish: GraceWish, settings: Settings) -> float:
    """How long the moment of somebody with this wish may last."""
    lengths = {"off": 0.0, "short": settings.grace_seconds, "confirm": settings.confirm_seconds}
    return lengths[wish]


def left(row: TableRow, now: float) -> float:
    """How many seconds others still have to wait; 0: they may act."""
    return max(0.0, row.grace - now) if row.state == "playing" else 0.0


class Bell:
    """Rings when the moment is over: by itself in time, or when somebody has ended it."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._rung = asyncio.Event()

    def wind(self, seconds: float, in_time: Callable[[], None]) -> None:
        """Call somebody after so many seconds, who then rings; 0: ring now.

        Nobody is kept in mind when it is not wound: a table must be free to leave memory.
        """
        self._stop()
        if seconds > 0:
            self._timer = asyncio.get_running_loop().call_later(seconds, in_time)
        else:
            self.ring()

    def ring(self) -> None:
        """Let those go on who wait; who comes later does not wait for this moment."""
        self._stop()
        self._rung.set()
        self._rung.clear()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def wait(self, left: Callable[[], float]) -> None:
        """Return when nothing is left of the moment."""
        while rest := left():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._rung.wait(), rest)
