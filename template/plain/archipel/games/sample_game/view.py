"""What one seat, or a spectator, may know of a table of Sample Game: everything."""

from __future__ import annotations

from archipel.games.sample_game.components import ROW
from archipel.games.sample_game.position import Table
from archipel.games.sample_game.scoring import breakdown
from archipel.games.sample_game.seen import View


def view(p: Table, seat: int) -> View:
    """The table as anybody sees it."""
    return View(
        seats=p.seats,
        viewer=seat if seat >= 0 else None,
        scores=breakdown(p),
        over=not p.agenda,
        row=ROW[p.first : p.last + 1],
        stones=p.stones[:],
    )
