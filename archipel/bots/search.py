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

import gc
import math
import time
from typing import Final

from archipel.bots.peek import Bot, Peek
from archipel.bots.taste import Taste, taste_of
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng

WORLDS: Final = 64
"""Redealt positions, with their luck, that all choices at the root are tried in."""

FIRST_LOOK: Final = 100
"""Positions that are judged before the search begins, so that the options at the root are ranked;
in four worlds at most, in one at least."""

FEW: Final = 4
"""Worlds in which the seats' leads are looked at before that."""

SEATS: Final = 8
"""More than any game has: a choice and its seat make one number."""


class Branch:
    """A choice of a seat at a node, and what came of it."""

    choice: int
    visits: int
    total: float  # rewards of the seat that chooses
    share: float  # its shares of the win
    lead: float  # and the leads in points that it had in the end
    points: float  # what the choice looked worth at first, to that seat
    weight: float  # the prior that follows from it, among the options of the moment
    node: Node | None

    def __init__(self, choice: int, points: float) -> None:
        self.choice = choice
        self.visits = 0
        self.total = 0.0
        self.share = 0.0
        self.lead = 0.0
        self.points = points
        self.weight = 0.0
        self.node = None


class Node:
    """A moment in the tree: what its seats chose there, in whatever world."""

    branches: dict[int, Branch]
    visits: int
    seat: int  # who decided at the last visit
    options: list[int]  # between what
    here: list[Branch]  # the branches of these options that were looked at
    weights: float  # their priors together
    wider: int  # at so many visits more options are looked at; 0: all are

    def __init__(self) -> None:
        self.branches = {}
        self.visits = 0
        self.seat = NOBODY
        self.options = []
        self.here = []
        self.weights = 0.0
        self.wider = 0

    def weigh(self, options: list[int], seat: int, taste: Taste) -> None:
        """Note who decides between what, with the priors that follow."""
        self.options = options
        self.seat = seat
        here: list[Branch] = []
        highest = -1e9
        for choice in options:
            branch = self.branches.get(choice * SEATS + seat)
            if branch is not None:
                here.append(branch)
                if branch.points > highest:
                    highest = branch.points
        weights = 0.0
        for branch in here:
            if taste.prior > 0.0:
                branch.weight = math.exp((branch.points - highest) / taste.prior)
            else:
                branch.weight = 1.0
            weights += branch.weight
        self.here = here
        self.weights = weights
        self.wider = 0 if len(here) == len(options) else 2 * self.visits + 4

    def favourite(self, taste: Taste) -> Branch:
        """The option to try next: what did well, and what looks good and was tried little."""
        here = self.here
        total = 0.0
        visits = 0
        for branch in here:
            total += branch.total
            visits += branch.visits
        untried = total / visits if visits else 0.5
        spread = taste.explore * math.sqrt(visits + 1.0) / self.weights
        found = here[0]
        best = -1e9
        for branch in here:
            tried = branch.visits
            mean = branch.total / tried if tried else untried
            score = mean + spread * branch.weight / (1.0 + tried)
            if score > best:
                best = score
                found = branch
        return found


class Weighed:
    """What the search thinks of one option."""

    choice: int
    visits: int
    share: float  # the chance to win, from 0 to 1
    points: float  # the lead over the others to expect, in points

    def __init__(self, choice: int, visits: int, share: float, points: float) -> None:
        self.choice = choice
        self.visits = visits
        self.share = share
        self.points = points


class Outlook:
    """What a position promises each seat."""

    shares: list[float]  # chances to win, which add up to 1
    points: list[float]  # leads over the others to expect

    def __init__(self, shares: list[float], points: list[float]) -> None:
        self.shares = shares
        self.points = points


class Search(Bot):
    """Thinks for so many iterations, or for so many seconds of the processor, and then answers."""

    iterations: int  # 0: as many as there is time for
    seconds: float  # 0.0: no limit
    patience: float  # seconds on the wall after which it answers all the same; 0.0: no limit
    taste: Taste | None  # None: what stands beside the game
    done: int  # iterations of the last decision
    _par: list[float]  # leads that count as even in this tree; or empty
    _kept: Node | None  # below the choice made last
    _kept_at: tuple[int, int, list[int]]  # where that would be the root: seat, revealed, options

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        taste: Taste | None = None,
        patience: float = 0.0,
    ) -> None:
        if iterations < 0 or seconds < 0.0 or (iterations == 0 and seconds == 0.0):
            raise ValueError("a search needs iterations or seconds, more than 0")
        self.iterations = iterations
        self.seconds = seconds
        self.patience = patience
        self.taste = taste
        self.done = 0
        self._par = []
        self._kept = None
        self._kept_at = (NOBODY, 0, [])

    @property
    def keeps(self) -> bool:
        """Does the tree of the last choice serve for the next one?"""
        return self._kept is not None

    def choose(self, peek: Peek, rng: Rng) -> int:
        return self.weigh(peek, rng)[0].choice

    def weigh(self, peek: Peek, rng: Rng) -> list[Weighed]:
        """All options, the best first."""
        self.done = 0
        if len(peek.options) == 1:
            return [Weighed(peek.options[0], 0, 0.0, 0.0)]
        # A search makes many lists and no circles of them: looking for circles to free would
        # take up to a sixth of its time. What a game keeps can wait until it is over.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self._think(peek, rng)
        finally:
            if collecting:
                gc.enable()

    def _think(self, peek: Peek, rng: Rng) -> list[Weighed]:
        began = time.process_time()
        late = time.monotonic() + self.patience if self.patience else 0.0
        seat = peek.seat
        taste = self.taste or taste_of(peek.game.id, peek.seats)
        walk = Walk(peek.game, taste)
        root = self._root(peek, walk, rng)
        walk.par = self._par
        worlds: list[Position] = []
        seeds: list[int] = []
        while self._goes_on(began, late):
            branch = root.favourite(taste)
            at = branch.visits % WORLDS
            while len(worlds) <= at:
                worlds.append(peek.sample(rng))
                seeds.append(rng.below(1 << 30))
            p = worlds[at].clone()
            p.play(branch.choice)
            if branch.node is None:
                branch.node = Node()
            walk.luck = Rng(seeds[at] + branch.visits // WORLDS)
            rewards = walk.down(branch.node, p)
            root.visits += 1
            branch.visits += 1
            branch.total += rewards[seat]
            branch.share += walk.shares[seat]
            branch.lead += walk.leads[seat]
            self.done += 1
        found: list[Weighed] = []
        for branch in root.here:
            share = branch.share / branch.visits if branch.visits else 0.0
            lead = branch.lead / branch.visits if branch.visits else branch.points
            found.append(Weighed(branch.choice, branch.visits, share, lead))
        found.sort(key=_standing, reverse=True)
        self._keep(root, found[0].choice, peek, worlds)
        return found

    def _goes_on(self, began: float, late: float) -> bool:
        done = self.done
        if done == 0:
            return True
        if self.iterations and done >= self.iterations:
            return False
        if late and time.monotonic() >= late:
            return False
        return self.seconds == 0.0 or time.process_time() - began < self.seconds

    def _root(self, peek: Peek, walk: Walk, rng: Rng) -> Node:
        """The tree of the choice before, if this decision follows from it; else a new one."""
        seat = peek.seat
        options = peek.options
        root = Node()
        if self._kept is not None and self._kept_at == (seat, peek.revealed, options):
            root = self._kept
        else:
            self._par = self._usual(peek, walk.taste.even, rng)
        looks = max(1, min(4, FIRST_LOOK // len(options)))
        totals = [0.0] * len(options)
        for _ in range(looks if walk.taste.prior > 0.0 else 0):
            world = peek.sample(rng)
            walk.luck = Rng(rng.below(1 << 30))
            for i in range(len(options)):
                totals[i] += walk.outcome(world, seat, options[i])
        for i in range(len(options)):
            key = options[i] * SEATS + seat
            branch = root.branches.get(key)
            if branch is None:
                root.branches[key] = Branch(options[i], totals[i] / looks)
            else:
                branch.points = totals[i] / looks
        root.weigh(options, seat, walk.taste)
        return root

    def _usual(self, peek: Peek, part: float, rng: Rng) -> list[float]:
        """Leads that count as even, by seat: this part of what they are now, in a few worlds.

        Where games end far apart, a point would else hardly be felt by who is far ahead.
        """
        if part == 0.0:
            return []
        found = [0.0] * peek.seats
        for _ in range(FEW):
            leads = ahead(peek.game, peek.sample(rng))
            for seat in range(peek.seats):
                found[seat] += part * leads[seat] / FEW
        return found

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


class Walk:
    """One way down: through the tree, then a playout, then the judgement."""

    game: Game
    taste: Taste
    luck: Rng  # of this world
    par: list[float]  # leads that count as even: what is won or lost counts from there; or empty
    leads: list[float]  # where it led: points ahead of the others, by seat
    shares: list[float]  # and what part of the win that promises
    _trial: Rng  # the luck of a choice that is only looked at

    def __init__(self, game: Game, taste: Taste) -> None:
        self.game = game
        self.taste = taste
        self.luck = Rng()
        self.par = []
        self.leads = []
        self.shares = []
        self._trial = Rng()

    def down(self, node: Node, p: Position) -> list[float]:
        """The reward of each seat. The first node without branches gets them and ends the tree."""
        taste = self.taste
        path: list[Branch] = []
        seats: list[int] = []
        while True:
            self.fate(p)
            if p.seat == NOBODY:
                break
            fresh = node.visits == 0
            self.look(node, p)
            node.visits += 1
            branch = node.favourite(taste)
            path.append(branch)
            seats.append(p.seat)
            p.play(branch.choice)
            if fresh:
                break
            if branch.node is None:
                branch.node = Node()
            node = branch.node
        self.play_on(p)
        leads = ahead(self.game, p)
        self.leads = leads
        self.shares = judge(self.game, p, leads, taste)
        rewards = self.shares
        if self.par:
            rewards = judge(self.game, p, above(leads, self.par), taste)
        for i in range(len(path)):
            branch = path[i]
            seat = seats[i]
            branch.visits += 1
            branch.total += rewards[seat]
            branch.share += self.shares[seat]
            branch.lead += leads[seat]
        return rewards

    def look(self, node: Node, p: Position) -> None:
        """Options that this node meets for the first time get a branch, their value a prior.

        Of very many only some are looked at first, by lot, and more when the node is visited more.
        """
        seat = p.seat
        options = p.options
        same = node.seat == seat and node.options == options
        if same and (node.wider == 0 or node.visits < node.wider):
            return
        branches = node.branches
        fresh: list[int] = []
        for choice in options:
            if choice * SEATS + seat not in branches:
                fresh.append(choice)
        if fresh:
            count = len(fresh)
            known = len(options) - count
            most = max(self.taste.wide + node.visits - known, 0 if known else 1)
            for i in range(min(count, most)):
                if most < count:
                    j = i + self.luck.below(count - i)
                    fresh[i], fresh[j] = fresh[j], fresh[i]
                choice = fresh[i]
                points = 0.0
                if self.taste.prior > 0.0 and len(options) > 1:
                    points = self.outcome(p, seat, choice)
                branches[choice * SEATS + seat] = Branch(choice, points)
        node.weigh(options, seat, self.taste)

    def play_on(self, p: Position) -> None:
        """A few turns by a simple policy."""
        self.fate(p)
        seat = p.seat
        turns = 0
        while p.seat != NOBODY:
            if p.seat != seat:
                turns += 1
                seat = p.seat
                if turns > self.taste.turns:
                    return
            options = p.options
            if len(options) == 1:
                choice = options[0]
            else:
                choice = self.quick(p)
            p.play(choice)
            self.fate(p)

    def quick(self, p: Position) -> int:
        """The option that looks best at once in this world; of very many only some are tried."""
        options = p.options
        seat = p.seat
        count = len(options)
        width = self.taste.width
        if width == 1:
            return options[self.luck.below(count)]
        tries = min(count, width)
        found = options[0]
        best = -1e9
        for i in range(tries):
            choice = options[i] if count <= width else options[self.luck.below(count)]
            points = self.outcome(p, seat, choice)
            if points > best:
                best = points
                found = choice
        return found

    def outcome(self, world: Position, seat: int, choice: int) -> float:
        """What a choice looks worth to a seat in this world, once chance has answered it.

        The luck of the world stays as it is, so that every choice meets the same.
        """
        p = world.clone()
        p.play(choice)
        if p.seat == CHANCE:
            trial = self._trial
            luck = self.luck
            trial.x = luck.x
            trial.y = luck.y
            trial.z = luck.z
            trial.w = luck.w
            while p.seat == CHANCE:
                p.play(p.roll(trial))
        points: float = self.game.value(p, seat)
        return points

    def fate(self, p: Position) -> None:
        """Chance acts until a seat decides."""
        while p.seat == CHANCE:
            p.play(p.roll(self.luck))


def ahead(game: Game, p: Position) -> list[float]:
    """How far each seat is ahead of the others: at the end in truth, before it by the value."""
    found: list[float] = []
    if p.seat != NOBODY:
        for seat in range(p.seats):
            worth: float = game.value(p, seat)
            found.append(worth)
        return found
    totals: list[float] = []
    for points in game.breakdown(p):
        totals.append(float(sum(points.values())))
    for seat in range(p.seats):
        best = -1e9
        for other in range(p.seats):
            if other != seat and totals[other] > best:
                best = totals[other]
        found.append(totals[seat] - best)
    return found


def above(leads: list[float], par: list[float]) -> list[float]:
    """How much more each seat has than it had."""
    found: list[float] = []
    for seat in range(len(leads)):
        found.append(leads[seat] - par[seat])
    return found


def judge(game: Game, p: Position, leads: list[float], taste: Taste) -> list[float]:
    """Each seat's share of the win: at the end by place and lead, before it by the lead."""
    found = shares(leads, taste.scale)
    if p.seat == NOBODY:
        ranks: list[int] = game.ranks(p)
        first = ranks.count(1)
        for seat in range(p.seats):
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


def outlook(game: Game, position: Position, rng: Rng, iterations: int) -> Outlook:
    """What a position promises each seat, everything hidden known; chance is averaged.

    For looking back at a finished game. It thinks of all seats alike: each plays its best.
    """
    if iterations < 1:
        raise ValueError("an outlook needs iterations, more than 0")
    taste = taste_of(game.id, position.seats)
    walk = Walk(game, taste)
    root = Node()
    chances = [0.0] * position.seats
    points = [0.0] * position.seats
    for _ in range(iterations):
        walk.luck = Rng(rng.below(1 << 30))
        rewards = walk.down(root, position.clone())
        for seat in range(position.seats):
            chances[seat] += rewards[seat] / iterations
            points[seat] += walk.leads[seat] / iterations
    return Outlook(chances, points)


def _standing(weighed: Weighed) -> tuple[int, float, float]:
    return weighed.visits, weighed.share, weighed.points
