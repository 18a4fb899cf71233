"""What a test says to a table: one line per thing a person does."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from sqlalchemy import Connection, create_engine
from websockets.sync.client import ClientConnection, connect

from archipel.cli.loopback import Person, Running
from archipel.server.patch import applied

GAME = "costa_ruana"
PATIENCE = 60.0
"""Seconds until a test gives up: more than a machine with much else to do may take."""


class Socket:
    """A socket of a table or the lobby, used from plain code."""

    def __init__(
        self, server: Running, path: str, cookie: str = "", origin: str | None = None
    ) -> None:
        headers = {"cookie": cookie} if cookie else {}
        address = f"127.0.0.1:{server.port}"
        self._opened = connect(
            f"ws://{address}{path}",
            additional_headers=headers,
            origin=origin or f"http://{address}",  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            max_queue=None,
        )
        self.line: ClientConnection = self._opened.__enter__()
        self.heard: list[dict[str, Any]] = []
        self.whole: dict[str, Any] = {}  # the last frame, with its whole view

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._opened.__exit__(None, None, None)

    def say(self, t: str, **fields: Any) -> None:
        self.line.send(json.dumps({"t": t, **fields}))

    def raw(self, text: str | bytes) -> None:
        self.line.send(text)

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout))
        if message["t"] == "frame":
            if message.get("base") is not None:
                assert message["base"] == self.whole["ply"], "a change of what was never told"
                message |= {"base": None, "view": applied(self.whole["view"], message["view"])}
            self.whole = message
        self.heard.append(message)
        return message

    def until(self, t: str, timeout: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """The next message of a kind (with these values); what comes before it is passed over."""
        while True:
            message = self.next(timeout)
            if message["t"] == t and all(message.get(k) == v for k, v in fields.items()):
                return message

    def hello(self, since: int = 0, **wishes: Any) -> dict[str, Any]:
        """Arrive; the frame one is given."""
        self.say("hello", since=since, **wishes)
        return self.until("frame")

    def refused(self) -> str:
        return str(self.until("refused")["word"])

    def settled(self, timeout: float = 0.3) -> list[dict[str, Any]]:
        """All that still arrives before it falls silent."""
        found: list[dict[str, Any]] = []
        try:
            while True:
                found.append(self.next(timeout))
        except TimeoutError:
            return found


@contextmanager
def stored(server: Running) -> Iterator[Connection]:
    """The database of a server, as it is on disk."""
    engine = create_engine(server.url)
    with engine.begin() as db:
        yield db
    engine.dispose()


def at_table(server: Running, table: str, person: Person | None = None) -> Socket:
    """The socket of a table; None: a stranger who watches."""
    return Socket(server, f"/api/tables/{table}/socket", person.cookie if person else "")


def two_people(server: Running, **wishes: Any) -> tuple[Person, Person, str]:
    """Ann on seat 0 and Bob on seat 1 of a table that has begun."""
    ann, bob = Person(server.port, "Ann"), Person(server.port, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": GAME, "seats": seats, "shuffle": False, **wishes}
    table = ann.post("/api/tables", wish)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def play_on(
    sockets: list[Socket], frames: list[dict[str, Any]], moves: int = 1000
) -> list[dict[str, Any]]:
    """Let each seat play its first option, so often or to the end; the last frames."""
    for n in range(moves):
        ask = frames[0]["ask"]
        if ask is None:
            break
        seat = ask["seat"]
        frame = frames[seat]
        ply = frame["ply"]
        frames = [{}] * len(sockets)
        while not frames[seat]:
            sockets[seat].say("play", ply=ply, choice=frame["options"][0], id=f"m{ply}")
            answer = sockets[seat].next()
            while answer["t"] not in ("frame", "refused"):
                answer = sockets[seat].next()
            if answer["t"] == "frame":
                frames[seat] = answer
            else:
                assert answer["word"] == "too-fast", answer
                time.sleep(0.2)
        for i, socket in enumerate(sockets):
            frames[i] = frames[i] or socket.until("frame")
            assert frames[i]["ply"] > ply, n
    return frames
