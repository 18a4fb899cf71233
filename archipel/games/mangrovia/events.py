"""What the log of Mangrovia can tell: one function per kind of event, from numbers to ids."""

from __future__ import annotations

from archipel.games.mangrovia.components import (
    AMULET,
    AMULET_IDS,
    CARD_IDS,
    COIN_IDS,
    COIN_VALUES,
    CURRENCY_IDS,
    DECK_IDS,
    FERVOUR_IDS,
    JOKER_TILE,
    LADDER,
    LANDSCAPE_CARD_IDS,
    LANDSCAPE_IDS,
    LANDSCAPES,
    OFFERING,
    OFFERING_TILE_COIN,
    OWNER_IDS,
    PATH_IDS,
    PRIZES,
    SEAT_IDS,
    SITE_IDS,
    SPACE_IDS,
    STAGE_IDS,
    TILE_IDS,
    TOTEM_PRIZES,
    falling,
)
from archipel.games.mangrovia.seen import BonusTileId, LandscapeCardId
from archipel.kernel.core import Event


def played_id(card: int) -> LandscapeCardId | BonusTileId:
    """A landscape card or the joker."""
    return LANDSCAPE_CARD_IDS[card] if card < LANDSCAPES else TILE_IDS[JOKER_TILE]


# The set-up


def first_player(seat: int) -> Event:
    return Event("first-player", {"seat": SEAT_IDS[seat]})


def start_pair(seat: int, place: int, kinds: list[int]) -> Event:
    return Event(
        "start-pair",
        {
            "seat": SEAT_IDS[seat],
            "number": place + 1,
            "one": CARD_IDS[kinds[0]],
            "other": CARD_IDS[kinds[1]],
        },
    )


def tile_laid(tile: int, space: int) -> Event:
    return Event("tile-laid", {"tile": TILE_IDS[tile], "space": SPACE_IDS[space]})


# The round


def round_began(number: int, first: int) -> Event:
    return Event("round-began", {"round": number, "seat": SEAT_IDS[first]})


def placed_dish(seat: int, site: int) -> Event:
    return Event("placed-dish", {"seat": SEAT_IDS[seat], "site": SITE_IDS[site]})


def landed(seat: int, stage: int) -> Event:
    return Event("landed", {"seat": SEAT_IDS[seat], "stage": STAGE_IDS[stage]})


def passed(seat: int, stage: int) -> Event:
    return Event("passed", {"seat": SEAT_IDS[seat], "stage": STAGE_IDS[stage]})


def nothing_possible(seat: int, stage: int) -> Event:
    return Event("nothing-possible", {"seat": SEAT_IDS[seat], "stage": STAGE_IDS[stage]})


def birds_moved(seat: int, one: int, other: int, moved: bool) -> Event:
    return Event(
        "birds-moved",
        {
            "seat": SEAT_IDS[seat],
            "one": LANDSCAPE_IDS[one],
            "other": LANDSCAPE_IDS[other],
            "moved": 1 if moved else 0,
        },
    )


def talisman_won(seat: int, stays: bool) -> Event:
    return Event("talisman-won", {"seat": SEAT_IDS[seat], "stays": 1 if stays else 0})


def talisman_passed(seat: int, birds: int) -> Event:
    shown = [LANDSCAPE_IDS[i] for i in range(LANDSCAPES) if birds >> i & 1]
    return Event("talisman-passed", {"seat": SEAT_IDS[seat], "one": shown[0], "other": shown[1]})


# Cards


def took(seat: int, kind: int) -> Event:
    return Event("took", {"seat": SEAT_IDS[seat], "card": CARD_IDS[kind]})


def drew(seat: int, stock: int, kind: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "deck": DECK_IDS[stock]}
    return Event("drew", values, {"card": CARD_IDS[kind]}, [seat])


def laid_open(kind: int) -> Event:
    return Event("laid-open", {"card": CARD_IDS[kind]})


def reshuffled(stock: int, count: int) -> Event:
    return Event("reshuffled", {"deck": DECK_IDS[stock], "count": count})


# Amulets


def took_one(seat: int) -> Event:
    return Event("took-one", {"seat": SEAT_IDS[seat]})


def pulled(seat: int, at: int) -> Event:
    return Event("pulled", {"seat": SEAT_IDS[seat]}, {"amulet": AMULET_IDS[at]}, [seat])


def returned(seat: int, at: int) -> Event:
    return Event("returned", {"seat": SEAT_IDS[seat]}, {"amulet": AMULET_IDS[at]}, [seat])


def kept(seat: int, count: int) -> Event:
    return Event("kept", {"seat": SEAT_IDS[seat], "count": count})


def bag_refilled(count: int) -> Event:
    return Event("bag-refilled", {"count": count})


# Building


def building(seat: int, space: int, huts: int) -> Event:
    return Event("building", {"seat": SEAT_IDS[seat], "space": SPACE_IDS[space], "huts": huts})


def played(seat: int, card: int) -> Event:
    return Event("played", {"seat": SEAT_IDS[seat], "card": played_id(card)})


def sum_of(coins: list[int]) -> dict[str, str | int]:
    """A payment as a sum of printed values, and the bonus tile in it, if there is one."""
    tiles = [coin for coin in coins if coin >= OFFERING_TILE_COIN]
    amulet = coins[0] in LADDER[AMULET]
    return {
        "coins": " + ".join(str(COIN_VALUES[coin]) for coin in falling(coins)),
        "currency": CURRENCY_IDS[AMULET if amulet else OFFERING],
        "tiles": len(tiles),
        "tile": COIN_IDS[tiles[0]] if tiles else "",
    }


def paid(seat: int, coins: list[int]) -> Event:
    return Event("paid", {"seat": SEAT_IDS[seat], **sum_of(coins)})


def built(seat: int, space: int, huts: int, points: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "space": SPACE_IDS[space]}
    return Event("built", {**values, "huts": huts, "points": points})


def fervour(seat: int, tile: int, points: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "tile": FERVOUR_IDS[tile]}
    return Event("fervour", {**values, "points": points})


def level_rose(seat: int, level: int) -> Event:
    return Event("level-rose", {"seat": SEAT_IDS[seat], "level": level})


def won_tile(seat: int, tile: int) -> Event:
    return Event("won-tile", {"seat": SEAT_IDS[seat], "tile": TILE_IDS[tile]})


def last_hut(seat: int, already: bool) -> Event:
    return Event("last-hut", {"seat": SEAT_IDS[seat], "already": 1 if already else 0})


# The end


def path_scored(path: int, first: int, second: int) -> Event:
    """Neutral may be one of the two: its prize is lost."""
    return Event(
        "path-scored",
        {
            "path": PATH_IDS[path],
            "first": OWNER_IDS[first],
            "second": OWNER_IDS[second],
            "most": PRIZES[path][0],
            "less": PRIZES[path][1],
        },
    )


def path_alone(path: int, first: int) -> Event:
    values: dict[str, str | int] = {"path": PATH_IDS[path], "first": OWNER_IDS[first]}
    return Event("path-alone", {**values, "most": PRIZES[path][0]})


def totem_scored(first: int, second: int) -> Event:
    return Event(
        "totem-scored",
        {
            "first": OWNER_IDS[first],
            "second": OWNER_IDS[second],
            "most": TOTEM_PRIZES[0],
            "less": TOTEM_PRIZES[1],
        },
    )


def totem_alone(first: int) -> Event:
    return Event("totem-alone", {"first": OWNER_IDS[first], "most": TOTEM_PRIZES[0]})


def star_scored(seat: int, points: int) -> Event:
    return Event("star-scored", {"seat": SEAT_IDS[seat], "points": points})


def amulets_scored(seat: int, points: int) -> Event:
    return Event("amulets-scored", {"seat": SEAT_IDS[seat], "points": points})


def scored(seat: int, points: int) -> Event:
    return Event("scored", {"seat": SEAT_IDS[seat], "points": points})


def winner(seat: int, shared: bool) -> Event:
    return Event("winner", {"seat": SEAT_IDS[seat], "shared": 1 if shared else 0})
