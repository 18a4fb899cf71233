"""What computer players need: a table to think on, and a judgement of it."""

from __future__ import annotations

from archipel.games.sample_game.components import ROW
from archipel.games.sample_game.position import Table
from archipel.kernel.core import Rng


def redeal(p: Table, seat: int, rng: Rng) -> Table:
    """Nothing is hidden: the table a seat knows is the true one."""
    return p.clone()


def value(p: Table, seat: int) -> float:
    """The lead in points, less what the next player can take."""
    best = 0
    for other in range(p.seats):
        if other != seat:
            best = max(best, p.points[other])
    offered = max(ROW[p.first], ROW[p.last]) if p.left() else 0
    return float(p.points[seat] - best - offered)
