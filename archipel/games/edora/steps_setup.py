"""The set-up: ED-9 to ED-21, and the variants ED-74 to ED-77, in the order of ED-83."""

from __future__ import annotations

from typing import Final

from archipel.games.edora import events
from archipel.games.edora.board import Board
from archipel.games.edora.components import (
    BUSHES,
    COLOURS,
    CORNER_PIECES,
    FIRST_RESERVE,
    FIRST_STOCK,
    FRAME_PIECES,
    GAPS,
    HERBS,
    MOST,
    ORACLE_PLACES,
    OTHERS_BETWEEN,
    PER_COLOUR,
    PHASED,
    PIPS,
    RIM,
    RIM_SANCTUARY,
    SANCTUARIES,
    TABLETS,
    TAKES_CORNER,
    TILES,
)
from archipel.games.edora.position import (
    CHOOSE_TABLET,
    CLEARING_BY_TILE,
    FIXED_FRAME,
    FREE_HERBS,
    SAME_HERBS,
    SAME_STOCK,
    Edora,
    Paragraph,
)
from archipel.games.edora.steps import BEGIN_ROUND
from archipel.games.edora.steps_actions import RefillOracle
from archipel.games.edora.vocabulary import (
    ANY_ROLL,
    DEAL,
    DOLMEN,
    EITHER_PHASE,
    FRAME,
    HERB,
    KEEP,
    LOT,
    PHASE,
    REVEAL,
    ROLL,
    START,
    STONE,
    TILE,
)
from archipel.kernel.core import CHANCE, NOTHING
from archipel.kernel.seats import clockwise, one_each

DRAWN: Final = 3
"""How many tablets are drawn to choose from (ED-74)."""
ALWAYS_POSSIBLE: Final = 7
"""So many dolmens in a row can always be completed to a ring if they keep their distance."""


class LayTile(Paragraph):
    """ED-9: chance lays one of the tiles left, in any rotation, on the next slot."""

    rule = "ED-9"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        used = 0
        for lies in p.tiles:
            used |= 1 << lies // 4
        found: list[int] = []
        for tile in range(TILES):
            if not used >> tile & 1:
                for turns in range(4):
                    found.append(TILE.first + tile * 4 + turns)
        return found

    def run(self, p: Edora, choice: int) -> None:
        p.tiles = [*p.tiles, choice - TILE.first]


class LayFrame(Paragraph):
    """ED-9, R15: chance lays a piece of the frame, corners to corners, straights between."""

    rule = "ED-9"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        used = 0
        for piece in p.frame:
            used |= 1 << piece
        corner = TAKES_CORNER[len(p.frame)]
        found: list[int] = []
        for piece in range(FRAME_PIECES):
            if not used >> piece & 1 and (piece < CORNER_PIECES) == corner:
                found.append(FRAME.first + piece)
                if p.rules & FIXED_FRAME:
                    return found
        return found

    def run(self, p: Edora, choice: int) -> None:
        p.frame = [*p.frame, choice - FRAME.first]


class ShowFaces(Paragraph):
    """ED-9, R14: with three players chance says which pieces show their front."""

    rule = "ED-9"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        return EITHER_PHASE if p.seats == PHASED else []

    def run(self, p: Edora, choice: int) -> None:
        phase = 0 if choice == NOTHING else choice - PHASE.first
        p.board = Board(p.seats, p.tiles, p.frame, phase, p.rules & CLEARING_BY_TILE != 0)
        if p.listening:
            p.tell(events.forest_laid())


class ShowTablet(RefillOracle):
    """ED-10: one of the first twelve tablets of the oracle."""

    rule = "ED-10"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        kind = choice - REVEAL.first
        p.pile[kind] -= 1
        p.display[self.place] = kind


class LayStone(Paragraph):
    """ED-10, R25: chance puts an oracle stone into the next gap."""

    rule = "ED-10"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        for stone in range(GAPS):
            if stone not in p.stones:
                found.append(STONE.first + stone)
        return found

    def run(self, p: Edora, choice: int) -> None:
        p.stones = [*p.stones, choice - STONE.first]
        if p.listening and len(p.stones) == GAPS:
            p.tell(events.oracle_laid())


class SetDolmen(Paragraph):
    """ED-12, R33: chance puts a dolmen on the next rim place; the ring stays possible."""

    rule = "ED-12"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        return [DOLMEN.first + colour for colour in range(COLOURS) if fits(p.ring, colour)]

    def weights(self, p: Edora) -> list[int]:
        return [
            PER_COLOUR - p.ring.count(colour) for colour in range(COLOURS) if fits(p.ring, colour)
        ]

    def run(self, p: Edora, choice: int) -> None:
        colour = choice - DOLMEN.first
        ends = p.ends[:]
        ends[colour] |= 1 << RIM_SANCTUARY[len(p.ring)]
        p.ends = ends
        p.ring = [*p.ring, colour]
        if p.listening and len(p.ring) == RIM:
            p.tell(events.dolmens_laid())


def fits(ring: list[int], colour: int) -> bool:
    """ED-12: may this dolmen take the next place, so that the ring can still be completed?"""
    at = len(ring)
    if ring.count(colour) == PER_COLOUR:
        return False
    for place in range(at):
        near = at - place <= OTHERS_BETWEEN or place + RIM - at <= OTHERS_BETWEEN
        if near and ring[place] == colour:
            return False
    if at < ALWAYS_POSSIBLE or at == RIM - 1:
        return True
    longer = [*ring, colour]
    for other in range(COLOURS):  # noqa: SIM110 (a generator would be slow when compiled)
        if fits(longer, other):
            return True
    return False


class RollReserve(Paragraph):
    """ED-17: one of the first four dice of a player."""

    rule = "ED-17"
    phase = "setup"
    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def ask(self, p: Edora) -> list[int]:
        return ANY_ROLL

    def run(self, p: Edora, choice: int) -> None:
        p.reserve[self.owner * PIPS + choice - ROLL.first] += 1
        p.at_hand[self.owner] += 1
        p.unrolled -= 1
        if p.listening and p.at_hand[self.owner] == FIRST_RESERVE:
            counts = p.reserve[self.owner * PIPS : (self.owner + 1) * PIPS]
            p.tell(events.reserve_rolled(self.owner, counts, total(p, self.owner)))


def total(p: Edora, seat: int) -> int:
    """ED-19: the sum of the dice in reserve."""
    found = 0
    for pips in range(PIPS):
        found += (pips + 1) * p.reserve[seat * PIPS + pips]
    return found


class FindFirst(Paragraph):
    """ED-19, ED-21: the highest sum makes the Grand Druid, by lot if tied; he lies lowest."""

    rule = "ED-19"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        best = 0
        found: list[int] = []
        for seat in range(p.seats):
            mine = total(p, seat)
            if mine > best:
                best = mine
                found = []
            if mine == best:
                found.append(LOT.first + seat)
        return found

    def run(self, p: Edora, choice: int) -> None:
        first = choice - LOT.first
        p.first = first
        for place in range(p.seats):
            p.standing[(first + place) % p.seats] = place
        if p.listening:
            best = total(p, first)
            tied = [seat for seat in range(p.seats) if total(p, seat) == best]
            p.tell(events.first_player(first, best, len(tied) > 1))
        arrange(p)


class RollStock(Paragraph):
    """ED-17, ED-77: one of the nine dice of a player's stock."""

    rule = "ED-17"
    phase = "setup"
    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def ask(self, p: Edora) -> list[int]:
        return ANY_ROLL

    def run(self, p: Edora, choice: int) -> None:
        p.stock[self.owner * PIPS + choice - ROLL.first] += 1
        p.in_stock[self.owner] += 1
        p.unrolled -= 1
        if p.listening and p.in_stock[self.owner] == FIRST_STOCK:
            counts = p.stock[self.owner * PIPS : (self.owner + 1) * PIPS]
            p.tell(events.stock_rolled(self.owner, counts))


class CopyStock(Paragraph):
    """ED-77: all others set the dice of their stocks to the values the Grand Druid rolled."""

    rule = "ED-77"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        for seat in range(p.seats):
            if seat != p.first:
                for pips in range(PIPS):
                    p.stock[seat * PIPS + pips] = p.stock[p.first * PIPS + pips]
                p.in_stock[seat] = FIRST_STOCK
                p.unrolled -= FIRST_STOCK
                if p.listening:
                    p.tell(events.stock_copied(seat))


class GiveTablet(RefillOracle):
    """ED-18: a player takes a tablet of the pile and lays it face up."""

    rule = "ED-18"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        owner = self.place
        kind = choice - REVEAL.first
        p.pile[kind] -= 1
        p.tablets[owner * TABLETS + kind] += 1
        if p.listening:
            p.tell(events.given_tablet(owner, kind))


class DrawTablet(RefillOracle):
    """ED-74: a player draws one of the three tablets to choose from, in secret."""

    rule = "ED-74"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        owner = self.place
        kind = choice - REVEAL.first
        p.pile[kind] -= 1
        p.drawn[owner * TABLETS + kind] += 1
        if p.listening:
            p.tell(events.drew_tablet(owner, kind))


class KeepTablet(Paragraph):
    """ED-74, R30: each keeps one of the three, face up, the Grand Druid first."""

    rule = "ED-74"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        at = self.seat * TABLETS
        for kind in range(TABLETS):
            if p.drawn[at + kind]:
                found.append(KEEP.first + kind)
        return found

    def run(self, p: Edora, choice: int) -> None:
        kind = choice - KEEP.first
        p.drawn[self.seat * TABLETS + kind] -= 1
        p.tablets[self.seat * TABLETS + kind] += 1
        p.revealed += 1
        if p.listening:
            p.tell(events.kept_tablet(self.seat, kind))


class ReturnTablets(Paragraph):
    """ED-74, R30: the tablets nobody kept go back, and the pile is mixed."""

    rule = "ED-74"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        count = 0
        for seat in range(p.seats):
            for kind in range(TABLETS):
                count += p.drawn[seat * TABLETS + kind]
                p.pile[kind] += p.drawn[seat * TABLETS + kind]
                p.drawn[seat * TABLETS + kind] = 0
        if p.listening:
            p.tell(events.tablets_returned(count))


def lay(p: Edora, seat: int, slot: int, herb: int) -> None:
    """A herb onto a slot of the large board."""
    p.herb_at[seat * HERBS + slot] = herb
    p.loose[seat] &= ~(1 << herb)


class DealHerb(Paragraph):
    """ED-16: chance lays one of a player's herbs onto a slot."""

    rule = "ED-16"
    phase = "setup"
    owner: int
    slot: int

    def __init__(self, owner: int, slot: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.slot = slot

    def ask(self, p: Edora) -> list[int]:
        loose = p.loose[self.owner]
        found: list[int] = []
        for herb in range(HERBS):
            if loose >> herb & 1:
                found.append(DEAL.first + herb)
        return found

    def run(self, p: Edora, choice: int) -> None:
        lay(p, self.owner, self.slot, choice - DEAL.first)
        if p.listening and p.loose[self.owner] == 0:
            p.tell(events.herbs_dealt(self.owner))


class CopyHerbs(Paragraph):
    """ED-75: all others lay their herbs as the Grand Druid's lie."""

    rule = "ED-75"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        for seat in range(p.seats):
            if seat != p.first:
                for slot in range(HERBS):
                    lay(p, seat, slot, p.herb_at[p.first * HERBS + slot])
                if p.listening:
                    p.tell(events.herbs_copied(seat))


class LayHerb(Paragraph):
    """ED-76: each lays the herbs as he likes, face down, slot by slot."""

    rule = "ED-76"
    phase = "setup"
    slot: int

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def ask(self, p: Edora) -> list[int]:
        found: list[int] = []
        for herb in range(HERBS):
            if p.loose[self.seat] >> herb & 1:
                found.append(HERB.first + herb)
        return found

    def run(self, p: Edora, choice: int) -> None:
        herb = choice - HERB.first
        lay(p, self.seat, self.slot, herb)
        if p.listening:
            p.tell(events.laid_herb(self.seat, self.slot, herb))

    def details(self, p: Edora) -> dict[str, str | int]:
        return events.herb_slot(self.slot)


class RevealHerbs(Paragraph):
    """ED-76: when all have finished, all herbs are turned face up."""

    rule = "ED-76"
    phase = "setup"

    def run(self, p: Edora, choice: int) -> None:
        p.veiled = False
        p.revealed += 1
        if p.listening:
            p.tell(events.herbs_revealed())


class ChooseBush(Paragraph):
    """ED-20: the pawn goes to a free bush, anticlockwise, the Grand Druid last."""

    rule = "ED-20"
    phase = "setup"

    def ask(self, p: Edora) -> list[int]:
        return [START.first + b for b in range(BUSHES) if SANCTUARIES + b not in p.pawn]

    def run(self, p: Edora, choice: int) -> None:
        bush = choice - START.first
        p.pawn[self.seat] = SANCTUARIES + bush
        if p.listening:
            p.tell(events.started(self.seat, bush))


# Steps are immutable: each is made once.

LAY_TILE: Final = LayTile()
LAY_FRAME: Final = LayFrame()
SHOW_FACES: Final = ShowFaces()
SHOW_TABLET: Final[list[Paragraph]] = [ShowTablet(place) for place in range(ORACLE_PLACES)]
LAY_STONE: Final = LayStone()
SET_DOLMEN: Final = SetDolmen()
ROLL_RESERVE: Final[list[Paragraph]] = [RollReserve(owner) for owner in range(MOST)]
FIND_FIRST: Final = FindFirst()
ROLL_STOCK: Final[list[Paragraph]] = [RollStock(owner) for owner in range(MOST)]
COPY_STOCK: Final = CopyStock()
GIVE_TABLET: Final[list[Paragraph]] = [GiveTablet(owner) for owner in range(MOST)]
DRAW_TABLET: Final[list[Paragraph]] = [DrawTablet(owner) for owner in range(MOST)]
KEEP_TABLET: Final[list[Paragraph]] = one_each(KeepTablet, MOST)
RETURN_TABLETS: Final = ReturnTablets()
DEAL_HERB: Final[list[list[Paragraph]]] = [
    [DealHerb(owner, slot) for slot in range(HERBS)] for owner in range(MOST)
]
COPY_HERBS: Final = CopyHerbs()
LAY_HERB: Final[list[list[Paragraph]]] = [
    [LayHerb(seat, slot) for slot in range(HERBS)] for seat in range(MOST)
]
REVEAL_HERBS: Final = RevealHerbs()
CHOOSE_BUSH: Final[list[Paragraph]] = one_each(ChooseBush, MOST)


def arrange(p: Edora) -> None:
    """ED-83: what depends on who is first: stocks, tablets, herbs, pawns; last first."""
    order = clockwise(p.seats, p.first)
    p.then(BEGIN_ROUND)
    for seat in order:
        p.then(CHOOSE_BUSH[seat])
    arrange_herbs(p, order)
    if p.rules & CHOOSE_TABLET:
        p.then(RETURN_TABLETS)
        for seat in order[::-1]:
            p.then(KEEP_TABLET[seat])
        for seat in order[::-1]:
            for _ in range(DRAWN):
                p.then(DRAW_TABLET[seat])
    else:
        for seat in order[::-1]:
            p.then(GIVE_TABLET[seat])
    if p.rules & SAME_STOCK:
        p.then(COPY_STOCK)
    for seat in order[:1] if p.rules & SAME_STOCK else order[::-1]:
        for _ in range(FIRST_STOCK):
            p.then(ROLL_STOCK[seat])


def arrange_herbs(p: Edora, order: list[int]) -> None:
    """ED-16, ED-75, ED-76: herbs at random, as the first player's, or freely and in secret."""
    if p.rules & FREE_HERBS:
        p.veiled = True
        p.then(REVEAL_HERBS)
        for seat in order[::-1]:
            for slot in range(HERBS - 1, -1, -1):
                p.then(LAY_HERB[seat][slot])
        return
    if p.rules & SAME_HERBS:
        p.then(COPY_HERBS)
    for seat in order[:1] if p.rules & SAME_HERBS else order[::-1]:
        for slot in range(HERBS - 1, -1, -1):
            p.then(DEAL_HERB[seat][slot])


def open_table(seats: int, options: dict[str, str]) -> Edora:
    """The table before anything is laid, and the set-up on its agenda, last first."""
    p = Edora()
    p.set_up(seats, options)
    p.then(FIND_FIRST)
    for seat in range(seats - 1, -1, -1):
        for _ in range(FIRST_RESERVE):
            p.then(ROLL_RESERVE[seat])
    for _ in range(RIM):
        p.then(SET_DOLMEN)
    for _ in range(GAPS):
        p.then(LAY_STONE)
    for place in range(ORACLE_PLACES - 1, -1, -1):
        p.then(SHOW_TABLET[place])
    p.then(SHOW_FACES)
    for _ in range(FRAME_PIECES):
        p.then(LAY_FRAME)
    for _ in range(TILES):
        p.then(LAY_TILE)
    return p
