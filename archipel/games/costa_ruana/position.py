"""Everything true at a table of Costa Ruana, in lists of small numbers."""

from __future__ import annotations

from typing import ClassVar, Final

from archipel.games.costa_ruana.components import (
    CAPACITY,
    DECKS,
    FACE_BACKGROUND,
    FACE_KIND,
    FACES,
    HAND,
    ISLANDS,
    MANY_TREASURES,
    MOST,
    SLOTS,
    TABLE_SLOTS,
    TREASURES,
    TRIBE_SIZE,
)
from archipel.games.costa_ruana.seen import Phase
from archipel.games.costa_ruana.vocabulary import DEAL
from archipel.kernel.core import Position, Step

NONE: Final = -1
"""No card in this slot, no copier out, no card being resolved, nobody wins the island."""

FILLED_LATER: Final[list[int]] = []
"""Stands in a new position until ``clone`` or ``set_up`` gives it its own lists."""


class CostaRuana(Position):
    """A table. Islands, seats, faces and slots are numbered as in components.py.

    ``room``, ``laden``, ``present`` and ``crowd`` follow from ``folk`` and ``treasures``; they are
    kept up to date by ``put``, ``lift`` and ``treasure``, because every choice asks for them. Sets
    of islands are numbers with one bit per island.
    """

    islands: int  # how many are in play
    round: int  # 1..5; 0 during the set-up
    shaman: int  # NONE until chance has named the first
    sides: list[int]  # the visible background of each condition card
    veiled: bool  # do the cards played face down still lie face down?
    resolving: int  # the slot of the card being resolved, or NONE

    box: int  # treasures that are not in play
    treasures: list[int]  # on each island
    folk: list[int]  # inhabitants, by island * seats + seat
    crowd: list[int]  # inhabitants on each island, all seats together
    room: int  # the islands with fewer than 7 inhabitants
    laden: int  # the islands with a treasure
    present: list[int]  # for each seat, the islands where it has inhabitants

    reserve: list[int]  # inhabitants at home, by seat
    copying: list[int]  # the slot a seat's copier stands on, or NONE
    hut: list[int]  # treasures of earlier rounds, by seat
    won: list[int]  # treasures of this round, by seat

    hand: list[int]  # faces in rising order, by seat * 5 + place
    held: list[int]  # number of cards in hand, by seat
    face: list[int]  # of the card in each slot of the table, or NONE
    front: list[int]  # the seat that card lies in front of, or NONE
    deck: list[int]  # the DEAL choices left in the draw pile; replaced, never changed in place
    copies: list[int]  # how many cards there are of each of them
    discards: list[int]  # how many cards of each face were discarded

    show_hut_totals: bool
    first_shaman_may_refuse: bool
    target_may_peek: bool
    shaman_sets_fours: bool

    def __init__(self) -> None:
        super().__init__()
        self.islands = 0
        self.round = 0
        self.shaman = 0
        self.sides = FILLED_LATER
        self.veiled = False
        self.resolving = NONE
        self.box = 0
        self.treasures = FILLED_LATER
        self.folk = FILLED_LATER
        self.crowd = FILLED_LATER
        self.room = 0
        self.laden = 0
        self.present = FILLED_LATER
        self.reserve = FILLED_LATER
        self.copying = FILLED_LATER
        self.hut = FILLED_LATER
        self.won = FILLED_LATER
        self.hand = FILLED_LATER
        self.held = FILLED_LATER
        self.face = FILLED_LATER
        self.front = FILLED_LATER
        self.deck = FILLED_LATER
        self.copies = FILLED_LATER
        self.discards = FILLED_LATER
        self.show_hut_totals = False
        self.first_shaman_may_refuse = False
        self.target_may_peek = False
        self.shaman_sets_fours = False

    def set_up(self, seats: int, options: dict[str, str]) -> None:
        """The empty table: islands with five treasures each, all inhabitants at home."""
        self.seats = seats
        self.islands = ISLANDS[seats]
        self.shaman = NONE
        self.sides = [NONE, NONE]
        self.box = TREASURES - MANY_TREASURES * self.islands
        self.treasures = [MANY_TREASURES] * self.islands
        self.folk = [0] * (self.islands * seats)
        self.crowd = [0] * self.islands
        self.room = (1 << self.islands) - 1
        self.laden = self.room
        self.present = [0] * seats
        self.reserve = [TRIBE_SIZE] * seats
        self.copying = [NONE] * seats
        self.hut = [0] * seats
        self.won = [0] * seats
        self.hand = [NONE] * (seats * HAND)
        self.held = [0] * seats
        self.face = [NONE] * SLOTS
        self.front = [NONE] * SLOTS
        self.stack(DECKS[seats])
        self.discards = [0] * FACES
        self.show_hut_totals = options["show_hut_totals"] == "true"
        self.first_shaman_may_refuse = options["first_shaman_may_refuse"] == "true"
        self.target_may_peek = options["target_may_peek_at_face_down_card"] == "true"
        self.shaman_sets_fours = options["four_treasure_islands"] == "chosen_by_shaman"

    def clone(self) -> CostaRuana:
        other = CostaRuana()
        self.clone_into(other)
        other.islands = self.islands
        other.round = self.round
        other.shaman = self.shaman
        other.sides = self.sides[:]
        other.veiled = self.veiled
        other.resolving = self.resolving
        other.box = self.box
        other.treasures = self.treasures[:]
        other.folk = self.folk[:]
        other.crowd = self.crowd[:]
        other.room = self.room
        other.laden = self.laden
        other.present = self.present[:]
        other.reserve = self.reserve[:]
        other.copying = self.copying[:]
        other.hut = self.hut[:]
        other.won = self.won[:]
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.face = self.face[:]
        other.front = self.front[:]
        other.deck = self.deck
        other.copies = self.copies[:]
        other.discards = self.discards[:]
        other.show_hut_totals = self.show_hut_totals
        other.first_shaman_may_refuse = self.first_shaman_may_refuse
        other.target_may_peek = self.target_may_peek
        other.shaman_sets_fours = self.shaman_sets_fours
        return other

    # Inhabitants and treasures

    def put(self, seat: int, island: int) -> None:
        """One inhabitant comes onto an island; where from is the caller's business."""
        at = island * self.seats + seat
        self.folk[at] += 1
        self.present[seat] |= 1 << island
        crowd = self.crowd[island] + 1
        self.crowd[island] = crowd
        if crowd == CAPACITY:
            self.room &= ~(1 << island)

    def lift(self, seat: int, island: int) -> None:
        """One inhabitant leaves an island."""
        at = island * self.seats + seat
        left = self.folk[at] - 1
        self.folk[at] = left
        if left == 0:
            self.present[seat] &= ~(1 << island)
        self.crowd[island] -= 1
        self.room |= 1 << island

    def treasure(self, island: int, change: int) -> None:
        """Treasures come onto an island (1) or leave it (-1)."""
        left = self.treasures[island] + change
        self.treasures[island] = left
        if left == 0:
            self.laden &= ~(1 << island)
        else:
            self.laden |= 1 << island

    def out(self, seat: int) -> int:
        """How many inhabitants of a seat are on islands: neither at home nor on a card."""
        away = TRIBE_SIZE - self.reserve[seat]
        return away if self.copying[seat] == NONE else away - 1

    def winner(self, island: int) -> int:
        """CR-47: the largest group that is not tied, whatever treasures there are; or NONE."""
        folk = self.folk
        first = island * self.seats
        best = 0
        who = NONE
        for seat in range(self.seats):
            size = folk[first + seat]
            if size > best:
                for other in range(self.seats):
                    if other != seat and folk[first + other] == size:
                        break
                else:
                    best = size
                    who = seat
        return who

    # Cards

    def stack(self, counts: list[int]) -> None:
        """Make the draw pile of so many cards of each face."""
        self.deck = [DEAL.first + face for face in range(FACES) if counts[face]]
        self.copies = [count for count in counts if count]

    def pile(self) -> int:
        """The number of cards in the draw pile."""
        return sum(self.copies)

    def take(self, seat: int, face: int) -> None:
        """A card comes into a hand, which stays in order."""
        at = seat * HAND + self.held[seat]
        self.held[seat] += 1
        hand = self.hand
        first = seat * HAND
        while at > first and hand[at - 1] > face:
            hand[at] = hand[at - 1]
            at -= 1
        hand[at] = face

    def spend(self, seat: int, face: int) -> None:
        """A card leaves a hand, which stays in order."""
        hand = self.hand
        at = seat * HAND
        while hand[at] != face:
            at += 1
        last = seat * HAND + self.held[seat] - 1
        while at < last:
            hand[at] = hand[at + 1]
            at += 1
        hand[last] = NONE
        self.held[seat] -= 1

    def active(self, slot: int) -> bool:
        """Does the background of this card match one of the visible sides?"""
        background = FACE_BACKGROUND[self.face[slot]]
        return background == self.sides[0] or background == self.sides[1]

    def copied(self, slot: int) -> bool:
        """Does a copier stand on this card?"""
        return slot in self.copying

    def next_cards(self, seat: int) -> list[int]:
        """CR-28: the cards in front of a seat that are of the kind to resolve first."""
        found: list[int] = []
        lowest = 99
        for slot in TABLE_SLOTS[self.seats]:
            if self.front[slot] == seat:
                kind = FACE_KIND[self.face[slot]]
                if kind < lowest:
                    lowest = kind
                    found = [slot]
                elif kind == lowest:
                    found.append(slot)
        return found

    def knows(self, seat: int, slot: int) -> bool:
        """CR-H2: may this seat (or a SPECTATOR) see the face of the card in this slot?"""
        if slot < MOST or not self.veiled:
            return True
        if seat < 0:
            return False
        return slot - MOST == seat or (self.target_may_peek and self.front[slot] == seat)


class Paragraph(Step[CostaRuana]):
    """What all steps of Costa Ruana share: they know the phase of the game they belong to."""

    phase: ClassVar[Phase] = "setup"
