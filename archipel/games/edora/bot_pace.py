"""How long a game will still last, for computer players."""

from __future__ import annotations

from archipel.games.edora.bot_weights import USUAL_ROUNDS
from archipel.games.edora.components import NONE, OWN_DICE
from archipel.games.edora.position import Edora


def turns_left(p: Edora, seat: int) -> float:
    """How many turns a seat will still have: until somebody places the last die.

    The turn it is having counts as long as its die is not on the board. The usual length of a
    game is a limit too, lest those in front wait for better turns that their rivals have as well.
    """
    if p.first == NONE or p.round == 0:
        return float(OWN_DICE)
    end = 99.0
    mover = on_turn(p)
    behind = (mover - p.first) % p.seats
    for other in range(p.seats):
        left = float(OWN_DICE - p.mine[other].bit_count())
        moved = (other - p.first) % p.seats < behind or (other == mover and p.square != NONE)
        end = min(end, left + (0.0 if moved else -1.0))
    mine = (seat - p.first) % p.seats < behind or (seat == mover and p.square != NONE)
    turns = min(end + (0.0 if mine else 1.0), max(1.0, float(USUAL_ROUNDS - p.round)))
    return max(0.0, turns)


def on_turn(p: Edora) -> int:
    """Whose turn it is: the seat of the first step that waits for the turn to end."""
    if p.agenda:
        seat = p.agenda[0].seat
        if seat >= 0:
            return seat
    return p.first
