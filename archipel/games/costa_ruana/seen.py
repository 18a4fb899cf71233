"""What a view of Costa Ruana is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.games import SeatId
from archipel.games import View as GameView

Phase = Literal[
    "setup", "setup_place", "play_face_up", "play_face_down", "place_copier", "flip_condition",
    "reveal_and_discard", "resolve", "collect", "prepare_next_round", "game_over",
]  # fmt: skip
IslandId = Literal[
    "island_1", "island_2", "island_3", "island_4", "island_5", "island_6", "island_7",
    "island_8", "island_9", "island_10",
]  # fmt: skip
FaceId = Literal[
    "day_treasure", "day_remove_1", "day_remove_2", "day_remove_3",
    "day_place_1", "day_place_2", "day_place_3", "day_move",
    "night_treasure", "night_remove_1", "night_remove_2", "night_remove_3",
    "night_place_1", "night_place_2", "night_place_3", "night_move",
    "high_tide_treasure", "high_tide_remove_1", "high_tide_remove_2", "high_tide_remove_3",
    "high_tide_place_1", "high_tide_place_2", "high_tide_place_3", "high_tide_move",
    "low_tide_treasure", "low_tide_remove_1", "low_tide_remove_2", "low_tide_remove_3",
    "low_tide_place_1", "low_tide_place_2", "low_tide_place_3", "low_tide_move",
]  # fmt: skip
TribeId = Literal["green", "brown", "yellow", "red", "blue", "white"]
SlotId = Literal[
    "up_0", "up_1", "up_2", "up_3", "up_4", "up_5",
    "down_0", "down_1", "down_2", "down_3", "down_4", "down_5",
]  # fmt: skip
ConditionId = Literal["time", "tide"]
BackgroundId = Literal["day", "night", "high_tide", "low_tide"]
KindId = Literal["move_treasure", "remove_inhabitants", "place_inhabitants", "move_inhabitant"]
TakerId = SeatId | Literal["conflict", "nobody"]


class Island(msgspec.Struct, frozen=True, kw_only=True):
    id: IslandId
    treasures: int
    inhabitants: list[int]  # by seat
    taker: TakerId  # who would get a treasure now


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    id: ConditionId
    side: BackgroundId | None  # the background that is visible; None before it is laid down
    reverse: BackgroundId | None  # the one on its back
    drops: list[SlotId]  # cards the viewer knows that would leave if this one were turned now


class Card(msgspec.Struct, frozen=True, kw_only=True):
    slot: SlotId
    played_by: SeatId
    front: SeatId  # the seat it lies in front of
    face: FaceId | None  # None: the viewer may not know it
    face_up: bool  # does it lie face up for everybody?
    copiers: list[SeatId]
    active: bool | None  # None until the shaman has flipped; inactive cards leave at once


class View(GameView, frozen=True, kw_only=True):
    phase: Phase
    round: int  # 0 during the set-up
    shaman: SeatId | None
    islands: list[Island]
    conditions: list[Condition]
    hand: list[FaceId]  # the viewer's own faces
    hands: list[int]  # number of cards, by seat
    cards: list[Card]  # on the table
    reserve: list[int]  # by seat
    won: list[int]  # treasures of this round, by seat
    huts: list[int | None]  # treasures of earlier rounds, by seat; None: hidden
    draw_pile: int
    discards: dict[FaceId, int]  # how many lie in the discard pile
    acting: SeatId | None  # the seat that decides
    resolving: SlotId | None  # the slot of the card being resolved
    steps_left: int | None  # inhabitants still to place or remove for this effect
    picked_from: IslandId | None  # the island a treasure or inhabitant is being moved from
    picked_tribe: TribeId | None  # the inhabitant being moved
