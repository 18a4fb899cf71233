"""ED-22 to ED-27, ED-30 and ED-62: turns, walks, leaps, and emergency turns."""

from itertools import pairwise

import pytest

from archipel.games.edora.components import HEARTH_IDS
from archipel.games.edora.steps_gain import CHOSEN, NO_DIE
from archipel.kernel.core import Rng
from tests.edora.build import brings, wealth
from tests.edora.table import (
    COUNTS,
    TURNS,
    act,
    active,
    at,
    dice_of,
    lay_herbs,
    offered,
    opened,
    place,
    play_any,
    stock_of,
    table,
    told,
    turn,
)
from tests.marks import rule

LEAP = "herb_leap"
FROM_H00 = {
    "h01": 4, "h02": 7, "h10": 2, "h11": 2, "h12": 4, "h20": 5, "h21": 4, "h22": 6,
    "h30": 8, "h31": 5, "h32": 8, "v00": 2, "v01": 1, "v02": 3, "v03": 6, "v10": 4,
    "v11": 3, "v12": 3, "v13": 5, "v20": 7, "v21": 6, "v22": 6, "v23": 8,
}  # fmt: skip
"""The food of each walk from h00 on the reference board with four players."""


@rule("ED-22", "ED-84")
@pytest.mark.parametrize("seats", COUNTS)
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    m = opened(seats, 3)
    rng = Rng(seats)
    while not m.over:
        play_any(m, rng)
    turns = [seat for _, seat, *_ in told(m, *TURNS)]
    first = at(m).first
    assert turns == [f"seat_{(first + n) % seats}" for n in range(at(m).round * seats)]
    assert m.view(0).first == f"seat_{first}"


@rule("ED-22")
def test_the_steps_of_a_turn_come_in_order() -> None:
    """Move, die, competition, action, fire, dolmens, herbs."""
    m = table(
        ring="red orange yellow green blue violet orange yellow green blue violet red",
        pawns={0: "v01"},
        dice={"v00_0": "a3", "h00_0": "b1"},
        sickle={0: 1},
        food={0: 20},
    )
    turn(m)
    act(m, 0, "go h00", "die reserve_2 value_2", "square h00_3", "do")
    assert m.ask() == "free-herbs"
    act(m, 0, "herb herb_food", "herb herb_knowledge")
    events = [
        word
        for word, *_ in told(
            m,
            *["walked", "placed-die", "competition", "sickle", "fire-lit", "linked", "herb-active"],
        )
    ]
    assert [events[0], *(b for a, b in pairwise(events) if a != b)] == [
        "walked", "placed-die", "competition", "sickle", "fire-lit", "sickle", "linked",
        "herb-active",
    ]  # fmt: skip
    assert (m.ask(), m.seat) == ("take-turn", 1)


@rule("ED-23", "T1", "R35")
def test_a_walk_costs_one_for_each_sanctuary_and_one_for_each_dark_sector() -> None:
    m = turn(table(pawns={0: "h00"}))
    assert brings(m, "go h20") == {"food": -5}  # over h10 and v11: three sanctuaries, two dark
    assert m.view(0).players[0].pawn == "h20"
    assert (m.ask(), m.seat) == ("choose-die", 0)


@rule("ED-23", "ED-24", "R35")
def test_only_food_limits_the_walk_and_the_cheapest_way_is_charged() -> None:
    m = turn(table(pawns={0: "h00"}, food={0: 30}))
    assert m.view(0).reach == FROM_H00
    assert m.lines() == [*(f"go {id}" for id in FROM_H00), "emergency"]
    for goal, food in FROM_H00.items():
        m = turn(table(pawns={0: "h00"}, food={0: 30}))
        assert brings(m, f"go {goal}") == {"food": -food}


@rule("ED-23", "ED-30")
def test_move_and_die_must_be_paid() -> None:
    m = turn(table(pawns={0: "h00"}, food={0: 6}, reserve={0: "3 5"}))
    within = [id for id, food in FROM_H00.items() if food + 3 <= 6]
    assert offered(m, "go") == within == ["h10", "h11", "v00", "v01", "v02", "v11", "v12"]


@rule("ED-24")
def test_own_dice_and_pawns_may_be_passed_and_pawns_share_a_sanctuary() -> None:
    m = table(pawns={0: "h00", 1: "h11", 2: "h11"}, dice={"v01_0": "a5"})
    turn(m)
    assert brings(m, "go h11") == {"food": -2}  # through v01
    assert [player.pawn for player in m.view(0).players][:3] == ["h11"] * 3


@rule("ED-25", "ED-32", "R16")
def test_a_move_ends_where_one_has_no_die_yet() -> None:
    dice = {"h00_0": "a3", "v01_0": "a5", "h11_2": "a1", "h10_0": "b4"}
    m = turn(table(pawns={0: "h00"}, dice=dice, food={0: 30}))
    assert offered(m, "go") == [id for id in FROM_H00 if id not in ("v01", "h11")]


@rule("ED-23", "ED-25")
def test_one_must_leave_even_a_sanctuary_without_an_own_die() -> None:
    """After an emergency turn on a bush and a step the pawn always has a die; so by hand."""
    m = turn(table(pawns={0: "h00"}, food={0: 30}))
    assert "h00" not in offered(m, "go")


@rule("ED-26", "T26")
def test_the_first_step_from_the_bush_is_free() -> None:
    m = turn(table())
    assert m.lines() == ["go h01", "emergency"]
    assert brings(m, "go h01") == {}
    assert brings(m, "die reserve_3 value_3") == {"food": -3, "die": -1}
    assert wealth(m)["food"] == 12
    assert told(m, "stepped-out") == [("stepped-out", "seat_0", "h01")]


@rule("ED-26", "ED-62", "T27", "R31")
def test_an_emergency_turn_on_the_bush_leaves_the_free_step_for_later() -> None:
    m = turn(table(2))
    act(m, 0, "emergency", "take stock_6")
    assert m.view(0).players[0].pawn == "bush_n"
    act(m, 1, "emergency", "take stock_1")
    assert m.lines() == ["go h01", "emergency"]
    assert brings(m, "go h01") == {}


@rule("ED-26", "ED-30")
def test_the_free_step_needs_food_for_the_die() -> None:
    m = turn(table(food={0: 2}, reserve={0: "3 4"}))
    assert (m.seat, wealth(m)["food"]) == (0, 8)  # the emergency turn was the only choice
    assert m.ask() == "take-dice"
    m = turn(table(food={0: 3}, reserve={0: "3 4"}))
    assert m.lines() == ["go h01", "emergency"]


@rule("ED-27", "ED-30", "T29")
def test_a_leap_goes_anywhere_in_the_clearing_for_one_food() -> None:
    m = turn(table(pawns={0: "h00"}, food={0: 2}, reserve={0: "1"}, active={0: LEAP}))
    assert m.lines() == ["go h11", "go h22", "go v01", "go v12", "go v23", "emergency"]
    assert m.view(0).reach == {"h11": 1, "h22": 1, "v01": 1, "v12": 1, "v23": 1}
    assert brings(m, "go v23") == {"food": -2, "die": -1}  # 8 food by path; then the only die
    assert m.ask() == "choose-square"
    assert told(m, "leapt")[0][:3] == ("leapt", "seat_0", "v23")


@rule("ED-27", "R4")
def test_a_leap_ends_the_move_and_does_not_shorten_a_walk() -> None:
    m = turn(table(pawns={0: "h00"}, food={0: 30}, active={0: LEAP}))
    reach = m.view(0).reach
    clearing = ("h11", "h22", "v01", "v12", "v23")
    assert reach == {id: 1 if id in clearing else food for id, food in FROM_H00.items()}


@rule("ED-25", "ED-27")
def test_a_leap_does_not_lead_to_an_own_die() -> None:
    dice = {"h22_0": "a6", "v23_0": "b6"}
    m = turn(table(pawns={0: "h00"}, food={0: 2}, dice=dice, reserve={0: "1"}, active={0: LEAP}))
    assert offered(m, "go") == ["h11", "v01", "v12", "v23"]


@rule("ED-27", "ED-30")
def test_a_leap_must_be_paid_as_well() -> None:
    m = table(pawns={0: "h00"}, food={0: 1}, reserve={0: "1"}, stock={0: "4"}, active={0: LEAP})
    assert turn(m).seat == 1  # an emergency turn: 1 food is enough for the die alone
    assert (wealth(m)["food"], dice_of(m)) == (7, "1 4")


@rule("ED-27", "R18")
def test_there_is_no_leap_from_a_bush() -> None:
    m = turn(table(active={0: LEAP}))
    assert m.lines() == ["go h01", "emergency"]


@rule("ED-8", "ED-27", "R1")
def test_with_clearings_by_tile_a_leap_is_shorter() -> None:
    given = {"pawns": {0: "h22"}, "food": {0: 2}, "reserve": {0: "1"}, "active": {0: LEAP}}
    m = turn(table(**given))  # type: ignore[arg-type]
    assert offered(m, "go") == ["h00", "h11", "v01", "v12", "v23"]
    m = turn(table(**given, clearing_scope="tile"))  # type: ignore[arg-type]
    assert offered(m, "go") == ["v12", "v23"]


@rule("ED-30", "ED-62", "T28")
def test_without_food_for_a_turn_the_emergency_turn_is_forced() -> None:
    m = table(pawns={0: "h00"}, food={0: 1}, reserve={0: "3"}, stock={0: "4 4"})
    before = wealth(m)
    turn(m)
    assert m.seat == 1
    assert wealth(m) == {**before, "food": 7, "die": 2}
    assert told(m, "emergency", "forced-emergency") == [("forced-emergency", "seat_0", "1")]


@rule("ED-30")
def test_without_a_die_at_hand_the_emergency_turn_is_forced() -> None:
    m = turn(table(pawns={0: "h00"}, food={0: 40}, reserve={0: ""}, stock={0: "2 5"}))
    assert told(m, "emergency", "forced-emergency") == [("forced-emergency", "seat_0", "0")]
    assert m.lines() == ["take stock_2", "take stock_5"]
    assert m.details()["why"] == NO_DIE  # the question says it too
    act(m, 0, "take stock_5")
    assert (dice_of(m), stock_of(m), wealth(m)["food"]) == ("5", "2", 46)


@rule("ED-29", "ED-30")
def test_with_the_die_herb_a_cheaper_value_may_be_within_reach() -> None:
    given = {"pawns": {0: "h00"}, "food": {0: 2}, "reserve": {0: "3"}, "stock": {0: "4 4"}}
    assert turn(table(**given)).seat == 1  # type: ignore[arg-type]
    m = turn(table(**given, active={0: "herb_die_shift"}))  # type: ignore[arg-type]
    assert m.lines() == ["go v01", "emergency"]
    assert brings(m, "go v01") == {"food": -2, "die": -1}  # 1 for the walk, 1 for a 3 made a 1


@rule("ED-62")
def test_an_emergency_turn_may_be_chosen() -> None:
    m = turn(table(pawns={0: "h00"}, stock={0: "1 6 6"}))
    act(m, 0, "emergency")
    assert m.lines() == ["take stock_1", "take stock_6"]
    assert m.details()["why"] == CHOSEN
    act(m, 0, "take stock_6")
    assert told(m, "emergency", "forced-emergency") == [("emergency", "seat_0")]
    assert (m.ask(), m.seat) == ("take-turn", 1)
    assert (dice_of(m), stock_of(m), wealth(m)["food"]) == ("1 2 3 4 6", "1 6", 21)
    assert m.view(0).players[0].pawn == "h00"


@rule("ED-51", "ED-62")
def test_without_a_stock_an_emergency_turn_gives_prestige() -> None:
    m = turn(table(pawns={0: "h00"}, stock={0: ""}))
    assert brings(m, "emergency") == {"food": 6, "prestige": 2}
    assert m.seat == 1


@rule("ED-62")
def test_nothing_else_happens_in_an_emergency_turn() -> None:
    ring = "red orange yellow green blue violet orange yellow green blue violet red"
    m = table(ring=ring, pawns={0: "h00"}, dice={"h00_0": "a1", "v00_0": "a1"}, stock={0: "2 2"})
    lay_herbs(m, 0, "herb_food herb_fire")
    at(m).sickle[0] = 2
    turn(m)
    assert brings(m, "emergency") == {"food": 6, "die": 1}
    assert [hearth.fire for hearth in m.view(0).hearths] == [None] * len(HEARTH_IDS)
    assert m.view(0).players[0].dolmens == []
    assert active(m) == set()
    assert m.seat == 1


@rule("ED-25", "ED-79")
@pytest.mark.parametrize("seats", COUNTS)
def test_who_has_no_die_at_a_sanctuary_finds_a_free_square(seats: int) -> None:
    squares = [f"h11_{k}" for k in range(seats - 1)]
    dice = dict(zip(squares, ("b6", "c6", "d6"), strict=False))
    m = turn(table(seats, dice=dice, pawns={0: "v02"}, reserve={0: "2"}, food={0: 9}))
    assert "h11" in offered(m, "go")
    act(m, 0, "go h11")
    assert at(m).dice[3 * 4 + 4 + seats - 1] & 7 == 2  # h11 is the fifth; its last square


@rule("ED-82")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_always_has_thirteen_dice(seats: int) -> None:
    m = opened(seats, 5)
    rng = Rng(seats)
    while not m.over:
        play_any(m, rng)
        if m.ask() == "take-turn":
            for player in m.view(0).players:
                assert len(player.reserve) + len(player.stock) + player.placed == 13
            assert len(m.lines()) > 1
            mover = m.view(0).players[m.seat]
            assert mover.placed < 13  # ED-84: who has placed all is not asked again


@rule("ED-79")
def test_dice_stay_on_the_board() -> None:
    m = opened(3, 5)
    rng = Rng(8)
    dice = list(at(m).dice)
    while not m.over:
        play_any(m, rng)
        for was, now in zip(dice, at(m).dice, strict=True):
            assert not was or (now >> 3 == was >> 3 and now & 7 in (was & 7, 6))
        dice = list(at(m).dice)
    assert sum(map(bool, dice)) >= 13


@rule("ED-24")
def test_the_pawn_stands_where_the_die_was_placed() -> None:
    m = place(table(), "h11_0", 3)
    assert (m.view(0).players[0].pawn, m.ask()) == ("h11", "food-or-dice")
