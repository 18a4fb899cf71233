"""The actions of dice and of persons: BB-301 to BB-355."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora import events
from archipel.games.bora_bora.components import (
    ACTIONS_OF,
    BUILD,
    BUILDING_IDS,
    BUILDING_POINTS,
    BUILDINGS,
    FACES,
    FISH_VALUE,
    GENDER_IDS,
    GIFT,
    GIFT_IDS,
    GOODS_PRICE,
    HALF,
    HELPER,
    LAND_ACTION,
    MAN,
    MATERIAL_IDS,
    MATERIALS,
    MEN_ACTION,
    MOST,
    NO_DIE,
    NONE,
    OFFERING_GIFT,
    PAIR_ENDS,
    PAIRS,
    PERSON_IDS,
    PERSON_SPACE_IDS,
    PERSON_SPACES,
    PERSONS,
    POINT_PRICE,
    RED,
    REGION_IDS,
    REGIONS,
    ROUTE_IDS,
    SEAT_IDS,
    SHIFT_PRICE,
    SLOTS,
    SPACE_12,
    SYMBOLS,
    TEMPLE,
    TEMPLE_SLOTS,
    TILE_IDS,
    WATER,
    WOMAN,
)
from archipel.games.bora_bora.position import (
    FROM_BUILDINGS,
    FROM_HELPER,
    FROM_RED,
    PHASE_B,
    SETUP,
    BoraBora,
    Paragraph,
    changed,
    more,
)
from archipel.games.bora_bora.position_gods import guarded
from archipel.games.bora_bora.steps_goods import (
    LAY_MATERIAL,
    TAKE_GOD_CARD,
    add_ways,
    add_white,
    any_card,
    fire_bonus,
    get_offerings,
    get_shells,
    get_status,
    pay,
    white_payable,
    whiten,
)
from archipel.games.bora_bora.vocabulary import (
    ACT,
    BUY,
    BUY_POINTS,
    COLLECT,
    EITHER_GIFT,
    EXPAND,
    FINISH,
    HUT_FROM,
    MOVE_HUT,
    NO_GOD,
    PAY_RED,
    PAY_WHITE,
    PERSON_ONTO,
    PRIEST,
    RECRUIT,
    SITE,
    TAKE_GIFT,
    TAKE_MATERIAL,
    TATTOO,
    WARE_CARD,
    WARE_OFFERING,
)
from archipel.games.bora_bora.vocabulary import BUILD as BUILD_VERB
from archipel.kernel.core import NOTHING
from archipel.kernel.seats import one_each


def least(p: BoraBora, seat: int, action: int) -> int:
    """BB-206: the lowest value with which a seat can do an action, or NO_DIE."""
    if action == HELPER:
        return 1
    if action == TEMPLE:
        return 1 if p.priests[seat] else NO_DIE
    if action == BUILD:
        return p.least_building(seat)
    if action < LAND_ACTION:
        return p.least_slot(action - MEN_ACTION) if p.has_room(seat) else NO_DIE
    return p.least_path(seat, action - LAND_ACTION)


def least_on(p: BoraBora, seat: int, tile: int) -> int:
    """BB-206, BB-802: the lowest value with which a seat can do one of the actions of a tile."""
    best = NO_DIE
    for action in ACTIONS_OF[tile]:
        value = least(p, seat, action)
        if value < best:
            best = value
    return best


def begin(p: BoraBora, seat: int, action: int) -> None:
    """An action begins, with the value that stands in ``power``."""
    p.then(ACTION[action][seat])


def value_of(p: BoraBora) -> dict[str, str | int]:
    """What a question about an action says: the value it counts as."""
    return {"value": p.power}


class ChooseAction(Paragraph):
    """BB-802, BB-209: one of the two actions of a combined tile."""

    rule = "BB-802"

    def ask(self, p: BoraBora) -> list[int]:
        most = p.power
        if self.discerning(p) and white_payable(p, self.seat):
            most = FACES
        found: list[int] = []
        for action in ACTIONS_OF[p.tile]:
            if least(p, self.seat, action) <= most:
                found.append(ACT.first + action - MEN_ACTION)
        return found

    def discerning(self, p: BoraBora) -> bool:
        """Is there an action that only a White God makes possible?"""
        if not p.whitenable:
            return False
        return any(p.power < least(p, self.seat, action) <= FACES for action in ACTIONS_OF[p.tile])

    def discreet(self, p: BoraBora) -> bool:
        return self.discerning(p) and guarded(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        begin(p, self.seat, choice - ACT.first + MEN_ACTION)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"tile": TILE_IDS[p.tile], "value": p.power}


# Expanding


class Whitenable(Paragraph):
    """BB-612: an action that a White God may raise to a 6 before anything else is chosen."""

    rule = "BB-612"

    def raised(self, p: BoraBora) -> bool:
        """BB-620: would a 6 open anything that the value does not? Everybody sees that."""
        return True

    def discreet(self, p: BoraBora) -> bool:
        return p.whitenable and guarded(p, self.seat) and self.raised(p)

    def add_white(self, p: BoraBora, found: list[int]) -> None:
        """BB-612, BB-620: White as a further choice, where it helps."""
        if p.whitenable and self.raised(p):
            add_white(p, self.seat, found)


class Expand(Whitenable):
    """BB-301 to BB-303, BB-307, BB-309, BB-612: a region at the end of a path, or White first.

    The hut comes from a single space unless space 12 is named before.
    """

    rule = "BB-301"
    route: int

    def __init__(self, seat: int, route: int) -> None:
        super().__init__(seat)
        self.route = route

    def ask(self, p: BoraBora) -> list[int]:
        regions = p.reach(self.seat, self.route, p.power)
        found: list[int] = []
        if regions:
            for region in range(REGIONS):
                if regions >> region & 1:
                    found.append(EXPAND.first + region)
            add_hut_from(p, self.seat, found)
        self.add_white(p, found)
        return found

    def raised(self, p: BoraBora) -> bool:
        reach = p.reach(self.seat, self.route, FACES)
        return reach != p.reach(self.seat, self.route, p.power)

    def run(self, p: BoraBora, choice: int) -> None:
        if PAY_WHITE.covers(choice):
            p.then(self)
            whiten(p, self.seat, choice)
        elif choice == HUT_FROM.first:
            p.then(self)
            p.spot_12 = True
        else:
            p.whitenable = False
            enter(p, self.seat, choice - EXPAND.first)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"value": p.power, "route": ROUTE_IDS[self.route], "spot": spot(p)}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        return entering(p, choice - EXPAND.first) if EXPAND.covers(choice) else {}


def add_hut_from(p: BoraBora, seat: int, found: list[int]) -> None:
    """BB-302: huts stand on single spaces and on space 12: the latter can be named first."""
    if p.singles[seat] and p.huts_12[seat] and not p.spot_12:
        found.append(HUT_FROM.first)


def spot(p: BoraBora) -> str:
    """Which space was named for the hut or the person: space 12, or none in particular."""
    return PERSON_SPACE_IDS[SPACE_12] if p.spot_12 else "single_space"


def entering(p: BoraBora, region: int) -> dict[str, str | int]:
    """What a region is worth to a newcomer."""
    return {"gift": GIFT_IDS[GIFT[region]], "points": FISH_VALUE[p.fish[region]]}


def enter(p: BoraBora, seat: int, region: int) -> None:
    """BB-302, BB-308, BB-015: the hut, the gift of the region, the decision about Red."""
    p.take_hut(seat, p.spot_12 or p.singles[seat] == 0)
    p.put_hut(seat, region)
    p.region = region
    if p.listening:
        if p.phase == SETUP:
            p.tell(events.start_hut(seat, region))
        else:
            p.tell(events.expanded(seat, region))
    if p.phase != SETUP:
        p.then(PLAY_RED[seat])
    p.then(REGION_GIFT[seat])


class RegionGift(Paragraph):
    """BB-305, BB-310, BB-311, BB-113: the region gives its material or an offering."""

    rule = "BB-310"

    def ask(self, p: BoraBora) -> list[int]:
        if p.gift_choice and GIFT[p.region] != OFFERING_GIFT:
            return EITHER_GIFT
        return []

    def run(self, p: BoraBora, choice: int) -> None:
        gift = GIFT[p.region]
        if choice != NOTHING and choice - TAKE_GIFT.first == 1:
            gift = OFFERING_GIFT
        if gift == OFFERING_GIFT:
            get_offerings(p, self.seat, 1)
        else:
            p.then(LAY_MATERIAL[self.seat][gift])

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {
            "region": REGION_IDS[p.region],
            "material": MATERIAL_IDS[GIFT[p.region] % MATERIALS],
        }


class PlayRed(Paragraph):
    """BB-306, BB-613: right after the hut a Red God scores the fish tile of the region."""

    rule = "BB-613"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        add_ways(p, self.seat, RED, PAY_RED, found)
        if found or self.discreet(p):
            found.append(NO_GOD.first)
        return found

    def discreet(self, p: BoraBora) -> bool:
        return guarded(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        region = p.region
        p.region = NONE
        if choice == NOTHING or choice == NO_GOD.first:
            return
        pay(p, self.seat, RED, choice - PAY_RED.first)
        fish = p.fish[region]
        p.score(self.seat, FROM_RED, FISH_VALUE[fish])
        if p.listening:
            p.tell(events.red_scored(self.seat, region, fish, FISH_VALUE[fish]))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"region": REGION_IDS[p.region], "points": FISH_VALUE[p.fish[p.region]]}


# Men and women


class Recruit(Whitenable):
    """BB-321, BB-322, BB-324, BB-612: a man or a woman from a slot within reach, or White first.

    Whoever is taken goes on a single space unless space 12 is named before.
    """

    rule = "BB-321"
    gender: int

    def __init__(self, seat: int, gender: int) -> None:
        super().__init__(seat)
        self.gender = gender

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        first = self.gender * SLOTS
        for slot in range(first, first + min(p.power, SLOTS)):
            if p.row[slot] != NONE:
                found.append(RECRUIT.first + slot)
        seat = self.seat
        if found and not p.spot_12 and p.free[seat] and p.singles[seat] and p.open_12(seat):
            found.append(PERSON_ONTO.first)
        self.add_white(p, found)
        return found

    def raised(self, p: BoraBora) -> bool:
        first = self.gender * SLOTS
        return any(p.row[slot] != NONE for slot in range(first + p.power, first + SLOTS))

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        if PAY_WHITE.covers(choice):
            p.then(self)
            whiten(p, seat, choice)
            return
        if choice == PERSON_ONTO.first:
            p.then(self)
            p.spot_12 = True
            return
        p.whitenable = False
        slot = choice - RECRUIT.first
        person = p.row[slot]
        p.row = changed(p.row, slot, NONE)
        p.put_person(seat, person, p.spot_12 or p.free[seat] == 0)
        if p.phase == PHASE_B:
            p.fresh = [*p.fresh, person]
        if p.listening:
            p.tell(events.recruited(seat, person))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        gender = GENDER_IDS[self.gender]
        return {"value": p.power, "gender": gender, "spot": spot(p)}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        if not RECRUIT.covers(choice):
            return {}
        person = p.row[choice - RECRUIT.first]
        gender = GENDER_IDS[self.gender]
        return {"person": PERSON_IDS[person], "gender": gender, "symbols": SYMBOLS[person]}


# The helper


class Helper(Whitenable):
    """BB-331 to BB-335, BB-612: one purchase after the other, White before the first."""

    rule = "BB-331"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        points = p.power
        if points == 0:
            return found
        seat = self.seat
        first = seat * PERSON_SPACES
        for at in range(first, first + PERSON_SPACES):
            lies = p.spaces[at]
            if 0 <= lies < PERSONS:
                found.append(TATTOO.first + lies)
        if points >= GOODS_PRICE:
            found.append(BUY.first + WARE_OFFERING)
            if any_card(p):
                found.append(BUY.first + WARE_CARD)
            for material in range(MATERIALS):
                found.append(TAKE_MATERIAL.first + material)
            if p.can_move_hut(seat):
                found.append(MOVE_HUT.first)
        self.add_white(p, found)
        most = points // POINT_PRICE
        if not found:  # nobody leaves points that can become nothing but VP
            return [BUY_POINTS.first + most - 1]
        found.append(BUY_POINTS.first)
        if most > 1:  # in between: whatever else is bought comes first, then all the rest
            found.append(BUY_POINTS.first + most - 1)
        found.append(FINISH.first)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        if choice == NOTHING or choice == FINISH.first:
            return
        p.then(self)
        if PAY_WHITE.covers(choice):
            whiten(p, seat, choice)
            return
        p.whitenable = False
        if TATTOO.covers(choice) or COLLECT.covers(choice):
            p.power -= SHIFT_PRICE
            shift(p, seat, choice - TATTOO.first)
        elif BUY_POINTS.covers(choice):
            count = choice - BUY_POINTS.first + 1
            p.power -= count * POINT_PRICE
            p.score(seat, FROM_HELPER, count)
            if p.listening:
                p.tell(events.helper_points(seat, count))
        else:
            p.power -= GOODS_PRICE
            if choice == BUY.first + WARE_OFFERING:
                get_offerings(p, seat, 1)
            elif choice == BUY.first + WARE_CARD:
                p.then(TAKE_GOD_CARD[seat])
            elif choice == MOVE_HUT.first:
                move_hut(p, seat)
            else:
                p.then(LAY_MATERIAL[seat][choice - TAKE_MATERIAL.first])

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"points": p.power}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        if choice == FINISH.first:
            return {"lost": p.power}
        if TATTOO.covers(choice) or COLLECT.covers(choice):
            return {"price": SHIFT_PRICE, "symbols": SYMBOLS[choice - TATTOO.first]}
        if BUY_POINTS.covers(choice) or PAY_WHITE.covers(choice):
            return {}
        return {"price": GOODS_PRICE}


def shift(p: BoraBora, seat: int, person: int) -> None:
    """BB-332, BB-333: a man is tattooed for status, or a woman collects shells."""
    symbols = p.shift(seat, person)
    if p.listening:
        p.tell(events.tattooed(seat, person) if person < HALF else events.collected(seat, person))
    if person < HALF:
        get_status(p, seat, symbols)
    else:
        get_shells(p, seat, symbols)


def move_hut(p: BoraBora, seat: int) -> None:
    """BB-010: a hut goes from a single space to space 12."""
    p.take_hut(seat, False)
    p.huts_12 = more(p.huts_12, seat, 1)
    if p.listening:
        p.tell(events.moved_hut(seat))


# The temple


class PlacePriest(Whitenable):
    """BB-341 to BB-343, BB-612: a priest on a slot within reach, or White first."""

    rule = "BB-341"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        for slot in range(min(p.power, TEMPLE_SLOTS)):
            found.append(PRIEST.first + slot)
        self.add_white(p, found)
        return found

    def raised(self, p: BoraBora) -> bool:
        return p.power < TEMPLE_SLOTS

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        if PAY_WHITE.covers(choice):
            p.then(self)
            whiten(p, seat, choice)
            return
        p.whitenable = False
        slot = choice - PRIEST.first
        p.priests = more(p.priests, seat, -1)
        pushed = p.temple[slot]
        p.temple = changed(p.temple, slot, seat)
        if p.listening:
            p.tell(events.priest_placed(seat, slot))
        while pushed != NONE:
            slot -= 1
            if slot < 0:
                p.priests = more(p.priests, pushed, 1)
                if p.listening:
                    p.tell(events.priest_returned(pushed))
                break
            if p.listening:
                p.tell(events.priest_pushed(pushed, slot))
            following = p.temple[slot]
            p.temple = changed(p.temple, slot, pushed)
            pushed = following
        fire_bonus(p, seat)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return value_of(p)

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        if PRIEST.covers(choice) and p.temple[choice - PRIEST.first] != NONE:
            return {"pushed": SEAT_IDS[p.temple[choice - PRIEST.first]]}
        return {}


# Building


class ChooseBuilding(Whitenable):
    """BB-351, BB-612: a building whose value is low enough, or White first."""

    rule = "BB-351"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        first = self.seat * BUILDINGS
        for building in range(min(p.power, BUILDINGS)):
            if p.sites[first + building] == NONE:
                found.append(BUILD_VERB.first + building)
        self.add_white(p, found)
        return found

    def raised(self, p: BoraBora) -> bool:
        first = self.seat * BUILDINGS
        return any(p.sites[first + building] == NONE for building in range(p.power, BUILDINGS))

    def run(self, p: BoraBora, choice: int) -> None:
        if PAY_WHITE.covers(choice):
            p.then(self)
            whiten(p, self.seat, choice)
            return
        p.whitenable = False
        p.building = choice - BUILD_VERB.first
        p.then(CHOOSE_SITE[self.seat])

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return value_of(p)


class ChooseSite(Paragraph):
    """BB-352 to BB-355: the building covers two adjacent materials, scores and brings fire."""

    rule = "BB-352"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        filled = p.filled[self.seat]
        for pair in range(PAIRS):
            if filled & PAIR_ENDS[pair] == PAIR_ENDS[pair]:
                found.append(SITE.first + pair)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        pair = choice - SITE.first
        building = p.building
        p.building = NONE
        p.filled = changed(p.filled, seat, p.filled[seat] & ~PAIR_ENDS[pair])
        p.covered = changed(p.covered, seat, p.covered[seat] | PAIR_ENDS[pair])
        p.sites = changed(p.sites, seat * BUILDINGS + building, pair)
        points = BUILDING_POINTS[p.round]
        p.score(seat, FROM_BUILDINGS, points)
        if p.listening:
            p.tell(events.built(seat, building, pair, points))
        fire_bonus(p, seat)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"building": BUILDING_IDS[p.building], "points": BUILDING_POINTS[p.round]}


# Steps are immutable: each is made once.

CHOOSE_ACTION: Final[list[Paragraph]] = one_each(ChooseAction, MOST)
EXPAND_BY: Final[list[list[Paragraph]]] = [
    [Expand(seat, route) for seat in range(MOST)] for route in range(WATER + 1)
]
REGION_GIFT: Final[list[Paragraph]] = one_each(RegionGift, MOST)
PLAY_RED: Final[list[Paragraph]] = one_each(PlayRed, MOST)
RECRUIT_A: Final[list[list[Paragraph]]] = [
    [Recruit(seat, gender) for seat in range(MOST)] for gender in (MAN, WOMAN)
]
HELP: Final[list[Paragraph]] = one_each(Helper, MOST)
PLACE_PRIEST: Final[list[Paragraph]] = one_each(PlacePriest, MOST)
CHOOSE_BUILDING: Final[list[Paragraph]] = one_each(ChooseBuilding, MOST)
CHOOSE_SITE: Final[list[Paragraph]] = one_each(ChooseSite, MOST)
ACTION: Final[list[list[Paragraph]]] = [
    HELP,
    PLACE_PRIEST,
    CHOOSE_BUILDING,
    *RECRUIT_A,
    *EXPAND_BY,
]
"""By action, then by seat."""
