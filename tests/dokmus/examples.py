"""The worked examples of the rulebook as positions, for the diagrams that play them.

The tiles are printed ones, found by what an example asks for. The learner is seat 0.
"""

from __future__ import annotations

from typing import Any

from archipel.games.dokmus import GAME
from archipel.games.dokmus.components import CELLS, FOREST, TILE_NAMES
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from tests.acting import play_any
from tests.dokmus.table import at, cells, named, started, table
from tests.tried import Numbers, Tried

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
    return isle("1A 2A 3A 4A - 5A 6A 7A 8A", *tokens, seats=3, guardian=2, pending="1", left=1)


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


def slots(t: Tried, when: int) -> list[int]:
    """The slots whose tiles can slide when this task asks; after the last: in the end."""
    board = [*t.at, t.p][when].board
    return [board.slot_of[n] for n in range(len(TILE_NAMES)) if board.can_slide(n)]


def forests(t: Tried) -> set[str]:
    terrain = t.at[0].board.land.terrain
    return named([i for i in range(CELLS) if i in t.at[0].free and terrain[i] == FOREST])


NUMBERS: Numbers = {
    "beside": (
        lambda t: (sorted(t.aims[0]), sorted(named(t.at[0].free))),
        (["place 8c5", "place 8d6", "place 8e4"], ["8c5", "8d6", "8e4"]),
    ),
    "forest": (lambda t: (t.more("sacrificed"), t.more("hand")), (1, -2)),
    "forest-free": (
        lambda t: (sorted(forests(t)), t.more("sacrificed"), t.more("hand")),
        (["8b6", "8d7", "8e6"], 0, -1),
    ),
    "move": (
        lambda t: (
            [line for line in t.lines[0] if line.startswith("move")],
            sorted(t.lines[1]),
            t.more("hand"),
        ),
        (["move 8d3"], ["to 8c3", "to 8d2", "to 8e2", "to 8e4", "to 8f3"], 0),
    ),
    "turn": (
        lambda t: ("place 2a1" in t.lines[0], t.aims[1]),
        (False, ["place 2a1"]),
    ),
    "start": (
        lambda t: sorted(aim.split()[1] for aim in t.aims[0]),
        ["2a1", "2a5", "2a6", "2a7", "2b1", "2c1", "2e1", "2f1", "2g1"],
    ),
    "slide": (
        lambda t: [sorted(slots(t, when)) for when in (0, 1)] + [t.at[1].board.gap],
        [[1, 3, 5, 7], [0, 4, 5, 6], 3],
    ),
    "jump": (lambda t: (t.p.board.tile_in[3:6], t.p.board.gap), ([4, 3, -1], 5)),
    "whole-turn": (
        lambda t: (t.more("hand"), t.at[-1].guardian_used, t.p.round - t.at[0].round),
        (-3, True, 1),
    ),
    "order": (lambda t: t.p.calls, [-1, 1, -1, 2, 0]),
    "passed-on": (
        lambda t: ([seen.bit_count() for seen in t.p.handed], t.p.passing.bit_count()),
        ([5, 4, 3, 2], 1),
    ),
    "corners": (
        lambda t: (
            [seat for seat, _ in t.match.choices if seat >= 0],
            sorted(own[0] // 49 for own in t.p.tokens),
        ),
        ([1, 0, 3, 2], [0, 2, 5, 7]),
    ),
    "volcano": (
        lambda t: (
            t.more("sacrificed"),
            t.gained("ruins")[0],
            cells("3f4")[0] in t.p.tokens[0],
            cells("3d4")[0] in t.p.tokens[0],
            "place 3d4" in t.lines[0],
        ),
        (1, 1, False, True, False),
    ),
    "sacrifices": (
        lambda t: (t.p.sacrificed, t.points("sacrifice")),
        ([7, 10, 7, 4], [3, 5, 3, 0]),
    ),
}
