"""Guests: a name, a colour and a cookie. No password, no address, nothing to forget.

The cookie holds 256 random bits and our signature; the database keeps only their SHA-256, so a
stolen database seats nobody. A cookie we did not sign is not even looked up. Each cookie is one
*session*: a browser that a guest is known to. Who has an account may have several (members/).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.exc import SQLAlchemyError

from archipel.kernel.match import Refused
from archipel.server import names
from archipel.server.answers import refuses, refuses_change
from archipel.server.chance import hmac_sha256
from archipel.server.house import House
from archipel.server.messages import Guest, Introduce, Me
from archipel.server.queries import (
    Session,
    add_guest,
    note_seen,
    rename_guest,
    session_of,
    use_session,
)
from archipel.server.retention import DAY

COOKIE = "archipel"
YEAR = 365 * 24 * 3600


def new_id(length: int) -> str:
    """A random id nobody can guess: five bits per letter."""
    return base64.b32encode(secrets.token_bytes(length)).decode()[:length].lower()


def signed(token: str, key: bytes) -> str:
    """The value of the cookie."""
    return f"{token}.{_signature(token, key)}"


def unsigned(value: str, key: bytes) -> str | None:
    """The token in a cookie; None if the signature is not ours."""
    token, _, signature = value.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(token, key).encode()):
        return None
    return token


def _signature(token: str, key: bytes) -> str:
    mac = hmac_sha256(key, b"cookie:" + token.encode())
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


LOOK_AGAIN = 3600.0
"""Seconds after which it is noted again that a session is used."""


async def session_at(
    connection: ASGIConnection[Any, Any, Any, Any], house: House
) -> Session | None:
    """The session of the cookie, if there is one, it is ours and it has not ended."""
    token = _token(connection, house)
    if token is None:
        return None
    hashed = token_hash(token)
    found = house.known.get(hashed) or await house.store.read(session_of, hashed)
    if found is None or 0 < found.until < time.time():
        house.known.pop(hashed, None)
        return None
    remember(house, found)
    await _note_seen(house, found.guest)
    return found


async def recognise(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Guest | None:
    """Who is asking: the guest of the cookie, if there is one and it is ours."""
    found = await session_at(connection, house)
    return found.guest if found else None


async def _note_seen(house: House, guest: Guest) -> None:
    """Once a day it is stored that somebody was here."""
    now = time.time()
    if now - house.seen.get(guest.id, 0.0) < DAY:
        return
    if len(house.seen) >= house.settings.guests_known:
        house.seen.clear()
    house.seen[guest.id] = now
    with suppress(SQLAlchemyError):  # a full disk: whoever only looks need not care
        await house.store.write(note_seen, guest.id, now)


def remember(house: House, session: Session) -> None:
    """Keep a session at hand, by the hash of its token."""
    if house.store.shared:  # it may be changed at another server
        return
    if len(house.known) >= house.settings.guests_known:
        house.known.clear()
    house.known[session.token] = session


def forget(house: House, guest: str) -> None:
    """What is known of the sessions of a guest is read anew: they have changed."""
    for token in [token for token, found in house.known.items() if found.guest.id == guest]:
        del house.known[token]


def _token(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> str | None:
    value = connection.cookies.get(COOKIE, "")
    return unsigned(value, house.key) if value and len(value) < 200 else None


def cookie_of(token: str, request: Request[Any, Any, Any], house: House) -> Cookie:
    """The cookie of a session; an empty token takes it away."""
    return Cookie(
        key=COOKIE,
        value=signed(token, house.key) if token else "",
        httponly=True,
        samesite="lax",
        secure=house.secure(request.url.scheme),
        max_age=YEAR if token else 0,
        path="/",
    )


@get("/api/me", responses=refuses())
async def who_am_i(request: Request[Any, Any, Any], house: House) -> Me:
    """Who am I?"""
    found = await session_at(request, house)
    if found is None:
        return Me(guest=None, accounts=_accounts(house))
    now = time.time()
    if now - found.seen > LOOK_AGAIN:
        until = 0.0
        if found.until:  # not used for long, or very old: it ends
            idle, most = (DAY * house.settings.session_days, YEAR)
            until = min(now + idle, found.created + most)
        await house.store.write(use_session, found.token, now, until)
        remember(house, found._replace(seen=now, until=until))
    return Me(guest=found.guest, member=found.member, accounts=_accounts(house))


def _accounts(house: House) -> bool:
    return house.settings.accounts != "off"


@post("/api/me", status_code=200, responses=refuses_change("bad-name"))
async def introduce(request: Request[Any, Any, Any], data: Introduce, house: House) -> Response[Me]:
    """Take a name and a colour, or change them."""
    name = names.name(data.name)
    if not name:
        raise Refused("bad-name", "a name needs at least one letter or digit")
    known = await session_at(request, house)
    if known is not None:
        token = _token(request, house) or ""
        guest = Guest(id=known.guest.id, name=name, colour=data.colour)
        await house.store.write(rename_guest, guest)
        forget(house, guest.id)
        house.rename(guest)
    else:
        token = secrets.token_urlsafe(32)
        guest = Guest(id=new_id(12), name=name, colour=data.colour)
        house.seen[guest.id] = time.time()
        await house.store.write(add_guest, guest, token_hash(token), house.seen[guest.id])
    member = known is not None and known.member
    me = Me(guest=guest, member=member, accounts=_accounts(house))
    return Response(me, cookies=[cookie_of(token, request, house)])
