"""The worked examples of the rulebook as positions, for the diagrams that play them.

The tiles are printed ones, found by what an example asks for. The learner is seat 0.
"""

from __future__ import annotations

from typing import Any

from archipel.games.dokmus import GAME
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from tests.acting import play_any
from tests.dokmus.table import at, started, table

SEED = 31
"""A game in which the sacrifices of the others are 10, 7 and 4 when seat 0 has given 6."""


def isle(sides: str, *tokens: str, seats: int = 2, **given: Any) -> Match:
    """A turn of seat 0 on printed tiles, slot by slot; the gap is a dash."""
    slots = sides.split()
    tiles = {slot: side for slot, side in enumerate(slots) if side != "-"}
    m = Match(GAME, seats)
    m.position = table(tiles, *tokens, seats=seats, gap=slots.index("-"), **given)
    return m


def touching() -> Match:
    """No printed space has a meadow, a volcano, ruins and a mountain around it: two do together."""
    return isle("8A - 1A 2A 3A 4A", "8d5 8d4", "8c4")


def forest() -> Match:
    return isle("1A - 7B 8B 3A 4A", "8c6", "8g6")


def temple_walk() -> Match:
    return isle("1A - 7B 8B 3A 4A", "7c3 8d3", "1a1", guardian=3)


def quarter_turn() -> Match:
    return isle("6A - 1A 2A 3A 4A", "6a1", "4g7", guardian=4)


def whole_turn() -> Match:
    return isle("6A - 1A 2A 3A 4A", "2d7", "4g7", guardian=4)


def slide() -> Match:
    """Beside guardian 2 an action of ruins is open, whose tile is not in line with the gap yet."""
    tokens = ("1a5 1b5 1c5", "3a1", "8g7")
    return isle(
        "1A 2A 3A 4A - 5A 6A 7A 8A", *tokens, seats=3, guardian=2, pending="1", left=1
    )


def jump() -> Match:
    return isle("1A 2A 3A - 4A 5A 6A 7A 8A", "1a1", "3a1", "8g7", seats=3, guardian=2)


def volcano() -> Match:
    return isle("1A - 6A 2A 3A 4A", "3g4", "1a1")


def sacrifices() -> Match:
    """The last round of four players: seat 0 may still give its last token, and be second."""
    m = started(4, seed=SEED)
    rng = Rng(SEED)
    while at(m).round < 8 or (m.ask(), m.seat, at(m).left) != ("turn", 0, 1):
        play_any(m, rng)
    return m


EXAMPLES = {
    "beside": touching,
    "forest-free": forest,
    "move": temple_walk,
    "turn": quarter_turn,
    "whole-turn": whole_turn,
    "slide": slide,
    "jump": jump,
    "volcano": volcano,
    "sacrifices": sacrifices,
}
