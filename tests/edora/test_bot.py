"""What computer players are given: dealing anew, and the judgement of a position."""

import math

import pytest

from archipel import bots
from archipel.bots.peek import Peek
from archipel.games.edora import GAME
from archipel.games.edora.bot import value
from archipel.kernel.core import CHANCE, NOBODY, Rng
from archipel.kernel.match import Match
from tests.edora.table import COUNTS, at, end, table, turn


def worth(**given: object) -> float:
    return value(at(turn(table(2, **given), 0)), 0)  # type: ignore[arg-type]


def test_more_is_better() -> None:
    assert worth(food={0: 20}) > worth()
    assert worth(food={1: 20}) < worth()
    assert worth(knowledge={0: 6}) > worth()
    assert worth(sickle={0: 7}) > worth()
    assert worth(active={0: "herb_die_shift"}) > worth()
    assert worth(mistletoe={0: 3}) > worth()
    assert worth(tablets={0: "menhirs_4"}) > worth()
    assert worth(stock={0: "1 2 3"}, reserve={0: "1 1 2 3 4 4 5"}) > worth(
        stock={0: "1 1 2 3 4 4 5"}, reserve={0: "1 2 3"}
    )


def test_at_the_end_only_points_count() -> None:
    m = end(table(2, active={0: "herb_die_shift herb_fire"}, mistletoe={1: 5}))
    assert value(at(m), 0) < 0 < value(at(m), 1)


@pytest.mark.parametrize("seats", COUNTS)
def test_every_position_has_a_finite_value(seats: int) -> None:
    m = Match(GAME, seats, {})
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
