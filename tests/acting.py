"""How the rule tests of every game play: choices as text, by a seat or by chance."""

from __future__ import annotations

from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match


def act(m: Match, seat: int, *choices: str) -> None:
    """A seat makes these choices, one after the other; it must be its turn each time."""
    for choice in choices:
        m.play(seat, choice)


def let(m: Match, *choices: str) -> None:
    """Chance gives these results."""
    act(m, CHANCE, *choices)


def let_chance(m: Match, seed: int = 1) -> None:
    """Chance acts until a seat decides."""
    m.settle(Rng(seed))
