"""What a person reads of a game: the board in a terminal, as plain text."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from archipel.kernel.core import Game
from archipel.text import Speaker

WIDTH = 110  # columns of a usual terminal


def drawn(game: Game, view: Any, speaker: Speaker) -> str:
    """The board as a terminal shows it."""
    out = io.StringIO()
    Console(file=out, width=WIDTH).print(game.draw(view, speaker))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
