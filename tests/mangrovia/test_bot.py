"""What computer players are given: redealing is in test_hidden.py, here is the judgement."""

from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.bot import value
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
