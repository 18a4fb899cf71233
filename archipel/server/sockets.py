"""The sockets of a table and of the lobby: reading, limits, an outbox for each listener."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from archipel.kernel.match import Refused
from archipel.server import logs, messages, metrics, names
from archipel.server.accounts import session_at
from archipel.server.connection import Connection, refusal
from archipel.server.house import House
from archipel.server.limits import MESSAGE, Bucket, address_of, let_wait
from archipel.server.live import Live
from archipel.server.messages import (
    AskHint,
    EndTurn,
    FromClient,
    FromServer,
    Guest,
    Hello,
    Look,
    LookAhead,
    NextSeal,
    Play,
    Problem,
    Reveal,
    Say,
    See,
    SetPlan,
    TakeBack,
    Weigh,
)
from archipel.server.queries import apart
from archipel.server.refusals import status
from archipel.server.store import cause
from archipel.server.wire import EXTENSION

TOO_MUCH, NO_TABLE, BROKEN = 1008, 4404, 1011
"""How a socket is closed: by its limits, because there is no such table, by a fault of ours."""

Asked = ASGIConnection[Any, Any, Any, Any]

TABLE = re.compile("/api/tables/([a-z0-9]{1,40})/socket")
LOBBY = "/api/lobby/socket"

log = logging.getLogger("archipel")

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Named(msgspec.Struct):
    """Whatever it is, if it has an id."""

    id: str = ""


_id_decoder: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


class HangUp(Exception):
    """The end of a connection, and why."""

    def __init__(self, code: int, refused: Refused) -> None:
        self.code = code
        self.refused = refused


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
    asked = Asked(scope)
    logs.new_request()
    await receive()  # websocket.connect
    refused = _why_not(asked, house)
    if refused is not None:
        await _turn_away(send, refused)
        return
    session = await session_at(asked, house)
    guest = session.guest if session else None
    deaf = await house.store.read(apart, guest.id) if guest else frozenset[str]()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    tell: Any = (scope["extensions"] or {})[EXTENSION]["tell"]
    conn = Connection(tell, guest)
    conn.deaf = deaf
    conn.delay = (scope["extensions"] or {})[EXTENSION]["delay"]  # type: ignore[assignment]
    conn.home, conn.session = address_of(scope), session.token if session else ""
    try:
        async with _counted(house, guest, conn.home):
            at_table = TABLE.fullmatch(scope["path"])
            if at_table is not None:
                await _stay_at_table(conn, house, receive, at_table[1])
            else:
                await _stay_in_lobby(conn, house, receive)
    except HangUp as bye:
        house.tally.note(f"socket: {bye.refused.word}")
        await _hang_up(conn, send, bye)
    except SQLAlchemyError as error:  # the database is away: come back later
        house.tally.failed(f"{_who(scope['path'], guest)}: the database failed: {cause(error)}")
        await let_wait(house.settings.refusal_pause)  # else they are back before it is
        await _hang_up(conn, send, HangUp(BROKEN, Refused("not-saved", "it cannot be read now")))
    except Exception:
        log.exception("%s: the socket failed", _who(scope["path"], guest))
        await _hang_up(conn, send, HangUp(BROKEN, Refused("broken", "it is our fault")))


async def _hang_up(conn: Connection, send: Send, bye: HangUp) -> None:
    """Say why, and close."""
    conn.tell(refusal(bye.refused))
    close: Message = {"type": "websocket.close", "code": bye.code, "reason": bye.refused.word}
    with suppress(OSError, TimeoutError):  # who does not listen is cut off without good-bye
        await asyncio.wait_for(send(close), 2)


def _why_not(asked: Asked, house: House) -> Refused | None:
    """What speaks against opening this socket."""
    path, home = asked.scope["path"], address_of(asked.scope)
    if TABLE.fullmatch(path) is None and path != LOBBY:
        return Refused("no-such-page", "there is no socket at this address")
    if not own_origin(asked, house):
        return Refused("foreign-origin", "a page of another site asks for it")
    cost = house.settings.list_cost if path == LOBBY else 1
    if not house.bus.take_now(house.visits, home, cost):
        house.tally.note(f"socket of {home}: too fast")
        return Refused("too-fast", "too many requests at once: wait a moment")
    return None


async def _turn_away(send: Any, refused: Refused) -> None:
    """Answer the handshake as any request that is refused."""
    metrics.refused(refused.word)
    body = msgspec.json.encode(Problem(word=refused.word, message=str(refused)))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    start = {"status": status(refused), "headers": headers}
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", "body": body})


@asynccontextmanager
async def _counted(house: House, guest: Guest | None, home: str) -> AsyncIterator[None]:
    """One socket more of this guest and of this address, as long as it is open."""
    own, all_there = house.settings.sockets_per_guest, house.settings.connections_per_address
    limits = {f"address {home}": all_there, guest.id if guest else f"nobody at {home}": own}
    house.sockets.update(limits.keys())
    metrics.SOCKETS.inc()
    try:
        counts = await house.count_sockets(list(limits))
        if any(count > most for count, most in zip(counts, limits.values(), strict=True)):
            raise HangUp(TOO_MUCH, Refused("too-many-sockets", "too many windows are open at once"))
        yield
    finally:
        metrics.SOCKETS.dec()
        house.sockets.subtract(limits.keys())
        house.note_sockets(list(limits))


def _who(path: str, guest: Guest | None) -> str:
    """A socket, for the log."""
    at_table = TABLE.fullmatch(path)
    return f"table={at_table[1] if at_table else '-'} guest={guest.id if guest else '-'}"


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
    limits = house.settings
    bucket = Bucket(limits.rate, limits.burst)
    too_fast = Refused("too-fast", "too many messages at once: wait a moment")
    refused_in_a_row = 0
    async for data in _heard(conn, house, receive, live):
        await house.turns.take(conn.home, MESSAGE, spoken=True)
        if not bucket.take():
            refused_in_a_row += 1
            if refused_in_a_row > limits.patience:
                raise HangUp(TOO_MUCH, too_fast)
            conn.tell(refusal(too_fast, _id_in(data, limits.message_bytes)))
            if refused_in_a_row > limits.patience / 4:  # from now on a flood has to wait
                await asyncio.sleep(limits.patience_pause)
            continue
        if bucket.tokens > bucket.burst / 2:
            refused_in_a_row = 0
        try:
            message = _read(data, limits.message_bytes)
            if live is None:
                raise Refused("unreadable", "the lobby only tells: nothing can be said to it")
        except Refused as refused:
            conn.tell(refusal(refused, _id_in(data, limits.message_bytes)))
            continue
        try:
            await _pay(conn, house, message, bucket)
            with house.turns.answering():
                await _answer(conn, live, message)
        except Exception as error:
            why = _fault(error, conn, house, live, message)
            conn.tell(refusal(why, getattr(message, "id", "")))
            if why.word == "not-saved":  # else a page that tries again asks without a pause
                await let_wait(limits.refusal_pause)


async def _heard(
    conn: Connection, house: House, receive: Receive, live: Live | None
) -> AsyncIterator[str | bytes]:
    """What is said on a socket. At a table it begins with Hello, and not too late."""
    late = asyncio.get_running_loop().time() + house.settings.hello_seconds
    greeted = live is None
    while True:
        greeted = greeted or (live is not None and conn in live.connections)
        try:
            async with asyncio.timeout_at(None if greeted else late):
                event = await receive()
        except TimeoutError:
            raise HangUp(TOO_MUCH, Refused("too-slow", "nobody said hello")) from None
        if event["type"] != "websocket.receive":
            return
        yield event.get("text") or event.get("bytes") or ""


def _fault(
    error: Exception, conn: Connection, house: House, live: Live, message: FromClient
) -> Refused:
    """Why a message was not done. If we are at fault the socket stays: the next may fare better."""
    if isinstance(error, Refused):
        return error
    who = f"table={live.row.id} guest={conn.guest.id if conn.guest else '-'}"
    if isinstance(error, SQLAlchemyError):
        house.tally.failed(f"{who}: the database failed: {cause(error)}")
        return Refused("not-saved", "it could not be saved")
    log.error("%s: %s failed", who, type(message).__name__, exc_info=error)
    return Refused("broken", "something went wrong on our side")


def _read(data: str | bytes, most: int) -> FromClient:
    """A message, checked against its type; Refused says what is wrong with it."""
    if 4 * len(data) > most and _size(data) > most:
        raise Refused("too-large", f"a message has at most {most} bytes")
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise Refused("unreadable", "it is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("unreadable", str(error)) from error


def _size(data: str | bytes) -> int:
    return len(data.encode()) if isinstance(data, str) else len(data)


def _id_in(data: str | bytes, most: int) -> str:
    """The id of a message that was refused unread, so that its sender knows which it was."""
    if len(data) > most:
        return ""
    try:
        return _id_decoder.decode(data).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def _pay(conn: Connection, house: House, message: FromClient, bucket: Bucket) -> None:
    """What it costs the socket, beyond what every message does, and the address it comes from."""
    costly = isinstance(message, Hello | See | Weigh | AskHint | SetPlan | LookAhead)
    if costly and not bucket.take(house.settings.question_cost - 1):
        raise Refused("too-fast", "too many questions at once: wait a moment")
    cost = 1.0 if costly else house.settings.message_cost
    if not house.bus.take_now(house.visits, conn.home, cost):
        house.tally.note(f"message of {conn.home}: too fast")
        await let_wait(house.settings.refusal_pause)  # and nothing more is read meanwhile
        raise Refused("too-fast", "too many messages from one address: wait a moment")


async def _answer(conn: Connection, live: Live, message: FromClient) -> None:
    """Do what a message asks for."""
    if isinstance(message, Hello):
        conn.pass_for_me, conn.grace = message.pass_for_me, message.grace
        await live.hello(conn, message.since)
    elif conn not in live.connections:
        raise Refused("unreadable", "the first message on a socket is hello")
    elif isinstance(message, Play | TakeBack):
        await live.play(conn, message)
    elif isinstance(message, EndTurn):
        await live.end_turn(conn, message)
    elif isinstance(message, Say):
        text = names.line(message.text)
        if not text:
            raise Refused("unreadable", "there is nothing in it to read")
        await live.say(conn, message, text)
    elif isinstance(message, Reveal):
        await live.reveal(conn, message)
    elif isinstance(message, NextSeal):
        conn.next_seal = message.seal
        live.note_here()
    elif isinstance(message, Look):
        conn.looks = message.seen
        live.sign(conn)
        live.note_here()
    elif isinstance(message, See):
        await live.see(conn, message)
    elif isinstance(message, AskHint):
        await live.hint(conn, message)
    elif isinstance(message, SetPlan):
        await live.set_plan(conn, message)
    elif isinstance(message, LookAhead):
        await live.look_ahead(conn, message)
    else:
        await live.weigh(conn, message)


class Talk(msgspec.Struct):
    """What is said over a table's socket, both ways: for the OpenAPI document."""

    from_client: FromClient
    from_server: FromServer


class LobbyTalk(msgspec.Struct):
    """What the lobby's socket tells."""

    from_server: messages.Lobby
