"""Fill a house with finished games, and measure who notices; writes ``bench/million.md``.

    python bench/million.py [--games N] [--moves-of-each N] [--keep DIR] [--out FILE]

Run it with the compiled build on the path (``make million``). Some games of every title are really
played; their rows are then stored again and again under other names, by the database itself. All
games have their rows in ``tables`` and ``seats``; of each ten one has its moves too, since all of
them would take twelve gigabytes. Nothing but the size of the file depends on the others: a game
is found by the key of its moves. With ``--keep`` the houses are filled once and stay: the next call
with the same folder only measures.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT), str(ROOT / "bench")]  # behind the compiled build

from run import machine  # noqa: E402
from websockets.sync.client import connect  # noqa: E402

from archipel import COMPILED, games  # noqa: E402
from archipel.cli.loopback import UNLIMITED, Person, Running  # noqa: E402
from archipel.server import queries, schema, settings  # noqa: E402
from archipel.server.copying import writing_to  # noqa: E402
from archipel.server.schema import Sitter  # noqa: E402
from tests.houseful import BEGAN, played  # noqa: E402

PEOPLE = 100_000
MINE = 40
"""Finished games of the guest who looks."""
TRIES = 15
LONGEST_OF = 60
"""Random games of each title, with the most players, among which the longest is sought."""
LIMIT_MS = 300


def fill(file: Path, count: int, with_moves: int, me: str) -> None:
    """So many games, made by the database from those that stand in it under the names ``real…``."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=OFF")
        db.execute("PRAGMA synchronous=OFF")
        db.execute("PRAGMA cache_size=-400000")
        real = [row[0] for row in db.execute("SELECT id FROM tables WHERE id LIKE 'real%'")]
        db.execute("CREATE TEMP TABLE real (k INTEGER PRIMARY KEY, id TEXT)")
        db.executemany("INSERT INTO real VALUES (?, ?)", list(enumerate(real)))
        db.execute(
            "CREATE TEMP TABLE made AS WITH RECURSIVE n(n) AS "
            "(SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n + 1 < ?) "
            "SELECT n, printf('m%010d', n) AS id, real.id AS real FROM n "
            "JOIN real ON real.k = n % ? ORDER BY n",
            (count, len(real)),
        )
        every = "WITH RECURSIVE n(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n + 1 < ?) "
        db.execute(
            f"INSERT INTO guests (id, name, colour, created, seen) {every}"
            "SELECT printf('g%07d', n), printf('Guest %d', n), 'teal', ?, ? FROM n",
            (PEOPLE, BEGAN, BEGAN),
        )
        db.execute(
            "INSERT INTO sessions (token, id, guest, browser, created, seen, until, proved) "
            f"{every}"
            "SELECT printf('token%d', n), printf('s%07d', n), printf('g%07d', n), '', ?, ?, 0, 0 "
            "FROM n",
            (PEOPLE, BEGAN, BEGAN),
        )
        names = [column.name for column in schema.tables.c]
        changed = {"id": "made.id", "updated": "old.updated + made.n", "public": "made.n % 4 <> 1"}
        values = ", ".join(changed.get(name, f"old.{name}") for name in names)
        db.execute(
            f"INSERT INTO tables ({', '.join(names)}) SELECT {values} FROM made "
            "JOIN tables AS old ON old.id = made.real ORDER BY made.n"
        )
        names = [column.name for column in schema.seats.c]
        guest = f"CASE WHEN old.seat = 0 AND made.n % {max(1, count // MINE)} = 0 THEN ? "
        guest += f"ELSE printf('g%07d', (made.n * 7 + old.seat) % {PEOPLE}) END"
        values = ", ".join(
            {"table_id": "made.id", "guest": guest}.get(name, f"old.{name}") for name in names
        )
        db.execute(
            f"INSERT INTO seats ({', '.join(names)}) SELECT {values} FROM made "
            "JOIN seats AS old ON old.table_id = made.real ORDER BY made.n, old.seat",
            (me,),
        )
        db.execute(
            "INSERT INTO moves (table_id, ply, seat, choice, id, at) SELECT made.id, old.ply, "
            "old.seat, old.choice, old.id, old.at FROM made JOIN moves AS old "
            f"ON old.table_id = made.real WHERE made.n % {with_moves} = 0 "
            "ORDER BY made.n, old.ply"
        )
        db.commit()


def real_games(url: str) -> None:
    """A few of every title, really played."""
    with writing_to(url) as conn, conn.begin():
        schema.migrate(conn)
        for name in games.names():
            for n, seats in enumerate(games.load(name).seat_counts):
                row, rows = played(name, seats, n)
                _store(conn, row, list(rows), f"real{name.replace('_', '')}{n}")


def _store(conn: Any, row: Any, rows: Any, id: str) -> None:
    fields = {name: getattr(row, name) for name in row.__struct_fields__}
    fields |= {"id": id, "seats": [Sitter("guest", "g0000000") for _ in row.seats]}
    copied = type(row)(**fields)
    queries.add_table(conn, copied)
    queries.add_moves(conn, [(copied, rows)])


def longest(url: str) -> dict[str, tuple[int, int]]:
    """The longest of many random games of each title: players and plies; stored five times."""
    found: dict[str, tuple[int, int]] = {}
    with writing_to(url) as conn, conn.begin():
        for name in games.names():
            seats = games.load(name).seat_counts[-1]
            tried = [played(name, seats, 1000 + n) for n in range(LONGEST_OF)]
            row, rows = max(tried, key=lambda one: len(one[1]))
            found[name] = (seats, len(rows))
            for n in range(5):
                _store(conn, row, list(rows), f"long{name.replace('_', '')}{n}")
    return found


def open_game(port: int, table: str) -> float:
    """Milliseconds from knocking at the door to the whole view of a game that is not in memory."""
    began = time.perf_counter()
    address = f"127.0.0.1:{port}"
    with connect(
        f"ws://{address}/api/tables/{table}/socket",
        origin=f"http://{address}",  # type: ignore[arg-type]
        compression=None,
        max_size=None,
    ) as line:
        line.send('{"t":"hello","since":0}')
        while json.loads(line.recv(30))["t"] != "frame":
            pass
    return 1000 * (time.perf_counter() - began)


def timed(person: Person, path: str) -> float:
    """The fastest of some answers, in milliseconds: what else the machine does is left out."""
    taken = []
    for _ in range(TRIES):
        began = time.perf_counter()
        person.get(path)
        taken.append(1000 * (time.perf_counter() - began))
    return min(taken)


def processor(server: Running) -> float:
    """Seconds of the processor that the server has used."""
    assert server.process is not None
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def measure(server: Running, ann: Person, ids: list[str]) -> dict[str, float]:
    """Start the server on what is there, and visit it."""
    began = time.perf_counter()
    server.start()
    while Person(server.port).call("GET", "/health/ready")[0] != 200:
        time.sleep(0.01)
    figures = {"start (s)": time.perf_counter() - began, "of the processor": processor(server)}
    figures["lobby (ms)"] = timed(ann, "/api/tables")
    figures["my games (ms)"] = timed(ann, "/api/tables/mine")
    figures["opening a game (ms)"] = median(open_game(server.port, id) for id in ids)
    figures["memory (MB)"] = server.memory() / 1e6
    server.stop()
    return figures


def filled(
    data: Path, count: int, wish: argparse.Namespace
) -> tuple[Running, Person, dict[str, tuple[int, int]]]:
    """A house with so many games; who looks; and the longest games, by title."""
    server = Running(data, UNLIMITED)
    page = data / "filled.json"
    if page.is_file():
        cookies, long = json.loads(page.read_text())
        ann = Person(server.port)
        ann.cookies = cookies
        return server, ann, long
    server.start()
    ann = Person(server.port, "Ann")
    server.stop()
    real_games(settings.file_in(data))
    began = time.perf_counter()
    fill(data / "archipel.sqlite", count, wish.moves_of_each, str(ann.guest["id"]))
    print(f"{count} games in {time.perf_counter() - began:.0f} s", flush=True)
    long = longest(settings.file_in(data))
    page.write_text(json.dumps([ann.cookies, long]))
    return server, ann, long


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1_000_000)
    asked.add_argument("--moves-of-each", type=int, default=10)
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--out", type=Path, default=ROOT / "bench" / "million.md")
    wish = asked.parse_args()
    folder = wish.keep or Path(tempfile.mkdtemp(prefix="archipel-million-"))
    rows: list[tuple[int, float, dict[str, float]]] = []
    try:
        houses = [filled(folder / f"{count}", count, wish) for count in (1000, wish.games)]
        for count, (server, ann, _) in zip((1000, wish.games), houses, strict=True):
            gigabytes = (server.data / "archipel.sqlite").stat().st_size / 1e9
            step = count // 20 // wish.moves_of_each * wish.moves_of_each
            ids = [f"m{n * step:010d}" for n in range(20)]
            rows.append((count, gigabytes, measure(server, ann, ids)))
            print(rows[-1][2], flush=True)
        server, _, long = houses[-1]
        server.start()
        opened = {
            name: [open_game(server.port, f"long{name.replace('_', '')}{n}") for n in range(5)]
            for name in long
        }
        server.stop()
    finally:
        if not wish.keep:
            shutil.rmtree(folder, ignore_errors=True)
    wish.out.write_text(page(rows, long, opened, wish.moves_of_each), encoding="utf-8")
    print(wish.out.read_text())
    slow = [name for name, taken in opened.items() if median(taken) > LIMIT_MS]
    sys.exit(f"too slow: {slow}" if slow else 0)


def page(
    rows: list[tuple[int, float, dict[str, float]]],
    long: dict[str, tuple[int, int]],
    opened: dict[str, list[float]],
    with_moves: int,
) -> str:
    """What was measured."""
    today = datetime.date.today().isoformat()
    build = "compiled" if COMPILED else "plain"
    names = list(rows[0][2])
    lines = [
        "# A house with many games",
        "",
        f"{today}, {machine()}, {build} build, SQLite, written by `make million`.",
        "",
        f"All games have their rows in `tables` and `seats`, one in {with_moves} has its moves; "
        f"{PEOPLE:,} guests. Lists are the fastest of {TRIES} answers, opening is the median of 20 "
        "games that were not in memory, memory is that of the server after all of it. Each start "
        "spends up to two seconds on looking for damage in the file.",
        "",
        "| finished games | file (GB) | " + " | ".join(names) + " |",
        "|---:|---:|" + "---:|" * len(names),
    ]
    for count, gigabytes, figures in rows:
        told = " | ".join(f"{figures[name]:.1f}" for name in names)
        lines.append(f"| {count:,} | {gigabytes:.2f} | {told} |")
    lines += [
        "",
        f"The longest of {LONGEST_OF} random games of each title, opened in the large house five "
        "times, each time from the disk:",
        "",
        "| title | players | plies | fastest (ms) | median (ms) | slowest (ms) |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, (seats, plies) in long.items():
        taken = opened[name]
        title = games.load(name).title
        told = " | ".join(f"{one:.0f}" for one in (min(taken), median(taken), max(taken)))
        lines.append(f"| {title} | {seats} | {plies} | {told} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
