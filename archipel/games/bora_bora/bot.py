"""What computer players need: dealing the unseen things anew, and judging a position."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.bot_rest import carried_out
from archipel.games.bora_bora.bot_worth import WEIGHTS, advantage, total_worth
from archipel.games.bora_bora.components import COLOURS, NONE
from archipel.games.bora_bora.position import BoraBora
from archipel.games.bora_bora.scoring import total_points
from archipel.kernel.core import Rng

TRIES: Final = 60
"""How often a hand is dealt that could not have led to the question its owner is asked."""


def redeal(p: BoraBora, seat: int, rng: Rng) -> BoraBora:
    """A table this seat cannot tell from the true one: god cards it has not seen move.

    Unseen are the pile and what the others hold beyond what everybody saw. Whoever is asked
    something is dealt a hand with which he has an answer; if none is found, he keeps his own.
    """
    for _ in range(TRIES):
        q = dealt_anew(p, seat, NONE, rng)
        if p.seat < 0 or p.seat == seat or q.options:
            return q
    return dealt_anew(p, seat, p.seat, rng)


def dealt_anew(p: BoraBora, seat: int, spared: int, rng: Rng) -> BoraBora:
    """The unseen cards dealt once; the hand of one more seat can be spared."""
    q = p.clone()
    q.deck = p.deck[:]
    q.hand = p.hand[:]
    row = (seat if seat >= 0 else p.seats) * COLOURS
    unseen: list[int] = []
    hidden = [0] * p.seats
    for colour in range(COLOURS):
        count = p.deck[colour] - p.sure[row + colour]
        q.deck[colour] = p.sure[row + colour]
        for other in range(p.seats):
            if other != seat and other != spared:
                at = other * COLOURS + colour
                mine = p.hand[at] - p.known[at]
                hidden[other] += mine
                count += mine
                q.hand[at] = p.known[at]
        for _ in range(count):
            unseen.append(colour)
    rng.shuffle(unseen)
    for other in range(p.seats):
        for _ in range(hidden[other]):
            q.hand[other * COLOURS + unseen.pop()] += 1
    for colour in unseen:
        q.deck[colour] += 1
    q.refresh()
    return q


# How good a position is


def value(p: BoraBora, seat: int) -> float:
    """How good a position is for a seat: its expected lead in points.

    An action that this seat has begun is first carried out, as the seat would go on.
    """
    if not p.agenda:
        return advantage([float(total_points(p, other)) for other in range(p.seats)], seat)
    q = carried_out(p) if p.doer == seat else p
    return advantage([total_worth(q, other, WEIGHTS) for other in range(q.seats)], seat)
