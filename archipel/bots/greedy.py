"""The bot that looks one choice ahead and takes what looks best at once."""

from __future__ import annotations

from typing import Final

from archipel.bots.peek import Bot, Peek
from archipel.kernel.core import CHANCE, Game, Position, Rng

WORLDS: Final = 4
"""How many redealt positions each option is tried in."""


class Greedy(Bot):
    """Tries every option in a few positions that could be true and takes the best on average.

    Every option meets the same hidden cards and the same luck, so that options are compared with
    each other and not with the dice.
    """

    def choose(self, peek: Peek, rng: Rng) -> int:
        options = peek.options
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            world = peek.sample(rng)
            luck = Rng(rng.below(1 << 30))
            for i in range(len(options)):
                totals[i] += outcome(peek.game, world, peek.seat, options[i], luck.clone())
        best = max(totals)
        ties = [options[i] for i in range(len(options)) if totals[i] == best]
        return ties[rng.below(len(ties))]


def outcome(game: Game, world: Position, seat: int, choice: int, luck: Rng) -> float:
    """What a choice is worth to a seat in one world, once chance has answered it."""
    p = world.clone()
    p.play(choice)
    while p.seat == CHANCE:
        p.play(p.roll(luck))
    return game.value(p, seat)


def make() -> Bot:
    return Greedy()
