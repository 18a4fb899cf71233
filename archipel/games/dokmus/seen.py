"""What a view of Dokmus is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.games import View as GameView

Phase = Literal["setup", "start", "draft", "turns", "over"]
LayoutId = Literal["square_3x3", "u_2x3"]
TileId = Literal["tile_1", "tile_2", "tile_3", "tile_4", "tile_5", "tile_6", "tile_7", "tile_8"]
Side = Literal["side_a", "side_b"]
Rotation = Literal["r0", "r90", "r180", "r270"]  # quarter turns clockwise
GuardianId = Literal["guardian_1", "guardian_2", "guardian_3", "guardian_4", "guardian_5"]
Cell = str  # "4c2": tile, column and row as printed; 392 of them


class Tile(msgspec.Struct, frozen=True):
    """A tile on the table."""

    tile: TileId
    side: Side
    rotation: Rotation


class Call(msgspec.Struct, frozen=True):
    """A number that was called in this round."""

    guardian: GuardianId
    seat: int | None  # who revealed it; None: nobody did


class Player(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it."""

    tokens: list[Cell]  # in the order the tokens came to the board
    last: Cell | None  # the token that temples link to
    hand: int  # tokens still to use, those of a running turn included
    sacrificed: int
    ruins: int  # points from ruins
    drafted: bool  # has it taken a guardian this round?
    guardian: GuardianId | None  # once it is revealed
    explored: list[Cell]  # temples
    visited: list[TileId]
    complete: list[TileId]


class View(GameView, frozen=True, kw_only=True):
    phase: Phase
    round: int  # 0 before the first
    talisman: int | None
    layout: LayoutId
    slots: list[Tile | None]  # None: the gap, or not laid yet
    gap: int | None  # its slot, once the island is laid
    players: list[Player]

    guardians: list[GuardianId]  # those in play
    first: int | None  # who chose first in this round
    calls: list[Call]  # the turn order, as far as it was called
    out: list[GuardianId]  # known to everybody to be set aside
    handed: list[GuardianId] | None  # what the viewer was handed this round
    guardian: GuardianId | None  # what the viewer took
    set_aside: list[GuardianId] | None  # what the last to choose passed by; only he knows

    active: int | None  # whose turn it is
    left: int  # tokens of the turn still to use
    guardian_used: bool
    pending: list[TileId]  # tiles of the open ruins actions
    waived: bool  # no cell is connected: the next token may go anywhere
    moving: Cell | None  # the token that is about to move
    prices: dict[Cell, int] | None  # of each cell the viewer may put a token on now
