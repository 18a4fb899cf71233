"""How long a person waits while computer players think at 50 tables: ``make bench-bots``.

    python bench/bots.py [--tables N] [--seconds S] [--level ID]

A server of our own on loopback, with as many processes for computer players as it takes by itself.
At each table one computer player of the level, and one of the usual level for the person who opened
it, left, and watches: where nobody does, they rest. Two people at one more table are measured: from
a click to receipt of the new frame, saved on disk. Prints p50 and p99 in milliseconds.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # at the end: a compiled build on the path comes first

from archipel import COMPILED  # noqa: E402
from archipel.cli.loopback import UNLIMITED, Person, Running  # noqa: E402
from tests.server.visit import at_table, two_people  # noqa: E402

GAMES = ("costa_ruana", "dokmus", "mangrovia", "bora_bora", "edora")


def full_of_thought(server: Running, tables: int, level: str, open: ExitStack) -> None:
    """Tables of computer players that never wait for a person: whoever opened them has left."""
    for n in range(tables):
        person = Person(server.port, f"P{n}")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": level}]
        wish = {"game": GAMES[n % len(GAMES)], "seats": seats, "shuffle": False}
        table = person.post("/api/tables", wish)["id"]
        person.post(f"/api/tables/{table}/leave")
        open.enter_context(at_table(server, table, person)).hello()


def measured(server: Running, seconds: float) -> list[float]:
    """Milliseconds from a click to its new frame, with a short pause after each."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        ann, bob, table = two_people(server)
        with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
            frames = [a.hello(), b.hello()]
            sockets = [a, b]
            while time.monotonic() < end and frames[0]["ask"] is not None:
                seat = frames[0]["ask"]["seat"]
                mine, ply = frames[seat], frames[seat]["ply"]
                began = time.perf_counter()
                sockets[seat].say("play", ply=ply, choice=mine["options"][0], id=f"b{ply}")
                frames[seat] = sockets[seat].until("frame")
                found.append(1000 * (time.perf_counter() - began))
                frames[1 - seat] = sockets[1 - seat].until("frame")
                while frames[0]["ply"] != frames[1]["ply"]:
                    late = min((0, 1), key=lambda n: frames[n]["ply"])
                    frames[late] = sockets[late].until("frame")
                time.sleep(0.2)
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--level", default="expert")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder) / "data", UNLIMITED).start()
        try:
            with ExitStack() as open:
                full_of_thought(server, asked.tables, asked.level, open)
                times = measured(server, asked.seconds)
        finally:
            server.stop()
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    build = "compiled" if COMPILED else "plain"
    print(
        f"{build}: {asked.tables} tables of {asked.level}, {len(times)} moves of people: "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {times[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()
