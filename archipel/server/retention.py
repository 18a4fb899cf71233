"""What a host may have cleared away: tables that never began, guests who never came back.

Nothing is, unless a host sets for how long. A game that has begun, and whoever sits at a table, is
never touched: a finished game is somebody's.
"""

from __future__ import annotations

import logging

from archipel.server.queries import clear_unbegun, forget_guests
from archipel.server.settings import Settings
from archipel.server.store import Store

DAY = 24 * 3600.0
"""Also how exactly we know when a guest was last seen."""

EVERY = 3600.0
"""Seconds between two times that it is looked after."""

log = logging.getLogger("archipel")


async def tidy(settings: Settings, store: Store, now: float) -> list[str]:
    """Clear away what is older than a host wants to keep it; the tables that are gone."""
    gone: list[str] = []
    if settings.keep_open_days:
        gone = await store.write(clear_unbegun, now - settings.keep_open_days * DAY)
    forgotten = 0
    if settings.keep_guest_days:
        forgotten = await store.write(forget_guests, now - (settings.keep_guest_days + 1) * DAY)
    if gone or forgotten:
        log.info("cleared away: %d tables never begun, %d guests", len(gone), forgotten)
    return gone
