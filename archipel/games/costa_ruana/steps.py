"""The rounds of Costa Ruana, one class per paragraph: CR-16 to CR-26 and CR-41 to CR-56.

The set-up stands in steps_setup.py, resolving the cards in steps_resolve.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from archipel.games.costa_ruana import events
from archipel.games.costa_ruana.components import (
    DRAWN_BEFORE,
    HAND,
    MOST,
    REVERSE,
    ROUNDS,
    TABLE_SLOTS,
)
from archipel.games.costa_ruana.position import NONE, CostaRuana, Paragraph
from archipel.games.costa_ruana.scoring import points, ranks
from archipel.games.costa_ruana.seen import Phase
from archipel.games.costa_ruana.steps_order import (
    BACKWARDS,
    TABLES,
    backwards,
    laps,
)
from archipel.games.costa_ruana.steps_resolve import RESOLVE, clear
from archipel.games.costa_ruana.vocabulary import (
    COPY_OR_PASS,
    DEAL,
    FLIP,
    FLIPS,
    KEEP,
    KEEP_OR_NOMINATE,
    NOMINATE,
    PASS,
    PLACE_COPIER,
    PLAY_BEFORE_ANY,
    PLAY_CARD,
)
from archipel.kernel.core import CHANCE, NOTHING
from archipel.kernel.seats import one_each


class Round(Paragraph):
    """CR-16: the eight steps of a round, for the player who is shaman in it (CR-54)."""

    rule = "CR-16"
    phase = "prepare_next_round"

    def run(self, c: CostaRuana, choice: int) -> None:
        c.round += 1
        c.veiled = True
        c.agenda.extend(ROUND[c.seats][c.shaman])
        if c.listening:
            c.tell(events.round_began(c.round, c.shaman))


def cards_to_play(c: CostaRuana, seat: int) -> list[int]:
    """Each different face in hand, in front of each player; the hand is in order."""
    rows = PLAY_BEFORE_ANY[c.seats]
    choices: list[int] = []
    last = NONE
    first = seat * HAND
    for at in range(first, first + c.held[seat]):
        face = c.hand[at]
        if face != last:
            choices.extend(rows[face])
            last = face
    return choices


class PlayFaceUp(Paragraph):
    """CR-17: a card from hand, face up, in front of any player."""

    rule = "CR-17"
    phase = "play_face_up"

    def ask(self, c: CostaRuana) -> list[int]:
        return cards_to_play(c, self.seat)

    def run(self, c: CostaRuana, choice: int) -> None:
        face = PLAY_CARD.one(choice)
        front = PLAY_CARD.two(choice)
        c.spend(self.seat, face)
        c.face[self.seat] = face
        c.front[self.seat] = front
        c.revealed += 1
        if c.listening:
            c.tell(events.laid_face_up(self.seat, front, face))


class PlayFaceDown(Paragraph):
    """CR-18: a second card, face down, in front of any player."""

    rule = "CR-18"
    phase = "play_face_down"

    def ask(self, c: CostaRuana) -> list[int]:
        return cards_to_play(c, self.seat)

    def run(self, c: CostaRuana, choice: int) -> None:
        face = PLAY_CARD.one(choice)
        front = PLAY_CARD.two(choice)
        slot = MOST + self.seat
        c.spend(self.seat, face)
        c.face[slot] = face
        c.front[slot] = front
        if c.target_may_peek and front != self.seat:
            c.revealed += 1
        if c.listening:
            c.tell(events.laid_face_down(self.seat, front, face, knowing(c, slot)))


def knowing(c: CostaRuana, slot: int) -> list[int]:
    """The seats that know the face of a card on the table."""
    return [seat for seat in range(c.seats) if c.knows(seat, slot)]


class PlaceCopier(Paragraph):
    """CR-21: one inhabitant from the reserve onto any card of this round, or none."""

    rule = "CR-21"
    phase = "place_copier"

    def ask(self, c: CostaRuana) -> list[int]:
        return COPY_OR_PASS[c.seats] if c.reserve[self.seat] else []

    def run(self, c: CostaRuana, choice: int) -> None:
        if choice == NOTHING:
            if c.listening:
                c.tell(events.no_copier(self.seat))
        elif choice == PASS.first:
            if c.listening:
                c.tell(events.passed(self.seat))
        else:
            slot = PLACE_COPIER.one(choice)
            c.reserve[self.seat] -= 1
            c.copying[self.seat] = slot
            if c.listening:
                c.tell(
                    events.copier_placed(
                        self.seat, slot, c.front[slot], c.face[slot], knowing(c, slot)
                    )
                )


class FlipCondition(Paragraph):
    """CR-22, CR-23, CR-24: the shaman turns over one of the two condition cards, never both."""

    rule = "CR-22"
    phase = "flip_condition"

    def ask(self, c: CostaRuana) -> list[int]:
        return FLIPS

    def run(self, c: CostaRuana, choice: int) -> None:
        condition = FLIP.one(choice)
        c.sides[condition] = REVERSE[c.sides[condition]]
        if c.listening:
            c.tell(events.flipped(self.seat, condition, c.sides[condition]))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"round": c.round}


class Reveal(Paragraph):
    """CR-25, CR-26, CR-27: all cards are shown, those without an active background discarded."""

    rule = "CR-25"
    phase = "reveal_and_discard"

    def run(self, c: CostaRuana, choice: int) -> None:
        if c.listening:
            for slot in range(MOST, MOST + c.seats):
                c.tell(events.revealed(slot, c.front[slot], c.face[slot]))
        c.veiled = False
        c.revealed += 1
        busy = 0  # the seats with cards to resolve
        for slot in TABLE_SLOTS[c.seats]:
            if c.active(slot):
                busy |= 1 << c.front[slot]
            else:
                if c.listening:
                    c.tell(events.discarded(c.front[slot], c.face[slot]))
                clear(c, slot)
        for seat in BACKWARDS[c.seats][c.shaman]:
            if busy >> seat & 1:
                c.then(RESOLVE[seat])


class Collect(Paragraph):
    """CR-41 to CR-48: an island gives a treasure to its largest untied group; one goes home.

    After the last round the game is over here (CR-56).
    """

    rule = "CR-41"
    phase = "collect"

    def run(self, c: CostaRuana, choice: int) -> None:
        for island in range(c.islands):
            if c.crowd[island] == 0:
                continue
            if c.treasures[island] == 0:
                if c.listening:
                    c.tell(events.bare(island))
                continue
            seat = c.winner(island)
            if seat == NONE:
                if c.listening:
                    c.tell(events.conflict(island))
                continue
            c.treasure(island, -1)
            c.won[seat] += 1
            c.lift(seat, island)
            c.reserve[seat] += 1
            if c.listening:
                c.tell(events.collected(seat, island, c.treasures[island]))
        if c.round < ROUNDS:
            c.then(PREPARE)
        elif c.listening:
            tell_the_end(c)


def tell_the_end(c: CostaRuana) -> None:
    """CR-57, CR-58, CR-62: the huts are opened and counted."""
    places = ranks(c)
    for seat in range(c.seats):
        c.tell(events.scored(seat, points(c, seat), c.hut[seat] + c.won[seat], c.reserve[seat]))
    for seat in range(c.seats):
        if places[seat] == 1:
            c.tell(events.winner(seat, places.count(1) > 1))


class Prepare(Paragraph):
    """CR-49 to CR-52: the shaman of the next round is found, treasures are hidden, cards drawn."""

    rule = "CR-49"
    phase = "prepare_next_round"

    def run(self, c: CostaRuana, choice: int) -> None:
        last = c.shaman
        shaman = last
        fewest = c.won[last]
        for seat in BACKWARDS[c.seats][last]:
            if seat != last and c.won[seat] <= fewest:
                fewest = c.won[seat]
                shaman = seat
        c.shaman = shaman
        if c.listening:
            c.tell(events.shaman_follows(shaman, fewest, shaman == last))
        for seat in range(c.seats):
            c.hut[seat] += c.won[seat]
            c.won[seat] = 0
        c.then(ROUND_BEGINS)
        c.then(OFFICE[shaman])
        c.agenda.extend(DRAWING[c.seats][shaman][DRAWN_BEFORE[c.round + 1]])


class Deal(Paragraph):
    """CR-52: a card goes from the draw pile to a hand; its owner alone sees it."""

    rule = "CR-52"
    phase: ClassVar[Phase] = "prepare_next_round"
    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def ask(self, c: CostaRuana) -> list[int]:
        return c.deck

    def weights(self, c: CostaRuana) -> list[int]:
        return c.copies[:]

    def discreet(self, c: CostaRuana) -> bool:
        return True  # nobody may learn that all cards of the pile are alike

    def run(self, c: CostaRuana, choice: int) -> None:
        at = c.deck.index(choice)
        c.copies[at] -= 1
        if c.copies[at] == 0:
            c.copies.pop(at)
            c.deck = c.deck[:at] + c.deck[at + 1 :]
        face = DEAL.one(choice)
        c.take(self.owner, face)
        if c.listening:
            c.tell(events.drew(self.owner, face))


class TakeOffice(Paragraph):
    """CR-53: having seen his hand, the new shaman keeps the office or names another player."""

    rule = "CR-53"
    phase: ClassVar[Phase] = "prepare_next_round"

    def ask(self, c: CostaRuana) -> list[int]:
        return KEEP_OR_NOMINATE[c.seats][self.seat]

    def run(self, c: CostaRuana, choice: int) -> None:
        if choice == KEEP.first:
            if c.listening:
                c.tell(events.kept(self.seat))
            return
        c.shaman = NOMINATE.one(choice)
        if c.listening:
            c.tell(events.nominated(self.seat, c.shaman))

    def details(self, c: CostaRuana) -> dict[str, str | int]:
        return {"round": c.round + 1}


# Steps are immutable: each is made once, and a phase is a ready list of them, last first.


def a_round(seats: int, shaman: int) -> list[Paragraph]:
    """CR-16: what happens in a round, last first; Reveal adds what is to resolve."""
    return [
        COLLECT,
        REVEAL,
        FLIP_CONDITION[shaman],
        *laps(COPIERS, seats, shaman),
        *laps(FACE_DOWN, seats, shaman),
        *laps(FACE_UP, seats, shaman),
    ]


def drawing(seats: int, shaman: int, count: int) -> list[Paragraph]:
    """CR-52: clockwise from the new shaman, each draws all his cards at once."""
    return [DEAL_TO[seat] for seat in backwards(seats, shaman) for _ in range(count)]


DEAL_TO: Final[list[Paragraph]] = one_each(Deal, MOST)
COLLECT: Final = Collect()
REVEAL: Final = Reveal()
PREPARE: Final = Prepare()
ROUND_BEGINS: Final = Round()
FACE_UP: Final[list[Paragraph]] = one_each(PlayFaceUp, MOST)
FACE_DOWN: Final[list[Paragraph]] = one_each(PlayFaceDown, MOST)
COPIERS: Final[list[Paragraph]] = one_each(PlaceCopier, MOST)
FLIP_CONDITION: Final[list[Paragraph]] = one_each(FlipCondition, MOST)
OFFICE: Final[list[Paragraph]] = one_each(TakeOffice, MOST)
ROUND: Final[list[list[list[Paragraph]]]] = [[a_round(n, s) for s in range(n)] for n in TABLES]
DRAWING: Final[list[list[list[list[Paragraph]]]]] = [
    [[drawing(n, s, count) for count in range(max(DRAWN_BEFORE) + 1)] for s in range(n)]
    for n in TABLES
]
