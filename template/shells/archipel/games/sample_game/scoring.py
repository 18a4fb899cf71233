"""Points and places: SG-20 to SG-22."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game.components import ALL_KINDS, KINDS, SHELL_IDS
from archipel.games.sample_game.position import Table
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SHEET: Final[list[Source]] = [
    Source("sets", at_end=True, hidden=True),
    Source("all_kinds", at_end=True, hidden=True),
]


def breakdown(p: Table) -> list[dict[str, int]]:
    """Points by source, as they would count now."""
    return [sources(p, seat) for seat in range(p.seats)]


def sources(p: Table, seat: int, all_of_them: bool = True) -> dict[str, int]:
    """SG-20: the first shell of a kind scores 1, the second 2, ...; SG-21: all kinds.

    Or as the others know them: without the shells that lie face down (SG-H1).
    """
    sets = 0
    complete = True
    for kind in range(KINDS):
        count = p.owned(seat, kind) if all_of_them else p.shown[seat * KINDS + kind]
        sets += count * (count + 1) // 2
        complete = complete and count > 0
    return {"sets": sets, "all_kinds": ALL_KINDS if complete else 0}


def points(p: Table, seat: int) -> int:
    return sum(sources(p, seat).values())


def ranks(p: Table) -> list[int]:
    """SG-22: among equals, more shells face down are better."""
    ties = [p.face_down(seat) for seat in range(p.seats)]
    return places([points(p, seat) for seat in range(p.seats)], ties)


def pieces(p: Table) -> dict[str, int]:
    """SG-01: no shell is ever lost."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        count = p.bag[kind] + p.beach[kind] + (1 if p.held == kind else 0)
        for seat in range(p.seats):
            count += p.owned(seat, kind)
        found[SHELL_IDS[kind]] = count
    return found
