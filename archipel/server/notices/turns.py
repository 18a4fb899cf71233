"""Which turn of a game it is: the number by which a turn is told once, and not again.

A turn is what one seat decides in a row; chance that answers belongs to it. Turns are counted over
what was not taken back. So a turn that came, was taken from somebody by a take-back and came again
has the number it had; and whoever takes back their own turn is in the same turn as before.
"""

from __future__ import annotations

from archipel.kernel.core import CHANCE
from archipel.server.ledger import Row, standing


def number(rows: list[Row], deciding: int | None) -> int:
    """The number of the turn in which this seat decides after these rows of a log."""
    turns, last = 0, CHANCE
    for seat, _ in standing(rows):
        if seat not in (CHANCE, last):
            turns, last = turns + 1, seat
    return turns if deciding in (None, last) else turns + 1
