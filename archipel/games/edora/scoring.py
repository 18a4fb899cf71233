"""Points by source, tablets, ranks, and the count of the pieces: ED-63 to ED-72."""

from __future__ import annotations

from typing import Final

from archipel.games.edora.components import (
    AT_LEAST,
    CONDITION,
    FINAL_IDS,
    FIRST_KNOWLEDGE,
    FOOD_PER_PRESTIGE,
    LEFT_PRESTIGE,
    LINES,
    MULTIPLIERS,
    NONE,
    PAIR_PRESTIGE,
    PER_DIE,
    PER_MISTLETOE,
    PLACES,
    ROWS,
    SANCTUARIES,
    SICKLE_PRESTIGE,
    SOURCE_IDS,
    SOURCES,
    START_SANCTUARIES,
    STONES,
    TABLET_PRESTIGE,
    TABLETS,
)
from archipel.games.edora.position import LIMITED_MISTLETOE, RESERVE_SCORES, Edora
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SHEET: Final[list[Source]] = [
    *[Source(id) for id in SOURCE_IDS],
    *[Source(id, at_end=True) for id in FINAL_IDS],
]


def breakdown(p: Edora) -> list[dict[str, int]]:
    """ED-64 to ED-68: prestige by source; what the final scoring adds is counted as of now."""
    items = led(p)
    found: list[dict[str, int]] = []
    for seat in range(p.seats):
        mine: dict[str, int] = {}
        for source in range(SOURCES):
            mine[SOURCE_IDS[source]] = p.points[seat * SOURCES + source]
        last = [
            leftovers(p, seat),
            SICKLE_PRESTIGE[p.sickle[seat]],
            TABLET_PRESTIGE * fulfilled(p, seat),
            amulet_points(p, seat),
            items[seat] * MULTIPLIERS[p.knowledge[seat]],
        ]
        for step in range(len(last)):
            mine[FINAL_IDS[step]] = last[step]
        found.append(mine)
    return found


def leftovers(p: Edora, seat: int) -> int:
    """ED-64: food by sixes, mistletoe, dice that were not placed."""
    dice = p.at_hand[seat]
    if not p.rules & RESERVE_SCORES:
        dice += p.in_stock[seat]
    food = p.food[seat] // FOOD_PER_PRESTIGE
    return food + p.mistletoe[seat] * PER_MISTLETOE + dice * PER_DIE


def fulfilled(p: Edora, seat: int) -> int:
    """ED-66: how many tablets of a seat are fulfilled now, each copy by itself."""
    count = 0
    for kind in range(TABLETS):
        copies = p.tablets[seat * TABLETS + kind]
        if copies and progress(p, seat, kind) >= AT_LEAST[kind]:
            count += copies
    return count


def amulet_points(p: Edora, seat: int) -> int:
    """ED-67: full rows, and the three left places."""
    points = 0
    lefts = 0
    at = seat * PLACES
    for row in range(ROWS):
        if p.amulet[at + 2 * row] != NONE:
            lefts += 1
            if p.amulet[at + 2 * row + 1] != NONE:
                points += PAIR_PRESTIGE
    if lefts == ROWS:
        points += LEFT_PRESTIGE
    return points


def stones_at(p: Edora) -> list[int]:
    """How many menhirs and steles stand at each sanctuary."""
    found = [0] * SANCTUARIES
    for stone in range(p.seats * STONES):
        if p.stands[stone] != NONE:
            found[p.stands[stone]] += 1
    return found


def led(p: Edora) -> list[int]:
    """ED-68: the dice that lead a sanctuary and the stones there, by seat."""
    found = [0] * p.seats
    stones = stones_at(p)
    for sanctuary in range(SANCTUARIES):
        seat = p.leader(sanctuary)
        if seat != NONE:
            found[seat] += 1 + stones[sanctuary]
    return found


def progress(p: Edora, seat: int, kind: int) -> int:
    """ED-70 to ED-72: what a tablet counts, for a seat."""
    op = CONDITION[kind]
    mine = p.mine[seat]
    if op == 0:
        return p.menhirs[seat].bit_count()
    if op == 1:
        return p.steles[seat].bit_count()
    if op == 2:
        return p.worn[seat].bit_count()
    if op == 3:
        return p.brewed[seat].bit_count()
    if op == 4:
        return p.tablets_owned(seat)
    if op == 5:
        return p.active[seat].bit_count()
    if op == 6:
        return p.dolmens(seat)
    if op == 7:
        return p.knowledge[seat] - FIRST_KNOWLEDGE
    if op == 8:
        return (mine & START_SANCTUARIES).bit_count()
    if op == 9:
        return full_lines(mine)
    if op == 10:
        return largest_equal_group(p, seat)
    if op == 11:
        return majorities(p, seat)
    if op == 12:
        return clearings_entered(p, mine)
    if op == 13:
        return clearings_filled(p, mine)
    return (mine & p.board.portal).bit_count()


def full_lines(mine: int) -> int:
    """ED-71: straight lines of four sanctuaries, all with own dice."""
    count = 0
    for line in LINES:
        if mine & line == line:
            count += 1
    return count


def largest_equal_group(p: Edora, seat: int) -> int:
    """ED-71, R19: the most own dice of one value that hang together by paths."""
    values = [0] * SANCTUARIES
    mine = p.mine[seat]
    for sanctuary in range(SANCTUARIES):
        if mine >> sanctuary & 1:
            values[sanctuary] = p.value_at(seat, sanctuary)
    best = 0
    for start in range(SANCTUARIES):
        value = values[start]
        if value == 0:
            continue
        values[start] = 0
        group = [start]
        size = 0
        while size < len(group):
            for there in p.board.beside[group[size]]:
                if values[there] == value:
                    values[there] = 0
                    group.append(there)
            size += 1
        best = max(best, size)
    return best


def majorities(p: Edora, seat: int) -> int:
    """ED-71: sanctuaries led where somebody else has a die as well."""
    count = 0
    mine = p.mine[seat]
    for sanctuary in range(SANCTUARIES):
        if mine >> sanctuary & 1 and p.contested(sanctuary) > 1 and p.leader(sanctuary) == seat:
            count += 1
    return count


def clearings_entered(p: Edora, mine: int) -> int:
    """ED-72: clearings with an own die."""
    count = 0
    for clearing in p.board.clearings:
        if clearing & mine:
            count += 1
    return count


def clearings_filled(p: Edora, mine: int) -> int:
    """ED-72: clearings with own dice on all their sanctuaries."""
    count = 0
    for clearing in p.board.clearings:
        if clearing & ~mine == 0:
            count += 1
    return count


def ranks(p: Edora) -> list[int]:
    """ED-69: by prestige; among equals whoever is further back on the knowledge track."""
    totals = [sum(mine.values()) for mine in breakdown(p)]
    return places(totals, [-p.standing[seat] for seat in range(p.seats)])


def pieces(p: Edora) -> dict[str, int]:
    """ED-1 to ED-3, ED-82: nothing is added and nothing is lost."""
    dice = p.unrolled + sum(p.reserve) + sum(p.stock) + (1 if p.held else 0)
    for die in p.dice:
        if die:
            dice += 1
    herbs = 0
    stones = 0
    gems = sum(p.gems)
    potions = p.potions.bit_count()
    for seat in range(p.seats):
        herbs += p.loose[seat].bit_count() + p.active[seat].bit_count()
        herbs += p.spent[seat].bit_count()
        stones += STONES - p.menhirs[seat].bit_count() - p.steles[seat].bit_count()
        potions += p.brewed[seat].bit_count()
    for herb in p.herb_at:
        if herb != NONE:
            herbs += 1
    for sanctuary in p.stands:
        if sanctuary != NONE:
            stones += 1
    for gem in p.amulet:
        if gem != NONE:
            gems += 1
    tablets = sum(p.pile) + sum(p.tablets) + sum(p.drawn)
    tablets += len(p.display) - p.display.count(NONE)
    found = {
        "dice": dice,
        "herbs": herbs,
        "stones": stones,
        "gems": gems,
        "potions": potions,
        "tablets": tablets,
    }
    if p.rules & LIMITED_MISTLETOE:
        found["mistletoe"] = p.supply + sum(p.mistletoe)
    return found
