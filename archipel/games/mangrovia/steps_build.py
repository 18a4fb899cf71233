"""Building huts: MG-55 to MG-69, MG-91. What they are paid with stands in position_paying.py."""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia import events
from archipel.games.mangrovia.components import (
    AMULET_SPACE,
    COIN_VALUES,
    COST,
    CURRENCY,
    CURRENCY_IDS,
    DOUBLE_INDEX,
    DOUBLE_SPACES,
    LANDSCAPE,
    LANDSCAPE_IDS,
    LANDSCAPES_OF,
    MOST,
    MOST_AT_ONCE,
    NONE,
    OFFERING,
    PRINTED,
    SPACE_IDS,
    SPACES,
    STAGE_IDS,
    STAR_INDEX,
    TILES,
)
from archipel.games.mangrovia.position import Mangrovia, Paragraph
from archipel.games.mangrovia.position_paying import (
    coins,
    due,
    hands,
    only_way,
    price,
    rest_of_sum,
    spend,
)
from archipel.games.mangrovia.steps_draw import (
    collect,
    collecting,
    forgo,
    refill_bag,
    reshuffle,
)
from archipel.games.mangrovia.vocabulary import (
    BUILD,
    COLLECT,
    COMPLETE,
    DOUBLE,
    JOKER,
    PASS,
    PAY,
    PLAY,
)
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
    """A building is announced; then it is paid."""
    p.builder = seat
    p.site = space
    p.twin = twin
    if p.listening:
        p.tell(events.building(seat, space, 2 if twin else 1))
    p.then(PAY_FOR_HUT[seat])


def about(choice: int) -> dict[str, str | int]:
    """What a space is and costs, for whoever does not look at the board."""
    twin = DOUBLE.covers(choice)
    if not twin and not BUILD.covers(choice):
        return {}
    space = DOUBLE_SPACES[DOUBLE.one(choice)] if twin else BUILD.one(choice)
    shown = LANDSCAPES_OF[space]
    huts = 2 if twin else 1
    return {
        "landscapes": len(shown),
        "landscape": LANDSCAPE_IDS[shown[0]],
        "other": LANDSCAPE_IDS[shown[-1]],
        "cost": COST[space] * huts,
        "currency": CURRENCY_IDS[CURRENCY[space]],
        "points": PRINTED[space] * huts,
    }


def forgo_building(p: Mangrovia, seat: int, choice: int) -> bool:
    """MG-31: whoever builds nothing does not say whether he could have: it is told as a pass."""
    return forgo(p, seat, PASS.first if choice == NOTHING else choice)


class Guarded(Paragraph):
    """MG-31, MG-57: what can be built and paid depends on a hand that the others do not see.

    So whoever holds something hidden is asked although he can only pass, or pay in one way.
    """

    rule = "MG-31"

    def discreet(self, p: Mangrovia) -> bool:
        return p.keeps_secrets(self.seat)

    def notes(self, p: Mangrovia, choice: int) -> dict[str, str | int]:
        return collecting(p, self.seat) if choice == COLLECT.first else about(choice)

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


class PayForHut(Guarded):
    """MG-56, MG-57, MG-62: cards and coins are laid ready one by one, in any order, then paid.

    Only what still leads to the exact sum is offered, and nothing if there was one way only from
    the beginning. The payment can be completed at any moment as it is proposed. Until then nobody
    else sees anything of it, so it can be taken back; then it is final, whatever it shows.
    """

    rule = "MG-57"

    def ask(self, p: Mangrovia) -> list[int]:
        cards = hands(p)
        if not cards or rest_of_sum(p) is None:
            return []  # in a world that cannot be: see bot.py
        found = [COMPLETE.first]
        if only_way(p):
            return found
        for card in range(JOKER + 1):
            for rest in cards:
                if card in rest:
                    found.append(PLAY.first + card)
                    break
        for coin in coins(p):
            found.append(PAY.first + coin)
        return found

    def run(self, p: Mangrovia, choice: int) -> None:
        if PLAY.covers(choice):
            p.played = sorted([*p.played, PLAY.one(choice)])
            p.then(self)
        elif PAY.covers(choice):
            p.paid = sorted([*p.paid, PAY.one(choice)])
            p.then(self)
        else:
            finish(p, self.seat)

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        still = due(p)
        return {
            "space": SPACE_IDS[p.site],
            "price": price(p),
            "due": still,
            "laid": price(p) - still + len(p.played),
            "open": 0 if only_way(p) else 1,
        }

    def notes(self, p: Mangrovia, choice: int) -> dict[str, str | int]:
        """What is left after a coin; or all that would be paid now, as a sum of printed values."""
        if PAY.covers(choice):
            return {"due": due(p) - COIN_VALUES[PAY.one(choice)]}
        if choice != COMPLETE.first:
            return {}
        cards = sorted([*p.played, *hands(p)[0]])  # three: two landscapes and the joker
        return {
            **events.sum_of([*p.paid, *(rest_of_sum(p) or [])]),
            "cards": len(cards),
            "card": events.played_id(cards[0]),
            "second": events.played_id(cards[min(1, len(cards) - 1)]),
            "third": events.played_id(cards[-1]),
        }


def finish(p: Mangrovia, seat: int) -> None:
    """MG-57 to MG-60, MG-91: everything is paid, the hut stands, points are scored."""
    if p.keeps_secrets(seat):
        p.revealed += 1
    cards, paid = spend(p)
    if p.listening:
        for card in cards:
            p.tell(events.played(seat, card))
        p.tell(events.paid(seat, paid))
    look_after_stocks(p)
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
    if p.stock[seat] == 0:
        if p.listening:
            p.tell(events.last_hut(seat, p.ending))
        p.ending = True


def look_after_stocks(p: Mangrovia) -> None:
    """MG-43, MG-51: what was just spent may refill an empty deck or bag at once."""
    if p.refill_late:
        return
    for stock in (OFFERING, LANDSCAPE):
        if p.left[stock] == 0:
            reshuffle(p, stock)
    if p.in_bag == 0:
        refill_bag(p)


# Steps are immutable: each is made once.

BUILD_HUT: Final[list[list[Paragraph]]] = [
    [BuildHut(seat, count) for count in range(MOST_AT_ONCE + 1)] for seat in range(MOST)
]
"""By seat, then by the number of huts."""
COLLECT_OR_BUILD: Final[list[Paragraph]] = one_each(CollectOrBuild, MOST)
BUILD_OR_DOUBLE: Final[list[Paragraph]] = one_each(BuildOrDouble, MOST)
PAY_FOR_HUT: Final[list[Paragraph]] = one_each(PayForHut, MOST)
