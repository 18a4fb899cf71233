"""Resolving the cards: CR-27 to CR-40."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana import events
from archipel.games.costa_ruana.components import (
    FACE_AMOUNT,
    FACE_IDS,
    FACE_KIND,
    ISLAND_IDS,
    MOST,
    MOVE_INHABITANT,
    MOVE_TREASURE,
    PLACE,
    REMOVE,
    TRIBE_IDS,
)
from archipel.games.costa_ruana.position import NONE, CostaRuana, Paragraph
from archipel.games.costa_ruana.steps_order import (
    BACKWARDS,
)
from archipel.games.costa_ruana.vocabulary import (
    CHOOSE_CARD,
    MOVE_TO,
    MOVE_TO_THESE,
    PICK_INHABITANT,
    PICK_THESE,
    PLACE_ON,
    PLACE_ON_THESE,
    REMOVE_FROM,
    REMOVE_FROM_THESE,
    TREASURE_FROM,
    TREASURE_FROM_THESE,
    TREASURE_TO,
    TREASURE_TO_THESE,
)
from archipel.kernel.core import NOTHING
from archipel.kernel.seats import one_each


def clear(c: CostaRuana, slot: int) -> None:
    """CR-25, CR-32: a card is discarded, the copiers on it go home."""
    c.discards[c.face[slot]] += 1
    c.face[slot] = NONE
    c.front[slot] = NONE
    for seat in range(c.seats):
        if c.copying[seat] == slot:
            c.copying[seat] = NONE
            c.reserve[seat] += 1
            if c.listening:
                c.tell(events.copier_home(seat))


class Resolve(Paragraph):
    """CR-29, CR-27, CR-28, CR-30: a player resolves his cards, kind by kind, card by card.

    The order of equal kinds is asked only where it can matter: where a copier stands on one of
    them. Cards without copiers and of equal amount are one choice.
    """

    rule = "CR-29"
    phase = "resolve"

    def ask(self, c: CostaRuana) -> list[int]:
        cards = c.next_cards(self.seat)
        if len(cards) < 2:
            return []
        matters = False
        amounts = 0  # of cards without copiers that are already offered
        choices: list[int] = []
        for slot in cards:
            if c.copied(slot):
                matters = True
            else:
                amount = 1 << FACE_AMOUNT[c.face[slot]]
                if amounts & amount:
                    continue
                amounts |= amount
            choices.append(CHOOSE_CARD.first + slot)
        return choices if matters else []

    def run(self, c: CostaRuana, choice: int) -> None:
        if choice == NOTHING:
            cards = c.next_cards(self.seat)
            if not cards:
                return
            slot = cards[0]
        else:
            slot = CHOOSE_CARD.one(choice)
        c.resolving = slot
        c.then(self)
        c.then(FINISH)
        effects = EFFECTS[c.face[slot]]
        copiers = 0
        for seat in BACKWARDS[c.seats][self.seat]:
            if c.copying[seat] == slot:
                c.then(effects[seat])
                copiers += 1
        c.then(effects[self.seat])
        if c.listening:
            c.tell(events.resolving(self.seat, c.face[slot], copiers))


class Finish(Paragraph):
    """CR-32: the card is done; it is discarded before the next one begins."""

    rule = "CR-32"
    phase = "resolve"

    def run(self, c: CostaRuana, choice: int) -> None:
        slot = c.resolving
        c.resolving = NONE
        clear(c, slot)


class TakeTreasure(Paragraph):
    """CR-35: a treasure from any island ...; where there is none, nothing happens."""

    rule = "CR-35"
    phase = "resolve"

    def ask(self, c: CostaRuana) -> list[int]:
        return TREASURE_FROM_THESE[c.laden]

    def run(self, c: CostaRuana, choice: int) -> None:
        if choice != NOTHING:
            c.then(BRING_TREASURE[self.seat][TREASURE_FROM.one(choice)])
        elif c.listening:
            c.tell(events.no_effect(self.seat))


class BringTreasure(Paragraph):
    """CR-35: ... to any other island."""

    rule = "CR-35"
    phase = "resolve"
    source: int

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def ask(self, c: CostaRuana) -> list[int]:
        return TREASURE_TO_THESE[((1 << c.islands) - 1) & ~(1 << self.source)]

    def run(self, c: CostaRuana, choice: int) -> None:
        island = TREASURE_TO.one(choice)
        c.treasure(self.source, -1)
        c.treasure(island, 1)
        if c.listening:
            c.tell(events.treasure_moved(self.seat, self.source, island))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"source": ISLAND_IDS[self.source]}


class RemoveInhabitants(Paragraph):
    """CR-36: so many of one's own inhabitants go home, from any islands; all, if fewer."""

    rule = "CR-36"
    phase = "resolve"
    count: int

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def ask(self, c: CostaRuana) -> list[int]:
        if c.out(self.seat) <= self.count:
            return []
        return REMOVE_FROM_THESE[c.present[self.seat]]

    def run(self, c: CostaRuana, choice: int) -> None:
        seat = self.seat
        if choice == NOTHING:
            self.all_home(c)
            return
        island = REMOVE_FROM.one(choice)
        c.lift(seat, island)
        c.reserve[seat] += 1
        if self.count > 1:
            c.then(REMOVING[self.count - 1][seat])
        if c.listening:
            c.tell(events.removed(seat, island, 1))

    def all_home(self, c: CostaRuana) -> None:
        """Not more of them are out than must go: no choice."""
        seat = self.seat
        if c.listening and c.out(seat) == 0:
            c.tell(events.no_effect(seat))
        for island in range(c.islands):
            count = c.folk[island * c.seats + seat]
            for _ in range(count):
                c.lift(seat, island)
                c.reserve[seat] += 1
            if c.listening and count:
                c.tell(events.removed(seat, island, count))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"count": self.count}


class PlaceInhabitants(Paragraph):
    """CR-37, CR-05: so many inhabitants from the reserve, or all, onto islands with room."""

    rule = "CR-37"
    phase = "resolve"
    count: int

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def ask(self, c: CostaRuana) -> list[int]:
        return PLACE_ON_THESE[c.room] if c.reserve[self.seat] else []

    def run(self, c: CostaRuana, choice: int) -> None:
        seat = self.seat
        if choice == NOTHING:
            if c.listening:
                c.tell(events.no_effect(seat))
            return
        island = PLACE_ON.one(choice)
        c.reserve[seat] -= 1
        c.put(seat, island)
        if self.count > 1 and c.reserve[seat]:
            c.then(PLACING[self.count - 1][seat])
        if c.listening:
            c.tell(events.placed(seat, island))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"count": min(self.count, c.reserve[self.seat])}


class PickInhabitant(Paragraph):
    """CR-38: any one inhabitant, own or foreign, ...; if no island has one, nothing happens."""

    rule = "CR-38"
    phase = "resolve"

    def ask(self, c: CostaRuana) -> list[int]:
        choices: list[int] = []
        for tribe in range(c.seats):
            choices.extend(PICK_THESE[tribe][c.present[tribe]])
        return choices

    def run(self, c: CostaRuana, choice: int) -> None:
        if choice != NOTHING:
            c.then(BRING[self.seat][PICK_INHABITANT.one(choice)][PICK_INHABITANT.two(choice)])
        elif c.listening:
            c.tell(events.no_effect(self.seat))


class BringInhabitant(Paragraph):
    """CR-38, CR-05: ... moves to any other island with room."""

    rule = "CR-38"
    phase = "resolve"
    source: int
    tribe: int

    def __init__(self, seat: int, source: int, tribe: int) -> None:
        super().__init__(seat)
        self.source = source
        self.tribe = tribe

    def ask(self, c: CostaRuana) -> list[int]:
        return MOVE_TO_THESE[c.room & ~(1 << self.source)]

    def run(self, c: CostaRuana, choice: int) -> None:
        island = MOVE_TO.one(choice)
        c.lift(self.tribe, self.source)
        c.put(self.tribe, island)
        if c.listening:
            c.tell(events.inhabitant_moved(self.seat, self.tribe, self.source, island))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"source": ISLAND_IDS[self.source], "tribe": TRIBE_IDS[self.tribe]}


# Steps are immutable: each is made once.

SEATS: Final = range(MOST)
ISLAND_NUMBERS: Final = range(len(ISLAND_IDS))
AMOUNTS: Final = range(max(FACE_AMOUNT) + 1)


FINISH: Final = Finish()
RESOLVE: Final[list[Paragraph]] = one_each(Resolve, MOST)
TAKE_TREASURE: Final[list[Paragraph]] = one_each(TakeTreasure, MOST)
PICK: Final[list[Paragraph]] = one_each(PickInhabitant, MOST)

REMOVING: Final[list[list[Paragraph]]] = [[RemoveInhabitants(s, n) for s in SEATS] for n in AMOUNTS]
PLACING: Final[list[list[Paragraph]]] = [[PlaceInhabitants(s, n) for s in SEATS] for n in AMOUNTS]
BRING_TREASURE: Final[list[list[Paragraph]]] = [
    [BringTreasure(seat, island) for island in ISLAND_NUMBERS] for seat in SEATS
]
BRING: Final[list[list[list[Paragraph]]]] = [
    [[BringInhabitant(seat, island, tribe) for tribe in SEATS] for island in ISLAND_NUMBERS]
    for seat in SEATS
]


def effect(face: int) -> list[Paragraph]:
    """What a card does, for each seat it may affect."""
    kind = FACE_KIND[face]
    if kind == MOVE_TREASURE:
        return TAKE_TREASURE
    if kind == REMOVE:
        return REMOVING[FACE_AMOUNT[face]]
    if kind == PLACE:
        return PLACING[FACE_AMOUNT[face]]
    assert kind == MOVE_INHABITANT
    return PICK


EFFECTS: Final[list[list[Paragraph]]] = [effect(face) for face in range(len(FACE_IDS))]
