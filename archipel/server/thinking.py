"""What runs in the processes of the computer players: as little as possible, and no server.

A process imports this module and what it needs to think, so that it starts fast and stays small.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import NamedTuple

from archipel import bots, games
from archipel.bots.peek import Peek
from archipel.kernel.core import Rng
from archipel.kernel.match import Match


class Job(NamedTuple):
    """What a computer player needs to know: the record, and whose turn it is."""

    game: str
    seats: int
    options: dict[str, str]
    choices: list[tuple[int, int]]
    seat: int
    bot: str
    seed: int


def think(job: Job) -> int:
    """Rebuild the match and choose; runs in a process of the pool."""
    game = games.load(job.game)
    match = Match.replay(game, job.seats, job.options, job.choices)
    rng = Rng(job.seed)
    peek = Peek(game, match.position, job.seat, rng)
    return bots.make(job.bot).choose(peek, rng)


def ready() -> None:
    """Nothing: a process that has done it is ready."""


def prepare() -> None:
    """A new process: give way to the server, leave Ctrl-C to it, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
