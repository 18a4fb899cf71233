"""The basic operations: gains of prestige, food, mistletoe and dice, and steps on the tracks.

ED-31, ED-41 to ED-43, ED-50, ED-51 and ED-58. Everything that gives something ends here.
"""

from __future__ import annotations

from typing import Final

from archipel.games.edora import events
from archipel.games.edora.components import (
    BECOMES,
    BONUS_OPERATION,
    BONUS_SIZE,
    COMPETITION_PRESTIGE,
    COMPETITORS,
    DICE,
    DIE_MISSING,
    EXACTLY,
    FOOD,
    FROM_COMPENSATION,
    FROM_COMPETITION,
    HERB_POTIONS,
    HERB_PRESTIGE,
    HERBS,
    KNOWLEDGE,
    KNOWLEDGE_OVER,
    LAST_KNOWLEDGE,
    LAST_SICKLE,
    MISTLETOE,
    MOST,
    NONE,
    PAIR_AT,
    PAIRS,
    PIPS,
    PRESTIGE,
    SICKLE,
    SICKLE_OVER,
    SOURCES,
)
from archipel.games.edora.position import LIMITED_MISTLETOE, Edora, Paragraph
from archipel.games.edora.vocabulary import TAKE
from archipel.kernel.core import NOTHING

MOST_TAKEN: Final = 16
"""Nearly always fewer dice are taken at once: their steps are made in advance."""
CHOSEN: Final = 0
NO_DIE: Final = 1
NO_FOOD: Final = 2
"""Why dice are taken: because somebody wants them, or must have an emergency turn (ED-30)."""


def gain_prestige(p: Edora, seat: int, points: int, source: int) -> None:
    """ED-50, ED-58: one gain; with the prestige herb a gain of exactly 3 becomes 5."""
    if points == EXACTLY and p.active[seat] >> HERB_PRESTIGE & 1:
        points = BECOMES
    p.points[seat * SOURCES + source] += points
    if p.listening:
        p.tell(events.prestige(seat, points, source))


def gain_food(p: Edora, seat: int, count: int, cause: int) -> None:
    """ED-50: food from the supply, which never runs out (ED-73)."""
    p.food[seat] += count
    if p.listening and count:
        p.tell(events.food(seat, count, cause))


def gain_mistletoe(p: Edora, seat: int, count: int, cause: int) -> None:
    """ED-50, ED-73: mistletoe, cut to what is left where the supply is limited."""
    if p.rules & LIMITED_MISTLETOE:
        count = min(count, p.supply)
        p.supply -= count
    p.mistletoe[seat] += count
    if p.listening and count:
        p.tell(events.mistletoe(seat, count, cause))


def advance_knowledge(p: Edora, seat: int, steps: int, cause: int) -> None:
    """ED-42, ED-51: onto the top of the stack there; 2 prestige for each step too far."""
    if steps <= 0:
        return
    space = p.knowledge[seat] + steps
    over = space - LAST_KNOWLEDGE
    if over > 0:
        space = LAST_KNOWLEDGE
    p.knowledge[seat] = space
    standing = p.standing
    mine = standing[seat]
    passed = 0
    for other in range(p.seats):
        if standing[other] > mine and p.knowledge[other] <= space:
            standing[other] -= 1
            passed += 1
    standing[seat] = mine + passed
    if p.listening:
        p.tell(events.knowledge(seat, min(steps, steps - over), space, cause))
    if over > 0:
        p.points[seat * SOURCES + FROM_COMPENSATION] += over * KNOWLEDGE_OVER
        if p.listening:
            p.tell(events.knowledge_end(seat, over, over * KNOWLEDGE_OVER))


def advance_sickle(p: Edora, seat: int, steps: int, cause: int) -> None:
    """ED-43, ED-51: herbs wait for the end of the turn; 2 prestige for each step too far."""
    if steps <= 0:
        return
    space = p.sickle[seat] + steps
    over = space - LAST_SICKLE
    if over > 0:
        space = LAST_SICKLE
    p.sickle[seat] = space
    if p.listening:
        p.tell(events.sickle(seat, min(steps, steps - over), space, cause))
    if over > 0:
        p.points[seat * SOURCES + FROM_COMPENSATION] += over * SICKLE_OVER
        if p.listening:
            p.tell(events.sickle_end(seat, over, over * SICKLE_OVER))


def take_dice(p: Edora, seat: int, count: int) -> None:
    """ED-41, ED-50: dice of the player's choice, asked for before anything else goes on."""
    if count > 0:
        p.then(TAKE_DICE[seat][count] if count <= MOST_TAKEN else TakeDice(seat, count))


def gain_of(p: Edora, seat: int, bonus: int, times: int) -> int:
    """ED-50, ED-58: how much a bonus gives if it is taken so many times."""
    size = BONUS_SIZE[bonus]
    if BONUS_OPERATION[bonus] == PRESTIGE and size == EXACTLY and p.has(seat, HERB_PRESTIGE):
        size = BECOMES
    return times * size


def operate(p: Edora, seat: int, operation: int, count: int, cause: int) -> None:
    """One of the six basic operations."""
    if operation == PRESTIGE:
        gain_prestige(p, seat, count, cause)
    elif operation == KNOWLEDGE:
        advance_knowledge(p, seat, count, cause)
    elif operation == FOOD:
        gain_food(p, seat, count, cause)
    elif operation == DICE:
        take_dice(p, seat, count)
    elif operation == MISTLETOE:
        gain_mistletoe(p, seat, count, cause)
    else:
        advance_sickle(p, seat, count, cause)


def gain_bonuses(p: Edora, seat: int, times: list[int], cause: int) -> None:
    """ED-50: bonuses, each kind so many times; every gain of prestige counts by itself.

    Dice come last and all at once: which of them are taken has no bearing on the rest.
    """
    dice = 0
    for kind in range(len(times)):
        count = times[kind]
        if count == 0:
            continue
        operation = BONUS_OPERATION[kind]
        if operation == PRESTIGE:
            for _ in range(count):
                gain_prestige(p, seat, BONUS_SIZE[kind], cause)
        elif operation == DICE:
            dice += count * BONUS_SIZE[kind]
        else:
            operate(p, seat, operation, count * BONUS_SIZE[kind], cause)
    take_dice(p, seat, dice)


def refusable(p: Edora, seat: int, operation: int, steps: int) -> bool:
    """ED-33, R37: can it make sense to go without a gain? Only then is anybody asked.

    Steps of knowledge can cost the tie-break of ED-69, which the last round decides; 2 prestige
    for a step too far outweigh it. Steps of the sickle can cost a herb.
    """
    if operation == KNOWLEDGE:
        return p.ending() and p.knowledge[seat] + steps <= LAST_KNOWLEDGE
    return operation == SICKLE and costs_a_herb(p, seat, steps)


def bonus_refusable(p: Edora, seat: int, bonus: int) -> bool:
    """The same of one bonus."""
    return refusable(p, seat, BONUS_OPERATION[bonus], BONUS_SIZE[bonus])


def costs_a_herb(p: Edora, seat: int, steps: int) -> bool:
    """ED-40, ED-60, ED-61: do these steps of the sickle free a pair, so that a herb is lost?

    As long as it lies on the large board a potion can wake it, if there is such a potion still
    and a turn to brew it in.
    """
    if not p.potions & HERB_POTIONS or p.ending():
        return False
    reached = p.sickle[seat]
    for pair in range(PAIRS):
        if reached < PAIR_AT[pair] <= reached + steps:
            slot = seat * HERBS + 2 * pair
            if p.herb_at[slot] != NONE and p.herb_at[slot + 1] != NONE:
                return True
    return False


def compete(p: Edora, sanctuary: int) -> None:
    """ED-31: where dice meet, the owner of the highest gains 2 prestige."""
    if p.contested(sanctuary) >= COMPETITORS:
        winner = p.leader(sanctuary)
        p.points[winner * SOURCES + FROM_COMPETITION] += COMPETITION_PRESTIGE
        if p.listening:
            p.tell(events.competition(winner, sanctuary, COMPETITION_PRESTIGE))


class TakeDice(Paragraph):
    """ED-41, ED-51: dice from the stock, one by one; 2 prestige for each that is missing."""

    rule = "ED-41"
    count: int  # how many are still to be taken
    why: int  # CHOSEN, NO_DIE or NO_FOOD

    def __init__(self, seat: int, count: int, why: int = 0) -> None:
        super().__init__(seat)
        self.count = count
        self.why = why

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        if p.in_stock[self.seat] <= self.count:
            return found
        at = self.seat * PIPS
        for pips in range(PIPS):
            if p.stock[at + pips]:
                found.append(TAKE.first + pips)
        return found

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        if choice != NOTHING:
            self.take(p, choice - TAKE.first)
            if self.count > 1:
                take_dice(p, seat, self.count - 1)
            return
        missing = self.count - p.in_stock[seat]
        for pips in range(PIPS):
            for _ in range(p.stock[seat * PIPS + pips]):
                self.take(p, pips)
        if missing > 0:
            p.points[seat * SOURCES + FROM_COMPENSATION] += missing * DIE_MISSING
            if p.listening:
                p.tell(events.no_die(seat, missing, missing * DIE_MISSING))

    def take(self, p: Edora, pips: int) -> None:
        at = self.seat * PIPS + pips
        p.stock[at] -= 1
        p.in_stock[self.seat] -= 1
        p.reserve[at] += 1
        p.at_hand[self.seat] += 1
        if p.listening:
            p.tell(events.took_die(self.seat, pips + 1))

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"count": self.count, "why": self.why}


# Steps are immutable: each is made once.

TAKE_DICE: Final[list[list[TakeDice]]] = [
    [TakeDice(seat, count) for count in range(MOST_TAKEN + 1)] for seat in range(MOST)
]
