"""What can happen, for the log: one small function per kind of event."""

from __future__ import annotations

from archipel.games.sample_game.components import SEAT_IDS, SHELL_IDS
from archipel.kernel.core import Event


def washed_up(kind: int) -> Event:
    return Event("washed-up", {"shell": SHELL_IDS[kind]})


def took(seat: int, kind: int) -> Event:
    return Event("took", {"seat": SEAT_IDS[seat], "shell": SHELL_IDS[kind]})


def dug(seat: int, kind: int) -> Event:
    return Event("dug", {"seat": SEAT_IDS[seat]}, {"shell": SHELL_IDS[kind]}, [seat])


def kept(seat: int) -> Event:
    return Event("kept", {"seat": SEAT_IDS[seat]})


def laid(seat: int, kind: int) -> Event:
    return Event("laid", {"seat": SEAT_IDS[seat], "shell": SHELL_IDS[kind]})


def scored(seat: int, points: int) -> Event:
    return Event("scored", {"seat": SEAT_IDS[seat], "points": points})
