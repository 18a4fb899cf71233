"""Requests to addresses that people chose: looking up, connecting, reading."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from archipel.kernel.match import Refused
from archipel.server.notices import outgoing
from archipel.server.notices.outgoing import Answer, Outgoing, Unreachable, is_public

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::", "::1", "fe80::1%eth0", "fd00::1", "ff02::1", "fec0::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:192.168.0.1", "::127.0.0.1", "64:ff9b::a00:1"),
        *("2002:7f00:1::", "2002:c0a8:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe"),
    ],
)
def test_these_belong_to_somebodys_own_network(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "93.184.216.34"])
def test_these_belong_to_the_world(address: str) -> None:
    assert is_public(address)


def test_no_ipv4_address_hides_in_an_ipv6_one() -> None:
    """Whatever network is private is so too when it is written into an address of version 6."""
    for network in ("10.0.0.0/8", "127.0.0.0/8", "192.168.0.0/16", "169.254.0.0/16"):
        inner = int(ipaddress.ip_network(network).network_address) + 5
        for outer in ("::ffff:0:0", "::", "64:ff9b::"):
            whole = ipaddress.IPv6Address(int(ipaddress.IPv6Address(outer)) + inner)
            assert not is_public(str(whole))
        assert not is_public(str(ipaddress.IPv6Address((0x2002 << 112) + (inner << 80))))


def looked_up(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """What a name server says, one answer after the other; the names it was asked for."""
    asked: list[str] = []
    waiting = list(answers)

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        if host in ("127.0.0.1", "::1"):  # the connection itself, by its address
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))]
        asked.append(host)
        found = waiting.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up(monkeypatch, ["9.9.9.9", "10.0.0.1"])
    out = Outgoing([])
    with pytest.raises(Refused) as refused:
        asyncio.run(out.post("https://both.example/x", {}, b""))
    assert refused.value.word == "private-address"
    out.close()


def test_a_name_is_looked_up_once_and_what_was_checked_is_what_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who answers first with a public address and then with our own gains nothing."""
    asked = looked_up(monkeypatch, ["9.9.9.9"], ["127.0.0.1"])
    connected: list[str] = []

    async def connect(host: str, port: int, **_: Any) -> Any:
        connected.append(host)
        raise OSError("nobody is there")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    out = Outgoing([])
    with pytest.raises(Unreachable):
        asyncio.run(out.post("https://rebinding.example/x", {}, b""))
    out.close()
    assert asked == ["rebinding.example"]
    assert connected == ["9.9.9.9"]


async def _spoken(handler: Handler) -> Answer:
    """What we make of a server that answers like this."""
    server = await asyncio.start_server(handler, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    out = Outgoing([f"127.0.0.1:{port}"])
    try:
        return await out.post(f"http://127.0.0.1:{port}/x?y", {"a": "b"}, b"hello")
    finally:
        out.close()
        server.close()


def test_an_answer_is_read_as_far_as_its_status() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"POST /x?y HTTP/1.1\r\n")
        writer.write(b"HTTP/1.1 503 Later\r\nretry-after: 7\r\n\r\n" + b"x" * 1_000_000)

    assert asyncio.run(_spoken(answer)) == Answer(503, 7.0)


def test_an_answer_without_end_is_given_up() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 Good\r\n")
        while not writer.is_closing():
            writer.write(b"x-more: " + b"x" * 1000 + b"\r\n")
            await asyncio.sleep(0)

    with pytest.raises(Unreachable):
        asyncio.run(_spoken(answer))


def test_nonsense_and_silence_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"\x00\x01 what?\r\n\r\n")

    async def nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    monkeypatch.setattr(outgoing, "SECONDS", 0.5)
    for handler in (nonsense, nothing, silence):
        with pytest.raises(Unreachable):
            asyncio.run(_spoken(handler))


def test_a_target_cannot_bring_headers_of_its_own() -> None:
    out = Outgoing([])
    for url in ("https://a.example/x\r\nhost: b", "https://a.example/ x", "https://a.example/\x00"):
        with pytest.raises(Refused):
            asyncio.run(out.check(url))
    out.close()
