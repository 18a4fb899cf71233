"""Gods, god cards and goods: BB-006 to BB-011 and BB-601 to BB-619."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora import events
from archipel.games.bora_bora.components import (
    BLUE,
    CEREMONY_SPACES,
    COLOURS,
    DIE_IDS,
    FACES,
    GOD_TILE,
    MATERIAL_IDS,
    MATERIALS,
    MOST,
    NONE,
    OPEN_CARDS,
    PAIR_ENDS,
    TILE_IDS,
    WAYS,
    WHITE,
)
from archipel.games.bora_bora.position import (
    GONE_TILES,
    BoraBora,
    Paragraph,
    changed,
    more,
)
from archipel.games.bora_bora.position_gods import (
    can_draw,
    can_use,
    guarded,
    leave_pile,
    payable,
    payable_after,
    payable_both,
    reshuffle,
)
from archipel.games.bora_bora.vocabulary import (
    CARD_OR_OFFERING,
    DEAL,
    DRAW,
    FIRE,
    FIRE_CARD,
    FIRE_STATUS,
    FROM_PILE,
    LAY,
    PAY_BLUE,
    PAY_WHITE,
    REVEAL,
    STATUS_OR_SHELL,
)
from archipel.kernel.core import CHANCE, NOTHING, Verb
from archipel.kernel.seats import one_each

# Paying gods


def add_ways(p: BoraBora, seat: int, god: int, verb: Verb, found: list[int]) -> None:
    """BB-601 to BB-603, BB-617: each way a seat can pay a god."""
    if p.god_tiles[seat] == 0 and p.offerings[seat] == 0:
        return
    for way in range(WAYS):
        if can_use(p, seat, god, way):
            found.append(verb.first + way)


def pay(p: BoraBora, seat: int, god: int, way: int) -> None:
    """BB-601 to BB-603, BB-007: the cards and an offering, or a god tile, are gone.

    Of equal cards those that everybody knows go first; any other is news to the table.
    """
    if way == GOD_TILE:
        p.god_tiles = more(p.god_tiles, seat, -1)
        p.leave_game(GONE_TILES, 1)
    else:
        count = 1 if way == god else 2
        at = seat * COLOURS + way
        p.offerings = more(p.offerings, seat, -1)
        p.hand = more(p.hand, at, -count)
        p.discard = more(p.discard, way, count)
        if p.known[at] >= count:
            p.known = more(p.known, at, -count)
        else:
            p.known = changed(p.known, at, 0)
            p.revealed += 1
    if p.listening:
        p.tell(events.god_played(seat, god, way))


def blue_too(p: BoraBora) -> bool:
    """BB-619: does a White God ask for a Blue one, because the die now counts as a 6?"""
    return p.white_is_six and p.occupied and not p.blue_paid


def white_payable(p: BoraBora, seat: int) -> bool:
    """BB-209: can White, and what comes with it, be paid?"""
    if blue_too(p):
        return payable_both(p, seat, WHITE, BLUE)
    return payable(p, seat, WHITE)


def add_white(p: BoraBora, seat: int, found: list[int]) -> None:
    """BB-612, BB-619: the ways to let the die of this action count as a 6."""
    if p.god_tiles[seat] == 0 and p.offerings[seat] == 0:
        return
    blue = blue_too(p)
    for way in range(WAYS):
        if can_use(p, seat, WHITE, way) and (not blue or payable_after(p, seat, BLUE, WHITE, way)):
            found.append(PAY_WHITE.first + way)


def whiten(p: BoraBora, seat: int, choice: int) -> None:
    """BB-612: White is paid and the action goes on with a 6; the die keeps its face."""
    blue = blue_too(p)
    pay(p, seat, WHITE, choice - PAY_WHITE.first)
    p.power = FACES
    p.whitenable = False
    p.white_due = False
    if blue:
        p.then(PAY_FOR_BLUE[seat])


class PayForBlue(Paragraph):
    """BB-611, BB-209: a Blue God is paid; a compulsory White God must stay payable."""

    rule = "BB-611"

    def ask(self, p: BoraBora) -> list[int]:
        seat = self.seat
        found: list[int] = []
        for way in range(WAYS):
            if can_use(p, seat, BLUE, way) and (
                not p.white_due or payable_after(p, seat, WHITE, BLUE, way)
            ):
                found.append(PAY_BLUE.first + way)
        return found

    def discreet(self, p: BoraBora) -> bool:
        return guarded(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        pay(p, self.seat, BLUE, choice - PAY_BLUE.first)
        p.blue_paid = True

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"die": DIE_IDS[p.face - 1], "tile": TILE_IDS[p.tile]}


# God cards


def any_card(p: BoraBora) -> bool:
    """BB-007: is there a god card to be had at all?"""
    if p.left:
        return True
    for colour in p.display:
        if colour != NONE:
            return True
    return can_draw(p)


def refresh_pile(p: BoraBora) -> bool:
    """BB-007: an empty pile is made anew when a card is needed; False if there is no card."""
    if p.left == 0:
        count = reshuffle(p)
        if count and p.listening:
            p.tell(events.reshuffled(count))
    return p.left > 0


class TakeGodCard(Paragraph):
    """BB-006, BB-007: a god card from the pile, or one of the open cards."""

    rule = "BB-006"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        seen = 0
        for colour in p.display:
            if colour != NONE and not seen >> colour & 1:
                seen |= 1 << colour
                found.append(DRAW.first + colour)
        if can_draw(p):
            found.append(DRAW.first + FROM_PILE)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        if choice == NOTHING:
            if p.listening:
                p.tell(events.no_card(seat))
            return
        colour = choice - DRAW.first
        if colour == FROM_PILE:
            refresh_pile(p)
            p.then(DEAL_CARD[seat])
            return
        place = p.display.index(colour)
        at = seat * COLOURS + colour
        p.display = changed(p.display, place, NONE)
        p.hand = more(p.hand, at, 1)
        p.known = more(p.known, at, 1)
        if p.listening:
            p.tell(events.took_card(seat, colour))
        if refresh_pile(p):
            p.then(OPEN_CARD[place])


class FromPile(Paragraph):
    """BB-006: the next card of the pile, known to nobody until chance turns it."""

    rule = "BB-006"

    def discreet(self, p: BoraBora) -> bool:
        return True  # nobody may learn that the pile holds cards of one colour only

    def weights(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if p.deck[colour]:
                found.append(p.deck[colour])
        return found


class DealCard(FromPile):
    """BB-006, BB-109: a card of the pile goes into a hand, seen by its owner only."""

    rule = "BB-006"
    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if p.deck[colour]:
                found.append(DEAL.first + colour)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        colour = choice - DEAL.first
        leave_pile(p, colour, self.owner)
        p.hand = more(p.hand, self.owner * COLOURS + colour, 1)
        if p.listening:
            p.tell(events.drew_card(self.owner, colour))


class OpenCard(FromPile):
    """BB-006, BB-108: a card of the pile is laid open on a place of the display."""

    rule = "BB-006"
    place: int

    def __init__(self, place: int) -> None:
        super().__init__(CHANCE)
        self.place = place

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if p.deck[colour]:
                found.append(REVEAL.first + colour)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        colour = choice - REVEAL.first
        leave_pile(p, colour, NONE)
        p.display = changed(p.display, self.place, colour)
        if p.listening:
            p.tell(events.card_opened(colour))


# Goods


def get_offerings(p: BoraBora, seat: int, count: int) -> None:
    p.offerings = more(p.offerings, seat, count)
    if p.listening:
        p.tell(events.got_offerings(seat, count))


def get_shells(p: BoraBora, seat: int, count: int) -> None:
    p.shells = more(p.shells, seat, count)
    if p.listening:
        p.tell(events.got_shells(seat, count))


def get_status(p: BoraBora, seat: int, count: int) -> None:
    """BB-008: steps on the status track."""
    came = p.climb(seat, count)
    if p.listening:
        p.tell(events.climbed(seat, came, p.step[seat]))


class LayMaterial(Paragraph):
    """BB-009: a material goes on a free ceremony space of its type, or beside the board."""

    rule = "BB-009"
    material: int

    def __init__(self, seat: int, material: int) -> None:
        super().__init__(seat)
        self.material = material

    def ask(self, p: BoraBora) -> list[int]:
        spaces = p.open_spaces(self.seat, self.material)
        found: list[int] = []
        if spaces:
            for space in range(CEREMONY_SPACES):
                if spaces >> space & 1:
                    found.append(LAY.first + space)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == NOTHING:
            p.beside = more(p.beside, self.seat * MATERIALS + self.material, 1)
            if p.listening:
                p.tell(events.kept_material(self.seat, self.material))
            return
        space = choice - LAY.first
        p.filled = changed(p.filled, self.seat, p.filled[self.seat] | 1 << space)
        if p.listening:
            p.tell(events.laid_material(self.seat, self.material, space))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"material": MATERIAL_IDS[self.material]}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        """With how many materials it would make a pair to build on."""
        bit = 1 << choice - LAY.first
        pairs = 0
        for both in PAIR_ENDS:
            if both & bit and both & p.filled[self.seat]:
                pairs += 1
        return {"pairs": pairs}


class FireFirst(Paragraph):
    """BB-011: the first half of the fire bonus is a god card or an offering."""

    rule = "BB-011"

    def ask(self, p: BoraBora) -> list[int]:
        return CARD_OR_OFFERING if any_card(p) else CARD_OR_OFFERING[1:]

    def run(self, p: BoraBora, choice: int) -> None:
        if choice - FIRE.first == FIRE_CARD:
            p.then(TAKE_GOD_CARD[self.seat])
        else:
            get_offerings(p, self.seat, 1)


class FireSecond(Paragraph):
    """BB-011: the second half of the fire bonus is a status step or a shell."""

    rule = "BB-011"

    def ask(self, p: BoraBora) -> list[int]:
        return STATUS_OR_SHELL

    def run(self, p: BoraBora, choice: int) -> None:
        if choice - FIRE.first == FIRE_STATUS:
            get_status(p, self.seat, 1)
        else:
            get_shells(p, self.seat, 1)


def fire_bonus(p: BoraBora, seat: int) -> None:
    """BB-011: one of each pair, in this order."""
    p.then(FIRE_SECOND[seat])
    p.then(FIRE_FIRST[seat])


# Steps are immutable: each is made once.

PAY_FOR_BLUE: Final[list[Paragraph]] = one_each(PayForBlue, MOST)
TAKE_GOD_CARD: Final[list[Paragraph]] = one_each(TakeGodCard, MOST)
DEAL_CARD: Final[list[Paragraph]] = one_each(DealCard, MOST)
OPEN_CARD: Final[list[Paragraph]] = [OpenCard(place) for place in range(OPEN_CARDS)]
LAY_MATERIAL: Final[list[list[Paragraph]]] = [
    [LayMaterial(seat, material) for material in range(MATERIALS)] for seat in range(MOST)
]
FIRE_FIRST: Final[list[Paragraph]] = one_each(FireFirst, MOST)
FIRE_SECOND: Final[list[Paragraph]] = one_each(FireSecond, MOST)
