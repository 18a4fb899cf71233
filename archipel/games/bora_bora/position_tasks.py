"""What a task counts: BB-534, BB-616."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.components import (
    BUILDINGS,
    COLOURS,
    FISH_SPECIES,
    GOD_TILE,
    ISLANDS,
    JEWEL_TYPE,
    JEWEL_TYPE_IDS,
    JEWELS,
    KINDS,
    MATERIALS,
    NEED_COUNT,
    NEED_OF,
    NEED_OP,
    NEEDS,
    NONE,
    OP_IDS,
    PRIESTS,
    REGIONS,
    SPACES_FOR,
    TERRAINS,
)
from archipel.games.bora_bora.position import BoraBora

MEN: Final[int] = OP_IDS.index("men")
WOMEN: Final[int] = OP_IDS.index("women")
MEN_DIFFERENT: Final[int] = OP_IDS.index("men_different")
WOMEN_DIFFERENT: Final[int] = OP_IDS.index("women_different")
PERSONS_OF_KIND: Final[int] = OP_IDS.index("persons_of_kind")
SHIFTED_MEN: Final[int] = OP_IDS.index("shifted_men")
SHIFTED_WOMEN: Final[int] = OP_IDS.index("shifted_women")
SHIFTED_ANY: Final[int] = OP_IDS.index("shifted_any")
PRIESTS_IN_TEMPLE: Final[int] = OP_IDS.index("priests_in_temple")
TURN_ORDER_TILE: Final[int] = OP_IDS.index("turn_order_tile")
JEWELS_OWNED: Final[int] = OP_IDS.index("jewels")
JEWELS_DIFFERENT: Final[int] = OP_IDS.index("jewels_different")
JEWELS_OF_TYPE: Final[int] = OP_IDS.index("jewels_of_type")
BUILDINGS_BUILT: Final[int] = OP_IDS.index("buildings")
GOD_TILES_HELD: Final[int] = OP_IDS.index("god_tiles")
OFFERINGS_HELD: Final[int] = OP_IDS.index("offerings")
SHELLS_HELD: Final[int] = OP_IDS.index("shells")
MATERIALS_OF_TYPE: Final[int] = OP_IDS.index("materials_of_type")
MATERIALS_ANY: Final[int] = OP_IDS.index("materials_any")
HUTS_ON_MAP: Final[int] = OP_IDS.index("huts_on_map")
ISLANDS_WITH_HUT: Final[int] = OP_IDS.index("islands_with_hut")
HUTS_IN_TERRAIN: Final[int] = OP_IDS.index("huts_in_terrain")
HUTS_NEXT_TO_FISH: Final[int] = OP_IDS.index("huts_next_to_fish")
HUTS_ON_SPACE_12: Final[int] = OP_IDS.index("huts_on_space_12")
GOD_CARDS_SAME: Final[int] = OP_IDS.index("god_cards_same")
GOD_CARDS_DIFFERENT: Final[int] = OP_IDS.index("god_cards_different")
GOD_CARDS_OF_COLOR: Final[int] = OP_IDS.index("god_cards_of_color")


def bits(things: int) -> int:
    """How many things a set holds."""
    count = 0
    while things:
        things &= things - 1
        count += 1
    return count


def different(p: BoraBora, seat: int, gender: int) -> int:
    """R-22: the different kinds among the men or the women of a seat."""
    count = 0
    base = (seat * 2 + gender) * KINDS
    for at in range(base, base + KINDS):
        if p.kinds[at]:
            count += 1
    return count


def is_card_task(op: int) -> bool:
    """Does a requirement look at the hand, which is secret?"""
    return op in (GOD_CARDS_SAME, GOD_CARDS_DIFFERENT, GOD_CARDS_OF_COLOR)


def cards_shown(cards: list[int], at: int, op: int, of: int) -> int:
    """BB-616: what five counts of cards, from ``at`` on, show for a god card task."""
    if op == GOD_CARDS_OF_COLOR:
        return cards[at + of]
    best = 0
    colours = 0
    for colour in range(COLOURS):
        count = cards[at + colour]
        if count:
            colours += 1
        if count > best:
            best = count
    return best if op == GOD_CARDS_SAME else colours


def built(p: BoraBora, seat: int) -> int:
    """The buildings of a seat that stand."""
    count = 0
    for at in range(seat * BUILDINGS, (seat + 1) * BUILDINGS):
        if p.sites[at] != NONE:
            count += 1
    return count


JEWELS_OF: Final[list[int]] = [
    sum(1 << jewel for jewel in range(JEWELS) if JEWEL_TYPE[jewel] == type)
    for type in range(len(JEWEL_TYPE_IDS))
]
"""The jewels of each type, as sets."""


def jewel_types(p: BoraBora, seat: int) -> int:
    """The different types among the jewels of a seat."""
    count = 0
    for type in JEWELS_OF:
        if p.owned[seat] & type:
            count += 1
    return count


def materials(p: BoraBora, seat: int, material: int) -> int:
    """Materials of a type, on ceremony spaces and beside the board."""
    return bits(p.filled[seat] & SPACES_FOR[material]) + p.beside[seat * MATERIALS + material]


def beside(p: BoraBora, seat: int) -> int:
    """Materials of all types beside the board."""
    count = 0
    for at in range(seat * MATERIALS, (seat + 1) * MATERIALS):
        count += p.beside[at]
    return count


def islands(p: BoraBora, seat: int) -> int:
    """The islands on which a seat has a hut."""
    count = 0
    for island in ISLANDS:
        if p.land[seat] & island:
            count += 1
    return count


def huts_beside(p: BoraBora, seat: int, species: int) -> int:
    """The huts of a seat in regions with fish of a species."""
    count = 0
    for region in range(REGIONS):
        if p.land[seat] >> region & 1 and FISH_SPECIES[p.fish[region]] == species:
            count += 1
    return count


def have(p: BoraBora, seat: int, op: int, of: int) -> int:
    """BB-534: how much of a requirement a seat has.

    ``of`` is what the requirement is about: a kind, a type, a terrain. Compared one by one, since
    a table of functions would cost more: tasks are counted all the time.
    """
    if op == MEN:
        return p.persons[seat * 2]
    if op == WOMEN:
        return p.persons[seat * 2 + 1]
    if op == MEN_DIFFERENT:
        return different(p, seat, 0)
    if op == WOMEN_DIFFERENT:
        return different(p, seat, 1)
    if op == PERSONS_OF_KIND:
        return p.kinds[seat * 2 * KINDS + of] + p.kinds[(seat * 2 + 1) * KINDS + of]
    if op == SHIFTED_MEN:
        return p.shifted[seat * 2]
    if op == SHIFTED_WOMEN:
        return p.shifted[seat * 2 + 1]
    if op == SHIFTED_ANY:
        return p.shifted[seat * 2] + p.shifted[seat * 2 + 1]
    if op == PRIESTS_IN_TEMPLE:
        return PRIESTS - p.priests[seat]
    if op == TURN_ORDER_TILE:
        return 1 if p.place[seat] == of else 0
    if op == JEWELS_OWNED:
        return bits(p.owned[seat])
    if op == JEWELS_DIFFERENT:
        return jewel_types(p, seat)
    if op == JEWELS_OF_TYPE:
        return bits(p.owned[seat] & JEWELS_OF[of])
    if op == BUILDINGS_BUILT:
        return built(p, seat)
    if op == GOD_TILES_HELD:
        return p.god_tiles[seat]
    if op == OFFERINGS_HELD:
        return p.offerings[seat]
    if op == SHELLS_HELD:
        return p.shells[seat]
    if op == MATERIALS_OF_TYPE:
        return materials(p, seat, of)
    if op == MATERIALS_ANY:
        return bits(p.filled[seat]) + beside(p, seat)
    if op == HUTS_ON_MAP:
        return bits(p.land[seat])
    if op == ISLANDS_WITH_HUT:
        return islands(p, seat)
    if op == HUTS_IN_TERRAIN:
        return bits(p.land[seat] & TERRAINS[of])
    if op == HUTS_NEXT_TO_FISH:
        return huts_beside(p, seat, of)
    if op == HUTS_ON_SPACE_12:
        return p.huts_12[seat]
    assert is_card_task(op)
    return cards_shown(p.hand, seat * COLOURS, op, of)


def missing(p: BoraBora, seat: int, task: int) -> int:
    """BB-534, BB-615: how many units of a task a seat is short of."""
    short = 0
    for i in range(NEEDS[task]):
        at = task * 2 + i
        lack = NEED_COUNT[at] - have(p, seat, NEED_OP[at], NEED_OF[at])
        if lack > 0:
            short += lack
    return short


def missing_after(p: BoraBora, seat: int, task: int, god: int, way: int) -> int:
    """BB-537: the same once a god has been paid in this way."""
    short = 0
    for i in range(NEEDS[task]):
        at = task * 2 + i
        op = NEED_OP[at]
        if is_card_task(op) and way != GOD_TILE:
            cards = p.hand[seat * COLOURS : (seat + 1) * COLOURS]
            cards[way] -= 1 if way == god else 2
            left = cards_shown(cards, 0, op, NEED_OF[at])
        else:
            left = have(p, seat, op, NEED_OF[at])
            if op == (GOD_TILES_HELD if way == GOD_TILE else OFFERINGS_HELD):
                left -= 1
        if left < NEED_COUNT[at]:
            short += NEED_COUNT[at] - left
    return short
