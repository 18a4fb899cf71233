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
    BECOMES,
    BONUS_IDS,
    BONUS_OPERATION,
    BONUSES,
    DICE,
    DIE_MISSING,
    EXACTLY,
    FOOD,
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
    HERB_PRESTIGE,
    HERB_SICKLE,
    HERB_STELE,
    HERB_TABLET,
    KNOWLEDGE,
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
    ORACLE_PLACES,
    PLACE_IDS,
    PLACES,
    SICKLE,
    STELE_FACTOR,
    STELE_OFFSET,
    STELE_OPERATION,
    STELES,
    STONES,
    TABLET_IDS,
    TABLETS,
)
from archipel.games.edora.position import NO_STELE_HERB, Edora, Paragraph
from archipel.games.edora.steps_gain import (
    advance_knowledge,
    advance_sickle,
    bonus_refusable,
    gain_bonuses,
    gain_food,
    gain_of,
    gain_prestige,
    operate,
    refusable,
    take_dice,
)
from archipel.games.edora.vocabulary import (
    DO_OR_PASS,
    FOOD_OR_DICE,
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

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        return {"what": "action"} if choice == PASS.first else {}

    def number(self, word: str) -> int:
        """A number printed on the square."""
        return int(ACTION_LIST[self.action][word])


class FoodOrDice(Action):
    """ED-41, ED-52, R37: 12 food, or 3 dice; the food herb helps with the food."""

    rule = "ED-41"
    food: int
    dice: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.food = self.number("food")
        self.dice = self.number("dice")

    def ask(self, p: Edora) -> list[int]:
        return FOOD_OR_DICE

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        if choice == TAKE_THE_FOOD.first:
            if p.has(seat, HERB_FOOD):
                gain_food(p, seat, self.food + MORE_FOOD, ACTION_SOURCE)
                gain_prestige(p, seat, FOOD_HERB_PRESTIGE, FROM_HERBS)
            else:
                gain_food(p, seat, self.food, ACTION_SOURCE)
        else:
            take_dice(p, seat, self.dice)

    def details(self, p: Edora) -> dict[str, str | int]:
        more = MORE_FOOD if p.has(self.seat, HERB_FOOD) else 0
        return {"food": self.food + more, "dice": self.dice}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        """How much it is: the herb helps with food, a stock may lack dice."""
        seat = self.seat
        if choice == TAKE_THE_FOOD.first:
            if not p.has(seat, HERB_FOOD):
                return {"bonus": BONUS_IDS[FOOD], "count": self.food, "points": 0}
            points = FOOD_HERB_PRESTIGE
            if points == EXACTLY and p.has(seat, HERB_PRESTIGE):
                points = BECOMES
            more = self.food + MORE_FOOD
            return {"bonus": BONUS_IDS[FOOD], "count": more, "points": points}
        dice = min(self.dice, p.in_stock[seat])
        points = (self.dice - dice) * DIE_MISSING
        return {"bonus": BONUS_IDS[DICE], "count": dice, "points": points}


def study_steps(p: Edora, seat: int, steps: int) -> int:
    """ED-42, ED-55: the spaces of a knowledge action; its herb adds two."""
    return steps + MORE_KNOWLEDGE if p.has(seat, HERB_KNOWLEDGE) else steps


def reap_steps(p: Edora, seat: int, steps: int) -> int:
    """ED-43, ED-53: the spaces of a sickle action; its herb adds two."""
    return steps + MORE_SICKLE if p.has(seat, HERB_SICKLE) else steps


class AdvanceKnowledge(Action):
    """ED-42, ED-55, R37: the marker goes on by as many spaces as printed."""

    rule = "ED-42"
    steps: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.steps = self.number("steps")

    def ask(self, p: Edora) -> list[int]:
        if refusable(p, self.seat, KNOWLEDGE, self.count(p)):
            return DO_OR_PASS
        return []

    def run(self, p: Edora, choice: int) -> None:
        if choice == PASS.first:
            self.left_undone(p, choice)
        else:
            advance_knowledge(p, self.seat, self.count(p), ACTION_SOURCE)

    def count(self, p: Edora) -> int:
        return study_steps(p, self.seat, self.steps)

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"steps": self.count(p)}


class AdvanceSickle(Action):
    """ED-43, ED-53, R37: the sickle goes on by as many spaces as printed."""

    rule = "ED-43"
    steps: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.steps = self.number("steps")

    def ask(self, p: Edora) -> list[int]:
        if refusable(p, self.seat, SICKLE, self.count(p)):
            return DO_OR_PASS
        return []

    def run(self, p: Edora, choice: int) -> None:
        if choice == PASS.first:
            self.left_undone(p, choice)
        else:
            advance_sickle(p, self.seat, self.count(p), ACTION_SOURCE)

    def count(self, p: Edora) -> int:
        return reap_steps(p, self.seat, self.steps)

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"steps": self.count(p)}


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

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        """The tablet that lies there, and the bonuses of its stones."""
        if choice == PASS.first:
            return {"what": "action"}
        place = choice - TABLET.first
        return {"tablet": TABLET_IDS[p.display[place]], **oracle_pair(p, place)}


def oracle_pair(p: Edora, place: int) -> dict[str, str | int]:
    """The bonuses of the two stones beside a place, for a sentence."""
    one, two = ORACLE_GAPS[place]
    return {
        "one": BONUS_IDS[ORACLE_BONUS[p.stones[one]]],
        "two": BONUS_IDS[ORACLE_BONUS[p.stones[two]]],
    }


def oracle_bonuses(p: Edora, seat: int, place: int) -> None:
    """ED-44: what the two stones beside a place of the oracle give."""
    times = [0] * BONUSES
    for gap in ORACLE_GAPS[place]:
        times[ORACLE_BONUS[p.stones[gap]]] += 1
    gain_bonuses(p, seat, times, FROM_ORACLE)


class OracleAgain(Paragraph):
    """ED-57, R37: with the tablet herb both bonuses of the oracle may be taken once more."""

    rule = "ED-57"
    place: int

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def ask(self, p: Edora) -> list[int]:
        for gap in ORACLE_GAPS[self.place]:
            if bonus_refusable(p, self.seat, ORACLE_BONUS[p.stones[gap]]):
                return DO_OR_PASS
        return []

    def run(self, p: Edora, choice: int) -> None:
        if choice != PASS.first:
            if p.listening:
                p.tell(events.oracle_again(self.seat))
            oracle_bonuses(p, self.seat, self.place)

    def details(self, p: Edora) -> dict[str, str | int]:
        return oracle_pair(p, self.place)

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        return {"what": "bonus"} if choice == PASS.first else {}


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
    times = gem_times(p, seat, times)
    p.gems[gem] -= 1
    p.amulet[seat * PLACES + place] = gem
    p.worn[seat] |= 1 << gem
    if p.listening:
        p.tell(events.wore_gem(seat, gem, place, times))
    bonuses = [0] * BONUSES
    bonuses[GEM_BONUS[gem]] = times
    gain_bonuses(p, seat, bonuses, FROM_GEMS)


def gem_notes(p: Edora, seat: int, gem: int, times: int) -> dict[str, str | int]:
    """What a gem gives with this multiplier, herb included."""
    bonus = GEM_BONUS[gem]
    return {"bonus": BONUS_IDS[bonus], "count": gain_of(p, seat, bonus, gem_times(p, seat, times))}


def gem_times(p: Edora, seat: int, times: int) -> int:
    """ED-57: the multiplier, herb included."""
    return times + MORE_GEM if p.has(seat, HERB_AMULET) else times


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
        times = gem_times(p, self.seat, self.times)
        return {"place": PLACE_IDS[self.place(p)], "times": times}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        if choice == PASS.first:
            return {"what": "action"}
        return gem_notes(p, self.seat, choice - GEM.first, self.times)


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

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        """What the menhir itself gives, in both goes, and how many others follow."""
        if choice == PASS.first:
            return {"what": "action"}
        bonus = MENHIR_BONUS[choice - MENHIR.first]
        return {
            "bonus": BONUS_IDS[bonus],
            "count": gain_of(p, self.seat, bonus, 2),
            "others": p.menhirs[self.seat].bit_count(),
        }


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

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        return repeat_notes(p, self.seat, choice)


def repeat_notes(p: Edora, seat: int, choice: int) -> dict[str, str | int]:
    """ED-58: how much it is once more: with the prestige herb 5 points and not 3."""
    if choice == PASS.first:
        return {"what": "bonus"}
    return {"count": gain_of(p, seat, choice - REPEAT.first, 1)}


def repeat(p: Edora, seat: int, bonus: int, cause: int) -> None:
    """ED-35, ED-57: one bonus once more."""
    if p.listening:
        p.tell(events.repeated(seat, bonus, gain_of(p, seat, bonus, 1), cause))
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
        count = self.goods(p, stele)
        if count > 0:
            operate(p, seat, STELE_OPERATION[stele], count, FROM_STELES)

    def goods(self, p: Edora, stele: int) -> int:
        """ED-49: how much of its good a stele gives."""
        return max(0, STELE_FACTOR[stele] * self.counted(p) + STELE_OFFSET[stele])

    def counted(self, p: Edora) -> int:
        """ED-49, ED-57, R6: the value that counts, herb included."""
        value = self.value or p.dice[p.square] & 7
        if p.has(self.seat, HERB_STELE) and not (self.value and p.rules & NO_STELE_HERB):
            value += MORE_STELE
        return value

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"value": self.counted(p)}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        if choice == PASS.first:
            return {"what": "action"}
        stele = choice - STELE.first
        bonus = BONUS_OPERATION.index(STELE_OPERATION[stele])
        return {"bonus": BONUS_IDS[bonus], "count": self.goods(p, stele)}


# Steps are immutable: each is made once.

REFILL_ORACLE: Final[list[RefillOracle]] = [RefillOracle(place) for place in range(ORACLE_PLACES)]
MENHIR_AGAIN: Final[list[MenhirAgain]] = one_each(MenhirAgain, MOST)
POTION_TABLET: Final[list[TakeTablet]] = [TakeTablet(seat, NONE) for seat in range(MOST)]
POTION_MENHIR: Final[list[RaiseMenhir]] = [RaiseMenhir(seat, NONE) for seat in range(MOST)]
