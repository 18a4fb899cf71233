"""What runs in the process of the archive: it plays finished games again and tells of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from archipel import games
from archipel.kernel.match import Refused
from archipel.kernel.record import write_lines
from archipel.server import chance, frames
from archipel.server.ledger import Ledger, Log, replay, standing

MOST_OPEN = 4
"""Games that stay replayed, since whoever looks at one moment looks at the next."""

_open: OrderedDict[str, Ledger] = OrderedDict()


def answer(work: Callable[..., bytes], args: tuple[Any, ...]) -> bytes | tuple[str, str]:
    """What a work gives; a refusal as its word and message, since it cannot travel as it is."""
    try:
        return work(*args)
    except Refused as refused:
        return refused.word, str(refused)


def record(log: Log) -> bytes:
    """The record of a finished game. No rule is asked, so it can be had of older rules too."""
    game = f"{log.game} {log.version}"
    told = write_lines(game, log.seats, log.options, standing(log.rows), log.scores)
    return chance.sealed(told, bytes.fromhex(log.secret), log.deed).encode()


def story(log: Log) -> bytes:
    """Points by source over time."""
    return msgspec.json.encode(frames.story(_replayed(log)))


def past(log: Log, seat: int | None, ply: int) -> bytes:
    """A past moment as a seat knew it."""
    return msgspec.json.encode(frames.past(_replayed(log), seat, ply))


def _replayed(log: Log) -> Ledger:
    """A finished game; it is the same whenever it is looked at."""
    found = _open.pop(log.table, None) or replay(games.load(log.game), log)
    _open[log.table] = found
    if len(_open) > MOST_OPEN:
        _open.popitem(last=False)
    return found
