"""Where a token may be put, and for how much: the busiest question of the game."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import (
    ANY_OWN_TOKEN,
    EMPTY,
    FREE_FOREST,
    STEPS,
    TERRAIN_ONLY,
    Board,
)
from archipel.games.dokmus.components import FOREST, SMALL_TEMPLE, VOLCANO, WATER


class Placements:
    """Where a seat may put its next token, and for how much."""

    free: list[int]  # cells that cost nothing
    priced: list[int]  # cells that cost one sacrifice
    crossable: list[int]  # free cells that a paid crossing reaches as well (``terrain_only``)
    waived: bool  # DK-36: nothing is connected, so every cell is open

    def __init__(self) -> None:
        self.free = []
        self.priced = []
        self.crossable = []
        self.waived = False


# While placements are looked for, a cell that was found is marked in ``owner`` itself: one list
# tells both who stands there and what was seen, and nothing large has to be made each time.
FREE: Final = -2
PRICED: Final = -3


def placements(board: Board, owner: list[int], own: list[int], last: int, left: int) -> Placements:
    """DK-30 to DK-36, DK-43 to DK-45, DK-51, DK-52, DK-61 to DK-67: the prices of all cells.

    ``owner`` is marked on the way and left as it was.
    """
    terrain = board.land.terrain
    net = board.land.net
    at = board.at
    place = board.place
    any_link = board.rules & ANY_OWN_TOKEN
    found = Placements()
    free = found.free
    forests: list[int] = []  # connected, and not exempt by a token in an adjacent forest
    linked = 0  # groups of temples that link to the last token
    footholds = 0  # temples with an own token in a forest beside them
    ways = 0  # waterways that can be crossed
    for cell in own:
        here = place[cell]
        in_forest = terrain[cell] == FOREST
        for step in STEPS:
            other = at[here + step]
            if other < 0:
                continue
            ground = terrain[other]
            if ground <= VOLCANO:
                if owner[other] == EMPTY:
                    if ground != FOREST or in_forest:
                        owner[other] = FREE
                        free.append(other)
                    else:
                        forests.append(other)
            elif ground == WATER:
                ways |= board.way[net[other]]
            elif ground >= SMALL_TEMPLE:
                temple = net[other]
                ways |= board.temple_ways[temple]
                if in_forest:
                    footholds |= board.kin[temple]
                if cell == last or any_link:
                    linked |= board.group[temple]
    if linked:
        for temple in range(len(board.group)):
            if board.group[temple] & linked:
                for other in board.beside[temple]:
                    if owner[other] == EMPTY:
                        if terrain[other] != FOREST:
                            owner[other] = FREE
                            free.append(other)
                        else:
                            forests.append(other)
    for cell in forests:
        if owner[cell] == EMPTY:
            if footholds and _has_foothold(board, cell, footholds):
                owner[cell] = FREE
                free.append(cell)
            elif left >= 2:
                owner[cell] = PRICED
                found.priced.append(cell)
    if ways and left >= 2:
        _cross(board, owner, ways, found)
    if not free and not found.priced:
        _waive(board, owner, footholds, left, found)
    for cell in free:
        owner[cell] = EMPTY
    for cell in found.priced:
        owner[cell] = EMPTY
    return found


def _has_foothold(board: Board, cell: int, footholds: int) -> bool:
    """DK-44b: is the forest beside a temple with an own forest token beside it?"""
    here = board.place[cell]
    for step in STEPS:
        other = board.at[here + step]
        if (
            other >= 0
            and board.land.terrain[other] >= SMALL_TEMPLE
            and board.kin[board.land.net[other]] & footholds
        ):
            return True
    return False


def _cross(board: Board, owner: list[int], ways: int, found: Placements) -> None:
    """DK-62: the banks of the waterways, and the cells beside temples that touch them."""
    way = board.way
    for pool in range(len(way)):
        if way[pool] & ways:
            _reach(board.banks[pool], owner, found, board.rules)
    for temple in range(len(board.group)):
        if board.temple_ways[temple] & ways:
            _reach(board.beside[temple], owner, found, board.rules)


def _reach(cells: list[int], owner: list[int], found: Placements, rules: int) -> None:
    """These cells are reached by a crossing; a free one stays free (DK-66)."""
    priced = found.priced
    for cell in cells:
        if owner[cell] == EMPTY:
            owner[cell] = PRICED
            priced.append(cell)
        elif rules & TERRAIN_ONLY and owner[cell] == FREE and cell not in found.crossable:
            found.crossable.append(cell)


def _waive(board: Board, owner: list[int], footholds: int, left: int, found: Placements) -> None:
    """DK-36: no legal placement, so any empty cell; a forest still has its price."""
    found.waived = True
    terrain = board.land.terrain
    for cell in board.land.open:
        if owner[cell] != EMPTY:
            continue
        if (
            terrain[cell] != FOREST
            or board.rules & FREE_FOREST
            or (footholds and _has_foothold(board, cell, footholds))
        ):
            found.free.append(cell)
        elif left >= 2:
            found.priced.append(cell)
