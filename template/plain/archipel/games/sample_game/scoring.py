"""Points and places: SG-20, SG-21."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game.position import Table
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SHEET: Final[list[Source]] = [Source("stones")]


def breakdown(p: Table) -> list[dict[str, int]]:
    """SG-20: points by source, as they count now."""
    return [{"stones": points} for points in p.points]


def ranks(p: Table) -> list[int]:
    """SG-21: who sits later is better among equals."""
    return places(p.points, list(range(p.seats)))


def pieces(p: Table) -> dict[str, int]:
    """SG-01: no stone is ever lost."""
    return {"stones": p.left() + sum(p.stones)}
