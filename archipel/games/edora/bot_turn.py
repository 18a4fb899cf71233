"""What a begun turn will still bring: the die to be placed, the action, the potion."""

from __future__ import annotations

from archipel.games.edora.bot_outlook import (
    GEMS_WORN,
    HERBS_ACTIVE,
    MENHIRS_RAISED,
    POTIONS_BREWED,
    STELES_RAISED,
    TABLETS_OWNED,
    Outlook,
)
from archipel.games.edora.bot_weights import (
    AS_PLANNED,
    BY_THE_DIE,
    COMPETED,
    GAIN,
    HALF_ROW,
    HERBS_LATER,
    LEFT_COLUMN,
    MORE_BREWS,
    PER_HERB,
    ROW,
    STEPS,
    STONE_LED,
    STUCK,
    TAKEN_DICE,
    TAKEN_FOOD,
    TIMES,
)
from archipel.games.edora.components import (
    ACTION_KIND,
    BECOMES,
    COMPETITION_PRESTIGE,
    CONDITION,
    DICE,
    DIE_MISSING,
    EXACTLY,
    FOOD,
    FOOD_HERB_PRESTIGE,
    GEM_BONUS,
    GEMS,
    HERB_AMULET,
    HERB_DIE_SHIFT,
    HERB_FOOD,
    HERB_KNOWLEDGE,
    HERB_MENHIR,
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
    KNOWLEDGE_OVER,
    LAST_KNOWLEDGE,
    LEFT_PRESTIGE,
    MENHIR_BONUS,
    MENHIRS,
    MISTLETOE,
    MISTLETOE_HERB_PRESTIGE,
    MORE_FOOD,
    MORE_GEM,
    MORE_KNOWLEDGE,
    MORE_MISTLETOE,
    MORE_SICKLE,
    MORE_STELE,
    NONE,
    OP_ACTION,
    OP_ANY_HERB,
    OP_FACE_DOWN_HERB,
    OP_TURN_DIE,
    ORACLE_BONUS,
    ORACLE_GAPS,
    ORACLE_PLACES,
    PAIR_AT,
    PAIR_PRESTIGE,
    PER_SANCTUARY,
    PIPS,
    PLACES,
    POTION_COST,
    POTION_OPERATIONS,
    POTIONS,
    PRESTIGE,
    ROWS,
    SHIFT,
    SIX,
    STELE_FACTOR,
    STELE_OFFSET,
    STELE_OPERATION,
    STELES,
    TABLET_PRESTIGE,
)
from archipel.games.edora.position import NO_STELE_HERB, Edora
from archipel.games.edora.steps import ChooseDie, ChooseSquare, FireAgain
from archipel.games.edora.steps_actions import (
    Action,
    MenhirAgain,
    OracleAgain,
    RaiseMenhir,
    RaiseStele,
    TakeTablet,
)
from archipel.games.edora.steps_brew import (
    BrewPotion,
    ChooseGem,
    ChoosePlace,
    FlipHerb,
    PickHerb,
    TurnDie,
)
from archipel.games.edora.steps_gain import TakeDice


class Turn:
    """The rest of a turn, as far as it can be foreseen."""

    o: Outlook
    p: Edora
    seat: int
    placing: bool  # is a die still to be placed?
    die: float  # what the best die on the best square brings
    action: float  # what the begun action brings
    potion: float  # and potions that are being brewed
    tablets: int  # tablets foreseen so far: each is worse than the one before
    herbs: int  # herbs foreseen so far, likewise
    steady: float  # the best action here that does not depend on the die

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.p = o.p
        self.seat = o.seat
        self.placing = False
        self.die = 0.0
        self.action = 0.0
        self.potion = 0.0
        self.tablets = 0
        self.herbs = 0
        self.steady = 0.0

    def foresee(self) -> None:
        """All steps that wait, the next one first."""
        p = self.p
        o = self.o
        agenda = p.agenda
        for i in range(len(agenda) - 1, -1, -1):
            step = agenda[i]
            if step.seat != self.seat:
                continue
            if isinstance(step, TakeDice):
                taken = min(step.count, p.in_stock[self.seat])
                self.action += float((step.count - taken) * DIE_MISSING)
                o.hand += taken
            elif isinstance(step, ChooseDie):
                self.placing = True
                self.best_die()
            elif isinstance(step, ChooseSquare):
                if p.held:
                    self.placing = True
                    self.die = self.best_square(p.held)
            elif isinstance(step, BrewPotion):
                self.potion += self.brewing(p.mistletoe[self.seat], step.left)
            elif isinstance(step, RaiseStele):
                self.action += self.stele(step.counted(p))
            elif isinstance(step, TakeTablet):
                self.action += self.tablet()
            elif isinstance(step, RaiseMenhir):
                self.action += self.menhir()
            elif isinstance(step, Action):
                self.action += self.act(step.action, p.dice[p.square] & 7)
            elif isinstance(step, (MenhirAgain, FireAgain)):
                self.action += self.again()
            elif isinstance(step, OracleAgain):
                for gap in ORACLE_GAPS[step.place]:
                    self.action += o.bonus[ORACLE_BONUS[p.stones[gap]]]
            elif isinstance(step, PickHerb):
                self.potion += self.picked()
            elif isinstance(step, FlipHerb):
                self.potion += self.flipped()
            elif isinstance(step, TurnDie):
                self.potion += self.turned(step.left)
            elif isinstance(step, ChoosePlace):
                self.potion += self.any_gem(step.times)
            elif isinstance(step, ChooseGem):
                self.potion += self.gem(step.place // 2, step.times)

    # The die

    def best_die(self) -> None:
        """The best die and square at the sanctuary the pawn has come to, food counted."""
        p = self.p
        o = self.o
        o.hand -= 1
        purse = o.food
        at = self.seat * PIPS
        shift = SHIFT if p.has(self.seat, HERB_DIE_SHIFT) else 0
        place = o.place_worth(p.pawn[self.seat])
        self.look_at_squares()
        seen = 0
        best = -99.0
        spent = 0
        for pips in range(PIPS):
            if p.reserve[at + pips] == 0:
                continue
            for becomes in range(max(0, pips - shift), min(PIPS - 1, pips + shift) + 1):
                value = becomes + 1
                if seen >> value & 1 or value > purse:
                    continue
                seen |= 1 << value
                o.food = purse - value
                worth = self.square_gain(value) + o.food_worth(o.food)
                if worth > best:
                    best = worth
                    spent = value
        o.food = purse - spent
        self.die = best - o.food_worth(o.food) + place

    def best_square(self, value: int) -> float:
        """The best action for the die that is held, and what the place itself is worth."""
        self.look_at_squares()
        return self.square_gain(value) + self.o.place_worth(self.p.pawn[self.seat])

    def look_at_squares(self) -> None:
        """Find the best action here among those that neither pips nor food change."""
        p = self.p
        first = p.pawn[self.seat] * PER_SANCTUARY
        for square in range(first, first + p.seats):
            if p.dice[square] == 0:
                action = p.board.action[square]
                if not BY_THE_DIE[action]:
                    gain = self.act(action, 0)
                    if gain > self.steady:
                        self.steady = gain

    def square_gain(self, value: int) -> float:
        """The best action here for a die of this value, and what the die leads."""
        p = self.p
        o = self.o
        sanctuary = p.pawn[self.seat]
        first = sanctuary * PER_SANCTUARY
        best = self.steady
        others = 0
        for square in range(first, first + p.seats):
            action = p.board.action[square]
            if p.dice[square]:
                others += 1
            elif BY_THE_DIE[action]:
                gain = self.act(action, value)
                if gain > best:
                    best = gain
        leads = o.hold(sanctuary, value)
        if leads > 0.0:
            best += leads * o.times
            if others:
                best += COMPETITION_PRESTIGE + COMPETED * o.times
        return best

    # Actions

    def act(self, action: int, value: int) -> float:
        """What the action of a square brings, about."""
        p = self.p
        o = self.o
        seat = self.seat
        kind = ACTION_KIND[action]
        if kind == KIND_FOOD_OR_DICE:
            more = TAKEN_FOOD[action]
            food = 0.0
            if p.has(seat, HERB_FOOD):
                more += MORE_FOOD
                food = float(self.exactly(FOOD_HERB_PRESTIGE))
            food += o.more_food(more)
            dice = o.more_dice(TAKEN_DICE[action])
            if self.placing:
                cheapest = o.cheapest()
                if o.stuck(o.hand, o.food, cheapest):
                    if not o.stuck(o.hand, o.food + more, cheapest):
                        food += STUCK
                    if not o.stuck(o.hand + TAKEN_DICE[action], o.food, cheapest):
                        dice += STUCK
            return food if food > dice else dice
        if kind == KIND_KNOWLEDGE:
            return self.learn(STEPS[action])
        if kind == KIND_SICKLE:
            return self.reap(STEPS[action])
        if kind == KIND_TABLET:
            self.tablets = 0
            return self.tablet()
        if kind == KIND_MISTLETOE:
            gain = GAIN[action]
            worth = 0.0
            if p.has(seat, HERB_MISTLETOE):
                gain += MORE_MISTLETOE
                worth = float(self.exactly(MISTLETOE_HERB_PRESTIGE))
            worth += o.more_mistletoe(gain)
            return worth + self.brewing(p.mistletoe[seat] + gain, MORE_BREWS[action])
        if kind == KIND_AMULET:
            return self.gem(ROW[action] - 1, TIMES[action])
        if kind == KIND_MENHIR:
            return self.menhir()
        return self.stele(value + (MORE_STELE if p.has(seat, HERB_STELE) else 0))

    def exactly(self, points: int) -> int:
        """ED-58."""
        if points == EXACTLY and self.p.has(self.seat, HERB_PRESTIGE):
            return BECOMES
        return points

    def learn(self, steps: int) -> float:
        if self.p.has(self.seat, HERB_KNOWLEDGE):
            steps += MORE_KNOWLEDGE
        return self.studied(steps)

    def studied(self, steps: int) -> float:
        """Steps of knowledge; those beyond the end are prestige."""
        inside = min(steps, LAST_KNOWLEDGE - self.p.knowledge[self.seat])
        return self.o.step * inside + float(KNOWLEDGE_OVER * (steps - inside))

    def reap(self, steps: int) -> float:
        if self.p.has(self.seat, HERB_SICKLE):
            steps += MORE_SICKLE
        return self.o.cut * steps

    def tablet(self) -> float:
        """The best tablet of the oracle, with the bonuses beside it."""
        p = self.p
        o = self.o
        double = p.has(self.seat, HERB_TABLET)
        best = 0.0
        for place in range(ORACLE_PLACES):
            kind = p.display[place]
            if kind == NONE:
                continue
            op = CONDITION[kind]
            lacking = o.lacking(kind, o.ground)
            if op == TABLETS_OWNED:
                lacking -= 1
            worth = TABLET_PRESTIGE * o.likely(op, lacking)
            stones = 0.0
            for gap in ORACLE_GAPS[place]:
                stones += o.bonus[ORACLE_BONUS[p.stones[gap]]]
            if double:
                stones *= 2.0
            worth += stones
            if worth > best:
                best = worth
        if best > 0.0:
            best += o.nearer(TABLETS_OWNED)
        best *= AS_PLANNED[min(self.tablets, len(AS_PLANNED) - 1)]
        self.tablets += 1
        return best

    def gem(self, row: int, times: int) -> float:
        p = self.p
        o = self.o
        at = self.seat * PLACES
        if p.amulet[at + 2 * row + 1] != NONE:
            return 0.0
        hope = min(1.0, o.turns / 6.0)
        if p.amulet[at + 2 * row] != NONE:
            gain = float(PAIR_PRESTIGE) - HALF_ROW * hope
        else:
            lefts = 0
            for other in range(ROWS):
                if p.amulet[at + 2 * other] != NONE:
                    lefts += 1
            after = LEFT_COLUMN[lefts + 1] * hope
            if lefts + 1 == ROWS:
                after = float(LEFT_PRESTIGE)
            gain = after - LEFT_COLUMN[lefts] * hope + HALF_ROW * hope
        best = 0.0
        for kind in range(GEMS):
            if not p.worn[self.seat] >> kind & 1 and p.gems[kind]:
                worth = o.bonus[GEM_BONUS[kind]]
                if worth > best:
                    best = worth
        if p.has(self.seat, HERB_AMULET):
            times += MORE_GEM
        return gain + 0.85 * best * times + o.nearer(GEMS_WORN)

    def any_gem(self, times: int) -> float:
        best = 0.0
        for row in range(ROWS):
            best = max(best, self.gem(row, times))
        return best

    def menhir(self) -> float:
        p = self.p
        o = self.o
        total = 0.0
        best = -1.0
        most = 0.0
        for menhir in range(MENHIRS):
            worth = o.bonus[MENHIR_BONUS[menhir]]
            if p.menhirs[self.seat] >> menhir & 1:
                total += worth
                if worth > most:
                    most = worth
            elif worth > best:
                best = worth
        if best < 0.0:
            return 0.0
        if p.has(self.seat, HERB_MENHIR):
            total += max(best, most)
        return total + 2.0 * best + STONE_LED * o.times + o.nearer(MENHIRS_RAISED)

    def again(self) -> float:
        """One of the bonuses of menhirs or a hearth once more."""
        bonus = self.o.bonus
        return 0.5 * (bonus[PRESTIGE] + max(bonus))

    def stele(self, value: int) -> float:
        """The best stele for this value."""
        p = self.p
        o = self.o
        best = -1.0
        for stele in range(STELES):
            if p.steles[self.seat] >> stele & 1:
                continue
            count = max(0, STELE_FACTOR[stele] * value + STELE_OFFSET[stele])
            gain = self.basic(STELE_OPERATION[stele], count)
            if gain > best:
                best = gain
        if best < 0.0:
            return 0.0
        return best + STONE_LED * o.times + o.nearer(STELES_RAISED)

    def basic(self, operation: int, count: int) -> float:
        """One of the six basic operations."""
        if operation == PRESTIGE:
            return float(self.exactly(count))
        if operation == KNOWLEDGE:
            return self.studied(count)
        if operation == FOOD:
            return self.o.more_food(count)
        if operation == DICE:
            return self.o.more_dice(count)
        if operation == MISTLETOE:
            return self.o.more_mistletoe(count)
        return self.o.cut * count

    # Potions

    def brewing(self, purse: int, brews: int) -> float:
        """What the best potions within reach bring beyond their price."""
        o = self.o
        total = 0.0
        taken = 0
        while brews > 0:
            best = 0.0
            found = NONE
            worth = o.mistletoe_worth(purse)
            for potion in range(POTIONS):
                cost = POTION_COST[potion]
                if self.p.potions >> potion & 1 and cost <= purse and not taken >> potion & 1:
                    gain = self.drunk(potion) - worth + o.mistletoe_worth(purse - cost)
                    if gain > best:
                        best = gain
                        found = potion
            if found == NONE:
                break
            total += best
            purse -= POTION_COST[found]
            taken |= 1 << found
            brews -= 1
        if taken:
            total += o.nearer(POTIONS_BREWED)
        return total

    def drunk(self, potion: int) -> float:
        """What a potion brings."""
        total = 0.0
        for operation in POTION_OPERATIONS[potion]:
            code = operation[0]
            number = operation[1]
            if code < OP_ACTION:
                total += self.basic(code, number)
            elif code == OP_FACE_DOWN_HERB:
                total += self.flipped()
            elif code == OP_ANY_HERB:
                self.herbs = 0
                for _ in range(number):
                    total += self.picked()
            elif code == OP_TURN_DIE:
                total += self.turned(number)
            else:
                total += self.acted(code - OP_ACTION, number)
        return total

    def acted(self, kind: int, number: int) -> float:
        """A potion that does an action."""
        if kind == KIND_KNOWLEDGE:
            return self.learn(number)
        if kind == KIND_SICKLE:
            return self.reap(number)
        if kind == KIND_AMULET:
            return self.any_gem(number)
        if kind == KIND_TABLET:
            self.tablets = 0
            total = 0.0
            for _ in range(number):
                total += self.tablet()
            return total
        if kind == KIND_MENHIR:
            worth = self.menhir()
            return worth * number + (number - 1) * self.o.bonus[PRESTIGE]
        herb = self.p.has(self.seat, HERB_STELE) and not self.p.rules & NO_STELE_HERB
        return self.stele(number + (MORE_STELE if herb else 0))

    def picked(self) -> float:
        """The best herb of the large board, beyond what it promises there."""
        p = self.p
        o = self.o
        best = 0.0
        at = self.seat * HERBS
        for slot in range(HERBS):
            herb = p.herb_at[at + slot]
            if herb == NONE:
                continue
            beside = p.herb_at[at + (slot ^ 1)]
            away = PAIR_AT[slot // 2] - p.sickle[self.seat]
            lost = PER_HERB[herb]  # what the pair promises less without it
            if beside != NONE:
                lost = max(0.0, lost - PER_HERB[beside])
            gain = PER_HERB[herb] * o.turns - lost * o.herb_chance(away)
            if gain > best:
                best = gain
        self.herbs += 1
        return (best + o.nearer(HERBS_ACTIVE)) * (1.0 if self.herbs == 1 else HERBS_LATER)

    def flipped(self) -> float:
        """The best herb that lies face down."""
        best = 0.0
        spent = self.p.spent[self.seat]
        for herb in range(HERBS):
            if spent >> herb & 1 and PER_HERB[herb] > best:
                best = PER_HERB[herb]
        if best == 0.0:
            return 0.0
        return best * self.o.turns + self.o.nearer(HERBS_ACTIVE)

    def turned(self, count: int) -> float:
        """Own dice turned to six: those that win most."""
        p = self.p
        o = self.o
        first = 0.0
        second = 0.0
        third = 0.0
        for sanctuary in o.ground.places:
            if p.value_at(self.seat, sanctuary) == SIX:
                continue
            after = o.hold(sanctuary, SIX)
            gain = (after - o.hold(sanctuary, 0)) * o.times
            if after > 0.0 and p.contested(sanctuary) > 1:
                gain += COMPETITION_PRESTIGE
            if gain > first:
                third = second
                second = first
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
        total = first
        if count > 1:
            total += second
        if count > 2:
            total += third
        return total
