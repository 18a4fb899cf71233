"""How a session begins: its token is new, and what a guest played in this browser comes along."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from archipel.kernel.match import Refused
from archipel.server.accounts import (
    YEAR,
    cookie_of,
    forget,
    new_id,
    remember,
    session_at,
    signed,
    token_hash,
)
from archipel.server.members import belongings, rows
from archipel.server.members.desk import KNOWN, Desk, log
from archipel.server.members.rows import Member
from archipel.server.messages import Guest, Me
from archipel.server.queries import Session, apart
from archipel.server.retention import DAY
from archipel.server.schema import guests
from archipel.server.tables import stand_up

BROWSERS = {
    "Edg/": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""In this order: many browsers call themselves by several names."""


def browser(agent: str) -> str:
    """A browser as its owner knows it: "Firefox, Linux"; empty if it is none we know."""
    named = [
        next((name for part, name in kinds.items() if part in agent), "")
        for kinds in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, named))


async def enter(
    request: Request[Any, Any, Any],
    desk: Desk,
    member: str,
    how: str,
    proved: bool = True,
    shown: Member | None = None,
) -> Response[Me]:
    """Somebody is let in. Whatever this browser had before is over.

    ``shown`` is the account whose way in was shown. Nobody comes in if it was erased since, or has
    got another password, address or second factor.

    The tables of a guest become the member's. Where both sat at one table, the guest stands up: in
    a game that has begun the computer takes that seat, as when anybody leaves.
    """
    house, now = desk.house, time.time()
    before = await session_at(request, house)
    guest = await house.store.read(_guest, member)
    token = secrets.token_urlsafe(32)
    until = now + DAY * house.settings.session_days
    agent = browser(request.headers.get("user-agent", "")[:400])
    times = (now, now, until, now if proved else 0.0)
    session = Session(token_hash(token), guest, True, new_id(12), agent, *times)
    merged = before.guest if before and not before.member and before.guest.id != member else None
    if merged is not None:
        for id in await house.store.read(belongings.shared_tables, merged.id, member):
            with suppress(Refused):  # it has just ended
                await stand_up(house, id, merged)
    changed = await house.store.write(
        _enter, session, before.token if before else "", merged.id if merged else "", shown
    )
    if changed is None:
        log.info("guest=%s: the account has changed since %s was shown", member, how)
        raise Refused("wrong-sign-in", "no account fits what you have given")
    forget(house, member)
    if merged is not None:
        forget(house, merged.id)
        house.keep_apart(member, await house.store.read(apart, member))
    await house.resume(before.token if before else "-", session, changed)
    remember(house, session)
    log.info("guest=%s signed in by %s%s", member, how, f", was {merged.id}" if merged else "")
    known = Cookie(
        key=KNOWN,
        value=signed(f"known-{member}", house.key),
        httponly=True,
        samesite="lax",
        secure=house.secure(request.url.scheme),
        max_age=YEAR,
        path="/api/sign-in",
    )
    cookies = [cookie_of(token, request, house), known]
    return Response(Me(guest=guest, member=True), cookies=cookies)


def _guest(conn: Connection, id: str) -> Guest:
    row = conn.execute(guests.select().where(guests.c.id == id)).one()
    return Guest(id=row.id, name=row.name, colour=row.colour)


def _enter(
    conn: Connection, session: Session, before: str, merged: str, shown: Member | None
) -> list[str] | None:
    """The tables that changed; None: nobody comes in, and nothing has changed."""
    found = rows.member_of(conn, session.guest.id)
    if found is None or (shown is not None and _ways(found) != _ways(shown)):
        return None
    was = rows.session_id(conn, before)
    changed = belongings.merge(conn, merged, session.guest.id) if merged else []
    rows.enter(conn, session, before, was)
    return changed


def _ways(member: Member) -> tuple[str | None, str, str]:
    return member.email, member.password, member.totp
