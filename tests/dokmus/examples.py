"""The worked example that no lesson comes to as a position, for the diagram that plays it."""

from __future__ import annotations

from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from tests.acting import play_any
from tests.dokmus.table import at, started

SEED = 31
"""A game in which the sacrifices of the others are 10, 7 and 4 when seat 0 has given 6."""


def sacrifices() -> Match:
    """The last round of four players: seat 0 may still give its last token, and be second."""
    m = started(4, seed=SEED)
    rng = Rng(SEED)
    while at(m).round < 8 or (m.ask(), m.seat, at(m).left) != ("turn", 0, 1):
        play_any(m, rng)
    return m


EXAMPLES = {"sacrifices": sacrifices}
