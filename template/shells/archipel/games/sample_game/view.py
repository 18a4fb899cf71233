"""What one seat, or a spectator, may know of a table of Sample Game."""

from __future__ import annotations

from archipel.games.sample_game.components import KINDS, SEAT_IDS, SHELL_IDS
from archipel.games.sample_game.position import NONE, Table
from archipel.games.sample_game.scoring import SHEET, sources
from archipel.games.sample_game.seen import Player, ShellId, View


def view(p: Table, seat: int) -> View:
    """The table as a seat sees it; SPECTATOR sees what is public."""
    over = not p.agenda
    digs = p.held != NONE
    return View(
        seats=p.seats,
        viewer=seat if seat >= 0 else None,
        scores=[sources(p, other, all_of_them=over) for other in range(p.seats)],
        veiled=[veiled(p, other) for other in range(p.seats)],
        secret=secret(p, seat) if seat >= 0 and veiled(p, seat) else {},
        over=over,
        round=min(p.rounds, p.turn // p.seats + 1),
        rounds=p.rounds,
        bag=sum(p.bag),
        beach=shells(p.beach, 0),
        players=[player(p, seat, other) for other in range(p.seats)],
        digging=SEAT_IDS[p.seat] if digs else None,
        held=SHELL_IDS[p.held] if digs and p.seat == seat else None,
    )


def knows(p: Table, seat: int, other: int) -> bool:
    """SG-H1: does a seat know all shells of another one, or of its own?"""
    return seat == other or not p.agenda or p.face_down(other) == 0


def veiled(p: Table, other: int) -> list[str]:
    """SG-H1: the points of which only their owner knows all."""
    return [source.id for source in SHEET] if p.agenda and p.face_down(other) else []


def secret(p: Table, seat: int) -> dict[str, int]:
    """SG-H1: what the shells that lie face down add to the points, for their owner."""
    known = sources(p, seat, all_of_them=False)
    return {id: count - known[id] for id, count in sources(p, seat).items()}


def player(p: Table, seat: int, other: int) -> Player:
    return Player(
        seat=SEAT_IDS[other],
        shown=shells(p.shown, other),
        face_down=p.face_down(other),
        hidden=shells(p.hidden, other) if knows(p, seat, other) else None,
    )


def shells(counts: list[int], seat: int) -> list[ShellId]:
    """Shells one by one, of a seat; the beach has one row only."""
    found: list[ShellId] = []
    for kind in range(KINDS):
        for _ in range(counts[seat * KINDS + kind]):
            found.append(SHELL_IDS[kind])
    return found
