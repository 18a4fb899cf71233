"""What the hut that is being built is paid with: MG-56, MG-57, MG-62, MG-65 to MG-67, MG-93.

Cards and coins are laid ready one by one, in any order. They stay in the hand until everything is
paid at once, so that nothing is shown before, and all of it can be taken back. At every moment a
*proposal* says what would make the payment complete.
"""

from __future__ import annotations

from archipel.games.mangrovia.components import (
    AMULET_TILE,
    AMULET_TILE_COIN,
    AMULETS,
    COIN_VALUES,
    COST,
    CURRENCY,
    FIRST_AMULET_COIN,
    JOKER_TILE,
    KINDS,
    LADDER,
    LANDSCAPES_OF,
    OFFERING_TILE,
    OFFERING_TILE_COIN,
    OFFERINGS,
    SUMS,
    TILES,
)
from archipel.games.mangrovia.position import BIRDS_ONLY, CARD_AND_BIRDS, Mangrovia
from archipel.games.mangrovia.vocabulary import JOKER


def price(p: Mangrovia) -> int:
    """MG-57, MG-62: the whole sum."""
    return COST[p.site] * 2 if p.twin else COST[p.site]


def due(p: Mangrovia) -> int:
    """What is still to be laid of it."""
    left = price(p)
    for coin in p.paid:
        left -= COIN_VALUES[coin]
    return left


def without(all: list[int], some: list[int]) -> list[int]:
    """A list less the things of another; both may hold a thing more than once."""
    left = all[:]
    for each in some:
        if each in left:
            left.remove(each)
    return left


# Landscape cards


def every_hand(p: Mangrovia) -> list[list[int]]:
    """MG-56, MG-62, MG-65, MG-66, MG-93: whatever landscape cards, joker included, would do.

    The joker comes last: whoever has a card keeps the tile.
    """
    at = p.builder * KINDS + OFFERINGS
    held: list[int] = []  # the landscapes of the space in hand, the most frequent first
    for landscape in LANDSCAPES_OF[p.site]:
        count = p.hold[at + landscape]
        if count and held and count > p.hold[at + held[0]]:
            held.insert(0, landscape)
        elif count:
            held.append(landscape)
    enough: list[list[int]] = []
    for i, one in enumerate(held):
        if not p.twin:
            enough.append([one])
            continue
        if p.hold[at + one] > 1:
            enough.append([one, one])
        for other in held[i + 1 :]:
            enough.append([one, other])
    found: list[list[int]] = []
    for cards in enough:
        if p.birds >> cards[0] & 1 and p.birds >> cards[-1] & 1:
            found.append(cards)
    if not p.has_joker(p.builder):
        return found
    if p.joker == BIRDS_ONLY:
        for cards in enough:
            found.append([*cards, JOKER])
    elif not p.twin:
        found.append([JOKER])
    elif p.joker == CARD_AND_BIRDS:
        for one in held:
            if p.birds >> one & 1:
                found.append([one, JOKER])
    return found


def hands(p: Mangrovia) -> list[list[int]]:
    """Of these, what may still be added to the cards that are laid ready."""
    found: list[list[int]] = []
    for cards in every_hand(p):
        rest = without(cards, p.played)
        if len(rest) + len(p.played) == len(cards):
            found.append(rest)
    return found


# Coins


def left(p: Mangrovia, coin: int) -> int:
    """How many of a coin are not laid ready yet."""
    return p.purse(p.builder, coin) - p.paid.count(coin)


def more(sums: int, value: int, count: int) -> int:
    """The sums that can be paid with so many coins of a value besides."""
    for _ in range(count):
        sums = (sums | (sums << value)) & SUMS
    return sums


def coins(p: Mangrovia) -> list[int]:
    """MG-57: the coins with which the sum can still be completed, the highest first."""
    still = due(p)
    ladder = LADDER[CURRENCY[p.site]]
    found: list[int] = []
    for coin in ladder:
        value = COIN_VALUES[coin]
        if value > still or left(p, coin) == 0:
            continue
        sums = more(1, value, left(p, coin) - 1)
        for other in ladder:
            if other != coin:
                sums = more(sums, COIN_VALUES[other], left(p, other))
        if sums >> (still - value) & 1:
            found.append(coin)
    return found


def ways_to_pay(p: Mangrovia) -> int:
    """In how many ways can the sum be made up? 2 stands for more as well."""
    still = due(p)
    found = [0] * (still + 1)
    found[0] = 1
    for coin in LADDER[CURRENCY[p.site]]:
        value = COIN_VALUES[coin]
        count = left(p, coin)
        for total in range(still, 0, -1):
            ways = found[total]
            rest = total - value
            for _ in range(count):
                if rest < 0:
                    break
                ways += found[rest]
                rest -= value
            found[total] = min(ways, 2)
    return found[still]


def rest_of_sum(p: Mangrovia) -> list[int] | None:
    """The coins proposed for what is due, high before low; None if it cannot be paid."""
    still = due(p)
    ladder = LADDER[CURRENCY[p.site]]
    below = [1] * len(ladder)  # what can be paid with the lower coins
    for at in range(len(ladder) - 1, 0, -1):
        below[at - 1] = more(below[at], COIN_VALUES[ladder[at]], left(p, ladder[at]))
    found: list[int] = []
    for at, coin in enumerate(ladder):
        value = COIN_VALUES[coin]
        count = left(p, coin)
        while count and (value * count > still or not below[at] >> (still - value * count) & 1):
            count -= 1
        if not below[at] >> (still - value * count) & 1:
            return None
        still -= value * count
        for _ in range(count):
            found.append(coin)
    return found


# Paying


def can_complete(p: Mangrovia) -> bool:
    """Can the hut be paid with what is laid ready and what is in hand?"""
    return bool(hands(p)) and rest_of_sum(p) is not None


def only_way(p: Mangrovia) -> bool:
    """Is nothing laid ready yet, and is there one way only to pay?"""
    return not p.played and not p.paid and len(hands(p)) == 1 and ways_to_pay(p) == 1


def spend(p: Mangrovia) -> tuple[list[int], list[int]]:
    """MG-67, MG-93, R15: what is laid ready, and what is proposed besides, goes to its piles.

    Returns the landscape cards and the coins. Of equal cards a start card goes first, then one
    that everybody has seen.
    """
    seat = p.builder
    cards = [*p.played, *hands(p)[0]]
    paid = [*p.paid, *(rest_of_sum(p) or [])]
    p.played = []
    p.paid = []
    for card in cards:
        if card == JOKER:
            p.tiles[seat * TILES + JOKER_TILE] -= 1
            p.tile_box[JOKER_TILE] += 1
        else:
            discard(p, seat, OFFERINGS + card)
    for coin in paid:
        if coin == OFFERING_TILE_COIN:
            p.tiles[seat * TILES + OFFERING_TILE] -= 1
            p.tile_box[OFFERING_TILE] += 1
        elif coin == AMULET_TILE_COIN:
            p.tiles[seat * TILES + AMULET_TILE] -= 1
            p.tile_box[AMULET_TILE] += 1
        elif coin >= FIRST_AMULET_COIN:
            number = coin - FIRST_AMULET_COIN
            p.amulets[seat * AMULETS + number] -= 1
            p.aside[number] += 1
            if number == 0 and p.ones[seat]:
                p.ones[seat] -= 1
        elif p.starts[seat * OFFERINGS + coin]:
            p.starts[seat * OFFERINGS + coin] -= 1
            p.hold[seat * KINDS + coin] -= 1
            p.box += 1
        else:
            discard(p, seat, coin)
    return cards, paid


def discard(p: Mangrovia, seat: int, kind: int) -> None:
    """A card that is no start card leaves a hand."""
    at = seat * KINDS + kind
    p.hold[at] -= 1
    if p.known[at]:
        p.known[at] -= 1
    p.discards[kind] += 1
