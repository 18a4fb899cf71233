"""What a view of Mangrovia is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.games import SeatId
from archipel.games import View as GameView

Phase = Literal["setup", "prepare", "place", "sail", "final_scoring", "game_over"]
OwnerId = SeatId | Literal["neutral"]
LandscapeId = Literal["water", "sand", "mangrove", "reed"]
OfferingId = Literal[
    "offering_2", "offering_3", "offering_4", "offering_5", "offering_6", "offering_7",
]  # fmt: skip
LandscapeCardId = Literal["card_water", "card_sand", "card_mangrove", "card_reed"]
CardId = OfferingId | LandscapeCardId
DeckId = Literal["offering_deck", "landscape_deck"]
AmuletId = Literal["amulet_1", "amulet_2", "amulet_3", "amulet_4", "amulet_5", "amulet_6"]
FervourTileId = Literal[
    "fervour_2", "fervour_3", "fervour_4", "fervour_5",
    "fervour_6", "fervour_7", "fervour_8", "fervour_9",
]  # fmt: skip
BonusTileId = Literal[
    "tile_statue_a", "tile_statue_b", "tile_statue_c", "tile_statue_d",
    "tile_statue_e", "tile_statue_f", "tile_statue_g", "tile_statue_h",
    "tile_offering_3", "tile_amulet_2", "tile_landscape_joker",
]  # fmt: skip
SpaceId = str  # "c1r1", "n1"
PathId = Literal["path_a", "path_b", "path_c", "path_d", "path_e", "path_f", "path_g", "path_h"]
MajorityId = PathId | Literal["totem"]
SiteId = Literal["site_1_12", "site_2_11", "site_3_10", "site_4_9", "site_5_8", "site_6_7"]
BoatPlaceId = Literal[
    "boat_space",
    "stage_1", "stage_2", "stage_3", "stage_4", "stage_5", "stage_6",
    "stage_7", "stage_8", "stage_9", "stage_10", "stage_11", "stage_12",
]  # fmt: skip


class Space(msgspec.Struct, frozen=True, kw_only=True):
    id: SpaceId
    owner: OwnerId | None
    huts: int  # 0, 1 or 2
    fervour_tile: FervourTileId | None  # under a hut around the Totem
    bonus_tile: BonusTileId | None  # lying on an empty space of the Stone Star


class Site(msgspec.Struct, frozen=True, kw_only=True):
    id: SiteId
    dish: OwnerId | None


class Majority(msgspec.Struct, frozen=True, kw_only=True):
    id: MajorityId
    huts: dict[OwnerId, int]  # by owner, neutral huts included
    first: OwnerId | None  # who would get the larger prize now; "neutral" loses it
    second: OwnerId | None


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatId
    huts: int  # left in stock
    dishes: int  # not placed yet
    offerings: int  # number of cards in hand
    landscapes: int
    known: dict[CardId, int]  # cards in hand that everybody saw being taken, start cards included
    amulets: int  # number
    amulet_values: list[AmuletId] | None  # None while they are hidden from the viewer
    level: int  # row of the amulet table
    bonus_tiles: list[BonusTileId]


class Building(msgspec.Struct, frozen=True, kw_only=True):
    """A hut that was announced. What it is to be paid with is seen by its builder alone."""

    seat: SeatId
    space: SpaceId
    huts: int
    price: int  # the whole sum
    played: list[LandscapeCardId | BonusTileId]  # landscape cards and joker laid ready
    paid: list[OfferingId | AmuletId | BonusTileId]  # laid ready; no longer among the viewer's
    due: int  # what is still to be laid of the price
    proposed: list[LandscapeCardId | OfferingId | AmuletId | BonusTileId]  # would complete it


class View(GameView, frozen=True, kw_only=True):
    phase: Phase
    round: int  # 0 during the set-up
    last_round: bool  # somebody has built his last hut
    talisman: SeatId | None  # the first player
    acting: SeatId | None  # the seat that decides
    boat: BoatPlaceId
    birds: list[LandscapeId]  # two
    sites: list[Site]
    spaces: list[Space]
    paths: list[Majority]
    totem: Majority
    star: dict[OwnerId, int]  # huts around the Stone Star by owner
    star_factor: int  # what each of them is worth now
    fervour_tiles: list[FervourTileId]  # left on the islet, the top one first
    open_offerings: list[OfferingId | None]  # place by place
    open_landscapes: list[LandscapeCardId | None]
    decks: dict[DeckId, int]  # number of cards
    discards: dict[CardId, int]
    bag: int  # number of amulets
    stack: int  # amulets of value 1 below the amulet table
    set_aside: dict[AmuletId, int]
    players: list[Player]
    hand: list[CardId]  # the viewer's cards that are not laid ready
    start_cards: list[OfferingId]  # those of them that are start cards
    drawing: SeatId | None  # the seat that is drawing amulets
    drawn_count: int  # how many it has drawn and not yet kept
    drawn: list[AmuletId]  # what they are, if the viewer draws them
    building: Building | None
