"""A search in several processes: each thinks for itself, and their visits are added up.

For a library or a command line with processors to spare. A server has many tables to share its
processors between, so there every search has one.
"""

from __future__ import annotations

import atexit
from typing import Any

from archipel import games
from archipel.bots.peek import Bot, Peek
from archipel.bots.search import Search, Weighed
from archipel.kernel.core import Rng
from archipel.kernel.snapshot import position_text, read_position

_pools: dict[int, Any] = {}


def _pool(processes: int) -> Any:
    """Fresh processes, started once and kept; they end with this one."""
    import multiprocessing  # a page has none, and needs none for its own search
    from concurrent.futures import ProcessPoolExecutor

    if processes not in _pools:
        pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
        atexit.register(pool.shutdown)
        _pools[processes] = pool
    return _pools[processes]


class Crowd(Bot):
    """So many searches at once, with the same budget each."""

    iterations: int
    seconds: float
    processes: int
    done: int  # iterations of the last decision, of all together

    def __init__(self, processes: int, iterations: int = 0, seconds: float = 0.0) -> None:
        if processes < 1:
            raise ValueError("a crowd needs one process at least")
        Search(iterations, seconds)  # says what is wrong with the budget
        self.processes = processes
        self.iterations = iterations
        self.seconds = seconds
        self.done = 0

    def choose(self, peek: Peek, rng: Rng) -> int:
        return self.weigh(peek, rng)[0].choice

    def weigh(self, peek: Peek, rng: Rng) -> list[Weighed]:
        """All options, the best first; the same ``rng`` gives the same, by iterations."""
        if len(peek.options) == 1:
            return [Weighed(peek.options[0], 0, 0.0, 0.0)]
        # What is sent is a position the seat cannot tell from the true one, as in any Peek.
        text = position_text(peek.game, peek.sample(rng))
        seeds = [rng.below(1 << 30) for _ in range(self.processes)]
        try:
            found = self._together(text, peek.seat, seeds)
        except RuntimeError as error:
            from concurrent.futures.process import BrokenProcessPool

            if not isinstance(error, BrokenProcessPool):
                raise
            del _pools[self.processes]  # one of them was killed: once more, with fresh ones
            found = self._together(text, peek.seat, seeds)
        self.done = sum(weighed.visits for weighed in found)
        return found

    def _together(self, text: str, seat: int, seeds: list[int]) -> list[Weighed]:
        pool = _pool(self.processes)
        thoughts = [
            pool.submit(think, text, seat, seed, self.iterations, self.seconds) for seed in seeds
        ]
        return merged([thought.result() for thought in thoughts])


def think(
    text: str, seat: int, seed: int, iterations: int, seconds: float
) -> list[tuple[int, int, float, float]]:
    """One search, in a process of the pool: choice, visits, share and points of each option."""
    game, p = read_position(text, games.load)
    rng = Rng(seed)
    weighed = Search(iterations, seconds).weigh(Peek(game, p, seat, rng), rng)
    return [(w.choice, w.visits, w.share, w.points) for w in weighed]


def merged(thoughts: list[list[tuple[int, int, float, float]]]) -> list[Weighed]:
    """Visits added up, shares and points averaged by them; the best first.

    >>> both = merged([[(7, 3, 0.5, 1.0), (8, 1, 0.1, 0.0)], [(8, 5, 0.7, 2.0), (7, 1, 0.5, 1.0)]])
    >>> [(w.choice, w.visits, round(w.share, 3)) for w in both]
    [(8, 6, 0.6), (7, 4, 0.5)]
    """
    by_choice: dict[int, Weighed] = {}
    for thought in thoughts:
        for choice, visits, share, points in thought:
            known = by_choice.setdefault(choice, Weighed(choice, 0, 0.0, 0.0))
            together = known.visits + visits
            part = visits / together if together else 0.5
            known.share += part * (share - known.share)
            known.points += part * (points - known.points)
            known.visits = together
    return sorted(by_choice.values(), key=lambda w: (w.visits, w.share), reverse=True)
