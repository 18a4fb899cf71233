"""How the rule tests of every game play: choices as text, by a seat or by chance.

A discreet question is put although one answer only is possible. Few rules are about that, so such
answers are given here, as a person's "pass for me" gives them, and no test has to name them. A test
about the question itself uses ``Match.play`` instead, which answers nothing by itself.
"""

from __future__ import annotations

from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match


def act(m: Match, seat: int, *choices: str) -> None:
    """A seat makes these choices, one after the other; it must be its turn each time."""
    for choice in choices:
        m.play(seat, choice)
        answer_forced(m)


def let(m: Match, *choices: str) -> None:
    """Chance gives these results."""
    act(m, CHANCE, *choices)


def let_chance(m: Match, seed: int = 1) -> None:
    """Chance acts until a seat has a real choice."""
    rng = Rng(seed)
    while m.seat == CHANCE:
        m.settle(rng)
        answer_forced(m)


def settle(m: Match) -> None:
    """What was put on the agenda by hand happens, up to the first real choice."""
    m.position.settle()
    answer_forced(m)


def answer_forced(m: Match) -> None:
    """Whoever has one answer only gives it, chance included."""
    while len(m.position.options) == 1:
        m.play(m.seat, m.position.options[0])
