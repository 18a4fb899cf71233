"""HTTP with every byte in our hands: what goes out is what an attack wrote, right or wrong."""

from __future__ import annotations

import asyncio
import functools
import itertools
import socket
from typing import NamedTuple

from archipel.cli.loopback import HOME, Person

PATIENCE = 30.0
"""Seconds we wait for an answer. None of ours takes as long, whatever else goes on."""


@functools.cache
def far(n: int) -> str:
    """The n-th loopback address, where the system has more than one."""
    address = f"127.0.{n // 250}.{n % 250 + 1}"
    try:
        with socket.socket() as probe:
            probe.bind((address, 0))
    except OSError:
        return HOME
    return address


FAR = far(2)
"""Where an attacker calls from who has one address only; the bystanders call from another."""

_anywhere = itertools.cycle(range(500, 700))


def anywhere() -> str:
    """Each time another address: one alone has not enough ports for all that attacks open."""
    return far(next(_anywhere))


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


class NoAnswer(Exception):
    """The connection was closed, or fell silent, before there was an answer."""


class Call:
    """One connection for HTTP."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.answers = 0  # how many it brought already

    @classmethod
    async def open(cls, port: int, address: str = "") -> Call:
        here = (address or anywhere(), 0)
        opening = asyncio.open_connection(HOME, port, local_addr=here, limit=1 << 20)
        return cls(*await asyncio.wait_for(opening, PATIENCE))

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self, head: bool = False, patience: float = PATIENCE) -> Answer:
        """The next answer. ``head``: to a question that wants no body."""
        try:
            found = await asyncio.wait_for(self._read(head), patience)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            raise NoAnswer(f"{type(error).__name__} {error}") from error
        self.answers += 1
        return found

    async def _read(self, head: bool) -> Answer:
        status = 100
        headers: dict[str, str] = {}
        while status < 200 and status != 101:  # 100: go on, the answer is still to come
            block = await self.reader.readuntil(b"\r\n\r\n")
            first, *lines = block.decode("latin-1").split("\r\n")
            status = int(first.split(" ")[1])
            headers = {}
            for name, _, value in (line.partition(":") for line in lines if line):
                name, value = name.lower(), value.strip()
                headers[name] = f"{headers[name]}\n{value}" if name in headers else value
        body = b""
        if head or status in (101, 204, 304):
            pass
        elif headers.get("transfer-encoding") == "chunked":
            while size := int(await self.reader.readline(), 16):
                body += (await self.reader.readexactly(size + 2))[:-2]
            await self.reader.readline()
        elif "content-length" in headers:
            body = await self.reader.readexactly(int(headers["content-length"]))
        else:
            body = await self.reader.read()
        return Answer(status, headers, body)

    async def rest(self, patience: float = PATIENCE) -> bytes:
        """All that comes until the server closes the connection."""
        try:
            return await asyncio.wait_for(self.reader.read(), patience)
        except (OSError, TimeoutError):
            return b""

    @property
    def closed(self) -> bool:
        return self.reader.at_eof() or self.writer.is_closing()

    def close(self) -> None:
        self.writer.close()


def request(
    method: str,
    path: str | bytes,
    body: bytes | None = None,
    person: Person | None = None,
    headers: dict[str, str | bytes] | None = None,
) -> bytes:
    """A request as bytes, with the cookies and the token of a person. A header None is left out."""
    sent: dict[str, str | bytes | None] = {"host": HOME}
    if person is not None:
        sent |= {"cookie": person.cookie, "x-csrf-token": person.cookies.get("csrf", "")}
    if body is not None:
        sent |= {"content-type": "application/json", "content-length": str(len(body))}
    sent |= headers or {}
    start = method.encode("latin-1") + b" " + _bytes(path) + b" HTTP/1.1\r\n"
    lines = [
        name.encode() + b": " + _bytes(value) for name, value in sent.items() if value is not None
    ]
    return start + b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")


def _bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("latin-1", "replace")
