"""Requests to addresses that people chose: bounded, without redirects, never to a private network.

A name is looked up once. Every address it has must be public, and it is one of these that we
connect to: who answers the next question of the same name differently gains nothing. Nothing of
what is answered is kept or shown but the status.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from archipel import __version__
from archipel.kernel.match import Refused

NAME_SECONDS = 5.0
"""For looking a name up."""

IN_TURN = 1.0
"""Seconds that a second name waits for the first one of the same person."""

SECONDS = 10.0
"""For a whole request, once its name is looked up."""

MOST = 16_384
"""Bytes of an answer we read at most to find its status."""

LOOKING_UP = 32
"""Names looked up at once, each for another person."""


class Unreachable(Exception):
    """It could not be reached, or answered nonsense. Perhaps later."""


class Busy(Unreachable):
    """Another name of the same person is still being looked up."""


class Answer(NamedTuple):
    """What was answered: the status, and in how many seconds we may ask again, if that was said."""

    status: int
    patience: float = 0.0


class Place(NamedTuple):
    """Where a request goes, looked up and found to be allowed."""

    host: str
    port: int
    addresses: list[str]
    secure: bool
    target: str
    origin: str


def is_public(address: str) -> bool:
    """Does an address belong to the world, and to nobody's own network or machine?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        teredo = ip.teredo
        inner = ip.ipv4_mapped or ip.sixtofour or (teredo[1] if teredo else None)
        if inner is not None and not is_public(str(inner)):
            return False
        if ip.ipv4_mapped is not None:
            return True
        if ip.is_site_local:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved)


class Outgoing:
    """The way out."""

    def __init__(self, named: list[str]) -> None:
        self._named = {name.casefold() for name in named}
        self._looking_up = ThreadPoolExecutor(LOOKING_UP, "looking up")
        self._asked: dict[str, asyncio.Future[Any]] = {}  # what is looked up for whom

    def close(self) -> None:
        self._looking_up.shutdown(wait=False, cancel_futures=True)

    @functools.cached_property
    def _secure(self) -> ssl.SSLContext:
        """Whom we trust; read when it is needed first, for it takes a while."""
        return ssl.create_default_context()

    async def check(self, url: str, of: str) -> Place:
        """Where this address of somebody leads.

        Refused if it is no address on the web, or no public one; Unreachable if nobody knows it.
        """
        parts, port, target = _parts(url)
        host = parts.hostname or ""
        named = bool(self._named & {host, f"{host}:{port}"})
        if not named and (parts.scheme != "https" or (port != 443 and port < 1024)):
            raise Refused("bad-address", "an address begins with https://")
        try:
            found = await self._look_up(host, port, of)
        except (OSError, UnicodeError) as error:  # of time that is up, too
            raise Unreachable(f"nobody knows {host}") from error
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not named and not all(map(is_public, addresses)):
            raise Refused("private-address", "this address leads into a private network")
        origin = f"{parts.scheme}://{parts.netloc}"
        return Place(host, port, addresses, parts.scheme == "https", target, origin)

    async def _look_up(self, host: str, port: int, of: str) -> list[Any]:
        """What is known of a name; one at a time for each person, until its thread is free again.

        Whoever names a host whose name server does not answer waits for it, and nobody else does.
        """
        try:
            async with asyncio.timeout(IN_TURN):
                while of in self._asked:
                    await asyncio.wait([self._asked[of]])
        except TimeoutError as error:
            raise Busy("another name of theirs is being looked up") from error
        asked = self._asked[of] = asyncio.get_running_loop().run_in_executor(
            self._looking_up, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        asked.add_done_callback(lambda done: self._looked_up(of, done))
        async with asyncio.timeout(NAME_SECONDS):
            return await asyncio.shield(asked)

    def _looked_up(self, of: str, done: asyncio.Future[Any]) -> None:
        del self._asked[of]
        if not done.cancelled():
            done.exception()  # nobody may be waiting for it any more

    async def post(self, place: Place, headers: dict[str, str], body: bytes) -> Answer:
        """Send something to a place that was checked. Unreachable: nobody took it."""
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self._connect(place)
                try:
                    return await _speak(place, reader, writer, headers, body)
                finally:
                    writer.transport.abort()
        except TimeoutError as error:
            raise Unreachable("it took too long") from error
        except (OSError, h11.RemoteProtocolError) as error:
            raise Unreachable(str(error)) from error

    async def _connect(self, place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line to the first of the addresses that takes one."""
        tls = {"ssl": self._secure, "server_hostname": place.host} if place.secure else {}
        failed: OSError | None = None
        for address in place.addresses:
            try:
                return await asyncio.open_connection(address, place.port, limit=MOST, **tls)  # type: ignore[arg-type]
            except OSError as error:
                failed = error
        raise failed or OSError("it has no address")


def _parts(url: str) -> tuple[SplitResult, int, str]:
    """An address in its parts: with its port and what to ask for there."""
    wrong = Refused("bad-address", "this is no address on the web")
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise wrong from error
    shown = url.isascii() and url.isprintable() and " " not in url
    if not (shown and parts.hostname and parts.scheme in ("https", "http")) or "@" in parts.netloc:
        raise wrong
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts, port, target


async def _speak(
    place: Place,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    headers: dict[str, str],
    body: bytes,
) -> Answer:
    """One request; of the answer only its head is read. A redirect is an answer like any other."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST)
    sent = {
        "host": place.origin.partition("://")[2],
        "user-agent": f"archipel/{__version__}",
        "content-length": str(len(body)),
        "connection": "close",
        **headers,
    }
    said = line.send(h11.Request(method="POST", target=place.target, headers=list(sent.items())))
    said = (said or b"") + (line.send(h11.Data(data=body)) or b"")
    writer.write(said + (line.send(h11.EndOfMessage()) or b""))
    await writer.drain()
    read = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _patience(event))
        if isinstance(event, h11.ConnectionClosed) or read > MOST:
            raise Unreachable("it gave no answer")
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            line.receive_data(data)


def _patience(answer: h11.Response) -> float:
    said = dict(answer.headers).get(b"retry-after", b"").decode("latin-1")
    return min(float(said), 24 * 3600.0) if said.isdigit() and len(said) < 9 else 0.0
