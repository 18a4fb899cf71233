"""ED-28 to ED-33: placing a die, competition, and whether to act."""

import pytest

from archipel.games.edora.components import SQUARE_IDS
from archipel.kernel.match import Match
from tests.edora.build import brings, wealth
from tests.edora.table import (
    act,
    at,
    dice_of,
    gained,
    offered,
    place,
    points,
    stock_of,
    table,
    told,
    turn,
)
from tests.marks import rule

SHIFT = "herb_die_shift"


def value_on(m: Match, square: str) -> int:
    return at(m).dice[SQUARE_IDS.index(square)] & 7


@rule("ED-28")
def test_a_die_costs_its_value_and_equal_dice_are_one_choice() -> None:
    m = turn(table(pawns={0: "v01"}, reserve={0: "2 2 5 6"}, food={0: 6}))
    act(m, 0, "go h00")
    assert m.lines() == ["die reserve_2 value_2", "die reserve_5 value_5"]  # 5 food are left
    assert brings(m, "die reserve_5 value_5") == {"food": -5, "die": -1}
    act(m, 0, "square h00_2")
    assert dice_of(m) == "2 2 6"
    assert value_on(m, "h00_2") == 5
    view = m.view(1).sanctuaries[0].squares[2]
    assert (view.seat, view.value, view.action) == ("seat_0", 5, "knowledge_3")


@rule("ED-28", "ED-79", "T67")
def test_free_squares_are_offered_once_for_each_action() -> None:
    m = turn(table())
    act(m, 0, "go h01", "die reserve_1 value_1")
    assert m.lines() == ["square h01_0", "square h01_1", "square h01_3"]


@rule("ED-28")
def test_taken_squares_are_not_offered() -> None:
    m = turn(table(dice={"h01_0": "b1", "h01_3": "c1"}))
    act(m, 0, "go h01", "die reserve_1 value_1")
    assert m.lines() == ["square h01_1", "square h01_2"]


@rule("ED-29", "T30", "R4")
@pytest.mark.parametrize(
    ("die", "values"),
    [(1, [1, 2, 3]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4, 5]), (5, [3, 4, 5, 6]), (6, [4, 5, 6])],
)
def test_the_die_herb_changes_a_die_by_up_to_two(die: int, values: list[int]) -> None:
    m = turn(table(reserve={0: f"{die}"}, active={0: SHIFT}))
    act(m, 0, "go h01")
    assert m.lines() == [f"die reserve_{die} value_{value}" for value in values]
    for value in values:
        m = turn(table(reserve={0: f"{die}"}, active={0: SHIFT}))
        act(m, 0, "go h01")
        assert brings(m, f"die reserve_{die} value_{value}") == {"food": -value, "die": -1}
        act(m, 0, "square h01_1")
        assert value_on(m, "h01_1") == value


@rule("ED-29")
def test_the_changed_value_must_be_paid_too() -> None:
    m = turn(table(reserve={0: "4 6"}, active={0: SHIFT}, food={0: 4}))
    act(m, 0, "go h01")
    assert m.lines() == [
        "die reserve_4 value_2",
        "die reserve_4 value_3",
        "die reserve_4 value_4",
        "die reserve_6 value_4",
    ]


@rule("ED-29", "ED-31", "ED-49")
def test_the_changed_value_competes_and_works() -> None:
    m = turn(table(reserve={0: "4"}, active={0: SHIFT}, dice={"h01_0": "b5"}))
    act(m, 0, "go h01", "die reserve_4 value_6", "square h01_3")
    assert points(m, "competition") == [2, 0, 0, 0]
    assert brings(m, "stele stele_prestige") == {"prestige": 12}


@rule("ED-29", "ED-59")
def test_without_the_herb_and_in_stock_dice_stay_as_they_are() -> None:
    m = turn(table(reserve={0: "3"}, stock={0: "5 2"}, inactive={0: SHIFT}))
    act(m, 0, "go h01")
    assert m.ask() == "choose-square"  # a single die, a single value
    m = turn(table(stock={0: "5 2"}, active={0: SHIFT}))
    act(m, 0, "emergency")
    assert m.lines() == ["take stock_2", "take stock_5"]
    act(m, 0, "take stock_5")
    assert (dice_of(m), stock_of(m)) == ("1 2 3 4 5", "2")


@rule("ED-31", "T18")
@pytest.mark.parametrize(("mine", "rival", "winner"), [(4, 3, 0), (2, 5, 1)])
def test_the_highest_die_gains_two_whoever_owns_it(mine: int, rival: int, winner: int) -> None:
    m = place(table(dice={"h00_0": f"b{rival}"}), "h00_3", mine)
    assert points(m, "competition") == [2 if seat == winner else 0 for seat in range(4)]
    assert m.ask() == "advance-sickle"  # before the action
    assert told(m, "competition")[0][:3] == ("competition", f"seat_{winner}", "h00")


@rule("ED-31")
def test_alone_there_is_no_competition() -> None:
    m = place(table(dice={"h00_0": "a5", "v01_0": "b5"}), "h01_0", 6)
    assert points(m, "competition") == [0] * 4


@rule("ED-31")
def test_only_one_of_several_rivals_gains() -> None:
    m = place(table(dice={"h00_0": "b5", "h00_1": "c6", "h00_2": "d1"}), "h00_3", 4)
    assert points(m, "competition") == [0, 0, 2, 0]


@rule("ED-31", "T25")
def test_in_a_tie_on_the_start_the_later_player_wins() -> None:
    m = place(table(dice={"h00_0": "b4"}), "h00_3", 4)
    assert points(m, "competition") == [0, 2, 0, 0]
    m = place(table(dice={"h00_0": "b4"}, first=1), "h00_3", 4)
    assert points(m, "competition") == [2, 0, 0, 0]  # seat 1 is first and lies lowest


@rule("ED-31")
def test_in_a_tie_the_marker_further_ahead_wins() -> None:
    m = place(table(dice={"h00_0": "b4", "h00_1": "c4"}, knowledge={1: 2, 0: 3}), "h00_3", 4)
    assert points(m, "competition") == [2, 0, 0, 0]
    m = place(table(dice={"h00_0": "b4", "h00_1": "c4"}, knowledge={0: 2, 1: 3}), "h00_3", 4)
    assert points(m, "competition") == [0, 2, 0, 0]


@rule("ED-31")
def test_on_one_space_the_higher_marker_wins() -> None:
    for order, winner in (((0, 1), 1), ((1, 0), 0)):
        m = table(dice={"h00_0": "b4"}, knowledge={seat: 5 for seat in order})
        place(m, "h00_3", 4)
        assert points(m, "competition") == [2 if seat == winner else 0 for seat in range(4)]


@rule("ED-31")
def test_the_knowledge_of_the_action_comes_too_late_for_the_competition() -> None:
    m = place(table(dice={"h00_0": "b4"}, knowledge={0: 1, 1: 2}), "h00_2", 4)
    assert m.view(0).players[0].knowledge == 4
    assert points(m, "competition") == [0, 2, 0, 0]


@rule("ED-32", "R36")
@pytest.mark.parametrize(
    ("square", "ask", "last"),
    [
        ("h00_0", "food-or-dice", "dice"),
        ("h00_1", "raise-stele", "pass"),
        ("h00_3", "advance-sickle", "pass"),
        ("v01_1", "raise-menhir", "pass"),
        ("v01_2", "brew-potion", "pass"),
        ("v00_0", "take-tablet", "pass"),
        ("v00_3", "add-gem", "pass"),
    ],
)
def test_the_action_is_that_of_the_square_under_the_die(square: str, ask: str, last: str) -> None:
    m = place(table(pawns={0: "v12"}), square, 2)
    assert (m.seat, m.ask()) == (0, ask)
    assert m.lines()[-1] == last


@rule("ED-33", "ED-80", "T69", "R4")
def test_the_action_may_be_left_out_and_the_rest_takes_place() -> None:
    m = table(
        ring="red red yellow green blue violet orange yellow green blue violet orange",
        dice={"v01_0": "b3", "v02_0": "a2", "h00_0": "a3", "h01_0": "a1"},
        pawns={0: "v02"},
        reserve={0: "4"},
    )
    turn(m)
    act(m, 0, "go v01", "square v01_1")
    assert wealth(m)["food"] == 15 - 2 - 4
    assert m.lines()[:1] == ["menhir menhir_prestige"]
    assert brings(m, "pass") == {"knowledge": 3, "prestige": 4 * 2 + 8}
    assert gained(m) == {"competition": 2, "dolmens": 16}
    assert len(m.view(0).players[0].menhirs) == 6
    assert m.view(0).hearths[1].fire == "seat_0"
    assert m.seat == 1


@rule("ED-33")
def test_a_die_may_be_placed_where_nothing_can_be_done() -> None:
    standing = {f"menhir_{kind}": "h22" for kind in ["prestige", "knowledge", "food", "die"]}
    standing |= {"menhir_mistletoe": "h21", "menhir_sickle": "h21"}
    m = turn(table(stones={0: standing}, reserve={0: "1"}))
    assert offered(m, "go") == ["h01"]
    act(m, 0, "go h01")
    assert offered(m, "square") == ["h01_0", "h01_1", "h01_3"]
    act(m, 0, "square h01_1")
    assert (m.ask(), m.seat) == ("take-turn", 1)
    assert wealth(m)["food"] == 14
