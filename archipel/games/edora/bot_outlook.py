"""What a position promises a seat: points so far and what can be expected of the rest.

All weights are in points. They follow a few thoughts: every turn not used for a die costs one die
at the end; food and dice at hand are worth most while there are few of them; knowledge multiplies
what one leads; hearths and chains are worth more the less is missing.
"""

from __future__ import annotations

from archipel.games.edora.bot_pace import turns_left
from archipel.games.edora.bot_weights import (
    DIE_AT_HAND,
    FOOD_FOR_TURN,
    GAIN,
    HALF_ROW,
    HARD,
    LED_TO_COME,
    LEFT_COLUMN,
    LINKED,
    LIT,
    MISTLETOE_WORTH,
    NEARER,
    NEW_TABLET,
    PER_HERB,
    POTION_GAIN,
    ROW,
    SPARE_FOOD,
    STEPS,
    STEPS_TO_COME,
    TAKEN_DICE,
    TAKEN_FOOD,
    TIMES,
    TURN_COST,
)
from archipel.games.edora.components import (
    ACTION_KIND,
    AT_LEAST,
    BEIGE,
    COLOURS,
    CONDITION,
    DICE,
    DIE_MISSING,
    FOOD,
    GEM_BONUS,
    GEMS,
    HEARTH_RING,
    HEARTHS,
    HERB_AMULET,
    HERB_DIE_SHIFT,
    HERB_FIRE,
    HERB_FOOD,
    HERB_KNOWLEDGE,
    HERB_MISTLETOE,
    HERB_PRESTIGE,
    HERB_SICKLE,
    HERB_STELE,
    HERB_TABLET,
    HERBS,
    KIND_AMULET,
    KIND_FOOD_OR_DICE,
    KIND_KNOWLEDGE,
    KIND_MENHIR,
    KIND_MISTLETOE,
    KIND_SICKLE,
    KIND_TABLET,
    KNOWLEDGE,
    LAST_KNOWLEDGE,
    LAST_SICKLE,
    LINES,
    LINK_PER_DIE,
    MENHIR_BONUS,
    MENHIRS,
    MISTLETOE,
    MULTIPLIERS,
    NONE,
    OWN_DICE,
    PAIR_AT,
    PAIRS,
    PER_SANCTUARY,
    PIPS,
    PLACES,
    POTION_COST,
    POTIONS,
    PRESTIGE,
    ROWS,
    SANCTUARIES,
    SHIFT,
    SICKLE_PRESTIGE,
    STELE_FACTOR,
    STELE_OFFSET,
    STELE_OPERATION,
    STELES,
    TABLETS,
)
from archipel.games.edora.position import Edora
from archipel.games.edora.scoring import amulet_points, progress, stones_at
from archipel.games.edora.steps import ChooseDie, ChooseSquare, FireAgain
from archipel.games.edora.steps_actions import Action, MenhirAgain, OracleAgain
from archipel.games.edora.steps_brew import (
    BrewPotion,
    ChooseGem,
    ChoosePlace,
    FlipHerb,
    PickHerb,
    TurnDie,
)
from archipel.games.edora.steps_gain import TakeDice


class Outlook:
    """The future of one seat at one moment."""

    p: Edora
    seat: int
    turns: float  # turns of this seat still to come
    usable: float  # dice it can still place
    mine: int  # sanctuaries with its dice, one it is just placing included
    items: float  # dice and stones it will lead
    times: float  # the multiplier it will have
    step: float  # one step of knowledge
    cut: float  # one step of the sickle
    bonus: list[float]  # each of the six bonuses

    def __init__(self, p: Edora, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.turns = turns_left(p, seat)
        left = OWN_DICE - p.mine[seat].bit_count()
        self.usable = min(self.turns, float(left))
        self.mine = p.mine[seat]
        self.items = self.led()
        self.times = self.multiplier(p.knowledge[seat])
        self.step = 2.0
        if p.knowledge[seat] < LAST_KNOWLEDGE:
            self.step = self.items * (self.multiplier(p.knowledge[seat] + 1) - self.times) + 0.3
        self.cut = 2.0
        if p.sickle[seat] < LAST_SICKLE:
            self.cut = 1.6 + 0.12 * self.turns
        marginal = self.food_worth(p.food[seat] + 3) - self.food_worth(p.food[seat])
        self.bonus = [
            5.0 if p.has(seat, HERB_PRESTIGE) else 3.0,
            self.step,
            marginal,
            self.dice_worth(1) - self.dice_worth(0),
            MISTLETOE_WORTH,
            self.cut,
        ]

    def worth(self) -> float:
        """Points so far and all that can be expected."""
        p = self.p
        seat = self.seat
        total = float(p.prestige(seat))
        total += self.items * self.times
        total += self.sickle_and_herbs() + self.amulet() + MISTLETOE_WORTH * p.mistletoe[seat]
        taking = 0
        if p.seat == seat and p.agenda:
            total += self.under_way()
            for i in range(len(p.agenda)):
                step = p.agenda[i]
                if isinstance(step, TakeDice) and step.seat == seat:
                    taking += step.count
        total += self.dice_worth(taking)
        if not self.placing():
            total += self.food_worth(p.food[seat])
        return total + self.hearths() + self.links() + self.tablets()

    def placing(self) -> bool:
        """Is the seat about to choose a die or a square? Then a good one is counted already."""
        p = self.p
        if p.seat != self.seat or not p.agenda:
            return False
        step = p.agenda[-1]
        return isinstance(step, (ChooseDie, ChooseSquare))

    # Resources

    def food_worth(self, food: int) -> float:
        """Food is worth most for the next turns, and next to nothing beyond the last one."""
        total = 0.0
        left = float(food)
        turns = self.usable
        i = 0
        while left > 0.0 and turns > 0.0:
            part = min(left, TURN_COST * min(turns, 1.0))
            total += part * FOOD_FOR_TURN[min(i, 4)]
            left -= part
            turns -= 1.0
            i += 1
        return total + left * SPARE_FOOD

    def dice_worth(self, more: int) -> float:
        """Dice at hand, with some more from the stock; what is not usable is left over."""
        p = self.p
        hand = p.at_hand[self.seat] + min(more, p.in_stock[self.seat])
        missing = more - min(more, p.in_stock[self.seat])
        total = float(missing * DIE_MISSING)
        usable = self.usable
        for i in range(hand):
            if usable <= 0.0:
                total += 0.6
            else:
                total += DIE_AT_HAND[min(i, 6)] * min(usable, 1.0)
            usable -= 1.0
        return total

    # Tracks

    def multiplier(self, space: int) -> float:
        """The multiplier to expect from this space; towards the end the one it shows."""
        further = float(space) + STEPS_TO_COME * self.turns
        even = min(4.0, further / 3.0)
        now = float(MULTIPLIERS[space])
        part = min(1.0, self.turns / 3.0)
        return part * even + (1.0 - part) * now

    def led(self) -> float:
        """Dice and stones to expect in the end: those led now, as far as they are safe."""
        p = self.p
        seat = self.seat
        stones = stones_at(p)
        danger = min(1.0, self.turns / 9.0)
        total = LED_TO_COME * self.usable
        for sanctuary in range(SANCTUARIES):
            if not self.mine >> sanctuary & 1:
                continue
            first = sanctuary * PER_SANCTUARY
            absent = p.seats - 1
            value = 0
            lead = True
            for square in range(first, first + p.seats):
                die = p.dice[square]
                if die and die >> 3 == seat:
                    value = die & 7
            for square in range(first, first + p.seats):
                die = p.dice[square]
                if die and die >> 3 != seat:
                    absent -= 1
                    other = die >> 3
                    if die & 7 > value or (
                        die & 7 == value and p.standing[other] > p.standing[seat]
                    ):
                        lead = False
            if lead:
                total += (1 + stones[sanctuary]) * self.safe(value, absent, danger)
        return total

    def safe(self, value: int, absent: int, danger: float) -> float:
        """How likely a leading die of this value stays the highest."""
        return max(0.15, 1.0 - absent * danger * (0.05 + 0.055 * (6 - value)))

    def sickle_and_herbs(self) -> float:
        p = self.p
        seat = self.seat
        space = p.sickle[seat]
        part = min(1.0, self.turns / 3.0)
        even = min(20.0, 20.0 * (space + 0.3 * self.turns) / LAST_SICKLE)
        total = part * even + (1.0 - part) * SICKLE_PRESTIGE[space]
        for herb in range(HERBS):
            if p.active[seat] >> herb & 1:
                total += PER_HERB[herb] * self.turns
        for pair in range(PAIRS):
            best = 0.0
            worst = 9.0
            for slot in (seat * HERBS + 2 * pair, seat * HERBS + 2 * pair + 1):
                herb = p.herb_at[slot]
                if herb != NONE:
                    best = max(best, PER_HERB[herb])
                    worst = min(worst, PER_HERB[herb])
            if best == 0.0:
                continue
            away = PAIR_AT[pair] - space
            if away <= 0:
                total += best * self.turns
            else:
                near = 1.0
                for _ in range(away):
                    near *= NEARER
                total += (best - 0.1 * worst) * near * max(0.0, self.turns - away * 0.7) * 0.8
        return total

    def amulet(self) -> float:
        p = self.p
        at = self.seat * PLACES
        hope = min(1.0, self.turns / 6.0)
        total = float(amulet_points(p, self.seat))
        lefts = 0
        for row in range(ROWS):
            if p.amulet[at + 2 * row] != NONE:
                lefts += 1
                if p.amulet[at + 2 * row + 1] == NONE:
                    total += HALF_ROW * hope
        if lefts < ROWS:
            total += LEFT_COLUMN[lefts] * hope
        return total

    # Hearths, chains, tablets

    def hearths(self) -> float:
        p = self.p
        total = 0.0
        for hearth in range(HEARTHS):
            if p.fires[hearth] != NONE:
                continue
            ring = HEARTH_RING[hearth]
            missing = (ring & ~self.mine).bit_count()
            if missing == ring.bit_count() or missing > self.turns:
                continue
            chance = LIT[missing]
            if missing:
                for other in range(p.seats):
                    if other != self.seat and (ring & ~p.mine[other]).bit_count() <= missing:
                        chance *= 0.75
            worth = 0.0
            best = 0.0
            for kind in p.board.bonus[hearth]:
                worth += self.bonus[kind]
                best = max(best, self.bonus[kind])
            if p.has(self.seat, HERB_FIRE):
                worth += best
            total += worth * chance
        return total

    def links(self) -> float:
        """Chains between dolmens, by the dice that are missing in the cheapest one."""
        p = self.p
        total = 0.0
        prize = 0
        for number in range(len(BEIGE) - 1, -1, -1):
            if p.beige[number] == NONE:
                prize = BEIGE[number]
        for colour in range(COLOURS):
            if p.linked[colour] != NONE or p.ends[colour] & self.mine == 0:
                continue
            found = self.missing_dice(p.ends[colour])
            missing = found // 32
            if missing < len(LINKED) and missing <= self.turns:
                total += LINKED[missing] * (LINK_PER_DIE * (found % 32) + prize)
        return total

    def missing_dice(self, ends: int) -> int:
        """Of the chain that lacks fewest dice: what is missing * 32 + its length."""
        p = self.p
        start = (ends & -ends).bit_length() - 1
        goal = ends.bit_length() - 1
        cost = [999] * SANCTUARIES
        cost[start] = 1 if self.mine >> start & 1 else 33
        todo = [start]
        while todo:
            later: list[int] = []
            for here in todo:
                for there in p.board.beside[here]:
                    total = cost[here] + (1 if self.mine >> there & 1 else 33)
                    if total < cost[there] and total < 170:
                        cost[there] = total
                        later.append(there)
            todo = later
        return cost[goal]

    def tablets(self) -> float:
        p = self.p
        total = 0.0
        for kind in range(TABLETS):
            copies = p.tablets[self.seat * TABLETS + kind]
            if copies:
                total += 10.0 * copies * self.likely(kind)
        return total

    def likely(self, kind: int) -> float:
        """How likely a tablet is fulfilled in the end."""
        lacking = self.lacking(kind)
        if lacking <= 0:
            return 1.0
        if self.turns <= 0.0:
            return 0.0
        strain = lacking * HARD[CONDITION[kind]] / self.turns
        return 1.0 / (1.0 + strain * strain * strain)

    def lacking(self, kind: int) -> int:
        """What is missing for a tablet, counted in dice where progress alone is too coarse."""
        p = self.p
        op = CONDITION[kind]
        if op == 9:
            best = 4
            for line in LINES:
                best = min(best, (line & ~self.mine).bit_count())
            return best
        if op == 13:
            return self.clearings_lacking(AT_LEAST[kind])
        return AT_LEAST[kind] - progress(p, self.seat, kind)

    def clearings_lacking(self, count: int) -> int:
        """Dice missing in the clearings that lack fewest."""
        missing: list[int] = []
        for clearing in self.p.board.clearings:
            missing.append((clearing & ~self.mine).bit_count())
        missing.sort()
        total = 0
        for i in range(min(count, len(missing))):
            total += missing[i]
        return total

    # What is under way

    def under_way(self) -> float:
        """What the steps still waiting in this turn will bring."""
        p = self.p
        total = 0.0
        for i in range(len(p.agenda)):
            step = p.agenda[i]
            if step.seat != self.seat:
                continue
            if isinstance(step, ChooseDie):
                total += self.best_die()
            elif isinstance(step, ChooseSquare):
                if p.held:
                    total += self.best_square(p.held) + self.food_worth(p.food[self.seat])
            elif isinstance(step, Action):
                if step.action != NONE:
                    total += self.action(step.action, p.dice[p.square] & 7)
                else:
                    total += 8.0
            elif isinstance(step, BrewPotion):
                total += self.brewing(p.mistletoe[self.seat], step.left)
            elif isinstance(step, (MenhirAgain, FireAgain)):
                total += 3.2
            elif isinstance(step, OracleAgain):
                total += 4.5
            elif isinstance(step, (PickHerb, FlipHerb)):
                total += 0.45 * self.turns
            elif isinstance(step, TurnDie):
                total += 2.0
            elif isinstance(step, (ChoosePlace, ChooseGem)):
                total += 17.0
        return total

    def best_die(self) -> float:
        """The best die and square at the sanctuary the pawn has come to, food counted."""
        p = self.p
        at = self.seat * PIPS
        shift = SHIFT if p.has(self.seat, HERB_DIE_SHIFT) else 0
        seen = 0
        best = -99.0
        for pips in range(PIPS):
            if p.reserve[at + pips] == 0:
                continue
            for becomes in range(max(0, pips - shift), min(PIPS - 1, pips + shift) + 1):
                value = becomes + 1
                if seen >> value & 1 or value > p.food[self.seat]:
                    continue
                seen |= 1 << value
                worth = self.best_square(value) + self.food_worth(p.food[self.seat] - value)
                best = max(best, worth)
        # the die leaves the hand
        return best + self.dice_worth(-1) - self.dice_worth(0)

    def best_square(self, value: int) -> float:
        """The best action there for a die of this value, and what the place itself is worth."""
        p = self.p
        sanctuary = p.pawn[self.seat]
        first = sanctuary * PER_SANCTUARY
        best = 0.0
        highest = 0
        others = 0
        for square in range(first, first + p.seats):
            die = p.dice[square]
            if die:
                others += 1
                strength = (die & 7) * 2
                if p.standing[die >> 3] > p.standing[self.seat]:
                    strength += 1
                highest = max(highest, strength)
            else:
                best = max(best, self.action(p.board.action[square], value))
        if value * 2 >= highest:
            danger = min(1.0, self.turns / 9.0)
            lead = self.safe(value, p.seats - 1 - others, danger)
            best += lead * self.times
            if others:
                best += 2.0 + self.times * 0.3
        return best + self.place_worth(sanctuary)

    def place_worth(self, sanctuary: int) -> float:
        """What a die at a sanctuary adds to hearths, chains and tablets."""
        before = self.hearths() + self.links()
        self.mine |= 1 << sanctuary
        after = self.hearths() + self.links()
        self.mine &= ~(1 << sanctuary)
        return after - before

    def action(self, action: int, value: int) -> float:
        """What the action of a square brings, about."""
        p = self.p
        seat = self.seat
        kind = ACTION_KIND[action]
        if kind == KIND_FOOD_OR_DICE:
            food = p.food[seat]
            more = TAKEN_FOOD[action] + (6 if p.has(seat, HERB_FOOD) else 0)
            gain = self.food_worth(food + more) - self.food_worth(food)
            if p.has(seat, HERB_FOOD):
                gain += self.bonus[PRESTIGE]
            return max(gain, self.dice_worth(TAKEN_DICE[action]) - self.dice_worth(0))
        if kind == KIND_KNOWLEDGE:
            return self.step * (STEPS[action] + (2 if p.has(seat, HERB_KNOWLEDGE) else 0))
        if kind == KIND_SICKLE:
            return self.cut * (STEPS[action] + (2 if p.has(seat, HERB_SICKLE) else 0))
        if kind == KIND_TABLET:
            gain = NEW_TABLET * min(1.0, self.turns / 6.0) + 4.0
            return gain + (4.0 if p.has(seat, HERB_TABLET) else 0.0)
        if kind == KIND_MISTLETOE:
            gain = MISTLETOE_WORTH * GAIN[action]
            purse = p.mistletoe[seat] + GAIN[action]
            if p.has(seat, HERB_MISTLETOE):
                gain += MISTLETOE_WORTH + self.bonus[PRESTIGE]
                purse += 1
            return gain + self.brewing(purse, 1)
        if kind == KIND_AMULET:
            return self.gem(action)
        if kind == KIND_MENHIR:
            return self.menhir()
        return self.stele(value + (2 if p.has(seat, HERB_STELE) else 0))

    def brewing(self, purse: int, brews: int) -> float:
        """What the best potion within reach brings beyond its price."""
        best = 0.0
        for potion in range(POTIONS):
            if self.p.potions >> potion & 1 and POTION_COST[potion] <= purse:
                gain = POTION_GAIN[potion] - POTION_COST[potion] * MISTLETOE_WORTH
                best = max(best, gain)
        return best * (0.8 + 0.2 * brews)

    def gem(self, action: int) -> float:
        p = self.p
        at = self.seat * PLACES
        row = ROW[action] - 1
        if p.amulet[at + 2 * row + 1] != NONE:
            return 0.0
        hope = min(1.0, self.turns / 6.0)
        if p.amulet[at + 2 * row] != NONE:
            gain = 10.0 - HALF_ROW * hope
        else:
            lefts = 0
            for other in range(ROWS):
                if p.amulet[at + 2 * other] != NONE:
                    lefts += 1
            after = LEFT_COLUMN[lefts + 1] * (hope if lefts < 2 else 1.0)
            gain = after - LEFT_COLUMN[lefts] * hope + HALF_ROW * hope
        best = 0.0
        for kind in range(GEMS):
            if not p.worn[self.seat] >> kind & 1:
                best = max(best, self.bonus[GEM_BONUS[kind]])
        return gain + 0.85 * best * (TIMES[action] + (1 if p.has(self.seat, HERB_AMULET) else 0))

    def menhir(self) -> float:
        p = self.p
        if p.menhirs[self.seat].bit_count() == MENHIRS:
            return 0.0
        total = 0.0
        best = 0.0
        for menhir in range(MENHIRS):
            if p.menhirs[self.seat] >> menhir & 1:
                total += self.bonus[MENHIR_BONUS[menhir]]
            else:
                best = max(best, self.bonus[MENHIR_BONUS[menhir]])
        return total + 2.0 * best + 0.7 * self.times

    def stele(self, value: int) -> float:
        p = self.p
        best = 0.0
        for stele in range(STELES):
            if p.steles[self.seat] >> stele & 1:
                continue
            count = STELE_FACTOR[stele] * value + STELE_OFFSET[stele]
            operation = STELE_OPERATION[stele]
            if operation == PRESTIGE:
                gain = float(count)
            elif operation == KNOWLEDGE:
                gain = self.step * min(count, LAST_KNOWLEDGE - p.knowledge[self.seat] + 1)
            elif operation == FOOD:
                food = p.food[self.seat]
                gain = self.food_worth(food + count) - self.food_worth(food)
            elif operation == DICE:
                gain = self.dice_worth(count) - self.dice_worth(0)
            elif operation == MISTLETOE:
                gain = MISTLETOE_WORTH * count
            else:
                gain = self.cut * count
            best = max(best, gain)
        if best == 0.0:
            return 0.0
        return best + 0.7 * self.times
