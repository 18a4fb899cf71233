"""Requests to addresses that people chose: looking up, connecting, reading."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from archipel.kernel.match import Refused
from archipel.server.bus import RedisBus
from archipel.server.members.letters import Letters
from archipel.server.notices import outgoing
from archipel.server.notices.outgoing import Answer, Busy, Outgoing, Place, Unreachable, is_public
from archipel.server.notices.rows import Way, Wish
from archipel.server.notices.ways import Ways
from archipel.server.notices.wording import Subject
from archipel.server.settings import Settings
from tests.servers import Redis

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


async def _sent(out: Outgoing, url: str) -> Answer:
    """Something of Ann's goes there."""
    return await out.post(await out.check(url, "ann"), {"a": "b"}, b"hello")


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up(monkeypatch, ["9.9.9.9", "10.0.0.1"])
    out = Outgoing([])
    with pytest.raises(Refused) as refused:
        asyncio.run(_sent(out, "https://both.example/x"))
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
        asyncio.run(_sent(out, "https://rebinding.example/x"))
    out.close()
    assert asked == ["rebinding.example"]
    assert connected == ["9.9.9.9"]


class Slow:
    """A name server that answers for ``.slow`` when it is let, and for all others at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.let = threading.Event()
        self.asked: list[str] = []
        monkeypatch.setattr(socket, "getaddrinfo", self._answer)

    def _answer(self, host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        self.asked.append(host)
        if host.endswith(".slow"):
            self.let.wait(60)
            raise OSError("no such name")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("9.9.9.9", port))]


def test_names_nobody_answers_for_hold_up_their_own_person_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Slow(monkeypatch)
    monkeypatch.setattr(outgoing, "IN_TURN", 0.05)
    monkeypatch.setattr(outgoing, "NAME_SECONDS", 60)
    out = Outgoing([])

    async def many() -> None:
        urls = [f"https://n{n}.slow/" for n in range(40)]
        hers = [asyncio.create_task(out.check(url, "ann")) for url in urls]
        late = [asyncio.create_task(out.check(url, f"g{n}")) for n, url in enumerate(urls[:12])]
        found = await asyncio.gather(*hers[1:], return_exceptions=True)
        assert {type(one) for one in found} == {Busy}
        place = await out.check("https://quick.example/", "bob")
        assert place.addresses == ["9.9.9.9"]
        assert not any(one.done() for one in (hers[0], *late))
        server.let.set()
        found = await asyncio.gather(hers[0], *late, return_exceptions=True)
        assert {type(one) for one in found} == {Unreachable}
        assert (await out.check("https://quick.example/", "ann")).host == "quick.example"

    asyncio.run(many())
    out.close()
    assert len(server.asked) == 15


def test_a_name_that_takes_too_long_is_given_up_and_counts_until_its_thread_is_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Slow(monkeypatch)
    monkeypatch.setattr(outgoing, "IN_TURN", 0.05)
    monkeypatch.setattr(outgoing, "NAME_SECONDS", 0.05)
    out = Outgoing([])

    async def twice() -> None:
        with pytest.raises(Unreachable):
            await out.check("https://name.slow/", "ann")
        with pytest.raises(Busy):
            await out.check("https://quick.example/", "ann")
        server.let.set()
        monkeypatch.setattr(outgoing, "IN_TURN", 60)
        monkeypatch.setattr(outgoing, "NAME_SECONDS", 60)
        assert await out.check("https://quick.example/", "ann")

    asyncio.run(twice())
    out.close()
    assert server.asked == ["name.slow", "quick.example"]


def test_names_of_one_person_are_looked_up_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Slow(monkeypatch)
    monkeypatch.setattr(outgoing, "IN_TURN", 60)
    out = Outgoing([])

    async def three() -> None:
        urls = [f"https://n{n}.example/" for n in range(3)]
        found = await asyncio.gather(*(out.check(url, "ann") for url in urls))
        assert [place.host for place in found] == ["n0.example", "n1.example", "n2.example"]

    asyncio.run(three())
    out.close()
    assert len(server.asked) == 3


def test_all_processes_together_send_a_host_no_more_than_one_would(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    Slow(monkeypatch)
    posted: list[str] = []
    chosen = Settings(notice_host_rate=0.001, notice_host_burst=3.0)
    wish = Wish("ann", "en", "UTC", "", 0, 0, 6, 9, 0.0, {})
    way = Way("w", "ann", "webhook", "json", "https://h.example/x", "", "", "", 0.0, 0.0, 0)

    async def post(_: Outgoing, place: Place, *__: object) -> Answer:
        posted.append(place.host)
        return Answer(200)

    monkeypatch.setattr(Outgoing, "post", post)

    async def send() -> list[str]:
        words = []
        buses = [RedisBus(redis.url) for _ in range(3)]
        every = [Ways(chosen, bytes(32), Letters(chosen), bus) for bus in buses]
        for _ in range(3):
            for ways in every:
                outcome = await ways.send("id", Subject("test", []), wish, way, "")
                words.append(outcome.word)
        for ways, bus in zip(every, buses, strict=True):
            ways.close()
            await bus.redis.aclose()
        return words

    assert Counter(asyncio.run(send())) == {"sent": 3, "later": 6}
    assert posted == ["h.example"] * 3


async def _spoken(handler: Handler) -> Answer:
    """What we make of a server that answers like this."""
    server = await asyncio.start_server(handler, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    out = Outgoing([f"127.0.0.1:{port}"])
    try:
        return await _sent(out, f"http://127.0.0.1:{port}/x?y")
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
            asyncio.run(out.check(url, "ann"))
    out.close()
