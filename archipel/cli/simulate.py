"""Bots against bots: who wins, how often, by how much."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import msgspec
from rich.table import Table

from archipel import COMPILED
from archipel.bots import make as make_bot
from archipel.bots.peek import Bot, Peek
from archipel.cli.arguments import (
    Options,
    at_least,
    bot_names,
    branch,
    find_game,
    table_options,
    write_text,
)
from archipel.cli.crew import each
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.games import load
from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.match import Match
from archipel.kernel.record import write as write_record


@dataclass(frozen=True)
class Pairing:
    """One game to be played, small enough to send to another process."""

    game: str
    options: dict[str, str]
    bots: list[str]  # by seat
    seed: int
    number: int


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    bots: list[str]  # by seat
    scores: list[int]
    ranks: list[int]
    decisions: int  # of seats; chance is not counted
    record: str


@dataclass
class Tally:
    """What one bot has achieved, seat by seat: two seats in one game count twice.

    Seats of one game do not win independently of each other, so a bot that holds several has an
    interval that is rather too wide than too narrow.
    """

    played: int = 0
    wins: float = 0.0  # a win shared by two counts one half
    points: int = 0


def seating(bots: list[str], seats: int, number: int) -> list[str]:
    """Who sits where in game ``number``: over len(bots) games each bot plays each seat once.

    >>> seating(["a", "b"], 3, 0), seating(["a", "b"], 3, 1)
    (['a', 'b', 'a'], ['b', 'a', 'b'])
    """
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game to its end. The seed alone decides it, whatever else runs beside it."""
    match = Match(load(pairing.game), len(pairing.bots), pairing.options)
    players = [make_bot(name) for name in pairing.bots]
    decisions = play_match(match, players, pairing.seed, pairing.number)
    return Outcome(pairing.bots, match.scores(), match.ranks(), decisions, write_record(match))


def play_match(match: Match, players: list[Bot], seed: int, number: int) -> int:
    """Let bots play a match to its end; how many decisions they made.

    Chance and each seat have random numbers of their own.
    """
    chance = Rng(branch(seed, number, "chance"))
    thoughts = [Rng(branch(seed, number, i)) for i in range(len(players))]
    decisions = 0
    while not match.over:
        if match.seat == CHANCE:
            match.settle(chance)
        else:
            rng = thoughts[match.seat]
            peek = Peek(match.game, match.position, match.seat, rng)
            match.play(match.seat, players[match.seat].choose(peek, rng))
            decisions += 1
    return decisions


def tally(outcomes: list[Outcome]) -> dict[str, Tally]:
    """The sums for each bot, by name; a tie for the first place is shared in equal parts."""
    sums: dict[str, Tally] = {}
    for outcome in outcomes:
        winners = outcome.ranks.count(1)
        for name, points, rank in zip(outcome.bots, outcome.scores, outcome.ranks):
            row = sums.setdefault(name, Tally())
            row.played += 1
            row.points += points
            row.wins += 1 / winners if rank == 1 else 0
    return sums


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    z = 1.959964
    share = wins / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    reach = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    reach /= 1 + z * z / played
    return max(0.0, middle - reach), min(1.0, middle + reach)


def write_records(game: Game, seats: int, outcomes: list[Outcome], folder: Path) -> None:
    """One file per game: ``dokmus-3-0.txt``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake("cli-bad-file", file=str(folder), reason=reason) from error
    for n, outcome in enumerate(outcomes):
        write_text(folder / f"{game.id}-{seats}-{n}.txt", outcome.record)


def print_table(here: Terminal, game: Game, sums: dict[str, Tally], seats: int) -> None:
    """The result for people."""
    say = here.speaker.say
    table = Table(title=f"{game.title}, {say('cli-players', count=seats)}")
    table.add_column(say("cli-bot"))
    for column in ("played", "wins", "share", "interval", "points"):
        table.add_column(say(f"cli-{column}"), justify="right")
    for name, row in sums.items():
        low, high = wilson(row.wins, row.played)
        table.add_row(
            name,
            str(row.played),
            f"{row.wins:.1f}",
            f"{100 * row.wins / row.played:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{row.points / row.played:.1f}",
        )
    here.show(table)


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    bots: str = "greedy,random",
    option: Options = None,
    out: Path | None = None,
    json: bool = False,
    jobs: int = 1,
    here: Here,
) -> int:
    """Let bots play against each other, and count.

    Bots change seats from game to game, so that each plays each seat equally often. A shared
    first place counts as a shared win. Same seed, same games, however many processes.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    seats
        How many play. The fewest the game allows, if not said.
    games
        How many games.
    seed
        Where the luck begins.
    bots
        Who plays, separated by commas; repeated as needed.
    option
        A table option, id=value; may be given several times.
    out
        A folder for the records, one file per game.
    json
        Print the result for programs.
    jobs
        How many processes share the work.
    """
    found = find_game(game)
    seats = found.seat_counts[0] if seats is None else seats
    chosen = table_options(found, seats, option)
    names = bot_names(bots)
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    pairings = [Pairing(found.id, chosen, seating(names, seats, n), seed, n) for n in range(games)]
    outcomes = each(here, play_pairing, pairings, jobs, found.title)
    if out is not None:
        write_records(found, seats, outcomes, out)
    sums = tally(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes) / games
    if json:
        answer = {
            "game": found.id,
            "seats": seats,
            "options": chosen,
            "games": games,
            "seed": seed,
            "compiled": COMPILED,
            "decisions": decisions,
            "bots": {
                name: {
                    "played": row.played,
                    "wins": row.wins,
                    "share": row.wins / row.played,
                    "interval": wilson(row.wins, row.played),
                    "points": row.points / row.played,
                }
                for name, row in sums.items()
            },
        }
        here.raw(msgspec.json.encode(answer).decode())
        return 0
    print_table(here, found, sums, seats)
    here.say("cli-decisions", decisions=round(decisions), games=games)
    here.say("cli-even-share", share=f"{100 / seats:.1f}")
    if games % len(names):
        here.say("cli-uneven", bots=len(names))
    return 0
