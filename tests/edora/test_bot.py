"""What computer players are given: dealing anew, and the judgement of a position."""

import functools

import pytest

from archipel.bots import make
from archipel.bots.peek import Peek
from archipel.games.edora import GAME
from archipel.games.edora.bot import FEATURES, WEIGHTS, features, standing_points, value
from archipel.games.edora.bot_forest import forest_of
from archipel.games.edora.bot_weights import AS_PLAYED, RIVAL
from archipel.games.edora.components import COLOURS
from archipel.games.edora.position import Edora
from archipel.games.edora.scoring import led
from archipel.games.edora.steps import chain
from archipel.kernel.core import CHANCE, NOBODY, Rng
from archipel.kernel.match import Match
from tests.edora.table import at, brew, end, table, turn


def worth(**given: object) -> float:
    return value(at(turn(table(2, **given), 0)), 0)  # type: ignore[arg-type]


def after(m: Match, line: str) -> float:
    """What a position is worth to seat 0 after a choice."""
    p = at(m).clone()
    p.play(m.game.vocabulary.parse(line))
    return value(p, 0)


@functools.cache
def played(seats: int) -> list[Edora]:
    """The positions of a game of greedy bots, each before a choice of a seat, and the last one."""
    rng = Rng(10 + seats)
    p = GAME.start(seats)
    bot = make("greedy")
    found = []
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.play(p.roll(rng))
            continue
        assert isinstance(p, Edora)
        found.append(p.clone())
        p.play(bot.choose(Peek(GAME, p, p.seat, rng), rng))
    assert isinstance(p, Edora)
    found.append(p)
    return found


def test_more_is_better() -> None:
    assert worth(food={0: 20}) > worth()
    assert worth(knowledge={0: 6}) > worth()
    assert worth(sickle={0: 7}) > worth()
    assert worth(active={0: "herb_die_shift"}) > worth()
    assert worth(mistletoe={0: 3}) > worth()
    assert worth(tablets={0: "menhirs_4"}) > worth()
    assert worth(stock={0: "1 2 3"}, reserve={0: "1 1 2 3 4 4 5"}) > worth(
        stock={0: "1 1 2 3 4 4 5"}, reserve={0: "1 2 3"}
    )


def test_what_rivals_have_counts_against_a_seat() -> None:
    assert worth(food={1: 20}) < worth()
    assert worth(sickle={1: 7}) < worth()


def test_at_the_end_only_points_count() -> None:
    m = end(table(2, active={0: "herb_die_shift herb_fire"}, mistletoe={1: 5}))
    assert value(at(m), 0) < 0 < value(at(m), 1)


def test_the_value_is_the_sum_of_the_features_against_the_rivals() -> None:
    assert GAME.weights is WEIGHTS
    assert GAME.feature_names == FEATURES
    assert set(AS_PLAYED) <= set(FEATURES)
    for p in played(3)[:-1:5]:
        items = led(p)
        for seat in range(3):
            parts = features(p, seat)
            assert len(parts) == len(FEATURES)
            mine = sum(w * x for w, x in zip(WEIGHTS, parts))
            has = [standing_points(p, s, items[s]) for s in range(3) if s != seat]
            rivals = 0.5 * max(has) + 0.5 * sum(has) / 2
            assert value(p, seat) == pytest.approx(mine - RIVAL * rivals)


def test_other_weights_are_another_value() -> None:
    m = turn(table(2), 0)
    before = value(at(m), 0)
    at_food = FEATURES.index("food")
    was = WEIGHTS[at_food]
    WEIGHTS[at_food] = was + 1.0
    try:
        more = value(at(m), 0) - before
    finally:
        WEIGHTS[at_food] = was
    assert more == pytest.approx(features(at(m), 0)[at_food])


def test_what_is_known_of_a_set_of_dice_is_what_the_rules_find() -> None:
    p = played(2)[-1]
    for seat in range(2):
        ground = forest_of(p).ground(p.mine[seat])
        assert ground is forest_of(p).ground(p.mine[seat])
        for colour in range(COLOURS):
            dice = chain(p, p.mine[seat], p.ends[colour])
            if p.mine[seat] & p.ends[colour] == p.ends[colour] and dice:
                assert ground.chain(colour) == dice
            else:
                assert ground.chain(colour) >= 32


@pytest.mark.parametrize("potion", ["pick_herb", "two_herbs", "stele_6"])
def test_with_many_turns_to_come_herbs_and_a_great_stele_are_worth_their_mistletoe(
    potion: str,
) -> None:
    m = brew(table(2, pawns={0: "h30"}, mistletoe={0: 6}, round=3))
    assert after(m, f"brew potion_{potion}") > after(m, "brew potion_prestige_10")


def test_two_tablets_that_are_fulfilled_are_worth_more_than_prestige() -> None:
    m = brew(
        table(
            2,
            pawns={0: "h30"},
            mistletoe={0: 6},
            knowledge={0: 9},
            active={0: "herb_tablet"},
            round=12,
            display="knowledge_6 knowledge_6 menhirs_4 steles_4",
        )
    )
    assert after(m, "brew potion_two_tablets") > after(m, "brew potion_prestige_25")


def test_three_dice_that_win_their_sanctuaries_are_turned() -> None:
    m = brew(
        table(
            2,
            pawns={0: "h30"},
            mistletoe={0: 6},
            knowledge={0: 12},
            round=13,
            dice={
                f"h{n}_{k}": f"{s}" for n in ("00", "01", "02") for k, s in ((0, "a3"), (1, "b5"))
            },
            stones={1: {"menhir_food": "h00", "menhir_die": "h01", "stele_food": "h02"}},
        )
    )
    assert after(m, "brew potion_three_dice_to_six") > after(m, "brew potion_prestige_25")


def test_emergency_turns_are_rare() -> None:
    """Once in a game; whoever plans neither food nor dice needs two or three."""
    ends = [played(seats)[-1] for seats in (2, 3, 4)]
    turns = sum(p.round - p.placed(seat) for p in ends for seat in range(p.seats))
    assert turns <= 14
