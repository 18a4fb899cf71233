"""What one seat, or a spectator, may know of a table of Mangrovia."""

from __future__ import annotations

from archipel.games.mangrovia.components import (
    AMULET_IDS,
    AMULETS,
    BOAT_PLACE_IDS,
    CARD_IDS,
    COIN_IDS,
    FERVOUR_IDS,
    FIRST_AMULET_COIN,
    FIRST_KIND,
    JOKER_TILE,
    KINDS,
    LANDSCAPE,
    LANDSCAPE_CARD_IDS,
    LANDSCAPE_IDS,
    LANDSCAPES,
    LAST_KIND,
    NONE,
    OFFERING,
    OFFERING_IDS,
    OFFERING_TILE,
    OFFERING_TILE_COIN,
    OFFERINGS,
    OPEN_OFFERINGS,
    OWNER_IDS,
    OWNERS,
    PATH_IDS,
    PATHS,
    SEAT_IDS,
    SITE_IDS,
    SITES,
    SPACE_IDS,
    SPACES,
    STAR_INDEX,
    TILE_IDS,
    TILES,
    TOTEM_INDEX,
)
from archipel.games.mangrovia.events import played_id
from archipel.games.mangrovia.position import Mangrovia, Paragraph
from archipel.games.mangrovia.position_paying import due, hands, price, rest_of_sum
from archipel.games.mangrovia.scoring import (
    amulet_points,
    breakdown,
    has_closed_amulets,
    open_amulet_points,
    place_on_path,
    star_total,
    totem_places,
)
from archipel.games.mangrovia.seen import (
    AmuletId,
    BonusTileId,
    Building,
    CardId,
    LandscapeCardId,
    Majority,
    MajorityId,
    OfferingId,
    OwnerId,
    Player,
    Site,
    Space,
    View,
)
from archipel.games.mangrovia.vocabulary import JOKER


def view(p: Mangrovia, seat: int) -> View:
    """The table as a seat sees it; SPECTATOR sees what is public."""
    viewer = seat if seat >= 0 else None
    over = not p.agenda
    step = p.agenda[-1] if p.agenda else None
    return View(
        seats=p.seats,
        viewer=viewer,
        scores=scores(p, over),
        veiled=[veiled(p, other, over) for other in range(p.seats)],
        secret=secret(p, seat, over),
        over=over,
        phase=step.phase if isinstance(step, Paragraph) else "game_over",
        round=p.round,
        last_round=p.ending,
        talisman=SEAT_IDS[p.first] if p.first != NONE else None,
        acting=SEAT_IDS[p.seat] if p.seat >= 0 else None,
        boat=BOAT_PLACE_IDS[p.stage],
        birds=[LANDSCAPE_IDS[i] for i in range(LANDSCAPES) if p.birds >> i & 1],
        sites=[Site(id=SITE_IDS[site], dish=owner(p.dish[site])) for site in range(SITES)],
        spaces=[space(p, number) for number in range(SPACES)],
        paths=[path(p, number) for number in range(PATHS)],
        totem=majority("totem", p.totem, totem_places(p)),
        star=by_owner(p.star),
        star_factor=star_total(p),
        fervour_tiles=FERVOUR_IDS[p.pile :],
        open_offerings=[offering(kind) for kind in p.open[:OPEN_OFFERINGS]],
        open_landscapes=[landscape(kind) for kind in p.open[OPEN_OFFERINGS:]],
        decks={"offering_deck": p.left[OFFERING], "landscape_deck": p.left[LANDSCAPE]},
        discards={CARD_IDS[k]: p.discards[k] for k in range(KINDS) if p.discards[k]},
        bag=p.in_bag,
        stack=p.stack,
        set_aside={AMULET_IDS[at]: p.aside[at] for at in range(AMULETS) if p.aside[at]},
        players=[player(p, other, seat, over) for other in range(p.seats)],
        hand=hand(p, seat) if viewer is not None else [],
        start_cards=start_cards(p, seat) if viewer is not None else [],
        drawing=SEAT_IDS[p.drawer] if p.drawer != NONE else None,
        drawn_count=sum(p.drawn),
        drawn=amulets(p.drawn) if p.drawer == viewer else [],
        building=building(p, seat) if p.builder != NONE else None,
    )


def owner(number: int) -> OwnerId | None:
    return OWNER_IDS[number] if number != NONE else None


def offering(kind: int) -> OfferingId | None:
    return OFFERING_IDS[kind] if kind != NONE else None


def landscape(kind: int) -> LandscapeCardId | None:
    return LANDSCAPE_CARD_IDS[kind - OFFERINGS] if kind != NONE else None


def by_owner(huts: list[int]) -> dict[OwnerId, int]:
    return {OWNER_IDS[o]: huts[o] for o in range(OWNERS) if huts[o]}


def amulets(counts: list[int]) -> list[AmuletId]:
    """Amulets by their counts, the most valuable first."""
    return [AMULET_IDS[at] for at in range(AMULETS - 1, -1, -1) for _ in range(counts[at])]


def scores(p: Mangrovia, over: bool) -> list[dict[str, int]]:
    """Points by source; of the amulets only those everybody knows, until the end."""
    found: list[dict[str, int]] = []
    for other, points in enumerate(breakdown(p)):
        if not over:
            points["amulets"] = open_amulet_points(p, other)
        found.append(points)
    return found


def veiled(p: Mangrovia, other: int, over: bool) -> list[str]:
    return ["amulets"] if not over and has_closed_amulets(p, other) else []


def secret(p: Mangrovia, seat: int, over: bool) -> dict[str, int]:
    """MG-50: the amulets whose values their owner alone knows."""
    if over or seat < 0 or not has_closed_amulets(p, seat):
        return {}
    return {"amulets": amulet_points(p, seat) - open_amulet_points(p, seat)}


def space(p: Mangrovia, number: int) -> Space:
    totem = TOTEM_INDEX[number]
    star = STAR_INDEX[number]
    tile = p.under[totem] if totem != NONE else NONE
    bonus = p.bonus[star] if star != NONE else NONE
    huts = 0 if p.owner[number] == NONE else 1 + (p.twins >> number & 1)
    return Space(
        id=SPACE_IDS[number],
        owner=owner(p.owner[number]),
        huts=huts,
        fervour_tile=FERVOUR_IDS[tile] if tile != NONE else None,
        bonus_tile=TILE_IDS[bonus] if bonus != NONE else None,
    )


def path(p: Mangrovia, number: int) -> Majority:
    huts = p.along[number * OWNERS : (number + 1) * OWNERS]
    return majority(PATH_IDS[number], huts, place_on_path(p, number))


def majority(id: MajorityId, huts: list[int], places: tuple[int, int]) -> Majority:
    return Majority(id=id, huts=by_owner(huts), first=owner(places[0]), second=owner(places[1]))


def player(p: Mangrovia, other: int, seat: int, over: bool) -> Player:
    """MG-50: hands and amulets of the others are numbers, except what everybody saw.

    Who lays something ready for a hut sees it there, and no longer among his amulets and tiles.
    """
    hold = p.hold[other * KINDS : (other + 1) * KINDS]
    mine = p.amulets[other * AMULETS : (other + 1) * AMULETS]
    held = sum(mine)
    known = p.known[other * KINDS : (other + 1) * KINDS]
    for value in range(OFFERINGS):
        known[value] += p.starts[other * OFFERINGS + value]
    tiles = p.tiles[other * TILES : (other + 1) * TILES]
    if p.builder == other == seat:
        tiles[JOKER_TILE] -= p.played.count(JOKER)
        for coin in p.paid:
            if coin >= OFFERING_TILE_COIN:
                tiles[OFFERING_TILE + coin - OFFERING_TILE_COIN] -= 1
            elif coin >= FIRST_AMULET_COIN:
                mine[coin - FIRST_AMULET_COIN] -= 1
    return Player(
        seat=SEAT_IDS[other],
        huts=p.stock[other],
        dishes=p.dishes_in_hand(other),
        offerings=sum(hold[FIRST_KIND[OFFERING] : LAST_KIND[OFFERING]]),
        landscapes=sum(hold[FIRST_KIND[LANDSCAPE] : LAST_KIND[LANDSCAPE]]),
        known={CARD_IDS[kind]: known[kind] for kind in range(KINDS) if known[kind]},
        amulets=held,
        amulet_values=amulets(mine) if over or other == seat else None,
        level=p.row(other),
        bonus_tiles=[TILE_IDS[tile] for tile in range(TILES) for _ in range(tiles[tile])],
    )


def hand(p: Mangrovia, seat: int) -> list[CardId]:
    """The cards of a seat, which it alone sees: offerings in rising order, then landscapes."""
    hold = p.hold[seat * KINDS : (seat + 1) * KINDS]
    if p.builder == seat:
        for card in p.played:
            if card != JOKER:
                hold[OFFERINGS + card] -= 1
        for coin in p.paid:
            if coin < OFFERINGS:
                hold[coin] -= 1
    return [CARD_IDS[kind] for kind in range(KINDS) for _ in range(hold[kind])]


def start_cards(p: Mangrovia, seat: int) -> list[OfferingId]:
    """Of equal cards a start card is laid ready first (R15)."""
    starts = p.starts[seat * OFFERINGS : (seat + 1) * OFFERINGS]
    if p.builder == seat:
        for coin in p.paid:
            if coin < OFFERINGS and starts[coin]:
                starts[coin] -= 1
    return [OFFERING_IDS[kind] for kind in range(OFFERINGS) for _ in range(starts[kind])]


def building(p: Mangrovia, seat: int) -> Building:
    """MG-57: everybody sees where somebody builds; what is laid ready, only he."""
    mine = p.builder == seat
    return Building(
        seat=SEAT_IDS[p.builder],
        space=SPACE_IDS[p.site],
        huts=2 if p.twin else 1,
        price=price(p),
        played=[played_id(card) for card in p.played] if mine else [],
        paid=[COIN_IDS[coin] for coin in p.paid] if mine else [],
        due=due(p) if mine else price(p),
        proposed=proposed(p) if mine else [],
    )


def proposed(p: Mangrovia) -> list[LandscapeCardId | OfferingId | AmuletId | BonusTileId]:
    """What would make the payment complete."""
    cards = hands(p)
    found: list[LandscapeCardId | OfferingId | AmuletId | BonusTileId] = []
    for card in cards[0] if cards else []:
        found.append(played_id(card))
    for coin in rest_of_sum(p) or []:
        found.append(COIN_IDS[coin])
    return found
