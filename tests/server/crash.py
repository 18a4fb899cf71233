"""Kill the server at random moments while people play, again and again: is anything ever lost?

    python -m tests.server.crash --times 100

Scripted people play over real sockets. The server is ended with SIGKILL and started again on the
same data. The people come back by themselves, say Hello with the last ply they know, and send
again what was not acknowledged, with the same ids. In the end, for every table:

- every acknowledged choice is in the log, once, where the server said it is;
- no id is in the log twice;
- what each person pieced together is what a newcomer on the same seat is told;
- whoever told their seed in time has it in the deed the chance of the table comes from.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from archipel.cli.loopback import UNLIMITED, Line, Person, Running, connect
from archipel.server import chance
from archipel.server.patch import applied

GAME = "costa_ruana"


class Table:
    """A table and what its people were told."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.acknowledged: dict[tuple[int, str], tuple[int, str]] = {}  # -> ply, what was chosen


class Player:
    """Somebody who plays at random, and does not mind a lost line."""

    def __init__(self, run: Run, person: Person, table: Table, seed: str) -> None:
        self.run = run
        self.seed = seed
        self.mixed = False  # we were told that our seed is in the deed
        self.person = person
        self.table = table
        self.line: Line | None = None
        self.frame: dict[str, Any] = {}
        self.events: list[Any] = []
        self.waiting: dict[str, Any] | None = None  # sent and not acknowledged
        self.known = 0  # the ply of the last thing acknowledged
        self.made = 0
        self.task = asyncio.create_task(self.stay())

    @property
    def seat(self) -> int:
        return int(self.frame["view"]["viewer"])

    async def stay(self) -> None:
        """Come to the table, and come back whenever the line is lost."""
        while not self.run.done:
            lost = asyncio.Event()
            try:
                path = f"/api/tables/{self.table.id}/socket"
                port, cookie = self.run.server.port, self.person.cookie
                self.line = await connect(port, path, cookie, self.hear, lost.set)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            self.say({"t": "hello", "since": self.frame.get("ply", 0)})
            if self.waiting is not None:
                self.run.resent += 1
                self.say(self.waiting)
            await lost.wait()
            self.line = None

    def say(self, message: dict[str, Any]) -> None:
        if self.line is not None and not self.line.transport.is_closing():
            self.line.send(msgspec.json.encode(message))

    def hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        kind = message["t"]
        if kind == "table" and message["table"]["state"] == "sealing":
            mine = message["table"]["players"][message["table"]["mine"]]
            self.mixed = self.mixed or mine["opened"]
            self.say({"t": "reveal", "seed": self.seed})
        elif kind == "frame":
            if message.get("base") is not None:
                assert message["base"] == self.frame["ply"], "a change of what was never told"
                message["view"] = applied(self.frame["view"], message["view"])
            if message["ply"] >= self.frame.get("ply", 0):
                self.events += message["events"]
                self.frame = message
        elif kind == "saved" and self.waiting is not None and message["id"] == self.waiting["id"]:
            told = message["ply"], self.waiting.get("choice", "take_back")
            self.table.acknowledged[self.seat, message["id"]] = told
            self.run.moves += 1
            self.waiting = None
            self.known = message["ply"]
        elif kind == "refused":
            self.run.refused[message["word"]] = self.run.refused.get(message["word"], 0) + 1
            if self.waiting is not None and message["id"] == self.waiting["id"]:
                self.waiting = None
        self.go_on()

    def go_on(self) -> None:
        """Choose, if it is my turn and nothing of mine is on its way."""
        frame, luck = self.frame, self.run.luck
        if self.waiting is not None or self.run.quiet or not frame or frame["ply"] < self.known:
            return
        self.made += 1
        sent = {"ply": frame["ply"], "id": f"{id(self)}-{self.made}"}
        if frame["undo"]["allowed"] and luck.random() < 0.1:
            self.waiting = {"t": "take_back", **sent}
        elif frame["options"]:
            self.waiting = {"t": "play", "choice": luck.choice(frame["options"]), **sent}
        else:
            return
        self.say(self.waiting)


class Run:
    """One run: a server that dies, and the people who keep playing."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server = Running(folder / "data", UNLIMITED)
        self.luck = random.Random(seed)
        self.players: list[Player] = []
        self.quiet = False  # nobody starts anything new
        self.done = False
        self.moves = 0
        self.resent = 0
        self.refused: dict[str, int] = {}

    def seat_two(self) -> None:
        first, second = Person(self.server.port, "first"), Person(self.server.port, "second")
        seeds = [self.luck.randbytes(32).hex() for _ in range(2)]
        seals = [chance.seal_of(seed) for seed in seeds]
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "seal": seals[0]}
        table = Table(first.post("/api/tables", wish)["id"])
        second.post(f"/api/tables/{table.id}/join", {"seal": seals[1]})
        first.post(f"/api/tables/{table.id}/start")
        people = (first, second)
        self.players += [Player(self, p, table, s) for p, s in zip(people, seeds, strict=True)]

    def replace_finished(self) -> None:
        """Where a game is over, two new people begin another, so that there is always play."""
        running = {p.table.id for p in self.players if not p.frame or p.frame["ask"] is not None}
        for _ in range(self.tables - len(running)):
            self.seat_two()

    async def play(self, times: int, tables: int) -> None:
        self.tables = tables
        self.server.start()
        try:
            for n in range(times):
                self.replace_finished()
                await self.some_play()
                self.server.kill()
                await asyncio.to_thread(self.server.start)
                print(f"\r{n + 1} kills, {self.moves} moves acknowledged", end="", flush=True)
            await asyncio.sleep(1.0)
            self.quiet = True
            await self.settle()
            await self.check()
        finally:
            self.done = True
            for player in self.players:
                player.task.cancel()
            self.server.stop()

    async def some_play(self) -> None:
        """Wait for a random number of moves, and then a random moment longer."""
        enough = self.moves + self.luck.randint(1, 60)
        for _ in range(500):
            if self.moves >= enough:
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.luck.uniform(0, 0.02))

    async def settle(self) -> None:
        """Wait until everybody has heard everything."""
        for _ in range(300):
            await asyncio.sleep(0.1)
            plies: dict[str, set[int]] = {}
            for player in self.players:
                plies.setdefault(player.table.id, set()).add(player.frame.get("ply", -1))
            if all(p.waiting is None and p.line for p in self.players) and all(
                len(seen) == 1 for seen in plies.values()
            ):
                return
        raise AssertionError("the people do not come to rest: somebody missed something")

    async def check(self) -> None:
        file = self.server.data / "archipel.sqlite"
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("pragma integrity_check").fetchone() == ("ok",)
            for table in {player.table for player in self.players}:
                query = "select ply, seat, choice, id from moves where table_id = ? order by ply"
                rows = db.execute(query, (table.id,)).fetchall()
                assert [row[0] for row in rows] == list(range(len(rows))), "a ply is missing"
                ids = [(seat, id) for _, seat, _, id in rows if id]
                assert len(ids) == len(set(ids)), "a choice is in the log twice"
                at = {(seat, id): (ply + 1, choice) for ply, seat, choice, id in rows}
                for key, told in table.acknowledged.items():
                    assert at.get(key) == told, f"an acknowledged choice is lost: {key} {told}"
            deeds = dict(db.execute("select id, deed from tables").fetchall())
        for player in self.players:
            assert not player.mixed or player.seed in deeds[player.table.id], "a seed is lost"
            heard: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            await self.newcomer(player, heard)
            fresh = await asyncio.wait_for(heard, 30)
            assert player.events == fresh["events"], "somebody did not hear all, or twice"
            for field in ("ply", "view", "ask", "options", "undo"):
                assert player.frame[field] == fresh[field], field

    async def newcomer(self, player: Player, heard: asyncio.Future[dict[str, Any]]) -> None:
        def hear(data: bytes) -> None:
            message = msgspec.json.decode(data)
            if message["t"] == "frame" and not heard.done():
                heard.set_result(message)

        path = f"/api/tables/{player.table.id}/socket"
        cookie = player.person.cookie
        line = await connect(self.server.port, path, cookie, hear, lambda: None)
        line.send(b'{"t":"hello","since":0}')


def crash(times: int, tables: int, seed: int) -> Run:
    """Kill a server so many times; AssertionError if anything was lost."""
    with tempfile.TemporaryDirectory(prefix="archipel-crash-") as folder:
        run = Run(Path(folder), seed)
        asyncio.run(run.play(times, tables))
        return run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    run = crash(asked.times, asked.tables, asked.seed)
    print(
        f"\n{asked.times} kills: {run.moves} acknowledged moves, none lost, none doubled; "
        f"{run.resent} sent again; refused: {run.refused or 'none'}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
