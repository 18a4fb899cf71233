"""Two people who play while the server is attacked, in a process of their own, and are timed.

    python -m tests.server.attack.bystanders PORT [computer]

For each move a line of JSON: when it was sent, how long until it was saved, how long until the
other one saw it. They leave when their standard input is closed; the last line says what went
wrong. Their process does nothing else, so that what they measure is the server and not us.

With ``computer`` it is one person against a computer player; heard is its answer, counted from when
it was its turn.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec

from archipel.cli.loopback import Line, Person, connect, whole

THINK = 0.012, 0.045
"""Seconds somebody thinks: slower than the limits, and fast enough for hundreds of moves, since one
percent of fifty moves is the slowest of them."""

PATIENCE = 60.0
"""Seconds without any news of a game that is not over."""


class Bystander:
    """Somebody who only wants to play."""

    def __init__(self, party: Party, person: Person) -> None:
        self.party = party
        self.person = person
        self.line: Line | None = None
        self.frame: dict[str, Any] = {}
        self.pulse = asyncio.Event()
        self.sent_at = 0.0
        self.id = ""

    async def sit(self, table: str) -> None:
        path = f"/api/tables/{table}/socket"
        self.frame, self.id = {}, ""
        person, late = self.person, time.monotonic() + PATIENCE
        while self.line is None:
            opening = connect(person.port, path, person.cookie, self.hear, self.lost)
            try:
                self.line = await asyncio.wait_for(opening, PATIENCE)
            except OSError:  # no room for us now
                if time.monotonic() > late:
                    raise
                await asyncio.sleep(0.5)
        self.line.send(b'{"t":"hello","since":0}')

    def leave(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            line.transport.abort()

    def hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        now = time.monotonic()
        if message["t"] == "frame" and message["ply"] >= self.frame.get("ply", -1):
            if message["ply"] > self.frame.get("ply", -1):
                self.party.heard(self, now)
            self.frame = whole(message, self.frame)
        elif message["t"] == "saved" and message["id"] == self.id:
            self.party.saved = now - self.sent_at
            self.id = ""
        elif message["t"] == "refused":
            self.id = ""
            if message["word"] not in ("stale", "not-started"):  # it was answered for them
                self.party.faults.append(f"a bystander was refused: {message}")
        self.pulse.set()

    def lost(self) -> None:
        self.pulse.set()
        if self.line is not None and self.line.code:
            self.party.faults.append(f"a bystander's line died with {self.line.code}")

    def play(self) -> None:
        assert self.line is not None
        self.party.moves += 1
        self.id = f"b{self.party.moves}"
        choice = self.party.luck.choice(self.frame["options"])
        self.party.mover, self.party.saved, self.sent_at = self, 0.0, time.monotonic()
        message = {"t": "play", "ply": self.frame["ply"], "choice": choice, "id": self.id}
        self.line.send(msgspec.json.encode(message))

    @property
    def may_play(self) -> bool:
        return not self.id and bool(self.frame.get("options"))


class Party:
    """The two of them, one game after the other."""

    names: tuple[str, ...] = ("Quiet Ann", "Quiet Bob")
    game = "costa_ruana"

    def __init__(self, port: int) -> None:
        self.port = port
        self.luck = random.Random(7)
        self.leaving = False
        self.faults: list[str] = []
        self.moves = 0
        self.mover: Bystander | None = None
        self.saved = 0.0

    def heard(self, who: Bystander, now: float) -> None:
        """The other one sees a move: write down how long it took."""
        mover = self.mover
        if mover is None or mover is who or not mover.sent_at:
            return
        heard = now - mover.sent_at
        told = {"at": time.time(), "saved": self.saved or heard, "heard": heard}
        print(json.dumps(told), flush=True)
        self.mover = None

    async def play(self) -> None:
        people = await asyncio.to_thread(self._come)
        print(json.dumps({"ready": True}), flush=True)
        while not self.leaving:
            await self._one_game(people)

    def _come(self) -> list[Bystander]:
        return [Bystander(self, patiently(Person, self.port, name)) for name in self.names]

    def _table(self, people: list[Bystander]) -> str:
        first, second = (bystander.person for bystander in people)
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": self.game, "seats": seats}
        table = str(patiently(first.post, "/api/tables", wish)["id"])
        patiently(second.post, f"/api/tables/{table}/join", {})
        patiently(first.post, f"/api/tables/{table}/start")
        return table

    async def _one_game(self, people: list[Bystander]) -> None:
        table = await asyncio.to_thread(self._table, people)
        for bystander in people:
            await bystander.sit(table)
        try:
            while not self.leaving and not self.faults:
                frames = [bystander.frame for bystander in people]
                if all(frame and frame["ask"] is None for frame in frames):
                    break
                mover = next((bystander for bystander in people if bystander.may_play), None)
                if mover is None:
                    await self._news(people)
                    continue
                await asyncio.sleep(self.luck.uniform(*THINK))
                if mover.may_play:
                    mover.play()
                    await self._news(people)
        finally:
            for bystander in people:
                bystander.leave()
        if self.faults:
            self.leaving = True

    async def _news(self, people: list[Bystander]) -> None:
        waits = [asyncio.create_task(bystander.pulse.wait()) for bystander in people]
        done, waiting = await asyncio.wait(
            waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        for task in waiting:
            task.cancel()
        for bystander in people:
            bystander.pulse.clear()
        if not done:
            self.faults.append(f"the bystanders heard nothing for {PATIENCE:.0f} s")

    def leave(self) -> None:
        self.leaving = True


class Alone(Party):
    """One person against a computer player of the usual level."""

    names = ("Quiet Ann",)
    game = "dokmus"
    seat = 0
    since = 0.0  # when it became the computer's turn
    bystander: Bystander | None = None

    def heard(self, who: Bystander, now: float) -> None:
        """A choice was made: if it was the computer's first one, write down how long it took."""
        before = who.frame.get("ask")
        if self.mover is not None and before and before["seat"] == self.seat:
            self.mover, self.since = None, now  # our own; perhaps it is the computer's turn now
        elif self.since and before and before["seat"] != self.seat:
            self._tell(now)

    def leave(self) -> None:
        """Who leaves while the computer thinks has waited so long at least."""
        super().leave()
        asked = self.bystander and self.bystander.frame.get("ask")
        if self.since and asked and asked["seat"] != self.seat:
            self._tell(time.monotonic())

    def _tell(self, now: float) -> None:
        told = {"at": time.time(), "saved": self.saved, "heard": now - self.since}
        print(json.dumps(told), flush=True)
        self.since = 0.0

    def _table(self, people: list[Bystander]) -> str:
        self.since, self.bystander = 0.0, people[0]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        wish = {"game": self.game, "seats": seats, "shuffle": False}
        return str(patiently(people[0].person.post, "/api/tables", wish)["id"])


def patiently(do: Any, *args: Any) -> Any:
    """Do it again after a moment if the server is busy: limits are not faults."""
    late = time.monotonic() + PATIENCE
    while True:
        try:
            return do(*args)
        except (RuntimeError, OSError) as error:
            if time.monotonic() > late or not ("429" in str(error) or isinstance(error, OSError)):
                raise
            time.sleep(0.5)


async def main(port: int, beside: str = "people") -> None:
    party = Alone(port) if beside == "computer" else Party(port)
    playing = asyncio.create_task(party.play())
    gone = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([playing, gone], return_when=asyncio.FIRST_COMPLETED)
    party.leave()
    for task in (playing, gone):
        task.cancel()
    outcome = (await asyncio.gather(playing, return_exceptions=True))[0]
    if isinstance(outcome, Exception):
        party.faults.append(f"a bystander cannot play: {type(outcome).__name__} {outcome}")
    print(json.dumps({"faults": party.faults}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), *sys.argv[2:]))
