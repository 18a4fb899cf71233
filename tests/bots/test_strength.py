"""The judgement of every game is good enough that one look ahead beats chance."""

from __future__ import annotations

import pytest

from archipel import bots, games
from archipel.bots.peek import Peek
from archipel.kernel.core import CHANCE, NOBODY, Rng


def wins(name: str, seed: int) -> bool:
    """Does the greedy bot come first in a game against a random one? The seats change with it."""
    game = games.load(name)
    rng = Rng(seed)
    p = game.start(2)
    crew = [bots.make("greedy"), bots.make("random")]
    greedy = seed % 2
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.play(p.roll(rng))
        else:
            p.play(crew[p.seat ^ greedy].choose(Peek(game, p, p.seat, rng), rng))
    return game.ranks(p)[greedy] == 1


@pytest.mark.parametrize(
    "name", [name for name in games.names() if 2 in games.load(name).seat_counts]
)
def test_the_greedy_bot_beats_the_random_one(name: str) -> None:
    assert sum(wins(name, seed) for seed in range(4)) >= 3
