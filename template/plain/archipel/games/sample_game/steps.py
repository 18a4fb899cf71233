"""The course of the game, one class per paragraph of the rules."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game import events
from archipel.games.sample_game.components import ROW, SEAT_IDS
from archipel.games.sample_game.position import Table
from archipel.games.sample_game.vocabulary import TAKE
from archipel.kernel.core import Step
from archipel.kernel.seats import one_each


class TakeStone(Step[Table]):
    """SG-10, SG-11: a turn. Take the stone at one end of the row."""

    rule = "SG-10"

    def ask(self, p: Table) -> list[int]:
        return [TAKE.of(0), TAKE.of(1)] if p.left() > 1 else [TAKE.of(0)]

    def run(self, p: Table, choice: int) -> None:
        if TAKE.one(choice) == 0:
            number = ROW[p.first]
            p.first += 1
        else:
            number = ROW[p.last]
            p.last -= 1
        p.points[self.seat] += number
        p.stones[self.seat] += 1
        if p.listening:
            p.tell(events.took(self.seat, TAKE.one(choice), number))
        if p.left():
            p.then(TAKE_STONE[(self.seat + 1) % p.seats])


TAKE_STONE: Final = one_each(TakeStone, len(SEAT_IDS))


def open_table(seats: int, options: dict[str, str]) -> Table:
    """SG-01: all stones lie in the row, and the first seat begins."""
    p = Table()
    p.seats = seats
    p.points = [0] * seats
    p.stones = [0] * seats
    p.then(TAKE_STONE[0])
    return p
