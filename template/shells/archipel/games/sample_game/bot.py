"""What computer players need: dealing the unseen shells anew, and judging a position."""

from __future__ import annotations

from archipel.games.sample_game.components import KINDS
from archipel.games.sample_game.position import NONE, Table
from archipel.games.sample_game.scoring import points
from archipel.kernel.core import Rng


def redeal(p: Table, seat: int, rng: Rng) -> Table:
    """A table this seat cannot tell from the true one (SG-H1).

    Unseen are the bag, the shells face down in front of others and the one another looks at.
    """
    q = p.clone()
    if not p.agenda:
        return q  # all shells have been turned over
    unseen: list[int] = []
    for kind in range(KINDS):
        unseen += [kind] * p.bag[kind]
        for other in range(p.seats):
            if other != seat:
                unseen += [kind] * p.hidden[other * KINDS + kind]
                q.hidden[other * KINDS + kind] = 0
    if p.held != NONE and p.seat != seat:
        unseen.append(p.held)
        q.held = rng.take(unseen)
    for other in range(p.seats):
        if other != seat:
            for _ in range(p.face_down(other)):
                q.hidden[other * KINDS + rng.take(unseen)] += 1
    q.bag = [0] * KINDS
    for kind in unseen:
        q.bag[kind] += 1
    q.refresh()
    return q


def value(p: Table, seat: int) -> float:
    """The lead in points over the best of the others."""
    best = 0
    for other in range(p.seats):
        if other != seat:
            best = max(best, points(p, other))
    return float(points(p, seat) - best)
