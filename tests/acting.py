"""How the tests of every game play and what they ask: choices as text, by a seat or by chance.

A discreet question is put although one answer only is possible. Few rules are about that, so such
answers are given here, as a person's "pass for me" gives them, and no test has to name them. A test
about the question itself uses ``Match.play`` instead, which answers nothing by itself.
"""

from __future__ import annotations

from typing import Any, TypeVar

from archipel.kernel.core import CHANCE, Position, Rng
from archipel.kernel.match import Match

P = TypeVar("P", bound=Position)


def position(m: Match, kind: type[P]) -> P:
    """The position of a match, as the class of its game."""
    p = m.position
    assert isinstance(p, kind)
    return p


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


def choose(p: Position, rng: Rng) -> int:
    """The choice of chance by its weights, of a seat at random."""
    return p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))]


def play_any(m: Match, rng: Rng) -> None:
    """One random choice of whoever decides."""
    m.play(m.seat, choose(m.position, rng))


def play_on(m: Match, seed: int = 1, until: str = "") -> Match:
    """Play at random until the game is over or a step of this name asks."""
    rng = Rng(seed)
    while not m.over and (not until or m.ask() != until):
        play_any(m, rng)
    return m


def worlds(m: Match, seat: int, count: int = 40) -> list[Any]:
    """Tables this seat cannot tell from the true one."""
    rng = Rng(3)
    return [m.game.redeal(m.position, seat, rng) for _ in range(count)]


def told(m: Match, *words: str) -> list[tuple[str, ...]]:
    """The events of these kinds so far, each with the ids and numbers of its public values."""
    return [
        (event.word, *(str(value) for value in event.values.values()))
        for events in [*m.told_at, m.position.events]
        for event in events
        if event.word in words
    ]
