"""For computer players: a hand consistent with what a seat knows, and the worth of a position."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import NOWHERE
from archipel.games.dokmus.bot_reach import FAR, HORIZON, LEVELS, ground_of, reach_of, with_last
from archipel.games.dokmus.components import (
    COMPLETE_POINTS,
    GUARDIANS_IN_PLAY,
    RUINS,
    RUINS_POINTS,
    SACRIFICE_POINTS,
    TALISMAN_GUARDIAN,
    TOKENS,
    TOKENS_PER_TURN,
    VISIT_POINTS,
    VOLCANO,
)
from archipel.games.dokmus.position import DRAFTING, TURNS, Dokmus
from archipel.games.dokmus.steps import Turn
from archipel.games.weights import weights_of
from archipel.kernel.core import Rng
from archipel.kernel.seats import clockwise


def redeal(d: Dokmus, seat: int, rng: Rng) -> Dokmus:
    """Deal anew the guardians the seat cannot place; every deal that fits is equally likely.

    A seat knows the guardians in play, the set it was handed (so what those before it hold
    together), its own, and everything that was called.
    """
    q = d.clone()
    if q.phase != DRAFTING and q.phase != TURNS:
        return q
    q.guardian = q.guardian[:]
    q.handed = q.handed[:]
    order = clockwise(q.seats, q.first)
    seen = q.handed[seat] if seat >= 0 else 0
    before: list[int] = []  # unknown hands that share the guardians missing from what was seen
    after: list[int] = []  # unknown hands that share the rest with the pile
    passed = False
    for other in order:
        if other == seat:
            passed = True
        elif q.guardian[other] and other not in q.calls:
            if seen and not passed:
                before.append(other)
            else:
                after.append(other)
    # Who has been called, or sits in the seat itself, keeps his guardian; the others' are mixed
    # within their half. A number called in vain stays in the pile.
    early = sorted([q.guardian[other] for other in before])
    rng.shuffle(early)
    for i, other in enumerate(before):
        q.guardian[other] = early[i]
    numbers = GUARDIANS_IN_PLAY[q.seats]
    late = [q.guardian[other] for other in after]
    drafting = seat >= 0 and seen != 0 and q.guardian[seat] == 0  # he looks at the pile right now
    if not drafting:
        late += [n for n in numbers[len(q.calls) :] if q.passing >> n & 1]
    late.sort()
    rng.shuffle(late)
    for i, other in enumerate(after):
        q.guardian[other] = late[i]
    left = q.all_guardians()
    for other in order:
        if q.handed[other]:
            q.handed[other] = left
        if q.guardian[other]:
            left ^= 1 << q.guardian[other]
    q.passing = left
    q.refresh()
    return q


# The worth of a seat, in points: a sum of features.

FEATURES: Final[list[str]] = [
    "ruins",  # points from ruins
    "temples",  # points of the temples explored
    "temples_near",  # points of those in reach, less for each token they are away
    "visits",  # points of the tiles visited
    "visits_near",  # what the next visit adds, for each tile in reach
    "complete",  # points of the tiles complete
    "complete_near",  # of those that could be made complete
    "hand",  # tokens still to use
    "sacrifice",  # the rank in the sacrifice area, which settles as the tokens run out
    "sacrificed",  # tokens there: they break ties, and ranks can change
    "guardian",  # the action of the guardian, still to come in this round
    "guardian_now",  # what it would bring at once, until the first token of the round is used
    "ruins_action",  # open actions of ruins
]
WEIGHTS: Final[list[float]] = weights_of("dokmus", FEATURES)

# What is left of a gain that is so many tokens away.
FADE: Final = [1.0, 0.58, 0.34, 0.2, 0.11]
# The first visits bring little by themselves; they open the way to the later ones.
LEAST_VISIT: Final = 3
ACTION: Final = [0.0, 0.3, 1.0, 0.6, 1.2, 1.5]  # of each guardian
RUINS_ACTION: Final = 1.0
HANDS: Final = TOKENS + 1
NEARBY: Final = 2  # tokens; a tile farther away is not worth a turn
TOKEN: Final = 1.2  # of a token still to use
TIE: Final = 0.1  # of a token in the sacrifice area


def features(d: Dokmus, seat: int) -> list[float]:
    """The parts of a seat's worth, in points."""
    hand = d.hand[seat]
    promise = _promise(d, seat)
    sacrificed = d.sacrificed[seat]
    ruins_actions = 0
    if d.active == seat:
        ruins_actions = len(d.pending)
        terrain = d.board.land.terrain
        for cell in d.tokens[seat]:
            if terrain[cell] == VOLCANO:
                sacrificed += 1
    settled = 1.0 - hand / (1.2 * TOKENS)
    return [
        float(d.ruins[seat] * RUINS_POINTS),
        promise[0],
        promise[1],
        promise[2],
        promise[3],
        promise[4],
        promise[5],
        hand * TOKEN,
        _prize(d, seat, sacrificed) * settled * settled,
        sacrificed * TIE,
        _guardian(d, seat),
        _guardian_now(d, seat),
        RUINS_ACTION * ruins_actions,
    ]


def _promise(d: Dokmus, seat: int) -> list[float]:
    """What a seat's tokens promise; noted with its reach, for who comes back to it."""
    reach = reach_of(d, seat)
    hand = d.hand[seat]
    key = (d.last[seat] + 1) * HANDS + hand
    promise = reach.promises.get(key)
    if promise is None:
        promise = _promised(d, with_last(d, seat, reach), hand)
        reach.promises[key] = promise
    return promise


def _promised(d: Dokmus, near: list[int], hand: int) -> list[float]:
    """Temples, visits and complete tiles: what they count now, and what they promise.

    A token on a volcano explores nothing: it will be gone when points are counted.
    """
    ground = ground_of(d.board.land)
    most = min(HORIZON, hand)
    temples = 0
    temples_near = 0.0
    visits = 0
    visits_near = 0.0
    complete = 0
    complete_near = 0.0
    for site in ground.sites:
        if near[most] & site.bits == 0:
            continue
        nearest = FAR
        together = 0  # tokens to all temples of the tile
        for temple in site.temples:
            away = 0
            while away <= most and near[away] & temple.bit == 0:
                away += 1
            if away == 0:
                temples += temple.points
            elif away <= most:
                temples_near += temple.points * FADE[away]
            else:
                away = FAR
            together += away
            if away < nearest:
                nearest = away
        if nearest == 0:
            visits += 1
        elif nearest < FAR:
            visits_near += FADE[nearest]
        if together == 0:
            complete += 1
        elif together <= most:
            complete_near += FADE[together]
    bonus = COMPLETE_POINTS[d.seats]
    step_up = VISIT_POINTS[min(visits + 1, len(VISIT_POINTS) - 1)] - VISIT_POINTS[visits]
    return [
        float(temples),
        temples_near,
        float(VISIT_POINTS[visits]),
        max(step_up, LEAST_VISIT) * visits_near,
        float(complete * bonus),
        bonus * complete_near,
    ]


def value(d: Dokmus, seat: int) -> float:
    """The worth of a seat: its features, each with its weight.

    The others are left out: a search compares the worth of all seats anyway, and asking for all of
    them at every choice costs as many times the time.
    """
    total = 0.0
    parts = features(d, seat)
    for i in range(len(parts)):
        total += parts[i] * WEIGHTS[i]
    return total


def _prize(d: Dokmus, seat: int, sacrificed: int) -> int:
    """The points of the seat's rank in the sacrifice area, with so many tokens there."""
    if sacrificed == 0:
        return 0
    rank = 0
    for other in range(d.seats):
        if other != seat and d.sacrificed[other] > sacrificed:
            rank += 1
    return SACRIFICE_POINTS[d.seats][rank]


def _guardian(d: Dokmus, seat: int) -> float:
    """The action the seat may still use in this round."""
    if d.active == seat:
        return 0.0 if d.guardian_used else ACTION[d.guardian[seat]]
    return ACTION[d.guardian[seat]] if seat not in d.calls else 0.0


def _guardian_now(d: Dokmus, seat: int) -> float:
    """What the seat's guardian would bring here and now, in points.

    So that the guardian is drafted whose action suits the island. Once the turns of the round are
    under way the options of a turn tell by themselves what an action brings.
    """
    number = d.guardian[seat]
    if number <= TALISMAN_GUARDIAN or not _round_is_fresh(d):
        return 0.0
    reach = reach_of(d, seat)
    key = (d.last[seat] + 1) * HANDS + d.hand[seat]
    gains = reach.gains.get(key)
    if gains is None:
        gains = _gains(d, seat)
        reach.gains[key] = gains
    return gains[number]


def _round_is_fresh(d: Dokmus) -> bool:
    """Has nobody used a token or an action since the guardians were handed out?"""
    if d.phase == DRAFTING:
        return True
    if d.phase != TURNS or d.guardian_used or not isinstance(d.agenda[-1], Turn):
        return False
    for seat in range(d.seats):
        if d.hand[seat] != TOKENS - 1 - (d.round - 1) * TOKENS_PER_TURN:
            return False
    return True


def _gains(d: Dokmus, seat: int) -> list[float]:
    """Of each guardian: the most that its action would add to what the seat's tokens promise.

    Tried are: every slide, turns of the tiles near the tokens but the last, and moves to temples
    and ruins.
    """
    q = d.clone()
    board = d.board
    base = _promised_points(q, seat)
    slid = base
    for slot in board.layout.in_line[board.gap]:
        q.board = board.slid(board.tile_in[slot])
        slid = max(slid, _promised_points(q, seat))
    turned = base
    reach = reach_of(d, seat)
    for slot in range(board.layout.slots):
        tile = board.tile_in[slot]
        if tile >= 0 and reach.near[slot * LEVELS + NEARBY]:
            for quarters in (1, 3):
                q.board = board.turned(tile, quarters)
                turned = max(turned, _promised_points(q, seat))
    q.board = board
    moved = base
    for cell in d.movable(seat, NOWHERE):
        for target in board.targets(cell, d.owner):
            found = RUINS_POINTS if board.land.terrain[target] == RUINS else 0
            if found or board.groups_beside(target):
                q.shift(seat, cell, target)
                moved = max(moved, _promised_points(q, seat) + found)
                q.shift(seat, target, cell)
    best = max(slid, moved, turned)
    return [0.0, 0.0, slid - base, moved - base, turned - base, best - base]


def _promised_points(d: Dokmus, seat: int) -> float:
    total = 0.0
    promise = _promise(d, seat)
    for i in range(len(promise)):
        total += promise[i] * WEIGHTS[i + 1]
    return total
