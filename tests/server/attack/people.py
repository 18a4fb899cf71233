"""Scripted people at a table: they remember what they were told, and play at random."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from archipel.cli.loopback import Line, Person, connect, whole
from tests.server.attack.calls import PATIENCE, anywhere
from tests.server.attack.scene import Scene

Message = dict[str, Any]

TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x80, 0x88, 0x89, 0x8A
"""How frames of a WebSocket begin (RFC 6455, 5.2), each the last of its message."""

_ids = itertools.count(1)


def frame_of(data: bytes, kind: int = TEXT, masked: bool = True) -> bytes:
    """A frame of a WebSocket, masked with zeros, which change nothing."""
    size, mask = len(data), 0x80 if masked else 0
    if size < 126:
        head = bytes((kind, mask | size))
    elif size < 65536:
        head = bytes((kind, mask | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((kind, mask | 127)) + size.to_bytes(8, "big")
    return head + (b"\0\0\0\0" if masked else b"") + data


class Lost(Exception):
    """The line is dead, or nothing was heard for too long."""


class Listener:
    """Somebody at a socket."""

    def __init__(
        self, scene: Scene, table: str, person: Person | None = None, allowed: Collection[int] = ()
    ) -> None:
        self.scene = scene
        self.table = table
        self.person = person
        self.allowed = allowed  # how the server may hang up on us
        self.line: Line | None = None
        self.said = ""  # the last thing we said, to be blamed if the line dies of it
        self.frame: Message = {}
        self.around: Message = {}
        self.lines: dict[int, Message] = {}  # of chat, by number
        self.heard: Counter[str] = Counter()  # messages of each kind
        self.last: dict[str, Message] = {}  # the last one of each kind
        self._answers: dict[str, Message] = {}
        self._pulse = asyncio.Event()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/socket" if self.table else "/api/lobby/socket"

    @property
    def seat(self) -> int | None:
        """Where we sit, as the server says."""
        found: int | None = self.around["table"]["mine"]
        return found

    @property
    def guest(self) -> str:
        """Our public id."""
        return str(self.person.guest["id"]) if self.person else ""

    @property
    def ply(self) -> int:
        return int(self.frame.get("ply", -1))

    @property
    def alive(self) -> bool:
        return self.line is not None and not self.line.code

    # ------------------------------------------------------------ coming and going

    async def open(self, address: str = "") -> Listener:
        """Connect, without saying anything. Who comes back knows nothing."""
        self.frame = {}
        self.heard.clear()
        cookie = self.person.cookie if self.person else ""
        address = address or (self.person.address if self.person else anywhere())
        opening = connect(self.scene.port, self.path, cookie, self._hear, self._lost, address)
        self.line = await asyncio.wait_for(opening, PATIENCE)
        return self

    async def arrive(self, address: str = "") -> Listener:
        """Connect, say hello and hear how things stand."""
        await self.open(address)
        self.say({"t": "hello", "since": 0})
        await self.until(lambda: "chat" in self.heard)
        return self

    def close(self) -> None:
        """Gone without good-bye."""
        line, self.line = self.line, None
        if line is not None:
            line.transport.abort()

    def _lost(self) -> None:
        self._pulse.set()
        if self.line is not None:  # it was not us
            self.scene.hung_up(self.line.code, self.allowed, f"after {self.said[:200]}")

    # ------------------------------------------------------------ saying

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """A message as it is, readable or not."""
        self.said = data.decode("utf-8", "replace")
        self.write(frame_of(data, kind))

    def write(self, data: bytes) -> None:
        """Bytes as they are."""
        assert self.line is not None
        self.scene.tally.sent += 1
        self.line.transport.write(data)

    def say(self, message: Message) -> None:
        self.send(msgspec.json.encode(message))

    async def ask(self, t: str, **fields: Any) -> Message:
        """Say something that has an id; what it is answered."""
        return await self.answer({"t": t, **fields, "id": f"m{next(_ids)}"})

    async def answer(self, message: Message) -> Message:
        """The answer to a message with an id of its own."""
        self.say(message)
        await self.until(lambda: message["id"] in self._answers)
        return self._answers.pop(message["id"])

    async def see_whether_alive(self) -> None:
        """Lost, if the line no longer answers; to be blamed is what was said before."""
        id, said = f"m{next(_ids)}", self.said
        self.say({"t": "play", "ply": 0, "choice": "x", "id": id})
        self.said = said
        await self.until(lambda: id in self._answers)
        del self._answers[id]

    # ------------------------------------------------------------ hearing

    def _hear(self, data: bytes) -> None:
        tally = self.scene.tally
        tally.heard += 1
        message = msgspec.json.decode(data)
        kind = message["t"]
        self.heard[kind] += 1
        self.last[kind] = message
        if kind == "frame":
            if message["ply"] >= self.ply:
                self.frame = self._whole(message)
        elif kind == "table":
            self.around = message
        elif kind == "chat":
            self.lines |= {line["n"]: line for line in message["lines"]}
        elif kind in ("saved", "refused") and message["id"]:
            self._answers[message["id"]] = message
        if kind == "refused":
            self.scene.refused(message["word"], f"{self.said[:200]} -> {message}")
        elif kind in ("saved", "past", "gains", "frame"):
            tally.answers[2] += 1
        self._pulse.set()

    def _whole(self, frame: Message) -> Message:
        try:
            return whole(frame, self.frame)
        except ValueError as error:
            self.scene.fault("protocol", str(error))
            return frame

    async def until(self, test: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something holds of what was heard."""
        while not test():
            if not self.alive:
                raise Lost(f"the line was closed with {self.line and self.line.code}")
            self._pulse.clear()
            try:
                await asyncio.wait_for(self._pulse.wait(), patience)
            except TimeoutError:
                self.scene.fault("dead", f"nothing heard for {patience:.0f} s after {self.said}")
                raise Lost("silence") from None

    async def at(self, ply: int) -> Message:
        """The frame of this ply or a later one."""
        await self.until(lambda: self.ply >= ply)
        return self.frame


async def at_table(scene: Scene, table: str, people: list[Person]) -> list[Listener]:
    """Everybody at the table of a game that has begun, in the order of the seats."""
    listeners = [await Listener(scene, table, person).arrive() for person in people]
    for listener in listeners:
        await listener.at(0)
    return sorted(listeners, key=lambda listener: listener.seat or 0)


async def play_one(listeners: list[Listener]) -> bool:
    """Whoever is asked plays at random and everybody hears of it; False when the game is over."""
    luck = listeners[0].scene.luck
    ask = listeners[0].frame["ask"]
    if ask is None:
        return False
    actor = listeners[ask["seat"]]
    frame = await actor.at(listeners[0].ply)
    if not frame["options"]:  # it was answered for them meanwhile
        await hear_the_same(listeners)
        return True
    answer = await actor.ask("play", ply=frame["ply"], choice=luck.choice(frame["options"]))
    if answer["t"] == "saved":
        for listener in listeners:
            await listener.at(answer["ply"])
    elif answer["word"] == "too-fast":
        await asyncio.sleep(0.2)
    await hear_the_same(listeners)
    return True


async def hear_the_same(listeners: list[Listener]) -> None:
    """Wait until all know the same ply."""
    while len({listener.ply for listener in listeners}) > 1:
        newest = max(listener.ply for listener in listeners)
        for listener in listeners:
            await listener.at(newest)


async def finished(scene: Scene, people: list[Person], game: str = "costa_ruana") -> str:
    """A table whose game was played to its end."""
    table = await scene.open_table(people, game)
    listeners = await at_table(scene, table, people)
    while await play_one(listeners):
        pass
    for listener in listeners:
        listener.close()
    return table
