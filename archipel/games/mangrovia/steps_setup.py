"""The set-up: MG-15, MG-16 and MG-90; the rest of it is ``Mangrovia.set_up``."""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia import events
from archipel.games.mangrovia.components import (
    DEALT,
    KINDS,
    LANDSCAPE,
    MOST,
    NONE,
    OFFERING,
    OFFERINGS,
    OPEN_CARDS,
    OPEN_OFFERINGS,
    STAR,
    START_PAIRS,
    TILES,
)
from archipel.games.mangrovia.position import Mangrovia, Paragraph
from archipel.games.mangrovia.steps import ROUND
from archipel.games.mangrovia.steps_draw import DealCard, RevealCard
from archipel.games.mangrovia.vocabulary import ANY_FIRST, FIRST, LAY
from archipel.kernel.core import CHANCE, NOTHING
from archipel.kernel.seats import clockwise


class ChooseFirst(Paragraph):
    """MG-15: chance, or the table, names the first player; the start pairs follow clockwise."""

    rule = "MG-15"
    phase = "setup"

    def ask(self, p: Mangrovia) -> list[int]:
        return [] if p.first_is_seat_0 else ANY_FIRST[p.seats]

    def run(self, p: Mangrovia, choice: int) -> None:
        p.first = 0 if choice == NOTHING else FIRST.one(choice)
        if p.listening:
            p.tell(events.first_player(p.first))
        for place, seat in enumerate(clockwise(p.seats, p.first)):
            for kind in START_PAIRS[place]:
                p.hold[seat * KINDS + kind] += 1
                p.starts[seat * OFFERINGS + kind] += 1
                p.box -= 1
            if p.listening:
                p.tell(events.start_pair(seat, place, START_PAIRS[place]))


class OpenFirst(RevealCard):
    """MG-16: one of the first open cards."""

    rule = "MG-16"
    phase = "setup"


class DealFirst(DealCard):
    """MG-16: one of the two landscape cards each player starts with."""

    rule = "MG-16"
    phase = "setup"


class LayTile(Paragraph):
    """MG-90, MG-94: chance lays a bonus tile, face up, on a Stone Star space."""

    rule = "MG-90"
    phase = "setup"
    at: int  # the space, among those of the Stone Star

    def __init__(self, at: int) -> None:
        super().__init__(CHANCE)
        self.at = at

    def ask(self, p: Mangrovia) -> list[int]:
        return [LAY.of(tile, self.at) for tile in self.left(p)]

    def weights(self, p: Mangrovia) -> list[int]:
        return [p.tile_box[tile] for tile in self.left(p)]

    def left(self, p: Mangrovia) -> list[int]:
        """The tiles the table plays with that are not laid yet."""
        return [t for t in range(TILES) if p.tile_kinds >> t & 1 and p.tile_box[t]]

    def run(self, p: Mangrovia, choice: int) -> None:
        tile = LAY.one(choice)
        p.tile_box[tile] -= 1
        p.bonus[self.at] = tile
        if p.listening:
            p.tell(events.tile_laid(tile, STAR[self.at]))


# Steps are immutable: each is made once.

CHOOSE_FIRST: Final = ChooseFirst()
OPEN_FIRST: Final[list[Paragraph]] = [OpenFirst(OFFERING), OpenFirst(LANDSCAPE)]
DEAL_FIRST: Final[list[Paragraph]] = [DealFirst(LANDSCAPE, owner) for owner in range(MOST)]
LAY_TILE: Final[list[Paragraph]] = [LayTile(at) for at in range(len(STAR))]


def open_table(seats: int, options: dict[str, str]) -> Mangrovia:
    """The table before anything is dealt, and the set-up on its agenda, last first."""
    p = Mangrovia()
    p.set_up(seats, options)
    p.then(ROUND)
    if p.tile_kinds:
        for at in range(len(STAR) - 1, -1, -1):
            if p.owner[STAR[at]] == NONE:
                p.then(LAY_TILE[at])
    for _ in range(OPEN_CARDS - OPEN_OFFERINGS):
        p.then(OPEN_FIRST[LANDSCAPE])
    for seat in range(seats - 1, -1, -1):
        for _ in range(DEALT):
            p.then(DEAL_FIRST[seat])
    for _ in range(OPEN_OFFERINGS):
        p.then(OPEN_FIRST[OFFERING])
    p.then(CHOOSE_FIRST)
    return p
