"""How a game begins: the deed is drawn up, seals are opened, lots are drawn, chance deals.

Pure functions of a table's row. Whoever calls them stores what they return.
"""

from __future__ import annotations

from msgspec.structs import replace

from archipel.kernel.core import BadTable, Game
from archipel.kernel.match import Refused
from archipel.kernel.record import data_name
from archipel.server import chance
from archipel.server.chance import Sat
from archipel.server.clocks import Clock
from archipel.server.ledger import Ledger, Row
from archipel.server.schema import TableRow


def begin(
    game: Game, row: TableRow, take_backs: int, now: float
) -> tuple[Ledger | None, list[Row]]:
    """Bind everything by the deed, and deal if there is no seal to be opened first."""
    if any(sitter.kind == "open" for sitter in row.seats):
        raise Refused("seats-open", "there are open seats: fill them or give them to the computer")
    try:
        row.options = game.table(len(row.seats), row.options)
    except BadTable as error:  # the rules have changed since the table was opened
        raise Refused("bad-table", str(error)) from error
    row.version = game.version
    row.data = data_name(game.data)
    sat = [Sat(s.kind, s.guest or s.bot, s.seal) for s in row.seats]
    secret = bytes.fromhex(row.secret)
    row.deed = chance.draw_up(
        row.game, row.version, row.options, row.shuffle, sat, secret, row.data
    )
    if not awaited(row):
        return deal(game, row, take_backs, now)
    row.state, row.updated = "sealing", now
    return None, []


def awaited(row: TableRow) -> list[int]:
    """The seats of those whose seeds are still missing, while a game is sealing."""
    opened = chance.seeds_of(row.deed)
    return [n for n, s in enumerate(row.seats) if s.guest and s.seal and n not in opened]


def opened(row: TableRow, seat: int, seed: str) -> TableRow | None:
    """The row with one more seed in its deed; None if it was there already. Refused: not now."""
    if row.state == "open":
        raise Refused("not-started", "the game has not begun")
    if row.state != "sealing":
        if seed in chance.seeds_of(row.deed).values():
            return None
        raise Refused("too-late", "the draw has been made already")
    if row.seats[seat].seal != chance.seal_of(seed):
        raise Refused("wrong-seed", "this seed does not fit the seal you gave")
    if seat in chance.seeds_of(row.deed):
        return None
    return replace(row, seats=row.seats[:], deed=chance.with_seed(row.deed, seat, seed))


def deal(game: Game, row: TableRow, take_backs: int, now: float) -> tuple[Ledger, list[Row]]:
    """Draw the order of seats and let chance act, with the seeds there are: the first rows."""
    secret = bytes.fromhex(row.secret)
    if row.shuffle:
        order = chance.order(chance.key(secret, row.deed), len(row.seats))
        row.seats = [row.seats[n] for n in order]
    ledger = Ledger(game, len(row.seats), row.options, secret, now, row.deed, take_backs)
    rows = ledger.settle(now)
    note(row, ledger)
    if row.clock is not None:
        clock = Clock(row.clock, row.persons())
        clock.follow(ledger.acts, [])
        row.due = clock.due()
    return ledger, rows


def note(row: TableRow, ledger: Ledger) -> None:
    """What lists show of a table, as it is after the newest rows."""
    match = ledger.match
    row.ply = ledger.ply
    row.updated = ledger.began
    if match.over:
        row.state, row.turn, row.due = "over", None, None
        row.ranks, row.scores = match.ranks(), match.scores()
    else:
        row.state, row.turn = "playing", match.seat
