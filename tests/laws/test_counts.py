"""Counts and digests: any slip in what is legal shows as a number.

``python -m tests.laws.test_counts`` writes the files anew, for a change of rules that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from archipel import games
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng
from archipel.kernel.match import digest

from .play import all_tables, choose

FOLDER = Path(__file__).parent.parent / "counts"
GAMES_PER_DIGEST = 300


def count(p: Position, depth: int) -> int:
    """Positions reached by ``depth`` choices, chance included."""
    if depth == 0:
        return 1
    total = 0
    for choice in p.options:
        q = p.clone()
        q.play(choice)
        total += count(q, depth - 1)
    return total


def reach(game: Game, seats: int, seed: int, choices: int) -> Position:
    """The position after so many random choices of the players, and what chance did between."""
    rng = Rng(seed)
    p = game.start(seats)
    while p.seat != NOBODY and (choices or p.seat == CHANCE):
        choices -= p.seat != CHANCE
        p.play(choose(p, rng))
    return p


def counted(name: str) -> dict[str, object]:
    """What the file of a game should say."""
    game = games.load(name)
    rows = []
    for seats in game.seat_counts:
        for seed, choices in ((1, 5 * seats), (2, 10 * seats), (3, 15 * seats)):
            p = reach(game, seats, seed, choices)
            counts = [count(p, depth) for depth in (1, 2, 3)]
            rows.append({"seats": seats, "seed": seed, "choices": choices, "counts": counts})
    digests = {
        str(seats): digest(game, seats, GAMES_PER_DIGEST, seats, {}) for seats in game.seat_counts
    }
    return {"counts": rows, "digests": digests}


def read(name: str) -> dict[str, object]:
    return json.loads((FOLDER / f"{name}.json").read_text())  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", games.names())
def test_positions_reached_at_depth_1_2_and_3(name: str) -> None:
    game = games.load(name)
    rows = read(name)["counts"]
    assert {row["seats"] for row in rows} == set(game.seat_counts)
    for row in rows:
        p = reach(game, row["seats"], row["seed"], row["choices"])
        assert [count(p, depth) for depth in (1, 2, 3)] == row["counts"], row


@pytest.mark.parametrize(("name", "seats"), all_tables())
def test_both_builds_play_the_same_games(name: str, seats: int) -> None:
    """300 whole games per player count; the plain and the compiled build must meet one digest."""
    digests = read(name)["digests"]
    assert digest(games.load(name), seats, GAMES_PER_DIGEST, seats, {}) == digests[str(seats)]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in games.names():
        (FOLDER / f"{each}.json").write_text(json.dumps(counted(each), indent=1) + "\n")
