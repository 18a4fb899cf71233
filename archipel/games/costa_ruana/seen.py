"""What a view of Costa Ruana is made of. The browser's types come from here."""

from __future__ import annotations

import msgspec

from archipel.games import View as GameView


class Island(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    treasures: int
    inhabitants: list[int]  # by seat
    taker: str  # who would get a treasure now: a seat, "conflict" or "nobody"


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    side: str | None  # the background that is visible; None before it is laid down
    reverse: str | None  # the one on its back


class Card(msgspec.Struct, frozen=True, kw_only=True):
    slot: str
    played_by: str
    front: str  # the seat it lies in front of
    face: str | None  # None: the viewer may not know it
    face_up: bool  # does it lie face up for everybody?
    copiers: list[str]  # seats
    active: bool | None  # None until the shaman has flipped; inactive cards leave at once


class View(GameView, frozen=True, kw_only=True):
    phase: str
    round: int  # 0 during the set-up
    shaman: str | None
    islands: list[Island]
    conditions: list[Condition]
    hand: list[str]  # the viewer's own faces
    hands: list[int]  # number of cards, by seat
    cards: list[Card]  # on the table
    reserve: list[int]  # by seat
    won: list[int]  # treasures of this round, by seat
    huts: list[int | None]  # treasures of earlier rounds, by seat; None: hidden
    draw_pile: int
    discards: dict[str, int]  # face: how many lie in the discard pile
    acting: str | None  # the seat that decides
    resolving: str | None  # the slot of the card being resolved
    steps_left: int | None  # inhabitants still to place or remove for this effect
    picked_from: str | None  # the island a treasure or inhabitant is being moved from
    picked_tribe: str | None  # the inhabitant being moved
