"""Points, ranks, and the count of the pieces."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import STEPS
from archipel.games.dokmus.components import (
    AREA,
    COMPLETE_POINTS,
    LARGE_TEMPLE,
    LARGE_TEMPLE_POINTS,
    RUINS_POINTS,
    SACRIFICE_POINTS,
    SMALL_TEMPLE_POINTS,
    TILES,
    VISIT_POINTS,
)
from archipel.games.dokmus.position import Dokmus
from archipel.kernel.core import Source
from archipel.kernel.seats import places

SHEET: Final[list[Source]] = [
    Source("ruins"),
    Source("temples", at_end=True),
    Source("complete", at_end=True),
    Source("visited", at_end=True),
    Source("sacrifice", at_end=True),
]


def explored(d: Dokmus, seat: int) -> list[int]:
    """DK-92: the temples, as cells, with a token of the seat directly beside them."""
    board = d.board
    found: list[int] = []
    for cell in board.land.temples:
        here = board.place[cell]
        for step in STEPS:
            other = board.at[here + step]
            if other >= 0 and d.owner[other] == seat:
                found.append(cell)
                break
    return found


def temple_points(d: Dokmus, temple: int) -> int:
    """DK-93, DK-94."""
    large = d.board.land.terrain[temple] == LARGE_TEMPLE
    return LARGE_TEMPLE_POINTS if large else SMALL_TEMPLE_POINTS


def temples_by_tile(temples: list[int]) -> list[int]:
    """How many of these temples are printed on each tile."""
    counts = [0] * TILES
    for cell in temples:
        counts[cell // AREA] += 1
    return counts


def visited(temples: list[int]) -> list[int]:
    """DK-96: the tiles on which these explored temples are printed."""
    counts = temples_by_tile(temples)
    return [tile for tile in range(TILES) if counts[tile]]


def complete(d: Dokmus, temples: list[int]) -> list[int]:
    """DK-95: the tiles all of whose temples are among the explored ones."""
    counts = temples_by_tile(temples)
    printed = temples_by_tile(d.board.land.temples)
    return [tile for tile in range(TILES) if printed[tile] and counts[tile] == printed[tile]]


def sacrifice_points(counts: list[int]) -> list[int]:
    """DK-97 to DK-99: points by rank; who is tied gets the points of the rank in full."""
    prizes = SACRIFICE_POINTS[len(counts)]
    ranks = places(counts, counts)
    return [prizes[rank - 1] if mine else 0 for rank, mine in zip(ranks, counts)]


def breakdown(d: Dokmus) -> list[dict[str, int]]:
    """DK-4, DK-91 to DK-99: the points of each seat by source, as they would count now."""
    sacrifices = sacrifice_points(d.sacrificed)
    points: list[dict[str, int]] = []
    for seat in range(d.seats):
        temples = explored(d, seat)
        points.append(
            {
                "ruins": d.ruins[seat] * RUINS_POINTS,
                "temples": sum([temple_points(d, temple) for temple in temples]),
                "complete": len(complete(d, temples)) * COMPLETE_POINTS[d.seats],
                "visited": VISIT_POINTS[len(visited(temples))],
                "sacrifice": sacrifices[seat],
            }
        )
    return points


def ranks(d: Dokmus) -> list[int]:
    """DK-100, DK-101: most points, then most sacrificed tokens; equal ranks are shared."""
    return places([sum(points.values()) for points in breakdown(d)], d.sacrificed)


def pieces(d: Dokmus) -> dict[str, int]:
    """DK-2: tokens and guardians, wherever they are."""
    counts = {"guardians": d.passing.bit_count() + len([n for n in d.guardian if n])}
    for seat in range(d.seats):
        standing = len([cell for cell in d.owner if cell == seat])
        counts[f"tokens_{seat}"] = d.hand[seat] + standing + d.sacrificed[seat]
    return counts
