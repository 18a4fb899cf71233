"""A server in a process of its own and scripted people to visit it: for measuring and for tests.

The socket client is as small as a client can be, because it shares the machine with the server it
measures.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

import archipel
from archipel.server.patch import applied

HERE = Path(archipel.__file__).parent.parent
"""Where we were loaded from: the server must be of the same build."""

UNLIMITED = {
    "ARCHIPEL_RATE": "1e9",
    "ARCHIPEL_BURST": "1e9",
    "ARCHIPEL_REQUEST_RATE": "1e9",
    "ARCHIPEL_REQUEST_BURST": "1e9",
    "ARCHIPEL_ADDRESS_RATE": "1e9",
    "ARCHIPEL_ADDRESS_BURST": "1e9",
    "ARCHIPEL_CONNECTIONS_PER_ADDRESS": "100000",
    "ARCHIPEL_TABLES_PER_GUEST": "1000000",
}
"""Settings of a server that scripted people may hurry."""

HOME = "127.0.0.1"


def free_port() -> int:
    """A port of this machine nobody listens on now.

    Not one of those the system gives to connections on their way out: a busy neighbour would take
    it before the server does, and whoever knocks before the server is there could meet themselves.
    """
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOME, random.randrange(20_000, 32_000)))
            return int(probe.getsockname()[1])


class Running:
    """A server of our own on loopback."""

    def __init__(
        self, data: Path, environment: dict[str, str], port: int = 0, files: int = 0
    ) -> None:
        self.data = data
        self.port = port or free_port()
        self.environment = environment
        self.files = files  # how many files and sockets it may hold open; 0: as many as we may
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """Where it writes what it has to say."""
        return self.data.parent / f"{self.data.name}.log"

    @property
    def url(self) -> str:
        """The address of its database, for SQLAlchemy."""
        return self.environment.get("ARCHIPEL_DATABASE") or (
            f"sqlite:///{self.data.absolute() / 'archipel.sqlite'}"
        )

    def start(self, wait: float = 60.0) -> Running:
        """Start it and wait until it answers."""
        self.launch()
        return self.wait_for(wait)

    def launch(self) -> None:
        """Start it."""
        data, port = str(self.data), str(self.port)
        command = [sys.executable, "-P", "-m", "archipel", "serve", "--port", port, "--data", data]
        if self.files:
            command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(self.files), *command]
        paths = [str(HERE), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        path = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env=os.environ | path | self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait_for(self, wait: float = 60.0) -> Running:
        """Return when it answers."""
        assert self.process is not None
        late = time.monotonic() + wait
        while time.monotonic() < late:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-1000:]}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return self
            except OSError:
                time.sleep(0.02)
        self.kill()
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-1000:]}")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Ask it to end, and wait."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def memory(self) -> int:
        """Resident memory in bytes, where the system tells."""
        assert self.process is not None
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        return next(int(li.split()[1]) * 1024 for li in status.splitlines() if "VmRSS" in li)


def whole(frame: dict[str, Any], last: dict[str, Any]) -> dict[str, Any]:
    """A frame with its view complete: one with a ``base`` brings only what changed since then."""
    if frame.get("base") is None:
        return frame
    if last.get("ply") != frame["base"]:
        raise ValueError(f"a frame on top of ply {frame['base']}, but we know {last.get('ply')}")
    return {**frame, "view": applied(last["view"], frame["view"])}


class Person:
    """Somebody with a browser: cookies, the CSRF token, JSON there and back."""

    def __init__(self, port: int, name: str = "", address: str = HOME) -> None:
        self.port = port
        self.address = address  # where they call from
        self.cookies: dict[str, str] = {}
        self.guest: dict[str, Any] = {}
        if name:
            self.call("GET", "/api/me")
            self.guest = self.post("/api/me", {"name": name, "colour": "teal"})["guest"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def call(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """One request: status and body."""
        here = (self.address, 0)
        line = http.client.HTTPConnection(HOME, self.port, timeout=30, source_address=here)
        sent = {"cookie": self.cookie, "x-csrf-token": self.cookies.get("csrf", "")}
        if body:
            sent["content-type"] = "application/json"
        line.request(method, path, body=body, headers=sent | (headers or {}))
        answer = line.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
                if not self.cookies[key].strip('"'):
                    del self.cookies[key]  # that is how a cookie is taken away
        content = answer.read()
        line.close()
        return answer.status, content

    def get(self, path: str) -> Any:
        return self._json(*self.call("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        encoded = b"" if body is None else msgspec.json.encode(body)
        return self._json(*self.call("POST", path, encoded))

    def _json(self, status: int, body: bytes) -> Any:
        if status >= 400:
            raise RuntimeError(f"{status} {body.decode(errors='replace')}")
        return msgspec.json.decode(body)


class Line(asyncio.Protocol):
    """A WebSocket to the server, text messages only, none of them long from our side."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear = hear
        self.lost = lost
        self.code = 0  # how the server hung up: 1008; 1006: without a word
        self.ready = asyncio.get_running_loop().create_future()
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]

    def send(self, text: bytes) -> None:
        """Masked, as the protocol wants it; with a mask of zeros, which changes nothing."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self.ready.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(head[:60].decode()))
                return
            self.ready.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            kind = data[at] & 15
            if kind == 1:
                self.hear(data[start : start + size])
            elif kind == 9:
                # The same payload back: a server hangs up on who answers with another.
                self.transport.write(
                    bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + data[start : start + size]
                )
            elif kind == 8:
                self.code = int.from_bytes(data[start : start + 2], "big") or 1005
                self.transport.write(b"\x88\x80\0\0\0\0")  # good-bye, and that was all
                self.transport.close()
            at = start + size
        self._data = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("the line was cut"))
            self.ready.exception()  # whoever waits for it hears; if nobody does, that is fine
        self.code = self.code or 1006
        self.lost()

    def close(self) -> None:
        self.transport.close()


async def connect(
    port: int,
    path: str,
    cookie: str,
    hear: Callable[[bytes], None],
    lost: Callable[[], None],
    address: str = HOME,
) -> Line:
    """Open a socket of the server as one of its own pages would."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(hear, lost), HOME, port, local_addr=(address, 0)
    )
    key = base64.b64encode(os.urandom(16)).decode()
    line.transport.write(
        (
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\norigin: http://127.0.0.1:{port}\r\n"
            f"cookie: {cookie}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
        ).encode()
    )
    await line.ready
    return line
