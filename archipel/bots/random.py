"""The bot that plays at random: every option alike. The yardstick of all others."""

from __future__ import annotations

from archipel.bots.peek import Bot, Peek
from archipel.kernel.core import Rng


class Random(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, peek: Peek, rng: Rng) -> int:
        return peek.options[rng.below(len(peek.options))]


def make() -> Bot:
    return Random()
