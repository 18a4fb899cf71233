"""The actions of the squares: ED-32, ED-33, ED-41 to ED-44, ED-47 to ED-49, ED-52 to ED-57.

Mistletoe and the potions stand in steps_brew.py. A step whose ``action`` is NONE belongs to a
potion, in which nothing is passed (ED-81).
"""

from __future__ import annotations

from typing import Final

from archipel.games.edora import events
from archipel.games.edora.components import (
    ACTION_LIST,
    ACTION_SOURCE,
    BONUSES,
    FOOD_HERB_PRESTIGE,
    FROM_GEMS,
    FROM_HERBS,
    FROM_MENHIRS,
    FROM_ORACLE,
    FROM_STELES,
    GEM_BONUS,
    GEMS,
    HERB_AMULET,
    HERB_FOOD,
    HERB_KNOWLEDGE,
    HERB_MENHIR,
    HERB_SICKLE,
    HERB_STELE,
    HERB_TABLET,
    MENHIR_BONUS,
    MENHIRS,
    MORE_FOOD,
    MORE_GEM,
    MORE_KNOWLEDGE,
    MORE_SICKLE,
    MORE_STELE,
    MOST,
    NONE,
    ORACLE_BONUS,
    ORACLE_GAPS,
    ORACLE_IDS,
    ORACLE_PLACES,
    PLACE_IDS,
    PLACES,
    STELE_FACTOR,
    STELE_OFFSET,
    STELE_OPERATION,
    STELES,
    STONES,
    TABLETS,
)
from archipel.games.edora.position import NO_STELE_HERB, Edora, Paragraph
from archipel.games.edora.steps_gain import (
    advance_knowledge,
    advance_sickle,
    gain_bonuses,
    gain_food,
    gain_prestige,
    operate,
    take_dice,
)
from archipel.games.edora.vocabulary import DICE as TAKE_THE_DICE
from archipel.games.edora.vocabulary import (
    DO_OR_PASS,
    FOOD_DICE_OR_PASS,
    GEM,
    MENHIR,
    PASS,
    REPEAT,
    REVEAL,
    STELE,
    TABLET,
)
from archipel.games.edora.vocabulary import FOOD as TAKE_THE_FOOD
from archipel.kernel.core import CHANCE, NOTHING
from archipel.kernel.seats import one_each


class Action(Paragraph):
    """ED-32, ED-33: what a square, or a potion, lets a player do."""

    rule = "ED-32"
    action: int  # the square's; NONE in a potion

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def left_undone(self, p: Edora, choice: int) -> bool:
        """Was it passed, or is there nothing to do?"""
        if choice == PASS.first:
            if p.listening:
                p.tell(events.passed(self.seat, self.action))
            return True
        if choice == NOTHING:
            if p.listening:
                if self.action == NONE:
                    p.tell(events.no_effect(self.seat))
                else:
                    p.tell(events.nothing_possible(self.seat, self.action))
            return True
        return False

    def number(self, word: str) -> int:
        """A number printed on the square."""
        return int(ACTION_LIST[self.action][word])


class FoodOrDice(Action):
    """ED-41, ED-52: 12 food, or 3 dice; the food herb helps with the food."""

    rule = "ED-41"
    food: int
    dice: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.food = self.number("food")
        self.dice = self.number("dice")

    def ask(self, p: Edora) -> list[int]:
        return FOOD_DICE_OR_PASS

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        if choice == TAKE_THE_FOOD.first:
            if p.has(seat, HERB_FOOD):
                gain_food(p, seat, self.food + MORE_FOOD, ACTION_SOURCE)
                gain_prestige(p, seat, FOOD_HERB_PRESTIGE, FROM_HERBS)
            else:
                gain_food(p, seat, self.food, ACTION_SOURCE)
        elif choice == TAKE_THE_DICE.first:
            take_dice(p, seat, self.dice)
        else:
            self.left_undone(p, choice)

    def details(self, p: Edora) -> dict[str, str | int]:
        more = MORE_FOOD if p.has(self.seat, HERB_FOOD) else 0
        return {"food": self.food + more, "dice": self.dice}


def study(p: Edora, seat: int, steps: int, cause: int) -> None:
    """ED-42, ED-55: the knowledge action; its herb adds two spaces."""
    if p.has(seat, HERB_KNOWLEDGE):
        steps += MORE_KNOWLEDGE
    advance_knowledge(p, seat, steps, cause)


def reap(p: Edora, seat: int, steps: int, cause: int) -> None:
    """ED-43, ED-53: the sickle action; its herb adds two spaces."""
    if p.has(seat, HERB_SICKLE):
        steps += MORE_SICKLE
    advance_sickle(p, seat, steps, cause)


class AdvanceKnowledge(Action):
    """ED-42, ED-55: the marker goes on by as many spaces as printed."""

    rule = "ED-42"
    steps: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.steps = self.number("steps")

    def ask(self, p: Edora) -> list[int]:
        return DO_OR_PASS

    def run(self, p: Edora, choice: int) -> None:
        if not self.left_undone(p, choice):
            study(p, self.seat, self.steps, ACTION_SOURCE)

    def details(self, p: Edora) -> dict[str, str | int]:
        more = MORE_KNOWLEDGE if p.has(self.seat, HERB_KNOWLEDGE) else 0
        return {"steps": self.steps + more}


class AdvanceSickle(Action):
    """ED-43, ED-53: the sickle goes on by as many spaces as printed."""

    rule = "ED-43"
    steps: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.steps = self.number("steps")

    def ask(self, p: Edora) -> list[int]:
        return DO_OR_PASS

    def run(self, p: Edora, choice: int) -> None:
        if not self.left_undone(p, choice):
            reap(p, self.seat, self.steps, ACTION_SOURCE)

    def details(self, p: Edora) -> dict[str, str | int]:
        more = MORE_SICKLE if p.has(self.seat, HERB_SICKLE) else 0
        return {"steps": self.steps + more}


# Tablets


class TakeTablet(Action):
    """ED-44: a tablet of the oracle, and the bonuses of the stones on both sides of it."""

    rule = "ED-44"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        for place in range(ORACLE_PLACES):
            if p.display[place] != NONE:
                found.append(TABLET.first + place)
        if found and self.action != NONE:
            found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if self.left_undone(p, choice):
            return
        seat = self.seat
        place = choice - TABLET.first
        kind = p.display[place]
        p.display[place] = NONE
        p.tablets[seat * TABLETS + kind] += 1
        if p.listening:
            p.tell(events.took_tablet(seat, kind, place))
        p.then(REFILL_ORACLE[place])
        if p.has(seat, HERB_TABLET):
            p.then(OracleAgain(seat, place))
        oracle_bonuses(p, seat, place)


def oracle_bonuses(p: Edora, seat: int, place: int) -> None:
    """ED-44: what the two stones beside a place of the oracle give."""
    times = [0] * BONUSES
    for gap in ORACLE_GAPS[place]:
        times[ORACLE_BONUS[p.stones[gap]]] += 1
    gain_bonuses(p, seat, times, FROM_ORACLE)


class OracleAgain(Paragraph):
    """ED-57: with the tablet herb both bonuses of the oracle may be taken once more."""

    rule = "ED-57"
    place: int

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def ask(self, p: Edora) -> list[int]:
        return DO_OR_PASS

    def run(self, p: Edora, choice: int) -> None:
        if choice != PASS.first:
            if p.listening:
                p.tell(events.oracle_again(self.seat))
            oracle_bonuses(p, self.seat, self.place)

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"place": ORACLE_IDS[self.place]}


class RefillOracle(Paragraph):
    """ED-44, ED-73: a tablet from the pile fills the gap; without a pile it stays open."""

    rule = "ED-44"
    place: int

    def __init__(self, place: int) -> None:
        super().__init__(CHANCE)
        self.place = place

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        for kind in range(TABLETS):
            if p.pile[kind]:
                found.append(REVEAL.first + kind)
        return found

    def weights(self, p: Edora) -> list[int]:
        return [count for count in p.pile if count]

    def run(self, p: Edora, choice: int) -> None:
        if choice != NOTHING:
            kind = choice - REVEAL.first
            p.pile[kind] -= 1
            p.display[self.place] = kind
            if p.listening:
                p.tell(events.refilled(kind, self.place))


# Gems


def wear(p: Edora, seat: int, gem: int, place: int, times: int) -> None:
    """ED-47, ED-57: a gem onto the amulet, and its bonus so many times; the herb adds one."""
    if p.has(seat, HERB_AMULET):
        times += MORE_GEM
    p.gems[gem] -= 1
    p.amulet[seat * PLACES + place] = gem
    p.worn[seat] |= 1 << gem
    if p.listening:
        p.tell(events.wore_gem(seat, gem, place, times))
    bonuses = [0] * BONUSES
    bonuses[GEM_BONUS[gem]] = times
    gain_bonuses(p, seat, bonuses, FROM_GEMS)


def gems_to_wear(p: Edora, seat: int) -> list[int]:
    """ED-47: kinds the amulet does not show yet."""
    found: list[int] = []
    worn = p.worn[seat]
    for gem in range(GEMS):
        if not worn >> gem & 1 and p.gems[gem]:
            found.append(GEM.first + gem)
    return found


class AddGem(Action):
    """ED-47: a gem into the row of the square, first the left place, then the right one."""

    rule = "ED-47"
    row: int
    times: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.row = self.number("row") - 1
        self.times = self.number("multiplier")

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        if self.place(p) == NONE:
            return found
        found = gems_to_wear(p, self.seat)
        found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if not self.left_undone(p, choice):
            wear(p, self.seat, choice - GEM.first, self.place(p), self.times)

    def place(self, p: Edora) -> int:
        """The next free place of the row, or NONE."""
        for place in (2 * self.row, 2 * self.row + 1):
            if p.amulet[self.seat * PLACES + place] == NONE:
                return place
        return NONE

    def details(self, p: Edora) -> dict[str, str | int]:
        more = MORE_GEM if p.has(self.seat, HERB_AMULET) else 0
        return {"place": PLACE_IDS[self.place(p)], "times": self.times + more}


# Menhirs and steles


class RaiseMenhir(Action):
    """ED-48: a menhir beside the pawn: its bonus, then those of all menhirs raised so far."""

    rule = "ED-48"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        raised = p.menhirs[self.seat]
        for menhir in range(MENHIRS):
            if not raised >> menhir & 1:
                found.append(MENHIR.first + menhir)
        if found and self.action != NONE:
            found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if self.left_undone(p, choice):
            return
        seat = self.seat
        menhir = choice - MENHIR.first
        p.menhirs[seat] |= 1 << menhir
        p.stands[seat * STONES + menhir] = p.pawn[seat]
        if p.listening:
            p.tell(events.raised_menhir(seat, menhir, p.pawn[seat]))
        if p.has(seat, HERB_MENHIR):
            p.then(MENHIR_AGAIN[seat])
        times = [0] * BONUSES
        times[MENHIR_BONUS[menhir]] = 1
        for each in range(MENHIRS):
            if p.menhirs[seat] >> each & 1:
                times[MENHIR_BONUS[each]] += 1
        gain_bonuses(p, seat, times, FROM_MENHIRS)


class MenhirAgain(Paragraph):
    """ED-57: with the menhir herb one of the bonuses of the menhirs comes once more."""

    rule = "ED-57"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        for menhir in range(MENHIRS):
            if p.menhirs[self.seat] >> menhir & 1:
                found.append(REPEAT.first + MENHIR_BONUS[menhir])
        return found

    def run(self, p: Edora, choice: int) -> None:
        repeat(p, self.seat, choice - REPEAT.first, FROM_MENHIRS)


def repeat(p: Edora, seat: int, bonus: int, cause: int) -> None:
    """ED-35, ED-57: one bonus once more."""
    if p.listening:
        p.tell(events.repeated(seat, bonus, cause))
    times = [0] * BONUSES
    times[bonus] = 1
    gain_bonuses(p, seat, times, cause)


class RaiseStele(Action):
    """ED-49, ED-57: a stele beside the pawn; what it gives depends on the die just placed."""

    rule = "ED-49"
    value: int  # counted instead of the die, in a potion; 0: the die

    def __init__(self, seat: int, action: int, value: int = 0) -> None:
        super().__init__(seat, action)
        self.value = value

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        raised = p.steles[self.seat]
        for stele in range(STELES):
            if not raised >> stele & 1:
                found.append(STELE.first + stele)
        if found and self.action != NONE:
            found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if self.left_undone(p, choice):
            return
        seat = self.seat
        stele = choice - STELE.first
        p.steles[seat] |= 1 << stele
        p.stands[seat * STONES + MENHIRS + stele] = p.pawn[seat]
        value = self.counted(p)
        if p.listening:
            p.tell(events.raised_stele(seat, stele, p.pawn[seat], value))
        count = STELE_FACTOR[stele] * value + STELE_OFFSET[stele]
        if count > 0:
            operate(p, seat, STELE_OPERATION[stele], count, FROM_STELES)

    def counted(self, p: Edora) -> int:
        """ED-49, ED-57, R6: the value that counts, herb included."""
        value = self.value or p.dice[p.square] & 7
        if p.has(self.seat, HERB_STELE) and not (self.value and p.rules & NO_STELE_HERB):
            value += MORE_STELE
        return value

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"value": self.counted(p)}


# Steps are immutable: each is made once.

REFILL_ORACLE: Final[list[RefillOracle]] = [RefillOracle(place) for place in range(ORACLE_PLACES)]
MENHIR_AGAIN: Final[list[MenhirAgain]] = one_each(MenhirAgain, MOST)
POTION_TABLET: Final[list[TakeTablet]] = [TakeTablet(seat, NONE) for seat in range(MOST)]
POTION_MENHIR: Final[list[RaiseMenhir]] = [RaiseMenhir(seat, NONE) for seat in range(MOST)]
POTION_STELE: Final[list[list[RaiseStele]]] = [
    [RaiseStele(seat, NONE, value) for value in range(7)] for seat in range(MOST)
]
