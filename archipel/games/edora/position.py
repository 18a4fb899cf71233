"""Everything true at a table of The Druids of Edora, in lists of small numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from archipel.games.edora.board import FAR, NO_BOARD, Board
from archipel.games.edora.components import (
    BEIGE,
    BUSH_SANCTUARY,
    COLOURS,
    EVERY_HERB,
    FIRST_FOOD,
    FIRST_KNOWLEDGE,
    FIRST_MISTLETOE,
    FIRST_SICKLE,
    GEMS,
    GEMS_EACH,
    HEARTHS,
    HERB_DIE_SHIFT,
    HERB_LEAP,
    HERBS,
    LEAP_FOOD,
    MISTLETOE_TOKENS,
    NONE,
    ORACLE_PLACES,
    OWN_DICE,
    PER_SANCTUARY,
    PIPS,
    PLACES,
    POTIONS,
    SANCTUARIES,
    SHIFT,
    SOURCES,
    SQUARES,
    STONES,
    TABLET_COPIES,
    TABLETS,
)
from archipel.games.edora.seen import Phase
from archipel.kernel.core import Position, Step

# Table options that are not at their default, as bits.
CHOOSE_TABLET: Final = 1
SAME_HERBS: Final = 2
FREE_HERBS: Final = 4
SAME_STOCK: Final = 8
CLEARING_BY_TILE: Final = 16
TURN_ANY_DIE: Final = 32
NO_STELE_HERB: Final = 64
ANY_FREE_PLACE: Final = 128
RESERVE_SCORES: Final = 256
LIMITED_MISTLETOE: Final = 512
FIXED_FRAME: Final = 1024
OPTION_BITS: Final[dict[str, dict[str, int]]] = {
    "tablet_deal": {"choose_1_of_3": CHOOSE_TABLET},
    "herb_layout": {"shared": SAME_HERBS, "free": FREE_HERBS},
    "stock_dice": {"shared": SAME_STOCK},
    "clearing_scope": {"tile": CLEARING_BY_TILE},
    "turn_die_target": {"any": TURN_ANY_DIE},
    "stele_potion_herb": {"off": NO_STELE_HERB},
    "amulet_potion_place": {"any_free": ANY_FREE_PLACE},
    "leftover_dice": {"reserve": RESERVE_SCORES},
    "mistletoe_supply": {"limited": LIMITED_MISTLETOE},
    "frame_order": {"fixed": FIXED_FRAME},
}

FILLED_LATER: Final[list[int]] = []
"""Stands in a new position until ``clone`` or ``set_up`` gives it its own lists."""


def rules_of(options: dict[str, str]) -> int:
    """The table options that are not at their default, as bits."""
    rules = 0
    for id, value in options.items():
        rules |= OPTION_BITS[id].get(value, 0)
    return rules


class Edora(Position):
    """A table. Things are numbered as in components.py; sets are numbers with a bit for each.

    The lists of the set-up (``tiles``, ``frame``, ``ring``, ``ends``, ``stones``) are replaced
    and never changed in place, so clones share them, as they share the board.
    """

    rules: int  # table options that are not at their default
    round: int  # 0 during the set-up
    first: int  # the Grand Druid, NONE until he is found

    tiles: list[int]  # laid so far, slot by slot: tile * 4 + quarter turns clockwise
    frame: list[int]  # laid so far, slot by slot
    board: Board
    ring: list[int]  # the colour of the dolmen first put on each rim place
    ends: list[int]  # of each colour: the two sanctuaries beside its dolmens, as a set
    dice: list[int]  # on each square: 0, or seat * 8 + value
    mine: list[int]  # of each seat: the sanctuaries with its dice
    fires: list[int]  # who lit each hearth, or NONE
    linked: list[int]  # who linked each colour, or NONE
    beige: list[int]  # who has each beige dolmen, or NONE

    display: list[int]  # the tablet on each place of the oracle, or NONE
    stones: list[int]  # the oracle stone in each gap
    pile: list[int]  # tablets that lie face down, by kind
    potions: int  # those that can still be brewed
    gems: list[int]  # left, by kind
    supply: int  # mistletoe left, where it is limited
    unrolled: int  # dice nobody has rolled yet

    food: list[int]
    mistletoe: list[int]
    reserve: list[int]  # dice at hand, by seat * 6 + value - 1
    stock: list[int]  # dice on the overview board, likewise
    at_hand: list[int]  # dice in reserve, by seat
    in_stock: list[int]  # dice in stock, by seat
    pawn: list[int]  # a sanctuary, 24 + a bush, or NONE
    knowledge: list[int]  # the space of each marker
    standing: list[int]  # its rank: 0 is last; the higher wins every tie
    sickle: list[int]
    herb_at: list[int]  # on the large boards, by seat * 12 + slot, or NONE
    loose: list[int]  # herbs not laid yet
    active: list[int]  # herbs face up on the small board
    spent: list[int]  # herbs face down there
    amulet: list[int]  # gems, by seat * 6 + place, or NONE
    worn: list[int]  # the kinds of gems on the amulet
    menhirs: list[int]  # those erected
    steles: list[int]  # those erected
    stands: list[int]  # where each stone stands, by seat * 12 + stone, or NONE
    tablets: list[int]  # owned, by seat * 15 + kind
    drawn: list[int]  # drawn in secret and not kept (yet), likewise
    brewed: list[int]  # potions
    points: list[int]  # prestige gained, by seat * 10 + source

    held: int  # the value of a die that has been chosen and not been placed yet, or 0
    square: int  # where the die of this turn lies, or NONE
    veiled: bool  # are the herbs being laid in secret?

    def __init__(self) -> None:
        super().__init__()
        self.rules = 0
        self.round = 0
        self.first = NONE
        self.tiles = FILLED_LATER
        self.frame = FILLED_LATER
        self.board = NO_BOARD
        self.ring = FILLED_LATER
        self.ends = FILLED_LATER
        self.dice = FILLED_LATER
        self.mine = FILLED_LATER
        self.fires = FILLED_LATER
        self.linked = FILLED_LATER
        self.beige = FILLED_LATER
        self.display = FILLED_LATER
        self.stones = FILLED_LATER
        self.pile = FILLED_LATER
        self.potions = 0
        self.gems = FILLED_LATER
        self.supply = 0
        self.unrolled = 0
        self.food = FILLED_LATER
        self.mistletoe = FILLED_LATER
        self.reserve = FILLED_LATER
        self.stock = FILLED_LATER
        self.at_hand = FILLED_LATER
        self.in_stock = FILLED_LATER
        self.pawn = FILLED_LATER
        self.knowledge = FILLED_LATER
        self.standing = FILLED_LATER
        self.sickle = FILLED_LATER
        self.herb_at = FILLED_LATER
        self.loose = FILLED_LATER
        self.active = FILLED_LATER
        self.spent = FILLED_LATER
        self.amulet = FILLED_LATER
        self.worn = FILLED_LATER
        self.menhirs = FILLED_LATER
        self.steles = FILLED_LATER
        self.stands = FILLED_LATER
        self.tablets = FILLED_LATER
        self.drawn = FILLED_LATER
        self.brewed = FILLED_LATER
        self.points = FILLED_LATER
        self.held = 0
        self.square = NONE
        self.veiled = False

    def set_up(self, seats: int, options: dict[str, str]) -> None:
        """ED-10 to ED-16: the table before chance has decided anything."""
        self.seats = seats
        self.rules = rules_of(options)
        self.ends = [0] * COLOURS
        self.dice = [0] * SQUARES
        self.mine = [0] * seats
        self.fires = [NONE] * HEARTHS
        self.linked = [NONE] * COLOURS
        self.beige = [NONE] * len(BEIGE)
        self.display = [NONE] * ORACLE_PLACES
        self.pile = [TABLET_COPIES] * TABLETS
        self.potions = (1 << POTIONS) - 1
        self.gems = [GEMS_EACH] * GEMS
        self.supply = MISTLETOE_TOKENS - FIRST_MISTLETOE * seats
        self.unrolled = OWN_DICE * seats
        self.food = [FIRST_FOOD] * seats
        self.mistletoe = [FIRST_MISTLETOE] * seats
        self.reserve = [0] * (seats * PIPS)
        self.stock = [0] * (seats * PIPS)
        self.at_hand = [0] * seats
        self.in_stock = [0] * seats
        self.pawn = [NONE] * seats
        self.knowledge = [FIRST_KNOWLEDGE] * seats
        self.standing = list(range(seats))
        self.sickle = [FIRST_SICKLE] * seats
        self.herb_at = [NONE] * (seats * HERBS)
        self.loose = [EVERY_HERB] * seats
        self.active = [0] * seats
        self.spent = [0] * seats
        self.amulet = [NONE] * (seats * PLACES)
        self.worn = [0] * seats
        self.menhirs = [0] * seats
        self.steles = [0] * seats
        self.stands = [NONE] * (seats * STONES)
        self.tablets = [0] * (seats * TABLETS)
        self.drawn = [0] * (seats * TABLETS)
        self.brewed = [0] * seats
        self.points = [0] * (seats * SOURCES)

    def clone(self) -> Edora:
        other = Edora()
        self.clone_into(other)
        other.rules = self.rules
        other.round = self.round
        other.first = self.first
        other.tiles = self.tiles
        other.frame = self.frame
        other.board = self.board
        other.ring = self.ring
        other.ends = self.ends
        other.dice = self.dice[:]
        other.mine = self.mine[:]
        other.fires = self.fires[:]
        other.linked = self.linked[:]
        other.beige = self.beige[:]
        other.display = self.display[:]
        other.stones = self.stones
        other.pile = self.pile[:]
        other.potions = self.potions
        other.gems = self.gems[:]
        other.supply = self.supply
        other.unrolled = self.unrolled
        other.food = self.food[:]
        other.mistletoe = self.mistletoe[:]
        other.reserve = self.reserve[:]
        other.stock = self.stock[:]
        other.at_hand = self.at_hand[:]
        other.in_stock = self.in_stock[:]
        other.pawn = self.pawn[:]
        other.knowledge = self.knowledge[:]
        other.standing = self.standing[:]
        other.sickle = self.sickle[:]
        other.herb_at = self.herb_at[:]
        other.loose = self.loose[:]
        other.active = self.active[:]
        other.spent = self.spent[:]
        other.amulet = self.amulet[:]
        other.worn = self.worn[:]
        other.menhirs = self.menhirs[:]
        other.steles = self.steles[:]
        other.stands = self.stands[:]
        other.tablets = self.tablets[:]
        other.drawn = self.drawn[:]
        other.brewed = self.brewed[:]
        other.points = self.points[:]
        other.held = self.held
        other.square = self.square
        other.veiled = self.veiled
        return other

    # Small questions

    def has(self, seat: int, herb: int) -> bool:
        """Is this herb of a seat active?"""
        return self.active[seat] >> herb & 1 == 1

    def placed(self, seat: int) -> int:
        """Dice on the board; all are rolled when this is asked."""
        return self.mine[seat].bit_count()

    def here(self, seat: int) -> int:
        """The sanctuary a pawn stands at, or would step to from its bush."""
        at = self.pawn[seat]
        return at if at < SANCTUARIES else BUSH_SANCTUARY[at - SANCTUARIES]

    def cheapest_die(self, seat: int) -> int:
        """ED-30: the least food a die of the reserve can be placed for; FAR without a die."""
        at = seat * PIPS
        for pips in range(PIPS):
            if self.reserve[at + pips]:
                if self.active[seat] >> HERB_DIE_SHIFT & 1:
                    return max(1, pips + 1 - SHIFT)
                return pips + 1
        return FAR

    def fare(self, seat: int, sanctuary: int) -> int:
        """ED-23, ED-26, ED-27: the food it costs to go there; FAR from the bush to elsewhere."""
        at = self.pawn[seat]
        if at >= SANCTUARIES:
            return 0 if BUSH_SANCTUARY[at - SANCTUARIES] == sanctuary else FAR
        cost = self.board.cost[at * SANCTUARIES + sanctuary]
        if (
            cost > LEAP_FOOD
            and self.active[seat] >> HERB_LEAP & 1
            and self.board.glade[at] >> sanctuary & 1
        ):
            return LEAP_FOOD
        return cost

    def reach(self, seat: int) -> list[int]:
        """ED-23 to ED-30: where a normal turn can lead: sanctuary * 128 + food for the move."""
        found: list[int] = []
        most = self.food[seat] - self.cheapest_die(seat)
        if most < 0:
            return found
        at = self.pawn[seat]
        if at >= SANCTUARIES:
            found.append(BUSH_SANCTUARY[at - SANCTUARIES] * 128)
            return found
        row = at * SANCTUARIES
        cost = self.board.cost
        mine = self.mine[seat] | 1 << at
        glade = self.board.glade[at] if self.active[seat] >> HERB_LEAP & 1 else 0
        for sanctuary in range(SANCTUARIES):
            if mine >> sanctuary & 1:
                continue
            food = cost[row + sanctuary]
            if food > LEAP_FOOD and glade >> sanctuary & 1:
                food = LEAP_FOOD
            if food <= most:
                found.append(sanctuary * 128 + food)
        return found

    def value_at(self, seat: int, sanctuary: int) -> int:
        """The value of the die of a seat at a sanctuary, or 0."""
        first = sanctuary * PER_SANCTUARY
        for square in range(first, first + self.seats):
            die = self.dice[square]
            if die and die >> 3 == seat:
                return die & 7
        return 0

    def leader(self, sanctuary: int) -> int:
        """ED-31: whose die is the highest; ties by the knowledge track; NONE without dice."""
        best = NONE
        highest = 0
        first = sanctuary * PER_SANCTUARY
        for square in range(first, first + self.seats):
            die = self.dice[square]
            if die:
                value = die & 7
                seat = die >> 3
                if value > highest or (
                    value == highest and self.standing[seat] > self.standing[best]
                ):
                    best = seat
                    highest = value
        return best

    def contested(self, sanctuary: int) -> int:
        """How many dice lie at a sanctuary."""
        count = 0
        first = sanctuary * PER_SANCTUARY
        for square in range(first, first + self.seats):
            if self.dice[square]:
                count += 1
        return count

    def prestige(self, seat: int) -> int:
        """What a seat has gained so far, on the prestige track."""
        total = 0
        for source in range(seat * SOURCES, (seat + 1) * SOURCES):
            total += self.points[source]
        return total

    def dolmens(self, seat: int) -> int:
        """Coloured and beige dolmens a seat has taken."""
        return 2 * self.linked.count(seat) + self.beige.count(seat)

    def tablets_owned(self, seat: int) -> int:
        total = 0
        for kind in range(seat * TABLETS, (seat + 1) * TABLETS):
            total += self.tablets[kind]
        return total

    def ending(self) -> bool:
        """ED-63: has somebody placed the last die?"""
        for seat in range(self.seats):
            if self.at_hand[seat] + self.in_stock[seat] == 0 and self.placed(seat) == OWN_DICE:
                return True
        return False


class Paragraph(Step[Edora]):
    """What all steps of Edora share: they know the phase of the turn they belong to."""

    phase: ClassVar[Phase] = "action"
