"""What can happen, for the log: one small function per kind of event."""

from __future__ import annotations

from archipel.games.sample_game.components import END_IDS, SEAT_IDS
from archipel.kernel.core import Event


def took(seat: int, end: int, number: int) -> Event:
    return Event("took", {"seat": SEAT_IDS[seat], "end": END_IDS[end], "number": number})
