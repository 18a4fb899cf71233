"""Respect points, places and what is never lost."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana.components import RESERVE_POINTS, TREASURE_POINTS
from archipel.games.costa_ruana.position import NONE, CostaRuana
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SHEET: Final[list[Source]] = [
    Source("treasures", hidden=True),  # nobody can lose a treasure: what is in the hut is scored
    Source("reserve", at_end=True),
]


def points(c: CostaRuana, seat: int) -> int:
    """CR-57: two for each treasure of the whole game, one for each inhabitant in the reserve."""
    treasures = c.hut[seat] + c.won[seat]
    return TREASURE_POINTS * treasures + RESERVE_POINTS * c.reserve[seat]


def breakdown(c: CostaRuana) -> list[dict[str, int]]:
    """The points of each seat by source, as they would count now."""
    return [
        {
            "treasures": TREASURE_POINTS * (c.hut[seat] + c.won[seat]),
            "reserve": RESERVE_POINTS * c.reserve[seat],
        }
        for seat in range(c.seats)
    ]


def ranks(c: CostaRuana) -> list[int]:
    """CR-58: most points, then most treasures; who is still tied shares the place."""
    treasures = [c.hut[seat] + c.won[seat] for seat in range(c.seats)]
    return places([points(c, seat) for seat in range(c.seats)], treasures)


def pieces(c: CostaRuana) -> dict[str, int]:
    """CR-61: treasures, inhabitants and cards are neither added nor lost."""
    copiers = 0
    for slot in c.copying:
        if slot != NONE:
            copiers += 1
    on_table = 0
    for face in c.face:
        if face != NONE:
            on_table += 1
    return {
        "treasures": sum(c.treasures) + sum(c.hut) + sum(c.won) + c.box,
        "inhabitants": sum(c.folk) + sum(c.reserve) + copiers,
        "cards": c.pile() + sum(c.held) + on_table + sum(c.discards),
    }
