"""For computer players: a hand consistent with what a seat knows, and the worth of a position."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import ANY_OWN_TOKEN, EMPTY, STEPS
from archipel.games.dokmus.components import (
    AREA,
    CELLS,
    COMPLETE_POINTS,
    FOREST,
    GUARDIANS_IN_PLAY,
    LARGE_TEMPLE,
    LARGE_TEMPLE_POINTS,
    RUINS_POINTS,
    SMALL_TEMPLE,
    SMALL_TEMPLE_POINTS,
    TILES,
    TOKENS,
    VISIT_POINTS,
    VOLCANO,
    WATER,
)
from archipel.games.dokmus.position import DRAFTING, TURNS, Dokmus
from archipel.games.dokmus.scoring import sacrifice_points
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


# The worth of an action still to come, of each guardian, in points.
ACTION: Final = [0.0, 0.3, 1.0, 0.6, 1.2, 1.5]
RUINS_ACTION: Final = 1.0
TOKEN: Final = 1.2  # of a token still to use
FAR: Final = 99
HORIZON: Final = 9
# What is left of a gain that is so many tokens away.
FADE: Final = [1.0, 0.58, 0.34, 0.2, 0.11, 0.065, 0.038, 0.022, 0.013, 0.007]


def value(d: Dokmus, seat: int) -> float:
    """Points as they would count, and what the temples within reach promise.

    A token on a volcano explores nothing: it will be gone when points are counted.
    """
    board = d.board
    terrain = board.land.terrain
    temples = board.land.temples
    hand = d.hand[seat]
    dist = distances(d, seat)
    worth = float(d.ruins[seat] * RUINS_POINTS)
    near = [FAR] * TILES  # of each tile: the nearest temple not yet explored
    missing = [0] * TILES  # of each tile: how many
    far = [0] * TILES  # of each tile: all their distances together
    seen = [False] * TILES
    there = [False] * TILES
    for cell in temples:
        tile = cell // AREA
        points = LARGE_TEMPLE_POINTS if terrain[cell] == LARGE_TEMPLE else SMALL_TEMPLE_POINTS
        away = FAR
        here = board.place[cell]
        for step in STEPS:
            other = board.at[here + step]
            if other >= 0 and terrain[other] < VOLCANO:
                if d.owner[other] == seat:
                    away = 0
                    break
                if dist[other] < away:
                    away = dist[other]
        there[tile] = True
        if away == 0:
            seen[tile] = True
            worth += points
            continue
        missing[tile] += 1
        if away > hand or away > HORIZON:
            far[tile] += FAR
            continue
        far[tile] += away
        if away < near[tile]:
            near[tile] = away
        worth += points * FADE[away]
    visits = 0
    for tile in range(TILES):
        if seen[tile]:
            visits += 1
    worth += VISIT_POINTS[visits]
    bonus = COMPLETE_POINTS[d.seats]
    step_up = VISIT_POINTS[min(visits + 1, len(VISIT_POINTS) - 1)] - VISIT_POINTS[visits]
    if step_up < 3:
        step_up = 3  # the first visits open the way to the later ones
    for tile in range(TILES):
        if not there[tile]:
            continue
        if missing[tile] == 0:
            worth += bonus
            continue
        if not seen[tile] and near[tile] <= HORIZON:
            worth += step_up * FADE[near[tile]]
        if far[tile] <= HORIZON and far[tile] <= hand:
            worth += bonus * FADE[far[tile]]
    return worth + hand * TOKEN + _sacrifices(d, seat) + _actions(d, seat)


def _sacrifices(d: Dokmus, seat: int) -> float:
    """The rank in the sacrifice area; it settles as the tokens run out."""
    terrain = d.board.land.terrain
    counts = d.sacrificed[:]
    for cell in d.tokens[seat]:
        if terrain[cell] == VOLCANO:
            counts[seat] += 1
    settled = 1.0 - d.hand[seat] / (1.2 * TOKENS)
    return sacrifice_points(counts)[seat] * settled * settled + counts[seat] * 0.1


def _actions(d: Dokmus, seat: int) -> float:
    """Actions the seat may still use in this round."""
    worth = 0.0
    if d.active == seat:
        worth = RUINS_ACTION * len(d.pending)
        if not d.guardian_used:
            worth += ACTION[d.guardian[seat]]
    elif d.guardian[seat] and seat not in d.calls:
        worth = ACTION[d.guardian[seat]]
    return worth


def distances(d: Dokmus, seat: int) -> list[int]:
    """How many tokens it takes to stand on each empty cell: steps, temples, forests, rivers.

    The first link around a temple needs the last token; after that the last token is the one
    just placed. Whole temple groups and waterways open at once, from their nearest cell.
    """
    board = d.board
    terrain = board.land.terrain
    net = board.land.net
    owner = d.owner
    dist = [FAR] * CELLS
    levels: list[list[int]] = [[] for _ in range(HORIZON + 3)]
    any_link = board.rules & ANY_OWN_TOKEN
    ways = 0
    groups = 0
    for cell in d.tokens[seat]:
        if terrain[cell] != VOLCANO or d.active == seat:
            dist[cell] = 0
            levels[0].append(cell)
    for level in range(min(HORIZON, d.hand[seat])):
        for cell in levels[level]:
            if dist[cell] != level:
                continue
            here = board.place[cell]
            forest = terrain[cell] == FOREST
            linked = level > 0 or any_link or cell == d.last[seat]
            new_ways = 0
            for step in STEPS:
                other = board.at[here + step]
                if other < 0:
                    continue
                ground = terrain[other]
                if ground <= VOLCANO:
                    if owner[other] == EMPTY:
                        cost = level + (2 if ground == FOREST and not forest else 1)
                        if cost < dist[other]:
                            dist[other] = cost
                            levels[cost].append(other)
                elif ground == WATER:
                    new_ways |= board.way[net[other]]
                elif ground >= SMALL_TEMPLE:
                    new_ways |= board.temple_ways[net[other]]
                    group = board.group[net[other]]
                    if linked and not groups & group:
                        groups |= group
                        for temple in range(len(board.group)):
                            if board.group[temple] == group:
                                _relax(d, board.beside[temple], level + 1, forest, dist, levels)
            new_ways &= ~ways
            if new_ways:
                ways |= new_ways
                for pool in range(len(board.way)):
                    if board.way[pool] & new_ways:
                        _relax(d, board.banks[pool], level + 2, True, dist, levels)
                for temple in range(len(board.group)):
                    if board.temple_ways[temple] & new_ways:
                        _relax(d, board.beside[temple], level + 2, True, dist, levels)
    return dist


def _relax(
    d: Dokmus, cells: list[int], cost: int, exempt: bool, dist: list[int], levels: list[list[int]]
) -> None:
    """These empty cells can be had for so many tokens; a forest that is not exempt for one more."""
    terrain = d.board.land.terrain
    for cell in cells:
        if d.owner[cell] == EMPTY:
            toll = cost if exempt or terrain[cell] != FOREST else cost + 1
            if toll < dist[cell]:
                dist[cell] = toll
                levels[toll].append(cell)
