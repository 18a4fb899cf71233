"""Everything true at a table of Dokmus."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.board import (
    ANY_OWN_TOKEN,
    AUTOMATIC,
    EMPTY,
    FREE_FOREST,
    GAP_SIDE,
    IMMEDIATE,
    JOINED,
    NO_BOARD,
    NOWHERE,
    TEMPLE_GROUP,
    TERRAIN_ONLY,
    THIS_TURN,
    Board,
)
from archipel.games.dokmus.board_placements import placements
from archipel.games.dokmus.components import (
    AREA,
    BOX,
    CELLS,
    FOREST,
    GUARDIANS_IN_PLAY,
    LAYOUT_OF,
    LAYOUTS,
    RUINS,
    TOKENS,
    VOLCANO,
    Layout,
)
from archipel.games.dokmus.seen import Phase
from archipel.kernel.core import Position

SETUP: Final = 0
START_TOKENS: Final = 1
DRAFTING: Final = 2
TURNS: Final = 3
OVER: Final = 4
PHASES: Final[list[Phase]] = ["setup", "start", "draft", "turns", "over"]

UNSEATED: Final = -1
NONE: Final[list[int]] = []  # where there is nothing; it is replaced as a whole, so all share it
NO_TOKENS: Final[list[list[int]]] = []

OPTION_BITS: Final[dict[str, dict[str, int]]] = {
    "voluntary_sacrifice": {"terrain_only": TERRAIN_ONLY},
    "temple_link_from": {"this_turn": THIS_TURN, "any_own_token": ANY_OWN_TOKEN},
    "ruins_bonus_timing": {"immediate": IMMEDIATE},
    "waterways_at_temples": {"joined": JOINED},
    "adjacent_temples": {"temple_group": TEMPLE_GROUP},
    "free_placement_forest": {"free": FREE_FOREST},
    "start_on_gap_side": {"allowed": GAP_SIDE},
    "talisman_action": {"automatic": AUTOMATIC},
}


def rules_of(options: dict[str, str]) -> int:
    """The table options that are not at their default, as bits."""
    rules = 0
    for option in BOX.options:
        rules |= OPTION_BITS[option.id].get(options[option.id], 0)
    return rules


def changed(numbers: list[int], at: int, number: int) -> list[int]:
    """A list like this one, with one number changed."""
    other = numbers[:]
    other[at] = number
    return other


def without(numbers: list[int], number: int) -> list[int]:
    """A list like this one, without that number where it stands first."""
    other = numbers[:]
    other.remove(number)
    return other


class Dokmus(Position):
    """The island, the tokens on it, and the guardians in hand.

    Few lists change with every token: ``owner``, ``last``, ``hand``, and which lists stand in
    ``tokens``. Clones copy these. All other lists are replaced as a whole: clones share them.
    """

    rules: int  # table options that are not at their default
    phase: int
    round: int  # 0 before the first
    talisman: int  # the seat that holds it

    laid: list[int]  # the set-up, slot by slot: tile * 8 + side * 4 + rotation
    board: Board

    owner: list[int]  # of each cell: the seat whose token stands there, or EMPTY
    tokens: list[list[int]]  # of each seat: the cells of its tokens, in the order they came
    last: list[int]  # of each seat: the cell of its last token, or NOWHERE
    hand: list[int]  # of each seat: tokens it still has to use
    sacrificed: list[int]
    ruins: list[int]  # of each seat: points from ruins

    first: int  # the seat that chooses first in this round
    passing: int  # guardians on their way round the table, then set aside: one bit per number
    handed: list[int]  # of each seat: the guardians it was handed this round, as bits; 0: not yet
    guardian: list[int]  # of each seat: the number it took, or 0
    calls: list[int]  # of each number called, lowest in play first: its seat, or UNSEATED

    active: int  # the seat whose turn it is, or UNSEATED
    left: int  # tokens of the turn still to use
    guardian_used: bool
    pending: list[int]  # the tiles of the open ruins actions

    free: list[int]  # cells the next token may be put on for nothing ...
    priced: list[int]  # ... for one sacrifice ...
    crossable: list[int]  # ... and free cells that a paid crossing reaches as well
    waived: bool  # DK-36: no cell is connected, all are open

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        self.phase = SETUP
        self.round = 0
        self.talisman = UNSEATED
        self.laid = NONE
        self.board = NO_BOARD
        self.owner = NONE
        self.tokens = NO_TOKENS
        self.last = NONE
        self.hand = NONE
        self.sacrificed = NONE
        self.ruins = NONE
        self.first = UNSEATED
        self.passing = 0
        self.handed = NONE
        self.guardian = NONE
        self.calls = NONE
        self.active = UNSEATED
        self.left = 0
        self.guardian_used = False
        self.pending = NONE
        self.free = NONE
        self.priced = NONE
        self.crossable = NONE
        self.waived = False

    def clone(self) -> Dokmus:
        other = Dokmus()
        self.clone_into(other)
        other.rules = self.rules
        other.phase = self.phase
        other.round = self.round
        other.talisman = self.talisman
        other.laid = self.laid
        other.board = self.board
        other.owner = self.owner[:]
        other.tokens = self.tokens[:]
        other.last = self.last[:]
        other.hand = self.hand[:]
        other.sacrificed = self.sacrificed
        other.ruins = self.ruins
        other.first = self.first
        other.passing = self.passing
        other.handed = self.handed
        other.guardian = self.guardian
        other.calls = self.calls
        other.active = self.active
        other.left = self.left
        other.guardian_used = self.guardian_used
        other.pending = self.pending
        other.free = self.free
        other.priced = self.priced
        other.crossable = self.crossable
        other.waived = self.waived
        return other

    def set_up(self, seats: int, rules: int) -> None:
        """DK-11, DK-12: the tokens are dealt out, the board is still empty."""
        self.seats = seats
        self.rules = rules
        self.owner = [EMPTY] * CELLS
        self.tokens = [[] for _ in range(seats)]
        self.last = [NOWHERE] * seats
        self.hand = [TOKENS] * seats
        self.sacrificed = [0] * seats
        self.ruins = [0] * seats
        self.passing = self.all_guardians()
        self.handed = [0] * seats
        self.guardian = [0] * seats

    def all_guardians(self) -> int:
        """DK-104: the guardians in play, as bits."""
        bits = 0
        for number in GUARDIANS_IN_PLAY[self.seats]:
            bits |= 1 << number
        return bits

    def layout(self) -> Layout:
        """DK-10, DK-103: the frame for this number of players."""
        return LAYOUTS[LAYOUT_OF[self.seats]]

    def has(self, option: int) -> bool:
        """Is this table option off its default?"""
        return self.rules & option != 0

    def put(self, seat: int, cell: int) -> None:
        """A token comes from the hand to the board: it is the seat's last one now (DK-55)."""
        self.owner[cell] = seat
        self.tokens[seat] = [*self.tokens[seat], cell]
        self.last[seat] = cell
        self.hand[seat] -= 1

    def shift(self, seat: int, cell: int, target: int) -> None:
        """A token moves on the board; the last token stays the last (DK-55)."""
        self.owner[cell] = EMPTY
        self.owner[target] = seat
        own = self.tokens[seat]
        self.tokens[seat] = changed(own, own.index(cell), target)
        if self.last[seat] == cell:
            self.last[seat] = target

    def forget_last(self, seat: int) -> None:
        """DK-55, option ``this_turn``: outside the turn it was placed in, no token is the last."""
        if self.has(THIS_TURN):
            self.last[seat] = NOWHERE

    def give(self, seat: int, tokens: int) -> None:
        """Tokens of the turn go into the sacrifice area (DK-34)."""
        self.hand[seat] -= tokens
        self.sacrificed = changed(self.sacrificed, seat, self.sacrificed[seat] + tokens)

    def burn(self, seat: int) -> list[int]:
        """DK-46: the seat's tokens on volcanoes go into the sacrifice area; their cells."""
        terrain = self.board.land.terrain
        burnt: list[int] = []
        for cell in self.tokens[seat]:
            if terrain[cell] == VOLCANO:
                burnt.append(cell)
        for cell in burnt:
            self.owner[cell] = EMPTY
            self.tokens[seat] = without(self.tokens[seat], cell)
            self.sacrificed = changed(self.sacrificed, seat, self.sacrificed[seat] + 1)
            if self.last[seat] == cell:
                self.last[seat] = NOWHERE
        return burnt

    def survey(self) -> None:
        """Find out where the next token of the active seat may go, and for how much."""
        seat = self.active
        if seat >= 0 and self.left:
            found = placements(
                self.board, self.owner, self.tokens[seat], self.last[seat], self.left
            )
            self.free = found.free
            self.priced = found.priced
            self.crossable = found.crossable
            self.waived = found.waived
        else:
            self.free = NONE
            self.priced = NONE
            self.crossable = NONE
            self.waived = False

    def price(self, cell: int) -> int:
        """What the next token costs on a cell that was found: sacrifices."""
        for priced in self.priced:
            if priced == cell:
                return 1
        return 0

    def toll(self, cell: int) -> str:
        """What the next token pays for on a cell that was found: "forest", "water" or nothing."""
        if self.price(cell) == 0:
            return "nothing"
        if self.board.land.terrain[cell] != FOREST:
            return "water"
        seat = self.active
        linked = 0
        for own in self.tokens[seat]:
            if own == self.last[seat] or self.has(ANY_OWN_TOKEN):
                linked |= self.board.groups_beside(own)
        connected = self.waived or linked & self.board.groups_beside(cell) != 0
        for other in self.board.near(cell):
            connected = connected or self.owner[other] == seat
        return "forest" if connected else "water"

    def movable(self, seat: int, tile: int) -> list[int]:
        """DK-70, DK-83: the seat's tokens that can move; ``tile`` NOWHERE: on any tile."""
        board = self.board
        terrain = board.land.terrain
        found: list[int] = []
        for cell in self.tokens[seat]:
            here = tile < 0 or cell // AREA == tile
            if here and terrain[cell] != RUINS and board.can_move(cell, self.owner):
                found.append(cell)
        return found
