"""What computer players are given: redealing is in test_hidden.py, here is the judgement."""

import math

import pytest

from archipel import bots
from archipel.bots.peek import Peek
from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.bot import value
from archipel.kernel.core import CHANCE, NOBODY, Rng
from archipel.kernel.match import Match
from tests.mangrovia.table import at, at_stage, begin_round, end, table


def test_more_is_better() -> None:
    def worth(**given: dict[int, str] | dict[str, str]) -> float:
        return value(at(begin_round(table(**given))), 0)  # type: ignore[arg-type]

    assert worth(huts={"c1r1": "a"}) > worth()
    assert worth(huts={"c1r1": "b"}) < worth()
    assert worth(huts={"n2": "a"}) > worth()
    assert worth(hands={0: "5 6 reed"}) > worth()
    assert worth(hands={1: "5 6 reed"}) < worth()
    assert worth(amulets={0: "6"}) > worth()


def test_at_the_end_only_points_count() -> None:
    m = end(table(2, hands={0: "7 7 7 reed reed"}, amulets={1: "2"}))
    assert value(at(m), 0) < 0 < value(at(m), 1)


def test_a_hut_being_built_counts_as_standing() -> None:
    m = at_stage(table(hands={0: "2 3 4 5 sand"}, birds="sand reed"), 8)
    before = at(m).clone()
    m.play(0, "build c2r3")
    passed = before.clone()
    passed.play(GAME.vocabulary.parse("pass"))
    assert value(at(m), 0) > value(passed, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_has_a_finite_value(seats: int) -> None:
    m = Match(GAME, seats, {"bonus_tiles": "mixed"})
    rng = Rng(seats)
    while not m.over:
        if m.ply % 7 == 0:
            assert all(math.isfinite(value(at(m), seat)) for seat in range(seats))
        p = m.position
        m.play(m.seat, p.roll(rng) if m.seat == CHANCE else p.options[rng.below(len(p.options))])


def test_the_greedy_bot_beats_the_random_one() -> None:
    won = 0
    for game in range(4):
        rng = Rng(game)
        p = GAME.start(2, {})
        crew = [bots.make("greedy"), bots.make("random")]
        greedy = game % 2
        while p.seat != NOBODY:
            if p.seat == CHANCE:
                p.play(p.roll(rng))
            else:
                p.play(crew[p.seat ^ greedy].choose(Peek(GAME, p, p.seat, rng), rng))
        won += GAME.ranks(p)[greedy] == 1
    assert won >= 3
