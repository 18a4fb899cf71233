"""What computer players need: dealing the unseen cards anew, and judging a position."""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana.components import (
    FACE_AMOUNT,
    FACE_BACKGROUND,
    FACE_KIND,
    FACES,
    HAND,
    MOST,
    MOVE_TREASURE,
    PLACE,
    REMOVE,
    REVERSE,
    ROUNDS,
    TABLE_SLOTS,
)
from archipel.games.costa_ruana.position import NONE, CostaRuana
from archipel.games.costa_ruana.scoring import points
from archipel.games.costa_ruana.steps_resolve import BringInhabitant, BringTreasure
from archipel.games.costa_ruana.vocabulary import DEAL, MOVE_TO, TREASURE_TO
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


# How good a position is. All weights are in points; lists go by the number of collections left.

PRESENCE: Final[list[float]] = [0.0, 0.15, 1.1, 2.0, 2.1, 2.2]
"""An inhabitant on an island with treasures, where one at home is worth 1."""
LEAD: Final = 1.1
"""Being about to win an island while cards are still to be flipped."""
SURE_LEAD: Final[list[float]] = [0.0, 2.8, 2.0, 1.9, 1.9, 1.9]
"""The same once the cards are being resolved."""
EARLY_LEAD: Final = 0.3
"""The same between two rounds, and in the set-up."""
MARGIN: Final = 0.6
"""A second inhabitant of advance on an island."""
NEAR: Final = 0.25
"""One inhabitant more would win the island."""
MOVING: Final[list[float]] = [0.0, 2.2, 2.6, 1.6, 1.0, 0.8]
"""The effect "move an inhabitant"."""
MOVING_TREASURE: Final = 0.4
"""The effect "move a treasure"."""
PLACING_WINS: Final = 0.45
"""How often an inhabitant sent where one more would win really wins."""
LAST_WIN: Final = 2.6
"""What such a win adds in the last round: a treasure, and the inhabitant comes home."""
AT_HOME: Final = 0.85
"""What an inhabitant sent out is missed at home."""
UNWELCOME: Final = 0.6
"""Having to take inhabitants home at all, before the last round."""
SPENT: Final = 0.5
"""How much less an inhabitant is worth on an island without treasures."""
OFFICE: Final = 0.4
"""Being shaman in a round to come."""
SWAY: Final = 0.13
"""How much a point of advantage makes the shaman prefer one pair of backgrounds."""


class Outlook:
    """What a position promises each seat."""

    left: int  # collections of treasures still to come
    lead: float
    worth: list[float]  # expected points, by seat
    near: list[int]  # islands one inhabitant more would win, by seat
    spare: list[int]  # inhabitants whose leaving would lose no island, by seat

    def __init__(self, c: CostaRuana) -> None:
        n = c.seats
        underway = c.veiled or c.resolving != NONE
        if not underway:
            for slot in TABLE_SLOTS[n]:
                if c.face[slot] != NONE:
                    underway = True
        self.left = ROUNDS - c.round + (1 if underway else 0)
        if not underway:
            self.lead = EARLY_LEAD
        elif c.veiled:
            self.lead = LEAD
        else:
            self.lead = SURE_LEAD[self.left]
        self.worth = [0.0] * n
        self.near = [0] * n
        self.spare = [0] * n
        for seat in range(n):
            self.worth[seat] = 2.0 * (c.hut[seat] + c.won[seat]) + c.reserve[seat]
            if c.copying[seat] != NONE:
                self.worth[seat] += 1.0
        if self.left:
            for island in range(c.islands):
                self.judge_island(c, island)
            self.judge_cards(c)
            if not underway and c.shaman != NONE:
                self.worth[c.shaman] += OFFICE

    def judge_island(self, c: CostaRuana, island: int) -> None:
        n = c.seats
        first = island * n
        laden = c.treasures[island] > 0
        winner = c.winner(island) if laden and c.crowd[island] else NONE
        most = 0  # the largest group, and the largest but that one
        second = 0
        for seat in range(n):
            size = c.folk[first + seat]
            if size > most:
                second = most
                most = size
            elif size > second:
                second = size
        presence = PRESENCE[self.left]
        if not laden:
            presence *= SPENT * SPENT
        elif c.treasures[island] < self.left:
            presence *= SPENT + (1.0 - SPENT) * c.treasures[island] / self.left
        for seat in range(n):
            size = c.folk[first + seat]
            if size:
                self.worth[seat] += presence * size
            rival = second if size == most else most
            if seat == winner:
                self.worth[seat] += self.lead
                if size > rival + 1:
                    self.worth[seat] += MARGIN
                    self.spare[seat] += size - rival - 1
            else:
                self.spare[seat] += size
                if laden and size == rival:
                    self.near[seat] += 1
                    self.worth[seat] += NEAR

    def effect(self, c: CostaRuana, face: int, seat: int) -> float:
        """What a card is worth to a seat it affects."""
        kind = FACE_KIND[face]
        left = self.left
        if kind == PLACE:
            count = min(FACE_AMOUNT[face], c.reserve[seat])
            wins = min(count, self.near[seat])
            gain = 1.0 + PRESENCE[left] if left > 1 else LAST_WIN
            return PLACING_WINS * wins * gain + (count - wins) * (PRESENCE[left] - AT_HOME)
        if kind == REMOVE:
            count = min(FACE_AMOUNT[face], c.out(seat))
            easy = min(count, self.spare[seat])
            change = 1.0 - PRESENCE[left]
            loss = UNWELCOME if left > 1 else 0.0
            return easy * change + (count - easy) * (change - self.lead) - loss
        if kind == MOVE_TREASURE:
            return MOVING_TREASURE
        return MOVING[left]

    def judge_cards(self, c: CostaRuana) -> None:
        """Add what the cards on the table promise, by how likely the shaman lets them act."""
        n = c.seats
        with_time = [0.0] * n  # if the shaman flips the time card: its other side, and this tide
        with_tide = [0.0] * n
        for slot in TABLE_SLOTS[n]:
            face = c.face[slot]
            if face == NONE or slot == c.resolving:
                continue
            background = FACE_BACKGROUND[face]
            if not c.veiled or background == c.sides[1] or background == REVERSE[c.sides[0]]:
                gains = with_time
            else:
                gains = with_tide
            front = c.front[slot]
            gains[front] += self.effect(c, face, front)
            for seat in range(n):
                if c.copying[seat] == slot:
                    gains[seat] += self.effect(c, face, seat)
        chance = 1.0
        if c.veiled:
            favour = with_time[c.shaman] - with_tide[c.shaman]
            for seat in range(n):
                if seat != c.shaman:
                    favour -= (with_time[seat] - with_tide[seat]) / (n - 1)
            chance = min(0.9, max(0.1, 0.5 + SWAY * favour))
        for seat in range(n):
            self.worth[seat] += chance * with_time[seat] + (1.0 - chance) * with_tide[seat]


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
    return advantage(Outlook(c).worth, seat)


def after_treasure(c: CostaRuana, step: BringTreasure, seat: int) -> float:
    best = -99.0
    found = 0.0
    c.treasure(step.source, -1)
    for choice in c.options:
        island = TREASURE_TO.one(choice)
        c.treasure(island, 1)
        worth = Outlook(c).worth
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
        worth = Outlook(c).worth
        c.lift(step.tribe, island)
        mine = advantage(worth, step.seat)
        if mine > best:
            best = mine
            found = advantage(worth, seat)
    c.put(step.tribe, step.source)
    return found
