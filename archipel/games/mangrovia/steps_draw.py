"""Cards and amulets: MG-40 to MG-51."""

from __future__ import annotations

from typing import ClassVar, Final

from archipel.games.mangrovia import events
from archipel.games.mangrovia.components import (
    AMULETS,
    DRAWN_AT,
    FIRST_KIND,
    KINDS,
    LANDSCAPE,
    LAST_KIND,
    MOST,
    MOST_AT_ONCE,
    NONE,
    OFFERING,
    OPEN_CARDS,
    OPEN_OFFERINGS,
    STAGE_IDS,
)
from archipel.games.mangrovia.position import BAG_STOCK, SURE, Mangrovia, Paragraph
from archipel.games.mangrovia.seen import Phase
from archipel.games.mangrovia.vocabulary import (
    COLLECT,
    COLLECT_ONLY,
    COLLECT_OR_PASS,
    DEAL,
    DRAW,
    PASS,
    PULL,
    RETURN,
    REVEAL,
    STACK_FIRST,
    STACK_OR_BAG,
    TAKE,
)
from archipel.kernel.core import CHANCE, NOTHING
from archipel.kernel.seats import one_each


def forgo(p: Mangrovia, seat: int, choice: int) -> bool:
    """MG-31: does this choice forgo the rest of the step, or was nothing possible at all?"""
    if choice == PASS.first:
        if p.listening:
            p.tell(events.passed(seat, p.stage))
        return True
    if choice == NOTHING:
        if p.listening:
            p.tell(events.nothing_possible(seat, p.stage))
        return True
    return False


# Cards


def takes(p: Mangrovia, choices: list[int]) -> None:
    """MG-40: each kind of card lying open."""
    seen = 0
    for kind in p.open:
        if kind != NONE and not seen >> kind & 1:
            seen |= 1 << kind
            choices.append(TAKE.first + kind)


def draws(p: Mangrovia, choices: list[int]) -> None:
    """MG-40, MG-43: each deck that has a card."""
    for stock in range(2):
        if p.can_draw(stock):
            choices.append(DRAW.first + stock)


def or_pass(choices: list[int]) -> list[int]:
    """MG-31: whatever is possible may be forgone; nothing is asked where nothing is possible."""
    if choices:
        choices.append(PASS.first)
    return choices


def take(p: Mangrovia, seat: int, choice: int) -> None:
    """MG-42: an open card goes into the hand; its place stays empty until the next round."""
    kind = TAKE.one(choice)
    p.open[p.open.index(kind)] = NONE
    p.hold[seat * KINDS + kind] += 1
    p.known[seat * KINDS + kind] += 1
    if p.listening:
        p.tell(events.took(seat, kind))


def draw(p: Mangrovia, seat: int, choice: int) -> None:
    """MG-41, MG-43: chance gives the top card of the chosen deck."""
    stock = DRAW.one(choice)
    if p.left[stock] == 0:
        reshuffle(p, stock)
    p.then(DEAL_FROM[stock][seat])


def reshuffle(p: Mangrovia, stock: int) -> None:
    """MG-43: an exhausted deck is made anew of its discard pile, if there is one."""
    if p.reshuffle(stock) and p.listening:
        p.tell(events.reshuffled(stock, p.left[stock]))


class Repeated(Paragraph):
    """MG-40: a drawing action; ``count`` cards of it are still to come."""

    rule = "MG-40"
    count: int

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        return {"stage": STAGE_IDS[p.stage], "count": self.count}


class TakeOpen(Repeated):
    """MG-40, MG-42: one of the open cards, or none."""

    rule = "MG-40"

    def ask(self, p: Mangrovia) -> list[int]:
        choices: list[int] = []
        takes(p, choices)
        return or_pass(choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo(p, self.seat, choice):
            return
        if self.count > 1:
            p.then(TAKE_OPEN[self.seat][self.count - 1])
        take(p, self.seat, choice)


class DrawHidden(Repeated):
    """MG-41: the top card of one of the decks, or none; it is seen before the next is drawn."""

    rule = "MG-41"

    def ask(self, p: Mangrovia) -> list[int]:
        choices: list[int] = []
        draws(p, choices)
        return or_pass(choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo(p, self.seat, choice):
            return
        if self.count > 1:
            p.then(DRAW_HIDDEN[self.seat][self.count - 1])
        draw(p, self.seat, choice)


class DrawEither(Repeated):
    """MG-32: all open or all hidden; the first card decides."""

    rule = "MG-32"

    def ask(self, p: Mangrovia) -> list[int]:
        choices: list[int] = []
        takes(p, choices)
        draws(p, choices)
        return or_pass(choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo(p, self.seat, choice):
            return
        if TAKE.covers(choice):
            p.then(TAKE_OPEN[self.seat][self.count - 1])
            take(p, self.seat, choice)
        else:
            p.then(DRAW_HIDDEN[self.seat][self.count - 1])
            draw(p, self.seat, choice)


class FromDeck(Paragraph):
    """MG-43: the next card of a deck, known to nobody until chance turns it."""

    rule = "MG-43"
    stock: int

    def __init__(self, stock: int) -> None:
        super().__init__(CHANCE)
        self.stock = stock

    def discreet(self, p: Mangrovia) -> bool:
        return True  # nobody may learn that the deck holds cards of one kind only

    def weights(self, p: Mangrovia) -> list[int]:
        found: list[int] = []
        for kind in range(FIRST_KIND[self.stock], LAST_KIND[self.stock]):
            if p.deck[kind]:
                found.append(p.deck[kind])
        return found

    def remove(self, p: Mangrovia, kind: int, seat: int) -> None:
        """The card leaves the deck, seen by one seat (NONE: by all)."""
        p.deck[kind] -= 1
        p.left[self.stock] -= 1
        p.seen_leaving(self.stock, kind, seat)

    def look_after(self, p: Mangrovia) -> None:
        """The deck is refilled as soon as it is exhausted, unless the table waits."""
        if p.left[self.stock] == 0 and not p.refill_late:
            reshuffle(p, self.stock)


class DealCard(FromDeck):
    """MG-41: a hidden card goes to a hand; its owner alone sees it."""

    rule = "MG-41"
    owner: int

    def __init__(self, stock: int, owner: int) -> None:
        super().__init__(stock)
        self.owner = owner

    def ask(self, p: Mangrovia) -> list[int]:
        found: list[int] = []
        for kind in range(FIRST_KIND[self.stock], LAST_KIND[self.stock]):
            if p.deck[kind]:
                found.append(DEAL.first + kind)
        return found

    def run(self, p: Mangrovia, choice: int) -> None:
        kind = DEAL.one(choice)
        self.remove(p, kind, self.owner)
        p.hold[self.owner * KINDS + kind] += 1
        if p.listening:
            p.tell(events.drew(self.owner, self.stock, kind))
        self.look_after(p)


class RevealCard(FromDeck):
    """MG-78: the next card of a deck is laid open, if there is one."""

    rule = "MG-78"
    phase: ClassVar[Phase] = "prepare"

    def ask(self, p: Mangrovia) -> list[int]:
        found: list[int] = []
        for kind in range(FIRST_KIND[self.stock], LAST_KIND[self.stock]):
            if p.deck[kind]:
                found.append(REVEAL.first + kind)
        return found

    def run(self, p: Mangrovia, choice: int) -> None:
        kind = REVEAL.one(choice)
        self.remove(p, kind, NONE)
        first = 0 if self.stock == OFFERING else OPEN_OFFERINGS
        place = p.open.index(NONE, first)
        p.open[place] = kind
        if p.listening:
            p.tell(events.laid_open(kind))
        self.look_after(p)


class FillDisplay(Paragraph):
    """MG-78, MG-43: the open cards are filled up to 4 offerings and 3 landscapes, if possible."""

    rule = "MG-78"
    phase = "prepare"

    def run(self, p: Mangrovia, choice: int) -> None:
        for place in range(OPEN_CARDS):
            if p.open[place] == NONE:
                stock = OFFERING if place < OPEN_OFFERINGS else LANDSCAPE
                if p.can_draw(stock):
                    if p.left[stock] == 0:
                        reshuffle(p, stock)
                    p.then(self)
                    p.then(REVEAL_FROM[stock])
                    return


# Amulets


def collect(p: Mangrovia, seat: int) -> None:
    """MG-46 to MG-49: one of value 1 from the stack at level 0; else as many as the level draws."""
    if p.level[seat] == 0:
        take_one(p, seat)
        p.amulets[seat * AMULETS] += 1
        p.ones[seat] += 1
        return
    p.drawer = seat
    p.to_draw = DRAWN_AT[p.row(seat)]
    p.then(KEEP[seat])
    p.then(RETURN_AMULET[seat])
    p.then(BEGIN_DRAW)
    if p.ones_for_all:
        p.then(STACK_BEFORE_BAG[seat])


def take_one(p: Mangrovia, seat: int) -> None:
    """An amulet of value 1 leaves the stack, before everybody's eyes."""
    p.stack -= 1
    if p.listening:
        p.tell(events.took_one(seat))


def refill_bag(p: Mangrovia) -> None:
    """MG-51: what was set aside goes back into the empty bag."""
    if p.refill_bag() and p.listening:
        p.tell(events.bag_refilled(p.in_bag))


def collecting(p: Mangrovia, seat: int) -> dict[str, str | int]:
    """How many amulets come out of the bag, and how many of them go back."""
    drawn = DRAWN_AT[p.row(seat)]
    return {"drawn": drawn, "back": 1 if drawn > 1 else 0}


class CollectAmulets(Paragraph):
    """MG-32, MG-31: collect amulets, or forgo it.

    Nobody refuses a gift: it is asked only where the bag would be emptied by it, and filled anew
    for the others.
    """

    rule = "MG-32"

    def ask(self, p: Mangrovia) -> list[int]:
        if not p.can_collect(self.seat):
            return []
        row = p.row(self.seat)
        return COLLECT_OR_PASS if row and p.in_bag <= DRAWN_AT[row] else COLLECT_ONLY

    def run(self, p: Mangrovia, choice: int) -> None:
        if not forgo(p, self.seat, choice):
            collect(p, self.seat)

    def notes(self, p: Mangrovia, choice: int) -> dict[str, str | int]:
        return collecting(p, self.seat) if choice == COLLECT.first else {}


class CollectOrDraw(Paragraph):
    """MG-32: collect amulets, or one hidden card."""

    rule = "MG-32"

    def ask(self, p: Mangrovia) -> list[int]:
        choices = [COLLECT.first] if p.can_collect(self.seat) else []
        draws(p, choices)
        return or_pass(choices)

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo(p, self.seat, choice):
            return
        if choice == COLLECT.first:
            collect(p, self.seat)
        else:
            draw(p, self.seat, choice)

    def notes(self, p: Mangrovia, choice: int) -> dict[str, str | int]:
        return collecting(p, self.seat) if choice == COLLECT.first else {}


class StackBeforeBag(Paragraph):
    """MG-49: only where the table allows it, one of value 1 comes first, in place of one drawn."""

    rule = "MG-49"

    def ask(self, p: Mangrovia) -> list[int]:
        return STACK_OR_BAG if p.stack else []

    def run(self, p: Mangrovia, choice: int) -> None:
        if choice == STACK_FIRST.first:
            take_one(p, self.seat)
            p.drawn[0] += 1
            p.one_shown = True
            p.to_draw -= 1


class BeginDraw(Paragraph):
    """MG-47, MG-51: the hand goes into the bag, unless nothing is to be drawn from it."""

    rule = "MG-47"

    def run(self, p: Mangrovia, choice: int) -> None:
        if p.to_draw == 0:
            return
        if p.in_bag == 0:
            refill_bag(p)
        p.then(PULL_AMULET)


class PullAmulet(Paragraph):
    """MG-47, MG-48, MG-51: one amulet out of the bag, then the next; the bag may be refilled."""

    rule = "MG-47"

    def ask(self, p: Mangrovia) -> list[int]:
        found: list[int] = []
        for at in range(AMULETS):
            if p.bag[at]:
                found.append(PULL.first + at)
        return found

    def discreet(self, p: Mangrovia) -> bool:
        return True  # nobody may learn that all amulets in the bag are alike

    def weights(self, p: Mangrovia) -> list[int]:
        found: list[int] = []
        for at in range(AMULETS):
            if p.bag[at]:
                found.append(p.bag[at])
        return found

    def run(self, p: Mangrovia, choice: int) -> None:
        at = PULL.one(choice)
        p.bag[at] -= 1
        p.in_bag -= 1
        p.drawn[at] += 1
        p.to_draw -= 1
        p.seen_leaving(BAG_STOCK, KINDS + at, p.drawer)
        if p.listening:
            p.tell(events.pulled(p.drawer, at))
        if p.in_bag == 0 and (p.to_draw or not p.refill_late):
            refill_bag(p)
        if p.to_draw and p.in_bag:
            p.then(self)


def into_bag(p: Mangrovia, seat: int, at: int) -> None:
    """An amulet just drawn goes back; only its owner knows what it is."""
    p.drawn[at] -= 1
    p.bag[at] += 1
    p.in_bag += 1
    p.counted |= 1 << BAG_STOCK
    p.sure[seat * SURE + KINDS + at] += 1


class ReturnAmulet(Paragraph):
    """MG-48: one of the amulets just collected goes into the bag, if there are two or more."""

    rule = "MG-48"

    def ask(self, p: Mangrovia) -> list[int]:
        found: list[int] = []
        total = 0
        for at in range(AMULETS):
            if p.drawn[at]:
                total += p.drawn[at]
                found.append(RETURN.first + at)
        return found if total > 1 else []

    def discreet(self, p: Mangrovia) -> bool:
        return True  # nobody may learn that the amulets drawn are all alike

    def run(self, p: Mangrovia, choice: int) -> None:
        if choice == NOTHING:
            return
        into_bag(p, self.seat, RETURN.one(choice))
        p.one_shown = False  # nobody else knows whether it was this one
        if p.listening:
            p.tell(events.returned(self.seat, RETURN.one(choice)))


class Keep(Paragraph):
    """MG-50: what was drawn and not returned lies face down before its owner."""

    rule = "MG-50"

    def run(self, p: Mangrovia, choice: int) -> None:
        kept = 0
        for at in range(AMULETS):
            kept += p.drawn[at]
            p.amulets[self.seat * AMULETS + at] += p.drawn[at]
            p.drawn[at] = 0
        if p.one_shown:
            p.ones[self.seat] += 1
        p.one_shown = False
        p.drawer = NONE
        p.to_draw = 0
        if p.listening:
            p.tell(events.kept(self.seat, kept))


# Steps are immutable: each is made once.

TAKE_OPEN: Final[list[list[Paragraph]]] = [
    [TakeOpen(seat, count) for count in range(MOST_AT_ONCE + 1)] for seat in range(MOST)
]
DRAW_HIDDEN: Final[list[list[Paragraph]]] = [
    [DrawHidden(seat, count) for count in range(MOST_AT_ONCE + 1)] for seat in range(MOST)
]
DRAW_EITHER: Final[list[list[Paragraph]]] = [
    [DrawEither(seat, count) for count in range(MOST_AT_ONCE + 1)] for seat in range(MOST)
]
"""By seat, then by the number of cards."""
DEAL_FROM: Final[list[list[Paragraph]]] = [
    [DealCard(stock, owner) for owner in range(MOST)] for stock in (OFFERING, LANDSCAPE)
]
REVEAL_FROM: Final[list[Paragraph]] = [RevealCard(OFFERING), RevealCard(LANDSCAPE)]
FILL_DISPLAY: Final = FillDisplay()
COLLECT_AMULETS: Final[list[Paragraph]] = one_each(CollectAmulets, MOST)
COLLECT_OR_DRAW: Final[list[Paragraph]] = one_each(CollectOrDraw, MOST)
STACK_BEFORE_BAG: Final[list[Paragraph]] = one_each(StackBeforeBag, MOST)
BEGIN_DRAW: Final = BeginDraw()
PULL_AMULET: Final = PullAmulet()
RETURN_AMULET: Final[list[Paragraph]] = one_each(ReturnAmulet, MOST)
KEEP: Final[list[Paragraph]] = one_each(Keep, MOST)
