"""uvicorn's HTTP and WebSocket with what they lack: bounds, clocks, a way to send without waiting.

A connection costs us a file and some memory, whether anybody speaks on it or not. So a *doorkeeper*
knows them all: how many there may be, in all and from one address, and until when we wait for each
of them. When there is no room, the one that has been silent for longest makes way, so that silence
alone can never lock anybody out.

A frame goes to everybody at a table. If sending could wait, each listener would need a task and a
queue of its own, lest a slow one hold up the others. So what is sent is handed to the transport,
which keeps what the network does not take yet; who lets too much pile up is cut off, and comes
back with Hello. All that is said in one turn of the event loop leaves in one write.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from archipel.server.limits import REQUEST, Bucket, Tally, Turns, household
from archipel.server.messages import Problem
from archipel.server.settings import Settings

EXTENSION = "archipel.tell"
"""Where an application finds ``tell``, in the ``extensions`` of the scope."""

BYTES = 128
"""So many bytes are looked at for the price of a message. All of them could be pings."""

LOOK_AGAIN = 1.0
"""Seconds between two looks whether a pong has come that is overdue."""

STANDSTILL = 1.0
"""Seconds that our event loop may be late without our thinking that it stood still."""

TEXT = 0x81
"""A text frame that is the whole message."""

_SHORT, _MIDDLE, _LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")

_errors_only = logging.getLogger("archipel.http")  # what anybody can cause is counted, not logged
_errors_only.setLevel(logging.ERROR)
_silent = logging.getLogger("archipel.socket")
_silent.setLevel(logging.CRITICAL + 1)  # ``sockets.serve`` logs its own faults, with the table


def header(length: int) -> bytes:
    """What stands before a whole text of so many bytes (RFC 6455, 5.2)."""
    if length < 126:
        return _SHORT.pack(TEXT, length)
    if length < 65536:
        return _MIDDLE.pack(TEXT, 126, length)
    return _LONG.pack(TEXT, 127, length)


def _answer(status: int, problem: Problem) -> bytes:
    """A refusal as it goes over the wire, and the end of the connection."""
    body = msgspec.json.encode(problem)
    head = (
        b"content-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n"
        b"retry-after: 5\r\ncontent-length: %d\r\n\r\n" % len(body)
    )
    return STATUS_LINE[status] + head + body


class Line:
    """One connection as the doorkeeper sees it."""

    __slots__ = ("due", "exempt", "home", "stuck_since", "transport", "turn", "why")

    def __init__(self, transport: asyncio.Transport, home: str, exempt: bool) -> None:
        self.transport = transport
        self.home = home  # whom it is counted for
        self.exempt = exempt  # a proxy: many people speak through it
        self.turn = f"line {id(self)}" if exempt else home  # with whom it takes turns
        self.due = math.inf  # when we stop waiting
        self.why = ""  # and what we have been waiting for
        self.stuck_since = 0.0  # when the oldest byte that still waits was first seen


class Post:
    """What those who watch are told leaves a little later, some of it in each turn.

    Writing to a thousand sockets takes twenty milliseconds: players need not wait for that.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._waiting: deque[Wire] = deque()

    def add(self, wire: Wire) -> None:
        if not self._waiting:
            wire.loop.call_soon(self._go, wire.loop)
        self._waiting.append(wire)

    def _go(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(self.most, len(self._waiting))):
            self._waiting.popleft().leave_with_post()
        if self._waiting:
            loop.call_soon(self._go, loop)


class Doorkeeper:
    """All connections of the server, and who may have one."""

    def __init__(self, settings: Settings, tally: Tally, turns: Turns, files: int) -> None:
        self.settings = settings
        self.tally = tally
        self.turns = turns
        self.post = Post(settings.post)
        self.most = max(1, min(settings.connections, files - settings.files_reserved))
        self.lines: dict[asyncio.BaseTransport, Line] = {}
        self._silent: dict[Line, None] = {}  # without a whole request yet, the oldest first
        self._of: dict[str, dict[Line, None]] = {}  # by whom they are counted for
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self._loop: asyncio.AbstractEventLoop | None = None

    def admit(self, transport: asyncio.Transport, host: str) -> Line | None:
        """A new connection; None if there is no room for it."""
        self._begin()
        line = Line(transport, household(host), self._is_proxy(host))
        theirs = self._of.get(line.home, {})
        crowded = not line.exempt and len(theirs) >= self.settings.connections_per_address
        if (crowded or len(self.lines) >= self.most) and not self._make_room(theirs, crowded):
            self.tally.note(
                f"connection of {line.home}: too many" if crowded else "connection: full"
            )
            return None
        self.lines[transport] = line
        self._of.setdefault(line.home, {})[line] = None
        self.silent(line, self.settings.head_seconds, "connection: no request")
        return line

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        line = self.lines.pop(transport, None)
        if line is not None:
            self._silent.pop(line, None)
            theirs = self._of[line.home]
            del theirs[line]
            if not theirs:
                del self._of[line.home]

    def look(self, line: Line, size: int, look: Callable[[], bool], spoken: bool = False) -> None:
        """Have so many bytes of a connection looked at, in its turn."""
        self.turns.call(line.turn, 1 + size // BYTES, look, spoken)

    def silent(self, line: Line, seconds: float, why: str) -> None:
        """It has no request for us to work on; one must come within so many seconds."""
        self._silent[line] = None
        self.wait(line, seconds, why)

    def busy(self, line: Line) -> None:
        """It has, and does not make way for others."""
        self._silent.pop(line, None)
        line.due = math.inf

    def wait(self, line: Line, seconds: float, why: str) -> None:
        """Something must come from the other side within so many seconds."""
        line.due, line.why = asyncio.get_running_loop().time() + seconds, why

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def _make_room(self, theirs: dict[Line, None], crowded: bool) -> bool:
        """Have the one make way that has been silent for longest; one of theirs, if they crowd."""
        among = theirs if crowded else self._silent
        for line in among:
            if line in self._silent:
                self.tally.note("connection: silent, made way")
                self._cut(line)
                return True
        return False

    def _cut(self, line: Line) -> None:
        protocol = line.transport.get_protocol()
        if isinstance(protocol, Door | Wire):
            protocol.cut_off()
        else:
            line.transport.abort()
        self.leave(line.transport)  # the transport itself says so a little later

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop = loop
            loop.call_later(self.settings.sweep_seconds, self._sweep, loop, 0, loop.time())

    def _sweep(self, loop: asyncio.AbstractEventLoop, round: int, swept: float) -> None:
        """Cut off who has kept us waiting for too long, for words or for taking ours.

        After a standstill of ours nobody is late before what they sent meanwhile has been read.
        """
        now = loop.time()
        stood_still = now - swept > self.settings.sweep_seconds + STANDSTILL
        patience = self.settings.answer_seconds
        for line in list(self.lines.values()):
            if not line.transport.get_write_buffer_size():
                line.stuck_since = 0.0
                if line.due <= now and not stood_still:
                    self.tally.note(line.why)
                    self._cut(line)
            elif not line.stuck_since:
                line.stuck_since = now
            elif now - line.stuck_since > patience:
                self.tally.note("connection: answer not taken")
                self._cut(line)
        if round % 2:
            self.tally.tell()
        loop.call_later(self.settings.sweep_seconds, self._sweep, loop, round + 1, now)


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP: watched by the doorkeeper, with bounds on what it may send."""

    keeper: Doorkeeper  # given by ``protocols``
    line: Line | None = None
    _answering: RequestResponseCycle | None = None  # the request that is worked on
    _upgrading = False  # it becomes a socket: nothing more is for us
    _unread = b""  # received, but not looked at yet
    _looking = False  # its turn to be looked at will come
    _head: int = 0  # bytes of a head that is not complete yet; -1: we are reading a body

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = _errors_only

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.line = self.keeper.admit(transport, self.client[0] if self.client else "")
        if self.line is None:
            self._refuse(503, Problem(word="full", message="too many connections: come back later"))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_answering()
        self.keeper.leave(self.transport)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Whoever writes an answer must know that nobody takes it any more.

        The library tells only the request that came last; another one may be worked on.
        """
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        if self.line is None:
            return
        self._unread += data
        if not self._looking:
            self._await_look(self.line)
        if self._looking:
            self.flow.pause_reading()

    def _await_look(self, line: Line) -> None:
        self._looking = True
        size = min(len(self._unread), self.keeper.settings.piece_bytes)
        self.keeper.look(line, size, self._look)

    def _look(self) -> bool:
        """Look at a piece of what came, then let others have their turn.

        A body can come in chunks of one byte each: forty thousand of them in what is read at once.
        And a hundred connections can have something to say at once.
        """
        self._looking = False
        line = self.line
        if line is None or self._upgrading or self.transport.is_closing():
            self._unread = b""
            return False
        size = self.keeper.settings.piece_bytes
        piece, self._unread = self._unread[:size], self._unread[size:]
        self._read(line, piece)
        if self._unread:
            self._await_look(line)
        elif not self._upgrading and not self._full() and not self.transport.is_closing():
            self.flow.resume_reading()
        return True

    def _full(self) -> bool:
        """Does the library wait until what came before is worked on?"""
        return bool(self.pipeline) or (
            self.cycle is not None and len(self.cycle.body) > HIGH_WATER_LIMIT
        )

    def _read(self, line: Line, data: bytes) -> None:
        if self._head == 0:  # the first bytes of a request
            self.keeper.wait(line, self.keeper.settings.head_seconds, "connection: head too slow")
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        if self._head > self.keeper.settings.head_bytes:
            self._refuse(
                431, Problem(word="too-large", message="the head of the request is too long")
            )

    def handle_websocket_upgrade(self) -> None:
        """A handshake costs as much as a request, so it waits for its turn like one."""
        self._upgrading = True
        self.flow.pause_reading()
        home = self.line.home if self.line is not None else ""
        self.keeper.turns.call(home, REQUEST, self._upgrade)

    def _upgrade(self) -> bool:
        if self.transport.is_closing():
            return False
        self.flow.resume_reading()  # from here on the socket itself says when
        super().handle_websocket_upgrade()
        return True

    def _should_upgrade(self) -> bool:
        """A socket begins with GET; what else wishes to become one is answered as it is."""
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def on_headers_complete(self) -> None:
        self._head = -1
        if len(self.pipeline) > self.keeper.settings.requests_ahead:
            raise ValueError("too many requests at once")
        super().on_headers_complete()
        if self.line is not None:
            self.keeper.busy(self.line)
            self.keeper.wait(
                self.line, self.keeper.settings.body_seconds, "connection: body too slow"
            )

    def on_message_complete(self) -> None:
        self._head = 0
        super().on_message_complete()
        if self.line is not None:
            self.keeper.busy(self.line)
            if self.cycle is not None and self.cycle.response_complete:  # answered unread
                self._rest(self.line)

    def on_response_complete(self) -> None:
        pipelined = bool(self.pipeline)
        super().on_response_complete()
        if self.line is not None and not pipelined and self._head >= 0:
            self._rest(self.line)

    def cut_off(self) -> None:
        """End it at once."""
        self._stop_answering()
        self.transport.abort()

    def _rest(self, line: Line) -> None:
        if line.transport in self.keeper.lines:
            self.keeper.silent(line, self.keeper.settings.idle_seconds, "connection: idle")

    def send_400_response(self, msg: str) -> None:
        """What was sent is no HTTP; said as every refusal is."""
        self.keeper.tally.note("request: not HTTP")
        self._refuse(400, Problem(word="unreadable", message=msg))

    def _refuse(self, status: int, problem: Problem) -> None:
        """An answer before anything was asked, and the end of the connection."""
        if self.transport.is_closing():
            return
        self.transport.write(_answer(status, problem))
        self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be told something at any time."""

    keeper: Doorkeeper  # given by ``protocols``
    _leaving = False
    _posted = False
    _overdue = False  # a pong, at the last look
    line: Line | None = None
    _unread = b""  # received, but not looked at yet
    _looking = False  # its turn to be looked at will come

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = _silent
        limits = self.keeper.settings
        self._odd = Bucket(limits.odd_rate, limits.odd_burst)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.line = self.keeper.lines.get(transport)
        if self.line is not None:
            self.keeper.busy(self.line)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what refers back to us: else the collector, which comes seldom, has to."""
        super().connection_lost(exc)
        self.keeper.leave(self.transport)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is sound, and the application not yet called
            mine: dict[object, object] = {"tell": self.tell, "delay": lambda: self.last_ping_rtt}
            self.scope["extensions"][EXTENSION] = mine

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._await_look()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _await_look(self) -> None:
        """When enough messages wait to be read, the rest waits too.

        Once we have said good-bye only the answer to that still matters.
        """
        full = self.queue.qsize() > self.keeper.settings.messages_unread and not self.close_sent
        if self._looking or full or not self._unread or self.line is None:
            return
        self._looking = True
        size = min(len(self._unread), self.keeper.settings.piece_bytes)
        self.keeper.look(self.line, size, self._look, spoken=self.handshake_complete)

    def _look(self) -> bool:
        """Look at a piece of what came, then let others have their turn.

        A quarter of a megabyte can hold 40,000 messages.
        """
        self._looking = False
        if self.transport.is_closing():
            self._unread = b""
            return False
        size = self.keeper.settings.piece_bytes
        piece, self._unread = self._unread[:size], self._unread[size:]
        super().data_received(piece)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            odd = Problem(word="unreadable", message="this is no handshake")
            self.transport.write(b"".join(self.conn.data_to_send()) or _answer(400, odd))
            self.transport.close()
        if self._unread:
            self._await_look()
        else:
            self._read_on()
        return True

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._await_look()
            self._read_on()
        return message

    def _read_on(self) -> None:
        """Take more from the network once everything that came has been read."""
        if self.read_paused and self.queue.empty() and not self._unread:
            self.read_paused = False
            self.transport.resume_reading()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self._await_look()

    def handle_ping(self) -> None:
        self._count_odd()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count_odd()
        super().handle_pong(event)
        if self.pending_ping_payload is None:
            self._overdue = False

    def keepalive_timeout(self) -> None:
        """No pong came in time, as far as we know: if we were busy, it waits to be read.

        Timers come before what was received, so after a long standstill of ours all would be late.
        """
        if self._overdue and not self._looking:
            super().keepalive_timeout()
        else:
            self._overdue = True
            self.pong_timer = self.loop.call_later(LOOK_AGAIN, self.keepalive_timeout)

    def handle_cont(self, event: Any) -> None:
        self._count_odd()
        super().handle_cont(event)

    def _count_odd(self) -> None:
        if not self._odd.take() and not self.transport.is_closing():
            self.keeper.tally.note("socket: too many pings or pieces")
            self.cut_off()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it broke before there was anything to close
            self.cut_off()
        else:
            super().handle_parser_exception()

    def tell(self, text: bytes, patient: bool = False) -> None:
        """Send a text, soon; with the post to who is patient. Nobody hears it on a closed line."""
        conn = self.conn
        if self.disconnected or self.close_sent or conn.state is not State.OPEN:
            return
        if conn.extensions:  # they may change what is sent: the library knows how
            conn.send_text(text)
        else:
            conn.writes += (header(len(text)), text)
        if patient:
            if not self._leaving and not self._posted:
                self._posted = True
                self.keeper.post.add(self)
        elif not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)

    def leave_with_post(self) -> None:
        self._posted = False
        self._leave()

    def _leave(self) -> None:
        self._leaving = False
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > self.keeper.settings.waiting_bytes:
            self.cut_off()

    def cut_off(self) -> None:
        """End it at once, and say nothing any more."""
        self.disconnected = True
        self.transport.abort()


def protocols(keeper: Doorkeeper) -> tuple[type[Door], type[Wire]]:
    """What uvicorn makes of each connection, with the doorkeeper they answer to."""
    return (
        type("Door", (Door,), {"keeper": keeper}),
        type("Wire", (Wire,), {"keeper": keeper}),
    )
