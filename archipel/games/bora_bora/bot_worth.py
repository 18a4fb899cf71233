"""What a seat can expect from a position, in points. The weights were found by self-play."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.components import (
    BUILDING_POINTS,
    BUILDINGS,
    COLOURS,
    FACES,
    FISH_VALUE,
    GOAL_POINTS,
    GOAL_SIZE,
    HALF,
    JEWEL_COST,
    JEWEL_POINTS,
    JEWEL_ROWS,
    KINDS,
    LAST_STEP,
    MATERIALS,
    NEED_OP,
    NONE,
    OP_IDS,
    OPEN_TASKS,
    PAIR_ENDS,
    PAIRS,
    PERSON_SPACES,
    PERSONS,
    PRIEST_POINTS,
    REGIONS,
    ROUNDS,
    STATUS_POINTS,
    SYMBOLS,
    TEMPLE_SLOTS,
    TILES_FOR,
)
from archipel.games.bora_bora.position import (
    FINAL_TASKS,
    PHASE_A,
    PHASE_B,
    BoraBora,
)
from archipel.games.bora_bora.position_tasks import (
    JEWELS_DIFFERENT,
    JEWELS_OF_TYPE,
    JEWELS_OWNED,
    TURN_ORDER_TILE,
    bits,
    built,
    missing,
)
from archipel.games.bora_bora.scoring import (
    CEREMONY_GOAL,
    HUTS_GOAL,
    JEWELS_GOAL,
    TASKS_GOAL,
    goal_points,
    jewel_points,
)
from archipel.games.bora_bora.steps import BUY_A_JEWEL
from archipel.games.bora_bora.steps_persons import PERSONS_TURN, USE_PERSONS
from archipel.games.bora_bora.steps_tasks import GIVE_TASK

OFFERING: Final[list[float]] = [0.0, 1.7, 3.0, 4.0, 4.7, 5.2]
"""So many offerings, while there is time to use them."""
CARD: Final = 0.85
SHELL: Final = 1.25
SHELLS_A_ROUND: Final = 5.0
GOD_TILE_WORTH: Final = 3.0
MATERIAL: Final = 1.5
PAIR: Final = 0.42
"""The part of a building's points that two adjacent materials promise."""
HUT: Final = 0.45
"""A hut on the map, for each round to come."""
SPACE: Final[list[float]] = [0.0, 2.2, 3.4, 4.0, 4.3]
"""So many free person spaces."""
SYMBOL: Final = 0.31
KIND: Final[list[list[float]]] = [
    [0.0, 1.6, 2.9, 3.4],  # land_path
    [0.0, 1.6, 2.9, 3.4],  # water_path
    [0.0, 2.0, 2.6, 2.6],  # recruit_woman
    [0.0, 2.0, 2.6, 2.6],  # recruit_man
    [0.0, 1.4, 1.8, 1.8],  # build
    [0.0, 1.6, 2.9, 3.8],  # material
    [0.0, 0.2, 0.3, 0.4],  # move_hut
    [0.0, 2.0, 4.0, 6.0],  # victory_points
    [0.0, 1.3, 2.3, 3.0],  # god_card
    [0.0, 1.5, 2.6, 3.4],  # offering
    [0.0, 1.1, 2.0, 2.8],  # status
    [0.0, 1.2, 2.3, 3.2],  # shell
]
"""What 1, 2, 3 persons of a kind bring in a round."""
PERSON: Final = 0.5
"""A person beyond what it does: for tasks to come."""
DIE: Final[list[float]] = [0.0, 3.2, 4.0, 4.8, 5.6, 6.3, 7.0]
"""A die still to be placed."""
SHORT: Final[list[float]] = [5.8, 3.5, 2.0, 1.1, 0.6, 0.3]
"""An open task with so many units missing."""
LATE: Final[list[float]] = [0.25, 0.7, 0.9, 1.0, 1.0, 1.0, 1.0]
"""The part of that when so many rounds are left for it."""
EASE: Final[dict[str, float]] = {
    "men": 1.15,
    "women": 1.15,
    "persons_of_kind": 0.85,
    "shifted_men": 1.1,
    "shifted_women": 1.1,
    "shifted_any": 1.1,
    "turn_order_tile": 0.55,
    "jewels": 0.9,
    "jewels_different": 0.85,
    "jewels_of_type": 0.45,
    "buildings": 0.9,
    "god_tiles": 0.7,
    "offerings": 1.25,
    "shells": 1.2,
    "materials_of_type": 1.2,
    "materials_any": 1.1,
    "huts_in_terrain": 0.95,
    "huts_next_to_fish": 0.95,
    "god_cards_different": 1.1,
    "god_cards_of_color": 1.2,
}
"""How much easier or harder than others a requirement is met."""
EASE_OF: Final[list[float]] = [EASE.get(op, 1.0) for op in OP_IDS]
NEW_TASK: Final = 2.4
"""A task still to be chosen."""
FIRST: Final = 0.9
"""Each place in turn order."""
RIVAL: Final = 0.35
"""What the others have counts against one's own."""


def advantage(worth: list[float], seat: int) -> float:
    """One's own expectation against the others', the best of them above all."""
    best = -999.0
    total = 0.0
    for other in range(len(worth)):
        if other != seat:
            total += worth[other]
            if worth[other] > best:
                best = worth[other]
    return worth[seat] - RIVAL * (0.5 * best + 0.5 * total / (len(worth) - 1))


def total_worth(p: BoraBora, seat: int) -> float:
    """Points now and what may be expected from everything a seat has."""
    left = ROUNDS - p.round
    acting = p.phase == PHASE_A or p.phase == PHASE_B
    late = LATE[min(left + (1 if acting else 0), 6)]
    worth = float(p.track(seat) + jewel_points(p, seat) + goal_points(p, seat))
    worth += fish(p, seat, left, acting)
    worth += goods(p, seat, left, acting, late)
    worth += ceremony(p, seat, left, acting)
    worth += people(p, seat, left, acting)
    worth += temple(p, seat, left, acting)
    worth += status(p, seat, left, acting)
    worth += tasks(p, seat, left, acting)
    worth += goals(p, seat, left, acting)
    if p.phase == PHASE_A:
        worth += dice(p, seat)
    return worth


def fish(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    """Fish beside one's building spaces, less likely to last the longer the game goes on."""
    time = left + (0.6 if acting else 0.0)
    keep = 1.0 if p.every_hut else 1.0 / (1.0 + 0.07 * time * (p.seats - 1))
    worth = HUT * bits(p.land[seat]) * time
    for region in range(REGIONS):
        if p.land[seat] >> region & 1:
            value = FISH_VALUE[p.fish[region]]
            if p.every_hut or p.holder(region) == seat:
                worth += keep * value
    return worth


def goods(p: BoraBora, seat: int, left: int, acting: bool, late: float) -> float:
    cards = 0
    kinds = 0
    for at in range(seat * COLOURS, (seat + 1) * COLOURS):
        cards += p.hand[at]
        if p.hand[at]:
            kinds += 1
    if left == 0 and not acting:
        late = 0.15
    worth = late * OFFERING[min(p.offerings[seat], 5)]
    worth += late * CARD * (min(cards, 6) * 0.7 + kinds * 0.3)
    worth += p.god_tiles[seat] * (2.0 + (GOD_TILE_WORTH - 2.0) * late)
    shells = float(p.shells[seat])
    rounds = left
    if acting or BUY_A_JEWEL[seat] in p.agenda:
        rounds += 1
        shells = max(shells * 0.6, best_jewel(p, shells))
    most = SHELLS_A_ROUND * rounds
    return worth + SHELL * min(shells, most) + 0.05 * max(0.0, shells - most)


def best_jewel(p: BoraBora, shells: float) -> float:
    """Shells as the best jewel of this round would use them, and the rest."""
    best = shells * 0.75
    first = (p.round - 1) * JEWEL_ROWS
    for at in range(first, first + JEWEL_ROWS):
        jewel = p.jewels[at]
        if jewel != NONE and JEWEL_COST[jewel] <= shells:
            use = JEWEL_POINTS[jewel] * 0.9 + 0.75 * (shells - JEWEL_COST[jewel])
            if use > best:
                best = use
    return best


def ceremony(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    """Materials, and the buildings they make possible."""
    if left == 0 and not acting:
        return 0.0
    when = p.round if acting and p.round else min(p.round + 1, ROUNDS)
    points = float(BUILDING_POINTS[when])
    filled = p.filled[seat]
    pairs = 0
    taken = 0
    for pair in range(PAIRS):
        both = PAIR_ENDS[pair]
        if filled & both == both and not taken & both:
            taken |= both
            pairs += 1
    pairs = min(pairs, BUILDINGS - built(p, seat))
    worth = 0.0
    share = PAIR
    for _ in range(pairs):
        worth += share * (points + 2.0)
        share *= 0.7
    single = bits(filled) - 2 * pairs
    for material in range(MATERIALS):
        worth += 0.15 * min(p.beside[seat * MATERIALS + material], 3)
    return worth + MATERIAL * min(single, 3) * min(1.0, 0.25 + 0.25 * left)


def people(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    """What persons will do in the rounds to come, their symbols, and room for more of them."""
    worth = 0.0
    ready = acting and (
        PERSONS_TURN[seat] in p.agenda or (p.seat == seat and USE_PERSONS[seat] in p.agenda)
    )
    for gender in range(2):
        base = (seat * 2 + gender) * KINDS
        first = 0.0
        second = 0.0
        for kind in range(KINDS):
            count = p.kinds[base + kind]
            if count:
                brings = KIND[kind][count]
                if brings > first:
                    second = first
                    first = brings
                elif brings > second:
                    second = brings
        rounds = float(left)
        if ready and p.used[gender] == 0:
            rounds += 0.9
        worth += rounds * (first + 0.25 * second)
    symbols = 0.0
    for at in range(seat * PERSON_SPACES, (seat + 1) * PERSON_SPACES):
        lies = p.spaces[at]
        if 0 <= lies < PERSONS:
            symbols += SYMBOLS[lies] * (1.0 if lies < HALF else 1.1)
    time = left + (0.7 if p.phase == PHASE_A else 0.0)
    if time > 0.0:
        worth += SYMBOL * symbols * min(1.0, 0.3 + 0.25 * time)
        room = p.free[seat] + (1 if p.open_12(seat) else 0)
        worth += SPACE[min(room, 4)] * min(1.0, 0.2 * time)
        worth += PERSON * (p.persons[seat * 2] + p.persons[seat * 2 + 1]) * min(1.0, 0.3 * time)
    return worth


def temple(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    """Priests score each round while they last; the most of them bring a god tile."""
    if p.round == 0:
        return 0.0
    worth = 0.0
    mine = 0
    most = 0
    counts = [0] * p.seats
    for slot in range(TEMPLE_SLOTS):
        owner = p.temple[slot]
        if owner == NONE:
            continue
        counts[owner] += 1
        if owner != seat:
            continue
        mine += 1
        stay = 0.5 + 0.075 * slot if p.seats > 2 else 0.62 + 0.06 * slot
        chance = 1.0
        if acting:
            chance = 0.75 + 0.05 * slot
            worth += chance * PRIEST_POINTS[p.round]
        for round in range(p.round + 1, ROUNDS + 1):
            chance *= stay
            worth += chance * PRIEST_POINTS[round]
    for other in range(p.seats):
        if other != seat and counts[other] > most:
            most = counts[other]
    if acting and mine:
        if mine > most:
            worth += 1.9
        elif mine == most:
            worth += 0.9
    return worth


def status(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    if not acting:
        return FIRST * (p.seats - 1 - p.place[seat]) * (1.0 if left else 0.1) if p.order else 0.0
    ahead = 0
    height = p.stacked.index(seat)
    for other in range(p.seats):
        if p.step[other] > p.step[seat] or (
            p.step[other] == p.step[seat] and p.stacked.index(other) > height
        ):
            ahead += 1
    worth = 0.65 * STATUS_POINTS[p.step[seat]]
    worth += 0.35 * STATUS_POINTS[min(p.step[seat] + 1, LAST_STEP)]  # another step may follow
    return worth + 0.7 * FIRST * (p.seats - 1 - ahead) * (1.0 if left else 0.3)


def tasks(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    """Open tasks by what is missing, and tasks still to come."""
    worth = 0.0
    rounds = left
    jewels = left
    if acting or GIVE_TASK[seat] in p.agenda:
        rounds += 1
    if acting or BUY_A_JEWEL[seat] in p.agenda:
        jewels += 1
    for at in range(seat * OPEN_TASKS, (seat + 1) * OPEN_TASKS):
        task = p.open_tasks[at]
        if task == NONE:
            if p.phase != FINAL_TASKS:
                worth += NEW_TASK if left else 0.6
            continue
        short = missing(p, seat, task)
        if short == 0:
            worth += SHORT[0]
            if NEED_OP[task * 2 + 1] == TURN_ORDER_TILE and acting:
                worth -= 1.0
            continue
        op = NEED_OP[task * 2]
        if op in (JEWELS_OWNED, JEWELS_DIFFERENT, JEWELS_OF_TYPE) and short > jewels:
            continue
        time = left + (1 if acting else 0)
        part = LATE[min(time, 6)] if time else 0.0
        if time == 0 and short == 1 and (p.god_tiles[seat] or p.offerings[seat]):
            part = 0.35
        worth += part * EASE_OF[op] * SHORT[min(short, 5)]
    return worth


def goals(p: BoraBora, seat: int, left: int, acting: bool) -> float:
    """BB-714: goals not reached yet that still can be."""
    rounds = left + (1 if acting else 0)
    worth = 0.0
    open_tasks = OPEN_TASKS if p.phase != FINAL_TASKS else 0
    need = GOAL_SIZE[TASKS_GOAL]
    lacking = need - p.done[seat]
    if 0 < lacking <= rounds + open_tasks:
        worth += GOAL_POINTS * 0.45 * p.done[seat] / need
    need = GOAL_SIZE[JEWELS_GOAL]
    lacking = need - bits(p.owned[seat])
    if 0 < lacking <= left + (1 if acting or BUY_A_JEWEL[seat] in p.agenda else 0):
        worth += GOAL_POINTS * 0.5 * (need - lacking) / need
    lacking = GOAL_SIZE[CEREMONY_GOAL] - bits(p.filled[seat] | p.covered[seat])
    if 0 < lacking <= 2 * rounds:
        worth += GOAL_POINTS * 0.35 * (1.0 - lacking / 9.0) if lacking < 9 else 0.0
    lacking = GOAL_SIZE[HUTS_GOAL] - bits(p.land[seat])
    if 0 < lacking <= 2 * rounds:
        worth += GOAL_POINTS * 0.35 * (1.0 - lacking / 9.0) if lacking < 9 else 0.0
    return worth


def dice(p: BoraBora, seat: int) -> float:
    """Dice still to be placed: high ones do more, low ones find more open tiles."""
    worth = 0.0
    for face in range(1, FACES + 1):
        count = p.dice[seat * FACES + face - 1]
        if count:
            accepts = 0
            for tile in TILES_FOR[p.seats]:
                if face < p.lowest[tile]:
                    accepts += 1
            share = 0.45 + 0.55 * accepts / len(TILES_FOR[p.seats])
            worth += count * DIE[face] * share
    return worth
