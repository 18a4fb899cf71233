"""The course of the game, one class per paragraph of the rules."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game import events
from archipel.games.sample_game.components import BEACH, KINDS, ROUNDS, SEAT_IDS, SHELL_IDS
from archipel.games.sample_game.position import NONE, Table
from archipel.games.sample_game.scoring import points
from archipel.games.sample_game.vocabulary import DIG, DRAW, KEEP, LAY, TAKE
from archipel.kernel.core import CHANCE, Step
from archipel.kernel.seats import clockwise, one_each


class Draw(Step[Table]):
    """SG-01: chance draws a shell from the bag; what becomes of it, the subclasses say."""

    rule = "SG-01"

    def ask(self, p: Table) -> list[int]:
        return [DRAW.of(kind) for kind in range(KINDS) if p.bag[kind]]

    def weights(self, p: Table) -> list[int]:
        return [count for count in p.bag if count]

    def discreet(self, p: Table) -> bool:
        return True  # nobody may learn that all shells left in the bag are of one kind


class WashUp(Draw):
    """SG-02: a shell from the bag comes to lie openly on the beach."""

    rule = "SG-02"

    def run(self, p: Table, choice: int) -> None:
        kind = DRAW.one(choice)
        p.bag[kind] -= 1
        p.beach[kind] += 1
        if p.listening:
            p.tell(events.washed_up(kind))


class DigUp(Draw):
    """SG-11: a shell from the bag, which only the player who digs sees."""

    rule = "SG-11"
    digger: int

    def __init__(self, digger: int) -> None:
        super().__init__(CHANCE)
        self.digger = digger

    def run(self, p: Table, choice: int) -> None:
        p.held = DRAW.one(choice)
        p.bag[p.held] -= 1
        p.then(KEEP_OR_LAY[self.digger])
        if p.listening:
            p.tell(events.dug(self.digger, p.held))


class TakeOrDig(Step[Table]):
    """SG-10, SG-11: a turn. Take a shell from the beach, or dig."""

    rule = "SG-10"

    def ask(self, p: Table) -> list[int]:
        takes = [TAKE.of(kind) for kind in range(KINDS) if p.beach[kind]]
        return [*takes, DIG.of()]

    def run(self, p: Table, choice: int) -> None:
        p.turn += 1
        if choice == DIG.of():
            p.then(DIG_UP[self.seat])
            return
        kind = TAKE.one(choice)
        p.beach[kind] -= 1
        p.shown[self.seat * KINDS + kind] += 1
        p.then(WASH_UP)
        if p.listening:
            p.tell(events.took(self.seat, kind))


class KeepOrLay(Step[Table]):
    """SG-12, SG-13: keep the shell that was dug up, face down, or lay it on the beach."""

    rule = "SG-12"

    def ask(self, p: Table) -> list[int]:
        return [KEEP.of(), LAY.of()]

    def run(self, p: Table, choice: int) -> None:
        kind = p.held
        p.held = NONE
        if choice == KEEP.of():
            p.hidden[self.seat * KINDS + kind] += 1
            if p.listening:
                p.tell(events.kept(self.seat))
            return
        p.beach[kind] += 1
        p.revealed += 1  # everybody sees now what one had seen: no way back
        if p.listening:
            p.tell(events.laid(self.seat, kind))

    def details(self, p: Table) -> dict[str, str | int]:
        return {"shell": SHELL_IDS[p.held]}


class End(Step[Table]):
    """SG-20: all shells are turned over and counted."""

    rule = "SG-20"

    def run(self, p: Table, choice: int) -> None:
        p.revealed += 1
        if p.listening:
            for seat in range(p.seats):
                p.tell(events.scored(seat, points(p, seat)))


WASH_UP: Final = WashUp()
END: Final = End()
DIG_UP: Final = one_each(DigUp, len(SEAT_IDS))
TAKE_OR_DIG: Final = one_each(TakeOrDig, len(SEAT_IDS))
KEEP_OR_LAY: Final = one_each(KeepOrLay, len(SEAT_IDS))


def open_table(seats: int, options: dict[str, str]) -> Table:
    """SG-02, SG-03: the whole game stands on the agenda, the last step first."""
    p = Table()
    p.seats = seats
    p.shown = [0] * (seats * KINDS)
    p.hidden = [0] * (seats * KINDS)
    p.rounds = ROUNDS[options["length"]]
    p.then(END)
    for _ in range(p.rounds):
        for seat in reversed(clockwise(seats, 0)):
            p.then(TAKE_OR_DIG[seat])
    for _ in range(BEACH):
        p.then(WASH_UP)
    return p
