"""Victory points, places and what is never lost."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.components import (
    FISH_VALUE,
    GOAL_POINTS,
    GOAL_SIZE,
    GOALS,
    GOD_TILE_POINTS,
    HUT,
    JEWEL_POINTS,
    JEWELS,
    NONE,
    PERSON_SPACES,
    REGIONS,
    SLOTS,
)
from archipel.games.bora_bora.position import (
    GONE_JEWELS,
    GONE_TASKS,
    GONE_TILES,
    SOURCES,
    BoraBora,
)
from archipel.games.bora_bora.position_tasks import bits, built
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SOURCE_IDS: Final[list[str]] = [
    "start",
    "fishing",
    "helper",
    "persons",
    "red_god",
    "buildings",
    "status",
    "temple",
    "tasks",
]
TASKS_GOAL: Final = 0
JEWELS_GOAL: Final = 1
CEREMONY_GOAL: Final = 2
BUILDINGS_GOAL: Final = 3
HUTS_GOAL: Final = 4
"""The goals, in their order in components.json; the last are persons on all spaces."""

SHEET: Final[list[Source]] = [
    *[Source(id) for id in SOURCE_IDS],
    Source("god_tiles", at_end=True),
    Source("fish", at_end=True),
    Source("jewelry", at_end=True, hidden=True),
    Source("goals", at_end=True),
]


def fish_points(p: BoraBora, seat: int) -> int:
    """BB-712: the fish beside the regions whose building space a seat holds."""
    total = 0
    for region in range(REGIONS):
        if p.fish[region] == NONE:
            continue
        if p.every_hut:
            mine = p.land[seat] >> region & 1 == 1
        else:
            mine = p.holder(region) == seat
        if mine:
            total += FISH_VALUE[p.fish[region]]
    return total


def jewel_points(p: BoraBora, seat: int) -> int:
    """BB-713: the printed points of the jewels of a seat."""
    total = 0
    if p.owned[seat]:
        for jewel in range(JEWELS):
            if p.owned[seat] >> jewel & 1:
                total += JEWEL_POINTS[jewel]
    return total


def progress(p: BoraBora, seat: int, goal: int) -> int:
    """BB-714: how far a seat is on the way to a goal."""
    if goal == TASKS_GOAL:
        return p.done[seat]
    if goal == JEWELS_GOAL:
        return bits(p.owned[seat])
    if goal == CEREMONY_GOAL:
        return bits(p.filled[seat] | p.covered[seat])
    if goal == BUILDINGS_GOAL:
        return built(p, seat)
    if goal == HUTS_GOAL:
        return bits(p.land[seat])
    return p.persons[seat * 2] + p.persons[seat * 2 + 1]


def goal_points(p: BoraBora, seat: int) -> int:
    """BB-714: six points for each goal reached."""
    total = 0
    for goal in range(GOALS):
        if progress(p, seat, goal) >= GOAL_SIZE[goal]:
            total += GOAL_POINTS
    return total


def total_points(p: BoraBora, seat: int) -> int:
    """BB-721: everything a seat would have if the game ended now; goods left are worth nothing."""
    total = p.track(seat) + p.god_tiles[seat] * GOD_TILE_POINTS
    return total + fish_points(p, seat) + jewel_points(p, seat) + goal_points(p, seat)


def breakdown(p: BoraBora) -> list[dict[str, int]]:
    """BB-711 to BB-714, BB-721: points by source, the final ones as they would count now."""
    found = []
    for seat in range(p.seats):
        mine = {SOURCE_IDS[s]: p.points[seat * SOURCES + s] for s in range(SOURCES)}
        mine["god_tiles"] = p.god_tiles[seat] * GOD_TILE_POINTS
        mine["fish"] = fish_points(p, seat)
        mine["jewelry"] = jewel_points(p, seat)
        mine["goals"] = goal_points(p, seat)
        found.append(mine)
    return found


def ranks(p: BoraBora) -> list[int]:
    """BB-002, BB-722: most points win; a tie goes by turn order, the new or the played one."""
    order = p.played if p.old_tie and p.played else p.order
    ahead = [0] * p.seats  # nobody is ahead before the order is known
    for place, seat in enumerate(order):
        ahead[seat] = p.seats - place
    return places([total_points(p, seat) for seat in range(p.seats)], ahead)


def lying(places: list[int]) -> int:
    """How many of these places have something on them."""
    return len(places) - places.count(NONE)


def pieces(p: BoraBora) -> dict[str, int]:
    """BB-003: counts that never change; offerings, shells and materials are unlimited."""
    tasks = bits(p.tasks_left) + p.gone[GONE_TASKS] + sum(p.done)
    tasks += lying(p.task_row) + lying(p.open_tasks)
    jewels = bits(p.jewels_left) + p.gone[GONE_JEWELS] + lying(p.jewels)
    men = bits(p.pile[0]) + p.gone[0] + lying(p.row[:SLOTS])
    women = bits(p.pile[1]) + p.gone[1] + lying(p.row[SLOTS:])
    found = {
        "god_cards": p.left + sum(p.discard) + sum(p.hand) + lying(p.display),
        "god_cards_in_pile": p.left - sum(p.deck),
        "god_tiles": p.god_stack + p.gone[GONE_TILES] + sum(p.god_tiles),
        "dice": p.cup + len(p.laid) + sum(p.dice),
        "fish_tiles": bits(p.fish_left) + lying(p.fish),
        "status_discs": len(p.stacked),
    }
    huts_on_map = [0] * p.seats
    for region in range(REGIONS):
        standing = p.huts[region]
        while standing:
            huts_on_map[(standing & 7) - 1] += 1
            standing >>= 3
    for seat in range(p.seats):
        jewels += bits(p.owned[seat])
        men += p.persons[seat * 2]
        women += p.persons[seat * 2 + 1]
        mine = p.spaces[seat * PERSON_SPACES : (seat + 1) * PERSON_SPACES]
        found[f"huts_{seat}"] = mine.count(HUT) + p.huts_12[seat] + huts_on_map[seat]
        found[f"hut_regions_{seat}"] = huts_on_map[seat] - bits(p.land[seat])
        found[f"single_huts_{seat}"] = mine.count(HUT) - p.singles[seat]
        found[f"priests_{seat}"] = p.priests[seat] + p.temple.count(seat)
        covered = bits(p.covered[seat]) - 2 * built(p, seat)
        found[f"covered_{seat}"] = covered + bits(p.covered[seat] & p.filled[seat])
    found["men"] = men
    found["women"] = women
    found["tasks"] = tasks
    found["jewels"] = jewels
    return found
