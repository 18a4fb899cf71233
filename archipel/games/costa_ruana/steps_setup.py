"""The set-up: CR-07 to CR-15."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana import events
from archipel.games.costa_ruana.components import (
    FIRST_PLACED,
    FOURS,
    HAND,
    MANY_TREASURES,
    MOST,
    SIDES,
)
from archipel.games.costa_ruana.position import CostaRuana, Paragraph
from archipel.games.costa_ruana.steps import ROUND_BEGINS, Deal, TakeOffice
from archipel.games.costa_ruana.steps_order import (
    TABLES,
    laps,
)
from archipel.games.costa_ruana.vocabulary import (
    ANY_FIRST_SHAMAN,
    FIRST_SHAMAN,
    FOUR_TREASURES,
    FOUR_TREASURES_THESE,
    PLACE_INITIAL,
    PLACE_INITIAL_THESE,
    SHOW_SIDE,
    SHOW_SIDES,
)
from archipel.kernel.core import CHANCE
from archipel.kernel.seats import one_each


class DealHand(Deal):
    """CR-07: a card of the first hands."""

    rule = "CR-07"
    phase = "setup"


class ShowSide(Paragraph):
    """CR-08: a condition card is laid down with a random side up."""

    rule = "CR-08"
    condition: int

    def __init__(self, condition: int) -> None:
        super().__init__(CHANCE)
        self.condition = condition

    def ask(self, c: CostaRuana) -> list[int]:
        return SHOW_SIDES[self.condition]

    def run(self, c: CostaRuana, choice: int) -> None:
        c.sides[self.condition] = SHOW_SIDE.one(choice)
        if c.listening:
            c.tell(events.side_shown(self.condition, SHOW_SIDE.one(choice)))


class FourTreasures(Paragraph):
    """CR-11: an island that starts with four treasures instead of five."""

    rule = "CR-11"

    def ask(self, c: CostaRuana) -> list[int]:
        fives = 0
        for island in range(c.islands):
            if c.treasures[island] == MANY_TREASURES:
                fives |= 1 << island
        return FOUR_TREASURES_THESE[fives]

    def run(self, c: CostaRuana, choice: int) -> None:
        island = FOUR_TREASURES.one(choice)
        c.treasure(island, -1)
        c.box += 1
        if c.listening:
            c.tell(events.four_treasures(island))


class FirstShaman(Paragraph):
    """CR-12, CR-55: chance names the first shaman, who may not decline unless the table says so."""

    rule = "CR-12"

    def ask(self, c: CostaRuana) -> list[int]:
        return ANY_FIRST_SHAMAN[c.seats]

    def run(self, c: CostaRuana, choice: int) -> None:
        seat = FIRST_SHAMAN.one(choice)
        c.shaman = seat
        if c.first_shaman_may_refuse:
            c.then(FIRST_OFFICE[seat])
        if c.shaman_sets_fours:
            c.agenda.extend([SHAMAN_FOURS[seat]] * FOURS[c.seats])
        if c.listening:
            c.tell(events.first_shaman(seat))


class Settling(Paragraph):
    """CR-14: from the shaman on, clockwise, everybody places three inhabitants, one at a time."""

    rule = "CR-14"
    phase = "setup_place"

    def run(self, c: CostaRuana, choice: int) -> None:
        c.agenda.extend(SETTLING[c.seats][c.shaman])


class PlaceInitial(Paragraph):
    """CR-14, CR-05: one inhabitant from the reserve onto any island with room."""

    rule = "CR-14"
    phase = "setup_place"

    def ask(self, c: CostaRuana) -> list[int]:
        return PLACE_INITIAL_THESE[c.room]

    def run(self, c: CostaRuana, choice: int) -> None:
        island = PLACE_INITIAL.one(choice)
        c.reserve[self.seat] -= 1
        c.put(self.seat, island)
        if c.listening:
            c.tell(events.settled(self.seat, island))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"count": c.out(self.seat) + 1, "most": FIRST_PLACED}


class TakeFirstOffice(TakeOffice):
    """CR-55: only where the table allows it, the first shaman may hand on the office as well."""

    rule = "CR-55"
    phase = "setup"


# Steps are immutable: each is made once, and a phase is a ready list of them, last first.

SETTLE: Final = Settling()
NAME_FIRST_SHAMAN: Final = FirstShaman()
CHANCE_FOURS: Final = FourTreasures()
SHOW_SIDE_OF: Final[list[Paragraph]] = [ShowSide(condition) for condition in range(len(SIDES))]
FIRST_OFFICE: Final[list[Paragraph]] = one_each(TakeFirstOffice, MOST)
SHAMAN_FOURS: Final[list[Paragraph]] = one_each(FourTreasures, MOST)
SETTLING: Final[list[list[list[Paragraph]]]] = [
    [laps(one_each(PlaceInitial, MOST), n, s, FIRST_PLACED) for s in range(n)] for n in TABLES
]


def before_the_shaman(seats: int) -> list[Paragraph]:
    """CR-07, CR-08: how the set-up begins, last first: the hands, then the condition cards."""
    hands = [step for step in one_each(DealHand, MOST)[:seats] for _ in range(HAND)]
    return [*SHOW_SIDE_OF[::-1], *hands[::-1]]


BEFORE_THE_SHAMAN: Final[list[list[Paragraph]]] = [before_the_shaman(n) for n in TABLES]


def open_table(seats: int, options: dict[str, str]) -> CostaRuana:
    """CR-07 to CR-15: the table before anything is dealt, and the set-up on its agenda."""
    c = CostaRuana()
    c.set_up(seats, options)
    c.then(ROUND_BEGINS)
    c.then(SETTLE)
    c.then(NAME_FIRST_SHAMAN)
    if not c.shaman_sets_fours:
        c.agenda.extend([CHANCE_FOURS] * FOURS[seats])
    c.agenda.extend(BEFORE_THE_SHAMAN[seats])
    return c
