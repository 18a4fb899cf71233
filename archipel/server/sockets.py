"""The sockets of a table and of the lobby: reading, limits, an outbox for each listener."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Scope, Send

from archipel.kernel.match import Refused
from archipel.server import messages
from archipel.server.accounts import plain, recognise
from archipel.server.house import House
from archipel.server.limits import Bucket
from archipel.server.live import Live, refusal, text_of
from archipel.server.messages import (
    FromClient,
    FromServer,
    Guest,
    Hello,
    Play,
    Refusal,
    Say,
    See,
    TakeBack,
)

MOST_BYTES = 4096
"""The longest message we read; the transport cuts off at many times that."""

MOST_WAITING = 1_000_000
"""Characters that may wait for a slow listener; one who is slower must come back and catch up."""

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


class Connection:
    """One listener: who it is, what it has been told, and what waits to be sent to it.

    ``send`` never waits: one slow listener must not hold up a table. ``pump`` does the sending.
    """

    def __init__(self, line: Send, guest: Guest | None) -> None:
        self.line = line
        self.guest = guest
        self.seat: int | None = None
        self.ply = -1  # the last one it was told of
        self.reader: asyncio.Task[Any] | None = asyncio.current_task()
        self.dropped = False
        self._waiting: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()

    def tell(self, message: FromServer) -> None:
        self.send(text_of(message))

    def send(self, text: str) -> None:
        if self.dropped:
            return
        self._size += len(text)
        if self._size > MOST_WAITING:
            self.dropped = True
            if self.reader is not None:
                self.reader.cancel()
            return
        self._waiting.append(text)
        self._wake.set()

    async def pump(self) -> None:
        """Send what waits, for as long as the connection lasts."""
        with suppress(OSError):  # the line was cut: the reader hears of it too
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    text = self._waiting.popleft()
                    self._size -= len(text)
                    await self.now(text)

    async def now(self, text: str) -> None:
        """Send at once, and wait until the line has taken it."""
        await self.line({"type": "websocket.send", "text": text, "bytes": None})


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
    conn = Connection(send, guest)
    who = guest.id if guest else f"address {asked.client.host if asked.client else ''}"
    if house.sockets[who] >= house.settings.sockets_per_guest:
        why = "too many windows are open at once"
        await _turn_away(conn, Refusal(word="too-many-sockets", message=why), TOO_MUCH)
        return
    house.sockets[who] += 1
    pump = asyncio.create_task(conn.pump())
    try:
        if at_table is not None:
            await _stay_at_table(conn, house, receive, at_table[1])
        else:
            await _stay_in_lobby(conn, house, receive)
    except asyncio.CancelledError:
        if not conn.dropped:
            raise
    except OSError:
        pass  # the line was cut while we were sending
    finally:
        pump.cancel()
        house.sockets[who] -= 1
        if not house.sockets[who]:
            del house.sockets[who]


async def _turn_away(conn: Connection, why: Refusal, code: int) -> None:
    await conn.now(text_of(why))
    await _hang_up(conn, code, why.word)


async def _hang_up(conn: Connection, code: int, word: str) -> None:
    """Say good-bye; who does not listen is cut off without."""
    close: Message = {"type": "websocket.close", "code": code, "reason": word}
    with suppress(TimeoutError):
        await asyncio.wait_for(conn.line(close), 2)


async def _stay_at_table(conn: Connection, house: House, receive: Receive, id: str) -> None:
    try:
        live = await house.table(id)
    except Refused as refused:
        await _turn_away(conn, refusal(refused), NO_TABLE)
        return
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
    refused_in_a_row = 0
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        if not bucket.take():
            refused_in_a_row += 1
            if refused_in_a_row > PATIENCE:
                await _hang_up(conn, TOO_MUCH, "too-fast")
                return
            why = "too many messages at once: wait a moment"
            conn.tell(Refusal(word="too-fast", message=why, id=_id_in(data)))
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
