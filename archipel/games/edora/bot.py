"""What computer players need: dealing the unseen things anew, and judging a position."""

from __future__ import annotations

from typing import Final

from archipel.games.edora.bot_forest import Forest, forest_of
from archipel.games.edora.bot_outlook import Outlook
from archipel.games.edora.bot_turn import Turn
from archipel.games.edora.bot_weights import AS_PLAYED, RIVAL, STUCK
from archipel.games.edora.components import HERBS, MULTIPLIERS, NONE, SICKLE_PRESTIGE, TABLETS
from archipel.games.edora.position import Edora
from archipel.games.edora.scoring import amulet_points, breakdown, led, leftovers, ranks, stones_at
from archipel.games.weights import weights_of
from archipel.kernel.core import Rng

FEATURES: Final[list[str]] = [
    "prestige",  # gained so far
    "sanctuaries",  # dice and stones led, as far as they are safe, times the multiplier to expect
    "sanctuaries_to_come",  # the same of dice that are still to be placed
    "sickle",  # the prestige of the space it will reach
    "herbs",  # active ones, for each turn to come
    "herbs_to_come",  # those the sickle has not reached
    "amulet",  # full rows, the full left column
    "amulet_to_come",  # rows and a column that have been begun
    "mistletoe",
    "dice",  # at hand: most while there are few
    "food",  # for turns to come: most for the next one
    "stuck",  # below nothing if the next turn has to be an emergency turn
    "walk",  # below nothing: the food it takes to the nearest sanctuaries without an own die
    "hearths",  # that may be lit, by what is missing
    "dolmens",  # that may be linked, by what is missing
    "tablets",  # by how likely they are fulfilled
    "die",  # in a turn: the best die on the best square, with its action
    "action",  # in a turn: what the action will bring
    "potion",  # in a turn: what is being brewed
]
"""What the worth of a position for a seat consists of, each in points."""
WEIGHTS: Final[list[float]] = weights_of("edora", FEATURES)
SCALE: Final[list[float]] = [AS_PLAYED.get(name, 1.0) for name in FEATURES]


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


def features(p: Edora, seat: int) -> list[float]:
    """Each of FEATURES for a seat."""
    return parts(p, seat, forest_of(p), stones_at(p))


def parts(p: Edora, seat: int, forest: Forest, stones: list[int]) -> list[float]:
    """The features, with what all seats share."""
    o = Outlook(p, seat, forest, stones)
    turn = Turn(o)
    if p.seat == seat:
        turn.foresee()
    found = [
        float(p.prestige(seat)),
        o.holds * o.times,
        (o.items - o.holds) * o.times,
        o.sickle(),
        o.herbs(),
        o.herbs_to_come(),
        float(amulet_points(p, seat)),
        o.amulet_to_come(),
        o.mistletoe_worth(p.mistletoe[seat]),
        o.dice_worth(o.hand),
        o.food_worth(o.food),
        -STUCK if o.stuck(o.hand, o.food, o.cheapest()) else 0.0,
        o.walk(),
        o.lit,
        o.linked,
        o.tablets(o.ground),
        turn.die,
        turn.action,
        turn.potion,
    ]
    for i in range(len(found)):
        found[i] *= SCALE[i]
    return found


def worth(p: Edora, seat: int, forest: Forest, stones: list[int]) -> float:
    """What a seat can expect in the end."""
    found = parts(p, seat, forest, stones)
    total = 0.0
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total


def value(p: Edora, seat: int) -> float:
    """How good a position is for a seat: what it can expect, against what its rivals have.

    Of the rivals only what they have is counted: what they can expect takes long to find, and
    choices of this seat hardly change it.
    """
    if not p.agenda:
        return final_margin(p, seat)
    items = led(p)
    rivals = 0.0
    best = -999.0
    for other in range(p.seats):
        if other != seat:
            has = standing_points(p, other, items[other])
            rivals += has
            if has > best:
                best = has
    rivals = 0.5 * best + 0.5 * rivals / (p.seats - 1)
    return worth(p, seat, forest_of(p), stones_at(p)) - RIVAL * rivals


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
