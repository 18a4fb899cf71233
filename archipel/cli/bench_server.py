"""How much play one server bears: scripted people at many tables, over real sockets.

The server runs in a process of its own, on a disk of this machine, and saves every move before it
says so. Measured is the time from one player's send to the other player's receipt.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from archipel import COMPILED
from archipel.cli.arguments import at_least
from archipel.cli.loopback import UNLIMITED, Line, Person, Running, connect
from archipel.cli.terminal import Here, Mistake

MOST_TABLES = 1000
MOST_SECONDS = 300.0
GAME = "costa_ruana"


class Glimpse(msgspec.Struct):
    """What a scripted player reads of a message."""

    t: str
    ply: int = 0
    options: list[str] = []
    ranks: list[int] = []
    id: str = ""
    word: str = ""


_read = msgspec.json.Decoder(Glimpse).decode


class Bench:
    """What all players of a run share: what they count, and until when they play."""

    def __init__(self, server: Running, think: tuple[float, float]) -> None:
        self.server = server
        self.think = think
        self.luck = random.Random(1)
        self.open = True
        self.counting = False
        self.moves = 0
        self.refused = 0
        self.times: list[float] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Player:
    """Plays at random whenever it may, and clocks what the other one sent."""

    def __init__(self, bench: Bench, person: Person, table: str) -> None:
        self.bench = bench
        self.person = person
        self.table = table
        self.port = bench.server.port
        self.other: Player | None = None
        self.line: Line | None = None
        self.sent_at = 0.0
        self.sent_ply = -1  # of what we have sent; a frame that comes again is no second question
        self.sent = 0
        self.ply = 0

    async def sit(self, table: str) -> None:
        if self.line is not None:
            self.line.close()
        self.table = table
        self.sent_at, self.sent_ply = 0.0, -1
        path = f"/api/tables/{table}/socket"
        cookie = self.person.cookie
        self.line = await connect(self.port, path, cookie, self.hear, lambda: None)
        self.line.send(b'{"t":"hello"}')

    def hear(self, data: bytes) -> None:
        now = time.perf_counter()
        heard = _read(data)
        bench, other = self.bench, self.other
        if heard.t == "refused":
            bench.refused += 1
        if heard.t != "frame" or other is None:
            return
        if other.sent_at and heard.ply > other.sent_ply:
            if bench.counting:
                bench.times.append(now - other.sent_at)
            other.sent_at = 0.0
        self.ply = heard.ply
        if heard.options and bench.open:
            choice = bench.luck.choice(heard.options)
            if bench.think[1] > 0:
                delay = bench.luck.uniform(*bench.think)
                asyncio.get_running_loop().call_later(delay, self.play, heard.ply, choice)
            else:
                self.play(heard.ply, choice)
        elif heard.ranks and bench.open and self.person.guest["name"] == "first":
            bench.do(self.again())

    def play(self, ply: int, choice: str) -> None:
        assert self.line is not None
        if ply != self.ply or ply <= self.sent_ply or not self.bench.open:
            return
        self.sent += 1
        if self.bench.counting:
            self.bench.moves += 1
        self.sent_ply = ply
        self.sent_at = time.perf_counter()
        self.line.send(
            b'{"t":"play","ply":%d,"choice":"%s","id":"%d"}' % (ply, choice.encode(), self.sent)
        )

    async def again(self) -> None:
        """The game is over: the same two play the next one."""
        assert self.other is not None
        path = f"/api/tables/{self.table}/again"
        table = (await asyncio.to_thread(self.person.post, path))["id"]
        await self.other.sit(table)
        await self.sit(table)


def seat_two(server: Running) -> tuple[Person, Person, str]:
    """Two people at a table of their own, ready to play."""
    first, second = Person(server.port, "first"), Person(server.port, "second")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = first.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    second.post(f"/api/tables/{table}/join", {})
    first.post(f"/api/tables/{table}/start")
    return first, second, table


async def run(
    server: Running,
    pairs: list[tuple[Person, Person, str]],
    seconds: float,
    think: tuple[float, float],
) -> dict[str, float]:
    """Let all pairs play for so long, after a short warm-up."""
    bench = Bench(server, think)
    players: list[Player] = []
    for first, second, table in pairs:
        one, two = Player(bench, first, table), Player(bench, second, table)
        one.other, two.other = two, one
        await two.sit(table)
        await one.sit(table)
        players += [one, two]
    await asyncio.sleep(max(1.0, 2 * think[1]))
    bench.counting = True
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    bench.counting = False
    spent = time.perf_counter() - start
    memory = server.memory()
    bench.open = False
    await asyncio.sleep(0.3)
    for player in players:
        if player.line is not None:
            player.line.close()
    if not bench.times:
        raise Mistake("cli-bench-server-silent")
    times = sorted(bench.times)
    return {
        "tables": len(pairs),
        "think_from": think[0],
        "think_to": think[1],
        "seconds": spent,
        "moves_per_second": bench.moves / spent,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "memory_mb": memory / 1e6,
        "refused": bench.refused,
    }


def measure(tables: int, seconds: float, think: tuple[float, float]) -> dict[str, float]:
    """One scenario against a fresh server with a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="archipel-bench-") as folder:
        server = Running(Path(folder) / "data", UNLIMITED).start()
        try:
            pairs = [seat_two(server) for _ in range(tables)]
            with asyncio.Runner(loop_factory=_loop()) as runner:
                return runner.run(run(server, pairs, seconds, think))
        finally:
            server.stop()


def _loop() -> Any:
    """A fast event loop if it is installed: the clients should not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def server(
    *,
    tables: int | None = None,
    seconds: float = 10.0,
    think: str | None = None,
    json: bool = False,
    here: Here,
) -> int:
    """Measure how many moves per second one server saves and tells.

    Two scripted people at each table play Costa Ruana over real sockets. Without `--tables` and
    `--think` two scenes are played: 50 tables that never think, 200 that think 0.25-0.75 s.

    Parameters
    ----------
    tables
        How many tables, at most 1000.
    seconds
        For how long, at most 300.
    think
        How long players think, in seconds: `0.25-0.75`. They do not if not said.
    json
        Print the result for programs.
    """
    at_least("--tables", 1 if tables is None else tables, 1)
    if not 0 < seconds <= MOST_SECONDS:
        raise Mistake("cli-bad-value", name="--seconds", value=str(seconds))
    if tables is not None and tables > MOST_TABLES:
        raise Mistake("cli-bad-value", name="--tables", value=str(tables))
    scenes = [(50, (0.0, 0.0)), (200, (0.25, 0.75))]
    if tables is not None or think is not None:
        scenes = [(tables or 50, span(think))]
    rows = [measure(count, seconds, pause) for count, pause in scenes]
    if json:
        here.raw(msgspec.json.encode({"compiled": COMPILED, "rows": rows}).decode())
        return 0
    say = here.speaker.say
    build = say("cli-compiled" if COMPILED else "cli-plain")
    shown = Table(title=f"{say('cli-bench-server')} ({build})")
    for column in ("tables", "think", "moves_per_second", "p50_ms", "p99_ms", "memory_mb"):
        shown.add_column(say(f"cli-bench-server-{column}"), justify="right")
    for row in rows:
        pause = f"{row['think_from']:g}-{row['think_to']:g}"
        figures = [f"{row[name]:,.1f}" for name in ("p50_ms", "p99_ms", "memory_mb")]
        shown.add_row(f"{row['tables']}", pause, f"{row['moves_per_second']:,.0f}", *figures)
    here.show(shown)
    here.say("cli-bench-server-note")
    return 0


def span(think: str | None) -> tuple[float, float]:
    """``0.25-0.75`` as two numbers.

    >>> span("0.25-0.75")
    (0.25, 0.75)
    """
    if think is None:
        return 0.0, 0.0
    try:
        low, _, high = think.partition("-")
        found = float(low), float(high or low)
    except ValueError as error:
        raise Mistake("cli-bad-value", name="--think", value=think) from error
    if not 0 <= found[0] <= found[1] <= 60:
        raise Mistake("cli-bad-value", name="--think", value=think)
    return found
