"""What a set of own dice has begun in the forest of one game, worked out once for each set.

The forest never changes, and computer players meet the same sets again and again. So what
follows from the two alone is kept: it depends on nothing else, whoever asks.
"""

from __future__ import annotations

from typing import Final

from archipel.games.edora.board import NO_BOARD, Board
from archipel.games.edora.components import (
    COLOURS,
    HEARTH_RING,
    HEARTHS,
    LINES,
    SANCTUARIES,
    START_SANCTUARIES,
)
from archipel.games.edora.position import Edora

MOST_MISSING: Final = 5
"""A chain that lacks as many dice or more is none."""
MOST_GROUNDS: Final = 20_000
"""More sets than a search meets in a few turns; then their memory is given back."""
UNKNOWN: Final = -1


class Ground:
    """A set of sanctuaries with own dice, and what it has begun."""

    forest: Forest
    mine: int
    places: list[int]  # the sanctuaries of the set
    begun: list[int]  # hearths with an own die beside them
    missing: list[int]  # dice missing around each hearth
    line: int  # dice missing in the straight line that lacks fewest
    entered: int  # clearings with an own die
    starts: int  # sanctuaries with a bush and an own die
    portals: int  # own dice in clearings with a portal
    filling: list[int]  # dice missing in each clearing, fewest first
    chains: list[int]  # of each colour: dice missing * 32 + length, or UNKNOWN
    nearest: list[int]  # from each sanctuary: food to the nearest free one, or UNKNOWN
    near: list[float]  # likewise: food to the nearest three on average

    def __init__(self, forest: Forest, mine: int) -> None:
        self.forest = forest
        self.mine = mine
        board = forest.board
        self.places = []
        for sanctuary in range(SANCTUARIES):
            if mine >> sanctuary & 1:
                self.places.append(sanctuary)
        self.begun = []
        self.missing = []
        for hearth in range(HEARTHS):
            ring = HEARTH_RING[hearth]
            self.missing.append((ring & ~mine).bit_count())
            if ring & mine:
                self.begun.append(hearth)
        self.line = SANCTUARIES
        for line in LINES:
            self.line = min(self.line, (line & ~mine).bit_count())
        self.entered = 0
        self.filling = []
        for clearing in board.clearings:
            if clearing & mine:
                self.entered += 1
            self.filling.append((clearing & ~mine).bit_count())
        self.filling.sort()
        self.starts = (mine & START_SANCTUARIES).bit_count()
        self.portals = (mine & board.portal).bit_count()
        self.chains = [UNKNOWN] * COLOURS
        self.nearest = [UNKNOWN] * SANCTUARIES
        self.near = [0.0] * SANCTUARIES

    def to_fill(self, count: int) -> int:
        """Dice missing in so many clearings, those that lack fewest."""
        total = 0
        for i in range(min(count, len(self.filling))):
            total += self.filling[i]
        return total

    def chain(self, colour: int) -> int:
        """Between the dolmens of a colour, the chain that lacks fewest dice: those * 32 + all."""
        if self.chains[colour] == UNKNOWN:
            self.chains[colour] = self.find_chain(self.forest.ends[colour])
        return self.chains[colour]

    def find_chain(self, ends: int) -> int:
        """Sets of sanctuaries, by dice missing so far and then by length; the first to arrive."""
        mine = self.mine
        beside = self.forest.beside
        start = ends & -ends
        goal = ends & ~start
        seen = 0
        now = [0] * (SANCTUARIES + 2)
        now[1] = start
        missing = 0 if start & mine else 1
        while missing < MOST_MISSING:
            later = [0] * (SANCTUARIES + 2)
            for length in range(1, SANCTUARIES + 1):
                here = now[length] & ~seen
                if here == 0:
                    continue
                if here & goal:
                    return missing * 32 + length
                seen |= here
                next = 0
                while here:
                    low = here & -here
                    next |= beside[low.bit_length() - 1]
                    here &= ~low
                now[length + 1] |= next & mine
                later[length + 1] |= next & ~mine
            now = later
            missing += 1
        return MOST_MISSING * 32

    def look_round(self, sanctuary: int) -> None:
        """Find the nearest sanctuaries without an own die."""
        cost = self.forest.board.cost
        row = sanctuary * SANCTUARIES
        first = 99
        second = 99
        third = 99
        for there in range(SANCTUARIES):
            if self.mine >> there & 1 or there == sanctuary:
                continue
            food = cost[row + there]
            if food < first:
                third = second
                second = first
                first = food
            elif food < second:
                third = second
                second = food
            elif food < third:
                third = food
        self.nearest[sanctuary] = first
        self.near[sanctuary] = (first + second + third) / 3.0

    def to_nearest(self, sanctuary: int) -> int:
        if self.nearest[sanctuary] == UNKNOWN:
            self.look_round(sanctuary)
        return self.nearest[sanctuary]

    def walk(self, sanctuary: int) -> float:
        if self.nearest[sanctuary] == UNKNOWN:
            self.look_round(sanctuary)
        return self.near[sanctuary]


class Forest:
    """The forest and the dolmens of one game, with every set of dice that was asked for."""

    board: Board
    ends: list[int]  # of each colour, as in the position
    beside: list[int]  # of each sanctuary: those one path away, as a set
    grounds: dict[int, Ground]

    def __init__(self, board: Board, ends: list[int]) -> None:
        self.board = board
        self.ends = ends[:]
        self.beside = []
        for ways in board.beside:
            found = 0
            for there in ways:
                found |= 1 << there
            self.beside.append(found)
        self.grounds = {}

    def ground(self, mine: int) -> Ground:
        found = self.grounds.get(mine)
        if found is None:
            if len(self.grounds) >= MOST_GROUNDS:
                self.grounds.clear()
            found = Ground(self, mine)
            self.grounds[mine] = found
        return found


class Visited:
    """The forest asked for last: games are thought about one after another."""

    forest: Forest

    def __init__(self) -> None:
        self.forest = Forest(NO_BOARD, [])


VISITED: Final = Visited()


def forest_of(p: Edora) -> Forest:
    """What is known of the forest of a position."""
    forest = VISITED.forest
    if forest.board is not p.board or forest.ends != p.ends:
        forest = Forest(p.board, p.ends)
        VISITED.forest = forest
    return forest
