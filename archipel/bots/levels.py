"""Six levels of computer players, the same for every game, from first steps to master.

The lower three look one choice ahead and err as people do: they overlook options, misjudge by a
few points and have favourite ways to score. The upper three search. What makes a level is data:
``levels.json`` here for all games, and beside a game what is different there, for all numbers of
players or for one (``"master-4"``), so that levels can be calibrated (bench/league/README.md).

A level that searches plans a number of iterations and stops after a time: on a slow machine it
thinks less, and knows that it was ``hurried``.

>>> LEVELS[0], LEVELS[-1]
('first-steps', 'master')
>>> level("grandmaster")
Traceback (most recent call last):
...
LookupError: there is no level 'grandmaster'; there are: first-steps, beginner, casual, skilled, \
expert, master
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Final

from archipel import games
from archipel.bots.peek import Bot, Peek
from archipel.bots.search import Search
from archipel.kernel.core import CHANCE, Game, Rng

FILE = Path(__file__).parent / "levels.json"


@functools.cache
def _levels() -> dict[str, dict[str, float]]:
    told: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return told


@functools.cache
def _levels_of(game: str) -> dict[str, dict[str, float]]:
    file = games.FOLDER / game / "levels.json"
    if not file.is_file():
        return {}
    told: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))
    return told


PATIENCE: Final = 5.0
"""At a table, where a second of the processor takes longer than this, a level answers with less
thought: nobody waits for ever, and no server takes it for dead. A league waits."""


class Skill:
    """What a level can do in one game."""

    iterations: int  # of a search; 0: it looks one choice ahead
    seconds: float  # after which a search stops; on a fast machine it never comes to that
    sees: int  # per cent of the options that it notices
    noise: float  # points by which it typically misjudges an option
    whims: int  # per cent by which it likes some ways to score more than they are worth, or less

    def __init__(self) -> None:
        self.iterations = 0
        self.seconds = 0.0
        self.sees = 100
        self.noise = 0.0
        self.whims = 0


NUMBERS = ("iterations", "seconds", "sees", "noise", "whims")


@functools.cache
def skill_of(level: str, game: str, seats: int) -> Skill:
    """What a level can do in a game, at a table of so many."""
    skill = Skill()
    own = _levels_of(game)
    for told in (_levels()[level], own.get(level, {}), own.get(f"{level}-{seats}", {})):
        for name, number in told.items():
            if name not in NUMBERS:
                raise ValueError(f"levels.json of {game}: {level}: there is no '{name}'")
            whole = name not in ("seconds", "noise")
            setattr(skill, name, int(number) if whole else float(number))
    return skill


class Level(Bot):
    """A computer player of one level, for any game."""

    id: str
    patience: float  # how often its seconds it may take on the wall; 0.0: as long as it needs
    _search: Search | None  # keeps its tree from choice to choice
    _planned: int

    def __init__(self, id: str, patience: float = 0.0) -> None:
        self.id = id
        self.patience = patience
        self._search = None
        self._planned = 0

    def choose(self, peek: Peek, rng: Rng) -> int:
        self._planned = 0
        if len(peek.options) == 1:
            return peek.options[0]
        skill = skill_of(self.id, peek.game.id, peek.seats)
        if skill.iterations == 0:
            return glance(peek, skill, rng)
        search = self._search
        if search is None or search.iterations != skill.iterations:
            longest = self.patience * skill.seconds
            search = Search(skill.iterations, skill.seconds, patience=longest)
            self._search = search
        self._planned = skill.iterations
        return search.choose(peek, rng)

    @property
    def hurried(self) -> bool:
        """Was its time up before it had thought half as far as planned, at its last choice?"""
        search = self._search
        return search is not None and 2 * search.done < self._planned

    @property
    def keeps(self) -> bool:
        """Does it keep what it found for a choice of its own that follows at once?"""
        search = self._search
        return search is not None and search.keeps


def glance(peek: Peek, skill: Skill, rng: Rng) -> int:
    """The option that looks best to somebody who does not look closely."""
    game = peek.game
    noticed = [choice for choice in peek.options if rng.below(100) < skill.sees]
    while len(noticed) < 2:
        noticed.append(peek.options[rng.below(len(peek.options))])
    world = peek.sample(rng)
    luck = Rng(rng.below(1 << 30))
    true = game.weights[:]
    game.weights[:] = whims(game, peek.seat, skill.whims)
    try:
        found = noticed[0]
        best = -1e9
        for choice in noticed:
            p = world.clone()
            p.play(choice)
            chances = luck.clone()
            while p.seat == CHANCE:
                p.play(p.roll(chances))
            worth: float = game.value(p, peek.seat)
            worth += skill.noise * bell(rng)
            if worth > best:
                best = worth
                found = choice
    finally:
        game.weights[:] = true
    return found


def whims(game: Game, seat: int, size: int) -> list[float]:
    """The weights as a temperament bends them: each seat has its own, and keeps it."""
    rng = Rng(1000 + seat)
    return [weight * (1.0 + size / 100.0 * bell(rng)) for weight in game.weights]


def bell(rng: Rng) -> float:
    """A random number around 0 with a deviation of 1: the sum of three even ones."""
    total = 0.0
    for _ in range(3):
        total += rng.below(2001) / 1000.0 - 1.0
    return total


def level(id: str, patience: float = 0.0) -> Level:
    """A computer player by its level; LookupError says which there are."""
    if id not in _levels():
        raise LookupError(f"there is no level '{id}'; there are: {', '.join(LEVELS)}")
    return Level(id, patience)


LEVELS = tuple(_levels())
"""The levels, the weakest first. Their names are the texts level-<id>, what to expect of them
level-<id>-about."""
