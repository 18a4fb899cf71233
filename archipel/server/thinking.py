"""What runs in the processes of the computer players: as little as possible, and no server.

A process imports this module and what it needs to think, so that it starts fast and stays small.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter, OrderedDict
from multiprocessing.connection import wait
from typing import NamedTuple

from archipel import bots, games
from archipel.bots.levels import LEVELS, PATIENCE, Level, level
from archipel.bots.peek import Peek
from archipel.bots.search import Search, Weighed
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng
from archipel.kernel.match import Match


class Job(NamedTuple):
    """What a computer player needs to know: the record, and whose turn it is."""

    game: str
    seats: int
    options: dict[str, str]
    choices: list[tuple[int, int]]
    seat: int
    bot: str
    seed: int
    table: str = ""  # whose thoughts about a choice serve for the next one; empty: nobody's


class Chosen(NamedTuple):
    """What a computer player answers."""

    choice: int
    hurried: bool  # this machine was too slow for what its level plans


MINDS = 8
"""Computer players in the middle of a turn of whom a process keeps what they have found so far."""

Place = tuple[str, int, str]
"""Who thinks: table, seat and level."""

_minds: OrderedDict[Place, tuple[list[tuple[int, int]], Level]] = OrderedDict()


def think(job: Job) -> Chosen:
    """Rebuild the match and choose; runs in a process of the pool."""
    game = games.load(job.game)
    match = Match.replay(game, job.seats, job.options, job.choices)
    rng = Rng(job.seed)
    peek = Peek(game, match.position, job.seat, rng)
    if job.bot not in LEVELS:
        return Chosen(bots.make(job.bot).choose(peek, rng), False)
    bot = _mind(job)
    choice = bot.choose(peek, rng)
    _keep(job, choice, bot)
    return Chosen(choice, bot.hurried)


def _mind(job: Job) -> Level:
    """Who has made the choice before this one here goes on with its tree; else nobody knows more.

    Between two choices another process may have thought, or something may have been taken back:
    so the whole record must be the one that was foreseen.
    """
    foreseen, bot = _minds.pop((job.table, job.seat, job.bot), ([], None))
    if bot is not None and foreseen == job.choices:
        return bot
    return level(job.bot, PATIENCE)


def _keep(job: Job, choice: int, bot: Level) -> None:
    if job.table and bot.keeps:
        _minds[job.table, job.seat, job.bot] = ([*job.choices, (job.seat, choice)], bot)
        if len(_minds) > MINDS:
            _minds.popitem(last=False)


BEST = 3
"""Choices that a hint tells of."""

WORLDS = 8
"""Redealt positions in which the reasons of a hint are counted."""

REASONS = 3
"""Features that a hint names."""


class Thought(NamedTuple):
    """One of the best choices, as a hint tells of it."""

    choice: str
    share: float  # of the win, from 0 to 1
    points: float
    reasons: dict[str, float]  # features of the game's value that it moves, in points


def advise(job: Job, seconds: float) -> list[Thought]:
    """What a good player would do on this seat, knowing what the seat knows; the best first."""
    game = games.load(job.game)
    match = Match.replay(game, job.seats, job.options, job.choices)
    rng = Rng(job.seed)
    return advice(Peek(game, match.position, job.seat, rng), Search(seconds=seconds), rng)


def advice(peek: Peek, search: Search, rng: Rng) -> list[Thought]:
    """The best choices that a search finds, with the reasons for them."""
    best = in_order(search.weigh(peek, rng))[:BEST]
    why = reasons(peek, [one.choice for one in best], rng)
    text = peek.game.vocabulary.text
    return [
        Thought(text(one.choice), round(one.share, 3), round(one.points, 1), moved)
        for one, moved in zip(best, why, strict=True)
    ]


def in_order(weighed: list[Weighed]) -> list[Weighed]:
    """The best first, as people are told of them: by what they promise.

    Only what was tried half as often as the favourite can be told apart from it. The others come
    after those, in the order of the search; where one seems to promise more, that comes of its few
    trials, and it is told to promise no more than the one before it.
    """
    enough = weighed[0].visits / 2
    told = [one for one in weighed if one.visits >= enough]
    told.sort(key=lambda one: (one.share, one.points), reverse=True)
    for one in weighed:
        if one.visits < enough:
            share, points = told[-1].share, told[-1].points
            less = Weighed(one.choice, one.visits, share, min(one.points, points))
            told.append(one if one.share <= share else less)
    return told


def reasons(peek: Peek, choices: list[int], rng: Rng) -> list[dict[str, float]]:
    """What each choice moves at once: those features in which the choices differ most."""
    game, seat = peek.game, peek.seat
    names = game.feature_names
    moved = [[0.0] * len(names) for _ in choices]
    for _ in range(WORLDS if names else 0):
        world = peek.sample(rng)
        seed = rng.below(1 << 30)
        before = game.features(world, seat)
        for n, choice in enumerate(choices):
            p, luck = world.clone(), Rng(seed)
            p.play(choice)
            while p.seat == CHANCE:
                p.play(p.roll(luck))
            after = game.features(p, seat)
            for i, weight in enumerate(game.weights):
                moved[n][i] += weight * (after[i] - before[i]) / WORLDS
    spread = [max(column) - min(column) for column in zip(*moved, strict=True)]
    telling = sorted(range(len(spread)), key=lambda i: -spread[i])[:REASONS]
    return [{names[i]: round(row[i], 1) for i in telling if abs(row[i]) >= 0.1} for row in moved]


FUTURES = 40
"""How often a game is played on at random, to see what a seat may be asked."""

MOST_AHEAD = 400
"""Choices that are told of: those that were possible most often."""

FAR = 2000
"""Choices of others after which nobody waits for a turn any longer."""


def ahead(job: Job, links: list[str]) -> list[str]:
    """What a seat may be asked when its turn comes, or after these choices, as far as it knows."""
    game = games.load(job.game)
    match = Match.replay(game, job.seats, job.options, job.choices)
    return outlook(game, match.position, job.seat, links, Rng(job.seed))


def outlook(game: Game, position: Position, seat: int, links: list[str], rng: Rng) -> list[str]:
    """The same from a position: played on at random from what could be the true one.

    A question with one answer only is answered on the way, as the plan would wait there; its
    answer is told of, too.
    """
    wishes = [game.vocabulary.parse(link) for link in links]
    found: Counter[int] = Counter()
    for _ in range(FUTURES):
        p = game.redeal(position, seat, rng)
        if all(_plays(p, seat, wish, rng) for wish in wishes):
            while _asked(p, seat, rng):
                found.update(p.options)
                if len(p.options) > 1:
                    break
                p.play(p.options[0])
    most = [choice for choice, _ in found.most_common(MOST_AHEAD)]
    return [game.vocabulary.text(choice) for choice in sorted(most)]


def _plays(p: Position, seat: int, wish: int, rng: Rng) -> bool:
    """Play on at random to the next question of a seat, and there what it wishes, if it can."""
    while _asked(p, seat, rng):
        if wish in p.options:
            p.play(wish)
            return True
        if len(p.options) > 1:
            return False
        p.play(p.options[0])
    return False


def _asked(p: Position, seat: int, rng: Rng) -> bool:
    """Play on at random until a seat is asked; False: it is not asked any more."""
    for _ in range(FAR):
        if p.seat == seat:
            return True
        if p.seat == NOBODY:
            return False
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    return False


def ready() -> None:
    """Nothing: a process that has done it is ready."""


def prepare() -> None:
    """A new process: give way to the server, leave Ctrl-C to it, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
