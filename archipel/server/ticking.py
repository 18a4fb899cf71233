"""Every question about time we ask the database: signs of life, what is due, people's calendars.

Time while no process served the house does not count. Every process renews one row now and then.
Whoever finds it too old notes a pause: from when the house was last served until now. It does not
matter why: a crash, a power cut, a lid that was shut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from archipel.server.calendars import Calendar, Span
from archipel.server.schema import RUNNING, calendars, pauses, seats, signs, tables
from archipel.server.store import Conflict

HOUSE = "house"


def give_sign(conn: Connection, now: float, lost: float) -> bool:
    """We serve the house. True: nobody did for longer than that, and now it is noted.

    Conflict: another process was faster.
    """
    last = conn.execute(select(signs.c.at).where(signs.c.name == HOUSE)).scalar()
    if last is None:
        conn.execute(insert(signs).values(name=HOUSE, at=now))
        return False
    if now <= last:
        return False
    known = (signs.c.name == HOUSE, signs.c.at == last)
    if conn.execute(update(signs).where(*known).values(at=now)).rowcount != 1:
        raise Conflict
    if now - last < lost:
        return False
    conn.execute(insert(pauses).values(start=last, until=now))
    return True


def pauses_after(conn: Connection, start: float) -> list[Span]:
    """The pauses that began later, in their order."""
    query = select(pauses.c.start, pauses.c.until).where(pauses.c.start > start)
    return [(one.start, one.until) for one in conn.execute(query.order_by(pauses.c.start))]


def due_tables(conn: Connection, now: float, most: int) -> list[str]:
    """Tables where somebody's time is up, those first that have waited longest."""
    late = (tables.c.due <= now, tables.c.due.is_not(None), RUNNING)
    query = select(tables.c.id).where(*late).order_by(tables.c.due).limit(most)
    return [str(id) for id in conn.execute(query).scalars()]


def ticking_tables(conn: Connection, guest: str = "") -> list[str]:
    """Tables where somebody's time runs; or all with a clock where this guest sits."""
    query = select(tables.c.id).where(RUNNING)
    if guest:
        query = query.join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest)
        query = query.where(tables.c.state == "playing", tables.c.clock != "")
    else:
        query = query.where(tables.c.due.is_not(None))
    return [str(id) for id in conn.execute(query).scalars()]


def calendars_of(conn: Connection, of: Sequence[str]) -> dict[str, Calendar]:
    """The calendars of some guests; who has none is left out."""
    query = select(calendars.c.guest, calendars.c.body).where(calendars.c.guest.in_(of))
    return {
        str(guest): msgspec.json.decode(body, type=Calendar) for guest, body in conn.execute(query)
    }


def change_calendar(
    conn: Connection, guest: str, change: Callable[[Calendar], Calendar], now: float
) -> Calendar:
    """Change a guest's calendar as it is stored. Conflict: another server has just changed it."""
    row = conn.execute(select(calendars).where(calendars.c.guest == guest)).first()
    before = msgspec.json.decode(row.body, type=Calendar) if row else Calendar()
    after = change(before)
    values = {"body": msgspec.json.encode(after).decode(), "at": now}
    if row is None:
        conn.execute(insert(calendars).values(guest=guest, **values))
    elif after != before:
        known = (calendars.c.guest == guest, calendars.c.body == row.body)
        if conn.execute(update(calendars).where(*known).values(values)).rowcount != 1:
            raise Conflict
    return after
