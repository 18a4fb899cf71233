"""What goes over the wire is what the library would send; and a socket leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from archipel.cli.loopback import connect, free_port
from archipel.server.limits import Tally
from archipel.server.settings import Settings
from archipel.server.wire import Doorkeeper, Wire, header, protocols


@pytest.mark.parametrize("length", [0, 1, 125, 126, 1700, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    assert header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_socket_that_is_closed_is_gone_without_the_collector() -> None:
    """The collector is set to come seldom: a socket that waits for it stays for hours."""
    wires: list[weakref.ref[Wire]] = []

    keeper = Doorkeeper(Settings(), Tally(), 1000)
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
        port = free_port()
        config = uvicorn.Config(
            listen, port=port, http=door, ws=Watched, lifespan="off", log_level="warning"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        for _ in range(3):
            line = await connect(port, "/", "", lambda _: None, lambda: None)
            line.send(b"{}")
            line.close()
        while len(wires) < 3 or server.server_state.connections or server.server_state.tasks:
            await asyncio.sleep(0.01)
        assert [wire() for wire in wires] == [None] * 3
        server.should_exit = True
        await serving

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
