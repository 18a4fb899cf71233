"""Does a small learned value play better than the hand-made one, at equal time?

The net sees the named features of a seat and adds a correction to the hand-made value. It learns
from the games that ``archipel fit GAME --out build/fit`` has kept, with plain numpy; one fifth of
the games is left out to see what it is worth. Then a search with the corrected value meets one
with the plain value in mirrored deals, with the same time. Results: bench/league/tried.md.

    python bench/learned.py dokmus build/fit --seconds 0.05 --deals 20
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy

from archipel.bots.peek import Bot, Peek
from archipel.bots.search import Search
from archipel.cli.arguments import branch
from archipel.cli.contest import verdict
from archipel.cli.fit import Lesson
from archipel.cli.league import Result
from archipel.cli.simulate import play_match
from archipel.games import load
from archipel.kernel.core import NOBODY, Game, Rng
from archipel.kernel.match import Match

HIDDEN = 16
ROUNDS = 60  # over all games
STEP = 0.003
DECAY = 0.0003  # of the weights of the net at each step


class Net:
    """One hidden layer: features of seats in, points to add to their worth out."""

    def __init__(self, inputs: int, luck: numpy.random.Generator) -> None:
        self.parts: list[Any] = [
            luck.normal(0, 1 / numpy.sqrt(inputs), (inputs, HIDDEN)),
            numpy.zeros(HIDDEN),
            numpy.zeros(HIDDEN),
        ]
        self.middle: Any = numpy.zeros(inputs)
        self.spread: Any = numpy.ones(inputs)

    def __call__(self, features: Any) -> Any:
        inner, bias, out = self.parts
        x = (numpy.asarray(features) - self.middle) / self.spread
        return numpy.tanh(x @ inner + bias) @ out

    def slopes(self, moments: Any, rest: Any) -> list[Any]:
        """How the squared error changes with each part; what counts is relative to the table."""
        inner, bias, out = self.parts
        x = (moments - self.middle) / self.spread  # moment, seat, feature
        h = numpy.tanh(x @ inner + bias)
        y = h @ out
        off = y - y.mean(axis=1, keepdims=True) - rest
        off = (off - off.mean(axis=1, keepdims=True)) / off.size
        back = off[..., None] * out * (1 - h * h)
        slopes = [
            numpy.einsum("msf,msh->fh", x, back),
            back.sum((0, 1)),
            numpy.einsum("msh,ms->h", h, off),
        ]
        return [slope + DECAY * part for slope, part in zip(slopes, self.parts)]


def tables(lessons: list[Lesson], weights: list[float]) -> list[tuple[Any, Any]]:
    """Of each game the features, and the points that the hand-made value leaves unexplained."""
    found = []
    for lesson in lessons:
        moments = numpy.array(lesson.moments)
        guess = moments @ numpy.array(weights)
        points = numpy.array(lesson.points, dtype=float)
        points = numpy.broadcast_to(points, guess.shape)
        rest = points - guess
        found.append((moments, rest - rest.mean(axis=1, keepdims=True)))
    return found


def error(net: Net | None, games: list[tuple[Any, Any]]) -> float:
    """By how many points the lead at the end is typically missed."""
    total = count = 0.0
    for moments, rest in games:
        off = rest
        if net is not None:
            y = net(moments)
            off = rest - (y - y.mean(axis=1, keepdims=True))
        total += float((off * off).sum())
        count += off.size
    return float((total / count) ** 0.5)


def taught(games: list[tuple[Any, Any]], seed: int) -> Net:
    """A net that has seen these games, a few at a time (Adam)."""
    luck = numpy.random.default_rng(seed)
    rows = numpy.concatenate([m.reshape(-1, m.shape[-1]) for m, _ in games])
    net = Net(rows.shape[1], luck)
    net.middle, net.spread = rows.mean(0), rows.std(0) + 1e-6
    first = [numpy.zeros_like(part) for part in net.parts]
    second = [numpy.zeros_like(part) for part in net.parts]
    steps = 0
    for _ in range(ROUNDS):
        for n in luck.permutation(len(games)):
            steps += 1
            for i, slope in enumerate(net.slopes(*games[n])):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope * slope - second[i])
                mean = first[i] / (1 - 0.9**steps)
                size = numpy.sqrt(second[i] / (1 - 0.999**steps)) + 1e-8
                net.parts[i] = net.parts[i] - STEP * mean / size
    return net


class Learned(Bot):
    """A search that judges with the corrected value: it takes the place of the game's."""

    def __init__(self, game: Game, net: Net, seconds: float) -> None:
        self.search = Search(seconds=seconds)
        plain = game.value

        def value(p: Any, seat: int) -> float:
            worth = plain(p, seat)
            if p.seat == NOBODY:
                return worth
            return worth + float(net(game.features(p, seat)))

        self.plain, self.value = plain, value

    def choose(self, peek: Peek, rng: Rng) -> int:
        peek.game.value = self.value
        try:
            return self.search.choose(peek, rng)
        finally:
            peek.game.value = self.plain


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game")
    ask.add_argument("lessons", type=Path)
    ask.add_argument("--seconds", type=float, default=0.05)
    ask.add_argument("--deals", type=int, default=20)
    ask.add_argument("--seed", type=int, default=1)
    told = ask.parse_args()
    game = load(told.game)
    lines = (told.lessons / f"{told.game}-lessons.jsonl").read_bytes().splitlines()
    games = tables([msgspec.json.decode(line, type=Lesson) for line in lines], game.weights)
    kept = [one for n, one in enumerate(games) if n % 5]
    left = games[::5]
    net = taught(kept, told.seed)
    print(f"{game.title}: {len(kept)} games to learn from, {len(left)} left out")
    print(f"typical error, left out: hand-made {error(None, left):.2f}, {error(net, left):.2f}")
    print(f"typical error, learnt:   hand-made {error(None, kept):.2f}, {error(net, kept):.2f}")
    results = []
    for deal in range(told.deals):
        for seat in range(2):
            match = Match(game, 2)
            players: list[Bot] = [
                Learned(game, net, told.seconds),
                Search(seconds=told.seconds),
            ]
            names = ["learned", "plain"]
            if seat:
                players.reverse()
                names.reverse()
            play_match(match, players, branch(told.seed, "deal", deal), 0)
            results.append(Result(deal, seat, names, match.ranks(), match.scores()))
    if results:
        found = verdict(results, 2)
        print(
            f"learned against hand-made at {told.seconds:g} s: {100 * found.share:.1f} % ± "
            f"{100 * found.half:.1f} of {found.games}, lead {found.lead:+.1f}"
        )


if __name__ == "__main__":
    main()
