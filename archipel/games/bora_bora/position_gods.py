"""What a seat can pay for a god, and god cards that come and go: BB-006, BB-007, BB-601 ff."""

from __future__ import annotations

from archipel.games.bora_bora.components import COLOURS, GOD_TILE, NONE
from archipel.games.bora_bora.position import (
    BoraBora,
    changed,
    more,
)


def payable(p: BoraBora, seat: int, god: int) -> bool:
    """BB-601 to BB-603: can a seat pay this god?"""
    if p.god_tiles[seat]:
        return True
    if p.offerings[seat] == 0:
        return False
    at = seat * COLOURS
    if p.hand[at + god]:
        return True
    return any(p.hand[at + colour] > 1 for colour in range(COLOURS))


def payable_after(p: BoraBora, seat: int, god: int, first: int, way: int) -> bool:
    """BB-209: can a seat pay this god once it has paid the first one in that way?"""
    tiles = p.god_tiles[seat]
    offerings = p.offerings[seat]
    if way == GOD_TILE:
        tiles -= 1
    else:
        offerings -= 1
    if tiles > 0:
        return True
    if offerings <= 0:
        return False
    at = seat * COLOURS
    for colour in range(COLOURS):
        count = p.hand[at + colour]
        if colour == way:
            count -= 1 if colour == first else 2
        if count > 1 or (count == 1 and colour == god):
            return True
    return False


def can_use(p: BoraBora, seat: int, god: int, way: int) -> bool:
    """BB-601 to BB-603, BB-617: is this a way to pay the god?"""
    if way == GOD_TILE:
        return p.god_tiles[seat] > 0
    if p.offerings[seat] == 0:
        return False
    return p.hand[seat * COLOURS + way] >= (1 if way == god else 2)


def payable_both(p: BoraBora, seat: int, god: int, other: int) -> bool:
    """BB-209: can a seat pay two gods for one die?"""
    for way in range(GOD_TILE + 1):
        if can_use(p, seat, god, way) and payable_after(p, seat, other, god, way):
            return True
    return False


def hidden_cards(p: BoraBora, seat: int) -> int:
    """How many god cards a seat holds that nobody else knows; how many it holds, everybody sees."""
    count = 0
    for at in range(seat * COLOURS, (seat + 1) * COLOURS):
        count += p.hand[at] - p.known[at]
    return count


def guarded(p: BoraBora, seat: int) -> bool:
    """Could a seat pay a god with cards that nobody else knows?

    Then it is asked although it can only decline: otherwise the others would learn what it holds.
    """
    return p.offerings[seat] > 0 and hidden_cards(p, seat) > 0


# God cards that come and go
def can_draw(p: BoraBora) -> bool:
    """BB-007: is there a card in the pile, or one to make a new pile of?"""
    return p.left > 0 or any(count > 0 for count in p.discard)


def reshuffle(p: BoraBora) -> int:
    """BB-007: the discards become the pile, which everybody knows; their number."""
    found = 0
    p.deck = p.deck[:]
    p.sure = p.sure[:]
    for colour in range(COLOURS):
        count = p.discard[colour]
        if count:
            found += count
            p.deck[colour] += count
            p.discard = changed(p.discard, colour, 0)
            for row in range(p.seats + 1):
                p.sure[row * COLOURS + colour] += count
    p.left += found
    p.counted = True
    return found


def leave_pile(p: BoraBora, colour: int, seat: int) -> None:
    """A card leaves the pile, seen by one seat; NONE: by all.

    Whoever does not see it can count on one less of every colour there.
    """
    p.deck = more(p.deck, colour, -1)
    p.left -= 1
    if not p.counted:
        return
    sure = p.sure[:]
    p.sure = sure
    for row in range(p.seats + 1):
        base = row * COLOURS
        if seat == NONE or row == seat:
            if sure[base + colour]:
                sure[base + colour] -= 1
        else:
            for other in range(base, base + COLOURS):
                if sure[other]:
                    sure[other] -= 1


def show_card(p: BoraBora, seat: int, colour: int, count: int) -> None:
    """Everybody sees that a seat holds so many cards of a colour."""
    at = seat * COLOURS + colour
    if p.known[at] < count:
        p.known = changed(p.known, at, count)
        p.revealed += 1
