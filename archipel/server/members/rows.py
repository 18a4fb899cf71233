"""Every question about members we ask the database: each a function of a connection."""

from __future__ import annotations

import hmac
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from archipel.server.members.passkeys import Passkey
from archipel.server.queries import Session, add_session
from archipel.server.schema import (
    codes,
    members,
    notice_ways,
    passkeys,
    recovery,
    sessions,
)

TRIES = 5
"""Wrong tries after which a mailed code is worth nothing."""


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
    """End one session of a guest, or all but one; their tokens. Who has a code shown at one of them
    does not come in with it any more."""
    which = [sessions.c.guest == guest]
    which += [sessions.c.id == id] if id else []
    which += [sessions.c.token != but] if but else []
    tokens = [
        str(token) for token in conn.execute(select(sessions.c.token).where(*which)).scalars()
    ]
    conn.execute(delete(sessions).where(*which))
    conn.execute(delete(codes).where(codes.c.guest == guest, codes.c.kind == "device"))
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
