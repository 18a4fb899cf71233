"""What an attack finds when it begins, and what is counted while it goes on."""

from __future__ import annotations

import asyncio
import importlib
import itertools
import json
import pkgutil
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Literal, NamedTuple

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.refusals import STATUS
from tests.server.attack.bodies import PASSWORD
from tests.server.attack.calls import FAR, Answer, Call, NoAnswer, far, request

USUAL = {"ARCHIPEL_WORKERS": "1"}
"""The limits an operator gets who sets nothing."""

RAISED = (
    UNLIMITED
    | USUAL
    | {
        "ARCHIPEL_SOCKETS_PER_GUEST": "100000",
        "ARCHIPEL_BOT_PAUSE": "0",
        "ARCHIPEL_PASS_PAUSE": "0.05",  # nobody here thinks for long
        "ARCHIPEL_SEAL_WAIT": "0.2",  # nor keeps others waiting
        "ARCHIPEL_SIGN_IN_BURST": "1e9",
        "ARCHIPEL_SIGN_IN_ADDRESS_BURST": "1e9",
        "ARCHIPEL_MAIL_BURST": "1e9",
        "ARCHIPEL_NOTICE_TEST_BURST": "1e9",
        "ARCHIPEL_SMTP_HOST": "127.0.0.1",  # a mail server that is away
        "ARCHIPEL_SMTP_PORT": "9",
    }
)
"""No limits: where they would hide what lies behind them."""

HOST = "the-host"
"""The sign-in name of who sees the host's page, where a server is told so."""

Kind = Literal["5xx", "traceback", "dead", "exit", "table", "protocol"]
FAULTS: dict[Kind, str] = {
    "5xx": "answers of 5xx",
    "traceback": "tracebacks in the server's log",
    "dead": "dead connections that the protocol does not allow",
    "exit": "the server ended",
    "table": "tables that are not as they were acknowledged",
    "protocol": "answers that are not what the protocol says",
}


MOST_TOLD = 8
"""Faults of one kind that are told in words; the others are counted."""


class Attack(NamedTuple):
    """One way to hurt a server."""

    name: str
    run: Callable[[Scene], Awaitable[None]]
    limits: dict[str, str]
    share: float  # of the time there is; one part each has besides
    full: bool  # it fills the server, so 503 is an honest answer
    files: int  # descriptors the server may have; 0: as many as we may
    beside: str  # whom the bystanders play against: people, or a computer


ATTACKS: dict[str, Attack] = {}


def attack(
    limits: dict[str, str],
    share: float = 1.0,
    full: bool = False,
    files: int = 0,
    beside: str = "people",
) -> Callable[[Callable[[Scene], Awaitable[None]]], Callable[[Scene], Awaitable[None]]]:
    """Make a function an attack."""

    def add(run: Callable[[Scene], Awaitable[None]]) -> Callable[[Scene], Awaitable[None]]:
        name = run.__name__.replace("_", "-")
        ATTACKS[name] = Attack(name, run, limits, share, full, files, beside)
        return run

    return add


def every_attack() -> dict[str, Attack]:
    """All attacks of all modules in this folder, by name."""
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if not module.name.startswith("_"):
            importlib.import_module(f"{__package__}.{module.name}")
    return ATTACKS


class Tally:
    """What was sent, what came back, and what should not have."""

    def __init__(self) -> None:
        self.sent = 0
        self.heard = 0
        self.hung_up = 0  # connections the server closed as the protocol says
        self.answers: Counter[int] = Counter()  # by class: 2, 3, 4, 5
        self.faults: Counter[Kind] = Counter()
        self.told: dict[Kind, Counter[str]] = {}  # the first few of each kind, in words

    def fault(self, kind: Kind, what: str) -> None:
        self.faults[kind] += 1
        told = self.told.setdefault(kind, Counter())
        if what in told or len(told) < MOST_TOLD:
            told[what] += 1

    def sentences(self) -> list[str]:
        """What went wrong, for a person to read."""
        return [
            f"{self.faults[kind]} {FAULTS[kind]}: "
            + " | ".join(f"{count} x {what}" if count > 1 else what for what, count in told.items())
            for kind, told in self.told.items()
        ]


class Scene:
    """A running server to attack, and the attacker's means."""

    def __init__(self, attack: Attack, server: Running, seconds: float, seed: str) -> None:
        self.attack = attack
        self.server = server
        self.port = server.port
        self.seconds = seconds
        self.luck = random.Random(seed)
        self.tally = Tally()
        self.most = 200_000  # requests and messages, whatever the clock says
        self.began = self.end = 0.0
        self.built = True  # is there a browser client to serve?
        self._names = itertools.count(1)
        self._addresses = itertools.count(3)

    # ------------------------------------------------------------ how long

    def begin(self) -> None:
        """From here on it counts: what came before was setting the scene."""
        self.began = time.time()
        self.end = time.monotonic() + self.seconds

    def goes_on(self) -> bool:
        """Is there time left, and something to attack?"""
        alive = self.server.process is not None and self.server.process.poll() is None
        return alive and time.monotonic() < self.end and self.tally.sent < self.most

    async def all(self, work: Iterable[Coroutine[Any, Any, None]]) -> None:
        """Do all of it at once; what goes wrong in one of them ends the others too."""
        try:
            async with asyncio.TaskGroup() as group:
                for one in work:
                    group.create_task(one)
        except BaseExceptionGroup as several:
            raise several.exceptions[0] from several

    # ------------------------------------------------------------ what is a fault

    def fault(self, kind: Kind, what: str) -> None:
        self.tally.fault(kind, what)

    def answered(self, asked: str, answer: Answer) -> Answer:
        """Count an answer over HTTP, and hold it to the protocol."""
        self.tally.heard += 1
        self.tally.answers[answer.status // 100] += 1
        told = f"{asked[:160]} -> {answer.status} {answer.body[:200]!r}"
        if answer.status >= 500:
            unbuilt = not self.built and answer.status == 503 and b"not built" in answer.body
            if not unbuilt and not (answer.status == 503 and self.attack.full):
                self.fault("5xx", told)
        elif answer.status >= 400 and "/api/" in asked and "json" in _kind(answer):
            try:
                word = json.loads(answer.body)["word"] if answer.body else ""
            except (ValueError, KeyError, TypeError):
                self.fault("protocol", f"not a Problem: {told}")
            else:
                if word and STATUS.get(word, 409) != answer.status:
                    self.fault("protocol", f"the word does not fit the status: {told}")
        return answer

    def refused(self, word: str, told: str) -> None:
        """Count a refusal over a socket."""
        status = STATUS.get(word, 409)
        self.tally.answers[status // 100] += 1
        if status >= 500 and not (status == 503 and self.attack.full):
            self.fault("5xx", told)

    def hung_up(self, code: int, allowed: Iterable[int], told: str) -> None:
        """Count a connection the server closed."""
        self.tally.hung_up += 1
        if code not in allowed:
            self.fault("dead", f"{code} {told}")

    # ------------------------------------------------------------ who comes

    def address(self) -> str:
        """Another address of this machine to call from: limits for each address tell them apart."""
        return far(next(self._addresses))

    async def person(self, name: str = "", address: str = "") -> Person:
        """Somebody with a name."""
        name = name or f"Guest {next(self._names)}"
        found = Person(self.port, address=address or self.address())
        for method, body in (("GET", None), ("POST", {"name": name, "colour": "teal"})):
            answer = await self.ask(method, "/api/me", body, found)
            if answer.status != 200:
                raise RuntimeError(f"nobody can come in: {answer.status} {answer.body!r}")
            found.guest = json.loads(answer.body)["guest"] or {}
        return found

    async def people(self, count: int) -> list[Person]:
        return [await self.person() for _ in range(count)]

    async def member(self) -> Person:
        """Somebody with an account."""
        found = await self.person()
        await self.json("POST", "/api/account/password", {"password": PASSWORD}, found)
        return found

    def make_host(self, person: Person) -> None:
        """Give somebody the name to sign in with that is the host's: nobody can choose theirs."""
        with closing(sqlite3.connect(self.server.data / "archipel.sqlite", timeout=20)) as db, db:
            db.execute("update members set login = guest where login = ?", [HOST])
            change = "update members set login = ? where guest = ?"
            db.execute(change, [HOST, person.guest["id"]])

    # ------------------------------------------------------------ what they do

    async def ask(
        self, method: str, path: str, body: object = None, person: Person | None = None
    ) -> Answer:
        """One request that is as it should be, on a connection of its own."""
        encoded = json.dumps(body).encode() if body is not None else None
        if encoded is None and method == "POST":
            encoded = b""
        return await self.send(
            f"{method} {path}", request(method, path, encoded, person), person=person
        )

    async def send(
        self,
        asked: str,
        data: bytes,
        *,
        head: bool = False,
        person: Person | None = None,
        call: Call | None = None,
    ) -> Answer:
        """Any bytes as a request; its answer, counted."""
        self.tally.sent += 1
        own = call is None
        if call is None:
            call = await Call.open(self.port, person.address if person else FAR)
        try:
            call.write(data)
            answer = self.answered(asked, await call.answer(head))
        except NoAnswer as silence:
            self.fault("dead", f"{asked[:600]}: {silence}")
            raise
        finally:
            if own:
                call.close()
        if person is not None:
            take_cookies(person, answer)
        return answer

    async def open_table(
        self, people: list[Person], game: str = "costa_ruana", **wishes: Any
    ) -> str:
        """A table of these people, first to last seat, that has begun."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
        wish = {"game": game, "seats": seats, "shuffle": False, **wishes}
        id = str((await self.json("POST", "/api/tables", wish, people[0]))["id"])
        for person in people[1:]:
            await self.json("POST", f"/api/tables/{id}/join", {}, person)
        if len(people) > 1:
            await self.json("POST", f"/api/tables/{id}/start", None, people[0])
        return id

    async def json(
        self, method: str, path: str, body: object = None, person: Person | None = None
    ) -> Any:
        """A request that must go well."""
        answer = await self.ask(method, path, body, person)
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body!r}")
        return json.loads(answer.body)


def take_cookies(person: Person, answer: Answer) -> None:
    """What a browser does with the cookies of an answer."""
    for value in filter(None, answer.headers.get("set-cookie", "").split("\n")):
        name, _, rest = value.partition("=")
        person.cookies[name] = rest.partition(";")[0]
        if not person.cookies[name].strip('"'):
            del person.cookies[name]


def _kind(answer: Answer) -> str:
    return answer.headers.get("content-type", "")
