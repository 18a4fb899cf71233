"""Everything true at a table of Mangrovia, in lists of small numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from archipel.games.components import bits
from archipel.games.mangrovia.components import (
    ALL_LANDSCAPES,
    AMULET_SPACE,
    AMULETS,
    BAG,
    COIN_VALUES,
    COSTING,
    DECK,
    DISHES,
    DISTANCES,
    DOUBLES,
    EVERY_SPACE,
    FERVOUR,
    FIRST_AMULET_COIN,
    FIRST_BIRDS,
    FIRST_KIND,
    HUTS,
    JOKER_TILE,
    KINDS,
    LADDER,
    LANDSCAPES,
    LAST_KIND,
    MOST_COST,
    NEUTRAL,
    NEUTRAL_SITE,
    NEUTRAL_SPACES,
    NONE,
    OFFERING_TILE,
    OFFERING_TILE_COIN,
    OFFERINGS,
    OPEN_CARDS,
    OWNERS,
    PATHS,
    PATHS_OF,
    SITES,
    SPACES,
    SPACES_WITH,
    SPACES_WITH_BOTH,
    STACK,
    STAGE_IDS,
    STAR,
    STAR_INDEX,
    START_CARDS,
    STATUE_TILE,
    SUMS,
    TILE_COUNTS,
    TILES,
    TOP_LEVEL,
    TOTEM,
    TOTEM_INDEX,
)
from archipel.games.mangrovia.seen import Phase
from archipel.kernel.core import Position, Step

FAR: Final = 99
"""The distance of nobody's hut from a statue, the tile under nobody's hut."""

SURE: Final = KINDS + AMULETS
"""A row of ``sure``: the kinds of cards, then the amulets."""
BAG_STOCK: Final = 2
"""The bag, beside the two decks OFFERING and LANDSCAPE."""

CARD_AND_BIRDS_SINGLE: Final = 0
CARD_AND_BIRDS: Final = 1
BIRDS_ONLY: Final = 2
JOKER_MODES: Final = ["card_and_birds_single_hut", "card_and_birds", "birds_only"]

FILLED_LATER: Final[list[int]] = []
"""Stands in a new position until ``clone`` or ``set_up`` gives it its own lists."""


class Mangrovia(Position):
    """A table. Spaces, cards, coins and tiles are numbered as in components.py.

    ``free``, ``along``, ``nearest``, ``star``, ``totem``, ``lowest`` and ``level`` follow from
    the huts; ``put`` keeps them up to date, because choices and scores ask for them all the time.
    """

    round: int  # 0 during the set-up
    first: int  # the seat with the talisman, NONE until it is given
    stage: int  # where the boat lies: 0 on its start, then from 1
    birds: int  # a set of two landscapes
    ending: bool  # has somebody built his last hut?
    dish: list[int]  # the owner of the dish on each site, or NONE

    owner: list[int]  # of the hut on each space, or NONE
    twins: int  # the spaces with a double hut
    free: int  # the spaces without a hut
    stock: list[int]  # huts left, by seat
    level: list[int]  # huts on amulet spaces, by seat; the table ends, this does not
    printed: list[int]  # fervour printed on spaces, by seat
    piled: list[int]  # fervour of tiles under huts, by seat
    along: list[int]  # huts on a path, by path * OWNERS + owner
    nearest: list[int]  # distance of the nearest hut, by path * OWNERS + owner
    star: list[int]  # huts around the Stone Star, by owner
    totem: list[int]  # huts around the Totem, by owner
    lowest: list[int]  # the lowest tile under a hut, by owner
    under: list[int]  # the fervour tile on each Totem space, numbered from the top, or NONE
    pile: int  # fervour tiles that have been given out

    hold: list[int]  # cards in hand, by seat * KINDS + kind
    starts: list[int]  # how many of them are start cards, by seat * OFFERINGS + kind
    known: list[int]  # how many others everybody saw being taken, by seat * KINDS + kind
    open: list[int]  # the card on each place of the display, or NONE
    deck: list[int]  # cards in the two decks, by kind
    left: list[int]  # cards in each deck
    discards: list[int]  # by kind
    box: int  # start cards out of the game

    amulets: list[int]  # by seat * AMULETS + number; those of the stack are number 0
    ones: list[int]  # amulets of value 1 that everybody saw being taken, by seat
    bag: list[int]  # by number
    in_bag: int
    aside: list[int]  # amulets spent, by number
    stack: int  # amulets of value 1 below the amulet table
    drawer: int  # the seat that is drawing amulets, or NONE
    drawn: list[int]  # what it has just drawn, by number
    one_shown: bool  # is an amulet of the stack, which all saw, among them?
    to_draw: int  # how many more it draws

    bonus: list[int]  # the tile on each Stone Star space, or NONE
    tiles: list[int]  # bonus tiles held, by seat * TILES + kind
    tile_box: list[int]  # bonus tiles that are not in play, or no longer, by kind

    builder: int  # the seat that is building, or NONE
    site: int  # the space being built on, or NONE
    twin: bool  # is it to be a double hut?
    played: list[int]  # landscape cards and joker laid ready for it; they are in the hand still
    paid: list[int]  # coins laid ready likewise; both lists are replaced, never changed in place

    counted: int  # the stocks ``sure`` says anything about, one bit each
    sure: list[int]  # what each seat, and a spectator, can count on to be in decks and bag

    tile_kinds: int  # a set: which bonus tiles the table plays with
    first_is_seat_0: bool
    always_barred: bool
    refill_late: bool
    neutral_in_star: bool
    joker: int
    amulet_tile_scores: bool
    ones_for_all: bool
    round_cap: int  # the last round there can be, or NONE

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.first = NONE
        self.stage = 0
        self.birds = FIRST_BIRDS
        self.ending = False
        self.dish = FILLED_LATER
        self.owner = FILLED_LATER
        self.twins = 0
        self.free = EVERY_SPACE
        self.stock = FILLED_LATER
        self.level = FILLED_LATER
        self.printed = FILLED_LATER
        self.piled = FILLED_LATER
        self.along = FILLED_LATER
        self.nearest = FILLED_LATER
        self.star = FILLED_LATER
        self.totem = FILLED_LATER
        self.lowest = FILLED_LATER
        self.under = FILLED_LATER
        self.pile = 0
        self.hold = FILLED_LATER
        self.starts = FILLED_LATER
        self.known = FILLED_LATER
        self.open = FILLED_LATER
        self.deck = FILLED_LATER
        self.left = FILLED_LATER
        self.discards = FILLED_LATER
        self.box = 0
        self.amulets = FILLED_LATER
        self.ones = FILLED_LATER
        self.bag = FILLED_LATER
        self.in_bag = 0
        self.aside = FILLED_LATER
        self.stack = STACK
        self.drawer = NONE
        self.drawn = FILLED_LATER
        self.one_shown = False
        self.to_draw = 0
        self.bonus = FILLED_LATER
        self.tiles = FILLED_LATER
        self.tile_box = FILLED_LATER
        self.builder = NONE
        self.site = NONE
        self.twin = False
        self.played = FILLED_LATER
        self.paid = FILLED_LATER
        self.counted = 0
        self.sure = FILLED_LATER
        self.tile_kinds = 0
        self.first_is_seat_0 = False
        self.always_barred = False
        self.refill_late = False
        self.neutral_in_star = True
        self.joker = CARD_AND_BIRDS_SINGLE
        self.amulet_tile_scores = True
        self.ones_for_all = False
        self.round_cap = 0

    def set_up(self, seats: int, options: dict[str, str]) -> None:
        """MG-10 to MG-14, MG-17 to MG-19: the table before anything is dealt."""
        self.seats = seats
        self.dish = [NONE] * SITES
        if NEUTRAL_SITE[seats] != NONE:
            self.dish[NEUTRAL_SITE[seats]] = NEUTRAL
        self.owner = [NONE] * SPACES
        self.stock = [HUTS[seats]] * seats
        self.level = [0] * OWNERS
        self.printed = [0] * seats
        self.piled = [0] * seats
        self.along = [0] * (PATHS * OWNERS)
        self.nearest = [FAR] * (PATHS * OWNERS)
        self.star = [0] * OWNERS
        self.totem = [0] * OWNERS
        self.lowest = [FAR] * OWNERS
        self.under = [NONE] * len(TOTEM)
        for space in NEUTRAL_SPACES[seats]:
            self.put(NEUTRAL, space, False)
        self.hold = [0] * (seats * KINDS)
        self.starts = [0] * (seats * OFFERINGS)
        self.known = [0] * (seats * KINDS)
        self.open = [NONE] * OPEN_CARDS
        self.deck = DECK[:]
        self.left = [sum(DECK[:OFFERINGS]), sum(DECK[OFFERINGS:])]
        self.discards = [0] * KINDS
        self.box = START_CARDS
        self.amulets = [0] * (seats * AMULETS)
        self.ones = [0] * seats
        self.bag = BAG[:]
        self.in_bag = sum(BAG)
        self.aside = [0] * AMULETS
        self.drawn = [0] * AMULETS
        self.bonus = [NONE] * len(STAR)
        self.tiles = [0] * (seats * TILES)
        self.tile_box = TILE_COUNTS[:]
        self.played = []
        self.paid = []
        self.sure = [0] * ((seats + 1) * SURE)
        statues = bits(STATUE_TILE)
        others = ((1 << TILES) - 1) & ~statues
        if options["bonus_tiles"] == "mixed":
            self.tile_kinds = statues | others
        elif options["bonus_tiles"] == "statues_only":
            self.tile_kinds = statues
        elif options["bonus_tiles"] == "no_statues":
            self.tile_kinds = others
        self.first_is_seat_0 = options["first_player"] == "first_seat"
        self.always_barred = options["first_dish_ban"] == "all_player_counts"
        self.refill_late = options["refill_timing"] == "when_needed"
        self.neutral_in_star = options["neutral_hut_counts_in_stone_star_total"] == "true"
        self.joker = JOKER_MODES.index(options["joker_tile"])
        self.amulet_tile_scores = options["amulet_tile_scores"] == "true"
        self.ones_for_all = options["house_rule_value_1_amulet"] == "true"
        self.round_cap = NONE if options["round_cap"] == "none" else int(options["round_cap"])

    def clone(self) -> Mangrovia:
        other = Mangrovia()
        self.clone_into(other)
        other.round = self.round
        other.first = self.first
        other.stage = self.stage
        other.birds = self.birds
        other.ending = self.ending
        other.dish = self.dish[:]
        other.owner = self.owner[:]
        other.twins = self.twins
        other.free = self.free
        other.stock = self.stock[:]
        other.level = self.level[:]
        other.printed = self.printed[:]
        other.piled = self.piled[:]
        other.along = self.along[:]
        other.nearest = self.nearest[:]
        other.star = self.star[:]
        other.totem = self.totem[:]
        other.lowest = self.lowest[:]
        other.under = self.under[:]
        other.pile = self.pile
        other.hold = self.hold[:]
        other.starts = self.starts[:]
        other.known = self.known[:]
        other.open = self.open[:]
        other.deck = self.deck[:]
        other.left = self.left[:]
        other.discards = self.discards[:]
        other.box = self.box
        other.amulets = self.amulets[:]
        other.ones = self.ones[:]
        other.bag = self.bag[:]
        other.in_bag = self.in_bag
        other.aside = self.aside[:]
        other.stack = self.stack
        other.drawer = self.drawer
        other.drawn = self.drawn[:]
        other.one_shown = self.one_shown
        other.to_draw = self.to_draw
        other.bonus = self.bonus[:]
        other.tiles = self.tiles[:]
        other.tile_box = self.tile_box[:]
        other.builder = self.builder
        other.site = self.site
        other.twin = self.twin
        other.played = self.played
        other.paid = self.paid
        other.counted = self.counted
        other.sure = self.sure[:]
        other.tile_kinds = self.tile_kinds
        other.first_is_seat_0 = self.first_is_seat_0
        other.always_barred = self.always_barred
        other.refill_late = self.refill_late
        other.neutral_in_star = self.neutral_in_star
        other.joker = self.joker
        other.amulet_tile_scores = self.amulet_tile_scores
        other.ones_for_all = self.ones_for_all
        other.round_cap = self.round_cap
        return other

    # Huts

    def put(self, owner: int, space: int, twin: bool) -> int:
        """A hut, or a double hut, comes onto a space; the value of the fervour tile under it."""
        huts = 2 if twin else 1
        self.owner[space] = owner
        self.free &= ~(1 << space)
        if twin:
            self.twins |= 1 << space
        distances = DISTANCES[space]
        for i, path in enumerate(PATHS_OF[space]):
            at = path * OWNERS + owner
            self.along[at] += huts
            if distances[i] < self.nearest[at]:
                self.nearest[at] = distances[i]
        if AMULET_SPACE[space]:
            self.level[owner] += 1
        if STAR_INDEX[space] != NONE:
            self.star[owner] += 1
        at = TOTEM_INDEX[space]
        if at == NONE:
            return 0
        self.totem[owner] += 1
        self.under[at] = self.pile
        value = FERVOUR[self.pile]
        self.pile += 1
        if value < self.lowest[owner]:
            self.lowest[owner] = value
        return value

    def row(self, seat: int) -> int:
        """MG-45: the row of the amulet table a seat's marker stands beside."""
        return self.level[seat] if self.level[seat] < TOP_LEVEL else TOP_LEVEL

    # Paying

    def purse(self, seat: int, coin: int) -> int:
        """How many of a coin a seat has."""
        if coin < OFFERINGS:
            return self.hold[seat * KINDS + coin]
        if coin < OFFERING_TILE_COIN:
            return self.amulets[seat * AMULETS + coin - FIRST_AMULET_COIN]
        return self.tiles[seat * TILES + OFFERING_TILE + coin - OFFERING_TILE_COIN]

    def sums(self, seat: int, currency: int) -> int:
        """MG-57: the set of sums a seat can pay exactly."""
        found = 1
        for coin in LADDER[currency]:
            count = self.purse(seat, coin)
            value = COIN_VALUES[coin]
            while count:
                found = (found | (found << value)) & SUMS
                count -= 1
        return found

    def in_hand(self, seat: int) -> int:
        """The set of landscapes a seat has cards of."""
        hold = self.hold
        at = seat * KINDS + OFFERINGS
        found = 0
        for landscape in range(LANDSCAPES):
            if hold[at + landscape]:
                found |= 1 << landscape
        return found

    def has_joker(self, seat: int) -> bool:
        return self.tiles[seat * TILES + JOKER_TILE] > 0

    def buildable(self, seat: int) -> int:
        """MG-55 to MG-57, MG-69: the spaces where a seat can build a single hut now."""
        if self.stock[seat] == 0:
            return 0
        cards = self.in_hand(seat)
        joker = self.has_joker(seat)
        if not joker:
            cards &= self.birds
        fit = 0
        if joker and self.joker != BIRDS_ONLY:
            fit = EVERY_SPACE
        else:
            for landscape in range(LANDSCAPES):
                if cards >> landscape & 1:
                    fit |= SPACES_WITH[landscape]
        fit &= self.free
        return fit & self.payable(seat, 1) if fit else 0

    def doubly_buildable(self, seat: int) -> int:
        """MG-62, MG-63, MG-66, MG-69: the spaces where a seat can build a double hut now."""
        if self.stock[seat] < 2:
            return 0
        shown = self.birds
        joker = self.has_joker(seat)
        enough = 2
        if joker and self.joker == CARD_AND_BIRDS:
            enough = 1  # the joker stands for the other card
        elif joker and self.joker == BIRDS_ONLY:
            shown = ALL_LANDSCAPES
        fit = 0
        at = seat * KINDS + OFFERINGS
        for landscape in range(LANDSCAPES):
            if shown >> landscape & 1 and self.hold[at + landscape] >= enough:
                fit |= SPACES_WITH[landscape]
        for one, other, space in SPACES_WITH_BOTH:
            both = 1 << one | 1 << other
            if shown & both == both and self.hold[at + one] and self.hold[at + other]:
                fit |= space
        fit &= self.free & DOUBLES
        return fit & self.payable(seat, 2) if fit else 0

    def payable(self, seat: int, huts: int) -> int:
        """The spaces whose price, so many times, a seat can pay exactly."""
        found = 0
        for currency in range(2):
            sums = self.sums(seat, currency)
            if sums == 1:
                continue
            costing = COSTING[currency]
            for cost in range(1, MOST_COST + 1):
                if sums >> (cost * huts) & 1:
                    found |= costing[cost]
        return found

    # Cards and amulets that come and go

    def can_draw(self, stock: int) -> bool:
        """MG-43: is there a card in this deck, or in the pile it is refilled from?"""
        if self.left[stock]:
            return True
        if self.refill_late:
            for kind in range(FIRST_KIND[stock], LAST_KIND[stock]):
                if self.discards[kind]:
                    return True
        return False

    def can_collect(self, seat: int) -> bool:
        """MG-46, MG-49, MG-51: is there an amulet for this seat?"""
        if self.level[seat] == 0:
            return self.stack > 0
        return self.in_bag > 0 or (self.refill_late and sum(self.aside) > 0)

    def reshuffle(self, stock: int) -> bool:
        """MG-43: the discard pile becomes the deck; False if there is none.

        Everybody knows what lies in the new deck.
        """
        found = 0
        for kind in range(FIRST_KIND[stock], LAST_KIND[stock]):
            count = self.discards[kind]
            if count:
                found += count
                self.deck[kind] += count
                self.discards[kind] = 0
                for row in range(self.seats + 1):
                    self.sure[row * SURE + kind] += count
        self.left[stock] += found
        self.counted |= 1 << stock
        return found > 0

    def refill_bag(self) -> bool:
        """MG-51: all amulets set aside go into the bag; False if there are none."""
        found = 0
        for at in range(AMULETS):
            count = self.aside[at]
            if count:
                found += count
                self.bag[at] += count
                self.aside[at] = 0
                for row in range(self.seats + 1):
                    self.sure[row * SURE + KINDS + at] += count
        self.in_bag += found
        self.counted |= 1 << BAG_STOCK
        return found > 0

    def seen_leaving(self, stock: int, at: int, seat: int) -> None:
        """One thing leaves a deck or the bag, and only this seat sees what it is; NONE: all do.

        Whoever does not see it can count on one less of everything there.
        """
        if not self.counted >> stock & 1:
            return
        first = KINDS if stock == BAG_STOCK else FIRST_KIND[stock]
        last = SURE if stock == BAG_STOCK else LAST_KIND[stock]
        sure = self.sure
        for row in range(self.seats + 1):
            base = row * SURE
            if seat == NONE or row == seat:
                if sure[base + at]:
                    sure[base + at] -= 1
            else:
                for other in range(base + first, base + last):
                    if sure[other]:
                        sure[other] -= 1

    # What the others cannot see

    def hidden(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat holds without anybody else knowing it."""
        at = seat * KINDS + kind
        count = self.hold[at] - self.known[at]
        if kind < OFFERINGS:
            count -= self.starts[seat * OFFERINGS + kind]
        return count

    def keeps_secrets(self, seat: int) -> bool:
        """Does a seat hold a card or an amulet that nobody else knows? How many, everybody sees."""
        for kind in range(KINDS):
            if self.hidden(seat, kind):
                return True
        held = 0
        for at in range(seat * AMULETS, (seat + 1) * AMULETS):
            held += self.amulets[at]
        return held > self.ones[seat]

    def ends(self) -> bool:
        """MG-80: is this round the last one?"""
        return self.ending or self.round == self.round_cap

    def dishes_in_hand(self, seat: int) -> int:
        return DISHES[self.seats] - self.dish.count(seat)


class Paragraph(Step[Mangrovia]):
    """What all steps of Mangrovia share: they know the phase of the game they belong to."""

    phase: ClassVar[Phase] = "sail"

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        return {"stage": STAGE_IDS[p.stage]} if p.stage else {}
