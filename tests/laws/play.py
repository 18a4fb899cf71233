"""Ways to reach positions for the laws: random play over every game, player count and option."""

from __future__ import annotations

from collections.abc import Iterator

from archipel import COMPILED, games
from archipel.kernel.core import NOBODY, Game, Position, Rng
from archipel.kernel.match import Match
from tests.acting import choose as choose

STRIDE = 1 if COMPILED else 3
"""Plain Python is five to ten times slower: a law that looks at many positions skips some there."""


def plays(count: int) -> int:
    """How many random games a law plays: in plain Python half of them."""
    return count if COMPILED else max(1, count // 2)


def all_tables() -> list[tuple[str, int]]:
    """Every game with every number of players it allows."""
    return [(name, seats) for name in games.names() for seats in games.load(name).seat_counts]


def draw_options(game: Game, rng: Rng) -> dict[str, str]:
    """A table: in half of the cases the defaults, else every option drawn by lot."""
    if rng.below(2):
        return {}
    return {option.id: option.values[rng.below(len(option.values))] for option in game.options}


def positions(
    game: Game, seats: int, rng: Rng, every: int = 1, options: dict[str, str] | None = None
) -> Iterator[Position]:
    """The decisions of one random game, one in ``every``; the last is the finished game."""
    p = game.start(seats, draw_options(game, rng) if options is None else options)
    ply = 0
    while p.seat != NOBODY:
        if ply % every == 0:
            yield p
        p.play(choose(p, rng))
        ply += 1
    yield p


def matches(game: Game, seats: int, rng: Rng, every: int = 1) -> Iterator[Match]:
    """The same as matches, with their record and log."""
    match = Match(game, seats, draw_options(game, rng))
    while not match.over:
        if match.ply % every == 0:
            yield match
        match.play(match.seat, choose(match.position, rng))
    yield match


def every_table() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of players, on tables where each option value has its turn."""
    found = []
    for name, seats in all_tables():
        options = games.load(name).options
        for n in range(max((len(option.values) for option in options), default=1)):
            table = {option.id: option.values[n % len(option.values)] for option in options}
            found.append((name, seats, table))
    return found
