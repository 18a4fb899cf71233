"""What computer players need: dealing the unseen cards anew, and judging a position."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana.bot_islands import (
    CHANCES,
    EARLY,
    LEVEL,
    OUTSIDER,
    OWN_MOST,
    SURE,
    rival_band,
)
from archipel.games.costa_ruana.components import (
    FACE_AMOUNT,
    FACE_BACKGROUND,
    FACE_KIND,
    FACES,
    HAND,
    MOST,
    MOVE_INHABITANT,
    MOVE_TREASURE,
    PLACE,
    REMOVE,
    REVERSE,
    ROUNDS,
    TABLE_SLOTS,
)
from archipel.games.costa_ruana.position import NONE, CostaRuana
from archipel.games.costa_ruana.scoring import points
from archipel.games.costa_ruana.steps_resolve import (
    BringInhabitant,
    BringTreasure,
    Finish,
    PickInhabitant,
    PlaceInhabitants,
    RemoveInhabitants,
    TakeTreasure,
)
from archipel.games.costa_ruana.vocabulary import DEAL, MOVE_TO, TREASURE_TO
from archipel.games.weights import weights_of
from archipel.kernel.core import Rng


def unseen_in_pile_and_hands(c: CostaRuana, seat: int) -> list[int]:
    """The faces in the draw pile and in the hands of the others."""
    unseen: list[int] = []
    for at in range(len(c.deck)):
        face = c.deck[at] - DEAL.first
        for _ in range(c.copies[at]):
            unseen.append(face)
    for other in range(c.seats):
        if other != seat:
            for at in range(other * HAND, other * HAND + c.held[other]):
                unseen.append(c.hand[at])
    return unseen


def redeal(c: CostaRuana, seat: int, rng: Rng) -> CostaRuana:
    """A table this seat cannot tell from the true one: the cards it has not seen are dealt anew.

    Unseen are the draw pile, the hands of the others and face-down cards the seat may not know
    (CR-H8). Huts stay as they are: every gain was public (CR-H7).
    """
    q = c.clone()
    unseen = unseen_in_pile_and_hands(c, seat)
    hidden: list[int] = []
    if c.veiled:
        for slot in range(MOST, MOST + c.seats):
            if c.face[slot] != NONE and not c.knows(seat, slot):
                hidden.append(slot)
                unseen.append(c.face[slot])
    unseen.sort()
    for slot in hidden:
        q.face[slot] = rng.take(unseen)
    for other in range(c.seats):
        if other != seat:
            count = c.held[other]
            q.held[other] = 0
            for _ in range(count):
                q.take(other, rng.take(unseen))
    counts = [0] * FACES
    for face in unseen:
        counts[face] += 1
    q.stack(counts)
    q.refresh()
    return q


# How good a position is: the features of a seat's worth, in points.

FEATURES: Final = [
    "treasures",
    "home",
    "abroad",
    "islands",
    "sent",
    "called_home",
    "moves",
    "treasure_moves",
    "hand",
    "office",
    "order",
]
"""What a seat's worth consists of:

- treasures: two points for each, in the hut or won in this round;
- home: inhabitants at home, and one on a card, who will come home;
- abroad: inhabitants on islands, for what they may still win after the next collection;
- islands: the next collection: for each island the chance to win it, times what that brings;
- sent: inhabitants that cards send out, who are missed at home and may be of use later;
- called_home: inhabitants that cards call home, and the islands that may be lost with them;
- moves: moving an inhabitant, beyond what it adds to the chances on islands;
- treasure_moves: moving a treasure;
- hand: cards in hand that can still be played;
- office: being shaman of the round to come, above all with cards that can be active together;
- order: acting late in the round to come, when the others have shown what they do.
"""
TREASURES: Final = 0
HOME: Final = 1
ABROAD: Final = 2
ISLANDS: Final = 3
SENT: Final = 4
CALLED_HOME: Final = 5
MOVES: Final = 6
TREASURE_MOVES: Final = 7
HAND_CARDS: Final = 8
SHAMAN: Final = 9
ORDER: Final = 10

WEIGHTS: Final[list[float]] = weights_of("costa_ruana", FEATURES)

LATER: Final[list[float]] = [0.0, 0.0, 1.0, 1.4, 1.6, 1.7]
"""An inhabitant on an island after the next collection, where one at home is worth 1; by the number
of collections left, the next one counted."""
SPENT: Final = 0.5
"""How much less an inhabitant is worth on an island without treasures."""
LOST: Final = 1.6
"""Losing an island because the inhabitants who hold it must go home."""
UNWELCOME: Final = 0.3
"""Having to take inhabitants home at all, before the last round."""
MOVING: Final = 0.6
MOVING_TREASURE: Final = 0.4
TO_COME: Final = 0.7
"""Inhabitants that a card or a copier sends out on average, before it is known."""
OFFICE: Final[list[float]] = [0.0, 0.0, 0.8, 0.2, 0.2, 0.2, 0.2]
"""Being shaman, by number of players: with two, he rules over all that the other one does."""
PAIR: Final = 0.4
"""Two good cards that can be active together, in the hand of the shaman."""
LAST: Final = 0.6
"""Being the last of all in a round."""
CARD: Final[list[float]] = [0.1, 0.1, 0.15, 0.4]
"""A card in hand, by kind."""
SWAY: Final = 0.13
"""How much a point of advantage makes the shaman prefer one pair of backgrounds."""


class Outlook:
    """What a position promises each seat.

    While cards lie face down there are two futures: the shaman flips the time card or the tide
    card. What depends on it is counted for both, in lists by ``future * seats + seat``.
    """

    left: int  # collections of treasures still to come
    underway: bool  # does a round go on?
    futures: int
    chance: float  # of the first future
    most: list[int]  # the largest group on each island with treasures
    second: list[int]  # the largest but that one
    winner: list[int]
    placing: list[int]
    calling: list[int]
    moving: list[int]
    shifting: list[int]  # treasures
    reach: list[float]  # inhabitants that will come to islands
    reaches: list[float]  # the same for all seats together, by future
    later: list[float]  # what an inhabitant on each island is worth after the next collection
    spare: int  # inhabitants of the seat looked at last whose leaving would lose no island
    first_islands: float
    other_islands: float
    calls: bool  # will anybody be called home?

    # The features of the seat looked at last.
    treasures: float
    home: float
    abroad: float
    islands: float
    sent: float
    called_home: float
    moves: float
    treasure_moves: float
    hand: float
    office: float
    order: float

    def __init__(self, c: CostaRuana) -> None:
        n = c.seats
        underway = c.veiled or c.resolving != NONE
        if not underway:
            for slot in TABLE_SLOTS[n]:
                if c.face[slot] != NONE:
                    underway = True
                    break
        self.underway = underway
        self.left = ROUNDS - c.round + (1 if underway else 0)
        self.futures = 2 if c.veiled else 1
        self.chance = 1.0
        self.most = []
        self.second = []
        self.winner = []
        self.placing = [0] * (self.futures * n)
        self.calling = [0] * (self.futures * n)
        self.moving = [0] * (self.futures * n)
        self.shifting = [0] * (self.futures * n)
        self.reach = []
        self.reaches = []
        self.later = []
        for island in range(c.islands):
            self.survey(c, island)
        self.calls = False
        if underway:
            self.read_cards(c)
            self.count_reach(c)

    def survey(self, c: CostaRuana, island: int) -> None:
        """Who has how many on an island, and who would win it now."""
        most = 0
        second = 0
        who = NONE
        if c.crowd[island] and c.treasures[island]:
            first = island * c.seats
            for seat in range(c.seats):
                size = c.folk[first + seat]
                if size > most:
                    second = most
                    most = size
                    who = seat
                elif size > second:
                    second = size
            if most == second:
                who = c.winner(island)
        later = LATER[min(self.left, len(LATER) - 1)]
        self.later.append(later * fullness(c.treasures[island], self.left - 1))
        self.most.append(most)
        self.second.append(second)
        self.winner.append(who)

    def read_cards(self, c: CostaRuana) -> None:
        """What the cards on the table will do, for each seat and in each future."""
        n = c.seats
        for slot in TABLE_SLOTS[n]:
            face = c.face[slot]
            if face == NONE or slot == c.resolving:
                continue
            row = 0
            if c.veiled:
                background = FACE_BACKGROUND[face]
                if background != c.sides[1] and background != REVERSE[c.sides[0]]:
                    row = n
            self.count(row + c.front[slot], FACE_KIND[face], FACE_AMOUNT[face])
            for seat in range(n):
                if c.copying[seat] == slot:
                    self.count(row + seat, FACE_KIND[face], FACE_AMOUNT[face])
        if c.resolving != NONE:
            self.read_begun(c)

    def read_begun(self, c: CostaRuana) -> None:
        """The rest of the card being resolved."""
        at = len(c.agenda) - 1
        while at >= 0:
            step = c.agenda[at]
            if isinstance(step, PlaceInhabitants):
                self.placing[step.seat] += step.count
            elif isinstance(step, RemoveInhabitants):
                self.calling[step.seat] += step.count
                self.calls = True
            elif isinstance(step, PickInhabitant):
                self.moving[step.seat] += 1
            elif isinstance(step, TakeTreasure):
                self.shifting[step.seat] += 1
            elif isinstance(step, Finish):
                return
            at -= 1

    def count(self, at: int, kind: int, amount: int) -> None:
        if kind == PLACE:
            self.placing[at] += amount
        elif kind == REMOVE:
            self.calling[at] += amount
            self.calls = True
        elif kind == MOVE_TREASURE:
            self.shifting[at] += 1
        else:
            self.moving[at] += 1

    def count_reach(self, c: CostaRuana) -> None:
        """How many inhabitants each seat will bring to islands in this round."""
        n = c.seats
        for future in range(self.futures):
            total = 0.0
            for seat in range(n):
                at = future * n + seat
                ready = c.reserve[seat] + self.calling[at]
                if c.copying[seat] != NONE:
                    ready += 1
                found = float(min(self.placing[at], ready) + self.moving[at])
                if c.veiled:
                    if c.face[seat] == NONE:
                        found += TO_COME
                    if c.face[MOST + seat] == NONE:
                        found += TO_COME
                self.reach.append(found)
                total += found
            self.reaches.append(total)

    def chances(self, c: CostaRuana, seat: int, future: int) -> list[float]:
        """How often a seat wins an island, by how it stands there."""
        if not self.underway:
            return EARLY
        mine = self.reach[future * c.seats + seat]
        rivals = self.reaches[future] - mine
        if mine + rivals < 0.5 and not self.calls:
            return SURE
        return CHANCES[min(OWN_MOST, int(mine + 0.5))][rival_band(rivals, c.islands)]

    def look(self, c: CostaRuana, seat: int) -> None:
        """Work out the features of a seat that no card changes, and the islands in each future."""
        left = self.left
        n = c.seats
        self.treasures = 2.0 * (c.hut[seat] + c.won[seat])
        self.home = float(c.reserve[seat])
        if c.copying[seat] != NONE:
            self.home += 1.0
        self.abroad = 0.0
        self.first_islands = 0.0
        self.other_islands = 0.0
        self.spare = 0
        self.hand = 0.0
        self.office = 0.0
        self.order = 0.0
        if not left:
            return
        first = self.chances(c, seat, 0)
        other = self.chances(c, seat, 1) if self.futures == 2 else first
        for island in range(c.islands):
            size = c.folk[island * n + seat]
            later = self.later[island]
            if size:
                self.abroad += size * later
            if not c.treasures[island]:
                self.spare += size
                continue
            most = self.most[island]
            if size == 0:
                state = most if most < 3 else 3
            else:
                rival = self.second[island] if size == most else most
                state = LEVEL + size - rival
                if seat == self.winner[island]:
                    if state < LEVEL:
                        state = OUTSIDER
                    else:
                        state = min(state, LEVEL + 3)
                        self.spare += size - rival - 1
                else:
                    state = max(state, LEVEL - 2)
                    self.spare += size
            self.first_islands += first[state] * (3.0 - later)
            if self.futures == 2:
                self.other_islands += other[state] * (3.0 - later)
        self.judge_hand(c, seat)
        if c.shaman != NONE and (not self.underway or (c.veiled and c.face[c.shaman] == NONE)):
            self.order = LAST * ((seat - c.shaman + n) % n) / (n - 1)
            if seat == c.shaman:
                self.office = OFFICE[n] + (PAIR if pairs(c, seat) else 0.0)

    def judge_hand(self, c: CostaRuana, seat: int) -> None:
        plays = 2 * (self.left - 1)
        if not self.underway:
            plays += 2
        elif c.veiled:
            if c.face[seat] == NONE:
                plays += 1
            if c.face[MOST + seat] == NONE:
                plays += 1
        held = c.held[seat]
        if plays == 0 or held == 0:
            return
        total = 0.0
        first = seat * HAND
        for at in range(first, first + held):
            total += CARD[FACE_KIND[c.hand[at]]]
        self.hand = total if plays >= held else total * plays / held

    def look_ahead(self, c: CostaRuana, seat: int, future: int) -> None:
        """The features of the seat looked at that depend on the cards on the table."""
        self.islands = self.first_islands if future == 0 else self.other_islands
        self.sent = 0.0
        self.called_home = 0.0
        if not self.underway:
            self.moves = 0.0
            self.treasure_moves = 0.0
            return
        later = LATER[min(self.left, len(LATER) - 1)]
        at = future * c.seats + seat
        called = self.calling[at]
        if called:
            called = min(called, c.out(seat))
            easy = min(called, self.spare)
            self.called_home = called * (1.0 - later) - LOST * (called - easy)
            if self.left > 1:
                self.called_home -= UNWELCOME
        placed = self.placing[at]
        if placed:
            ready = c.reserve[seat] + called
            if c.copying[seat] != NONE:
                ready += 1
            self.sent = min(placed, ready) * (later - 1.0)
        self.moves = MOVING * self.moving[at]
        self.treasure_moves = MOVING_TREASURE * self.shifting[at]

    def fixed(self) -> float:
        """What does not depend on the future, weighed."""
        w = WEIGHTS
        return (
            w[TREASURES] * self.treasures
            + w[HOME] * self.home
            + w[ABROAD] * self.abroad
            + w[HAND_CARDS] * self.hand
            + w[SHAMAN] * self.office
            + w[ORDER] * self.order
        )

    def hoped(self) -> float:
        """What depends on it, weighed."""
        w = WEIGHTS
        return (
            w[ISLANDS] * self.islands
            + w[SENT] * self.sent
            + w[CALLED_HOME] * self.called_home
            + w[MOVES] * self.moves
            + w[TREASURE_MOVES] * self.treasure_moves
        )

    def worths(self, c: CostaRuana) -> list[float]:
        """The worth of every seat."""
        n = c.seats
        found: list[float] = []
        other: list[float] = []
        for seat in range(n):
            self.look(c, seat)
            fixed = self.fixed()
            self.look_ahead(c, seat, 0)
            found.append(fixed + self.hoped())
            if self.futures == 2:
                self.look_ahead(c, seat, 1)
                other.append(fixed + self.hoped())
        if self.futures == 2:
            favour = advantage(found, c.shaman) - advantage(other, c.shaman)
            self.chance = min(0.9, max(0.1, 0.5 + SWAY * favour))
            for seat in range(n):
                found[seat] = self.chance * found[seat] + (1.0 - self.chance) * other[seat]
        return found


def fullness(treasures: int, collections: int) -> float:
    """How good an island is to be on, for so many collections."""
    if treasures == 0:
        return SPENT * SPENT
    if treasures >= collections:
        return 1.0
    return SPENT + (1.0 - SPENT) * treasures / collections


def pairs(c: CostaRuana, seat: int) -> bool:
    """Has a hand two good cards that can be active together?"""
    one = 0
    two = 0
    first = seat * HAND
    for at in range(first, first + c.held[seat]):
        face = c.hand[at]
        kind = FACE_KIND[face]
        if kind == MOVE_INHABITANT or (kind == PLACE and FACE_AMOUNT[face] > 1):
            background = FACE_BACKGROUND[face]
            if background == c.sides[1] or background == REVERSE[c.sides[0]]:
                one += 1
            else:
                two += 1
    return one > 1 or two > 1


def features(c: CostaRuana, seat: int) -> list[float]:
    """What the worth of a seat consists of, in the order of FEATURES."""
    outlook = Outlook(c)
    outlook.worths(c)
    outlook.look(c, seat)
    found = [0.0] * len(FEATURES)
    found[TREASURES] = outlook.treasures
    found[HOME] = outlook.home
    found[ABROAD] = outlook.abroad
    found[HAND_CARDS] = outlook.hand
    found[SHAMAN] = outlook.office
    found[ORDER] = outlook.order
    for future in range(outlook.futures):
        outlook.look_ahead(c, seat, future)
        chance = outlook.chance if future == 0 else 1.0 - outlook.chance
        found[ISLANDS] += chance * outlook.islands
        found[SENT] += chance * outlook.sent
        found[CALLED_HOME] += chance * outlook.called_home
        found[MOVES] += chance * outlook.moves
        found[TREASURE_MOVES] += chance * outlook.treasure_moves
    return found


def advantage(worth: list[float], seat: int) -> float:
    """One's own expectation against the others', the best of them above all."""
    best = -99.0
    total = 0.0
    for other in range(len(worth)):
        if other != seat:
            total += worth[other]
            best = max(best, worth[other])
    return worth[seat] - 0.5 * best - 0.5 * total / (len(worth) - 1)


def value(c: CostaRuana, seat: int) -> float:
    """How good a position is for a seat: its expected lead in points.

    In the middle of a move the mover is trusted to bring the piece where it serves him best.
    """
    if not c.agenda:
        worth = [points(c, s) + 0.01 * (c.hut[s] + c.won[s]) for s in range(c.seats)]
        return advantage(worth, seat)
    step = c.agenda[-1]
    if isinstance(step, BringTreasure):
        return after_treasure(c, step, seat)
    if isinstance(step, BringInhabitant):
        return after_inhabitant(c, step, seat)
    return advantage(Outlook(c).worths(c), seat)


def after_treasure(c: CostaRuana, step: BringTreasure, seat: int) -> float:
    best = -99.0
    found = 0.0
    c.treasure(step.source, -1)
    for choice in c.options:
        island = TREASURE_TO.one(choice)
        c.treasure(island, 1)
        worth = Outlook(c).worths(c)
        c.treasure(island, -1)
        mine = advantage(worth, step.seat)
        if mine > best:
            best = mine
            found = advantage(worth, seat)
    c.treasure(step.source, 1)
    return found


def after_inhabitant(c: CostaRuana, step: BringInhabitant, seat: int) -> float:
    best = -99.0
    found = 0.0
    c.lift(step.tribe, step.source)
    for choice in c.options:
        island = MOVE_TO.one(choice)
        c.put(step.tribe, island)
        worth = Outlook(c).worths(c)
        c.lift(step.tribe, island)
        mine = advantage(worth, step.seat)
        if mine > best:
            best = mine
            found = advantage(worth, seat)
    c.put(step.tribe, step.source)
    return found
