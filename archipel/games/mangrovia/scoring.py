"""Fervour points, places and what is never lost."""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia.components import (
    AMULET_TILE,
    AMULET_TILE_VALUE,
    AMULET_VALUES,
    AMULETS,
    FERVOUR,
    FIRST_KIND,
    KINDS,
    LANDSCAPE,
    LAST_KIND,
    NEUTRAL,
    NONE,
    OFFERING,
    OWNERS,
    PATHS,
    PRIZES,
    SPACES,
    STATUE_TILE,
    TILES,
    TOTEM_PRIZES,
)
from archipel.games.mangrovia.position import FAR, Mangrovia
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SHEET: Final[list[Source]] = [
    Source("printed"),
    Source("fervour_tiles"),
    Source("paths", at_end=True),
    Source("stone_star", at_end=True),
    Source("totem", at_end=True),
    Source("amulets", at_end=True, hidden=True),
]

STATUE_COUNTS: Final = FAR + 1
"""In a place on a path the statue tile counts more than any distance,"""
HUT_COUNTS: Final = 2 * STATUE_COUNTS
"""and a hut more than both."""


def statue_owner(p: Mangrovia, path: int) -> int:
    """MG-92: the seat that holds the statue tile of a path, or NONE."""
    if p.tile_kinds:
        for seat in range(p.seats):
            if p.tiles[seat * TILES + STATUE_TILE[path]]:
                return seat
    return NONE


def place_on_path(p: Mangrovia, path: int) -> tuple[int, int]:
    """MG-81 to MG-84, MG-92: the owners in first and second place on a path, or NONE.

    More huts win; in a tie the owner of the statue tile, then the hut nearest to the statue.
    """
    base = path * OWNERS
    favoured = statue_owner(p, path)
    first = NONE
    second = NONE
    best = 0
    next_best = 0
    for owner in range(OWNERS):
        huts = p.along[base + owner]
        if huts == 0:
            continue
        rank = huts * HUT_COUNTS - p.nearest[base + owner]
        if owner == favoured:
            rank += STATUE_COUNTS
        if rank > best:
            second = first
            next_best = best
            first = owner
            best = rank
        elif rank > next_best:
            second = owner
            next_best = rank
    return first, second


def totem_places(p: Mangrovia) -> tuple[int, int]:
    """MG-86, MG-87: most and second most huts there; the lowest tile breaks ties."""
    first = NONE
    second = NONE
    best = 0
    next_best = 0
    for owner in range(OWNERS):
        huts = p.totem[owner]
        if huts == 0:
            continue
        rank = huts * HUT_COUNTS - p.lowest[owner]
        if rank > best:
            second = first
            next_best = best
            first = owner
            best = rank
        elif rank > next_best:
            second = owner
            next_best = rank
    return first, second


def star_total(p: Mangrovia) -> int:
    """MG-85: all huts around the Stone Star; whether the neutral one counts is for the table."""
    total = sum(p.star)
    return total if p.neutral_in_star else total - p.star[NEUTRAL]


def amulet_points(p: Mangrovia, seat: int) -> int:
    """MG-88: the values of the amulets a seat has kept."""
    total = 0
    at = seat * AMULETS
    for number in range(AMULETS):
        total += AMULET_VALUES[number] * p.amulets[at + number]
    if p.drawer == seat:
        for number in range(AMULETS):
            total += AMULET_VALUES[number] * p.drawn[number]
    return total + amulet_tile_points(p, seat)


def open_amulet_points(p: Mangrovia, seat: int) -> int:
    """MG-50, MG-88: those of them that everybody knows: taken from the open stack, or tiles."""
    return p.ones[seat] + amulet_tile_points(p, seat)


def has_closed_amulets(p: Mangrovia, seat: int) -> bool:
    """MG-50: has a seat an amulet whose value only it knows? How many it has, everybody sees."""
    held = 0
    for at in range(seat * AMULETS, (seat + 1) * AMULETS):
        held += p.amulets[at]
    if p.drawer == seat:
        held += sum(p.drawn)
    return held > p.ones[seat]


def amulet_tile_points(p: Mangrovia, seat: int) -> int:
    """MG-88: unused amulet tiles, where the table counts them."""
    return AMULET_TILE_VALUE * p.tiles[seat * TILES + AMULET_TILE] if p.amulet_tile_scores else 0


def breakdown(p: Mangrovia) -> list[dict[str, int]]:
    """The points of each seat by source, as they would count now."""
    paths = [0] * OWNERS
    for path in range(PATHS):
        first, second = place_on_path(p, path)
        if first != NONE:
            paths[first] += PRIZES[path][0]
        if second != NONE:
            paths[second] += PRIZES[path][1]
    totem = [0] * OWNERS
    first, second = totem_places(p)
    if first != NONE:
        totem[first] += TOTEM_PRIZES[0]
    if second != NONE:
        totem[second] += TOTEM_PRIZES[1]
    huts = star_total(p)
    return [
        {
            "printed": p.printed[seat],
            "fervour_tiles": p.piled[seat],
            "paths": paths[seat],
            "stone_star": p.star[seat] * huts,
            "totem": totem[seat],
            "amulets": amulet_points(p, seat),
        }
        for seat in range(p.seats)
    ]


def ranks(p: Mangrovia) -> list[int]:
    """MG-89: most points, then the higher sum of amulets; who is still tied shares the place."""
    points = breakdown(p)
    totals = [sum(mine.values()) for mine in points]
    return places(totals, [mine["amulets"] for mine in points])


def all_huts(p: Mangrovia) -> int:
    """Huts in the stocks and on the map, where twins are two."""
    huts = sum(p.stock)
    for space in range(SPACES):
        if p.owner[space] != NONE:
            huts += 2 if p.twins >> space & 1 else 1
    return huts


def pieces(p: Mangrovia) -> dict[str, int]:
    """MG-6: huts, dishes, cards, amulets and tiles are neither added nor lost."""
    dishes = 0
    for seat in range(p.seats):
        dishes += p.dishes_in_hand(seat) + p.dish.count(seat)
    cards = [0, 0]
    for stock in range(2):
        for kind in range(FIRST_KIND[stock], LAST_KIND[stock]):
            cards[stock] += p.deck[kind] + p.discards[kind] + p.open.count(kind)
            for seat in range(p.seats):
                cards[stock] += p.hold[seat * KINDS + kind]
    start_cards = p.box + sum(p.starts)
    amulets = p.stack + sum(p.bag) + sum(p.aside) + sum(p.amulets) + sum(p.drawn)
    tiles = sum(p.tile_box) + sum(p.tiles) + len(p.bonus) - p.bonus.count(NONE)
    return {
        "huts": all_huts(p),
        "dishes": dishes,
        "offering_cards": cards[OFFERING] + p.box,
        "start_cards": start_cards,
        "landscape_cards": cards[LANDSCAPE],
        "amulets": amulets,
        "bonus_tiles": tiles,
        "fervour_tiles": len(FERVOUR) - p.pile + len(p.under) - p.under.count(NONE),
    }
