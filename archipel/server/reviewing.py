"""What runs in the process of reviews: a finished game, looked at turn by turn.

A choice is judged by what its seat knew then: the search thinks in redealt positions, and the best
choice and the one that was made meet the same worlds with the same luck. How things stood is judged
with everything known, since all is over. What chance gave is the difference between what came and
the average of what could have come.

Nothing here waits or stores: whoever calls gives the turns that are done already, so that a review
can go on where it was stopped.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from archipel import games
from archipel.bots.peek import Peek
from archipel.bots.search import Search, outlook
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng
from archipel.kernel.match import Refused
from archipel.server.ledger import TAKEN_BACK, Log, replay
from archipel.server.messages import ReviewOf, ReviewTurn

OUTCOMES = 6
"""Results of chance that its average is taken over; of more than that some by lot, by weight."""

WORLDS = 4
"""Redealt positions in which the choice that was made is compared with the best one."""

LINE = 6
"""Choices of a better line that are told."""

WORTH_TELLING = 0.02
"""Chances of winning that a better line must bring."""

TURNING = 5
"""Turning points of a game that are named."""


PACE: dict[str, float] = {}
"""Seconds that one iteration takes in a game, as this process has measured it."""

FIRST_PACE = 0.002


class Act(NamedTuple):
    """A choice that stood, with the moment before it."""

    ply: int
    seat: int
    choice: int


class Part(NamedTuple):
    """Some turns of a review."""

    total: int
    start: list[float]
    turns: list[ReviewTurn]


def turns_of(log: Log, game: Game) -> tuple[list[Act], list[list[Act]]]:
    """How chance dealt, and the choices of a game in turns: all that one seat chose in a row.

    Chance belongs to the turn that it answers.
    """
    stood: list[Act] = []
    for row in log.rows:
        if row.choice == TAKEN_BACK:
            stood.pop()
        else:
            stood.append(Act(row.ply, row.seat, game.vocabulary.parse(row.choice)))
    first: list[Act] = []
    turns: list[list[Act]] = []
    for act in stood:
        if act.seat == CHANCE:
            (turns[-1] if turns else first).append(act)
        elif turns and turns[-1][0].seat == act.seat:
            turns[-1].append(act)
        else:
            turns.append([act])
    return first, turns


def look(log: Log, game: Game, done: int, budget: float, most: float) -> Part:
    """The turns after the first ``done``: as many as can be looked at in ``most`` seconds.

    ``budget`` is what the whole game may take, in seconds of the processor.
    """
    replay(game, log)  # Refused if it was played by other rules
    first, turns = turns_of(log, game)
    decisions = sum(act.seat != CHANCE for turn in turns for act in turn) or 1
    chances = sum(act.seat == CHANCE for turn in turns for act in turn)
    each = (budget * 0.6 / decisions, budget * 0.25 / (chances or 1))
    reader = Reader(game, *each, len(turns), budget)
    p = game.start(log.seats, log.options)
    for act in first:
        p.play(act.choice)
    start = reader.stands(p, 0).shares if done == 0 else []
    for turn in turns[:done]:
        for act in turn:
            p.play(act.choice)
    found: list[ReviewTurn] = []
    began = time.process_time()
    for n, turn in enumerate(turns[done:], done):
        if found and time.process_time() - began >= most:
            break
        end = turns[n + 1][0].ply if n + 1 < len(turns) else len(log.rows)
        found.append(reader.turn(p, turn, end))
    return Part(len(turns), [round(share, 4) for share in start], found)


class Stand(NamedTuple):
    """What a moment promises every seat."""

    shares: list[float]
    points: list[float]


class Reader:
    """Looks at one game with so much time for each of its questions."""

    def __init__(self, game: Game, choice: float, chance: float, turns: int, budget: float) -> None:
        self.game = game
        self.choice = choice  # seconds for one choice
        self.chance = chance  # and for one result of chance
        self.moment = budget * 0.15 / (turns + 1)  # and for how things stand after a turn

    def turn(self, p: Position, acts: list[Act], end: int) -> ReviewTurn:
        """Look at a turn; the position moves on with it."""
        text = self.game.vocabulary.text
        seat = acts[0].seat
        luck = [0.0] * p.seats
        lost = spread = brings = points = 0.0
        better: list[int] = []
        better_ply = 0
        for act in acts:
            if act.seat == CHANCE:
                for n, gift in enumerate(self.luck(p, act)):
                    luck[n] += gift
            elif len(p.options) > 1:
                best, missed, missed_points, apart = self.judged(p, act)
                lost += missed
                spread += apart
                if missed > max(brings, WORTH_TELLING):
                    brings, points, better_ply = missed, missed_points, act.ply
                    better = self.line(p, best, act.ply)
            p.play(act.choice)
        stand = self.stands(p, end)
        own = [act for act in acts if act.seat != CHANCE]
        return ReviewTurn(
            ply=acts[0].ply,
            end=end,
            seat=seat,
            chances=[round(share, 4) for share in stand.shares],
            points=[round(lead, 1) for lead in stand.points],
            choices=[text(act.choice) for act in own],
            plies=[act.ply for act in own],
            better=[text(choice) for choice in better],
            better_ply=better_ply,
            brings=round(brings, 4),
            brings_points=round(points, 1),
            lost=round(lost, 4),
            spread=round(spread, 4),
            luck=[round(gift, 4) for gift in luck],
        )

    def judged(self, p: Position, act: Act) -> tuple[int, float, float, float]:
        """The best choice, what the other one lost in chances and points, and what lots would lose.

        Both are tried in the same worlds: so luck and hidden cards are no part of the difference.
        """
        game, seat, rng = self.game, act.seat, Rng(act.ply)
        peek = Peek(game, p, seat, rng)
        search = Search(seconds=self.choice * 0.6)
        weighed = search.weigh(peek, rng)
        best = weighed[0]
        tried = [one.share for one in weighed if one.visits]
        worst = min(tried)
        mean = sum(one.share if one.visits else worst for one in weighed) / len(weighed)
        apart = max(0.0, best.share - mean)
        if best.choice == act.choice:
            return best.choice, 0.0, 0.0, apart
        iterations = self.iterations(self.choice * 0.4 / (2 * WORLDS))
        share = points = 0.0
        for _ in range(WORLDS):
            world, seed = peek.sample(rng), rng.below(1 << 30)
            for choice, sign in ((best.choice, 1), (act.choice, -1)):
                q = world.clone()
                q.play(choice)
                found = self.promises(q, Rng(seed), iterations)
                share += sign * found.shares[seat] / WORLDS
                points += sign * found.points[seat] / WORLDS
        return best.choice, min(max(0.0, share), 1.0), points, max(apart, share)

    def line(self, p: Position, best: int, ply: int) -> list[int]:
        """The better choice, and how the seat would have gone on until chance or another acts."""
        seat, rng = p.seat, Rng(ply)
        q = p.clone()
        q.play(best)
        found = [best]
        while q.seat == seat and len(found) < LINE:
            peek = Peek(self.game, q, seat, rng)
            choice = Search(seconds=max(0.004, self.choice * 0.1)).choose(peek, rng)
            found.append(choice)
            q.play(choice)
        return found

    def luck(self, p: Position, act: Act) -> list[float]:
        """What a result of chance gave every seat, beside the average of what could have come."""
        results = self.results(p, Rng(act.ply))
        if len(results) < 2:
            return [0.0] * p.seats
        iterations = self.iterations(self.chance / (len(results) + 1))
        average = [0.0] * p.seats
        total = sum(weight for _, weight in results)
        came: list[float] = []
        for choice, weight in results:
            found = self.after(p, choice, act.ply, iterations)
            if choice == act.choice:
                came = found
            for n, share in enumerate(found):
                average[n] += share * weight / total
        came = came or self.after(p, act.choice, act.ply, iterations)
        return [share - usual for share, usual in zip(came, average, strict=True)]

    def after(self, p: Position, choice: int, seed: int, iterations: int) -> list[float]:
        q = p.clone()
        q.play(choice)
        return self.promises(q, Rng(seed), iterations).shares

    def results(self, p: Position, rng: Rng) -> list[tuple[int, int]]:
        """What chance could bring, with weights; of many results some, drawn as chance draws."""
        options = p.options
        weights = p.agenda[-1].weights(p) or [1] * len(options)
        if len(options) <= OUTCOMES:
            return list(zip(options, weights, strict=True))
        drawn: dict[int, int] = {}
        for _ in range(OUTCOMES):
            choice = p.roll(rng)
            drawn[choice] = drawn.get(choice, 0) + 1
        return list(drawn.items())

    def stands(self, p: Position, seed: int) -> Stand:
        """How things stand, everything known."""
        return self.promises(p, Rng(seed), self.iterations(self.moment))

    def promises(self, p: Position, rng: Rng, iterations: int) -> Stand:
        if p.seat == NOBODY:
            ranks: list[int] = self.game.ranks(p)
            first = ranks.count(1)
            scores = [float(sum(points.values())) for points in self.game.breakdown(p)]
            leads = [
                own - max(other for n, other in enumerate(scores) if n != seat)
                for seat, own in enumerate(scores)
            ]
            return Stand([1 / first if rank == 1 else 0.0 for rank in ranks], leads)
        began = time.process_time()
        found = outlook(self.game, p, rng, iterations)
        took = (time.process_time() - began) / iterations
        pace = PACE.get(self.game.id, FIRST_PACE)
        PACE[self.game.id] = pace + 0.2 * (took - pace)
        return Stand(found.shares, found.points)

    def iterations(self, seconds: float) -> int:
        """How many iterations fit into so much time, by what they took so far."""
        return max(1, int(seconds / max(PACE.get(self.game.id, FIRST_PACE), 1e-6)))


# ---------------------------------------------------------------- in all


def in_all(turns: list[ReviewTurn], seats: int) -> list[ReviewOf]:
    """How each seat played. 100: always the best choice found; 0: no better than by lot."""
    found: list[ReviewOf] = []
    for seat in range(seats):
        own = [turn for turn in turns if turn.seat == seat]
        lost, spread = sum(turn.lost for turn in own), sum(turn.spread for turn in own)
        accuracy = round(100 * max(0.0, 1 - lost / spread)) if spread > 0 else None
        luck = sum(turn.luck[seat] for turn in turns if turn.luck)
        found.append(ReviewOf(accuracy=accuracy, lost=round(lost, 3), luck=round(luck, 3)))
    return found


def turning_points(start: list[float], turns: list[ReviewTurn]) -> list[int]:
    """The turns in which the chances of winning moved most, in their order."""
    moved: list[tuple[float, int]] = []
    before = start
    for n, turn in enumerate(turns):
        step = max((abs(b - a) for a, b in zip(before, turn.chances, strict=False)), default=0.0)
        moved.append((step, n))
        before = turn.chances
    return sorted(n for step, n in sorted(moved, reverse=True)[:TURNING] if step >= 0.05)


def work(log: Log, done: int, budget: float, most: float) -> Part | tuple[str, str]:
    """Some turns more; a refusal as its word and message, since it cannot travel as it is."""
    try:
        return look(log, games.load(log.game), done, budget, most)
    except Refused as refused:
        return refused.word, str(refused)
