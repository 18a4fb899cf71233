"""How far everything is: the tokens it takes a seat to stand beside each temple.

The distances of all tokens but the last one are kept with the board. A computer player that tries
every cell for its next token changes just that last one, so each try costs a small flood around it.
"""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import (
    ANY_OWN_TOKEN,
    BITS,
    EMPTY,
    RIM,
    STEPS,
    TILE_OF,
    Board,
    Land,
    inside,
)
from archipel.games.dokmus.board_chart import Ground, Reach
from archipel.games.dokmus.components import (
    AREA,
    CELLS,
    FOREST,
    LARGE_TEMPLE,
    LARGE_TEMPLE_POINTS,
    MOST_SEATS,
    SIZE,
    SMALL_TEMPLE,
    SMALL_TEMPLE_POINTS,
    VOLCANO,
    WATER,
)
from archipel.games.dokmus.position import Dokmus

FAR: Final = 99
HORIZON: Final = 4
"""Farther than so many tokens nobody looks: looking 9 tokens ahead won no more games."""

NOTHING_OPEN: Final[list[int]] = [0] * (HORIZON + 1)


def reach_of(d: Dokmus, seat: int) -> Reach:
    """What is in reach of a seat, its last token included (``with_last``).

    What the active seat has put down last does not stand in the way of the others yet: so its
    next tries leave their reach as it is.
    """
    board = d.board
    if not board.reaches:
        board.reaches = [None] * MOST_SEATS
    before = _before(d, seat)
    last = d.last[seat]
    reach = board.reaches[seat]
    if reach is None or not _stand_alike(d, seat, reach):
        reach = _reach(d, seat, before)
        board.reaches[seat] = reach
    elif reach.tokens != before:
        if reach.tokens[:-1] == before:  # a choice that puts no token down, among others that do
            if reach.earlier is None:
                reach.earlier = _reach(d, seat, before)
            reach = reach.earlier
        else:
            reach = _one_more(d, seat, reach, before) or _reach(d, seat, before)
            board.reaches[seat] = reach
    if reach.last == last:
        return reach
    temples = reach.found
    if last >= 0:
        temples = temples[:]
        flood = Flood(d, reach.dist, temples, reach.linked, reach.ways)
        flood.run([last], True)
        flood.undo()
    reach.last = last
    reach.with_last = temples
    reach.hand = -1
    return reach


def distances(d: Dokmus, seat: int) -> list[int]:
    """How many tokens it takes to stand on each cell."""
    reach = _reach(d, seat, d.tokens[seat])
    last = d.last[seat]
    if last >= 0:
        Flood(d, reach.dist, reach.found, reach.linked, reach.ways).run([last], True)
    return reach.dist


def _before(d: Dokmus, seat: int) -> list[int]:
    """The tokens of a seat without the last one."""
    own = d.tokens[seat]
    return own[:-1] if own and own[-1] == d.last[seat] else own


def _in_the_way(d: Dokmus, other: int) -> list[int]:
    return _before(d, other) if other == d.active else d.tokens[other]


def _stand_alike(d: Dokmus, seat: int, reach: Reach) -> bool:
    """Do the tokens of the others stand as they did?"""
    if len(reach.others) != d.seats:  # tables of all sizes share the board that is still empty
        return False
    for other in range(d.seats):
        if other != seat and _in_the_way(d, other) != reach.others[other]:
            return False
    return True


def _reach(d: Dokmus, seat: int, tokens: list[int]) -> Reach:
    """From the beginning."""
    reach = Reach()
    reach.tokens = tokens[:]
    reach.others = [_in_the_way(d, other)[:] for other in range(d.seats)]
    reach.dist = [FAR] * CELLS
    reach.found = [0] * (HORIZON + 1)
    flood = Flood(d, reach.dist, reach.found, NOTHING_OPEN, NOTHING_OPEN)
    lifted = _lift(d, seat)
    flood.run(tokens, d.board.rules & ANY_OWN_TOKEN != 0)
    _put_back(d, lifted)
    reach.linked = flood.linked
    reach.ways = flood.ways
    return reach


def _one_more(d: Dokmus, seat: int, reach: Reach, tokens: list[int]) -> Reach | None:
    """From what was known, if the seat has one token more since then."""
    if len(tokens) != len(reach.tokens) + 1 or tokens[:-1] != reach.tokens:
        return None
    more = Reach()
    more.tokens = tokens[:]
    more.others = reach.others
    more.dist = reach.dist[:]
    more.found = reach.found[:]
    flood = Flood(d, more.dist, more.found, reach.linked, reach.ways)
    lifted = _lift(d, seat)
    flood.run(tokens[-1:], d.board.rules & ANY_OWN_TOKEN != 0)
    _put_back(d, lifted)
    for level in range(HORIZON + 1):
        flood.linked[level] |= reach.linked[level]
        flood.ways[level] |= reach.ways[level]
    more.linked = flood.linked
    more.ways = flood.ways
    more.earlier = reach
    reach.earlier = None
    return more


def _lift(d: Dokmus, seat: int) -> list[int]:
    """Take away the last tokens that do not count; those of which seats."""
    lifted: list[int] = []
    for other in range(d.seats):
        if (other == seat or other == d.active) and d.last[other] >= 0:
            lifted.append(other)
            d.owner[d.last[other]] = EMPTY
    return lifted


def _put_back(d: Dokmus, lifted: list[int]) -> None:
    for other in lifted:
        d.owner[d.last[other]] = other


class Flood:
    """Steps, temples, forests and rivers, token by token.

    The first link around a temple needs the last token; after that the last token is the one just
    placed. Whole groups of temples and waterways open at once, from their nearest cell.
    """

    board: Board
    terrain: list[int]
    owner: list[int]
    dist: list[int]  # of each cell; only what is nearer than it says is looked at
    found: list[int]  # of each distance: the temples that near or nearer
    known_links: list[int]  # what was open at each distance before
    known_ways: list[int]
    linked: list[int]  # what was opened by each distance now
    ways: list[int]
    levels: list[list[int]]  # of each distance: its cells
    trail: list[int]  # each cell that came nearer, and its distance before
    touched: int  # temples so far
    open_groups: int
    open_ways: int

    def __init__(
        self,
        d: Dokmus,
        dist: list[int],
        found: list[int],
        known_links: list[int],
        known_ways: list[int],
    ) -> None:
        self.board = d.board
        self.terrain = d.board.land.terrain
        self.owner = d.owner
        self.dist = dist
        self.found = found
        self.known_links = known_links
        self.known_ways = known_ways
        self.linked = [0] * (HORIZON + 1)
        self.ways = [0] * (HORIZON + 1)
        self.levels = [[] for _ in range(HORIZON + 3)]
        self.trail = []
        self.touched = 0
        self.open_groups = 0
        self.open_ways = 0

    def run(self, sources: list[int], links: bool) -> None:
        """From tokens on these cells; do temples link from them at once?"""
        board = self.board
        ground = ground_of(board.land)
        dist = self.dist
        for cell in sources:
            self.come(cell, 0)
        for level in range(HORIZON + 1):
            for cell in self.levels[level]:
                if dist[cell] != level:
                    continue
                if level == HORIZON:
                    self.look(cell, ground)
                    continue
                for other in ground.near[cell]:
                    if dist[other] > level + 1:
                        self.step(cell, other, level + 1)
                for pool in ground.pools[cell]:
                    self.bank(board.way[pool], level)
                for temple in ground.temples[cell]:
                    self.beside(cell, temple, level, links)
                for side in ground.rims[cell]:
                    other = board.at[self.over(cell, side)]
                    if other >= 0:
                        beyond = self.terrain[other]
                        if beyond <= VOLCANO:
                            self.step(cell, other, level + 1)
                        elif beyond == WATER:
                            self.bank(board.way[board.land.net[other]], level)
                        elif beyond >= SMALL_TEMPLE:
                            self.beside(cell, board.land.net[other], level, links)
            links = True
            self.found[level] |= self.touched
            self.linked[level] = self.open_groups
            self.ways[level] = self.open_ways

    def over(self, cell: int, side: int) -> int:
        """The place on the grid beyond a printed side of a cell."""
        board = self.board
        return board.place[cell] + STEPS[(side + board.rotation[TILE_OF[cell]]) & 3]

    def look(self, cell: int, ground: Ground) -> None:
        """At the horizon: only the temples beside the cell count."""
        if self.terrain[cell] == VOLCANO:
            return
        for temple in ground.temples[cell]:
            self.touched |= BITS[temple]
        for side in ground.rims[cell]:
            other = self.board.at[self.over(cell, side)]
            if other >= 0 and self.terrain[other] >= SMALL_TEMPLE:
                self.touched |= BITS[self.board.land.net[other]]

    def step(self, cell: int, other: int, cost: int) -> None:
        """To a neighbour; into a forest it costs one more, unless one comes from a forest."""
        if self.owner[other] == EMPTY:
            terrain = self.terrain
            if terrain[other] == FOREST and terrain[cell] != FOREST:
                cost += 1
            if cost < self.dist[other]:
                self.come(other, cost)

    def bank(self, way: int, level: int) -> None:
        """Beside waterways: they can be crossed from here."""
        way &= ~(self.open_ways | self.known_ways[level])
        if way:
            self.open_ways |= way
            board = self.board
            for pool in range(len(board.way)):
                if board.way[pool] & way:
                    self.relax(board.banks[pool], level + 2, True)
            for temple in range(len(board.temple_ways)):
                if board.temple_ways[temple] & way:
                    self.relax(board.beside[temple], level + 2, True)

    def beside(self, cell: int, temple: int, level: int, links: bool) -> None:
        """Beside a temple: it is explored, one can go around its group, and cross its waters."""
        board = self.board
        ground = self.terrain[cell]
        if ground != VOLCANO:
            self.touched |= BITS[temple]
        if board.temple_ways[temple]:
            self.bank(board.temple_ways[temple], level)
        group = board.group[temple]
        if links and not group & (self.open_groups | self.known_links[level]):
            self.open_groups |= group
            for n in range(len(board.group)):
                if board.group[n] == group:
                    self.relax(board.beside[n], level + 1, ground == FOREST)

    def relax(self, cells: list[int], cost: int, exempt: bool) -> None:
        """These cells can be had for so many tokens; a forest that is not exempt for one more."""
        dist = self.dist
        for cell in cells:
            if dist[cell] > cost and self.owner[cell] == EMPTY:
                toll = cost if exempt or self.terrain[cell] != FOREST else cost + 1
                if toll < dist[cell]:
                    self.come(cell, toll)

    def come(self, cell: int, cost: int) -> None:
        """This cell takes so many tokens."""
        self.trail.append(cell)
        self.trail.append(self.dist[cell])
        self.dist[cell] = cost
        self.levels[cost].append(cell)

    def undo(self) -> None:
        """All distances as they were."""
        for i in range(len(self.trail) - 2, -1, -2):
            self.dist[self.trail[i]] = self.trail[i + 1]


def ground_of(land: Land) -> Ground:
    """The ground of a land, made when it is asked for the first time."""
    if land.ground is not None:
        return land.ground
    ground = Ground()
    ground.near = [[] for _ in range(CELLS)]
    ground.temples = [[] for _ in range(CELLS)]
    ground.pools = [[] for _ in range(CELLS)]
    ground.rims = [[] for _ in range(CELLS)]
    for cell in land.open:
        first = cell - cell % AREA
        for at in inside(cell % AREA):
            other = first + at
            beyond = land.terrain[other]
            if beyond <= VOLCANO:
                ground.near[cell].append(other)
            elif beyond >= SMALL_TEMPLE:
                ground.temples[cell].append(land.net[other])
            elif beyond == WATER:
                ground.pools[cell].append(land.net[other])
    for face in land.faces:
        for side in range(4):
            for i in range(SIZE):
                ground.rims[face.tile * AREA + RIM[side * SIZE + i]].append(side)
        if face.temples:
            ground.first.append(len(ground.points))
        for temple in face.temples:
            large = land.terrain[temple] == LARGE_TEMPLE
            ground.points.append(LARGE_TEMPLE_POINTS if large else SMALL_TEMPLE_POINTS)
    ground.first.append(len(ground.points))
    land.ground = ground
    return ground
