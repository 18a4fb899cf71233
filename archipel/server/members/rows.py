"""Every question about members we ask the database: each a function of a connection."""

from __future__ import annotations

import hmac
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, exists, func, insert, or_, select, update

from archipel.server.clocks import CALENDAR
from archipel.server.members.passkeys import Passkey
from archipel.server.queries import Session, add_session
from archipel.server.schema import (
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
    passkeys,
    plans,
    recovery,
    reports,
    seats,
    sessions,
    tables,
    ties,
)

TRIES = 5
"""Wrong tries after which a mailed code is worth nothing."""

PART = 500
"""Ids in one statement."""


class Member(NamedTuple):
    """An account as it is kept."""

    guest: str
    login: str
    email: str | None
    password: str
    totp: str
    totp_step: int
    created: float


class Code(NamedTuple):
    """Something begun that is to be finished once."""

    code: str
    kind: str
    guest: str
    secret: str
    about: str
    until: float
    tries: int


# ---------------------------------------------------------------- members


def member_of(conn: Connection, guest: str) -> Member | None:
    row = conn.execute(select(members).where(members.c.guest == guest)).first()
    return None if row is None else Member(*row)


def member_called(conn: Connection, login: str) -> Member | None:
    """By the name to sign in with, or the e-mail address."""
    named = or_(members.c.login == login, members.c.email == login)
    row = conn.execute(select(members).where(named)).first()
    return None if row is None else Member(*row)


def add_member(conn: Connection, member: Member) -> None:
    conn.execute(insert(members).values(**member._asdict()))


def change_member(conn: Connection, guest: str, values: dict[str, Any]) -> None:
    conn.execute(update(members).where(members.c.guest == guest).values(**values))


def use_step(conn: Connection, guest: str, step: int) -> bool:
    """A code of the second factor counts once; False: it was used already."""
    fresh = (members.c.guest == guest, members.c.totp_step < step)
    return conn.execute(update(members).where(*fresh).values(totp_step=step)).rowcount == 1


def put_recovery(conn: Connection, guest: str, hashes: list[str]) -> None:
    """New codes for recovery: the old ones are worth nothing."""
    conn.execute(delete(recovery).where(recovery.c.guest == guest))
    if hashes:
        conn.execute(insert(recovery), [{"guest": guest, "code": code} for code in hashes])


def use_recovery(conn: Connection, guest: str, code: str) -> bool:
    named = (recovery.c.guest == guest, recovery.c.code == code)
    return conn.execute(delete(recovery).where(*named)).rowcount == 1


def count_recovery(conn: Connection, guest: str) -> int:
    query = select(func.count()).select_from(recovery).where(recovery.c.guest == guest)
    return int(conn.execute(query).scalar_one())


# ---------------------------------------------------------------- passkeys


def passkeys_of(conn: Connection, guest: str) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
    return [Passkey(*row) for row in conn.execute(query)]


def passkey(conn: Connection, id: str) -> Passkey | None:
    row = conn.execute(select(passkeys).where(passkeys.c.id == id)).first()
    return None if row is None else Passkey(*row)


def add_passkey(conn: Connection, made: Passkey) -> None:
    conn.execute(insert(passkeys).values(**made._asdict()))


def use_passkey(conn: Connection, id: str, uses: int, now: float) -> None:
    conn.execute(update(passkeys).where(passkeys.c.id == id).values(uses=uses, used=now))


def drop_passkey(conn: Connection, guest: str, id: str) -> bool:
    named = (passkeys.c.guest == guest, passkeys.c.id == id)
    return conn.execute(delete(passkeys).where(*named)).rowcount == 1


# ---------------------------------------------------------------- codes


def add_code(conn: Connection, code: Code, now: float, alone: bool = False) -> None:
    """Store it; what has run out goes. ``alone``: those of its kind and guest go too."""
    conn.execute(delete(codes).where(codes.c.until < now))
    if alone:
        conn.execute(delete(codes).where(codes.c.kind == code.kind, codes.c.guest == code.guest))
    conn.execute(insert(codes).values(**code._asdict()))


def take_code(conn: Connection, code: str, kind: str, now: float) -> Code | None:
    """A code that is still good, once: whoever comes second gets None."""
    named = (codes.c.code == code, codes.c.kind == kind)
    row = conn.execute(select(codes).where(*named)).first()
    if row is None or conn.execute(delete(codes).where(*named)).rowcount != 1:
        return None
    return Code(*row) if row.until >= now else None


def try_code(
    conn: Connection, code: str, kind: str, secret: str, now: float, spend: bool
) -> Code | None:
    """Something begun, if this is its secret; wrong ones are counted, and after a few it is void.

    ``spend``: it is worth nothing after this.
    """
    named = (codes.c.code == code, codes.c.kind == kind, codes.c.until >= now)
    row = conn.execute(select(codes).where(*named)).first()
    if row is None:
        return None
    if not hmac.compare_digest(row.secret, secret):
        conn.execute(update(codes).where(*named).values(tries=codes.c.tries + 1))
        conn.execute(delete(codes).where(*named, codes.c.tries >= TRIES))
        return None
    if spend and conn.execute(delete(codes).where(*named)).rowcount != 1:
        return None
    return Code(*row)


# ---------------------------------------------------------------- sessions


def sessions_of(conn: Connection, guest: str) -> list[Any]:
    query = select(sessions).where(sessions.c.guest == guest).order_by(sessions.c.seen.desc())
    return list(conn.execute(query))


def end_sessions(conn: Connection, guest: str, id: str = "", but: str = "") -> list[str]:
    """End one session of a guest, or all but one; their tokens."""
    which = [sessions.c.guest == guest]
    which += [sessions.c.id == id] if id else []
    which += [sessions.c.token != but] if but else []
    tokens = [
        str(token) for token in conn.execute(select(sessions.c.token).where(*which)).scalars()
    ]
    conn.execute(delete(sessions).where(*which))
    return tokens


def session_id(conn: Connection, token: str) -> str:
    """How the session of a token is named; empty: there is none."""
    query = select(sessions.c.id).where(sessions.c.token == token)
    return str(conn.execute(query).scalar() or "")


def enter(conn: Connection, session: Session, before: str, was: str) -> None:
    """A session begins in the place of the one the browser had before, which ``was`` its name.

    If it is told of turns, that goes on for the same person; it is not somebody else's to hear.
    """
    conn.execute(delete(sessions).where(sessions.c.token == before))
    add_session(conn, session)
    if was:
        here = (notice_ways.c.session == was, notice_ways.c.kind == "push")
        mine = update(notice_ways).where(*here, notice_ways.c.guest == session.guest.id)
        conn.execute(mine.values(session=session.id))
        conn.execute(delete(notice_ways).where(*here))


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
    opened = select(tables.c.id).where(tables.c.opener == guest)
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
    _forget_wishes(conn, guest)
    _move_notices(conn, guest, member)
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
    conn.execute(delete(plans).where(exists().where(*mine, seats.c.guest == guest)))
    for part in _parts(ids):
        own = exists().where(
            seats.c.table_id == marks.c.table_id,
            seats.c.seat == marks.c.seat,
            seats.c.guest == guest,
        )
        hours = (marks.c.table_id.in_(part), marks.c.kind == CALENDAR, own)
        conn.execute(update(marks).where(*hours).values(body="{}"))
        _count_change(conn, part)
    conn.execute(delete(members).where(members.c.guest == guest))
    conn.execute(delete(codes).where(codes.c.guest == guest))
    _forget_wishes(conn, guest)
    for kept in (notice_wishes, notice_ways, notices, invitations):
        conn.execute(delete(kept).where(kept.c.guest == guest))
    _forget_reports(conn, guest)
    conn.execute(update(guests).where(guests.c.id == guest).values(name="", colour="slate"))
    return ids, end_sessions(conn, guest)


def _move_notices(conn: Connection, guest: str, member: str) -> None:
    """Devices, webhooks and invitations come along; the member's own wishes stay as they are."""
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


def _parts(ids: list[str]) -> list[list[str]]:
    return [ids[n : n + PART] for n in range(0, len(ids), PART)]


def _count_change(conn: Connection, ids: list[str]) -> None:
    conn.execute(update(tables).where(tables.c.id.in_(ids)).values(changes=tables.c.changes + 1))


# ---------------------------------------------------------------- all my data


def told_of(conn: Connection, guest: str) -> dict[str, Any]:
    """Everything that is kept of a guest, but for secrets: plain data."""
    mine = seats.c.guest == guest
    query = select(tables, seats.c.seat).join(seats, seats.c.table_id == tables.c.id).where(mine)
    at = query.order_by(tables.c.created)
    shown = ("id", "game", "version", "options", "state", "created", "updated", "ranks", "scores")
    games = [{name: row[name] for name in (*shown, "seat")} for row in conn.execute(at).mappings()]
    for game in games:
        own = (moves.c.table_id == game["id"], moves.c.seat == game["seat"])
        log = select(moves.c.ply, moves.c.choice, moves.c.at).where(*own).order_by(moves.c.ply)
        game["choices"] = [dict(row) for row in conn.execute(log).mappings()]
        planned = (plans.c.table_id == game["id"], plans.c.seat == game["seat"])
        kept = conn.execute(select(plans.c.links, plans.c.at).where(*planned)).first()
        game["plan"] = None if kept is None else {"links": kept.links, "at": kept.at}
    return {
        "guest": _one(conn, guests, guests.c.id == guest, ()),
        "account": _one(conn, members, members.c.guest == guest, ("password", "totp", "totp_step")),
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in passkeys_of(conn, guest)
        ],
        "sessions": [
            {"browser": row.browser, "created": row.created, "seen": row.seen}
            for row in sessions_of(conn, guest)
        ],
        "games": games,
        "calendar": _one(conn, calendars, calendars.c.guest == guest, ()),
        "lessons": [
            dict(row)
            for row in conn.execute(
                select(lessons.c.chapter, lessons.c.at).where(lessons.c.guest == guest)
            ).mappings()
        ],
        "people": [
            dict(row)
            for row in conn.execute(
                select(ties.c.other, ties.c.kind, ties.c.created).where(ties.c.one == guest)
            ).mappings()
        ],
        "notices": _one(conn, notice_wishes, notice_wishes.c.guest == guest, ("base",)),
        "notice_ways": [
            dict(row)
            for row in conn.execute(
                select(
                    notice_ways.c.kind,
                    notice_ways.c.form,
                    notice_ways.c.address,
                    notice_ways.c.name,
                    notice_ways.c.created,
                    notice_ways.c.used,
                ).where(notice_ways.c.guest == guest)
            ).mappings()
        ],
        "reports": [
            dict(row)
            for row in conn.execute(
                select(reports.c.name, reports.c.line, reports.c.why, reports.c.at).where(
                    reports.c.by == guest
                )
            ).mappings()
        ],
        "notes": [
            dict(row)
            for row in conn.execute(
                select(notes.c.table_id, notes.c.ply, notes.c.text, notes.c.at)
                .where(notes.c.guest == guest)
                .order_by(notes.c.at)
            ).mappings()
        ],
        "chat": [
            dict(row)
            for row in conn.execute(
                select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.guest == guest)
            ).mappings()
        ],
    }


def _one(conn: Connection, table: Table, where: Any, secret: tuple[str, ...]) -> dict[str, Any]:
    row = conn.execute(select(table).where(where)).mappings().first()
    return {name: value for name, value in (row or {}).items() if name not in secret}
