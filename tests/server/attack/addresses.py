"""Every address over HTTP, asked in ways its authors did not think of."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import quote

from archipel.cli.loopback import Person
from tests.server.attack.bodies import (
    BEGINNINGS,
    BODIES,
    DOOR,
    NO_FLOW,
    TIMING,
    right_body,
)
from tests.server.attack.calls import Call, NoAnswer, request
from tests.server.attack.mutate import BROKEN_UTF8, ODD, RAW, deep, dumps, odd_message
from tests.server.attack.people import finished
from tests.server.attack.scene import HOST, RAISED, Scene, attack

METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "QUERY", "get"]
PAGES = ["/", "/table/x", "/assets/x.js", "/favicon.svg", "/schema", "/schema/x", "/health", "/é"]
PAGES += ["/table/{id}", "/health/live", "/health/ready", "/metrics", "/notices/off/abc.def"]
NAMED = {
    "game": ["dokmus", "edora"],
    "lang": ["fr", "en"],
    "chapter": ["land", "x"],
    "diagram": ["sacrifices", "x"],
}
"""What stands in an address for its parts; an id is that of a table or of a guest."""

TRAVERSAL = [
    "..",
    "../../../etc/passwd",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/signing.key",
    "..%5c..%5csigning.key",
    "%c0%ae%c0%ae/",
    "....//....//",
    "%00",
    "%ff%fe",
    "%",
    "%zz",
    "%25",
    "%0d%0aset-cookie:x=y",
    "é",
    "\xff",
    " ",
    "x" * 3000,
    "~",
    "-1",
    "0",
    "null",
    "*",
    "?",
    "#",
    "{id}",
    "mine",
]
"""What stands in an address instead of a name."""

ODD_HEADERS: list[tuple[str, list[str]]] = [
    ("range", ["bytes=0-10", "bytes=-1", "bytes=99999999-", "bytes=0-0,5-6", "x=1-2", "bytes=é"]),
    ("x-forwarded-for", ["1.2.3.4", "1.2.3.4, 5.6.7.8", "é", "x" * 2000, "127.0.0.1", "::1", ","]),
    ("x-forwarded-proto", ["https", "javascript", "é"]),
    ("x-forwarded-host", ["evil.example"]),
    ("forwarded", ["for=1.2.3.4;proto=https", "for=é"]),
    ("host", ["", "evil.example", "x" * 2000, "é", "127.0.0.1:99999", "x:y", "[", "[::1"]),
    ("host", ["a@b:c", "//", "?", "#", "%zz", "x:-1", "127.0.0.1:", "[v1.x]:1", "x y"]),
    ("accept", ["text/html", "application/xml", "x", "*/*;q=x", "é", "application/x-msgpack"]),
    ("accept-encoding", ["br", "gzip;q=0", "identity;q=0", "x", "é", ",,,"]),
    ("accept-language", ["xx", "é", "fr;q=9"]),
    ("content-type", ["text/plain", "", "application/xml", "application/json; charset=utf-16"]),
    ("content-type", ["application/x-msgpack", "multipart/form-data; boundary=x", "x/y/z", "é"]),
    ("content-type", ["multipart/form-data", "application/x-www-form-urlencoded", "application/é"]),
    ("content-encoding", ["gzip", "x"]),
    ("if-none-match", ["*", '"x"', "é", ","]),
    ("if-modified-since", ["x", "Thu, 01 Jan 1970 00:00:00 GMT"]),
    ("expect", ["100-continue", "x"]),
    ("connection", ["close", "upgrade", "x"]),
    ("upgrade", ["h2c", "websocket", "x"]),
    ("te", ["trailers"]),
    ("x-http-method-override", ["DELETE"]),
    ("x-csrf-token", ["", "x", "é", "x" * 2000]),
    ("origin", ["null", "http://evil.example"]),
    ("authorization", ["Basic eDp5", "Bearer x", "é"]),
    ("cookie", ["", "archipel", "archipel=", "archipel=.", "archipel=é.ü", "=", ";;;", "a" * 4000]),
    ("cookie", ["archipel=x.y; csrf=x", 'csrf=""; csrf="', "csrf=\xff", "$Version=1; archipel=x"]),
]


class Address(NamedTuple):
    """Where a request goes: /api/tables/{id}/join."""

    path: str
    methods: list[str]
    queries: list[str]  # the names of what may stand behind a question mark


class Cast(NamedTuple):
    """Who asks, and what there is to ask for."""

    people: list[Person]
    tables: list[str]

    @property
    def guests(self) -> list[str]:
        return [str(person.guest["id"]) for person in self.people]


MANY = RAISED | {"ARCHIPEL_HOSTS": HOST, "ARCHIPEL_NOTICE_HOSTS": DOOR.partition("//")[2]}
"""Members and a host come as well, and notices go where nobody answers."""


@attack(limits=MANY, share=3)
async def odd_requests(scene: Scene) -> None:
    """Odd methods, paths, headers, cookies and bodies at every address, each a little different."""
    people = [await scene.member(), *await scene.people(3)]
    scene.make_host(people[0])
    tables = [await scene.open_table(people[:n], public=True) for n in (2, 3)]
    tables.append(await finished(scene, people[:2]))
    cast = Cast(people, tables)
    cast.tables.append(await _open_one(scene, people[0]))
    document = await scene.json("GET", "/schema")
    addresses = [
        Address(path, [method.upper() for method in ways], _queries(ways))
        for path, ways in document["paths"].items()
    ]
    addresses += [Address(page, ["GET"], []) for page in PAGES]
    addresses += [Address("/notices/off/abc.def", ["POST"], [])]

    async def someone() -> None:
        while scene.goes_on():
            odd = Odd(scene, scene.luck.choice(addresses), cast)
            await odd.send()

    scene.begin()
    await scene.all([*(someone() for _ in range(6)), _renew(scene, cast)])


async def _renew(scene: Scene, cast: Cast) -> None:
    """Requests sign people out and close tables: others come."""
    luck = scene.luck
    while scene.goes_on():
        with suppress(NoAnswer, RuntimeError):  # they may be signed out in the middle of it
            come = await luck.choice([scene.person, scene.member])()
            cast.people[luck.randrange(1, len(cast.people))] = come
            me = await scene.json("GET", "/api/me", None, cast.people[0])
            if not me["member"]:
                cast.people[0] = await scene.member()
            scene.make_host(cast.people[0])
            two = luck.sample([come, cast.people[0]], 2)
            tables = [await _open_one(scene, come), await scene.open_table(two, clock=TIMING)]
            cast.tables[luck.randrange(3)] = luck.choice(tables)
        await asyncio.sleep(0.5)


async def _open_one(scene: Scene, person: Person) -> str:
    return str((await scene.json("POST", "/api/tables", BODIES["/api/tables"], person))["id"])


def _queries(ways: dict[str, Any]) -> list[str]:
    found = [one for way in ways.values() for one in way.get("parameters", [])]
    return [one["name"] for one in found if one["in"] == "query"]


class Odd:
    """A request with something odd about it."""

    def __init__(self, scene: Scene, where: Address, cast: Cast) -> None:
        self.scene = scene
        self.where = where
        self.cast = cast
        luck = scene.luck
        self.method = luck.choice(where.methods)
        ids = cast.guests if "people" in where.path else cast.tables
        self.path = where.path
        for name, values in {"id": ids, **NAMED}.items():
            self.path = self.path.replace("{" + name + "}", luck.choice(values))
        if where.queries and luck.random() < 0.5:
            value = str(luck.choice([*ODD, "quick", "a1b2c3d4e5"]))[:200]
            self.path += f"?{luck.choice(where.queries)}={quote(value, safe='', errors='ignore')}"
        self.person = luck.choice(cast.people)
        self.headers: dict[str, Any] = {}
        self.body: bytes | None = None
        self.right: dict[str, Any] = {}

    async def prepare(self) -> None:
        """Right first, then odd."""
        luck, flow = self.scene.luck, NO_FLOW
        if self.method == "POST":
            begin = BEGINNINGS.get(self.where.path)
            if begin is not None and luck.random() < 0.5:
                right = self._right(begin, flow)
                answer = await self.scene.ask("POST", begin, right, self.person)
                flow = json.loads(answer.body).get("flow", flow)
            right = self._right(self.where.path, flow)
            self.body, self.right = dumps(right) if right else b"", right or {}
        ways: list[Callable[[], None]] = [self.odd_method, self.odd_path, self.odd_headers]
        if self.body is not None:
            ways += [self.odd_body] * 3 + [self.odd_length]
        chosen = luck.sample(ways, luck.choice([0, 1, 1, 2, 2, 3]))
        for way in sorted(chosen, key=lambda way: way == self.odd_length):  # it fits the body
            way()

    def _right(self, path: str, flow: str) -> dict[str, Any] | None:
        return right_body(path, self.scene.luck, self.cast.guests, self.cast.tables, flow)

    def odd_method(self) -> None:
        self.method = self.scene.luck.choice(METHODS)

    def odd_path(self) -> None:
        luck = self.scene.luck
        parts = self.path.split("/")
        parts[luck.randrange(1, len(parts))] = luck.choice(TRAVERSAL)
        self.path = "/".join(parts) + luck.choice(
            ["", "", "/", "//", "?x=%ff", "?é", "?" + "a" * 3000]
        )

    def odd_headers(self) -> None:
        luck = self.scene.luck
        for name, values in luck.sample(ODD_HEADERS, luck.choice([1, 1, 2, 5])):
            self.headers[name] = luck.choice(values)
        if luck.random() < 0.2:  # the cookie of somebody, cut or changed in one place
            cookie = self.person.cookie
            at = luck.randrange(len(cookie))
            self.headers["cookie"] = luck.choice(
                [cookie[:at], cookie[:at] + "x" + cookie[at + 1 :]]
            )
        if luck.random() < 0.2:
            self.headers[luck.choice(["cookie", "x-csrf-token", "host"])] = None

    def odd_body(self) -> None:
        luck = self.scene.luck
        big = b'{"name":"' + b"x" * luck.choice([16_300, 16_384, 17_000, 300_000]) + b'"}'
        self.body = luck.choice(
            [
                deep(luck, 16_000),
                big,
                b'{"name":"' + luck.choice(BROKEN_UTF8) + b'","colour":"teal"}',
                json.dumps(self.right).encode("utf-16"),
                gzip.compress(dumps(self.right)),
                dumps(luck.choice(ODD)),
                luck.choice(RAW),
                odd_message(luck, self.right or {"a": 1}),
                odd_message(luck, self.right or {"a": 1}),
                odd_message(luck, self.right or {"a": 1}),
            ]
        )

    def odd_length(self) -> None:
        """A length that is not that of the body, or none."""
        luck, body = self.scene.luck, self.body or b""
        self.headers.pop("upgrade", None)  # a handshake has no body: who sends one is hung up on
        way = luck.randrange(5)
        if way == 0:
            self.headers["content-length"] = luck.choice(["-1", "x", "", "1e3", "9" * 30])
        elif way == 1:
            self.headers |= {"content-length": None, "transfer-encoding": "chunked"}
            self.body = b"".join(b"%x\r\n%s\r\n" % (1, body[n : n + 1]) for n in range(len(body)))
            self.body += b"0\r\n\r\n"
        elif way == 2:
            self.headers |= {"content-length": None, "transfer-encoding": "chunked"}
            self.body = luck.choice([b"zz\r\nx\r\n", b"-1\r\n", b"f" * 30 + b"\r\nx", b"\xff\r\n"])
        elif way == 3:
            self.headers |= {"transfer-encoding": "chunked"}  # and a length as well
            self.body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if body else b"0\r\n\r\n"
        else:
            self.headers["content-length"] = None
            self.body = b""

    async def send(self) -> None:
        """It must be answered; what it does besides is the server's affair."""
        await self.prepare()
        head = self.method == "HEAD"
        if head:
            self.headers["connection"] = "close"  # so that whatever follows the answer is seen
        data = request(self.method, _encoded(self.path), self.body, self.person, self.headers)
        asked = f"{self.method} {self.path[:80]} {self.headers} {(self.body or b'')[:60]!r}"
        call = await Call.open(self.scene.port)
        with suppress(NoAnswer):
            answer = await self.scene.send(asked, data, head=head, call=call)
            if head and answer.status != 400 and await call.rest():  # 400: the method was not read
                self.scene.fault("protocol", f"HEAD was answered with a body: {asked}")
        call.close()


def _encoded(path: str) -> bytes:
    return path.replace(" ", "%20" if len(path) % 2 else " ").encode("latin-1", "replace")


@attack(limits=RAISED, share=0.5)
async def requests_ahead(scene: Scene) -> None:
    """Many requests in one breath, before the first is answered: each gets its own, in order."""
    asks = [("GET", "/api/shelf", 200), ("GET", "/api/nothing", 404), ("HEAD", "/api/nothing", 404)]

    async def someone() -> None:
        while scene.goes_on():
            asked = scene.luck.choices(asks, k=scene.luck.randint(2, 12))
            call = await Call.open(scene.port)
            call.write(b"".join(request(method, path) for method, path, _ in asked))
            with suppress(NoAnswer):
                for method, path, status in asked:
                    answer = await scene.send(
                        f"{method} {path}", b"", head=method == "HEAD", call=call
                    )
                    if answer.status not in (status, 405):
                        scene.fault("protocol", f"{method} {path}, ahead: {answer.status}")
            call.write(request("GET", "/api/me") * scene.luck.choice([0, 100]))  # and nobody waits
            call.close()

    await scene.all(someone() for _ in range(4))
