"""A game small enough to know by heart: one hidden card, one guess, one gamble.

Seat 1 holds one of four cards. Seat 0 guesses which (5 points if right), then either takes one
point or rolls a die that gives ten points in one of a hundred cases.
"""

from __future__ import annotations

from typing import Any

from archipel.kernel.core import CHANCE, Domain, Game, Position, Rng, Source, Step, Vocabulary

VOCABULARY = Vocabulary()
GUESS = VOCABULARY.verb("guess", card=Domain("card", ["a", "b", "c", "d"], plain=True))
SAFE = VOCABULARY.verb("safe")
GAMBLE = VOCABULARY.verb("gamble")
ROLL = VOCABULARY.verb("roll", side=Domain("side", ["win", "lose"], plain=True))


class Table(Position):
    def __init__(self) -> None:
        super().__init__()
        self.card = 0  # hidden from seat 0
        self.points = [0, 0]

    def clone(self) -> Table:
        other = Table()
        self.clone_into(other)
        other.card = self.card
        other.points = self.points[:]
        return other


class Guess(Step[Table]):
    def ask(self, p: Table) -> list[int]:
        return [GUESS.of(i) for i in range(4)]

    def run(self, p: Table, choice: int) -> None:
        p.points[0] += 5 if GUESS.one(choice) == p.card else 0
        p.then(Gamble(0))


class Gamble(Step[Table]):
    def ask(self, p: Table) -> list[int]:
        return [SAFE.of(), GAMBLE.of()]

    def run(self, p: Table, choice: int) -> None:
        if SAFE.covers(choice):
            p.points[0] += 1
        else:
            p.then(Roll(CHANCE))


class Roll(Step[Table]):
    def ask(self, p: Table) -> list[int]:
        return [ROLL.of(0), ROLL.of(1)]

    def weights(self, p: Table) -> list[int]:
        return [1, 99]

    def run(self, p: Table, choice: int) -> None:
        p.points[0] += 10 if ROLL.one(choice) == 0 else 0


def table(card: int) -> Table:
    """A table on which seat 1 holds this card, and seat 0 is to guess."""
    p = Table()
    p.seats = 2
    p.card = card
    p.then(Guess(0))
    p.settle()
    return p


def redeal(p: Table, seat: int, rng: Rng) -> Table:
    q = p.clone()
    if seat != 1:
        q.card = rng.below(4)
    q.refresh()
    return q


def view(p: Table, seat: int) -> dict[str, Any]:
    return {"points": p.points[:], "card": p.card if seat == 1 else None}


GAME = Game(
    id="guess",
    title="Guess",
    version=1,
    prefix="GU",
    seat_counts=[2],
    minutes=[1],
    vocabulary=VOCABULARY,
    options=[],
    sources=[Source("points")],
    open=lambda seats, options: table(0),
    view=view,
    redeal=redeal,
    breakdown=lambda p: [{"points": points} for points in p.points],
    ranks=lambda p: [1, 2] if p.points[0] else [1, 1],
    pieces=lambda p: {"cards": 1},
    value=lambda p, seat: float(p.points[seat]),
    draw=lambda view, speaker: "",
)
