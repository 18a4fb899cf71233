"""What a view of Dokmus is made of. The browser's types come from here."""

from __future__ import annotations

import msgspec

from archipel.games import View as GameView


class Tile(msgspec.Struct, frozen=True):
    """A tile on the table."""

    tile: str  # "tile_4"
    side: str  # "side_b"
    rotation: str  # "r90": quarter turns clockwise


class Call(msgspec.Struct, frozen=True):
    """A number that was called in this round."""

    guardian: str
    seat: int | None  # who revealed it; None: nobody did


class Player(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it."""

    tokens: list[str]  # cells, in the order the tokens came to the board
    last: str | None  # the token that temples link to
    hand: int  # tokens still to use, those of a running turn included
    sacrificed: int
    ruins: int  # points from ruins
    drafted: bool  # has it taken a guardian this round?
    guardian: str | None  # once it is revealed
    explored: list[str]  # temples, as cells
    visited: list[str]  # tiles
    complete: list[str]  # tiles


class View(GameView, frozen=True, kw_only=True):
    phase: str  # setup, start, draft, turns, over
    round: int  # 0 before the first
    talisman: int | None
    layout: str  # square_3x3 or u_2x3
    slots: list[Tile | None]  # None: the gap, or not laid yet
    gap: int | None  # its slot, once the island is laid
    players: list[Player]

    guardians: list[str]  # those in play
    first: int | None  # who chose first in this round
    calls: list[Call]  # the turn order, as far as it was called
    out: list[str]  # known to everybody to be set aside
    handed: list[str] | None  # what the viewer was handed this round
    guardian: str | None  # what the viewer took
    set_aside: list[str] | None  # what the last to choose passed by; only he knows

    active: int | None  # whose turn it is
    left: int  # tokens of the turn still to use
    guardian_used: bool
    pending: list[str]  # tiles of the open ruins actions
    waived: bool  # no cell is connected: the next token may go anywhere
    moving: str | None  # the token that is about to move
    prices: dict[str, int] | None  # of each cell the viewer may put a token on now
