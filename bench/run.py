"""Measure the engines in both builds beside their peers, and write ``bench/results.md``.

    python bench/run.py [--plain DIR] [--compiled DIR] [--rounds N] [--seconds S] [--out FILE]

The builds take turns, each in its own process, and each measures python-chess and catanatron
again in the same run: only ratios from one run are compared. Medians over the rounds count.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ("python-chess", "catanatron")
Row = dict[str, Any]  # as `archipel bench engine --json` prints it


def measure(path: Path, compiled: bool, seconds: float) -> list[Row]:
    """One run of one build, in a process of its own."""
    # -P keeps the current folder, which may hold the other build, off the path.
    command = [sys.executable, "-P", "-m", "archipel", "bench", "engine", "--json", "--peers"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"bench: the build in {path} failed:\n{done.stderr}")
    answer = json.loads(done.stdout)
    if answer["compiled"] != compiled:
        sys.exit(f"bench: {path} should hold a {'compiled' if compiled else 'plain'} build")
    rows: list[Row] = answer["rows"]
    return rows


def medians(runs: list[list[Row]]) -> dict[tuple[str, int], Row]:
    """The median of every number over the runs, by game and number of players."""
    by_key: dict[tuple[str, int], list[Row]] = {}
    for run in runs:
        for row in run:
            by_key.setdefault((row["game"], row["seats"]), []).append(row)
    return {
        key: {name: median(row[name] for row in rows) for name in rows[0] if name not in ("game",)}
        for key, rows in by_key.items()
    }


def machine() -> str:
    """The processor, as the system names it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def number(value: float) -> str:
    """1234567.8 -> 1 234 568; 3.14159 -> 3.1."""
    return f"{value:,.0f}".replace(",", "\u202f") if value >= 100 else f"{value:.1f}"


def engine_table(rows: dict[tuple[str, int], Row]) -> list[str]:
    """The table of one build, for Markdown."""
    lines = [
        "| game | players | decisions/s | ÷ python-chess | ÷ catanatron | clone µs | redeal µs |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for (game, seats), row in rows.items():
        cells = [row["decisions_per_second"], row["to_python-chess"], row["to_catanatron"]]
        costs = [row.get("clone_us"), row.get("redeal_us")]
        shown = [number(cell) for cell in cells]
        shown += ["" if cost is None else number(cost) for cost in costs]
        lines.append(f"| {game} | {seats} | " + " | ".join(shown) + " |")
    return lines


def report(builds: dict[str, dict[tuple[str, int], Row]], rounds: int, seconds: float) -> str:
    """The whole page."""
    lines = [
        "# How fast the engines are",
        "",
        f"{datetime.date.today().isoformat()}, {machine()}, Python {platform.python_version()},"
        f" python-chess {version('chess')}, catanatron {version('catanatron')}."
        f" {rounds} runs of each build, {seconds:g} CPU s for each line in each run, medians.",
        "",
        "Random games. A decision is a choice of a seat: chance is not counted for our games, nor",
        "are forced choices, which the kernel takes by itself. For python-chess every move counts,",
        "for catanatron every action, rolls and forced actions included. Made by `make bench`.",
    ]
    for name, rows in builds.items():
        lines += ["", f"## {name}", "", *engine_table(rows)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--plain", type=Path, default=ROOT)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "results.md")
    given = parser.parse_args()
    builds = {"Plain Python": (given.plain, False), "Compiled with mypyc": (given.compiled, True)}
    if not (given.compiled / "archipel").is_dir():
        print(f"bench: there is no build in {given.compiled}: only plain Python", file=sys.stderr)
        del builds["Compiled with mypyc"]
    runs: dict[str, list[list[Row]]] = {name: [] for name in builds}
    for n in range(given.rounds):
        for name, (path, compiled) in builds.items():
            print(f"bench: round {n + 1} of {given.rounds}: {name}", file=sys.stderr)
            runs[name].append(measure(path, compiled, given.seconds))
    page = report({name: medians(of) for name, of in runs.items()}, given.rounds, given.seconds)
    given.out.write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
