"""Measure several processes on one PostgreSQL and one Redis, and write ``bench/cluster.md``.

    python bench/cluster.py [--tables N] [--seconds S] [--sockets N] [--no-peer] [--out FILE]

Run it with the compiled build on the path (``make bench-cluster``). Two scripted people play at
each table, over real sockets on loopback. Where there are several processes they are connected to
different ones: what one sends goes through the database and the bus before the other receives it.
PostgreSQL writes to disk. Everything shares this machine, the scripted people too.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from run import machine  # noqa: E402
from server import PEER, install_peer, theirs  # noqa: E402

from archipel.cli.bench_server import GAME, Bench, Player, _loop, seat_two  # noqa: E402
from archipel.cli.loopback import UNLIMITED, Line, connect  # noqa: E402
from tests.server.cluster import Cluster  # noqa: E402

HURRIED = UNLIMITED | {"ARCHIPEL_SOCKETS_PER_GUEST": "1000000", "ARCHIPEL_IDLE_TABLES": "100000"}
THINK = (2.0, 4.0)
SEATED_AT_ONCE = 8
OPENED_AT_ONCE = 50
LONGEST = 120.0
LITTLE = (
    "Where few moves are made, what each process does anyway (signs of life, looks at the "
    "database, the proxy's questions) counts for much of a move: these are upper bounds."
)
TICK = os.sysconf("SC_CLK_TCK")


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def spent(cluster: Cluster) -> dict[str, float]:
    """Seconds of the processor by who used them, so far."""
    servers = [s.process.pid for s in cluster.servers if s.process is not None]
    assert cluster.postgresql.process is not None
    assert cluster.redis.process is not None
    database = cluster.postgresql.process.pid
    return {
        "servers": sum(map(processor, servers)),
        "PostgreSQL": sum(map(processor, [database, *children(database)])),
        "Redis": processor(cluster.redis.process.pid),
        "people": processor(os.getpid()),
    }


async def play(cluster: Cluster, tables: int, seconds: float, think: tuple[float, float]) -> str:
    """Pairs of people play for so long; a line of the table."""
    bench = Bench(cluster.servers[0], think)
    slots = asyncio.Semaphore(SEATED_AT_ONCE)

    async def seat(n: int) -> list[Player]:
        async with slots:
            first, second, table = await asyncio.to_thread(
                seat_two, cluster.servers[n % len(cluster.servers)]
            )
        one, two = Player(bench, first, table), Player(bench, second, table)
        one.other, two.other = two, one
        for offset, player in enumerate((one, two)):
            player.port = cluster.servers[(n + offset) % len(cluster.servers)].port
        await two.sit(table)
        await one.sit(table)
        return [one, two]

    players = [p for pair in await asyncio.gather(*map(seat, range(tables))) for p in pair]
    await asyncio.sleep(max(2.0, think[1]))
    before, began = spent(cluster), time.perf_counter()
    bench.counting = True
    await asyncio.sleep(min(seconds, LONGEST))
    bench.counting, bench.open = False, False
    took, after = time.perf_counter() - began, spent(cluster)
    await asyncio.sleep(0.5)
    for player in players:
        if player.line is not None:
            player.line.close()
    times = sorted(bench.times)
    each = [f"{1e6 * (after[who] - before[who]) / bench.moves:,.0f}" for who in after]
    pause = f"{think[0]:g}-{think[1]:g}"
    p50, p99 = 1000 * times[len(times) // 2], 1000 * times[int(len(times) * 0.99)]
    return (
        f"| {len(cluster.servers)} | {tables} | {pause} | {bench.moves / took:,.0f} | {p50:.1f} | "
        f"{p99:.1f} | {' | '.join(each)} | {bench.refused} |"
    )


async def idle(cluster: Cluster, sockets: int, tables: int) -> str:
    """So many sockets watch some tables; what each of them costs in memory."""
    people = [seat_two(cluster.servers[n % len(cluster.servers)]) for n in range(tables)]
    before = sum(server.memory() for server in cluster.servers)
    open_lines: list[Line] = []
    heard = 0

    def hear(_: bytes) -> None:
        nonlocal heard
        heard += 1

    async def watch(n: int) -> None:
        server = cluster.servers[n % len(cluster.servers)]
        path = f"/api/tables/{people[n // len(cluster.servers) % tables][2]}/socket"
        line = await connect(server.port, path, "", hear, lambda: None)
        line.send(b'{"t":"hello"}')
        open_lines.append(line)

    for start in range(0, sockets, OPENED_AT_ONCE):
        some = range(start, min(start + OPENED_AT_ONCE, sockets))
        await asyncio.gather(*map(watch, some))
    await asyncio.sleep(5)
    codes = Counter(line.code for line in open_lines if line.transport.is_closing())
    if codes:
        print(cluster.log.read_text()[-3000:])
    why = f" ({', '.join(f'{n} with {code}' for code, n in codes.items())})" if codes else ""
    after = sum(server.memory() for server in cluster.servers)
    for line in open_lines:
        line.close()
    each = (after - before) / sockets / 1024
    return (
        f"{sockets:,} idle sockets at {tables} tables over {len(cluster.servers)} processes: "
        f"{each:.1f} KiB of memory for each ({(after - before) / 1e6:.0f} MB in all), "
        f"{codes.total()} lost{why}."
    )


def peer(tables: int, seconds: float, think: tuple[float, float], on_disk: bool) -> str:
    """The same with boardgame.io, which has one process; a line of the table."""
    with tempfile.TemporaryDirectory(prefix="archipel-peer-") as folder:
        found = theirs(tables, think, seconds, folder if on_disk else "")
    name = f"boardgame.io, {'its files' if on_disk else 'memory'}"
    return (
        f"| {name} | {tables} | {think[0]:g}-{think[1]:g} | {found['moves_per_second']:,.0f} | "
        f"{found['p50_ms']:.1f} | {found['p99_ms']:.1f} | {found['server_us']:,.0f} | | | "
        f"{found['people_us']:,.0f} | |"
    )


def main() -> None:
    options = argparse.ArgumentParser(description="Measure several processes of one house.")
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument("--seconds", type=float, default=15.0)
    options.add_argument("--sockets", type=int, default=10_000)
    options.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    options.add_argument("--peer", action=argparse.BooleanOptionalAction, default=True)
    options.add_argument("--out", type=Path, default=ROOT / "bench" / "cluster.md")
    given = options.parse_args()
    lines = [
        "# Several processes of one house",
        "",
        f"{datetime.date.today()}, {machine()}, Python {sys.version.split()[0]}, {os.cpu_count()} "
        "cores for everything (servers, PostgreSQL with `fsync`, Redis and the scripted people), "
        f"written by `make bench-cluster`. {GAME}, two people at each table, connected to "
        "different processes where there are several; delay: from one player's send to the other's "
        f"receipt. Each row is {given.seconds:g} s. Beside it {PEER}: tic-tac-toe in one process.",
        "",
        "| processes | tables | thinking (s) | moves/s | p50 (ms) | p99 (ms) | servers (µs/move) | "
        "PostgreSQL (µs/move) | Redis (µs/move) | people (µs/move) | refused |",
        "|---:|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    print("\n".join(lines))
    scenes = (50, (0.25, 0.75)), (given.tables, THINK)
    for count in given.processes:
        for tables, think in scenes:
            with (
                Cluster(HURRIED, servers=count, workers=0, durable=True) as cluster,
                asyncio.Runner(loop_factory=_loop()) as runner,
            ):
                lines.append(runner.run(play(cluster, tables, given.seconds, think)))
            print(lines[-1], flush=True)
    if given.peer:
        install_peer()
    for on_disk in (False, True) if given.peer else ():
        for tables, think in scenes:
            lines.append(peer(tables, given.seconds, think, on_disk))
            print(lines[-1], flush=True)
    lines += ["", LITTLE]
    if given.sockets:
        with (
            Cluster(HURRIED, servers=2, workers=0, durable=True) as cluster,
            asyncio.Runner(loop_factory=_loop()) as runner,
        ):
            lines += ["", runner.run(idle(cluster, given.sockets, 100))]
        print(lines[-1], flush=True)
    given.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
