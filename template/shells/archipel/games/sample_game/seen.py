"""What a view of Sample Game is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.games import SeatId
from archipel.games import View as GameView

ShellId = Literal["cowrie", "cone", "scallop", "whelk"]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatId
    shown: list[ShellId]  # open in front of the player
    face_down: int  # how many lie face down
    hidden: list[ShellId] | None  # which they are; None: the viewer may not know it


class View(GameView, frozen=True, kw_only=True):
    round: int
    rounds: int
    bag: int  # how many shells are left in it
    beach: list[ShellId]
    players: list[Player]
    digging: SeatId | None  # who looks at a shell from the bag
    held: ShellId | None  # which one; None: there is none, or the viewer may not know it
