"""uvicorn's WebSocket with one thing added: a way to send that never waits.

A frame goes to everybody at a table. If sending could wait, each listener would need a task and a
queue of its own, lest a slow one hold up the others. So what is sent is handed to the transport,
which keeps what the network does not take yet; who lets too much pile up is cut off, and comes
back with Hello. All that is said in one turn of the event loop leaves in one write.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow listener."""

EXTENSION = "archipel.tell"
"""Where an application finds ``tell``, in the ``extensions`` of the scope."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be told something at any time."""

    _leaving = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is sound, and the application not yet called
            self.scope["extensions"][EXTENSION] = {"tell": self.tell}

    def tell(self, text: str) -> None:
        """Send a text, soon. If the line is closed, nobody hears it."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            return
        try:
            self.conn.send_text(text.encode())
        except InvalidState:  # the other side has said good-bye
            return
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._leaving = False
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
