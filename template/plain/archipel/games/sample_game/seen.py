"""What a view of Sample Game is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

from archipel.games import View as GameView

EndId = Literal["left", "right"]


class View(GameView, frozen=True, kw_only=True):
    row: list[int]  # the numbers of the stones that are left, from left to right
    stones: list[int]  # how many each seat has
