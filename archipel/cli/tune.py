"""Numbers of the search for one game, found by play: ``games/<g>/search.json``.

The present numbers meet others in mirrored deals at equal time. One number is changed at a time;
what wins takes the place of the present, and the next number is tried, round after round. A
challenger that falls behind is dropped early, so that the time goes to those that are close.
"""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from archipel.bots.taste import NUMBERS, WHOLE, Taste, file_of, taste_from, taste_of
from archipel.cli.arguments import at_least, bot_names, find_game, write_text
from archipel.cli.contest import Player, Verdict, contest
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.kernel.core import Game

STEPS: dict[str, list[float]] = {
    "turns": [0, 1, 2, 3, 4, 6, 8],
    "explore": [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2],
    "prior": [0.5, 1.0, 2.0, 4.0, 8.0],
    "scale": [3.0, 6.0, 12.0, 20.0, 35.0, 60.0],
    "margin": [0.1, 0.3, 0.5, 0.7, 0.9],
    "even": [0.0, 0.5, 1.0],
    "width": [4, 8, 16, 40],
    "wide": [8, 16, 40, 80],
}
"""What is tried: the neighbours of the present number in its row."""

HOPELESS = 0.08
"""A challenger this much below an even share after half of the deals is dropped."""


def numbers_of(taste: Taste) -> dict[str, float]:
    return {name: getattr(taste, name) for name in NUMBERS}


def neighbours(numbers: dict[str, float], name: str) -> list[dict[str, float]]:
    """The same numbers, but for one: the next smaller, the next larger."""
    row, present = STEPS[name], numbers[name]
    below = [number for number in row if number < present]
    above = [number for number in row if number > present]
    return [{**numbers, name: number} for number in below[-1:] + above[:1]]


def tune(
    game: str,
    /,
    *,
    seats: int | None = None,
    judge: str = "search@0.05s",
    deals: int = 20,
    rounds: int = 1,
    only: str = "",
    trying: str = "",
    seed: int = 1,
    out: Path | None = None,
    write: bool = False,
    jobs: int = 1,
    here: Here,
) -> int:
    """Find the numbers the search plays a game best with.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    seats
        How many play: the numbers are kept for all tables if these are the fewest, else for
        tables of this size.
    judge
        Who plays: a search, with its time or its iterations.
    deals
        How many deals decide between two sets of numbers.
    rounds
        How often every number is tried.
    only
        Numbers to try, separated by commas; all if not said.
    trying
        Numbers to try all at once instead, and no others: prior=0.7,scale=8.
    seed
        Where the deals begin.
    out
        A folder for what was played: a run that was stopped goes on where it stood.
    write
        Keep what was found beside the game.
    jobs
        How many processes share the work.
    """
    found = find_game(game)
    count = found.seat_counts[0] if seats is None else seats
    if count not in found.seat_counts:
        counts = ", ".join(str(n) for n in found.seat_counts)
        raise Mistake("cli-bad-seats", title=found.title, counts=counts, seats=count)
    bot_names(judge)
    if not judge.startswith("search@"):
        raise Mistake("cli-bad-value", name="--judge", value=judge)
    for word, number in (("--deals", deals), ("--rounds", rounds), ("--jobs", jobs)):
        at_least(word, number, 1)
    names = [word.strip() for word in only.split(",") if word.strip()] or list(NUMBERS)
    for name in names:
        if name not in STEPS:
            raise Mistake("cli-bad-value", name="--only", value=name)
    file = None if out is None else out / f"{found.id}-{count}-tune.jsonl"
    best = numbers_of(taste_of(found.id, count))
    won: list[str] = []
    if trying:
        new = {**best, **numbers_in(trying)}
        best = tried(here, found, count, best, new, trying, judge, deals, seed, file, jobs, won)
        rounds = 0
    for n in range(rounds):
        before = best
        for name in names:
            best = improved(here, found, count, best, name, judge, deals, seed + n, file, jobs, won)
        if best == before:
            break
    for line in won:
        here.write(line)
    here.write(json.dumps(best))
    if write:
        keep(found, count, best, seed, won)
        here.say("cli-saved", file=str(file_of(found.id)))
    return 0


def numbers_in(text: str) -> dict[str, float]:
    """Numbers as a person writes them.

    >>> numbers_in("prior=0.7, turns=4")
    {'prior': 0.7, 'turns': 4.0}
    """
    found = {}
    for word in text.split(","):
        name, _, number = word.strip().partition("=")
        try:
            found[name] = float(number)
            taste_from({name: found[name]}, "--trying")
        except ValueError as error:
            raise Mistake("cli-bad-value", name="--trying", value=word) from error
    return found


def tried(
    here: Terminal,
    game: Game,
    seats: int,
    old: dict[str, float],
    new: dict[str, float],
    name: str,
    judge: str,
    deals: int,
    seed: int,
    file: Path | None,
    jobs: int,
    won: list[str],
) -> dict[str, float]:
    """The new numbers if they win more than an even share, else the old ones."""
    result = duel(here, game, seats, new, old, judge, deals, seed, file, jobs, name)
    said = f"{100 * result.share:.1f} % ± {100 * result.half:.1f} of {result.games}"
    here.write(f"{name}: {said}")
    if not result.better:
        return old
    won.append(f"{name}: {said}")
    return new


def improved(
    here: Terminal,
    game: Game,
    seats: int,
    best: dict[str, float],
    name: str,
    judge: str,
    deals: int,
    seed: int,
    file: Path | None,
    jobs: int,
    won: list[str],
) -> dict[str, float]:
    """The numbers with one of them changed, as long as that wins."""
    for other in neighbours(best, name):
        going = other
        while True:
            result = duel(here, game, seats, going, best, judge, deals, seed, file, jobs, name)
            here.say(
                "cli-tune-tried",
                name=name,
                old=f"{best[name]:g}",
                new=f"{going[name]:g}",
                share=f"{100 * result.share:.1f}",
                half=f"{100 * result.half:.1f}",
                games=result.games,
            )
            if result.share <= result.even + result.half / 2:  # about one deviation
                break
            said = f"{100 * result.share:.1f} % ± {100 * result.half:.1f} of {result.games}"
            won.append(f"{name} {best[name]:g} -> {going[name]:g}: {said}")
            up = going[name] > best[name]
            best = going
            further = [n for n in neighbours(best, name) if (n[name] > best[name]) == up]
            if not further:
                break
            going = further[0]
        if best[name] == other[name]:
            break  # one way was better: the other need not be tried
    return best


def duel(
    here: Terminal,
    game: Game,
    seats: int,
    new: dict[str, float],
    old: dict[str, float],
    judge: str,
    deals: int,
    seed: int,
    file: Path | None,
    jobs: int,
    title: str,
) -> Verdict:
    """New numbers against old ones; half of the deals are enough to see the hopeless."""
    players = Player(judge, numbers=new), Player(judge, numbers=old)
    half = max(1, deals // 2)
    result = contest(here, game.id, seats, *players, range(half), seed, file, jobs, title)
    if half == deals or result.share < result.even - HOPELESS:
        return result
    return contest(here, game.id, seats, *players, range(deals), seed, file, jobs, title)


def keep(game: Game, seats: int, best: dict[str, float], seed: int, won: list[str]) -> None:
    """Write games/<g>/search.json; what it says of other tables stays."""
    file = file_of(game.id)
    told: dict[str, Any] = {}
    if file.is_file():
        told = json.loads(file.read_text(encoding="utf-8"))
    plain = {name: int(x) if name in WHOLE else x for name, x in best.items()}
    if seats == game.seat_counts[0]:
        told["all"] = plain
    else:
        base = told.get("all", numbers_of(Taste()))
        differs = {name: x for name, x in plain.items() if base.get(name) != x}
        told.setdefault("by_seats", {})[str(seats)] = differs
    command = "archipel " + shlex.join(word for word in sys.argv[1:] if word != "--write")
    runs = [run for run in told.get("runs", []) if run["command"] != command]
    told["runs"] = [*runs, {"command": command, "seed": seed, "won": won}]
    write_text(file, json.dumps(told, indent=2) + "\n")
