"""Something well formed in, something odd out: the mutations all attacks share."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    -0.0,
    2**31,
    2**63,
    2**64,
    10**30,
    -(10**30),
    1e308,
    "",
    " ",
    "\0",
    "x" * 41,
    "x" * 3000,
    "é" * 60,
    "\u202e\u2066abc",
    "a" + "\u0301" * 50,
    "\u3164",
    "\U0001f3dd\ufe0f\u200d\U0001f3dd",
    "../../etc/passwd",
    "'; drop table moves; --",
    "%s%n{0}",
    "-" * 120,
    [],
    {},
    [[]],
    [None] * 500,
    {"": {}},
    {"t": "hello"},
]
"""Values nobody expects; none of them is itself a reason to hang up."""

RAW: list[bytes] = [
    b"",
    b" ",
    b"\0",
    b"null",
    b"true",
    b'"hello"',
    b"0",
    b"-",
    b"1e400",
    b"NaN",
    b"Infinity",
    b"[]",
    b"{}",
    b"[" * 1990,
    b"[" * 1000 + b"]" * 1000,
    b'{"t":"hello","x":' + b"[" * 1990 + b"]" * 1990 + b"}",
    b'{"t":' * 700 + b"1" + b"}" * 700,
    b'{"t":"hello","since":' + b"1" * 3900 + b"}",
    b'{"t":"hello","since":1e400}',
    b'{"t":"hello","since":-0}',
    b'{"t":"hello","t":"hello"}',
    b'{"t":"hello","since":0,"since":1}',
    b'{"t":"play","t":"take_back","ply":0,"id":"a"}',
    b'{"t":"say","text":"\\ud800","id":"a"}',
    b'{"t":"say","text":"\\udc00\\ud800","id":"\\ud800"}',
    b'{"t":"say","text":"\\u0000","id":"a"}',
    b'\xef\xbb\xbf{"t":"hello"}',
    b'{"t":"hello"}{"t":"hello"}',
    b'{"t":"hello",}',
    b"{'t':'hello'}",
    b'{"t":"hello"} // comment',
    b'{"\\u0074":"hello"}',
    b'{"id":"' + b"[" * 2000,
    b'{"id":' + b"[" * 2000,
]
"""Texts that are no message, or one that nobody meant."""

BROKEN_UTF8 = [b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82", b"\x80"]


def deep(luck: random.Random, size: int) -> bytes:
    """JSON so deep that a reader which calls itself for each level runs out of stack."""
    levels = luck.randint(50, max(51, size // 2 - 40))
    opening, closing = luck.choice([(b"[", b"]"), (b'{"a":', b"}")])
    levels = min(levels, size // (len(opening) + 1))
    ends = luck.choice([b"1" + closing * levels, b"", closing * (levels // 2)])
    head = luck.choice([b"", b'{"t":"play","ply":0,"choice":"x","id":"a","x":', b'{"name":'])
    return (head + opening * levels + ends)[:size]


def flip(luck: random.Random, data: bytes) -> bytes:
    """A few bits are another way round."""
    changed = bytearray(data)
    for _ in range(luck.randint(1, 4)):
        if changed:
            changed[luck.randrange(len(changed))] ^= 1 << luck.randrange(8)
    return bytes(changed)


def cut(luck: random.Random, data: bytes) -> bytes:
    return data[: luck.randrange(len(data) + 1)]


def insert(luck: random.Random, data: bytes) -> bytes:
    at = luck.randrange(len(data) + 1)
    odd = luck.choice(
        [b"\0", b'"', b"\\", b"{", b"}", b"[", b",", b":", "\u202e".encode(), *BROKEN_UTF8]
    )
    return data[:at] + odd * luck.choice([1, 1, 1, 50]) + data[at:]


def repeat(luck: random.Random, data: bytes) -> bytes:
    a, b = sorted((luck.randrange(len(data) + 1), luck.randrange(len(data) + 1)))
    return data[:b] + data[a:b] * luck.randint(1, 5) + data[b:]


BYTES: list[Callable[[random.Random, bytes], bytes]] = [flip, cut, insert, repeat]


def odd_message(luck: random.Random, message: dict[str, Any]) -> bytes:
    """A message with one thing wrong in what it says or how it is written."""
    way = luck.randrange(8)
    if way == 0 and message:
        return dumps({k: v for k, v in message.items() if k != luck.choice(list(message))})
    if way in (1, 2) and message:
        return dumps(message | {luck.choice(list(message)): luck.choice(ODD)})
    if way == 3:
        return dumps(
            message | {luck.choice(["seat", "", "x" * 2000, "\0", "t "]): luck.choice(ODD)}
        )
    if way == 4:  # a key twice, each with its own value
        key, text = luck.choice(list(message)), dumps(message)
        return text[:-1] + b"," + dumps({key: luck.choice(ODD)})[1:]
    if way == 5:
        return deep(luck, 4096)
    if way == 6:
        return luck.choice(RAW)
    data = dumps(message)
    for _ in range(luck.randint(1, 3)):
        data = luck.choice(BYTES)(luck, data)
    return data


def dumps(value: Any) -> bytes:
    """As JSON; what cannot be written as UTF-8 is escaped."""
    return json.dumps(value, ensure_ascii=len(str(value)) % 2 == 0).encode("utf-8", "surrogatepass")


def is_text(data: bytes) -> bool:
    """Is it UTF-8? A text frame must be."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
