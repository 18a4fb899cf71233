"""What computer players need: dealing the unseen things anew, and judging a position."""

from __future__ import annotations

from archipel.games.edora.bot_outlook import Outlook
from archipel.games.edora.bot_weights import SEEN_LATER
from archipel.games.edora.components import HERBS, MULTIPLIERS, NONE, SICKLE_PRESTIGE, TABLETS
from archipel.games.edora.position import Edora
from archipel.games.edora.scoring import amulet_points, breakdown, led, leftovers, ranks
from archipel.kernel.core import Rng


def redeal(p: Edora, seat: int, rng: Rng) -> Edora:
    """A table this seat cannot tell from the true one.

    Unseen are the tablets the others have drawn to choose from, until all have chosen, and the
    herbs they lay in secret, until all are turned up. The pile of tablets has no order.
    """
    q = p.clone()
    deal_tablets(q, seat, rng)
    if q.veiled:
        for other in range(q.seats):
            if other != seat:
                mix_herbs(q, other, rng)
    q.refresh()
    return q


def deal_tablets(q: Edora, seat: int, rng: Rng) -> None:
    """Tablets in the hands of the others and those of the pile change places."""
    unseen: list[int] = []
    counts = [0] * q.seats
    for other in range(q.seats):
        if other == seat:
            continue
        for kind in range(TABLETS):
            for _ in range(q.drawn[other * TABLETS + kind]):
                unseen.append(kind)
                counts[other] += 1
            q.drawn[other * TABLETS + kind] = 0
    if not unseen:
        return
    for kind in range(TABLETS):
        for _ in range(q.pile[kind]):
            unseen.append(kind)
        q.pile[kind] = 0
    unseen.sort()
    rng.shuffle(unseen)
    for other in range(q.seats):
        for _ in range(counts[other]):
            q.drawn[other * TABLETS + unseen.pop()] += 1
    for kind in unseen:
        q.pile[kind] += 1


def mix_herbs(q: Edora, other: int, rng: Rng) -> None:
    """The herbs somebody lays in secret, on the board and still loose, in another order."""
    herbs = list(range(HERBS))
    rng.shuffle(herbs)
    q.loose[other] = 0
    for slot in range(other * HERBS, (other + 1) * HERBS):
        herb = herbs.pop()
        if q.herb_at[slot] != NONE:
            q.herb_at[slot] = herb
        else:
            q.loose[other] |= 1 << herb


def value(p: Edora, seat: int) -> float:
    """How good a position is for a seat: what it can expect, against what its rivals have."""
    if not p.agenda:
        return final_margin(p, seat)
    rivals = 0.0
    items = led(p)
    for other in range(p.seats):
        if other != seat:
            rivals += standing_points(p, other, items[other])
    return Outlook(p, seat).worth() - SEEN_LATER * rivals / (p.seats - 1)


def final_margin(p: Edora, seat: int) -> float:
    """At the end only points count; a tie-break is half a point."""
    totals: list[int] = []
    for mine in breakdown(p):
        totals.append(sum(mine.values()))
    best = -999
    for other in range(p.seats):
        if other != seat:
            best = max(best, totals[other])
    margin = float(totals[seat] - best)
    if margin == 0.0:
        return 0.5 if ranks(p)[seat] == 1 else -0.5
    return margin


def standing_points(p: Edora, seat: int, items: int) -> float:
    """What a rival has: points so far and what the final scoring would add now, tablets aside."""
    total = p.prestige(seat) + SICKLE_PRESTIGE[p.sickle[seat]] + amulet_points(p, seat)
    total += leftovers(p, seat) + items * MULTIPLIERS[p.knowledge[seat]]
    return float(total)
