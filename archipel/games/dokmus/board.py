"""The island: which cells touch, what rivers and temples connect, how tiles slide and turn.

Three layers, from what never changes to what changes most. A ``Face`` is one printed side of a
tile. The ``Land`` is the faces that lie on the table in one game. A ``Board`` is the land in one
arrangement of slots and rotations; it is never changed, so clones share it, and sliding or
turning a tile makes a new one. Rivers and temples are cut up per face once and for all; a board
only stitches the pieces together where two tiles touch.

Waterways and groups of temples are written as bits, so a set of them is one number.
"""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board_chart import Chart, Ground, Reach
from archipel.games.dokmus.components import (
    AREA,
    CELLS,
    COLUMNS,
    FOREST,
    HEIGHT,
    LAYOUTS,
    LINES,
    MOUNTAIN,
    ROWS,
    SIZE,
    SMALL_TEMPLE,
    TERRAIN_OF,
    TILES,
    VOLCANO,
    WATER,
    WIDTH,
    Layout,
)

STEPS: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]  # north, east, south, west on the grid
EMPTY: Final = -1
NOWHERE: Final = -1

# Table options that are not at their default, as bits.
TERRAIN_ONLY: Final = 1
ANY_OWN_TOKEN: Final = 2
IMMEDIATE: Final = 4
JOINED: Final = 8
TEMPLE_GROUP: Final = 16
FREE_FOREST: Final = 32
GAP_SIDE: Final = 64
AUTOMATIC: Final = 128
THIS_TURN: Final = 256


def shown_at(r: int, c: int, rotation: int) -> tuple[int, int]:
    """Where a printed cell is seen after so many quarter turns clockwise."""
    for _ in range(rotation):
        r, c = c, SIZE - 1 - r
    return r, c


def _corner(slot: int) -> int:
    """The place on the grid of the first cell of a slot."""
    return (slot // COLUMNS * SIZE + 1) * WIDTH + slot % COLUMNS * SIZE + 1


def _places(slot: int, rotation: int) -> list[int]:
    corner = _corner(slot)
    places = []
    for r in range(SIZE):
        for c in range(SIZE):
            dr, dc = shown_at(r, c, rotation)
            places.append(corner + dr * WIDTH + dc)
    return places


def _strips(tile: int, rotation: int) -> list[list[int]]:
    strips = [[0] * SIZE for _ in range(SIZE)]
    for r in range(SIZE):
        for c in range(SIZE):
            dr, dc = shown_at(r, c, rotation)
            strips[dr][dc] = tile * AREA + r * SIZE + c
    return strips


# Of slot * 4 + rotation: the place on the grid of each printed cell of the tile that lies there.
PLACES: Final[list[list[int]]] = [
    _places(slot, k) for slot in range(COLUMNS * LINES) for k in range(4)
]
# Of tile * 4 + rotation: the cells of the tile, row by row as they are seen.
STRIPS: Final[list[list[list[int]]]] = [_strips(t, k) for t in range(TILES) for k in range(4)]
TILE_OF: Final[list[int]] = [cell // AREA for cell in range(CELLS)]
BITS: Final[list[int]] = [1 << i for i in range(AREA * TILES)]
# What a tile in each slot adds to the key of a board, times 1 + tile * 4 + rotation.
LIES: Final[list[int]] = [(TILES * 4 + 1) ** slot for slot in range(COLUMNS * LINES)]
BOARDS: Final = 96  # as many arrangements are remembered: about a megabyte
NO_STRIP: Final[list[int]] = [NOWHERE] * SIZE
# Of printed side * SIZE + i: the cells of that rim, clockwise.
RIM: Final[list[int]] = (
    list(range(SIZE))
    + [r * SIZE + SIZE - 1 for r in range(SIZE)]
    + [AREA - 1 - i for i in range(SIZE)]
    + [(SIZE - 1 - i) * SIZE for i in range(SIZE)]
)


class Face:
    """One printed side of a tile: its terrain, rivers and temples."""

    tile: int
    terrain: list[int]
    waters: list[list[int]]  # the waterways of this side alone: their cells
    banks: list[list[int]]  # of each of them: the cells beside it that can hold a token
    temples: list[int]  # cells
    beside: list[list[int]]  # of each temple: the cells beside it that can hold a token
    pairs: list[int]  # temples that touch: two numbers of ``temples`` each
    touches: list[int]  # temples at the water: a number of ``temples``, one of ``waters``
    shores: list[int]  # cell * 4 + printed side, for water and temples on the rim
    open: list[int]  # every cell that can hold a token

    def __init__(self, tile: int, rows: list[str]) -> None:
        first = tile * AREA
        self.tile = tile
        self.terrain = [TERRAIN_OF[char] for row in rows for char in row]
        self.open = [first + i for i in range(AREA) if self.terrain[i] <= VOLCANO]
        self.waters = []
        self.banks = []
        self.temples = [first + i for i in range(AREA) if self.terrain[i] >= SMALL_TEMPLE]
        self.beside = []
        self.pairs = []
        self.touches = []
        self.shores = []
        water_of = [-1] * AREA
        for i in range(AREA):
            if self.terrain[i] == WATER and water_of[i] < 0:
                self._follow(i, water_of)
        for n, cell in enumerate(self.temples):
            waters: set[int] = set()
            near = inside(cell - first)
            self.beside.append([first + j for j in near if self.terrain[j] <= VOLCANO])
            for j in near:
                if first + j in self.temples and first + j > cell:
                    self.pairs += [n, self.temples.index(first + j)]
                elif self.terrain[j] == WATER:
                    waters.add(water_of[j])
            for water in sorted(waters):
                self.touches += [n, water]
        for side in range(4):
            for i in range(SIZE):
                rim = RIM[side * SIZE + i]
                if self.terrain[rim] >= WATER:
                    self.shores.append((first + rim) * 4 + side)

    def _follow(self, start: int, water_of: list[int]) -> None:
        """Note one waterway of this side, and its banks."""
        first = self.tile * AREA
        cells = [start]
        banks: list[int] = []
        water_of[start] = len(self.waters)
        for i in cells:
            for j in inside(i):
                if self.terrain[j] == WATER and water_of[j] < 0:
                    water_of[j] = len(self.waters)
                    cells.append(j)
                elif self.terrain[j] <= VOLCANO and first + j not in banks:
                    banks.append(first + j)
        self.waters.append([first + i for i in cells])
        self.banks.append(banks)


def inside(i: int) -> list[int]:
    """The neighbours of a cell on its own tile."""
    r, c = i // SIZE, i % SIZE
    near = []
    if r > 0:
        near.append(i - SIZE)
    if c < SIZE - 1:
        near.append(i + 1)
    if r < SIZE - 1:
        near.append(i + SIZE)
    if c > 0:
        near.append(i - 1)
    return near


# Of tile * 2 + side.
FACES: Final[list[Face]] = [Face(n // 2, rows) for n, rows in enumerate(ROWS)]


class Land:
    """The faces on the table in one game. Cells of tiles not in play read as mountain."""

    faces: list[Face]
    terrain: list[int]  # of each cell
    net: list[int]  # of a water cell: its pool; of a temple: its number
    banks: list[list[int]]  # of each pool (a waterway of one face): the cells beside it
    temples: list[int]  # cells
    beside: list[list[int]]  # of each temple: the cells beside it on its tile
    pairs: list[int]  # temples that touch on one tile: two numbers each
    touches: list[int]  # temples at the water on one tile: temple, pool
    shores: list[int]  # cell * 4 + printed side, for water and temples on a rim
    open: list[int]  # every cell that can hold a token
    boards: dict[int, Board]  # arrangements made lately, by their key
    ground: Ground | None  # a note of the computer players ...
    reaches: dict[int, Reach]  # ... and more of them, by arrangement and tokens

    def __init__(self, faces: list[Face]) -> None:
        self.faces = faces
        self.boards = {}
        self.ground = None
        self.reaches = {}
        self.terrain = [MOUNTAIN] * CELLS
        self.net = [-1] * CELLS
        self.banks = []
        self.temples = []
        self.beside = []
        self.pairs = []
        self.touches = []
        self.shores = []
        self.open = []
        for face in faces:
            first = face.tile * AREA
            temples = len(self.temples)
            pools = len(self.banks)
            self.terrain[first : first + AREA] = face.terrain
            for i, water in enumerate(face.waters):
                for cell in water:
                    self.net[cell] = pools + i
            for i, cell in enumerate(face.temples):
                self.net[cell] = temples + i
            for temple in face.pairs:
                self.pairs.append(temples + temple)
            for i in range(0, len(face.touches), 2):
                self.touches.append(temples + face.touches[i])
                self.touches.append(pools + face.touches[i + 1])
            self.banks += face.banks
            self.temples += face.temples
            self.beside += face.beside
            self.shores += face.shores
            self.open += face.open


def _join(labels: list[int], a: int, b: int) -> None:
    """Make one of the two nets that a and b belong to."""
    old = labels[b]
    new = labels[a]
    if old != new:
        for i in range(len(labels)):
            if labels[i] == old:
                labels[i] = new


class Board:
    """The land in one arrangement. Never changed once made."""

    layout: Layout
    land: Land
    rules: int
    tile_in: list[int]  # of each slot: its tile, NOWHERE for the gap
    slot_of: list[int]  # of each tile: its slot, NOWHERE if it is not in play
    rotation: list[int]  # of each tile: quarter turns clockwise
    gap: int
    place: list[int]  # of each cell: its place on the grid
    at: list[int]  # of each place: the cell there, NOWHERE in the gap and around the board
    way: list[int]  # of each pool: the bit of its waterway
    group: list[int]  # of each temple: the bit of its group
    kin: list[int]  # of each temple: the bit of what counts as the same temple for a forest
    temple_ways: list[int]  # of each temple: the waterways it touches, or its group (option)
    banks: list[list[int]]  # of each pool: the cells beside it, also across a seam
    beside: list[list[int]]  # of each temple: the cells beside it, also across a seam
    key: int  # tells this arrangement from all others of the land
    chart: Chart | None  # a note of the computer players

    def __init__(self, layout: Layout, land: Land, rules: int) -> None:
        self.layout = layout
        self.land = land
        self.rules = rules
        self.key = 0
        self.chart = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        lies = [f"{t + 1}r{self.rotation[t] * 90}" if t >= 0 else "gap" for t in self.tile_in]
        return f"<Board {self.layout.id} {' '.join(lies)}>"

    @property
    def printed(self) -> list[int]:
        """The faces of the land, in their order: tile * 2 + side."""
        return [FACES.index(face) for face in self.land.faces]

    @property
    def frame(self) -> str:
        """The id of the layout."""
        return self.layout.id

    @staticmethod
    def of(
        frame: str, printed: list[int], tile_in: list[int], rotation: list[int], rules: int
    ) -> Board:
        """The board from plain data, as the text of a position tells it."""
        turns = [rotation[tile] if tile >= 0 else 0 for tile in tile_in]
        return lay_out(LAYOUTS[frame], [FACES[n] for n in printed], tile_in, turns, rules)

    def _copy(self) -> Board:
        other = Board(self.layout, self.land, self.rules)
        other.tile_in = self.tile_in[:]
        other.slot_of = self.slot_of[:]
        other.rotation = self.rotation[:]
        other.gap = self.gap
        other.place = self.place[:]
        other.at = self.at[:]
        other.key = self.key
        return other

    def _keep(self) -> None:
        """Remember this arrangement: those who think ahead come back to it often."""
        if len(self.land.boards) >= BOARDS:
            self.land.boards.clear()
        self.land.boards[self.key] = self

    def _lift(self, tile: int) -> None:
        """Take a tile out of the key; its cells are written over."""
        self.key -= LIES[self.slot_of[tile]] * (tile * 4 + self.rotation[tile] + 1)

    def _lay(self, tile: int, slot: int) -> None:
        """Put the cells of a tile on the grid."""
        rotation = self.rotation[tile]
        self.tile_in[slot] = tile
        self.slot_of[tile] = slot
        self.key += LIES[slot] * (tile * 4 + rotation + 1)
        places = PLACES[slot * 4 + rotation]
        self.place[tile * AREA : tile * AREA + AREA] = places
        corner = _corner(slot)
        for strip in STRIPS[tile * 4 + rotation]:
            self.at[corner : corner + SIZE] = strip
            corner += WIDTH

    def turned(self, tile: int, quarters: int) -> Board:
        """DK-86: the board after a tile has turned on its slot, clockwise."""
        slot = self.slot_of[tile]
        rotation = (self.rotation[tile] + quarters) & 3
        kept = self.land.boards.get(self.key + LIES[slot] * (rotation - self.rotation[tile]))
        if kept is not None:
            return kept
        other = self._copy()
        other._lift(tile)
        other.rotation[tile] = rotation
        other._lay(tile, slot)
        other._connect()
        other._keep()
        return other

    def slid(self, tile: int) -> Board:
        """DK-82: the board after a tile has slid into the gap."""
        slot = self.slot_of[tile]
        lies = tile * 4 + self.rotation[tile] + 1
        kept = self.land.boards.get(self.key + (LIES[self.gap] - LIES[slot]) * lies)
        if kept is not None:
            return kept
        other = self._copy()
        other._lift(tile)
        corner = _corner(slot)
        for _ in range(SIZE):
            other.at[corner : corner + SIZE] = NO_STRIP
            corner += WIDTH
        other.tile_in[slot] = NOWHERE
        other.gap = slot
        other._lay(tile, self.gap)
        other._connect()
        other._keep()
        return other

    def can_slide(self, tile: int) -> bool:
        """DK-82: is the tile in line with the gap?"""
        return self.slot_of[tile] in self.layout.in_line[self.gap]

    def _connect(self) -> None:
        """DK-52, DK-60: the waterways and the groups of temples, seams included."""
        land = self.land
        at = self.at
        terrain = land.terrain
        net = land.net
        way = BITS[: len(land.banks)]
        group = BITS[: len(land.temples)]
        ties = land.pairs[:]
        touches = land.touches[:]
        banks = land.banks[:]
        beside = land.beside[:]
        for shore in land.shores:
            cell = shore >> 2
            side = shore + self.rotation[TILE_OF[cell]]
            other = at[self.place[cell] + STEPS[side & 3]]
            if other < 0:
                continue
            beyond = terrain[other]
            if terrain[cell] == WATER:
                if beyond == WATER:
                    _join(way, net[cell], net[other])
                elif beyond <= VOLCANO:
                    banks[net[cell]] = [*banks[net[cell]], other]
                elif beyond >= SMALL_TEMPLE:
                    touches.append(net[other])
                    touches.append(net[cell])
            elif beyond >= SMALL_TEMPLE:
                ties.append(net[cell])
                ties.append(net[other])
            elif beyond <= VOLCANO:
                beside[net[cell]] = [*beside[net[cell]], other]
        for i in range(0, len(ties), 2):
            _join(group, ties[i], ties[i + 1])
        if self.rules & JOINED:
            self._join_at_temples(way, group, touches)
        ways = [0] * len(group)
        for i in range(0, len(touches), 2):
            ways[touches[i]] |= way[touches[i + 1]]
        if self.rules & (TEMPLE_GROUP | JOINED):
            for temple in ties:  # the waterways of one temple are those of its whole group
                for n in range(len(group)):
                    if group[n] == group[temple]:
                        ways[temple] |= ways[n]
        self.way = way
        self.group = group
        self.kin = group if self.rules & TEMPLE_GROUP else BITS[: len(group)]
        self.temple_ways = ways
        self.banks = banks
        self.beside = beside

    def _join_at_temples(self, way: list[int], group: list[int], touches: list[int]) -> None:
        """DK-67, option ``joined``: a group of temples makes one waterway of all it touches."""
        for i in range(0, len(touches), 2):
            for j in range(0, i, 2):
                if group[touches[i]] == group[touches[j]]:
                    _join(way, touches[i + 1], touches[j + 1])

    def near(self, cell: int) -> list[int]:
        """DK-32: the cells that share a side with this one, also across a seam."""
        here = self.place[cell]
        found = []
        for step in STEPS:
            other = self.at[here + step]
            if other >= 0:
                found.append(other)
        return found

    def groups_beside(self, cell: int) -> int:
        """The groups of temples beside a cell."""
        groups = 0
        here = self.place[cell]
        for step in STEPS:
            other = self.at[here + step]
            if other >= 0 and self.land.terrain[other] >= SMALL_TEMPLE:
                groups |= self.group[self.land.net[other]]
        return groups

    def targets(self, cell: int, owner: list[int]) -> list[int]:
        """DK-83, DK-84: where a token of this cell may move to."""
        terrain = self.land.terrain
        found: list[int] = []
        for other in self.near(cell):
            if terrain[other] <= VOLCANO and owner[other] < 0:
                found.append(other)
        groups = self.groups_beside(cell)
        if groups:
            for n in range(len(self.group)):
                if self.group[n] & groups:
                    for other in self.beside[n]:
                        if owner[other] < 0 and other not in found:
                            found.append(other)
        return found

    def can_move(self, cell: int, owner: list[int]) -> bool:
        """Is there any target for a token of this cell?"""
        terrain = self.land.terrain
        here = self.place[cell]
        for step in STEPS:
            other = self.at[here + step]
            if other >= 0 and owner[other] < 0 and terrain[other] <= VOLCANO:
                return True
        return len(self.targets(cell, owner)) > 0

    def start_cells(self, taken: list[int]) -> list[int]:
        """DK-18, DK-19: meadows and forests on the outer sides of corner tiles not taken."""
        found: list[int] = []
        for slot in self.layout.corners:
            tile = self.tile_in[slot]
            if tile < 0 or tile in taken:
                continue
            sides = self.layout.outer[slot][:]
            if self.rules & GAP_SIDE:
                sides += [d for d in range(4) if self.layout.neighbours[slot][d] == self.gap]
            for side in sides:
                printed = (side - self.rotation[tile]) & 3
                shared = (side + 1) % 4 in sides  # its last cell is the first of the next side
                for i in range(SIZE - 1 if shared else SIZE):
                    cell = tile * AREA + RIM[printed * SIZE + i]
                    if self.land.terrain[cell] <= FOREST:
                        found.append(cell)
        return found


def lay_out(
    layout: Layout, faces: list[Face], slots: list[int], rotations: list[int], rules: int
) -> Board:
    """The board with these tiles in these slots (NOWHERE: the gap); rotations slot by slot."""
    board = Board(layout, Land(faces), rules)
    board.tile_in = slots[:]
    board.slot_of = [NOWHERE] * TILES
    board.rotation = [0] * TILES
    board.gap = layout.gap
    board.place = [0] * CELLS
    board.at = [NOWHERE] * (WIDTH * HEIGHT)
    for slot, tile in enumerate(slots):
        if tile < 0:
            board.gap = slot
        else:
            board.rotation[tile] = rotations[slot]
            board._lay(tile, slot)
    board._connect()
    return board


_FRAME: Final = LAYOUTS["square_3x3"]
NO_BOARD: Final[Board] = lay_out(_FRAME, [], [NOWHERE] * _FRAME.slots, [0] * _FRAME.slots, 0)
