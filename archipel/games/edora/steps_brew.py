"""Mistletoe and potions: ED-45, ED-46, ED-54, ED-60 and ED-81."""

from __future__ import annotations

from typing import Final

from archipel.games.edora import events
from archipel.games.edora.components import (
    ACTION_SOURCE,
    CHEAPEST_POTION,
    FROM_HERBS,
    FROM_POTIONS,
    HERB_MISTLETOE,
    HERBS,
    KIND_AMULET,
    KIND_KNOWLEDGE,
    KIND_MENHIR,
    KIND_SICKLE,
    KIND_STELE,
    KIND_TABLET,
    MISTLETOE_HERB_PRESTIGE,
    MORE_MISTLETOE,
    MOST,
    MOST_BREWS,
    NONE,
    OP_ACTION,
    OP_ANY_HERB,
    OP_FACE_DOWN_HERB,
    OP_TURN_DIE,
    PLACE_IDS,
    PLACES,
    POTION_COST,
    POTION_OPERATIONS,
    POTIONS,
    ROWS,
    SEAT_IDS,
    SIX,
    SQUARES,
)
from archipel.games.edora.position import (
    ANY_FREE_PLACE,
    LIMITED_MISTLETOE,
    TURN_ANY_DIE,
    Edora,
    Paragraph,
)
from archipel.games.edora.steps_actions import (
    POTION_MENHIR,
    POTION_TABLET,
    Action,
    RaiseStele,
    gem_notes,
    gem_times,
    gems_to_wear,
    reap_steps,
    study_steps,
    wear,
)
from archipel.games.edora.steps_gain import (
    advance_knowledge,
    advance_sickle,
    compete,
    gain_mistletoe,
    gain_prestige,
    operate,
)
from archipel.games.edora.vocabulary import BREW, GEM, HERB, PASS, SLOT, TURN
from archipel.kernel.core import NOTHING
from archipel.kernel.seats import one_each


class CutMistletoe(Action):
    """ED-45, ED-54, R37: mistletoe as printed, then potions, as many as printed."""

    rule = "ED-45"
    gain: int
    brews: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat, action)
        self.gain = self.number("gain")
        self.brews = self.number("brew_max")

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        if p.has(seat, HERB_MISTLETOE):
            gain_mistletoe(p, seat, self.gain + MORE_MISTLETOE, ACTION_SOURCE)
            gain_prestige(p, seat, MISTLETOE_HERB_PRESTIGE, FROM_HERBS)
        else:
            gain_mistletoe(p, seat, self.gain, ACTION_SOURCE)
        p.then(BREW_POTION[seat][self.brews])


class BrewPotion(Paragraph):
    """ED-45, ED-46, ED-60: a potion is paid with mistletoe and used at once."""

    rule = "ED-46"
    phase = "brew"
    left: int  # how many may still be brewed

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        purse = p.mistletoe[self.seat]
        if purse < CHEAPEST_POTION:
            return found
        for potion in range(POTIONS):
            if POTION_COST[potion] <= purse and p.potions >> potion & 1:
                found.append(BREW.first + potion)
        if found:
            found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if choice == NOTHING or choice == PASS.first:
            return
        seat = self.seat
        potion = choice - BREW.first
        cost = POTION_COST[potion]
        p.mistletoe[seat] -= cost
        if p.rules & LIMITED_MISTLETOE:
            p.supply += cost
        p.potions &= ~(1 << potion)
        p.brewed[seat] |= 1 << potion
        if p.listening:
            p.tell(events.brewed(seat, potion, cost))
        if self.left > 1:
            p.then(BREW_POTION[seat][self.left - 1])
        drink(p, seat, potion)

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"mistletoe": p.mistletoe[self.seat], "left": self.left}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        if choice == PASS.first:
            return {"what": "potion"}
        return {"cost": POTION_COST[choice - BREW.first]}


def drink(p: Edora, seat: int, potion: int) -> None:
    """ED-46, ED-60: the operations of a potion; what asks something goes onto the agenda."""
    operations = POTION_OPERATIONS[potion]
    for i in range(len(operations) - 1, -1, -1):
        code = operations[i][0]
        number = operations[i][1]
        if code == OP_FACE_DOWN_HERB:
            for _ in range(number):
                p.then(FLIP_HERB[seat])
        elif code == OP_ANY_HERB:
            for _ in range(number):
                p.then(PICK_HERB[seat])
        elif code == OP_TURN_DIE:
            p.then(TurnDie(seat, number, True))
        elif code >= OP_ACTION:
            act(p, seat, code - OP_ACTION, number)
    for operation in operations:
        if operation[0] < OP_ACTION:
            operate(p, seat, operation[0], operation[1], FROM_POTIONS)


def act(p: Edora, seat: int, kind: int, number: int) -> None:
    """ED-60: a potion that does an action, exactly like the action."""
    if kind == KIND_KNOWLEDGE:
        advance_knowledge(p, seat, study_steps(p, seat, number), FROM_POTIONS)
    elif kind == KIND_SICKLE:
        advance_sickle(p, seat, reap_steps(p, seat, number), FROM_POTIONS)
    elif kind == KIND_TABLET:
        for _ in range(number):
            p.then(POTION_TABLET[seat])
    elif kind == KIND_MENHIR:
        for _ in range(number):
            p.then(POTION_MENHIR[seat])
    elif kind == KIND_STELE:
        p.then(RaiseStele(seat, NONE, number))
    elif kind == KIND_AMULET:
        p.then(ChoosePlace(seat, number))
    else:
        raise ValueError("components.json: no potion does this action")


# Herbs


class FlipHerb(Paragraph):
    """ED-60: a potion turns a face-down herb of the small board face up."""

    rule = "ED-60"
    phase = "potion"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        for herb in range(HERBS):
            if p.spent[self.seat] >> herb & 1:
                found.append(HERB.first + herb)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if choice == NOTHING:
            if p.listening:
                p.tell(events.no_effect(self.seat))
            return
        herb = choice - HERB.first
        p.spent[self.seat] &= ~(1 << herb)
        p.active[self.seat] |= 1 << herb
        if p.listening:
            p.tell(events.herb_active(self.seat, herb))


class PickHerb(Paragraph):
    """ED-60, ED-61: a potion takes any herb of the large board; it is active at once."""

    rule = "ED-60"
    phase = "potion"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        at = self.seat * HERBS
        for slot in range(HERBS):
            herb = p.herb_at[at + slot]
            if herb != NONE:
                found.append(HERB.first + herb)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if choice == NOTHING:
            if p.listening:
                p.tell(events.no_effect(self.seat))
            return
        herb = choice - HERB.first
        at = self.seat * HERBS
        for slot in range(HERBS):
            if p.herb_at[at + slot] == herb:
                p.herb_at[at + slot] = NONE
        p.active[self.seat] |= 1 << herb
        if p.listening:
            p.tell(events.herb_active(self.seat, herb))


# Dice


class TurnDie(Paragraph):
    """ED-60: a potion turns dice on the board to 6; where dice meet they compete anew."""

    rule = "ED-60"
    phase = "potion"
    left: int  # how many may still be turned
    first: bool  # the first is turned for certain

    def __init__(self, seat: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        anybody = p.rules & TURN_ANY_DIE != 0
        for square in range(SQUARES):
            die = p.dice[square]
            if die and die & 7 < SIX and (anybody or die >> 3 == self.seat):
                found.append(TURN.first + square)
        if found and not self.first:
            found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if choice == PASS.first:
            return
        if choice == NOTHING:
            if p.listening and self.first:
                p.tell(events.no_effect(self.seat))
            return
        square = choice - TURN.first
        owner = p.dice[square] >> 3
        was = p.dice[square] & 7
        p.dice[square] = owner * 8 + SIX
        if p.listening:
            p.tell(events.turned_die(self.seat, owner, square, was, SIX))
        compete(p, square // 4)
        if self.left > 1:
            p.then(TurnDie(self.seat, self.left - 1, False))

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"left": self.left, "first": 1 if self.first else 0}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        """Whose die it is, and what it shows."""
        if choice == PASS.first:
            return {"what": "die"}
        die = p.dice[choice - TURN.first]
        return {"owner": SEAT_IDS[die >> 3], "shows": die & 7}


# The amulet


class ChoosePlace(Paragraph):
    """ED-60, R22: a potion lets the player choose the place of the amulet for a gem."""

    rule = "ED-60"
    phase = "potion"
    times: int

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        at = self.seat * PLACES
        for row in range(ROWS):
            left_free = p.amulet[at + 2 * row] == NONE
            right_free = p.amulet[at + 2 * row + 1] == NONE
            if left_free:
                found.append(SLOT.first + 2 * row)
            if right_free and (not left_free or p.rules & ANY_FREE_PLACE):
                found.append(SLOT.first + 2 * row + 1)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if choice != NOTHING:
            p.then(ChooseGem(self.seat, choice - SLOT.first, self.times))
        elif p.listening:
            p.tell(events.no_effect(self.seat))


class ChooseGem(Paragraph):
    """ED-47, ED-60: the gem for that place."""

    rule = "ED-60"
    phase = "potion"
    place: int
    times: int

    def __init__(self, seat: int, place: int, times: int) -> None:
        super().__init__(seat)
        self.place = place
        self.times = times

    def ask(self, p: Edora) -> list[int]:
        return gems_to_wear(p, self.seat)

    def run(self, p: Edora, choice: int) -> None:
        wear(p, self.seat, choice - GEM.first, self.place, self.times)

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"place": PLACE_IDS[self.place], "times": gem_times(p, self.seat, self.times)}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        return gem_notes(p, self.seat, choice - GEM.first, self.times)


# Steps are immutable: each is made once.

BREW_POTION: Final[list[list[BrewPotion]]] = [
    [BrewPotion(seat, left) for left in range(MOST_BREWS + 1)] for seat in range(MOST)
]
FLIP_HERB: Final[list[FlipHerb]] = one_each(FlipHerb, MOST)
PICK_HERB: Final[list[PickHerb]] = one_each(PickHerb, MOST)
