"""What computer players note about an island, so that they need not work it out again.

The cells of a slot, as they are seen, are the bits of one number: row by row, the first cell is the
lowest bit. A set of cells is such a number for each slot, and a whole set moves by one step with a
few shifts.

A ``Ground`` with its shades belongs to the land of one game, a ``Chart`` to one board, a ``Reach``
to the tokens on it. ``bot_reach`` fills them when somebody asks for the worth of a position; who
only plays never pays for them.
"""

from __future__ import annotations


class Shade:
    """One face in one rotation: its terrain as sets of cells."""

    open: int  # cells that can hold a token
    forest: int
    volcano: int

    def __init__(self) -> None:
        self.open = 0
        self.forest = 0
        self.volcano = 0


class Temple:
    """A temple of the land."""

    bit: int
    points: int

    def __init__(self, bit: int, points: int) -> None:
        self.bit = bit
        self.points = points


class Site:
    """The temples of one tile."""

    bits: int
    temples: list[Temple]

    def __init__(self) -> None:
        self.bits = 0
        self.temples = []


class Ground:
    """What the land tells: its temples, and its faces as sets of cells."""

    sites: list[Site]  # of each tile with temples
    shades: list[Shade | None]  # of tile * 4 + rotation, as far as they were asked for

    def __init__(self) -> None:
        self.sites = []
        self.shades = []


class Mark:
    """A temple, a group of temples or some waterways, and the cells of one slot beside them."""

    bits: int  # which
    cells: int

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.cells = 0


class Field:
    """One slot of a board."""

    open: int  # cells that can hold a token
    forest: int
    meadow: int  # all cells but forests
    volcano: int
    notable: int  # cells beside a temple or water
    north: int  # the slots beside it, or -1
    east: int
    south: int
    west: int
    temples: list[Mark]
    groups: list[Mark]
    ways: list[Mark]  # the cells from which they can be crossed, and to which

    # While distances are looked for; at rest nothing is in the first three.
    now: int  # cells that take as many tokens as are looked at now ...
    soon: int  # ... one more ...
    later: int  # ... two more
    dry: int  # cells that were not reached yet

    def __init__(self) -> None:
        self.open = 0
        self.forest = 0
        self.meadow = 0
        self.volcano = 0
        self.notable = 0
        self.north = -1
        self.east = -1
        self.south = -1
        self.west = -1
        self.temples = []
        self.groups = []
        self.ways = []
        self.now = 0
        self.soon = 0
        self.later = 0
        self.dry = 0


class Chart:
    """A board as sets of cells."""

    fields: list[Field]  # of each slot

    def __init__(self) -> None:
        self.fields = []


class Reach:
    """What a seat gets at with so many tokens, before its last token counts."""

    free: list[int]  # of each slot: cells that can hold a token and are empty
    near: list[int]  # of slot * LEVELS + tokens: the cells that near or nearer
    found: list[int]  # of each number of tokens: the temples that near or nearer, as bits
    groups: list[int]  # ... the groups of temples one can go around by then ...
    wooded: list[int]  # ... those from a forest, so that the forests beside them cost no more ...
    ways: list[int]  # ... and the waterways one can cross by then
    promises: dict[int, list[float]]  # by the last token and the tokens in hand
    gains: dict[int, list[float]]  # likewise: what the action of each guardian would bring at once

    def __init__(self) -> None:
        self.free = []
        self.near = []
        self.found = []
        self.groups = []
        self.wooded = []
        self.ways = []
        self.promises = {}
        self.gains = {}
