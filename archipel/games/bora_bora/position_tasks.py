"""What a task counts: BB-534, BB-616."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archipel.games.bora_bora.components import (
    BUILDINGS,
    COLOURS,
    FISH_SPECIES,
    GOD_TILE,
    ISLANDS,
    JEWEL_TYPE,
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

TURN_ORDER_TILE: Final[int] = OP_IDS.index("turn_order_tile")
JEWELS_OWNED: Final[int] = OP_IDS.index("jewels")
JEWELS_DIFFERENT: Final[int] = OP_IDS.index("jewels_different")
JEWELS_OF_TYPE: Final[int] = OP_IDS.index("jewels_of_type")
GOD_TILES_HELD: Final[int] = OP_IDS.index("god_tiles")
OFFERINGS_HELD: Final[int] = OP_IDS.index("offerings")
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


# How much of a requirement a seat has: one function for each, by its word in components.json.
# The third argument is what the requirement is about: a kind, a type, a terrain.


def men(p: BoraBora, seat: int, _: int) -> int:
    return p.persons[seat * 2]


def women(p: BoraBora, seat: int, _: int) -> int:
    return p.persons[seat * 2 + 1]


def men_different(p: BoraBora, seat: int, _: int) -> int:
    return different(p, seat, 0)


def women_different(p: BoraBora, seat: int, _: int) -> int:
    return different(p, seat, 1)


def persons_of_kind(p: BoraBora, seat: int, kind: int) -> int:
    return p.kinds[seat * 2 * KINDS + kind] + p.kinds[(seat * 2 + 1) * KINDS + kind]


def shifted_men(p: BoraBora, seat: int, _: int) -> int:
    return p.shifted[seat * 2]


def shifted_women(p: BoraBora, seat: int, _: int) -> int:
    return p.shifted[seat * 2 + 1]


def shifted_any(p: BoraBora, seat: int, _: int) -> int:
    return p.shifted[seat * 2] + p.shifted[seat * 2 + 1]


def priests_in_temple(p: BoraBora, seat: int, _: int) -> int:
    return PRIESTS - p.priests[seat]


def turn_order_tile(p: BoraBora, seat: int, place: int) -> int:
    return 1 if p.place[seat] == place else 0


def jewels(p: BoraBora, seat: int, _: int) -> int:
    return bits(p.owned[seat])


def jewels_different(p: BoraBora, seat: int, _: int) -> int:
    found = 0
    for jewel in range(JEWELS):
        if p.owned[seat] >> jewel & 1:
            found |= 1 << JEWEL_TYPE[jewel]
    return bits(found)


def jewels_of_type(p: BoraBora, seat: int, type: int) -> int:
    count = 0
    for jewel in range(JEWELS):
        if p.owned[seat] >> jewel & 1 and JEWEL_TYPE[jewel] == type:
            count += 1
    return count


def buildings(p: BoraBora, seat: int, _: int) -> int:
    return built(p, seat)


def god_tiles(p: BoraBora, seat: int, _: int) -> int:
    return p.god_tiles[seat]


def offerings(p: BoraBora, seat: int, _: int) -> int:
    return p.offerings[seat]


def shells(p: BoraBora, seat: int, _: int) -> int:
    return p.shells[seat]


def materials_of_type(p: BoraBora, seat: int, material: int) -> int:
    """Materials of a type, on ceremony spaces and beside the board."""
    return bits(p.filled[seat] & SPACES_FOR[material]) + p.beside[seat * MATERIALS + material]


def materials_any(p: BoraBora, seat: int, _: int) -> int:
    count = 0
    for material in range(MATERIALS):
        count += materials_of_type(p, seat, material)
    return count


def huts_on_map(p: BoraBora, seat: int, _: int) -> int:
    return bits(p.land[seat])


def islands_with_hut(p: BoraBora, seat: int, _: int) -> int:
    count = 0
    for island in ISLANDS:
        if p.land[seat] & island:
            count += 1
    return count


def huts_in_terrain(p: BoraBora, seat: int, terrain: int) -> int:
    return bits(p.land[seat] & TERRAINS[terrain])


def huts_next_to_fish(p: BoraBora, seat: int, species: int) -> int:
    count = 0
    for region in range(REGIONS):
        if p.land[seat] >> region & 1 and FISH_SPECIES[p.fish[region]] == species:
            count += 1
    return count


def huts_on_space_12(p: BoraBora, seat: int, _: int) -> int:
    return p.huts_12[seat]


def god_cards_same(p: BoraBora, seat: int, _: int) -> int:
    return cards_shown(p.hand, seat * COLOURS, GOD_CARDS_SAME, 0)


def god_cards_different(p: BoraBora, seat: int, _: int) -> int:
    return cards_shown(p.hand, seat * COLOURS, GOD_CARDS_DIFFERENT, 0)


def god_cards_of_color(p: BoraBora, seat: int, colour: int) -> int:
    return cards_shown(p.hand, seat * COLOURS, GOD_CARDS_OF_COLOR, colour)


Count = Callable[[BoraBora, int, int], int]

COUNTED: Final[dict[str, Count]] = {
    "men": men,
    "women": women,
    "men_different": men_different,
    "women_different": women_different,
    "persons_of_kind": persons_of_kind,
    "shifted_men": shifted_men,
    "shifted_women": shifted_women,
    "shifted_any": shifted_any,
    "priests_in_temple": priests_in_temple,
    "turn_order_tile": turn_order_tile,
    "jewels": jewels,
    "jewels_different": jewels_different,
    "jewels_of_type": jewels_of_type,
    "buildings": buildings,
    "god_tiles": god_tiles,
    "offerings": offerings,
    "shells": shells,
    "materials_of_type": materials_of_type,
    "materials_any": materials_any,
    "huts_on_map": huts_on_map,
    "islands_with_hut": islands_with_hut,
    "huts_in_terrain": huts_in_terrain,
    "huts_next_to_fish": huts_next_to_fish,
    "huts_on_space_12": huts_on_space_12,
    "god_cards_same": god_cards_same,
    "god_cards_different": god_cards_different,
    "god_cards_of_color": god_cards_of_color,
}
COUNTS: Final[list[Count]] = [COUNTED[word] for word in OP_IDS]
"""By the number of the requirement."""


def have(p: BoraBora, seat: int, op: int, of: int) -> int:
    """BB-534: how much of a requirement a seat has."""
    return COUNTS[op](p, seat, of)


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
