"""The wire below the messages: frames and handshakes as no browser makes them."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from contextlib import suppress

from tests.server.attack.calls import Call, NoAnswer
from tests.server.attack.mutate import BROKEN_UTF8
from tests.server.attack.people import (
    BINARY,
    CLOSE,
    MORE,
    PING,
    PONG,
    TEXT,
    Listener,
    Lost,
    frame_of,
)
from tests.server.attack.scene import RAISED, Scene, attack

HELLO = b'{"t":"hello"}'
PROTOCOL, NOT_TEXT, TOO_BIG = 1002, 1007, 1009
LAST = 0x80  # the bit of a frame that ends a message

Way = Callable[[Scene, Listener], None]


def in_pieces(scene: Scene, listener: Listener) -> None:
    """A message in many frames, with pings in between, a byte at a time."""
    for n, byte in enumerate(HELLO):
        kind = TEXT if n == 0 else MORE
        last = LAST if n == len(HELLO) - 1 else 0
        listener.write(frame_of(bytes([byte]), kind & ~LAST | last))
        listener.write(frame_of(b"p", PING))


def torn(scene: Scene, listener: Listener) -> None:
    """A frame that arrives in pieces."""
    data = frame_of(HELLO)
    for byte in data:
        listener.write(bytes([byte]))


def pings(scene: Scene, listener: Listener) -> None:
    for size in (0, 1, 125):
        listener.write(frame_of(b"\xff" * size, PING))
        listener.write(frame_of(b"\xff" * size, PONG))


def empty_pieces(scene: Scene, listener: Listener) -> None:
    """A message of nothing, in several frames."""
    listener.write(frame_of(b"", TEXT & ~LAST))
    for _ in range(5):
        listener.write(frame_of(b"", MORE & ~LAST))
    listener.write(frame_of(b"", MORE))


def binary(scene: Scene, listener: Listener) -> None:
    listener.send(scene.luck.choice([HELLO, b"\x00\xff", b"", os.urandom(500)]), BINARY)


def too_large(scene: Scene, listener: Listener) -> None:
    listener.send(b"x" * scene.luck.choice([4096, 4097, 20_000, 65_000]))


def far_too_many(scene: Scene, listener: Listener) -> None:
    """Thousands of pings, or of pieces of one message: it may be enough for the server, or not."""
    kind = scene.luck.choice([PING, PONG, MORE & ~LAST])
    listener.write(frame_of(b"", TEXT & ~LAST))
    listener.write(frame_of(b"", kind) * 3000)
    listener.write(frame_of(b"\x03\xe8", CLOSE))


FINE: list[Way] = [in_pieces, torn, pings, empty_pieces, binary, too_large]
"""After these the line must live."""


def not_text(scene: Scene, listener: Listener) -> None:
    listener.send(HELLO[:5] + scene.luck.choice(BROKEN_UTF8) + HELLO[5:])


def not_text_in_pieces(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(b'{"t":"', TEXT & ~LAST))
    listener.write(frame_of(scene.luck.choice(BROKEN_UTF8), MORE))


def far_too_large(scene: Scene, listener: Listener) -> None:
    listener.send(b"x" * 70_000)


def far_too_large_in_pieces(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(b"x" * 30_000, TEXT & ~LAST))
    for _ in range(3):
        listener.write(frame_of(b"x" * 30_000, MORE & ~LAST))


def says_it_is_huge(scene: Scene, listener: Listener) -> None:
    size = scene.luck.choice([2**31, 2**62, 2**63, 2**64 - 1])
    listener.write(bytes((TEXT, 0xFF)) + size.to_bytes(8, "big") + b"\0\0\0\0abc")


def unmasked(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(HELLO, TEXT, masked=False))


def reserved(scene: Scene, listener: Listener) -> None:
    """Bits and kinds of frames that mean nothing."""
    listener.write(frame_of(HELLO, scene.luck.choice([0xC1, 0xA1, 0x91, 0x83, 0x87, 0x8B, 0x8F])))


def piece_of_nothing(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(HELLO, MORE))


def message_in_a_message(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(b"{", TEXT & ~LAST))
    listener.write(frame_of(HELLO, TEXT))


def ping_in_pieces(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(b"p", PING & ~LAST))


def long_ping(scene: Scene, listener: Listener) -> None:
    listener.write(frame_of(b"p" * 126, PING))


def noise(scene: Scene, listener: Listener) -> None:
    listener.write(bytes([0x8F]) + os.urandom(500))


def good_bye(scene: Scene, listener: Listener) -> None:
    """Every way to hang up, sensible or not."""
    luck = scene.luck
    code = luck.choice([1000, 1001, 1008, 1011, 3000, 4404, 0, 999, 1005, 1006, 1015, 5000, 65535])
    reason = luck.choice([b"", b"bye", b"x" * 123, *BROKEN_UTF8])
    body = luck.choice([b"", b"\x03", code.to_bytes(2, "big") + reason])
    listener.write(frame_of(body, CLOSE))


WRONG: list[Way] = [
    not_text,
    not_text_in_pieces,
    far_too_large,
    far_too_large_in_pieces,
    says_it_is_huge,
    unmasked,
    reserved,
    piece_of_nothing,
    message_in_a_message,
    ping_in_pieces,
    long_ping,
    noise,
    far_too_many,
    good_bye,
]
"""After these the line is closed, and with good-bye."""


@attack(limits=RAISED)
async def odd_frames(scene: Scene) -> None:
    """Frames in pieces, without mask, too long, of no kind; good-byes of every sort."""
    people = await scene.people(2)
    table = await scene.open_table(people)

    async def someone() -> None:
        while scene.goes_on():
            where = scene.luck.choice([table, table, table, ""])  # "": the lobby
            listener = await Listener(scene, where, scene.luck.choice([*people, None])).open()
            with suppress(Lost):
                for _ in range(scene.luck.randint(0, 3)):
                    way = scene.luck.choice(FINE)
                    listener.said = way.__name__
                    way(scene, listener)
                    await listener.see_whether_alive()
                await _wrong(scene, listener)
            listener.close()

    await scene.all(someone() for _ in range(6))


async def _wrong(scene: Scene, listener: Listener) -> None:
    """Something for which the line must be closed; or it is cut, or left half open."""
    way = scene.luck.choice([*WRONG, None])
    if way is None:
        return  # no good-bye from us: it is cut
    listener.allowed = (PROTOCOL, NOT_TEXT, TOO_BIG)
    if way in (good_bye, far_too_many):
        listener.allowed = range(1000, 5000)
    listener.said = way.__name__
    way(scene, listener)
    await listener.until(lambda: not listener.alive)


KEY = base64.b64encode(b"0123456789abcdef").decode()


@attack(limits=RAISED, share=0.5)
async def odd_handshakes(scene: Scene) -> None:
    """Sockets opened with headers and addresses that are not quite right."""
    table = await scene.open_table(await scene.people(2))
    here = f"127.0.0.1:{scene.port}"
    right = {
        "host": here,
        "origin": f"http://{here}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": KEY,
        "sec-websocket-version": "13",
    }
    odd = {
        "host": ["", "evil.example", "é", "x" * 5000],
        "origin": ["", "null", "http://evil.example", f"http://{here}.evil", "é://ü", "://"],
        "upgrade": ["h2c", "websocket, h2c", "", "WebSocket", "x"],
        "connection": ["", "close", "keep-alive, Upgrade", "upgrade, upgrade"],
        "sec-websocket-key": ["", "x", "é", KEY * 20, KEY[:-4]],
        "sec-websocket-version": ["", "12", "99999999999", "x", "-1"],
        "sec-websocket-protocol": ["chat", "é", ",,,", "x" * 3000],
        "sec-websocket-extensions": [
            "permessage-deflate",
            "x; y=z",
            ";;;",
            "permessage-deflate; x",
        ],
        "cookie": [
            "archipel=",
            "archipel=x.y",
            "archipel=\xff",
            "=;=;=",
            "a" * 5000,
            "archipel=é.ü",
        ],
        "x-forwarded-for": ["1.2.3.4", "é", "x" * 3000, ",,"],
        "content-length": ["0", "x", "-1"],
        "expect": ["100-continue"],
    }
    paths = [
        f"/api/tables/{table}/socket",
        "/api/lobby/socket",
        "/api/tables/nosuchtable/socket",
        f"/api/tables/{table}/socket?é",
        f"/api/tables/{table}/socket?x=%ff",
        "/api/tables/%ff%00/socket",
        "/api/tables/\xff/socket",
        f"/api/tables/{'a' * 3000}/socket",
        "/api/tables//socket",
        "/",
        "/api/me",
        "//",
        "*",
        "http://evil.example/api/lobby/socket",
    ]

    async def someone() -> None:
        while scene.goes_on():
            headers = dict(right)
            for name in scene.luck.sample(sorted(odd), scene.luck.randint(0, 2)):
                headers[name] = scene.luck.choice(odd[name])
            if scene.luck.random() < 0.2:
                del headers[scene.luck.choice(sorted(headers))]
            path = scene.luck.choice(paths)
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            method = scene.luck.choice(["GET"] * 5 + ["POST", "HEAD"])
            data = f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1")
            call = await Call.open(scene.port)
            with suppress(NoAnswer):
                asked = f"{method} {path[:60]} {headers}"
                answer = await scene.send(asked, data, head=method == "HEAD", call=call)
                if answer.status == 101:
                    call.write(frame_of(HELLO) + frame_of(b"\x03\xe8", CLOSE))
                    await call.rest()
            call.close()

    await scene.all(someone() for _ in range(4))
