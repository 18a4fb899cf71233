"""Tree search over positions that could be true: the strong computer players.

Each iteration takes a redealt world, walks down a tree of choices, plays a few turns on as greedy
would, and lets the game's value judge where that led. Every choice at the root meets the same
worlds with the same luck, in the same order, so that choices are compared with each other and not
with the cards they happened to meet. Each seat wants the best for itself.

>>> Search(iterations=0)
Traceback (most recent call last):
...
ValueError: a search needs iterations or seconds, more than 0
"""

from __future__ import annotations

import math
import time
from typing import Final

from archipel.bots.greedy import outcome
from archipel.bots.peek import Bot, Peek
from archipel.bots.taste import Taste, taste_of
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng

WORLDS: Final = 64
"""Redealt positions, with their luck, that all choices at the root are tried in."""

FIRST_LOOK: Final = 4
"""Worlds that the options at the root are ranked in before the search begins."""

SEATS: Final = 8
"""More than any game has: a choice and its seat make one number."""


class Branch:
    """A choice of a seat at a node, and what came of it."""

    choice: int
    visits: int
    total: float  # rewards of the seat that chooses
    points: float  # what the choice looked worth at first, to that seat
    weight: float  # the prior that follows from it, among the options of the moment
    node: Node | None

    def __init__(self, choice: int, points: float) -> None:
        self.choice = choice
        self.visits = 0
        self.total = 0.0
        self.points = points
        self.weight = 0.0
        self.node = None


class Node:
    """A moment in the tree: what its seats chose there, in whatever world."""

    branches: dict[int, Branch]

    def __init__(self) -> None:
        self.branches = {}


class Weighed:
    """What the search thinks of one option."""

    choice: int
    visits: int
    share: float  # of the win, from 0 to 1
    points: float  # what it looked worth at first

    def __init__(self, choice: int, visits: int, share: float, points: float) -> None:
        self.choice = choice
        self.visits = visits
        self.share = share
        self.points = points


class Search(Bot):
    """Thinks for so many iterations, or for so many seconds of the processor, and then answers."""

    iterations: int  # 0: as many as there is time for
    seconds: float  # 0.0: no limit
    taste: Taste | None  # None: what stands beside the game
    done: int  # iterations of the last decision
    _rewards_of: list[float]  # what choices brought in playouts, by choice and seat
    _times: list[float]  # and how often they were made
    _kept: Node | None  # below the choice made last
    _kept_at: tuple[int, int, list[int]]  # where that would be the root: seat, revealed, options

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, taste: Taste | None = None
    ) -> None:
        if iterations < 0 or seconds < 0.0 or (iterations == 0 and seconds == 0.0):
            raise ValueError("a search needs iterations or seconds, more than 0")
        self.iterations = iterations
        self.seconds = seconds
        self.taste = taste
        self.done = 0
        self._rewards_of = []
        self._times = []
        self._kept = None
        self._kept_at = (NOBODY, 0, [])

    def choose(self, peek: Peek, rng: Rng) -> int:
        return self.weigh(peek, rng)[0].choice

    def weigh(self, peek: Peek, rng: Rng) -> list[Weighed]:
        """All options, the best first."""
        options = peek.options
        if len(options) == 1:
            return [Weighed(options[0], 0, 0.0, 0.0)]
        began = time.process_time()
        game = peek.game
        seat = peek.seat
        taste = self.taste or taste_of(game.id, peek.seats)
        walk = Walk(game, taste, self._learnt(game))
        root = self._root(peek, rng)
        worlds: list[Position] = []
        seeds: list[int] = []
        done = 0
        while self._goes_on(began, done):
            branch = _favourite(root, options, seat, taste)
            at = branch.visits % WORLDS
            while len(worlds) <= at:
                worlds.append(peek.sample(rng))
                seeds.append(rng.below(1 << 30))
            p = worlds[at].clone()
            p.play(branch.choice)
            if branch.node is None:
                branch.node = Node()
            luck = Rng(seeds[at] + branch.visits // WORLDS)
            rewards = walk.down(branch.node, p, luck)
            branch.visits += 1
            branch.total += rewards[seat]
            done += 1
        self.done = done
        found: list[Weighed] = []
        for choice in options:
            branch = root.branches[choice * SEATS + seat]
            share = branch.total / branch.visits if branch.visits else 0.0
            found.append(Weighed(choice, branch.visits, share, branch.points))
        found.sort(key=_standing, reverse=True)
        self._keep(root, found[0].choice, peek, worlds)
        return found

    def _goes_on(self, began: float, done: int) -> bool:
        if done == 0:
            return True
        if self.iterations and done >= self.iterations:
            return False
        return self.seconds == 0.0 or time.process_time() - began < self.seconds

    def _learnt(self, game: Game) -> Learnt:
        if len(self._times) != game.vocabulary.size * SEATS:
            self._times = [0.0] * (game.vocabulary.size * SEATS)
            self._rewards_of = [0.0] * (game.vocabulary.size * SEATS)
        return Learnt(self._rewards_of, self._times)

    def _root(self, peek: Peek, rng: Rng) -> Node:
        """The tree of the choice before, if this decision follows from it; else a new one."""
        seat = peek.seat
        options = peek.options
        root = Node()
        if self._kept is not None and self._kept_at == (seat, peek.revealed, options):
            root = self._kept
        totals = [0.0] * len(options)
        for _ in range(FIRST_LOOK):
            world = peek.sample(rng)
            seed = rng.below(1 << 30)
            for i in range(len(options)):
                totals[i] += outcome(peek.game, world, seat, options[i], Rng(seed))
        for i in range(len(options)):
            key = options[i] * SEATS + seat
            branch = root.branches.get(key)
            if branch is None:
                root.branches[key] = Branch(options[i], totals[i] / FIRST_LOOK)
            else:
                branch.points = totals[i] / FIRST_LOOK
        return root

    def _keep(self, root: Node, choice: int, peek: Peek, worlds: list[Position]) -> None:
        """If the seat goes on by itself, what was found below its choice serves again."""
        branch = root.branches[choice * SEATS + peek.seat]
        self._kept = None
        if branch.node is not None and worlds:
            p = worlds[0].clone()
            p.play(choice)
            if p.seat == peek.seat:
                self._kept = branch.node
                self._kept_at = (p.seat, p.revealed, p.options)


class Learnt:
    """What each choice brought its seat in the playouts of this search, on average."""

    rewards: list[float]
    times: list[float]

    def __init__(self, rewards: list[float], times: list[float]) -> None:
        self.rewards = rewards
        self.times = times
        for i in range(len(times)):  # what was learnt before still counts, but less
            if times[i] > 0.0:
                rewards[i] *= 0.2
                times[i] *= 0.2

    def note(self, key: int, reward: float) -> None:
        self.rewards[key] += reward
        self.times[key] += 1.0

    def best(self, options: list[int], seat: int) -> int:
        found = options[0]
        top = -1.0
        for choice in options:
            key = choice * SEATS + seat
            mean = self.rewards[key] / self.times[key] if self.times[key] > 0.0 else 1.0
            if mean > top:
                top = mean
                found = choice
        return found


class Walk:
    """One way down: through the tree, then a playout, then the judgement."""

    game: Game
    taste: Taste
    learnt: Learnt
    made: list[int]  # choices of this playout, with their seats

    def __init__(self, game: Game, taste: Taste, learnt: Learnt) -> None:
        self.game = game
        self.taste = taste
        self.learnt = learnt
        self.made = []

    def down(self, node: Node, p: Position, luck: Rng) -> list[float]:
        """The reward of each seat. The first node without branches gets them and ends the tree."""
        path: list[Branch] = []
        seats: list[int] = []
        while True:
            fate(p, luck)
            if p.seat == NOBODY:
                break
            fresh = not node.branches
            self.look(node, p, luck)
            branch = _favourite(node, p.options, p.seat, self.taste)
            path.append(branch)
            seats.append(p.seat)
            p.play(branch.choice)
            if fresh:
                break
            if branch.node is None:
                branch.node = Node()
            node = branch.node
        self.made.clear()
        self.play_on(p, luck)
        rewards = judge(self.game, p, self.taste)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += rewards[seats[i]]
        if self.taste.learn:
            for i in range(len(path)):
                self.made.append(path[i].choice * SEATS + seats[i])
            for key in self.made:
                self.learnt.note(key, rewards[key % SEATS])
        return rewards

    def look(self, node: Node, p: Position, luck: Rng) -> None:
        """Options that this node meets for the first time get a branch, their value a prior."""
        seat = p.seat
        options = p.options
        for choice in options:
            key = choice * SEATS + seat
            if key not in node.branches:
                points = 0.0
                if len(options) > 1:
                    points = outcome(self.game, p, seat, choice, luck.clone())
                node.branches[key] = Branch(choice, points)

    def play_on(self, p: Position, luck: Rng) -> None:
        """A few turns by a simple policy."""
        taste = self.taste
        fate(p, luck)
        seat = p.seat
        turns = 0
        while p.seat != NOBODY:
            if p.seat != seat:
                turns += 1
                seat = p.seat
                if turns > taste.turns:
                    return
            options = p.options
            if len(options) == 1:
                choice = options[0]
            elif taste.learn and luck.below(100) < taste.learn:
                choice = self.learnt.best(options, seat)
            else:
                choice = quick(self.game, p, luck, taste.width)
            if taste.learn:
                self.made.append(choice * SEATS + seat)
            p.play(choice)
            fate(p, luck)


def fate(p: Position, luck: Rng) -> None:
    """Chance acts until a seat decides."""
    while p.seat == CHANCE:
        p.play(p.roll(luck))


def quick(game: Game, p: Position, luck: Rng, width: int) -> int:
    """The option that looks best at once in this very world; of very many only some are tried."""
    options = p.options
    if len(options) > width:
        options = [options[luck.below(len(options))] for _ in range(width)]
    found = options[0]
    best = -1e9
    seat = p.seat
    for choice in options:
        points = outcome(game, p, seat, choice, luck.clone())
        if points > best:
            best = points
            found = choice
    return found


def judge(game: Game, p: Position, taste: Taste) -> list[float]:
    """Each seat's share of the win: at the end by place and lead, before it by the game's value."""
    seats = p.seats
    values: list[float] = []
    if p.seat != NOBODY:
        for seat in range(seats):
            worth: float = game.value(p, seat)
            values.append(worth)
        return shares(values, taste.scale)
    for points in game.breakdown(p):
        values.append(float(sum(points.values())))
    ranks: list[int] = game.ranks(p)
    first = ranks.count(1)
    found = shares(values, taste.scale)
    for seat in range(seats):
        won = 1.0 / first if ranks[seat] == 1 else 0.0
        found[seat] = taste.margin * found[seat] + (1.0 - taste.margin) * won
    return found


def shares(values: list[float], scale: float) -> list[float]:
    """Numbers that add up to 1: whoever leads by ``scale`` points has e times as much.

    >>> shares([5.0, 5.0], 10.0)
    [0.5, 0.5]
    """
    top = max(values)
    found: list[float] = []
    total = 0.0
    for value in values:
        part = math.exp((value - top) / scale)
        found.append(part)
        total += part
    for i in range(len(found)):
        found[i] /= total
    return found


def _favourite(node: Node, options: list[int], seat: int, taste: Taste) -> Branch:
    """The option to try next: what did well, and what looks good and was tried little."""
    branches = node.branches
    here: list[Branch] = []
    highest = -1e9
    total = 0.0
    visits = 0
    for choice in options:
        branch = branches[choice * SEATS + seat]
        here.append(branch)
        if branch.points > highest:
            highest = branch.points
        total += branch.total
        visits += branch.visits
    weights = 0.0
    for branch in here:
        branch.weight = math.exp((branch.points - highest) / taste.prior)
        weights += branch.weight
    untried = total / visits if visits else 0.5
    spread = taste.explore * math.sqrt(visits + 1.0) / weights
    found = here[0]
    best = -1e9
    for branch in here:
        mean = branch.total / branch.visits if branch.visits else untried
        score = mean + spread * branch.weight / (1.0 + branch.visits)
        if score > best:
            best = score
            found = branch
    return found


def _standing(weighed: Weighed) -> tuple[int, float, float]:
    return weighed.visits, weighed.share, weighed.points
