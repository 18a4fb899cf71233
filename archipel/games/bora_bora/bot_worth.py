"""What a seat can expect from a position, in points: a weighted sum of named features.

Each feature is in points, as a person would guess them; the numbers in the tables below were found
by self-play. What they count with stands in ``WEIGHTS``.

| feature | what it is |
|---|---|
| points | the score track, jewels bought and goals reached: nobody takes them away |
| fish | fish beside one's building spaces, as far as they are likely to last |
| huts | huts on the map: ways to expand in the rounds to come |
| offerings | offerings, while there is time to use them |
| cards | god cards, several colours above all |
| god_tiles | god tiles: any god without a card, or points at the end |
| shells | shells, as far as jewels can still be bought with them |
| materials | single materials on ceremony spaces, and those beside the board |
| pairs | adjacent materials: buildings that can be built |
| men | what the men will do in the rounds to come |
| women | what the women will do |
| symbols | tattoos and shells of persons not shifted yet |
| room | free person spaces |
| household | persons beyond what they do: for tasks and the goal |
| priests | what priests in the temple will score while they last |
| majority | the god tile for most priests |
| status | the status track of this round |
| order | the place in turn order |
| fulfilled | open tasks that could be given now |
| begun | open tasks with something missing, by how much and how hard it is to get |
| to_come | spaces for tasks that are still to be chosen |
| goals | goals not reached yet that still can be |
| dice | dice still to be placed |
"""

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
    GOALS,
    HALF,
    JEWEL_COST,
    JEWEL_POINTS,
    JEWEL_ROWS,
    KINDS,
    LAST_STEP,
    MATERIALS,
    MOST,
    NEED_OP,
    NONE,
    OP_IDS,
    OPEN_TASKS,
    PAIR_ENDS,
    PERSON_SPACES,
    PERSONS,
    PRIEST_POINTS,
    ROUNDS,
    STATUS_POINTS,
    SYMBOLS,
    TEMPLE_SLOTS,
    TILES_FOR,
)
from archipel.games.bora_bora.position import (
    FINAL_TASKS,
    JEWELRY,
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
    jewel_points,
    progress,
)
from archipel.games.bora_bora.steps import BUY_A_JEWEL
from archipel.games.bora_bora.steps_persons import PERSONS_TURN, USE_PERSONS
from archipel.games.weights import weights_of

FEATURES: Final = [
    "points",
    "fish",
    "huts",
    "offerings",
    "cards",
    "god_tiles",
    "shells",
    "materials",
    "pairs",
    "men",
    "women",
    "symbols",
    "room",
    "household",
    "priests",
    "majority",
    "status",
    "order",
    "fulfilled",
    "begun",
    "to_come",
    "goals",
    "dice",
]
POINTS: Final = 0
FISH: Final = 1
HUTS: Final = 2
OFFERINGS: Final = 3
CARDS: Final = 4
GOD_TILES: Final = 5
SHELLS: Final = 6
SINGLE_MATERIALS: Final = 7
PAIRS_READY: Final = 8
MEN: Final = 9  # the women follow
SYMBOLS_LEFT: Final = 11
ROOM: Final = 12
HOUSEHOLD: Final = 13
PRIESTS_THERE: Final = 14
MAJORITY: Final = 15
STATUS: Final = 16
ORDER: Final = 17
FULFILLED: Final = 18
BEGUN: Final = 19
TO_COME: Final = 20
GOALS_OPEN: Final = 21
DICE_LEFT: Final = 22

WEIGHTS: Final = weights_of("bora_bora", FEATURES)

UNITS: Final[list[list[float]]] = [
    [1.0 if other == feature else 0.0 for other in range(len(FEATURES))]
    for feature in range(len(FEATURES))
]
"""Weights that leave one feature only."""

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


def features(p: BoraBora, seat: int) -> list[float]:
    """Each feature of what a seat has, in points: the worth where it alone counts."""
    return [total_worth(p, seat, unit) for unit in UNITS]


def total_worth(p: BoraBora, seat: int, w: list[float]) -> float:
    """Points now and what may be expected from everything a seat has."""
    left = ROUNDS - p.round
    acting = p.phase == PHASE_A or p.phase == PHASE_B
    buying = acting or (p.phase == JEWELRY and awaits(p, BUY_A_JEWEL[seat]))
    worth = sure(p, seat, left, acting, buying, w)
    worth += land(p, seat, left, acting, w)
    worth += goods(p, seat, left, acting, buying, w)
    worth += ceremony(p, seat, left, acting, w)
    worth += people(p, seat, left, w)
    worth += temple(p, seat, acting, w)
    worth += status(p, seat, left, acting, w)
    worth += tasks(p, seat, left, acting, buying, w)
    if p.phase == PHASE_A:
        worth += w[DICE_LEFT] * dice(p, seat)
    return worth


def awaits(p: BoraBora, step: object) -> bool:
    """Is a step still to come? The next ones lie on top."""
    agenda = p.agenda
    return any(agenda[at] is step for at in range(len(agenda) - 1, -1, -1))


def sure(p: BoraBora, seat: int, left: int, acting: bool, buying: bool, w: list[float]) -> float:
    """Points that stay, and BB-714: goals not reached yet that still can be."""
    points = p.track(seat) + jewel_points(p, seat)
    rounds = left + (1 if acting else 0)
    hopes = 0.0
    for goal in range(GOALS):
        size = GOAL_SIZE[goal]
        has = progress(p, seat, goal)
        lacking = size - has
        if lacking <= 0:
            points += GOAL_POINTS
        elif goal == TASKS_GOAL:
            if lacking <= rounds + (OPEN_TASKS if p.phase != FINAL_TASKS else 0):
                hopes += 0.45 * has / size
        elif goal == JEWELS_GOAL:
            if lacking <= left + (1 if buying else 0):
                hopes += 0.5 * has / size
        elif goal in (CEREMONY_GOAL, HUTS_GOAL) and lacking <= 2 * rounds and lacking < 9:
            hopes += 0.35 * (1.0 - lacking / 9.0)
    return w[POINTS] * points + w[GOALS_OPEN] * GOAL_POINTS * hopes


def land(p: BoraBora, seat: int, left: int, acting: bool, w: list[float]) -> float:
    """Fish beside one's building spaces, less likely to last the longer the game goes on."""
    time = left + (0.6 if acting else 0.0)
    mine = p.land[seat]
    points = 0
    huts = 0
    region = 0
    while mine:
        if mine & 1:
            huts += 1
            if p.every_hut or (p.huts[region] & 7) == seat + 1:
                points += FISH_VALUE[p.fish[region]]
        mine >>= 1
        region += 1
    keep = 1.0 if p.every_hut else 1.0 / (1.0 + 0.07 * time * (p.seats - 1))
    return w[FISH] * keep * points + w[HUTS] * HUT * time * huts


def goods(p: BoraBora, seat: int, left: int, acting: bool, buying: bool, w: list[float]) -> float:
    """Offerings, god cards, god tiles and shells."""
    late = LATE[min(left + (1 if acting else 0), 6)] if left or acting else 0.15
    cards = 0
    colours = 0
    for at in range(seat * COLOURS, (seat + 1) * COLOURS):
        count = p.hand[at]
        if count:
            cards += count
            colours += 1
    worth = w[OFFERINGS] * late * OFFERING[min(p.offerings[seat], 5)]
    worth += w[CARDS] * late * CARD * (min(cards, 6) * 0.7 + colours * 0.3)
    worth += w[GOD_TILES] * p.god_tiles[seat] * (2.0 + (GOD_TILE_WORTH - 2.0) * late)
    shells = float(p.shells[seat])
    rounds = left
    if buying:
        rounds += 1
        shells = max(shells * 0.6, best_jewel(p, shells))
    most = SHELLS_A_ROUND * rounds
    return worth + w[SHELLS] * (SHELL * min(shells, most) + 0.05 * max(0.0, shells - most))


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


def ceremony(p: BoraBora, seat: int, left: int, acting: bool, w: list[float]) -> float:
    """Materials, and the buildings they make possible."""
    if left == 0 and not acting:
        return 0.0
    single = 0.0
    for at in range(seat * MATERIALS, (seat + 1) * MATERIALS):
        single += 0.15 * min(p.beside[at], 3)
    filled = p.filled[seat]
    if filled == 0:
        return w[SINGLE_MATERIALS] * single
    pairs = 0
    taken = 0
    for both in PAIR_ENDS:
        if filled & both == both and not taken & both:
            taken |= both
            pairs += 1
    worth = 0.0
    if pairs:
        pairs = min(pairs, BUILDINGS - built(p, seat))
        when = p.round if acting and p.round else min(p.round + 1, ROUNDS)
        share = PAIR
        for _ in range(pairs):
            worth += share * (BUILDING_POINTS[when] + 2.0)
            share *= 0.7
    count = min(bits(filled) - 2 * pairs, 3)
    single += MATERIAL * count * min(1.0, 0.25 + 0.25 * left)
    return w[PAIRS_READY] * worth + w[SINGLE_MATERIALS] * single


def people(p: BoraBora, seat: int, left: int, w: list[float]) -> float:
    """What persons will do in the rounds to come, their symbols, and room for more of them."""
    worth = 0.0
    folk = p.persons[seat * 2] + p.persons[seat * 2 + 1]
    time = left + (0.7 if p.phase == PHASE_A else 0.0)
    if folk:
        waiting = p.phase == PHASE_A or (p.phase == PHASE_B and awaits(p, PERSONS_TURN[seat]))
        now = p.phase == PHASE_B and awaits(p, USE_PERSONS[seat])
        for gender in range(2):
            if p.persons[seat * 2 + gender]:
                rounds = float(left)
                if waiting or (now and p.used[gender] == 0):
                    rounds += 0.9
                worth += w[MEN + gender] * rounds * a_round(p, seat, gender)
    if time > 0.0:
        if folk:
            symbols = 0.0
            for at in range(seat * PERSON_SPACES, (seat + 1) * PERSON_SPACES):
                lies = p.spaces[at]
                if 0 <= lies < PERSONS:
                    symbols += SYMBOLS[lies] * (1.0 if lies < HALF else 1.1)
            worth += w[SYMBOLS_LEFT] * SYMBOL * symbols * min(1.0, 0.3 + 0.25 * time)
        free = p.free[seat] + (1 if p.open_12(seat) else 0)
        worth += w[ROOM] * SPACE[min(free, 4)] * min(1.0, 0.2 * time)
        worth += w[HOUSEHOLD] * PERSON * folk * min(1.0, 0.3 * time)
    return worth


def a_round(p: BoraBora, seat: int, gender: int) -> float:
    """What the men or the women of a seat bring in a round: the best kind, a second for Green."""
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
    return first + 0.25 * second


def temple(p: BoraBora, seat: int, acting: bool, w: list[float]) -> float:
    """Priests score each round while they last; the most of them bring a god tile."""
    if p.round == 0:
        return 0.0
    worth = 0.0
    mine = 0
    others = 0  # counts of all other seats, eight bits each
    for slot in range(TEMPLE_SLOTS):
        owner = p.temple[slot]
        if owner == NONE:
            continue
        if owner != seat:
            others += 1 << owner * 8
            continue
        mine += 1
        worth += STAYING[p.seats][1 if acting else 0][p.round][slot]
    if mine == 0:
        return 0.0
    worth *= w[PRIESTS_THERE]
    if acting:
        most = 0
        while others:
            most = max(most, others & 255)
            others >>= 8
        if mine > most:
            worth += w[MAJORITY] * 1.9
        elif mine == most:
            worth += w[MAJORITY] * 0.9
    return worth


def staying(seats: int, acting: bool, now: int, slot: int) -> float:
    """What a priest on a slot scores from a round on, pushed out sooner or later."""
    stay = 0.5 + 0.075 * slot if seats > 2 else 0.62 + 0.06 * slot
    chance = 1.0
    worth = 0.0
    if acting:
        chance = 0.75 + 0.05 * slot
        worth = chance * PRIEST_POINTS[now]
    for round in range(now + 1, ROUNDS + 1):
        chance *= stay
        worth += chance * PRIEST_POINTS[round]
    return worth


STAYING: Final[list[list[list[list[float]]]]] = [
    [
        [
            [staying(seats, acting, round, slot) for slot in range(TEMPLE_SLOTS)]
            for round in range(ROUNDS + 1)
        ]
        for acting in (False, True)
    ]
    for seats in range(MOST + 1)
]
"""By number of players, whether the round is still to be scored, round and slot."""


def status(p: BoraBora, seat: int, left: int, acting: bool, w: list[float]) -> float:
    if not acting:
        if not p.order:
            return 0.0
        return w[ORDER] * FIRST * (p.seats - 1 - p.place[seat]) * (1.0 if left else 0.1)
    mine = p.step[seat]
    ahead = 0
    above = False
    for other in p.stacked:
        if other == seat:
            above = True
        elif p.step[other] > mine or (above and p.step[other] == mine):
            ahead += 1
    worth = 0.65 * STATUS_POINTS[mine]
    worth += 0.35 * STATUS_POINTS[min(mine + 1, LAST_STEP)]  # another step may follow
    place = 0.7 * FIRST * (p.seats - 1 - ahead) * (1.0 if left else 0.3)
    return w[STATUS] * worth + w[ORDER] * place


def tasks(p: BoraBora, seat: int, left: int, acting: bool, buying: bool, w: list[float]) -> float:
    """Open tasks by what is missing, and tasks still to come."""
    worth = 0.0
    jewels = left + (1 if buying else 0)
    time = left + (1 if acting else 0)
    for at in range(seat * OPEN_TASKS, (seat + 1) * OPEN_TASKS):
        task = p.open_tasks[at]
        if task == NONE:
            if p.phase != FINAL_TASKS:
                worth += w[TO_COME] * (NEW_TASK if left else 0.6)
            continue
        short = missing(p, seat, task)
        if short == 0:
            worth += w[FULFILLED] * SHORT[0]
            if acting and NEED_OP[task * 2 + 1] == TURN_ORDER_TILE:
                worth -= w[FULFILLED]
            continue
        op = NEED_OP[task * 2]
        if short > jewels and (op in (JEWELS_OWNED, JEWELS_DIFFERENT, JEWELS_OF_TYPE)):
            continue
        part = LATE[min(time, 6)] if time else 0.0
        if time == 0 and short == 1 and (p.god_tiles[seat] or p.offerings[seat]):
            part = 0.35
        worth += w[BEGUN] * part * EASE_OF[op] * SHORT[min(short, 5)]
    return worth


def dice(p: BoraBora, seat: int) -> float:
    """Dice still to be placed: high ones do more, low ones find more open tiles."""
    worth = 0.0
    tiles = TILES_FOR[p.seats]
    for face in range(1, FACES + 1):
        count = p.dice[seat * FACES + face - 1]
        if count:
            accepts = 0
            for tile in tiles:
                if face < p.lowest[tile]:
                    accepts += 1
            share = 0.45 + 0.55 * accepts / len(tiles)
            worth += count * DIE[face] * share
    return worth
