"""What a view of Mangrovia is made of. The browser's types come from here."""

from __future__ import annotations

import msgspec

from archipel.games import View as GameView


class Space(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    owner: str | None  # a seat or "neutral"
    huts: int  # 0, 1 or 2
    fervour_tile: str | None  # under a hut around the Totem
    bonus_tile: str | None  # lying on an empty space of the Stone Star


class Site(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    dish: str | None  # a seat or "neutral"


class Majority(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # a path, or "totem"
    huts: dict[str, int]  # by owner, neutral huts included
    first: str | None  # who would get the larger prize now; "neutral" loses it
    second: str | None


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    huts: int  # left in stock
    dishes: int  # not placed yet
    offerings: int  # number of cards in hand
    landscapes: int
    known: dict[str, int]  # cards in hand that everybody saw being taken, start cards included
    amulets: int  # number
    amulet_values: list[str] | None  # None while they are hidden from the viewer
    level: int  # row of the amulet table
    bonus_tiles: list[str]


class Building(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    space: str
    huts: int
    played: list[str]  # landscape cards and joker on the table
    paid: list[str]  # offerings, amulets and tiles on the table
    due: int  # the sum still to be paid


class View(GameView, frozen=True, kw_only=True):
    phase: str
    round: int  # 0 during the set-up
    last_round: bool  # somebody has built his last hut
    talisman: str | None  # the first player
    acting: str | None  # the seat that decides
    boat: str  # a stage, or "boat_space"
    birds: list[str]  # two landscapes
    sites: list[Site]
    spaces: list[Space]
    paths: list[Majority]
    totem: Majority
    star: dict[str, int]  # huts around the Stone Star by owner
    star_factor: int  # what each of them is worth now
    fervour_tiles: list[str]  # left on the islet, the top one first
    open_offerings: list[str | None]  # place by place
    open_landscapes: list[str | None]
    decks: dict[str, int]  # number of cards
    discards: dict[str, int]  # by card
    bag: int  # number of amulets
    stack: int  # amulets of value 1 below the amulet table
    set_aside: dict[str, int]  # by amulet
    players: list[Player]
    hand: list[str]  # the viewer's cards
    start_cards: list[str]  # those of them that are start cards
    drawing: str | None  # the seat that is drawing amulets
    drawn_count: int  # how many it has drawn and not yet kept
    drawn: list[str]  # what they are, if the viewer draws them
    building: Building | None
