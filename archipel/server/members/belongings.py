"""All that somebody has here: it comes along with them, is told to them, and is erased.

A law in the tests goes over every column of the schema, so that nothing new is forgotten.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)

from archipel.server.clocks import CALENDAR
from archipel.server.members.rows import count_recovery, end_sessions, passkeys_of, sessions_of
from archipel.server.schema import (
    OVER,
    RUNNING,
    calendars,
    chat,
    codes,
    guests,
    host_deeds,
    invitations,
    lessons,
    marks,
    members,
    moves,
    mutes,
    notes,
    notice_ways,
    notice_wishes,
    notices,
    plans,
    reports,
    seats,
    sessions,
    tables,
    ties,
)

PART = 500
"""Ids in one statement."""


# ---------------------------------------------------------------- a guest becomes somebody else


def shared_tables(conn: Connection, one: str, other: str) -> list[str]:
    """Tables that are not over where both sit."""
    here = select(seats.c.table_id).where(seats.c.guest == other)
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.guest == one, tables.c.id.in_(here), RUNNING)
    return [str(id) for id in conn.execute(query).scalars()]


def running_tables(conn: Connection, guest: str) -> list[str]:
    """Tables that are not over where a guest sits."""
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    return [str(id) for id in conn.execute(query.where(seats.c.guest == guest, RUNNING)).scalars()]


def merge(conn: Connection, guest: str, member: str) -> list[str]:
    """All that a guest has becomes a member's, where the member does not sit already.

    The tables that changed; each counts a change, so that whoever keeps one in memory reads anew.
    """
    there = select(seats.c.table_id).where(seats.c.guest == member)
    sits = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.table_id.not_in(there))
    opened = _opened(guest)
    moved = {str(id) for query in (sits, opened) for id in conn.execute(query).scalars()}
    ids = sorted(moved)
    for part in _parts(ids):
        here = (seats.c.table_id.in_(part), seats.c.guest == guest)
        mine = select(seats.c.table_id).where(seats.c.guest == member)
        conn.execute(update(seats).where(*here, seats.c.table_id.not_in(mine)).values(guest=member))
        wished = func.replace(seats.c.agreed, guest, member)
        conn.execute(update(seats).where(seats.c.table_id.in_(part)).values(agreed=wished))
        opener = (tables.c.id.in_(part), tables.c.opener == guest)
        conn.execute(update(tables).where(*opener).values(opener=member))
        _count_change(conn, part)
    conn.execute(update(chat).where(chat.c.guest == guest).values(guest=member))
    conn.execute(update(notes).where(notes.c.guest == guest).values(guest=member))
    known = select(lessons.c.chapter).where(lessons.c.guest == member)
    learnt = (lessons.c.guest == guest, lessons.c.chapter.not_in(known))
    conn.execute(update(lessons).where(*learnt).values(guest=member))
    timed = select(calendars.c.guest).where(calendars.c.guest == member)
    if conn.execute(timed).first() is None:
        theirs = update(calendars).where(calendars.c.guest == guest)
        conn.execute(theirs.values(guest=member))
    _move_what_protects(conn, guest, member)
    _forget_wishes(conn, guest)
    _move_notices(conn, guest, member)
    conn.execute(delete(codes).where(codes.c.guest == guest))
    conn.execute(delete(sessions).where(sessions.c.guest == guest))
    if conn.execute(select(seats.c.seat).where(seats.c.guest == guest).limit(1)).first() is None:
        conn.execute(delete(guests).where(guests.c.id == guest))
    return ids


def erase(conn: Connection, guest: str) -> tuple[list[str], list[str]]:
    """Nothing is left of a member but seats without a name. The tables and sessions concerned."""
    sat = select(seats.c.table_id).where(seats.c.guest == guest)
    said = select(chat.c.table_id).where(chat.c.guest == guest).distinct()
    ids = sorted({str(id) for query in (sat, said) for id in conn.execute(query).scalars()})
    conn.execute(delete(chat).where(chat.c.guest == guest))
    conn.execute(delete(notes).where(notes.c.guest == guest))
    mine = (seats.c.table_id == plans.c.table_id, seats.c.seat == plans.c.seat)
    own = (plans.c.table_id.in_(sat), exists().where(*mine, seats.c.guest == guest))
    conn.execute(delete(plans).where(*own))
    for part in _parts(ids):
        sits = exists().where(
            seats.c.table_id == marks.c.table_id,
            seats.c.seat == marks.c.seat,
            seats.c.guest == guest,
        )
        hours = (marks.c.table_id.in_(part), marks.c.kind == CALENDAR, sits)
        conn.execute(update(marks).where(*hours).values(body="{}"))
        _count_change(conn, part)
    conn.execute(delete(members).where(members.c.guest == guest))
    conn.execute(delete(codes).where(codes.c.guest == guest))
    _forget_wishes(conn, guest)
    for kept in (notice_wishes, notice_ways, notices, invitations):
        conn.execute(delete(kept).where(kept.c.guest == guest))
    conn.execute(delete(invitations).where(invitations.c.by == guest))
    _forget_reports(conn, guest)
    conn.execute(update(guests).where(guests.c.id == guest).values(name="", colour="slate"))
    return ids, end_sessions(conn, guest)


def _move_what_protects(conn: Connection, guest: str, member: str) -> None:
    """Whom a guest has blocked, and who the guest: else signing in would undo it. A word of the
    host holds on too, and what was reported is about the same person."""
    blocks = select(ties).where(ties.c.kind == "blocked")
    mine = or_(ties.c.one == guest, ties.c.other == guest)
    for one, other, _, created in conn.execute(blocks.where(mine)).all():
        pair = [member if id == guest else str(id) for id in (one, other)]
        if pair[0] == pair[1]:
            continue
        known = (ties.c.one == pair[0], ties.c.other == pair[1], ties.c.kind == "blocked")
        if conn.execute(select(ties.c.one).where(*known)).first() is None:
            both = and_(ties.c.one.in_(pair), ties.c.other.in_(pair))  # no friends any more
            conn.execute(delete(ties).where(both, ties.c.kind != "blocked"))
            values = {"one": pair[0], "other": pair[1], "kind": "blocked", "created": created}
            conn.execute(insert(ties).values(values))
    until = select(func.max(mutes.c.until)).where(mutes.c.guest.in_((guest, member)))
    silent = conn.execute(until).scalar()
    if silent is not None:
        conn.execute(delete(mutes).where(mutes.c.guest.in_((guest, member))))
        conn.execute(insert(mutes).values(guest=member, until=silent))
    for column in (reports.c.by, reports.c.about, host_deeds.c.about):
        conn.execute(update(column.table).where(column == guest).values({column: member}))


def _move_notices(conn: Connection, guest: str, member: str) -> None:
    """Devices and webhooks come along; the member's own wishes stay as they are."""
    chosen = select(notice_wishes.c.guest).where(notice_wishes.c.guest == member)
    if conn.execute(chosen).first() is None:
        wishes = update(notice_wishes).where(notice_wishes.c.guest == guest)
        conn.execute(wishes.values(guest=member))
    conn.execute(update(notice_ways).where(notice_ways.c.guest == guest).values(guest=member))
    for kept in (notice_wishes, notices, invitations):
        conn.execute(delete(kept).where(kept.c.guest == guest))


def _forget_reports(conn: Connection, guest: str) -> None:
    """What somebody told the host and what others told of them; and their names in its log."""
    conn.execute(delete(reports).where(or_(reports.c.by == guest, reports.c.about == guest)))
    conn.execute(delete(mutes).where(mutes.c.guest == guest))
    conn.execute(update(host_deeds).where(host_deeds.c.about == guest).values(details=""))


def _forget_wishes(conn: Connection, guest: str) -> None:
    """What somebody wished of others, and others of them; what they have learnt; their hours."""
    conn.execute(delete(ties).where(or_(ties.c.one == guest, ties.c.other == guest)))
    conn.execute(delete(lessons).where(lessons.c.guest == guest))
    conn.execute(delete(calendars).where(calendars.c.guest == guest))


def _opened(guest: str) -> Select[Any]:
    """The tables somebody has opened: for those that are over there is an index of their own."""
    opened = select(tables.c.id).where(tables.c.opener == guest)
    both = union_all(opened.where(RUNNING), opened.where(OVER)).subquery()
    return select(both.c.id)


def _parts(ids: list[str]) -> list[list[str]]:
    return [ids[n : n + PART] for n in range(0, len(ids), PART)]


def _count_change(conn: Connection, ids: list[str]) -> None:
    conn.execute(update(tables).where(tables.c.id.in_(ids)).values(changes=tables.c.changes + 1))


# ---------------------------------------------------------------- all my data


def told_of(conn: Connection, guest: str) -> dict[str, Any]:
    """Everything that is kept of a guest, but for secrets: plain data."""
    return {
        "guest": _one(conn, guests, guests.c.id == guest),
        "account": _one(conn, members, members.c.guest == guest, "password", "totp", "totp_step"),
        "recovery_codes": count_recovery(conn, guest),
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in passkeys_of(conn, guest)
        ],
        "sessions": [
            {"browser": row.browser, "created": row.created, "seen": row.seen, "until": row.until}
            for row in sessions_of(conn, guest)
        ],
        "games": _games(conn, guest),
        "opened": [str(id) for id in conn.execute(_opened(guest)).scalars()],
        "calendar": _one(conn, calendars, calendars.c.guest == guest),
        "lessons": _all(conn, lessons, lessons.c.guest == guest, "chapter", "at"),
        "people": _all(conn, ties, ties.c.one == guest, "other", "kind", "created"),
        "notices": _one(conn, notice_wishes, notice_wishes.c.guest == guest),
        "notice_ways": _all(
            conn, notice_ways, notice_ways.c.guest == guest, *WAY, "created", "used", "failed"
        ),
        "told": _all(conn, notices, notices.c.guest == guest, "kind", "table_id", "state", "at"),
        "invited": _all(conn, invitations, invitations.c.guest == guest, "table_id", "by", "at"),
        "invitations": _all(
            conn, invitations, invitations.c.by == guest, "table_id", "guest", "at"
        ),
        "reports": _all(conn, reports, reports.c.by == guest, "about", "name", "line", "why", "at"),
        "mute": _one(conn, mutes, mutes.c.guest == guest),
        "deeds_of_hosts": _all(
            conn, host_deeds, host_deeds.c.about == guest, "deed", "details", "at"
        ),
        "deeds_as_host": _all(
            conn, host_deeds, host_deeds.c.host == guest, "deed", "about", "details", "at"
        ),
        "notes": _all(conn, notes, notes.c.guest == guest, "table_id", "ply", "text", "at"),
        "chat": _all(conn, chat, chat.c.guest == guest, "table_id", "name", "text", "at"),
    }


WAY = ("kind", "form", "address", "name")
SHOWN = ("id", "game", "version", "options", "state", "created", "updated", "ranks", "scores")


def _games(conn: Connection, guest: str) -> list[dict[str, Any]]:
    """The games somebody plays or has played: their own choices, plans and times."""
    query = select(tables, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
    mine = query.where(seats.c.guest == guest).order_by(tables.c.created)
    games = [
        {name: row[name] for name in (*SHOWN, "seat")} for row in conn.execute(mine).mappings()
    ]
    for game in games:
        for name, kept, fields in (
            ("choices", moves, ("ply", "choice", "at")),
            ("times", marks, ("ply", "kind", "body", "at")),
            ("plan", plans, ("links", "why", "at")),
        ):
            here = and_(kept.c.table_id == game["id"], kept.c.seat == game["seat"])
            game[name] = _all(conn, kept, here, *fields)
        game["plan"] = game["plan"][0] if game["plan"] else None
    return games


def _one(conn: Connection, table: Table, where: Any, *secret: str) -> dict[str, Any]:
    row = conn.execute(select(table).where(where)).mappings().first()
    return {name: value for name, value in (row or {}).items() if name not in secret}


def _all(conn: Connection, table: Table, where: Any, *fields: str) -> list[dict[str, Any]]:
    """Rows of a table in the order they came to be, as far as they are somebody's."""
    when = next(table.c[name] for name in ("at", "created") if name in table.c)
    query = select(*(table.c[name] for name in fields)).where(where).order_by(when)
    return [dict(row) for row in conn.execute(query).mappings()]
