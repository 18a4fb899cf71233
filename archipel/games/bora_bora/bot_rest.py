"""How an action that has begun goes on: the obvious choice of each of its steps.

A position in the middle of an action is judged by where the action leads. Trying all ways would
cost more than it tells, so each step has a rule of thumb that looks at what the choices bring.
"""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.bot_worth import MEN, SYMBOL, WEIGHTS, a_round, tasks
from archipel.games.bora_bora.components import (
    BLUE,
    CEREMONY_MATERIAL,
    CEREMONY_SPACES,
    COLOURS,
    FISH_VALUE,
    GIFT,
    GOD_TILE,
    GOODS_PRICE,
    GREEN,
    HALF,
    KINDS,
    LAND_ACTION,
    MEN_ACTION,
    NEED_COUNT,
    NEED_OF,
    NEED_OP,
    NEEDS,
    NONE,
    OFFERING_GIFT,
    OPEN_TASKS,
    PAIR_ENDS,
    PERSON_KIND,
    POINT_PRICE,
    RED,
    REGIONS,
    ROUNDS,
    SHIFT_PRICE,
    SLOTS,
    SYMBOLS,
    WHITE,
)
from archipel.games.bora_bora.position import (
    PHASE_A,
    BoraBora,
    changed,
    more,
)
from archipel.games.bora_bora.position_gods import payable
from archipel.games.bora_bora.position_tasks import (
    GOD_CARDS_OF_COLOR,
    MATERIALS_ANY,
    MATERIALS_OF_TYPE,
    OFFERINGS_HELD,
    SHIFTED_ANY,
    SHIFTED_MEN,
    SHIFTED_WOMEN,
    have,
)
from archipel.games.bora_bora.steps_actions import (
    ChooseAction,
    ChooseBuilding,
    ChooseSite,
    Expand,
    Helper,
    PlacePriest,
    PlayRed,
    Recruit,
)
from archipel.games.bora_bora.steps_goods import (
    FireFirst,
    FireSecond,
    LayMaterial,
    PayForBlue,
    TakeGodCard,
)
from archipel.games.bora_bora.steps_persons import END_ACTION, ChooseMaterial, PayForGreen
from archipel.games.bora_bora.vocabulary import (
    ACT,
    BUY,
    BUY_POINTS,
    CARD_OR_OFFERING,
    COLLECT,
    DRAW,
    EXPAND,
    FROM_PILE,
    LAY,
    NO_GOD,
    PAY_BLUE,
    PAY_GREEN,
    PAY_RED,
    PAY_WHITE,
    PRIEST,
    RECRUIT,
    SITE,
    STATUS_OR_SHELL,
    TAKE_MATERIAL,
    TATTOO,
    WARE_OFFERING,
)
from archipel.kernel.core import CHANCE, NOTHING

PAIR_MADE: Final = 10
"""A space beside a filled one against a space beside a free one."""
GIFT_OFFERING: Final = 1.6
"""An offering, a material that makes a pair, and one that does not, as gifts of a region."""
GIFT_PAIR: Final = 3.2
GIFT_SINGLE: Final = 1.3
STEP: Final = 0.6
"""A status step, a shell, and points for one point of the helper."""
SHELL_EACH: Final = 1.05
WANTED: Final = 2.0
"""What a task asks for is worth so much more."""


def carried_out(p: BoraBora) -> BoraBora:
    """The table once the action that has begun is over; only what lies there, nobody is asked."""
    q = p.clone()
    agenda = q.agenda
    seat = q.doer
    while True:
        step = agenda.pop()
        if step is END_ACTION:
            step.run(q, NOTHING)
            return q
        options = step.ask(q)
        if not options:
            step.run(q, NOTHING)
        elif len(options) == 1:
            step.run(q, options[0])
        elif step.seat == CHANCE:
            step.run(q, options[(q.left * 7 + q.round) % len(options)])
        else:
            step.run(q, obvious(q, seat, step, options))


def obvious(p: BoraBora, seat: int, step: object, options: list[int]) -> int:
    """What the seat would choose."""
    if isinstance(step, LayMaterial):
        return good_space(p, seat, options)
    if isinstance(step, TakeGodCard):
        return good_card(p, seat, options)
    if isinstance(step, FireFirst):
        return CARD_OR_OFFERING[1 if p.offerings[seat] < 2 else 0]
    if isinstance(step, FireSecond):
        return STATUS_OR_SHELL[1 if p.shells[seat] < 3 else 0]
    if isinstance(step, PlayRed):
        return red_or_not(p, seat, options)
    if isinstance(step, Helper):
        return good_purchase(p, seat, options)
    if isinstance(step, Recruit):
        return best_person(p, seat, options)
    if isinstance(step, Expand):
        return best_region(p, seat, options)
    if isinstance(step, PlacePriest):
        return good_slot(p, seat, options)
    if isinstance(step, ChooseAction):
        return better_action(p, seat, options)
    if isinstance(step, ChooseBuilding):
        return high_building(p, seat, options)
    if isinstance(step, ChooseSite):
        return good_site(p, seat, options)
    if isinstance(step, ChooseMaterial):
        return good_material(p, seat)
    if isinstance(step, PayForBlue):
        return cheapest(p, seat, BLUE, PAY_BLUE.first, options)
    if isinstance(step, PayForGreen):
        return cheapest(p, seat, GREEN, PAY_GREEN.first, options)
    return options[0]


# Gods


def cheapest(p: BoraBora, seat: int, god: int, first: int, options: list[int]) -> int:
    """The god's own card, else two of the colour there are most of, else a god tile."""
    best = options[0]
    most = -1
    for choice in options:
        way = choice - first
        if not 0 <= way <= GOD_TILE:
            continue
        rank = 0
        if way == god:
            rank = 99
        elif way != GOD_TILE:
            rank = p.hand[seat * COLOURS + way]
        if rank > most:
            most = rank
            best = choice
    return best


def red_or_not(p: BoraBora, seat: int, options: list[int]) -> int:
    """A good fish is worth a Red God, a very good one any god."""
    points = FISH_VALUE[p.fish[p.region]]
    if points >= 3 and PAY_RED.first + RED in options:
        return PAY_RED.first + RED
    if points >= 5:
        return cheapest(p, seat, RED, PAY_RED.first, options)
    return NO_GOD.first


def good_card(p: BoraBora, seat: int, options: list[int]) -> int:
    """An open card that a task asks for, else the pile."""
    for colour in p.display:
        if colour != NONE and wanted(p, seat, GOD_CARDS_OF_COLOR, colour):
            return DRAW.first + colour
    if options[-1] == DRAW.first + FROM_PILE:
        return options[-1]
    return options[0]


def wanted(p: BoraBora, seat: int, op: int, of: int) -> bool:
    """Does an open task still ask for one more of this?"""
    for at in range(seat * OPEN_TASKS, (seat + 1) * OPEN_TASKS):
        task = p.open_tasks[at]
        if task != NONE:
            for need in range(task * 2, task * 2 + NEEDS[task]):
                if NEED_OP[need] == op and NEED_OF[need] == of:
                    return have(p, seat, op, of) < NEED_COUNT[need]
    return False


# Materials and buildings


def rank_of(p: BoraBora, seat: int, space: int) -> int:
    """How many neighbours of a ceremony space hold a material, or still may."""
    bit = 1 << space
    rank = 0
    for both in PAIR_ENDS:
        if both & bit and not both & p.covered[seat]:
            rank += PAIR_MADE if both & p.filled[seat] else 1
    return rank


def good_space(p: BoraBora, seat: int, options: list[int]) -> int:
    """The ceremony space with most neighbours that hold a material or still may."""
    best = options[0]
    most = -1
    for choice in options:
        rank = rank_of(p, seat, choice - LAY.first)
        if rank > most:
            most = rank
            best = choice
    return best


def makes_pair(p: BoraBora, seat: int, material: int) -> bool:
    """Is there a free space for a material beside one that is filled?"""
    spaces = p.open_spaces(seat, material)
    filled = p.filled[seat]
    return any(both & spaces and both & filled for both in PAIR_ENDS)


def good_material(p: BoraBora, seat: int) -> int:
    """The material that finds the best space."""
    best = 0
    most = -1
    for space in range(CEREMONY_SPACES):
        if not (p.filled[seat] | p.covered[seat]) >> space & 1:
            rank = rank_of(p, seat, space)
            if rank > most:
                most = rank
                best = CEREMONY_MATERIAL[space]
    return TAKE_MATERIAL.first + best


def high_building(p: BoraBora, seat: int, options: list[int]) -> int:
    """The highest building there is: low ones can be built with any die later."""
    best = NONE
    for choice in options:
        if not PAY_WHITE.covers(choice):
            best = choice
    return best if best != NONE else cheapest(p, seat, WHITE, PAY_WHITE.first, options)


def good_site(p: BoraBora, seat: int, options: list[int]) -> int:
    """The pair that leaves the best materials and spaces for further buildings."""
    best = options[0]
    most = -1
    for choice in options:
        site = PAIR_ENDS[choice - SITE.first]
        filled = p.filled[seat] & ~site
        covered = p.covered[seat] | site
        rank = 0
        for both in PAIR_ENDS:
            if not both & covered:
                rank += 1
                if filled & both == both:
                    rank += PAIR_MADE
                elif filled & both:
                    rank += 1
        if rank > most:
            most = rank
            best = choice
    return best


# Huts, persons and priests


def better_action(p: BoraBora, seat: int, options: list[int]) -> int:
    """Of the actions of a combined tile the one with the better region or person."""
    best = options[0]
    most = -1.0
    for choice in options:
        action = choice - ACT.first + MEN_ACTION
        found = 0.0
        if action >= LAND_ACTION:
            regions = p.reach(seat, action - LAND_ACTION, p.power)
            for region in range(REGIONS):
                if regions >> region & 1:
                    found = max(found, region_worth(p, seat, region))
        else:
            first = (action - MEN_ACTION) * SLOTS
            for slot in range(first, first + min(p.power, SLOTS)):
                if p.row[slot] != NONE:
                    found = max(found, person_worth(p, seat, p.row[slot]))
        if found > most:
            most = found
            best = choice
    return best


def best_region(p: BoraBora, seat: int, options: list[int]) -> int:
    best = NONE
    most = -1.0
    for choice in options:
        if EXPAND.covers(choice):
            found = region_worth(p, seat, choice - EXPAND.first)
            if found > most:
                most = found
                best = choice
    return best if best != NONE else cheapest(p, seat, WHITE, PAY_WHITE.first, options)


def region_worth(p: BoraBora, seat: int, region: int) -> float:
    """Fish, gift and tasks of a region, in points."""
    left = ROUNDS - p.round
    points = FISH_VALUE[p.fish[region]]
    worth = points / (1.0 + 0.07 * left * (p.seats - 1))
    if points >= 3 and payable(p, seat, RED):
        worth += points - 2.0
    gift = GIFT[region]
    if gift == OFFERING_GIFT:
        worth += GIFT_OFFERING
    elif left or p.phase == PHASE_A:
        worth += GIFT_PAIR if makes_pair(p, seat, gift) else GIFT_SINGLE
    mine = p.land
    p.land = changed(mine, seat, mine[seat] | 1 << region)
    worth += tasks(p, seat, left, True, True, WEIGHTS)
    p.land = mine
    return worth


def best_person(p: BoraBora, seat: int, options: list[int]) -> int:
    best = NONE
    most = -1.0
    for choice in options:
        if RECRUIT.covers(choice):
            found = person_worth(p, seat, p.row[choice - RECRUIT.first])
            if found > most:
                most = found
                best = choice
    return best if best != NONE else cheapest(p, seat, WHITE, PAY_WHITE.first, options)


def person_worth(p: BoraBora, seat: int, person: int) -> float:
    """What a man or a woman would do, the symbols and the tasks, in points."""
    left = ROUNDS - p.round
    rounds = left + 0.9
    gender = person // HALF
    at = (seat * 2 + gender) * KINDS + PERSON_KIND[person]
    worth = SYMBOL * SYMBOLS[person] * min(1.0, 0.3 + 0.25 * left)
    worth -= WEIGHTS[MEN + gender] * rounds * a_round(p, seat, gender)
    kinds = p.kinds
    persons = p.persons
    p.kinds = more(kinds, at, 1)
    p.persons = more(persons, seat * 2 + gender, 1)
    worth += WEIGHTS[MEN + gender] * rounds * a_round(p, seat, gender)
    worth += tasks(p, seat, left, True, True, WEIGHTS)
    p.kinds = kinds
    p.persons = persons
    return worth


def good_slot(p: BoraBora, seat: int, options: list[int]) -> int:
    """As far left as the die reaches, but rather beside an own priest than in its place."""
    best = NONE
    for choice in options:
        if PRIEST.covers(choice):
            slot = choice - PRIEST.first
            if best == NONE or p.temple[slot] != seat:
                best = choice
    return best if best != NONE else cheapest(p, seat, WHITE, PAY_WHITE.first, options)


# The helper


def good_purchase(p: BoraBora, seat: int, options: list[int]) -> int:
    """What brings most for each point of the helper; the rest becomes points."""
    best = BUY_POINTS.first + p.power // POINT_PRICE - 1
    most = 1.0 / POINT_PRICE
    left = ROUNDS - p.round
    for choice in options:
        worth = 0.0
        if TATTOO.covers(choice):
            worth = STEP * SYMBOLS[choice - TATTOO.first]
            if wanted(p, seat, SHIFTED_MEN, 0) or wanted(p, seat, SHIFTED_ANY, 0):
                worth += WANTED
            worth /= SHIFT_PRICE
        elif COLLECT.covers(choice):
            worth = SHELL_EACH * SYMBOLS[choice - TATTOO.first]
            if wanted(p, seat, SHIFTED_WOMEN, 0) or wanted(p, seat, SHIFTED_ANY, 0):
                worth += WANTED
            worth /= SHIFT_PRICE
        elif choice == BUY.first + WARE_OFFERING:
            worth = 1.8 if p.offerings[seat] == 0 else 1.3
            if wanted(p, seat, OFFERINGS_HELD, 0):
                worth += WANTED
            worth /= GOODS_PRICE
        elif TAKE_MATERIAL.covers(choice):
            if left == 0 and p.phase != PHASE_A:
                continue
            material = choice - TAKE_MATERIAL.first
            worth = GIFT_PAIR if makes_pair(p, seat, material) else GIFT_SINGLE
            if wanted(p, seat, MATERIALS_OF_TYPE, material) or wanted(p, seat, MATERIALS_ANY, 0):
                worth += WANTED
            worth /= GOODS_PRICE
        if worth > most:
            most = worth
            best = choice
    return best
