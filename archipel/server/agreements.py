"""Who plays on a seat, as people agree on it: pure functions of a table's row.

Each changes the row it is given, whose list of seats is the caller's own, and returns what the
table is told: lines of chat without a name, a seat and a sentence of archipel/text each, with the
values it needs behind it ("level-changed level=master").
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from archipel.kernel.match import Refused
from archipel.server.schema import Sitter, TableRow

Lines = list[tuple[int, str]]

MOVED, PLAYED_FOR, BACK = "level-changed", "taken-over", "came-back"
TIME_UP, TIME_ENDED = "time-up", "time-ended"


def propose(row: TableRow, seat: int, bot: str, guest: str) -> Lines:
    """A person who plays wants another level for a computer seat, or agrees to one."""
    _plays(row, guest)
    sitter = _computer(row, seat)
    if bot == sitter.bot:
        row.seats[seat] = replace(sitter, wish="", agreed=[])
    elif bot == sitter.wish:
        row.seats[seat] = replace(sitter, agreed=sorted({*sitter.agreed, guest}))
    else:
        row.seats[seat] = replace(sitter, wish=bot, agreed=[guest])
    return settled(row)


def settled(row: TableRow) -> Lines:
    """Levels that all people who still play want: they hold from the seat's next turn on."""
    people = set(row.people())
    told: Lines = []
    for seat, sitter in enumerate(row.seats):
        if sitter.wish and people and people <= set(sitter.agreed):
            row.seats[seat] = replace(sitter, bot=sitter.wish, wish="", agreed=[])
            told.append((seat, f"{MOVED} level={sitter.wish}"))
    return told


def is_away(row: TableRow, waited: Callable[[int], float]) -> bool:
    """Has the table waited for who decides as long as was agreed, and for no sign of life?

    An open page is none: who walks off and leaves it open is away.
    """
    if row.state != "playing" or row.turn is None or not row.absent:
        return False
    sitter = row.seats[row.turn]
    return bool(sitter.guest) and not sitter.bot and waited(row.turn) >= row.absent


def take_over(
    row: TableRow, seat: int, bot: str, guest: str, waited: Callable[[int], float]
) -> Lines:
    """The computer plays for somebody who is away, as it was agreed when the table was opened.

    ``waited`` says how long the table has waited for a seat; there is no telling for one that is
    not at the table.
    """
    _plays(row, guest)
    if not 0 <= seat < len(row.seats):
        raise Refused("no-such-seat", f"there is no seat {seat}")
    sitter = row.seats[seat]
    if not sitter.guest or sitter.guest == guest:
        raise Refused("not-absent", "nobody is away there")
    if sitter.bot:
        return []  # somebody else was faster
    if row.turn != seat or not is_away(row, waited):
        raise Refused("not-absent", "this player has not been away for as long as was agreed")
    row.seats[seat] = replace(sitter, bot=bot)
    return [(seat, f"{PLAYED_FOR} level={bot}"), *settled(row)]


def time_is_up(row: TableRow, seat: int, level: str) -> tuple[TableRow, int, str]:
    """The table after somebody's time is up, as it was fixed when it was opened."""
    after = replace(row, seats=row.seats[:])
    if row.clock is not None and row.clock.up == "end":
        after.state, after.turn, after.due, after.ended = "over", None, None, "time"
        return after, seat, TIME_ENDED
    after.seats[seat] = replace(row.seats[seat], bot=level, wish="", agreed=[])
    return after, seat, f"{TIME_UP} level={level}"


def come_back(row: TableRow, guest: str) -> Lines:
    """Whose seat it is plays on it again."""
    for seat, sitter in enumerate(row.seats):
        if sitter.guest == guest:
            if not sitter.bot:
                return []
            row.seats[seat] = replace(sitter, bot="", wish="", agreed=[])
            return [(seat, BACK)]
    raise Refused("not-yours", "you have no seat at this table")


def _plays(row: TableRow, guest: str) -> None:
    """Refused unless a game is being played and this guest plays in it."""
    if row.state == "over":
        raise Refused("over", "the game is over")
    if row.state != "playing":
        raise Refused("not-started", "the game has not begun")
    if guest not in row.people():
        raise Refused("not-yours", "only who plays at this table may do that")


def _computer(row: TableRow, seat: int) -> Sitter:
    if not 0 <= seat < len(row.seats):
        raise Refused("no-such-seat", f"there is no seat {seat}")
    sitter = row.seats[seat]
    if not sitter.bot:
        raise Refused("no-such-bot", "no computer player sits there")
    return sitter
