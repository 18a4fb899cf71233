"""What goes over the wire is what the library would send; and a socket leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
import weakref
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.frames import Frame, Opcode

from archipel.cli.loopback import connect, free_port
from archipel.server.limits import Tally, Turns
from archipel.server.settings import Settings
from archipel.server.wire import Doorkeeper, Wire, header, protocols


@pytest.mark.parametrize("length", [0, 1, 125, 126, 1700, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    assert header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@asynccontextmanager
async def serving(
    app: Any, door: Any, wire: Any, **more: Any
) -> AsyncIterator[tuple[int, uvicorn.Server]]:
    """A server that speaks our protocols."""
    port = free_port()
    config = uvicorn.Config(
        app, port=port, http=door, ws=wire, lifespan="off", log_level="warning", **more
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield port, server
    server.should_exit = True
    await task


def test_who_answers_the_first_of_several_requests_learns_that_nobody_is_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The library tells only the last one; writing to the first is then an error."""
    heard: list[str] = []
    gone = asyncio.Event()

    async def slow(_: Any, receive: Any, send: Any) -> None:
        heard.append("asked")
        await receive()
        heard.append((await receive())["type"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x"})
        gone.set()

    async def run() -> None:
        keeper = Doorkeeper(Settings(), Tally(), Turns(4), 1000)
        async with serving(slow, *protocols(keeper)) as (port, _):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 3)
            while not heard:
                await asyncio.sleep(0.01)
            writer.transport.abort()
            await asyncio.wait_for(gone.wait(), 10)

    uvloop.run(run())
    assert heard == ["asked", "http.disconnect"]
    assert caplog.text == ""


def test_who_answered_a_ping_while_we_stood_still_is_not_hung_up_on() -> None:
    """The time to answer is over before the answer is read: it came, but nobody looked."""
    pings = lost = 0

    async def stay(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def run() -> None:
        door, wire = protocols(Doorkeeper(Settings(), Tally(), Turns(4), 1000))

        class Absent(wire):  # type: ignore[misc, valid-type]
            def send_keepalive_ping(self) -> None:
                nonlocal pings
                super().send_keepalive_ping()
                pings += 1
                self.loop.call_soon(time.sleep, 0.5)

        def gone() -> None:
            nonlocal lost
            lost += 1

        often = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.2}
        async with serving(stay, door, Absent, **often) as (port, _):
            line = await connect(port, "/", "", lambda _: None, gone)
            while pings < 3 and not lost:
                await asyncio.sleep(0.01)
            assert not lost
            line.close()

    uvloop.run(run())


def test_what_a_socket_says_is_spoken_and_all_else_is_asked() -> None:
    """What is spoken comes first; a handshake is asked for like a page."""
    calls: list[bool] = []

    class Heard(Turns):
        def call(self, home: str, cost: int, begin: Any, spoken: bool = False) -> None:
            calls.append(spoken)
            super().call(home, cost, begin, spoken)

    said = asyncio.Event()

    async def listen(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (await receive())["type"] != "websocket.disconnect":
            said.set()

    async def run() -> None:
        keeper = Doorkeeper(Settings(), Tally(), Heard(4), 1000)
        async with serving(listen, *protocols(keeper)) as (port, _):
            line = await connect(port, "/", "", lambda _: None, lambda: None)
            assert set(calls) == {False}
            calls.clear()
            line.send(b"hello")
            await asyncio.wait_for(said.wait(), 20)
            assert set(calls) == {True}
            line.close()

    uvloop.run(run())


def test_what_is_read_at_once_is_looked_at_in_many_turns() -> None:
    """A body of one-byte chunks costs a call for each: others are heard in between."""
    turns = 0

    async def read_all(_: Any, receive: Any, send: Any) -> None:
        nonlocal turns
        while (await receive())["more_body"]:
            turns += 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x"})

    async def run() -> bytes:
        keeper = Doorkeeper(Settings(), Tally(), Turns(4), 1000)
        async with serving(read_all, *protocols(keeper)) as (port, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
            writer.write(head + b"1\r\nx\r\n" * 5_000 + b"0\r\n\r\n")
            answer = await asyncio.wait_for(reader.readline(), 20)
            writer.close()
            return answer

    assert b"200" in uvloop.run(run())
    assert turns > 20


def test_what_many_say_at_once_is_looked_at_in_many_turns() -> None:
    """And they are let in one by one. The loop is not ours while they knock and ask."""
    turn = 0
    came: list[int] = []  # in which turn
    looked_at: list[int] = []
    door, wire = protocols(Doorkeeper(Settings(), Tally(), Turns(8), 1000))

    class Watched(door):  # type: ignore[misc,valid-type]
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            came.append(turn)

        def _read(self, line: Any, data: bytes) -> None:
            looked_at.append(turn)
            super()._read(line, data)

    async def answer(_: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x"})

    async def run() -> None:
        nonlocal turn
        async with serving(answer, Watched, wire) as (port, _):
            people = [socket.create_connection(("127.0.0.1", port)) for _ in range(40)]
            while len(came) < len(people):
                await asyncio.sleep(0)
                turn += 1
            for person in people:
                person.send(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            while len(looked_at) < len(people):
                await asyncio.sleep(0)
                turn += 1
            for person in people:
                person.close()

    uvloop.run(run())
    assert max(Counter(came).values()) <= 2  # a turn of ours may be two of the loop
    assert max(Counter(looked_at).values()) <= 2 * 8


def test_a_socket_that_is_closed_is_gone_without_the_collector() -> None:
    """The collector is set to come seldom: a socket that waits for it stays for hours."""
    wires: list[weakref.ref[Wire]] = []

    keeper = Doorkeeper(Settings(), Tally(), Turns(4), 1000)
    door, wire = protocols(keeper)

    class Watched(wire):  # type: ignore[misc,valid-type]
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            wires.append(weakref.ref(self))

    async def listen(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def run() -> None:
        async with serving(listen, door, Watched) as (port, server):
            for _ in range(3):
                line = await connect(port, "/", "", lambda _: None, lambda: None)
                line.send(b"{}")
                line.close()
            while len(wires) < 3 or server.server_state.connections or server.server_state.tasks:
                await asyncio.sleep(0.01)
            assert [wire() for wire in wires] == [None] * 3

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
