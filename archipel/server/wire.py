"""uvicorn's WebSocket with one thing added: a way to send that never waits.

A frame goes to everybody at a table. If sending could wait, each listener would need a task and a
queue of its own, lest a slow one hold up the others. So what is sent is handed to the transport,
which keeps what the network does not take yet; who lets too much pile up is cut off, and comes
back with Hello. All that is said in one turn of the event loop leaves in one write.
"""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow listener."""

EXTENSION = "archipel.tell"
"""Where an application finds ``tell``, in the ``extensions`` of the scope."""


def header(length: int) -> bytes:
    """What stands before a whole text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return _SHORT.pack(TEXT, length)
    if length < 65536:
        return _MIDDLE.pack(TEXT, 126, length)
    return _LONG.pack(TEXT, 127, length)


TEXT = 0x81
"""A text frame that is the whole message."""

_SHORT, _MIDDLE, _LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be told something at any time."""

    _leaving = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is sound, and the application not yet called
            self.scope["extensions"][EXTENSION] = {"tell": self.tell}

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what refers back to us: else the collector, which comes seldom, has to."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def tell(self, text: bytes) -> None:
        """Send a text, soon. If the line is closed, nobody hears it."""
        conn = self.conn
        if self.disconnected or self.close_sent or conn.state is not State.OPEN:
            return
        if conn.extensions:  # they may change what is sent: the library knows how
            conn.send_text(text)
        else:
            conn.writes += (header(len(text)), text)
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._leaving = False
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
