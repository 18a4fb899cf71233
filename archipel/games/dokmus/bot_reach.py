"""How far everything is: the tokens it takes a seat to stand beside each temple.

Sets of cells grow token by token (``board_chart`` tells how they are written). What all tokens but
the last one reach is kept with the land. A computer player that tries every cell for its next token
changes just that last one: it grows by itself, and ends where the others have been already.
"""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import (
    ANY_OWN_TOKEN,
    NOWHERE,
    TILE_OF,
    Board,
    Land,
    shown_at,
)
from archipel.games.dokmus.board_chart import (
    Chart,
    Field,
    Ground,
    Mark,
    Reach,
    Shade,
    Site,
    Temple,
)
from archipel.games.dokmus.components import (
    AREA,
    CELLS,
    FOREST,
    LARGE_TEMPLE,
    LARGE_TEMPLE_POINTS,
    SIZE,
    SMALL_TEMPLE_POINTS,
    TILES,
    VOLCANO,
)
from archipel.games.dokmus.position import Dokmus
from archipel.kernel.core import Rng

FAR: Final = 99
HORIZON: Final = 4
"""Farther than so many tokens nobody looks: looking 9 tokens ahead won no more games."""

LEVELS: Final = HORIZON + 1
REACHES: Final = 400  # as many are remembered: a few megabytes

# Sets of cells of one slot.
ROW: Final = (1 << SIZE) - 1
COLUMN: Final = sum([1 << (r * SIZE) for r in range(SIZE)])
DOWN: Final = AREA - SIZE  # from the first row to the last
ACROSS: Final = SIZE - 1
NORTH: Final = ROW
EAST: Final = COLUMN << ACROSS
SOUTH: Final = ROW << DOWN
WEST: Final = COLUMN
RIM: Final = NORTH | EAST | SOUTH | WEST
ALL: Final = (1 << AREA) - 1
NOT_EAST: Final = ALL & ~EAST
NOT_WEST: Final = ALL & ~WEST

# Of rotation * AREA + printed cell: where it is seen.
SEEN_AT: Final[list[int]] = [
    shown_at(i // SIZE, i % SIZE, k)[0] * SIZE + shown_at(i // SIZE, i % SIZE, k)[1]
    for k in range(4)
    for i in range(AREA)
]
BIT_AT: Final[list[int]] = [1 << i for i in SEEN_AT]


def _marks() -> list[int]:
    rng = Rng(1)
    return [rng.below(1 << 30) << 30 | rng.below(1 << 30) for _ in range(CELLS)]


# A number for each cell: those of a set of tokens, by exclusive or, tell it from all others.
MARKS: Final[list[int]] = _marks()


def reach_of(d: Dokmus, seat: int) -> Reach:
    """What is in reach of a seat without its last token.

    What the active seat has put down last does not stand in the way of the others yet: so its
    next tries leave their reach as it is.
    """
    own = 0
    taken = 0
    for other in range(d.seats):
        mark = 0
        for cell in d.tokens[other]:
            mark ^= MARKS[cell]
        if d.last[other] >= 0 and (other == seat or other == d.active):
            mark ^= MARKS[d.last[other]]
        if other == seat:
            own = mark
        else:
            taken ^= mark
    land = d.board.land
    key = own ^ taken >> 1 ^ d.board.key
    reach = land.reaches.get(key)
    if reach is None:
        reach = _reach(d, seat)
        if len(land.reaches) >= REACHES:
            land.reaches.clear()
        land.reaches[key] = reach
    return reach


def with_last(d: Dokmus, seat: int, reach: Reach) -> list[int]:
    """Of each number of tokens: the temples that near or nearer, when the last token counts."""
    last = d.last[seat]
    if last < 0:
        return reach.found
    chart = chart_of(d.board)
    field_of(d.board, chart, last).now = bit_of(d.board, last)
    return _rise(chart, reach, True)


def distances(d: Dokmus, seat: int) -> list[int]:
    """How many tokens it takes to stand on each cell; FAR beyond the horizon."""
    board = d.board
    chart = chart_of(board)
    reach = _reach(d, seat)
    alone = Reach()  # of the last token by itself
    if d.last[seat] >= 0:
        field_of(board, chart, d.last[seat]).now = bit_of(board, d.last[seat])
    _first_rise(chart, alone, reach.free, True)
    found = [FAR] * CELLS
    for cell in board.land.open:
        at = board.slot_of[TILE_OF[cell]] * LEVELS
        for level in range(HORIZON, -1, -1):
            if (reach.near[at + level] | alone.near[at + level]) & bit_of(board, cell):
                found[cell] = level
    return found


def bit_of(board: Board, cell: int) -> int:
    """The bit of a cell in its slot."""
    return BIT_AT[board.rotation[TILE_OF[cell]] * AREA + cell % AREA]


def field_of(board: Board, chart: Chart, cell: int) -> Field:
    """The slot of a cell."""
    return chart.fields[board.slot_of[TILE_OF[cell]]]


def _reach(d: Dokmus, seat: int) -> Reach:
    """All tokens but the last, from the beginning."""
    board = d.board
    chart = chart_of(board)
    free = [field.open for field in chart.fields]
    for other in range(d.seats):
        last = d.last[other] if other == seat or other == d.active else NOWHERE
        for cell in d.tokens[other]:
            if cell != last:
                bit = bit_of(board, cell)
                free[board.slot_of[TILE_OF[cell]]] &= ~bit
                if other == seat:
                    field_of(board, chart, cell).now |= bit
    reach = Reach()
    _first_rise(chart, reach, free, board.rules & ANY_OWN_TOKEN != 0)
    return reach


def _first_rise(chart: Chart, reach: Reach, free: list[int], links: bool) -> None:
    """Fill a new reach, from the cells where the fields begin."""
    reach.free = free
    reach.near = [0] * (LEVELS * len(free))
    reach.found = [0] * LEVELS
    reach.groups = [0] * LEVELS
    reach.wooded = [0] * LEVELS
    reach.ways = [0] * LEVELS
    rise = Rise(reach)
    rise.noting = True
    rise.links = links
    reach.found = rise.run(chart)


def _rise(chart: Chart, reach: Reach, links: bool) -> list[int]:
    """The temples of a reach when more tokens count: those where the fields begin."""
    rise = Rise(reach)
    rise.links = links
    return rise.run(chart)


class Rise:
    """Steps, temples, forests and rivers, token by token.

    The first link around a temple needs the last token; after that the last token is the one just
    placed. What is as near already in the reach is passed over.
    """

    reach: Reach
    noting: bool  # is the reach new, and what comes near to be noted in it?
    links: bool  # can one go around temples at once, or only from the next token on?
    touched: int  # temples so far
    groups: int  # that can be gone around, so far ...
    wooded: int  # ... and from a forest
    ways: int

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.noting = False
        self.links = True
        self.touched = 0
        self.groups = 0
        self.wooded = 0
        self.ways = 0

    def run(self, chart: Chart) -> list[int]:
        """Of each number of tokens: the temples that near or nearer."""
        fields = chart.fields
        reach = self.reach
        found = reach.found[:]
        for s in range(len(fields)):
            fields[s].dry = reach.free[s]
        for level in range(HORIZON):
            for field in fields:
                if field.now:
                    _flow(fields, field)
            self.look(fields, level)
            found[level] |= self.touched
            self.links = True
            if not self.next(fields, level + 1):
                for farther in range(level + 1, LEVELS):
                    found[farther] |= self.touched
                return found
        for field in fields:
            if field.now & field.notable:
                self.touch(field)
            field.now = 0
            field.soon = 0
        found[HORIZON] |= self.touched
        return found

    def next(self, fields: list[Field], level: int) -> bool:
        """Go on to the cells that take one token more; is anything left?"""
        near = self.reach.near
        rising = self.noting
        at = level
        for field in fields:
            coming = field.soon & field.dry
            if self.noting:
                near[at - 1] |= field.now
                near[at] = near[at - 1] | coming
            elif coming:
                coming &= ~near[at]
            field.dry ^= coming
            field.now = coming
            field.soon = field.later
            field.later = 0
            if coming | field.soon:
                rising = True
            at += LEVELS
        return rising

    def touch(self, field: Field) -> None:
        """Temples are explored from beside them, but not from a volcano."""
        stable = field.now & ~field.volcano
        for temple in field.temples:
            if temple.cells & stable:
                self.touched |= temple.bits

    def look(self, fields: list[Field], level: int) -> None:
        """What is beside the cells of this moment; new temples and waterways open."""
        groups = 0
        wooded = 0
        ways = 0
        for field in fields:
            now = field.now & field.notable
            if now:
                self.touch(field)
                for way in field.ways:
                    if way.cells & now:
                        ways |= way.bits
                if self.links:
                    for group in field.groups:
                        if group.cells & now:
                            groups |= group.bits
                            if group.cells & now & field.forest:
                                wooded |= group.bits
        reach = self.reach
        groups &= ~(self.groups | reach.groups[level])
        wooded &= ~(self.wooded | reach.wooded[level])
        ways &= ~(self.ways | reach.ways[level])
        if groups | wooded | ways:
            self.groups |= groups
            self.wooded |= wooded
            self.ways |= ways
            _open(fields, groups, wooded, ways)
        if self.noting:
            reach.groups[level] = self.groups
            reach.wooded[level] = self.wooded
            reach.ways[level] = self.ways


def _flow(fields: list[Field], field: Field) -> None:
    """To the neighbours; into a forest it costs one more, unless one comes from a forest."""
    now = field.now
    forest = field.forest
    woods = now & forest
    to = (now & NOT_EAST) << 1 | (now & NOT_WEST) >> 1 | now << SIZE | now >> SIZE
    field.soon |= to & field.meadow
    if to & forest:
        field.later |= to & forest
        if woods:
            to = (woods & NOT_EAST) << 1 | (woods & NOT_WEST) >> 1 | woods << SIZE | woods >> SIZE
            field.soon |= to & forest
    if now & RIM:
        if now & NORTH and field.north >= 0:
            _over(fields[field.north], (now & NORTH) << DOWN, (woods & NORTH) << DOWN)
        if now & EAST and field.east >= 0:
            _over(fields[field.east], (now & EAST) >> ACROSS, (woods & EAST) >> ACROSS)
        if now & SOUTH and field.south >= 0:
            _over(fields[field.south], now >> DOWN, woods >> DOWN)
        if now & WEST and field.west >= 0:
            _over(fields[field.west], (now & WEST) << ACROSS, (woods & WEST) << ACROSS)


def _over(field: Field, to: int, from_woods: int) -> None:
    """Across a seam."""
    field.soon |= to & field.meadow | from_woods & field.forest
    field.later |= to & field.forest


def _open(fields: list[Field], groups: int, wooded: int, ways: int) -> None:
    """Whole groups of temples and waterways open at once, from their nearest cell."""
    for field in fields:
        for group in field.groups:
            if group.bits & groups:
                field.soon |= group.cells & field.meadow
                field.later |= group.cells & field.forest
            if group.bits & wooded:
                field.soon |= group.cells & field.forest
        for way in field.ways:
            if way.bits & ways:
                field.later |= way.cells


def chart_of(board: Board) -> Chart:
    """The chart of a board, made when it is asked for the first time."""
    if board.chart is not None:
        return board.chart
    chart = Chart()
    fields = [Field() for _ in range(board.layout.slots)]
    for slot in range(board.layout.slots):
        field = fields[slot]
        beyond = board.layout.neighbours[slot]
        field.north = beyond[0]
        field.east = beyond[1]
        field.south = beyond[2]
        field.west = beyond[3]
        tile = board.tile_in[slot]
        if tile >= 0:
            shade = _shade(board.land, tile, board.rotation[tile])
            field.open = shade.open
            field.forest = shade.forest
            field.meadow = ALL & ~shade.forest
            field.volcano = shade.volcano
    chart.fields = fields
    for temple in range(len(board.group)):
        ways = board.temple_ways[temple]
        for cell in board.beside[temple]:
            field = field_of(board, chart, cell)
            bit = bit_of(board, cell)
            field.notable |= bit
            _mark(field.temples, 1 << temple, bit)
            _mark(field.groups, board.group[temple], bit)
            if ways:
                _mark(field.ways, ways, bit)
    for pool in range(len(board.way)):
        for cell in board.banks[pool]:
            field = field_of(board, chart, cell)
            bit = bit_of(board, cell)
            field.notable |= bit
            _mark(field.ways, board.way[pool], bit)
    board.chart = chart
    return chart


def _mark(marks: list[Mark], bits: int, cell: int) -> None:
    """One cell more beside these."""
    for mark in marks:
        if mark.bits == bits:
            mark.cells |= cell
            return
    made = Mark(bits)
    made.cells = cell
    marks.append(made)


def _shade(land: Land, tile: int, rotation: int) -> Shade:
    """A face as it is seen in a rotation."""
    shades = ground_of(land).shades
    known = shades[tile * 4 + rotation]
    if known is not None:
        return known
    shade = Shade()
    for i in range(AREA):
        terrain = land.terrain[tile * AREA + i]
        bit = BIT_AT[rotation * AREA + i]
        if terrain <= VOLCANO:
            shade.open |= bit
        if terrain == FOREST:
            shade.forest |= bit
        if terrain == VOLCANO:
            shade.volcano |= bit
    shades[tile * 4 + rotation] = shade
    return shade


def ground_of(land: Land) -> Ground:
    """The ground of a land, made when it is asked for the first time."""
    if land.ground is not None:
        return land.ground
    ground = Ground()
    ground.shades = [None] * (TILES * 4)
    for face in land.faces:
        site = Site()
        for cell in face.temples:
            large = land.terrain[cell] == LARGE_TEMPLE
            points = LARGE_TEMPLE_POINTS if large else SMALL_TEMPLE_POINTS
            site.temples.append(Temple(1 << land.net[cell], points))
            site.bits |= 1 << land.net[cell]
        if face.temples:
            ground.sites.append(site)
    land.ground = ground
    return ground
