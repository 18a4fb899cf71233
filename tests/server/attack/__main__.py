"""Run the attacks one after the other and print what came of them."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

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


def main() -> int:
    attacks = every_attack()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="for all of them together")
    parser.add_argument("--seed", help="the one a failed run printed")
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
    out.print(counts(outcomes), bystanders(outcomes))
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


def counts(outcomes: list[Outcome]) -> Table:
    """What was sent and what came back."""
    table = Table(title="attacks", title_justify="left")
    table.add_column("attack")
    heads = ["sent", "heard", "2xx", "3xx", "4xx", "5xx", "hung up on", *list(FAULTS)[1:]]
    for head in heads:
        table.add_column(head, justify="right")
    for attack, tally, _, _ in outcomes:
        classes = [tally.answers[n] for n in (2, 3, 4, 5)]
        faults = [tally.faults[kind] for kind in list(FAULTS)[1:]]
        row = [tally.sent, tally.heard, *classes, tally.hung_up, *faults]
        table.add_row(attack.name, *[f"{n:,}" for n in row])
    return table


def bystanders(outcomes: list[Outcome]) -> Table:
    """What two people at another table felt of it: milliseconds, quiet, during, and their ratio."""
    table = Table(title="bystanders' moves: ms quiet > ms during = ratio", title_justify="left")
    table.add_column("attack")
    for head in ("moves", "saved p50", "saved p99", "heard p50", "heard p99"):
        table.add_column(head, justify="right")
    saved: Callable[[Timed], float] = lambda timed: timed.saved  # noqa: E731
    heard: Callable[[Timed], float] = lambda timed: timed.heard  # noqa: E731
    for attack, _, quiet, during in outcomes:
        cells = [f"{len(quiet)} > {len(during)}"]
        for read in (saved, heard):
            for part in (0.5, 0.99):
                a = percentile([read(timed) for timed in quiet], part)
                b = percentile([read(timed) for timed in during], part)
                ratio = b / a if a else 0.0
                cells.append(f"{a:.1f} > {b:.1f} = {ratio:.1f}{'!' if ratio > MOST else ' '}")
        table.add_row(attack.name, *cells)
    return table


if __name__ == "__main__":
    sys.exit(main())
