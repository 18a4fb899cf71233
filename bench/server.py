"""Measure the server beside boardgame.io 0.50.2, and write ``bench/server.md``.

    python bench/server.py [--rounds N] [--seconds S] [--out FILE]

Run it with the compiled build on the path (``make bench-server``). The two take turns on this
machine, each as one server process and one process of scripted people, over real sockets on
loopback. The peer plays tic-tac-toe and keeps its matches in memory; we play Costa Ruana and
commit every move to disk before anybody hears of it. Medians over the rounds count.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT / "bench")]

from npm import npm  # noqa: E402
from run import machine  # noqa: E402

from archipel.cli.loopback import free_port  # noqa: E402

PEER = "boardgame.io@0.50.2"
PEER_STORE = "node-persist@3.1.3"  # what its store of files is made with, not installed by itself
FOLDER = ROOT / "build" / "bench" / "boardgameio"
SCENES = [(50, 0.0, 0.0), (200, 0.25, 0.75)]
FIGURES = ("moves_per_second", "p50_ms", "p99_ms")
Figures = dict[str, float]


def ours(tables: int, think: tuple[float, float], seconds: float) -> Figures:
    command = [sys.executable, "-P", "-m", "archipel", "bench", "server", "--json"]
    command += ["--tables", str(tables), "--seconds", str(seconds)]
    command += ["--think", f"{think[0]}-{think[1]}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    if not answer["compiled"]:
        print("bench: this is the plain build", file=sys.stderr)
    return {name: answer["rows"][0][name] for name in FIGURES}


def install_peer() -> None:
    """The peer, and on the way a Node to run it if there is none."""
    command = npm()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not all(
        (FOLDER / "node_modules" / name).is_dir() for name in ("boardgame.io", "node-persist")
    ):
        (FOLDER / "package.json").write_text('{"private": true}\n')
        subprocess.run(
            [*command, "install", "--no-audit", "--no-fund", PEER, PEER_STORE],
            cwd=FOLDER,
            check=True,
        )


def theirs(tables: int, think: tuple[float, float], seconds: float, store: str = "") -> Figures:
    """The same with the peer; ``store``: a folder where it keeps its matches."""
    env = {**os.environ, "NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"}
    port = free_port()
    scripts = ROOT / "bench" / "boardgameio"
    server = subprocess.Popen(
        ["node", scripts / "server.cjs", str(port), *([store] if store else [])],
        env=env,
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait_for(port)
        words = [str(word) for word in (port, tables, seconds, *think, server.pid)]
        done = subprocess.run(
            ["node", scripts / "players.cjs", *words],
            env=env,
            capture_output=True,
            text=True,
            check=True,
            timeout=seconds + 60,
        )
    finally:
        server.terminate()
        server.wait()
    found: Figures = json.loads(done.stdout)
    return found


def _wait_for(port: int) -> None:
    late = time.monotonic() + 30
    while time.monotonic() < late:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    sys.exit("bench: the peer does not answer")


def main() -> None:
    options = argparse.ArgumentParser(description="Measure the server beside boardgame.io.")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=8.0)
    options.add_argument("--out", type=Path, default=ROOT / "bench" / "server.md")
    given = options.parse_args()
    install_peer()
    lines = [
        "# The server beside its peer",
        "",
        f"{datetime.date.today()}, {machine()}, Python {sys.version.split()[0]}, written by "
        "`make bench-server`.",
        "",
        f"Two servers take turns, {given.rounds} rounds of {given.seconds:g} s; each figure is the "
        "median, in brackets the lowest and the highest. Archipel plays Costa Ruana and commits "
        "every move to disk before it is told; boardgame.io 0.50.2 plays tic-tac-toe in memory. "
        "Delay: from one player's send to the other player's receipt.",
        "",
        "| tables | thinking (s) | server | moves/s | p50 (ms) | p99 (ms) |",
        "|---:|---|---|---:|---:|---:|",
    ]
    for tables, *think in SCENES:
        runs: dict[str, list[Figures]] = {"Archipel": [], "boardgame.io": []}
        for _ in range(given.rounds):
            runs["Archipel"].append(ours(tables, (think[0], think[1]), given.seconds))
            runs["boardgame.io"].append(theirs(tables, (think[0], think[1]), given.seconds))
        for name, found in runs.items():
            figures = " | ".join(_spread([run[figure] for run in found]) for figure in FIGURES)
            lines.append(f"| {tables} | {think[0]:g}-{think[1]:g} | {name} | {figures} |")
            print(lines[-1], flush=True)
    given.out.write_text("\n".join(lines) + "\n")


def _spread(values: list[float]) -> str:
    digits = 0 if min(values) >= 100 else 1
    low, middle, high = (
        f"{value:,.{digits}f}" for value in (min(values), median(values), max(values))
    )
    return f"{middle} ({low}-{high})"


if __name__ == "__main__":
    main()
