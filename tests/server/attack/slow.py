"""Clients that take their time: half a request, half a body, no hello, ears that never listen."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from archipel.cli.loopback import HOME, Person
from tests.server.attack.calls import FAR, Call, NoAnswer, request
from tests.server.attack.people import Lost, at_table, frame_of, play_one
from tests.server.attack.scene import USUAL, Scene, attack
from tests.server.attack.wires import HELLO, KEY

EACH = 40
"""Connections that are slow in the same way."""

DEAF = 15
"""Listeners that never listen, of each person."""


@attack(limits=USUAL, share=2)
async def slow_clients(scene: Scene) -> None:
    """Slow heads, slow bodies, silence, sockets without hello and listeners that never read."""
    people = await scene.people(2)
    table = await scene.open_table(people, "bora_bora")
    body = b'{"name":"Slow","colour":"teal"}' + b" " * 500
    ways: list[Callable[[], Coroutine[Any, Any, None]]] = [
        lambda: _drip(scene, request("GET", "/api/tables", None, people[0])),
        lambda: _drip(scene, request("POST", "/api/me", body, people[0]), at_once=len(body)),
        lambda: _drip(scene, b""),
        lambda: _no_hello(scene, table),
    ]
    doing = [way() for way in ways for _ in range(EACH)]
    doing += [_deaf(scene, table, person) for person in people for _ in range(DEAF)]
    doing += [_play_among_them(scene, table, people), come_and_go(scene)]
    await scene.all(doing)


async def _drip(scene: Scene, data: bytes, at_once: int = 0) -> None:
    """Send something byte by byte (but what comes before the last so many, at once)."""
    while scene.goes_on():
        call = await Call.open(scene.port, FAR)
        scene.tally.sent += 1
        begin = len(data) - at_once if at_once else 0
        call.write(data[:begin])
        at = begin
        while scene.goes_on() and not call.closed:
            call.write(data[at : at + 1])
            at += 1
            await asyncio.sleep(scene.luck.uniform(0.2, 0.8))
        await _gone(scene, call)


async def _no_hello(scene: Scene, table: str) -> None:
    """A socket that is opened, and that is all."""
    while scene.goes_on():
        call = await Call.open(scene.port, FAR)
        scene.tally.sent += 1
        call.write(handshake(scene.port, table))
        while scene.goes_on() and not call.closed:
            await asyncio.sleep(0.5)
        await _gone(scene, call)


async def _deaf(scene: Scene, table: str, person: Person) -> None:
    """A listener that asks again and again how things stand, and never reads the answer."""
    while scene.goes_on():
        ear = socket.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ear.bind((person.address, 0))
        ear.setblocking(False)
        await asyncio.get_running_loop().sock_connect(ear, (HOME, scene.port))
        call = Call(*await asyncio.open_connection(sock=ear, limit=1024))
        call.write(handshake(scene.port, table, person.cookie))
        while scene.goes_on() and not call.writer.is_closing():
            scene.tally.sent += 1
            with suppress(OSError):
                call.write(frame_of(HELLO))
            await asyncio.sleep(0.1)
        await _gone(scene, call)


async def _gone(scene: Scene, call: Call) -> None:
    """Count who was hung up on; they come back, but not at once."""
    scene.tally.hung_up += call.closed
    call.close()
    await asyncio.sleep(0.2)


def handshake(port: int, table: str, cookie: str = "") -> bytes:
    """What a browser says to open the socket of a table."""
    here = f"127.0.0.1:{port}"
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {here}\r\norigin: http://{here}\r\n"
        f"cookie: {cookie}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        f"sec-websocket-key: {KEY}\r\nsec-websocket-version: 13\r\n\r\n"
    ).encode()


async def _play_among_them(scene: Scene, table: str, people: list[Person]) -> None:
    """Who can hear is not held up by who does not."""
    with suppress(Lost):
        listeners = await at_table(scene, table, people)
        while scene.goes_on() and await play_one(listeners):
            await asyncio.sleep(0.2)
        for listener in listeners:
            listener.close()


async def come_and_go(scene: Scene) -> None:
    """Somebody else, from elsewhere, is served all the while."""
    while scene.goes_on():
        with suppress(NoAnswer, OSError):
            call = await Call.open(scene.port, HOME)
            await scene.send("GET /api/shelf", request("GET", "/api/shelf"), call=call)
            call.close()
        await asyncio.sleep(0.3)
