"""The turn, one class per paragraph: ED-22 to ED-40, ED-61 to ED-69.

The set-up stands in steps_setup.py, the actions in steps_actions.py and steps_brew.py, what is
gained in steps_gain.py.
"""

from __future__ import annotations

from typing import Final

from archipel.games.edora import events
from archipel.games.edora.components import (
    ACTION_KIND,
    ACTIONS,
    BEIGE,
    BONUSES,
    BUSH_SANCTUARY,
    COLOURS,
    DIE_MISSING,
    EMERGENCY_DICE,
    EMERGENCY_FOOD,
    EMERGENCY_SOURCE,
    FROM_DOLMENS,
    FROM_HEARTHS,
    HEARTH_IDS,
    HEARTH_RING,
    HEARTHS,
    HEARTHS_AT,
    HERB_DIE_SHIFT,
    HERB_FIRE,
    HERB_LEAP,
    HERBS,
    KIND_AMULET,
    KIND_FOOD_OR_DICE,
    KIND_KNOWLEDGE,
    KIND_MENHIR,
    KIND_MISTLETOE,
    KIND_SICKLE,
    KIND_TABLET,
    LEAP_FOOD,
    LINK_PER_DIE,
    MOST,
    MULTIPLIERS,
    NONE,
    PAIR_AT,
    PAIRS,
    PER_SANCTUARY,
    PIPS,
    ROUND_LIMIT,
    SANCTUARIES,
    SANCTUARY_IDS,
    SHIFT,
    SOURCES,
)
from archipel.games.edora.position import Edora, Paragraph
from archipel.games.edora.scoring import breakdown, fulfilled, led, ranks
from archipel.games.edora.steps_actions import (
    Action,
    AddGem,
    AdvanceKnowledge,
    AdvanceSickle,
    FoodOrDice,
    RaiseMenhir,
    RaiseStele,
    TakeTablet,
    repeat,
    repeat_notes,
)
from archipel.games.edora.steps_brew import CutMistletoe
from archipel.games.edora.steps_gain import (
    CHOSEN,
    NO_DIE,
    NO_FOOD,
    TakeDice,
    bonus_refusable,
    compete,
    gain_bonuses,
    gain_food,
)
from archipel.games.edora.vocabulary import DIE, EMERGENCY, GO, HERB, PASS, REPEAT, SQUARE
from archipel.kernel.core import NOTHING
from archipel.kernel.seats import one_each


class BeginRound(Paragraph):
    """ED-22: the players have their turns clockwise, the Grand Druid first."""

    rule = "ED-22"

    def run(self, p: Edora, choice: int) -> None:
        p.round += 1
        if p.listening:
            p.tell(events.round_began(p.round))
        p.then(TAKE_TURN[p.first])


class TakeTurn(Paragraph):
    """ED-22 to ED-27, ED-30, ED-62: walk to where one has no die yet, or an emergency turn."""

    rule = "ED-23"
    phase = "move"

    def ask(self, p: Edora) -> list[int]:
        seat = self.seat
        found: list[int] = []
        most = p.food[seat] - p.cheapest_die(seat)
        if most >= 0:
            at = p.pawn[seat]
            if at >= SANCTUARIES:
                found.append(GO.first + BUSH_SANCTUARY[at - SANCTUARIES])
            else:
                row = at * SANCTUARIES
                cost = p.board.cost
                mine = p.mine[seat] | 1 << at
                glade = p.board.glade[at] if p.active[seat] >> HERB_LEAP & 1 else 0
                if most < LEAP_FOOD:
                    glade = 0
                first = GO.first
                for sanctuary in range(SANCTUARIES):
                    if not mine >> sanctuary & 1 and (
                        cost[row + sanctuary] <= most or glade >> sanctuary & 1
                    ):
                        found.append(first + sanctuary)
        found.append(EMERGENCY.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        if choice == EMERGENCY.first:
            self.take_emergency_turn(p)
            return
        sanctuary = choice - GO.first
        food = p.fare(seat, sanctuary)
        if p.listening:
            self.tell_move(p, sanctuary, food)
        p.food[seat] -= food
        p.pawn[seat] = sanctuary
        p.agenda.extend(AFTER_MOVE[seat])

    def take_emergency_turn(self, p: Edora) -> None:
        """ED-62; ED-30: who has no other turn hears why."""
        seat = self.seat
        why = CHOSEN
        if not p.reach(seat):
            why = NO_FOOD if p.at_hand[seat] else NO_DIE
        if p.listening:
            if why == CHOSEN:
                p.tell(events.emergency(seat))
            else:
                p.tell(events.forced_emergency(seat, p.at_hand[seat]))
        p.then(END_TURN[seat])
        gain_food(p, seat, EMERGENCY_FOOD, EMERGENCY_SOURCE)
        p.then(TakeDice(seat, EMERGENCY_DICE, why))

    def tell_move(self, p: Edora, sanctuary: int, food: int) -> None:
        at = p.pawn[self.seat]
        if at >= SANCTUARIES:
            p.tell(events.stepped_out(self.seat, sanctuary))
        elif food < p.board.cost[at * SANCTUARIES + sanctuary]:
            p.tell(events.leapt(self.seat, sanctuary, food))
        else:
            p.tell(events.walked(self.seat, sanctuary, food))

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"food": p.food[self.seat], "dice": p.at_hand[self.seat]}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        """The food of a walk; what an emergency turn gives."""
        seat = self.seat
        if choice == EMERGENCY.first:
            dice = min(EMERGENCY_DICE, p.in_stock[seat])
            points = (EMERGENCY_DICE - dice) * DIE_MISSING
            return {"food": EMERGENCY_FOOD, "dice": dice, "points": points}
        return {"food": p.fare(seat, choice - GO.first)}


class ChooseDie(Paragraph):
    """ED-28 to ED-30: a die of the reserve, paid with food; the die herb may change it first."""

    rule = "ED-28"
    phase = "die"

    def ask(self, p: Edora) -> list[int]:
        seat = self.seat
        at = seat * PIPS
        purse = p.food[seat]
        shift = SHIFT if p.active[seat] >> HERB_DIE_SHIFT & 1 else 0
        found: list[int] = []
        for pips in range(PIPS):
            if p.reserve[at + pips]:
                last = min(PIPS - 1, pips + shift, purse - 1)
                for becomes in range(max(0, pips - shift), last + 1):
                    found.append(DIE.first + pips * PIPS + becomes)
        return found

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        pips = (choice - DIE.first) // PIPS
        value = (choice - DIE.first) % PIPS + 1
        p.reserve[seat * PIPS + pips] -= 1
        p.at_hand[seat] -= 1
        p.food[seat] -= value
        p.held = value
        if p.listening and value != pips + 1:
            p.tell(events.shifted_die(seat, pips + 1, value))

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"sanctuary": SANCTUARY_IDS[p.pawn[self.seat]], "food": p.food[self.seat]}


class ChooseSquare(Paragraph):
    """ED-28, ED-31, ED-32: the die goes onto a free square, dice that meet compete, one acts."""

    rule = "ED-28"
    phase = "square"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        seen = 0
        first = p.pawn[self.seat] * PER_SANCTUARY
        for square in range(first, first + p.seats):
            if p.dice[square] == 0:
                action = p.board.action[square]
                if not seen >> action & 1:
                    seen |= 1 << action
                    found.append(SQUARE.first + square)
        return found

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        square = choice - SQUARE.first
        value = p.held
        p.held = 0
        p.dice[square] = seat * 8 + value
        p.square = square
        p.mine[seat] |= 1 << p.pawn[seat]
        action = p.board.action[square]
        if p.listening:
            p.tell(events.placed_die(seat, value, square, action))
            if p.at_hand[seat] + p.in_stock[seat] == 0:
                p.tell(events.last_die(seat))
        compete(p, p.pawn[seat])
        p.then(ACT[seat][action])

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"sanctuary": SANCTUARY_IDS[p.pawn[self.seat]], "value": p.held}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        """The action of a square."""
        return {"action": p.board.shows(choice - SQUARE.first)}


# Step 5: fire


class SeeFires(Paragraph):
    """ED-34, ED-80: every unlit hearth that is surrounded now is lit, in the order of their ids."""

    rule = "ED-34"
    phase = "fire"

    def run(self, p: Edora, choice: int) -> None:
        mine = p.mine[self.seat]
        around = HEARTHS_AT[p.pawn[self.seat]]
        for i in range(len(around) - 1, -1, -1):
            hearth = around[i]
            ring = HEARTH_RING[hearth]
            if mine & ring == ring and p.fires[hearth] == NONE:
                p.then(LIGHT_FIRE[self.seat][hearth])


class LightFire(Paragraph):
    """ED-34: all bonuses of the hearth, which a fire token covers for the rest of the game."""

    rule = "ED-34"
    phase = "fire"
    hearth: int

    def __init__(self, seat: int, hearth: int) -> None:
        super().__init__(seat)
        self.hearth = hearth

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        p.fires[self.hearth] = seat
        shown = p.board.bonus[self.hearth]
        if p.listening:
            p.tell(events.fire_lit(seat, self.hearth, len(shown)))
        if p.has(seat, HERB_FIRE):
            p.then(FIRE_AGAIN[seat][self.hearth])
        times = [0] * BONUSES
        for bonus in shown:
            times[bonus] += 1
        gain_bonuses(p, seat, times, FROM_HEARTHS)


class FireAgain(Paragraph):
    """ED-35, R37: with the fire herb one of the bonuses just gained may be taken once more."""

    rule = "ED-35"
    phase = "fire"
    hearth: int

    def __init__(self, seat: int, hearth: int) -> None:
        super().__init__(seat)
        self.hearth = hearth

    def ask(self, p: Edora) -> list[int]:
        shown = p.board.bonus[self.hearth]
        found: list[int] = []
        welcome = False
        for bonus in range(BONUSES):
            if bonus in shown:
                found.append(REPEAT.first + bonus)
                if not bonus_refusable(p, self.seat, bonus):
                    welcome = True
        if not welcome:
            found.append(PASS.first)
        return found

    def run(self, p: Edora, choice: int) -> None:
        if choice != PASS.first:
            repeat(p, self.seat, choice - REPEAT.first, FROM_HEARTHS)

    def details(self, p: Edora) -> dict[str, str | int]:
        return {"hearth": HEARTH_IDS[self.hearth]}

    def notes(self, p: Edora, choice: int) -> dict[str, str | int]:
        return repeat_notes(p, self.seat, choice)


# Step 6: dolmens


class LinkDolmens(Paragraph):
    """ED-36 to ED-39, ED-80: dolmens of one colour that a chain of own dice joins are taken."""

    rule = "ED-36"
    phase = "dolmens"

    def run(self, p: Edora, choice: int) -> None:
        seat = self.seat
        mine = p.mine[seat]
        for colour in range(COLOURS):
            ends = p.ends[colour]
            if mine & ends == ends and p.linked[colour] == NONE:
                dice = chain(p, mine, ends)
                if dice:
                    self.link(p, colour, dice)

    def link(self, p: Edora, colour: int, dice: int) -> None:
        """ED-37, ED-38: 2 for each die of the chain, and a beige dolmen while there is one."""
        at = self.seat * SOURCES + FROM_DOLMENS
        p.linked[colour] = self.seat
        p.points[at] += dice * LINK_PER_DIE
        if p.listening:
            p.tell(events.linked(self.seat, colour, dice, dice * LINK_PER_DIE))
        for number in range(len(BEIGE)):
            if p.beige[number] == NONE:
                p.beige[number] = self.seat
                p.points[at] += BEIGE[number]
                if p.listening:
                    p.tell(events.beige_dolmen(self.seat, number))
                return


def chain(p: Edora, mine: int, ends: int) -> int:
    """ED-36, ED-37: how many own dice the shortest chain between two sanctuaries has, or 0."""
    start = (ends & -ends).bit_length() - 1
    goal = ends.bit_length() - 1
    seen = 1 << start
    here = [start]
    dice = 1
    while here:
        further: list[int] = []
        for sanctuary in here:
            if sanctuary == goal:
                return dice
            for there in p.board.beside[sanctuary]:
                if mine >> there & 1 and not seen >> there & 1:
                    seen |= 1 << there
                    further.append(there)
        here = further
        dice += 1
    return 0


# Step 7: herbs


class FreeHerbs(Paragraph):
    """ED-40, ED-61: of each pair the sickle has reached one herb becomes active, pair by pair.

    A herb that is alone, because a potion took its neighbour, becomes active by itself.
    """

    rule = "ED-40"
    phase = "herbs"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        slot = self.pair(p)
        if slot != NONE:
            for each in (slot, slot + 1):
                if p.herb_at[each] != NONE:
                    found.append(HERB.first + p.herb_at[each])
        return found

    def pair(self, p: Edora) -> int:
        """The first slot of the leftmost pair that is reached and not freed yet, or NONE."""
        reached = p.sickle[self.seat]
        at = self.seat * HERBS
        for pair in range(PAIRS):
            if PAIR_AT[pair] > reached:
                return NONE
            slot = at + 2 * pair
            if p.herb_at[slot] != NONE or p.herb_at[slot + 1] != NONE:
                return slot
        return NONE

    def run(self, p: Edora, choice: int) -> None:
        if choice == NOTHING:
            return
        slot = self.pair(p)
        chosen = choice - HERB.first
        for each in (slot, slot + 1):
            herb = p.herb_at[each]
            p.herb_at[each] = NONE
            if herb == chosen:
                p.active[self.seat] |= 1 << herb
            elif herb != NONE:
                p.spent[self.seat] |= 1 << herb
                if p.listening:
                    p.tell(events.herb_spent(self.seat, herb))
        if p.listening:
            p.tell(events.herb_active(self.seat, chosen))
        p.then(self)


# The end of a turn and of the game


class EndTurn(Paragraph):
    """ED-22, ED-63, ED-84: the next player; the last of a round ends it, and perhaps the game."""

    rule = "ED-63"

    def run(self, p: Edora, choice: int) -> None:
        p.square = NONE
        following = (self.seat + 1) % p.seats
        if following != p.first:
            p.then(TAKE_TURN[following])
        elif p.ending() or p.round >= ROUND_LIMIT:
            p.then(GAME_END)
        else:
            p.then(BEGIN_ROUND)


class GameEnd(Paragraph):
    """ED-63 to ED-69: the final scoring, step by step."""

    rule = "ED-63"

    def run(self, p: Edora, choice: int) -> None:
        if p.listening:
            tell_the_end(p)


def tell_the_end(p: Edora) -> None:
    """ED-64 to ED-69: leftovers, sickle, tablets, amulet, sanctuaries, and who has won."""
    points = breakdown(p)
    items = led(p)
    everyone = range(p.seats)
    for seat in everyone:
        p.tell(events.leftovers_scored(seat, points[seat]["leftovers"]))
    for seat in everyone:
        p.tell(events.sickle_scored(seat, points[seat]["sickle"]))
    for seat in everyone:
        done = fulfilled(p, seat)
        owned = p.tablets_owned(seat)
        p.tell(events.tablets_scored(seat, done, owned, points[seat]["tablets"]))
    for seat in everyone:
        p.tell(events.amulet_scored(seat, points[seat]["amulet"]))
    for seat in everyone:
        times = MULTIPLIERS[p.knowledge[seat]]
        p.tell(events.sanctuaries_scored(seat, items[seat], times, points[seat]["sanctuaries"]))
    totals = [sum(mine.values()) for mine in points]
    for seat in everyone:
        p.tell(events.scored(seat, totals[seat]))
    best = max(totals)
    p.tell(events.winner(ranks(p).index(1), totals.count(best) > 1))


# Steps are immutable: each is made once, and the rest of a turn is a ready list, last first.


def action_step(seat: int, action: int) -> Action:
    """ED-32: the step of a square."""
    kind = ACTION_KIND[action]
    if kind == KIND_FOOD_OR_DICE:
        return FoodOrDice(seat, action)
    if kind == KIND_KNOWLEDGE:
        return AdvanceKnowledge(seat, action)
    if kind == KIND_SICKLE:
        return AdvanceSickle(seat, action)
    if kind == KIND_TABLET:
        return TakeTablet(seat, action)
    if kind == KIND_MISTLETOE:
        return CutMistletoe(seat, action)
    if kind == KIND_AMULET:
        return AddGem(seat, action)
    if kind == KIND_MENHIR:
        return RaiseMenhir(seat, action)
    return RaiseStele(seat, action)


BEGIN_ROUND: Final = BeginRound()
GAME_END: Final = GameEnd()
TAKE_TURN: Final[list[Paragraph]] = one_each(TakeTurn, MOST)
END_TURN: Final[list[Paragraph]] = one_each(EndTurn, MOST)
ACT: Final[list[list[Action]]] = [
    [action_step(seat, action) for action in range(ACTIONS)] for seat in range(MOST)
]
LIGHT_FIRE: Final[list[list[LightFire]]] = [
    [LightFire(seat, hearth) for hearth in range(HEARTHS)] for seat in range(MOST)
]
FIRE_AGAIN: Final[list[list[FireAgain]]] = [
    [FireAgain(seat, hearth) for hearth in range(HEARTHS)] for seat in range(MOST)
]
AFTER_MOVE: Final[list[list[Paragraph]]] = [
    [
        END_TURN[seat],
        FreeHerbs(seat),
        LinkDolmens(seat),
        SeeFires(seat),
        ChooseSquare(seat),
        ChooseDie(seat),
    ]
    for seat in range(MOST)
]
