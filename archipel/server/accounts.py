"""Guests: a name, a colour and a cookie. No password, no address, nothing to forget.

The cookie holds 256 random bits and our signature; the database keeps only their SHA-256, so a
stolen database seats nobody. A cookie we did not sign is not even looked up.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from archipel.kernel.match import Refused
from archipel.server import names
from archipel.server.answers import refuses, refuses_change
from archipel.server.chance import hmac_sha256
from archipel.server.house import House
from archipel.server.messages import Guest, Introduce, Me
from archipel.server.queries import add_guest, guest_of_token, rename_guest

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


async def recognise(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Guest | None:
    """Who is asking: the guest of the cookie, if there is one and it is ours."""
    token = _token(connection, house)
    if token is None:
        return None
    hashed = token_hash(token)
    guest = house.guests.get(hashed)
    if guest is None:
        guest = await house.store.read(guest_of_token, hashed)
        if guest is not None:
            remember(house, hashed, guest)
    return guest


def remember(house: House, hashed: str, guest: Guest) -> None:
    """Keep a guest at hand, by the hash of their token."""
    if house.store.shared:  # they may take another name at another server
        return
    if len(house.guests) >= house.settings.guests_known:
        house.guests.clear()
    house.guests[hashed] = guest


def _token(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> str | None:
    value = connection.cookies.get(COOKIE, "")
    return unsigned(value, house.key) if value and len(value) < 200 else None


@get("/api/me", responses=refuses())
async def who_am_i(me: Guest | None) -> Me:
    """Who am I?"""
    return Me(guest=me)


@post("/api/me", status_code=200, responses=refuses_change("bad-name"))
async def introduce(
    request: Request[Any, Any, Any], data: Introduce, me: Guest | None, house: House
) -> Response[Me]:
    """Take a name and a colour, or change them."""
    name = names.name(data.name)
    if not name:
        raise Refused("bad-name", "a name needs at least one letter or digit")
    if me is not None:
        token = _token(request, house) or ""
        guest = Guest(id=me.id, name=name, colour=data.colour)
        await house.store.write(rename_guest, guest)
        house.rename(guest)
    else:
        token = secrets.token_urlsafe(32)
        guest = Guest(id=new_id(12), name=name, colour=data.colour)
        await house.store.write(add_guest, guest, token_hash(token), time.time())
    remember(house, token_hash(token), guest)
    cookie = Cookie(
        key=COOKIE,
        value=signed(token, house.key),
        httponly=True,
        samesite="lax",
        secure=house.secure(request.url.scheme),
        max_age=YEAR,
        path="/",
    )
    return Response(Me(guest=guest), cookies=[cookie])
