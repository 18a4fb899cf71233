"""What a position promises a seat: points so far and what can be expected of the rest.

All numbers are in points. They follow a few thoughts: every turn not used for a die costs one die
at the end; food and dice at hand are worth most while there are few of them; knowledge multiplies
what one leads; hearths and chains are worth more the less is missing. What a begun turn will still
bring stands in bot_turn.py.
"""

from __future__ import annotations

from typing import Final

from archipel.games.edora.bot_forest import Forest, Ground
from archipel.games.edora.bot_pace import turns_left
from archipel.games.edora.bot_weights import (
    BREWING,
    CUT,
    CUT_LATER,
    DIE_AT_HAND,
    FOOD_FOR_TURN,
    HALF_ROW,
    HARD,
    LED_TO_COME,
    LEFT_COLUMN,
    LEFT_DIE,
    LINKED,
    LIT,
    NEARER,
    OVERTAKEN,
    PER_HERB,
    RIVAL_AT_HEARTH,
    SPARE_FOOD,
    STEPS_TO_COME,
    TURN_COST,
    WALK,
)
from archipel.games.edora.components import (
    AT_LEAST,
    BECOMES,
    BEIGE,
    BONUS_SIZE,
    BONUSES,
    COLOURS,
    CONDITION,
    CONDITIONS,
    DICE,
    DIE_MISSING,
    EXACTLY,
    FOOD,
    HERB_FIRE,
    HERB_PRESTIGE,
    HERBS,
    KNOWLEDGE,
    KNOWLEDGE_OVER,
    LAST_KNOWLEDGE,
    LAST_SICKLE,
    LINK_PER_DIE,
    MISTLETOE,
    MULTIPLIERS,
    NONE,
    OWN_DICE,
    PAIR_AT,
    PAIRS,
    PER_MISTLETOE,
    PER_SANCTUARY,
    PIPS,
    PLACES,
    PRESTIGE,
    ROWS,
    SANCTUARIES,
    SICKLE,
    SICKLE_OVER,
    SICKLE_PRESTIGE,
    TABLET_PRESTIGE,
    TABLETS,
)
from archipel.games.edora.position import Edora
from archipel.games.edora.scoring import progress

MENHIRS_RAISED: Final = CONDITIONS.index("menhirs_erected")
STELES_RAISED: Final = CONDITIONS.index("steles_erected")
GEMS_WORN: Final = CONDITIONS.index("gems_on_amulet")
POTIONS_BREWED: Final = CONDITIONS.index("potions_owned")
TABLETS_OWNED: Final = CONDITIONS.index("tablets_owned")
HERBS_ACTIVE: Final = CONDITIONS.index("herbs_active")
STARTS: Final = CONDITIONS.index("start_sanctuaries_with_own_die")
LINE: Final = CONDITIONS.index("full_lines_of_four")
CLEARINGS: Final = CONDITIONS.index("clearings_with_own_die")
FILLED: Final = CONDITIONS.index("clearings_fully_occupied")
PORTALS: Final = CONDITIONS.index("portal_sanctuaries_with_own_die")
"""What tablets count."""
BY_PLACE: Final[list[bool]] = [
    op in (STARTS, LINE, CLEARINGS, FILLED, PORTALS) for op in range(len(CONDITIONS))
]
"""Does a tablet count where own dice lie, and nothing else?"""


class Outlook:
    """The future of one seat at one moment."""

    p: Edora
    seat: int
    forest: Forest
    ground: Ground  # its dice
    stones: list[int]  # that stand at each sanctuary
    turns: float  # turns of this seat still to come
    usable: float  # dice it can still place
    hand: int  # dice at hand, with those it is about to take
    food: int
    holds: float  # dice and stones it leads, as far as they are safe
    items: float  # dice and stones it will lead
    times: float  # the multiplier it will have
    step: float  # one step of knowledge
    cut: float  # one step of the sickle
    bonus: list[float]  # each of the six bonuses
    lit: float  # what its dice promise at hearths
    linked: float  # and between dolmens

    def __init__(self, p: Edora, seat: int, forest: Forest, stones: list[int]) -> None:
        self.p = p
        self.seat = seat
        self.forest = forest
        self.ground = forest.ground(p.mine[seat])
        self.stones = stones
        self.turns = turns_left(p, seat)
        left = OWN_DICE - len(self.ground.places)
        self.usable = min(self.turns, float(left))
        self.hand = p.at_hand[seat]
        self.food = p.food[seat]
        self.holds = 0.0
        for sanctuary in self.ground.places:
            self.holds += self.hold(sanctuary, 0)
        self.items = self.holds + LED_TO_COME * self.usable
        self.times = self.multiplier(p.knowledge[seat])
        self.step = float(KNOWLEDGE_OVER)
        if p.knowledge[seat] < LAST_KNOWLEDGE:
            self.step = self.items * (self.multiplier(p.knowledge[seat] + 1) - self.times) + 0.3
        self.cut = float(SICKLE_OVER)
        if p.sickle[seat] < LAST_SICKLE:
            self.cut = CUT + CUT_LATER * self.turns
        self.bonus = [0.0] * BONUSES
        self.price()
        self.lit = self.hearths(self.ground)
        self.linked = self.links(self.ground)

    def price(self) -> None:
        """What each of the six bonuses is worth, with the dice and the food at hand."""
        bonus = self.bonus
        points = BONUS_SIZE[PRESTIGE]
        if points == EXACTLY and self.p.has(self.seat, HERB_PRESTIGE):
            points = BECOMES
        bonus[PRESTIGE] = float(points)
        bonus[KNOWLEDGE] = self.step * BONUS_SIZE[KNOWLEDGE]
        bonus[FOOD] = self.more_food(BONUS_SIZE[FOOD])
        bonus[DICE] = self.more_dice(BONUS_SIZE[DICE])
        bonus[MISTLETOE] = self.more_mistletoe(BONUS_SIZE[MISTLETOE])
        bonus[SICKLE] = self.cut * BONUS_SIZE[SICKLE]

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

    def more_food(self, count: int) -> float:
        return self.food_worth(self.food + count) - self.food_worth(self.food)

    def dice_worth(self, hand: int) -> float:
        """Dice at hand; what cannot be placed any more is left over."""
        total = 0.0
        usable = self.usable
        for i in range(hand):
            if usable <= 0.0:
                total += LEFT_DIE
            else:
                total += DIE_AT_HAND[min(i, 6)] * min(usable, 1.0)
            usable -= 1.0
        return total

    def more_dice(self, count: int) -> float:
        """Dice from the stock; prestige for those that are missing there."""
        stock = self.p.in_stock[self.seat] + self.p.at_hand[self.seat] - self.hand
        taken = max(0, min(count, stock))
        worth = float((count - taken) * DIE_MISSING)
        return worth + self.dice_worth(self.hand + taken) - self.dice_worth(self.hand)

    def mistletoe_worth(self, count: int) -> float:
        """Left over, each is a point; as long as there is time to brew it is more."""
        return count * (PER_MISTLETOE + BREWING * min(1.0, self.turns / 4.0))

    def more_mistletoe(self, count: int) -> float:
        has = self.p.mistletoe[self.seat]
        return self.mistletoe_worth(has + count) - self.mistletoe_worth(has)

    def stuck(self, hand: int, food: int, cheapest: int) -> bool:
        """Would the next turn have to be an emergency turn?"""
        if self.usable <= 0.0:
            return False
        if hand <= 0:
            return True
        at = self.p.pawn[self.seat]
        if at < 0 or at >= SANCTUARIES:
            return food < cheapest
        return food < cheapest + self.ground.to_nearest(at)

    def walk(self) -> float:
        """Food for the next walk is lost."""
        at = self.p.pawn[self.seat]
        if at < 0 or at >= SANCTUARIES:
            return -WALK
        return -WALK * self.ground.walk(at) * min(1.0, self.usable / 2.0)

    # Tracks

    def multiplier(self, space: int) -> float:
        """The multiplier to expect from this space; towards the end the one it shows."""
        further = float(space) + STEPS_TO_COME * self.turns
        even = min(float(MULTIPLIERS[LAST_KNOWLEDGE]), further / 3.0)
        now = float(MULTIPLIERS[space])
        part = min(1.0, self.turns / 3.0)
        return part * even + (1.0 - part) * now

    def hold(self, sanctuary: int, instead: int) -> float:
        """The die and the stones at a sanctuary, as far as the own die there leads safely.

        ``instead`` is a value the own die might have; 0: the one it has.
        """
        p = self.p
        seat = self.seat
        first = sanctuary * PER_SANCTUARY
        value = instead
        others = 0
        highest = 0
        for square in range(first, first + p.seats):
            die = p.dice[square]
            if die:
                if die >> 3 == seat:
                    if instead == 0:
                        value = die & 7
                else:
                    others += 1
                    strength = (die & 7) * 2
                    if p.standing[die >> 3] > p.standing[seat]:
                        strength += 1
                    if strength > highest:
                        highest = strength
        if value * 2 < highest:
            return 0.0
        return (1 + self.stones[sanctuary]) * self.safe(value, p.seats - 1 - others)

    def safe(self, value: int, absent: int) -> float:
        """How likely a leading die of this value stays the highest."""
        danger = min(1.0, self.turns / 9.0)
        return max(0.15, 1.0 - absent * danger * OVERTAKEN[value])

    def sickle(self) -> float:
        space = self.p.sickle[self.seat]
        part = min(1.0, self.turns / 3.0)
        most = float(SICKLE_PRESTIGE[LAST_SICKLE])
        even = min(most, most * (space + 0.3 * self.turns) / LAST_SICKLE)
        return part * even + (1.0 - part) * SICKLE_PRESTIGE[space]

    def herbs(self) -> float:
        """Active herbs, for each turn to come."""
        active = self.p.active[self.seat]
        total = 0.0
        for herb in range(HERBS):
            if active >> herb & 1:
                total += PER_HERB[herb]
        return total * self.turns

    def herbs_to_come(self) -> float:
        """Of each pair that waits the better herb, by the way of the sickle."""
        p = self.p
        seat = self.seat
        space = p.sickle[seat]
        total = 0.0
        for pair in range(PAIRS):
            one = p.herb_at[seat * HERBS + 2 * pair]
            two = p.herb_at[seat * HERBS + 2 * pair + 1]
            if one == NONE and two == NONE:
                continue
            best = PER_HERB[one] if one != NONE else 0.0
            if two != NONE and PER_HERB[two] > best:
                best = PER_HERB[two]
            total += best * self.herb_chance(PAIR_AT[pair] - space)
        return total

    def herb_chance(self, away: int) -> float:
        """How many turns a herb will serve that is so many spaces away."""
        if away <= 0:
            return self.turns
        return NEARER[min(away, len(NEARER) - 1)] * max(0.0, self.turns - away * 0.7)

    def amulet_to_come(self) -> float:
        """Rows and the left column that have been begun."""
        p = self.p
        at = self.seat * PLACES
        lefts = 0
        halves = 0
        for row in range(ROWS):
            if p.amulet[at + 2 * row] != NONE:
                lefts += 1
                if p.amulet[at + 2 * row + 1] == NONE:
                    halves += 1
        total = HALF_ROW * halves
        if lefts < ROWS:
            total += LEFT_COLUMN[lefts]
        return total * min(1.0, self.turns / 6.0)

    # Hearths, chains, tablets

    def hearths(self, ground: Ground) -> float:
        p = self.p
        total = 0.0
        again = p.has(self.seat, HERB_FIRE)
        for hearth in ground.begun:
            if p.fires[hearth] != NONE:
                continue
            missing = ground.missing[hearth]
            if missing > self.turns:
                continue
            chance = LIT[missing]
            if missing:
                for other in range(p.seats):
                    if (
                        other != self.seat
                        and self.forest.ground(p.mine[other]).missing[hearth] <= missing
                    ):
                        chance *= RIVAL_AT_HEARTH
            worth = 0.0
            best = 0.0
            for kind in p.board.bonus[hearth]:
                gain = self.bonus[kind]
                worth += gain
                if gain > best:
                    best = gain
            if again:
                worth += best
            total += worth * chance
        return total

    def links(self, ground: Ground) -> float:
        """Chains between dolmens, by the dice that are missing in the cheapest one."""
        p = self.p
        total = 0.0
        prize = 0
        for number in range(len(BEIGE) - 1, -1, -1):
            if p.beige[number] == NONE:
                prize = BEIGE[number]
        for colour in range(COLOURS):
            if p.linked[colour] != NONE or p.ends[colour] & ground.mine == 0:
                continue
            found = ground.chain(colour)
            missing = found // 32
            if missing < len(LINKED) and missing <= self.turns:
                total += LINKED[missing] * (LINK_PER_DIE * (found % 32) + prize)
        return total

    def tablets(self, ground: Ground) -> float:
        p = self.p
        total = 0.0
        first = self.seat * TABLETS
        for kind in range(TABLETS):
            copies = p.tablets[first + kind]
            if copies:
                likely = self.likely(CONDITION[kind], self.lacking(kind, ground))
                total += float(TABLET_PRESTIGE * copies) * likely
        return total

    def likely(self, condition: int, lacking: int) -> float:
        """How likely a tablet is fulfilled in the end."""
        if lacking <= 0:
            return 1.0
        if self.turns <= 0.0:
            return 0.0
        strain = lacking * HARD[condition] / self.turns
        return 1.0 / (1.0 + strain * strain * strain)

    def lacking(self, kind: int, ground: Ground) -> int:
        """What is missing for a tablet, counted in dice where progress alone is too coarse."""
        op = CONDITION[kind]
        least = AT_LEAST[kind]
        if op == STARTS:
            return least - ground.starts
        if op == LINE:
            return ground.line
        if op == CLEARINGS:
            return least - ground.entered
        if op == FILLED:
            return ground.to_fill(least)
        if op == PORTALS:
            return least - ground.portals
        return least - progress(self.p, self.seat, kind)

    def nearer(self, condition: int) -> float:
        """What one more of something that own tablets count adds to them."""
        p = self.p
        total = 0.0
        first = self.seat * TABLETS
        for kind in range(TABLETS):
            copies = p.tablets[first + kind]
            if copies and CONDITION[kind] == condition:
                lacking = self.lacking(kind, self.ground)
                more = self.likely(condition, lacking - 1) - self.likely(condition, lacking)
                total += float(TABLET_PRESTIGE * copies) * more
        return total

    def place_worth(self, sanctuary: int) -> float:
        """What a die at a sanctuary adds to hearths, chains and tablets."""
        ground = self.forest.ground(self.ground.mine | 1 << sanctuary)
        gain = self.hearths(ground) - self.lit + self.links(ground) - self.linked
        p = self.p
        first = self.seat * TABLETS
        for kind in range(TABLETS):
            copies = p.tablets[first + kind]
            op = CONDITION[kind]
            if copies and BY_PLACE[op]:
                before = self.likely(op, self.lacking(kind, self.ground))
                after = self.likely(op, self.lacking(kind, ground))
                gain += float(TABLET_PRESTIGE * copies) * (after - before)
        return gain

    def cheapest(self) -> int:
        """The least food a die at hand costs."""
        return min(self.p.cheapest_die(self.seat), PIPS)
