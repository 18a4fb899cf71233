"""Building huts: MG-55 to MG-69, and the bonus tiles that help to pay: MG-91, MG-93."""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia import events
from archipel.games.mangrovia.components import (
    ALL_LANDSCAPES,
    AMULET_SPACE,
    AMULET_TILE,
    AMULET_TILE_COIN,
    AMULETS,
    COIN_VALUES,
    COINS,
    COST,
    CURRENCY,
    DOUBLE_INDEX,
    DOUBLE_SPACES,
    FIRST_AMULET_COIN,
    JOKER_TILE,
    KINDS,
    LADDER,
    LANDSCAPE,
    LANDSCAPES,
    LANDSCAPES_OF,
    MOST,
    NONE,
    OFFERING,
    OFFERING_TILE,
    OFFERING_TILE_COIN,
    OFFERINGS,
    PRINTED,
    RUNGS,
    SPACE_IDS,
    SPACES,
    STAGE_IDS,
    STAR_INDEX,
    SUMS,
    TILES,
)
from archipel.games.mangrovia.position import (
    BIRDS_ONLY,
    CARD_AND_BIRDS_SINGLE,
    Mangrovia,
    Paragraph,
)
from archipel.games.mangrovia.steps_draw import collect, forgo, refill_bag, reshuffle
from archipel.games.mangrovia.vocabulary import BUILD, COLLECT, DOUBLE, JOKER, PASS, PAY, PLAY
from archipel.kernel.core import NOTHING
from archipel.kernel.seats import one_each


def builds(p: Mangrovia, seat: int, choices: list[int]) -> None:
    """MG-55 to MG-57: each space where a hut can be built and paid."""
    spaces = p.buildable(seat)
    if spaces:
        for space in range(SPACES):
            if spaces >> space & 1:
                choices.append(BUILD.first + space)


def doubles(p: Mangrovia, seat: int, choices: list[int]) -> None:
    """MG-62, MG-63: each space where a double hut can be built and paid."""
    spaces = p.doubly_buildable(seat)
    if spaces:
        for space in DOUBLE_SPACES:
            if spaces >> space & 1:
                choices.append(DOUBLE.first + DOUBLE_INDEX[space])


def begin(p: Mangrovia, seat: int, space: int, twin: bool) -> None:
    """A building is announced: its cards are played, then its price is paid."""
    huts = 2 if twin else 1
    p.builder = seat
    p.site = space
    p.twin = twin
    p.cards_due = huts
    p.card_floor = 0
    p.lifted = False
    p.due = COST[space] * huts
    p.rung = 0
    if p.listening:
        p.tell(events.building(seat, space, huts))
    p.then(PAY_PRICE[seat])
    p.then(PLAY_CARD[seat])


def forgo_building(p: Mangrovia, seat: int, choice: int) -> bool:
    """MG-31: whoever builds nothing does not say whether he could have: it is told as a pass."""
    return forgo(p, seat, PASS.first if choice == NOTHING else choice)


class Guarded(Paragraph):
    """MG-31, MG-57: what can be built and paid depends on a hand that the others do not see.

    So whoever holds something hidden is asked although he can only pass, or pay in one way only.
    """

    rule = "MG-31"

    def discreet(self, p: Mangrovia) -> bool:
        return p.keeps_secrets(self.seat)

    def or_pass(self, p: Mangrovia, choices: list[int]) -> list[int]:
        """MG-31: whatever is possible may be forgone; nobody learns whether anything is."""
        if choices or self.discreet(p):
            choices.append(PASS.first)
        return choices


class BuildHut(Guarded):
    """MG-68, MG-32, MG-61: a hut on a space, or none; ``count`` huts may still be built."""

    rule = "MG-68"
    count: int

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def ask(self, p: Mangrovia) -> list[int]:
        choices: list[int] = []
        builds(p, self.seat, choices)
        return self.or_pass(p, choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo_building(p, self.seat, choice):
            return
        if self.count > 1:
            p.then(BUILD_HUT[self.seat][self.count - 1])
        begin(p, self.seat, BUILD.one(choice), False)

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        return {"stage": STAGE_IDS[p.stage], "count": self.count}


class CollectOrBuild(Guarded):
    """MG-32: collect amulets, or build a hut."""

    rule = "MG-32"

    def ask(self, p: Mangrovia) -> list[int]:
        choices = [COLLECT.first] if p.can_collect(self.seat) else []
        builds(p, self.seat, choices)
        return self.or_pass(p, choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo_building(p, self.seat, choice):
            return
        if choice == COLLECT.first:
            collect(p, self.seat)
        else:
            begin(p, self.seat, BUILD.one(choice), False)


class BuildOrDouble(Guarded):
    """MG-62, MG-32: a hut, or a double hut."""

    rule = "MG-62"

    def ask(self, p: Mangrovia) -> list[int]:
        choices: list[int] = []
        builds(p, self.seat, choices)
        doubles(p, self.seat, choices)
        return self.or_pass(p, choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo_building(p, self.seat, choice):
            return
        if BUILD.covers(choice):
            begin(p, self.seat, BUILD.one(choice), False)
        else:
            begin(p, self.seat, DOUBLE_SPACES[DOUBLE.one(choice)], True)


class PlayCard(Guarded):
    """MG-56, MG-65, MG-66, MG-93: a landscape card of the space that a bird shows, or the joker.

    For a double hut the joker comes first and landscapes follow in their order, so that every
    pair of cards is reached in one way only.
    """

    rule = "MG-56"

    def ask(self, p: Mangrovia) -> list[int]:
        fits = LANDSCAPES_OF[p.site]
        shown = ALL_LANDSCAPES if p.lifted else p.birds
        at = self.seat * KINDS + OFFERINGS
        found: list[int] = []
        for landscape in range(p.card_floor, LANDSCAPES):
            if landscape not in fits or not shown >> landscape & 1 or not p.hold[at + landscape]:
                continue
            if p.cards_due == 1 or self.goes_on(p, landscape, shown):
                found.append(PLAY.first + landscape)
        if self.joker_fits(p):
            found.append(PLAY.first + JOKER)
        return found

    def goes_on(self, p: Mangrovia, landscape: int, shown: int) -> bool:
        """Is there a second card to follow this one?"""
        at = self.seat * KINDS + OFFERINGS
        if p.hold[at + landscape] > 1:
            return True
        for other in LANDSCAPES_OF[p.site]:
            if other > landscape and shown >> other & 1 and p.hold[at + other]:
                return True
        return False

    def joker_fits(self, p: Mangrovia) -> bool:
        """MG-93: may the joker be played now, as the table reads it?"""
        if p.played or not p.has_joker(self.seat):
            return False
        if p.joker == BIRDS_ONLY:
            return self.enough_without_birds(p)
        if not p.twin:
            return True
        if p.joker == CARD_AND_BIRDS_SINGLE:
            return False
        at = self.seat * KINDS + OFFERINGS
        for landscape in LANDSCAPES_OF[p.site]:
            if p.birds >> landscape & 1 and p.hold[at + landscape]:
                return True
        return False

    def enough_without_birds(self, p: Mangrovia) -> bool:
        """Does the hand hold enough cards of the space, whatever the birds show?"""
        at = self.seat * KINDS + OFFERINGS
        count = 0
        for landscape in LANDSCAPES_OF[p.site]:
            count += p.hold[at + landscape]
        return count >= p.cards_due

    def run(self, p: Mangrovia, choice: int) -> None:
        card = PLAY.one(choice)
        p.played = [*p.played, card]
        if card == JOKER:
            p.tiles[self.seat * TILES + JOKER_TILE] -= 1
            if p.joker == BIRDS_ONLY:
                p.lifted = True
                p.cards_due += 1
        else:
            p.card_floor = card
            show(p, self.seat, OFFERINGS + card)
        p.cards_due -= 1
        if p.listening:
            p.tell(events.played(self.seat, card))
        if p.cards_due:
            p.then(self)

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        return {"space": SPACE_IDS[p.site], "count": p.cards_due}


def show(p: Mangrovia, seat: int, kind: int) -> None:
    """A card that is no start card leaves a hand; if nobody knew of it, now all do."""
    at = seat * KINDS + kind
    p.hold[at] -= 1
    if p.known[at]:
        p.known[at] -= 1
    else:
        p.revealed += 1


class PayPrice(Guarded):
    """MG-57, MG-62, MG-93: the exact sum, card by card or amulet by amulet, from high to low.

    Only coins with which the sum can still be completed are offered.
    """

    rule = "MG-57"

    def ask(self, p: Mangrovia) -> list[int]:
        ladder = LADDER[CURRENCY[p.site]]
        found: list[int] = []
        sums = 1  # what can be paid with the coins below
        for rung in range(RUNGS - 1, p.rung - 1, -1):
            coin = ladder[rung]
            count = p.purse(self.seat, coin)
            if count == 0:
                continue
            value = COIN_VALUES[coin]
            while count > 1:
                sums = (sums | (sums << value)) & SUMS
                count -= 1
            if p.due >= value and sums >> (p.due - value) & 1:
                found.append(PAY.first + coin)
            sums = (sums | (sums << value)) & SUMS
        return found

    def run(self, p: Mangrovia, choice: int) -> None:
        coin = PAY.one(choice)
        pay(p, self.seat, coin)
        p.due -= COIN_VALUES[coin]
        p.rung = LADDER[CURRENCY[p.site]].index(coin)
        if p.listening:
            p.tell(events.paid(self.seat, coin))
        if p.due:
            p.then(self)
        else:
            finish(p, self.seat)

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        return {"space": SPACE_IDS[p.site], "due": p.due}


def pay(p: Mangrovia, seat: int, coin: int) -> None:
    """MG-67: a coin is laid on the table; of equal cards the start card first."""
    laid = coin
    if coin < OFFERINGS:
        if p.starts[seat * OFFERINGS + coin]:
            p.starts[seat * OFFERINGS + coin] -= 1
            p.hold[seat * KINDS + coin] -= 1
            laid = coin + COINS
        else:
            show(p, seat, coin)
    elif coin < OFFERING_TILE_COIN:
        p.amulets[seat * AMULETS + coin - FIRST_AMULET_COIN] -= 1
        if coin == FIRST_AMULET_COIN and p.ones[seat]:
            p.ones[seat] -= 1
        else:
            p.revealed += 1
    else:
        p.tiles[seat * TILES + OFFERING_TILE + coin - OFFERING_TILE_COIN] -= 1
    p.paid = [*p.paid, laid]


def finish(p: Mangrovia, seat: int) -> None:
    """MG-58 to MG-60, MG-67, MG-91: what was paid is cleared, the hut stands, points are scored."""
    clear_table(p)
    space = p.site
    huts = 2 if p.twin else 1
    value = p.put(seat, space, p.twin)
    points = PRINTED[space] * huts
    p.printed[seat] += points
    p.piled[seat] += value
    p.stock[seat] -= huts
    if p.listening:
        p.tell(events.built(seat, space, huts, points))
        if value:
            p.tell(events.fervour(seat, p.pile - 1, value))
        if AMULET_SPACE[space]:
            p.tell(events.level_rose(seat, p.row(seat)))
    at = STAR_INDEX[space]
    if at != NONE and p.bonus[at] != NONE:
        tile = p.bonus[at]
        p.bonus[at] = NONE
        p.tiles[seat * TILES + tile] += 1
        if p.listening:
            p.tell(events.won_tile(seat, tile))
    p.builder = NONE
    p.site = NONE
    p.twin = False
    p.lifted = False
    p.card_floor = 0
    p.rung = 0
    if p.stock[seat] == 0:
        if p.listening:
            p.tell(events.last_hut(seat, p.ending))
        p.ending = True


def clear_table(p: Mangrovia) -> None:
    """MG-67, MG-51, MG-43: cards to their piles, start cards and tiles to the box."""
    cards = [False, False]
    for card in p.played:
        if card == JOKER:
            p.tile_box[JOKER_TILE] += 1
        else:
            p.discards[OFFERINGS + card] += 1
            cards[LANDSCAPE] = True
    amulets = False
    for coin in p.paid:
        if coin >= COINS:
            p.box += 1
        elif coin == OFFERING_TILE_COIN:
            p.tile_box[OFFERING_TILE] += 1
        elif coin == AMULET_TILE_COIN:
            p.tile_box[AMULET_TILE] += 1
        elif coin >= FIRST_AMULET_COIN:
            p.aside[coin - FIRST_AMULET_COIN] += 1
            amulets = True
        else:
            p.discards[coin] += 1
            cards[OFFERING] = True
    p.played = []
    p.paid = []
    if p.refill_late:
        return
    for stock in range(2):
        if cards[stock] and p.left[stock] == 0:
            reshuffle(p, stock)
    if amulets and p.in_bag == 0:
        refill_bag(p)


# Steps are immutable: each is made once.

BUILD_HUT: Final[list[list[Paragraph]]] = [
    [BuildHut(seat, count) for count in range(3)] for seat in range(MOST)
]
"""By seat, then by the number of huts."""
COLLECT_OR_BUILD: Final[list[Paragraph]] = one_each(CollectOrBuild, MOST)
BUILD_OR_DOUBLE: Final[list[Paragraph]] = one_each(BuildOrDouble, MOST)
PLAY_CARD: Final[list[Paragraph]] = one_each(PlayCard, MOST)
PAY_PRICE: Final[list[Paragraph]] = one_each(PayPrice, MOST)
