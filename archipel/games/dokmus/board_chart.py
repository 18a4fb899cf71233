"""What computer players note about an island, so that they need not work it out again.

A ``Ground`` belongs to the land of one game, a ``Reach`` to the tokens of one seat on one board.
``bot_reach`` fills them when somebody asks for the worth of a position; who only plays never pays
for them.
"""

from __future__ import annotations


class Ground:
    """Of each cell that can hold a token: what touches it on its own tile."""

    near: list[list[int]]  # cells that can hold a token
    temples: list[list[int]]
    pools: list[list[int]]
    rims: list[list[int]]  # the printed sides on which it lies at the rim
    points: list[int]  # of each temple
    first: list[int]  # of each tile with temples: the number of its first one; then of none

    def __init__(self) -> None:
        self.near = []
        self.temples = []
        self.pools = []
        self.rims = []
        self.points = []
        self.first = []


class Reach:
    """How many tokens it takes a seat to stand on each cell, before its last token counts."""

    tokens: list[int]  # of the seat, but for the last one
    others: list[list[int]]  # of all seats, as they are in its way
    dist: list[int]  # of each cell
    found: list[int]  # of each distance: the temples that near or nearer, as bits
    linked: list[int]  # of each distance: the groups of temples one can go around by then
    ways: list[int]  # of each distance: the waterways one can cross by then
    earlier: Reach | None  # the same with one token fewer, if that was asked for as well
    last: int  # the last token ...
    with_last: list[int]  # ... and ``found`` when it counts as well
    hand: int  # with so many tokens in hand ...
    promise: list[float]  # ... this is what it promises

    def __init__(self) -> None:
        self.tokens = []
        self.others = []
        self.dist = []
        self.found = []
        self.linked = []
        self.ways = []
        self.earlier = None
        self.last = -2
        self.with_last = []
        self.hand = -1
        self.promise = []
