"""The sockets of a table and of the lobby: reading, limits, an outbox for each listener."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Scope, Send

from archipel.kernel.match import Refused
from archipel.server import messages
from archipel.server.accounts import plain, recognise
from archipel.server.frames import Shown
from archipel.server.house import House
from archipel.server.limits import Bucket
from archipel.server.live import Live, refusal, text_of
from archipel.server.messages import (
    FromClient,
    FromServer,
    Guest,
    Hello,
    NextSeal,
    Play,
    Reveal,
    Say,
    See,
    TakeBack,
)
from archipel.server.wire import EXTENSION

MOST_BYTES = 4096
"""The longest message we read; the transport cuts off at many times that."""

PATIENCE = 2000
"""Messages refused as too fast, in a row, before we hang up."""

COSTLY = 4
"""What looking back or weighing takes from the bucket: they make the server think."""

TOO_MUCH, NO_TABLE = 1008, 4404
"""How a socket is closed: by its limits, or because there is no such table."""

Asked = ASGIConnection[Any, Any, Any, Any]

TABLE = re.compile("/api/tables/([a-z0-9]{1,40})/socket")
LOBBY = "/api/lobby/socket"

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class HangUp(Exception):
    """The end of a connection, and why."""

    def __init__(self, code: int, refused: Refused) -> None:
        self.code = code
        self.refused = refused


class Connection:
    """One listener: who it is, and what it has been told."""

    def __init__(self, send: Callable[[bytes], None], guest: Guest | None) -> None:
        self.send = send  # never waits
        self.guest = guest
        self.seat: int | None = None
        self.ply = -1  # the last one it was told of
        self.shown: Shown | None = None  # the view it has; the next is told as a change of it
        self.pass_for_me = True
        self.next_seal = ""  # for the game that follows, when this one is over

    def tell(self, message: FromServer) -> None:
        self.send(text_of(message))


def own_origin(asked: Asked, house: House) -> bool:
    """Does a page of ours open this socket? A browser always says where a page comes from."""
    origin = asked.headers.get("origin", "")
    if house.settings.origin:
        return origin == house.settings.origin.rstrip("/")
    _, _, host = origin.partition("://")
    return bool(host) and host == asked.headers.get("host")


async def serve(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """A socket from handshake to hanging up.

    Spoken to the server directly, without the layers of the framework: a message passes them
    three times per move, and none of them has anything to do here.
    """
    path = scope["path"]
    at_table = TABLE.fullmatch(path)
    asked = Asked(scope)
    await receive()  # websocket.connect
    if (at_table is None and path != LOBBY) or not own_origin(asked, house):
        await send({"type": "websocket.close", "code": TOO_MUCH, "reason": ""})  # answered 403
        return
    guest = await recognise(asked, house)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    tell: Any = (scope["extensions"] or {})[EXTENSION]["tell"]
    conn = Connection(tell, guest)
    who = guest.id if guest else f"address {asked.client.host if asked.client else ''}"
    try:
        if house.sockets[who] >= house.settings.sockets_per_guest:
            raise HangUp(TOO_MUCH, Refused("too-many-sockets", "too many windows are open at once"))
        house.sockets[who] += 1
        try:
            if at_table is not None:
                await _stay_at_table(conn, house, receive, at_table[1])
            else:
                await _stay_in_lobby(conn, house, receive)
        finally:
            house.sockets[who] -= 1
            if not house.sockets[who]:
                del house.sockets[who]
    except HangUp as bye:
        conn.tell(refusal(bye.refused))
        with suppress(OSError, TimeoutError):  # who does not listen is cut off without good-bye
            word = bye.refused.word
            close: Message = {"type": "websocket.close", "code": bye.code, "reason": word}
            await asyncio.wait_for(send(close), 2)


async def _stay_at_table(conn: Connection, house: House, receive: Receive, id: str) -> None:
    try:
        live = await house.table(id)
    except Refused as refused:
        raise HangUp(NO_TABLE, refused) from refused
    try:
        await _listen(conn, house, receive, live)
    finally:
        live.bye(conn)


async def _stay_in_lobby(conn: Connection, house: House, receive: Receive) -> None:
    conn.send(await house.lobby.text())
    house.lobby.connections.add(conn)
    try:
        await _listen(conn, house, receive, None)
    finally:
        house.lobby.connections.discard(conn)


async def _listen(conn: Connection, house: House, receive: Receive, live: Live | None) -> None:
    """Read one message after the other until the line is closed."""
    bucket = Bucket(house.settings.rate, house.settings.burst)
    too_fast = Refused("too-fast", "too many messages at once: wait a moment")
    refused_in_a_row = 0
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        if not bucket.take():
            refused_in_a_row += 1
            if refused_in_a_row > PATIENCE:
                raise HangUp(TOO_MUCH, too_fast)
            conn.tell(refusal(too_fast, _id_in(data)))
            continue
        if bucket.tokens > bucket.burst / 2:
            refused_in_a_row = 0
        try:
            message = _read(data)
            if live is None:
                raise Refused("unreadable", "the lobby only tells: nothing can be said to it")
        except Refused as refused:
            conn.tell(refusal(refused, _id_in(data)))
            continue
        try:
            await _answer(conn, live, message, bucket)
        except Refused as refused:
            conn.tell(refusal(refused, getattr(message, "id", "")))


def _read(data: str | bytes) -> FromClient:
    """A message, checked against its type; Refused says what is wrong with it."""
    if 4 * len(data) > MOST_BYTES and _size(data) > MOST_BYTES:
        raise Refused("too-large", f"a message has at most {MOST_BYTES} bytes")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("unreadable", str(error)) from error


def _size(data: str | bytes) -> int:
    return len(data.encode()) if isinstance(data, str) else len(data)


def _id_in(data: str | bytes) -> str:
    """The id of a message that was refused unread, so that its sender knows which it was."""
    if len(data) > MOST_BYTES:
        return ""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]).get("id", "")
    except (msgspec.DecodeError, UnicodeError):
        return ""
    return found[:40] if isinstance(found, str) else ""


async def _answer(conn: Connection, live: Live, message: FromClient, bucket: Bucket) -> None:
    """Do what a message asks for."""
    if isinstance(message, Hello):
        conn.pass_for_me = message.pass_for_me
        await live.hello(conn, message.since)
    elif conn not in live.connections:
        raise Refused("unreadable", "the first message on a socket is hello")
    elif isinstance(message, Play | TakeBack):
        await live.play(conn, message)
    elif isinstance(message, Say):
        text = plain(message.text)[:400]
        if not text:
            raise Refused("unreadable", "there is nothing in it to read")
        await live.say(conn, message, text)
    elif isinstance(message, Reveal):
        await live.reveal(conn, message)
    elif isinstance(message, NextSeal):
        conn.next_seal = message.seal
    elif not bucket.take(COSTLY - 1):
        raise Refused("too-fast", "too many questions at once: wait a moment")
    elif isinstance(message, See):
        await live.see(conn, message)
    else:
        await live.weigh(conn, message)


class Talk(msgspec.Struct):
    """What is said over a table's socket, both ways: for the OpenAPI document."""

    from_client: FromClient
    from_server: FromServer


class LobbyTalk(msgspec.Struct):
    """What the lobby's socket tells."""

    from_server: messages.Lobby
