"""Trying an engine hard: many random games that must neither fail, nor stop, nor lose a piece."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from archipel import COMPILED
from archipel.cli.arguments import Options, at_least, branch, find_game, table_options, write_text
from archipel.cli.crew import each
from archipel.cli.terminal import Here
from archipel.games import load
from archipel.games import names as game_names
from archipel.kernel import record
from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.match import Match, digest

BOUND = 20_000
"""More choices than any game has: one that goes on longer does not end."""


@dataclass(frozen=True)
class Trial:
    """One random game to be tried, small enough to send to another process."""

    game: str
    seats: int
    seed: int
    number: int


@dataclass(frozen=True)
class Finding:
    """What a trial found; ``fault`` is empty when all was well."""

    trial: Trial
    plies: int
    fault: str
    record: str  # up to the fault


class Fault(Exception):
    """A law that was broken."""


def random_options(game: Game, rng: Rng) -> dict[str, str]:
    """Table options at random."""
    return {option.id: option.values[rng.below(len(option.values))] for option in game.options}


def check(match: Match, pieces: dict[str, int]) -> None:
    """The laws that hold before every choice."""
    p = match.position
    if not p.options:
        raise Fault("a dead end: nobody may do anything and the game is not over")
    if match.ply > BOUND:
        raise Fault(f"the game does not end within {BOUND} choices")
    now = match.game.pieces(p)
    if now != pieces:
        changed = {
            k: (pieces.get(k), now.get(k)) for k in pieces | now if pieces.get(k) != now.get(k)
        }
        raise Fault(f"pieces were lost or made (before, now): {changed}")
    weights = p.agenda[-1].weights(p) if p.seat == CHANCE else []
    if weights and (len(weights) != len(p.options) or min(weights) < 0 or sum(weights) <= 0):
        raise Fault(f"{len(p.options)} results of chance with the weights {weights}")


def check_end(match: Match, pieces: dict[str, int]) -> None:
    """The laws that hold at the end: pieces, ranks, and a record that tells the same game."""
    if match.game.pieces(match.position) != pieces:
        raise Fault("pieces were lost or made by the last choice")
    if 1 not in match.ranks():
        raise Fault(f"nobody has won: ranks {match.ranks()}")
    again = record.read(record.write(match), load)
    if again.choices != match.choices or again.scores() != match.scores():
        raise Fault("the record tells another game")


def try_game(trial: Trial) -> Finding:
    """Play one game at random and watch the laws; every second game has random table options."""
    match: Match | None = None
    sound = 0  # plies after which all was well
    try:
        game = load(trial.game)
        rng = Rng(branch(trial.seed, trial.game, trial.seats, trial.number))
        match = Match(game, trial.seats, random_options(game, rng) if trial.number % 2 else {})
        pieces = game.pieces(match.position)
        while not match.over:
            check(match, pieces)
            p = match.position
            match.play(
                p.seat, p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))]
            )
            sound = match.ply
        check_end(match, pieces)
    except Exception as error:  # a soak is there to catch whatever an engine can raise
        fault = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        return Finding(trial, sound, fault, evidence(match, sound, fault) if match else "")
    return Finding(trial, match.ply, "", "")


def evidence(match: Match, sound: int, fault: str) -> str:
    """The record up to the fault. A choice that raised is told in a comment, so that the record
    itself can be replayed."""
    lines = [record.write(match.at(sound))]
    for seat, choice in match.choices[sound:]:
        lines.append(f"# fatal: {seat} {match.game.vocabulary.text(choice)}\n")
    lines.append(f"# {' '.join(fault.split())}\n")
    return "".join(lines)


def keep_evidence(finding: Finding, folder: Path) -> Path:
    """Write the record of a failed game; its name tells how to find it again."""
    trial = finding.trial
    file = folder / f"soak-{trial.game}-{trial.seats}-{trial.seed}-{trial.number}.txt"
    write_text(file, finding.record)
    return file


def soak(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    out: Path = Path("."),
    here: Here,
) -> int:
    """Play many random games for each number of players and watch the laws.

    No exception, no dead end, no piece lost or made, an end within reach, a record that replays.
    Half of the games have random table options. Exits with 1 on the first broken law of each
    number of players, and writes the record of that game to a file.

    Parameters
    ----------
    game
        The id of a game, or `all`.
    games
        How many games for each number of players.
    seed
        Where the luck begins.
    jobs
        How many processes share the work.
    out
        Where to write the records of games that failed.
    """
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    found = [find_game(name) for name in (game_names() if game == "all" else [game])]
    say = here.speaker.say
    table = Table(title=say("cli-soak"))
    for column in ("game", "seats", "games", "longest", "faults"):
        table.add_column(say(f"cli-soak-{column}"), justify="left" if column == "game" else "right")
    failed: list[Finding] = []
    for one in found:
        for seats in one.seat_counts:
            trials = [Trial(one.id, seats, seed, n) for n in range(games)]
            title = f"{one.title} {say('cli-players', count=seats)}"
            findings = each(here, try_game, trials, jobs, title)
            bad = [finding for finding in findings if finding.fault]
            longest = max(finding.plies for finding in findings)
            table.add_row(one.id, str(seats), str(games), str(longest), str(len(bad)))
            failed += bad[:1]
    here.show(table)
    for finding in failed:
        here.write(f"{finding.trial.game}: {finding.fault}")
        here.say("cli-saved", file=str(keep_evidence(finding, out)))
    return 1 if failed else 0


def digest_command(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    option: Options = None,
    here: Here,
) -> int:
    """Print one hash over random games: builds and versions that play the same print the same.

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
    option
        A table option, id=value; may be given several times.
    """
    found = find_game(game)
    seats = found.seat_counts[0] if seats is None else seats
    chosen = table_options(found, seats, option)
    at_least("--games", games, 1)
    build = here.speaker.say("cli-compiled" if COMPILED else "cli-plain")
    here.raw(f"{digest(found, seats, games, seed, chosen)}  {found.id} {found.version}  {build}")
    return 0
