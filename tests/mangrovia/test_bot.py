"""What computer players are given: redealing is in test_hidden.py, here is the judgement."""

import pytest

from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.bot import advantage, value
from archipel.games.mangrovia.components import HUTS, NONE
from archipel.games.mangrovia.position import Mangrovia
from archipel.kernel.core import CHANCE, NOBODY, Rng
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


@pytest.mark.parametrize("seats", [2, 5])
def test_value_is_the_lead_in_weighed_features(seats: int) -> None:
    rng = Rng(seats)
    p = GAME.start(seats)
    assert isinstance(p, Mangrovia)
    while p.seat != NOBODY:
        if p.seat != CHANCE and p.builder == NONE:
            rows = [GAME.features(p, seat) for seat in range(seats)]
            assert all(len(row) == len(GAME.feature_names) for row in rows)
            worth = [sum(w * f for w, f in zip(GAME.weights, row)) for row in rows]
            late = 1.0 - min(p.stock) / HUTS[seats]
            assert value(p, 0) == pytest.approx(advantage(worth, 0, late))
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
