"""The table of Sample Game in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.games.points import points_text
from archipel.games.sample_game.components import SEAT_IDS
from archipel.games.sample_game.scoring import SHEET
from archipel.games.sample_game.seen import View
from archipel.text import Speaker


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The row, and under it what each player has."""
    row = Text(f"{speaker.say('draw-row')}: {' '.join(str(n) for n in view.row)}", style="bold")
    players = [
        Text(speaker.say("draw-stones", seat=seat, count=count) + "  ").append_text(
            points_text(view, at, SHEET, speaker)
        )
        for at, (seat, count) in enumerate(zip(SEAT_IDS, view.stones))
    ]
    return Group(row, *players)
