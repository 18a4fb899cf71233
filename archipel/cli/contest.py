"""Is one computer player better than another of the same kind? Mirrored deals, and an answer.

Both are made from plain data, so that a game can be played in any process. Weights of a value
(``archipel fit``) and numbers of the search (``archipel tune``) are judged so.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from archipel.bots import make as make_bot
from archipel.bots.peek import Bot, Peek
from archipel.bots.search import Search
from archipel.bots.taste import taste_from
from archipel.cli.arguments import branch
from archipel.cli.crew import each_once, kept
from archipel.cli.league import Result, clustered
from archipel.cli.simulate import play_match
from archipel.cli.terminal import Terminal
from archipel.games import load
from archipel.kernel.core import Rng
from archipel.kernel.match import Match


class Player(msgspec.Struct, frozen=True):
    """A bot by its name, with weights of the value or numbers of the search of its own."""

    bot: str
    weights: list[float] = []
    numbers: dict[str, float] = {}

    def make(self, game: str, seats: int) -> Bot:
        made = make_bot(self.bot)
        if self.numbers and isinstance(made, Search):
            made.taste = taste_from(dict(self.numbers), game)
        return Weighing(made, self.weights) if self.weights else made


class Weighing(Bot):
    """A bot that judges with other weights: they take the place of the game's while it thinks."""

    def __init__(self, bot: Bot, weights: list[float]) -> None:
        self.bot = bot
        self.weights = weights

    def choose(self, peek: Peek, rng: Rng) -> int:
        theirs = peek.game.weights[:]
        peek.game.weights[:] = self.weights
        try:
            return self.bot.choose(peek, rng)
        finally:
            peek.game.weights[:] = theirs


class Bout(msgspec.Struct, frozen=True):
    """One game of a contest, as it is kept: who played, and how it ended."""

    key: str
    result: Result


@dataclass(frozen=True)
class Round:
    """One game to be played: the challenger in one seat, the other in all others."""

    game: str
    seats: int
    seed: int
    deal: int
    seat: int
    challenger: Player
    other: Player

    @property
    def key(self) -> str:
        who = msgspec.json.encode([self.challenger, self.other]).decode()
        return f"{self.game} {self.seats} {self.seed} {self.deal} {self.seat} {who}"


def play_round(task: Round) -> Bout:
    """Play it. All games of a deal meet the same chance."""
    game = load(task.game)
    players = [task.challenger if s == task.seat else task.other for s in range(task.seats)]
    match = Match(game, task.seats)
    made = [player.make(task.game, task.seats) for player in players]
    play_match(match, made, branch(task.seed, "deal", task.deal), 0)
    names = ["challenger" if s == task.seat else "other" for s in range(task.seats)]
    return Bout(task.key, Result(task.deal, task.seat, names, match.ranks(), match.scores()))


@dataclass(frozen=True)
class Verdict:
    """How a challenger did: the share of wins, half its 95 % interval, and the lead in points."""

    games: int
    share: float
    half: float
    lead: float
    even: float  # the share of a player who is as good as the others

    @property
    def better(self) -> bool:
        return self.share > self.even

    @property
    def surely(self) -> bool:
        return self.share - self.half > self.even


def contest(
    here: Terminal,
    game: str,
    seats: int,
    challenger: Player,
    other: Player,
    deals: range,
    seed: int,
    file: Path | None,
    jobs: int,
    title: str,
) -> Verdict:
    """Play the deals, each once from every seat, and count."""
    rounds = [
        Round(game, seats, seed, deal, seat, challenger, other)
        for deal in deals
        for seat in range(seats)
    ]
    before = {bout.key: bout for bout in kept(file, Bout)}
    tasks = {task.key: task for task in rounds}
    bouts = each_once(here, play_round, tasks, file, before, jobs, title)
    return verdict([bout.result for bout in bouts], seats)


def verdict(results: list[Result], seats: int) -> Verdict:
    share, half, _ = clustered(results)
    leads = [r.scores[r.seat] - max(r.scores[: r.seat] + r.scores[r.seat + 1 :]) for r in results]
    return Verdict(len(results), share, half, sum(leads) / len(leads), 1 / seats)
