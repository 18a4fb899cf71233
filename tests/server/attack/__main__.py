"""Run the attacks one after the other and tell what came of them: printed, or as a page."""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from archipel import COMPILED
from tests.server.attack.run import Outcome, Timed, percentile, seed_of, strike_alone
from tests.server.attack.scene import FAULTS, every_attack

KEPT = Path("artefacts")
"""Where the log of a server goes that did not hold."""

MOST = 5
"""A bystander's p99 during an attack should be at most so many times the quiet one."""

START = 5.0
"""Seconds it takes to start a server and its bystanders, to let it warm up, and to stop them."""


class Figures(NamedTuple):
    """A table of what came of the attacks."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def main() -> int:
    attacks = every_attack()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="for all of them together")
    parser.add_argument("--seed", help="the one a failed run printed")
    parser.add_argument("--out", type=Path, help="a Markdown file for the figures")
    parser.add_argument("only", nargs="*", help=f"of {', '.join(attacks)}")
    asked = parser.parse_args()
    threading.Thread(target=go_with, args=(os.getppid(),), daemon=True).start()
    chosen = [attacks[name] for name in asked.only] or list(attacks.values())
    seed = seed_of(asked.seed)
    out = Console(width=160, highlight=False)
    out.print(f"seed {seed}, {'compiled' if COMPILED else 'plain Python'}")
    spare = asked.minutes * 60 - START * len(chosen)
    whole = spare / sum(1 + attack.share for attack in chosen)
    outcomes: list[Outcome] = []
    for attack in chosen:
        slot = max(2.0, whole * (1 + attack.share))
        quiet = min(8.0, 0.35 * slot)
        named = f"{seed} {attack.name}"
        outcome = strike_alone(attack, quiet, slot - quiet, named, KEPT)
        outcomes.append(outcome)
        out.print(f"{attack.name}: {'held' if outcome.held else 'BROKEN'}")
        for sentence in outcome.tally.sentences():
            out.print(f"  {sentence}"[:2000], markup=False)
    out.print(printed(counts(outcomes)), printed(bystanders(outcomes)))
    if asked.out:
        asked.out.write_text(page(outcomes, asked.minutes), encoding="utf-8")
    broken = [outcome.attack.name for outcome in outcomes if not outcome.held]
    if broken:
        out.print(f"broken by {', '.join(broken)}; seed {seed}; the servers' logs are in {KEPT}")
    else:
        out.print("all attacks held")
    return 1 if broken else 0


def go_with(parent: int) -> None:
    """End when whoever started us has: make, ended by its id, tells its children nothing."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)  # the process that attacks notices, and stops the server


def counts(outcomes: list[Outcome]) -> Figures:
    """What was sent and what came back."""
    heads = ["sent", "heard", "2xx", "3xx", "4xx", "5xx", "hung up on", *list(FAULTS)[1:]]
    rows = []
    for attack, tally, _, _ in outcomes:
        classes = [tally.answers[n] for n in (2, 3, 4, 5)]
        faults = [tally.faults[kind] for kind in list(FAULTS)[1:]]
        row = [tally.sent, tally.heard, *classes, tally.hung_up, *faults]
        rows.append([attack.name, *(f"{n:,}" for n in row)])
    return Figures("attacks", ["attack", *heads], rows)


def bystanders(outcomes: list[Outcome]) -> Figures:
    """What two people at another table felt of it: milliseconds, quiet, during, and their ratio."""
    heads = ["attack", "moves", "saved p50", "saved p99", "heard p50", "heard p99"]
    saved: Callable[[Timed], float] = lambda timed: timed.saved  # noqa: E731
    heard: Callable[[Timed], float] = lambda timed: timed.heard  # noqa: E731
    rows = []
    for attack, _, quiet, during in outcomes:
        cells = [attack.name, f"{len(quiet)} > {len(during)}"]
        for read in (saved, heard):
            for part in (0.5, 0.99):
                a = percentile([read(timed) for timed in quiet], part)
                b = percentile([read(timed) for timed in during], part)
                ratio = b / a if a else 0.0
                cells.append(f"{a:.1f} > {b:.1f} = {ratio:.1f}{'!' if ratio > MOST else ' '}")
        rows.append(cells)
    return Figures("bystanders' moves: ms quiet > ms during = ratio", heads, rows)


def printed(figures: Figures) -> Table:
    """The figures as a terminal shows them."""
    table = Table(title=figures.title, title_justify="left")
    for n, head in enumerate(figures.heads):
        table.add_column(head, justify="right" if n else "left")
    for row in figures.rows:
        table.add_row(*row)
    return table


def page(outcomes: list[Outcome], minutes: float) -> str:
    """The figures as a page of Markdown, with what they mean."""
    build = "compiled" if COMPILED else "plain Python"
    faults = list(FAULTS.items())[1:]
    lines = [
        "# The server under attack",
        "",
        f"{datetime.date.today()}, {machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}, {build}, written by `make attack`.",
        "",
        f"{len(outcomes)} attacks in {minutes:g} minutes, one after the other, each on a server of "
        "its own (`tests/server/attack`). 5xx are answers that say the server failed; where an "
        "attack fills it on purpose, 503 is an honest one. Each column right of *hung up on* must "
        "be 0: " + "; ".join(f"*{kind}*, {what}" for kind, what in faults) + ".",
        "",
        *as_markdown(counts(outcomes)),
        "",
        "Meanwhile two people play at another table, from another address. *Saved*: from sending a "
        "move to its acknowledgement; *heard*: to the other's frame; in milliseconds, while all is "
        f"quiet > during the attack = how many times as long, with ! if more than {MOST}. In the "
        "flood of thought it is one person against a computer player, and heard is its answer.",
        "",
        *as_markdown(bystanders(outcomes)),
    ]
    return "\n".join(lines) + "\n"


def as_markdown(figures: Figures) -> list[str]:
    marks = ["---", *["---:"] * (len(figures.heads) - 1)]
    rows = [figures.heads, marks, *figures.rows]
    return ["| " + " | ".join(cell.strip() for cell in row) + " |" for row in rows]


def machine() -> str:
    """The processor, as the system names it."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


if __name__ == "__main__":
    sys.exit(main())
