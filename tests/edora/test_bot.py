"""What computer players are given: dealing anew, and the judgement of a position."""

from archipel.games.edora.bot import value
from tests.edora.table import at, end, table, turn


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
