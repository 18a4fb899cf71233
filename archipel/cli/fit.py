"""What the features of a game's value should count: learnt from games of computer players.

At the start of turns every seat's features are noted, at the end its points. What matters is who
is ahead, so both are taken relative to the average of the table; that also removes what the rest
of the game brings to everybody. Ridge regression pulls every weight towards 1, the guess of a
person; how strongly is found by leaving out one fifth of the games after the other.

A good fit is not yet good play: the new weights have to win mirrored games against the old ones.
"""

from __future__ import annotations

import importlib.util
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from archipel.bots import make as make_bot
from archipel.bots.peek import Peek
from archipel.cli.arguments import at_least, bot_names, branch, find_game, write_text
from archipel.cli.contest import Player, Verdict, contest
from archipel.cli.crew import each_once, kept
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.games import load
from archipel.games.weights import file_of
from archipel.kernel.core import CHANCE, NOBODY, Game, Rng

PULLS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
"""How strongly weights are pulled towards 1: parts of what the games themselves say."""

FOLDS = 5
LEAST, MOST = 0.0, 4.0
"""No weight leaves these bounds: a feature is in points already."""


class Lesson(msgspec.Struct, frozen=True):
    """What one game taught, as it is kept: one line of JSON."""

    key: str
    moments: list[list[list[float]]]  # at each start of a turn: the features of each seat
    points: list[int]  # of each seat, at the end


@dataclass(frozen=True)
class Practice:
    """One game to learn from."""

    game: str
    names: list[str]  # of the features: other features need other games
    bot: str
    slips: int  # per cent of choices by lot, so that other ways are seen too
    seed: int
    number: int

    @property
    def key(self) -> str:
        words = (self.game, ",".join(self.names), self.bot, self.slips, self.seed, self.number)
        return " ".join(str(word) for word in words)


def play_practice(task: Practice) -> Lesson:
    """Play a game: the number of players goes round, the options of the table are drawn."""
    game = load(task.game)
    rng = Rng(branch(task.seed, "fit", task.number))
    seats = game.seat_counts[task.number % len(game.seat_counts)]
    options = {o.id: o.values[rng.below(len(o.values))] for o in game.options}
    p = game.start(seats, options)
    bot = make_bot(task.bot)
    moments: list[list[list[float]]] = []
    last = NOBODY
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.play(p.roll(rng))
            continue
        if p.seat != last:
            last = p.seat
            seen = [game.features(p, seat) for seat in range(seats)]
            moments.append([[round(x, 4) for x in features] for features in seen])
        if rng.below(100) < task.slips:
            p.play(p.options[rng.below(len(p.options))])
        else:
            p.play(bot.choose(Peek(game, p, p.seat, rng), rng))
    points = [sum(mine.values()) for mine in game.breakdown(p)]
    return Lesson(task.key, moments, points)


@dataclass(frozen=True)
class Sums:
    """What regression needs of some games: sums of products, relative to the table."""

    squares: Any  # features by features
    rest: Any  # features by what the guess leaves unexplained
    error: float  # what the guess leaves unexplained, squared
    rows: int


def summed(lesson: Lesson) -> Sums:
    import numpy

    x = numpy.array(lesson.moments, dtype=float)
    x -= x.mean(axis=1, keepdims=True)
    y = numpy.array(lesson.points, dtype=float)
    y = numpy.broadcast_to(y - y.mean(), x.shape[:2]).reshape(-1)
    x = x.reshape(len(y), -1)
    y = y - x.sum(axis=1)  # the guess counts every feature once
    return Sums(x.T @ x, x.T @ y, float(y @ y), len(y))


def together(sums: list[Sums]) -> Sums:
    return Sums(
        sum(s.squares for s in sums),
        sum(s.rest for s in sums),
        sum(s.error for s in sums),
        sum(s.rows for s in sums),
    )


def solved(sums: Sums, pull: float) -> Any:
    """How much each weight differs from 1."""
    import numpy

    spread = numpy.diag(sums.squares)
    strong = numpy.diag(pull * spread + 1e-6 * (spread.mean() + 1.0))
    found = numpy.linalg.solve(sums.squares + strong, sums.rest)
    return numpy.clip(found, LEAST - 1.0, MOST - 1.0)


def missed(sums: Sums, change: Any) -> float:
    """The mean square error in points."""
    error = sums.error - 2.0 * change @ sums.rest + change @ sums.squares @ change
    return float(error) / max(1, sums.rows)


@dataclass(frozen=True)
class Fit:
    """What was learnt."""

    weights: list[float]
    pull: float
    positions: int
    before: float  # mean error in points of games left out, with all weights 1
    after: float  # and with weights fitted to the others


def fitted(lessons: list[Lesson], pull: float | None) -> Fit:
    """The weights that explain best who was ahead in the end."""
    every = [summed(lesson) for lesson in lessons if lesson.moments]
    parts = [together(every[fold::FOLDS]) for fold in range(min(FOLDS, len(every)))]
    whole = together(every)
    errors = {}
    for one in PULLS if pull is None else (pull,):
        error = 0.0
        for out in range(len(parts)):
            others = [part for i, part in enumerate(parts) if i != out]
            if others:
                error += missed(parts[out], solved(together(others), one)) * parts[out].rows
        errors[one] = error / whole.rows
    best = min(errors, key=lambda one: errors[one])
    weights = [round(1.0 + float(change), 3) for change in solved(whole, best)]
    positions = sum(len(lesson.moments) for lesson in lessons)
    before = (whole.error / whole.rows) ** 0.5
    return Fit(weights, best, positions, before, max(0.0, errors[best]) ** 0.5)


class Fitted(msgspec.Struct, frozen=True):
    """games/<g>/weights.json."""

    command: str
    seed: int
    games: int
    positions: int
    won: str  # of the mirrored games against the weights before
    weights: dict[str, float]


def fit(
    game: str,
    /,
    *,
    games: int = 400,
    bot: str = "greedy",
    slips: int = 10,
    pull: float | None = None,
    deals: int = 40,
    judge: str = "search@200",
    seed: int = 1,
    out: Path | None = None,
    write: bool = False,
    jobs: int = 1,
    here: Here,
) -> int:
    """Fit the weights of a game's value to games of computer players, and try them.

    All numbers of players and all table options take part. The new weights then play mirrored
    deals against the present ones; with --write they are kept if they win more of them.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    games
        How many games to learn from.
    bot
        Who plays them.
    slips
        Per cent of choices that are made by lot, so that other ways are seen too.
    pull
        How strongly weights are pulled towards 1; found from the games, if not said.
    deals
        How many deals decide between new and old weights.
    judge
        Who plays these deals, once with each.
    seed
        Where games and deals begin.
    out
        A folder for what was played: a run that was stopped goes on where it stood.
    write
        Keep the new weights beside the game, if they win.
    jobs
        How many processes share the work.
    """
    found = find_game(game)
    if not found.feature_names:
        raise Mistake("cli-fit-no-features", title=found.title)
    for name in (bot, judge):
        bot_names(name)
    for word, number, least in (("--games", games, 2), ("--deals", deals, 1), ("--jobs", jobs, 1)):
        at_least(word, number, least)
    if importlib.util.find_spec("numpy") is None:
        raise Mistake("cli-needs-league")
    learnt = fitted(lessons(here, found, bot, slips, games, seed, out, jobs), pull)
    show(here, found, learnt)
    new, old = Player(judge, learnt.weights), Player(judge, found.weights[:])
    file = None if out is None else out / f"{found.id}-contest.jsonl"
    seats = found.seat_counts[0]
    said = here.speaker.say("cli-fit-trying", title=found.title)
    result = contest(here, found.id, seats, new, old, range(deals), seed, file, jobs, said)
    tell(here, result, judge)
    if write and result.better:
        keep(found, learnt, result, seed, games)
        here.say("cli-saved", file=str(file_of(found.id)))
    elif write:
        here.say("cli-fit-worse")
    return 0


def lessons(
    here: Terminal,
    game: Game,
    bot: str,
    slips: int,
    games: int,
    seed: int,
    out: Path | None,
    jobs: int,
) -> list[Lesson]:
    """The games to learn from: those a file holds, and the others, which are added to it."""
    file = None if out is None else out / f"{game.id}-lessons.jsonl"
    tasks = [Practice(game.id, game.feature_names, bot, slips, seed, n) for n in range(games)]
    before = {lesson.key: lesson for lesson in kept(file, Lesson)}
    by_key = {task.key: task for task in tasks}
    return each_once(here, play_practice, by_key, file, before, jobs, game.title)


def keep(game: Game, learnt: Fit, result: Verdict, seed: int, games: int) -> None:
    """Write games/<g>/weights.json."""
    told = Fitted(
        "archipel " + shlex.join(word for word in sys.argv[1:] if word != "--write"),
        seed,
        games,
        learnt.positions,
        f"{100 * result.share:.1f} % ± {100 * result.half:.1f} of {result.games}",
        dict(zip(game.feature_names, learnt.weights)),
    )
    text = msgspec.json.format(msgspec.json.encode(told), indent=2).decode()
    write_text(file_of(game.id), text + "\n")


def show(here: Terminal, game: Game, learnt: Fit) -> None:
    """The weights for people."""
    say = here.speaker.say
    table = Table(title=game.title)
    table.add_column(say("cli-fit-feature"))
    table.add_column(say("cli-fit-old"), justify="right")
    table.add_column(say("cli-fit-new"), justify="right")
    for name, old, new in zip(game.feature_names, game.weights, learnt.weights):
        table.add_row(name, f"{old:.2f}", f"{new:.2f}")
    here.show(table)
    here.say(
        "cli-fit-error",
        before=f"{learnt.before:.2f}",
        after=f"{learnt.after:.2f}",
        positions=learnt.positions,
        pull=f"{learnt.pull:g}",
    )


def tell(here: Terminal, result: Verdict, judge: str) -> None:
    here.say(
        "cli-fit-won",
        games=result.games,
        bot=judge,
        share=f"{100 * result.share:.1f}",
        half=f"{100 * result.half:.1f}",
        lead=f"{result.lead:+.1f}",
    )
