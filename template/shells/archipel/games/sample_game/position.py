"""Everything true at a table of Sample Game. Shells are counted, kind by kind."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game.components import COUNTS, KINDS
from archipel.kernel.core import Position

NONE: Final = -1


class Table(Position):
    bag: list[int]  # by kind
    beach: list[int]  # by kind
    shown: list[int]  # shells that lie open in front of a seat: seat * KINDS + kind
    hidden: list[int]  # shells that lie face down in front of it, likewise
    held: int  # the kind that was dug up and is being looked at, or NONE
    rounds: int
    turn: int  # how many turns have begun

    def __init__(self) -> None:
        super().__init__()
        self.bag = COUNTS[:]
        self.beach = [0] * KINDS
        self.shown = []
        self.hidden = []
        self.held = NONE
        self.rounds = 0
        self.turn = 0

    def clone(self) -> Table:
        other = Table()
        self.clone_into(other)
        other.bag = self.bag[:]
        other.beach = self.beach[:]
        other.shown = self.shown[:]
        other.hidden = self.hidden[:]
        other.held = self.held
        other.rounds = self.rounds
        other.turn = self.turn
        return other

    def owned(self, seat: int, kind: int) -> int:
        """How many shells of a kind a seat has, open and face down."""
        return self.shown[seat * KINDS + kind] + self.hidden[seat * KINDS + kind]

    def face_down(self, seat: int) -> int:
        """How many shells lie face down in front of a seat: everybody can count them."""
        return sum(self.hidden[seat * KINDS : (seat + 1) * KINDS])
