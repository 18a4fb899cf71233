"""MG-45 to MG-51: collecting amulets."""

import pytest

from archipel.kernel.core import CHANCE, SPECTATOR
from archipel.kernel.match import Match, Refused
from tests.mangrovia.table import (
    act,
    amulets_of,
    at,
    at_stage,
    bag_of,
    let,
    put,
    table,
    told,
)
from tests.marks import rule


def collecting(level: int, bag: str = "", aside: str = "", **options: str) -> Match:
    """Seat 0 of this level is about to collect amulets at stage 7."""
    m = table(4, **options)
    for n in range(level):
        put(m, f"n{n + 1}", "a")
    if bag:
        bag_of(m, bag, aside)
    at_stage(m, 7)
    act(m, 0, "collect")
    return m


@rule("MG-45", "MG-59")
def test_the_level_counts_huts_on_amulet_spaces_only() -> None:
    m = table(huts={"n1": "a", "n5": "a", "c5r5": "a", "n2": "b"})
    assert [player.level for player in m.view(0).players] == [2, 1, 0, 0]


@rule("MG-45", "MG-48", "T8")
def test_a_sixth_hut_changes_nothing() -> None:
    m = collecting(6)
    for value in (2, 3, 4, 5, 6):
        let(m, f"pull amulet_{value}")
    act(m, 0, "return amulet_2")
    assert m.view(0).players[0].level == 5
    assert amulets_of(m, 0) == "3 4 5 6"


@rule("MG-46")
def test_level_0_takes_a_1_from_the_stack() -> None:
    m = collecting(0)
    assert (amulets_of(m, 0), at(m).stack, at(m).in_bag) == ("1", 4, 35)
    assert told(m, "took-one") == [("took-one", "seat_0")]


@rule("MG-46", "T7")
def test_level_0_without_a_stack_cannot_collect() -> None:
    m = table()
    at(m).stack = 0
    at_stage(m, 7)
    assert m.lines() == ["draw offering_deck", "draw landscape_deck", "pass"]


@rule("MG-47")
def test_level_1_draws_one_and_keeps_it() -> None:
    m = collecting(1)
    assert m.seat == CHANCE
    let(m, "pull amulet_6")
    assert m.over
    assert (amulets_of(m, 0), at(m).in_bag) == ("6", 34)


@rule("MG-48", "EX4", "R9")
def test_level_3_draws_three_and_returns_one_of_them() -> None:
    m = collecting(3)
    let(m, "pull amulet_2", "pull amulet_5", "pull amulet_5")
    assert m.lines() == ["return amulet_2", "return amulet_5"]  # one just drawn, nothing else
    assert (m.view(0).drawn, m.view(1).drawn) == (["amulet_5", "amulet_5", "amulet_2"], [])
    assert m.view(1).drawn_count == 3
    act(m, 0, "return amulet_2")
    assert (amulets_of(m, 0), at(m).in_bag) == ("5 5", 33)


@rule("MG-48")
def test_level_2_keeps_one_of_two_and_equal_ones_are_no_choice() -> None:
    m = collecting(2)
    let(m, "pull amulet_4", "pull amulet_4")
    assert m.over
    assert (amulets_of(m, 0), at(m).in_bag) == ("4", 34)


@rule("MG-48", "R2")
def test_the_return_is_a_duty() -> None:
    m = collecting(2)
    let(m, "pull amulet_4", "pull amulet_6")
    assert "pass" not in m.lines()


@rule("MG-49", "R8")
def test_from_level_1_on_the_stack_may_not_be_used() -> None:
    m = table(level={0: 1})
    bag_of(m, "")
    at_stage(m, 7)
    assert "collect" not in m.lines()
    m = collecting(1)
    let(m, "pull amulet_2")
    assert (at(m).stack, m.over) == (5, True)


@rule("MG-49", "R8")
def test_with_the_option_a_1_is_taken_first_then_the_others_are_drawn() -> None:
    m = collecting(3, house_rule_value_1_amulet="true")
    assert m.lines() == ["stack_first", "bag_only"]  # before anything is drawn
    act(m, 0, "stack_first")
    assert (at(m).stack, m.view(0).drawn) == (4, ["amulet_1"])
    let(m, "pull amulet_4", "pull amulet_6")  # one less than the level
    assert m.lines() == ["return amulet_1", "return amulet_4", "return amulet_6"]
    act(m, 0, "return amulet_4")
    assert (amulets_of(m, 0), at(m).in_bag) == ("1 6", 34)
    assert m.told(1)[-2][1] == "returned-veiled"


@rule("MG-49", "R8")
def test_a_1_taken_first_at_level_1_is_the_only_one_and_known_to_all() -> None:
    m = collecting(1, house_rule_value_1_amulet="true")
    act(m, 0, "stack_first")
    assert (m.over, amulets_of(m, 0), at(m).ones[0], at(m).in_bag) == (True, "1", 1, 35)


@rule("MG-49", "R8")
def test_taking_a_1_first_may_be_declined_and_needs_a_stack() -> None:
    m = collecting(1, house_rule_value_1_amulet="true")
    act(m, 0, "bag_only")
    let(m, "pull amulet_5")
    assert amulets_of(m, 0) == "5"
    m = table(level={0: 1}, house_rule_value_1_amulet="true")
    at(m).stack = 0
    at_stage(m, 7)
    act(m, 0, "collect")
    let(m, "pull amulet_5")
    assert m.over


@rule("MG-50", "R19")
def test_amulets_lie_face_down_but_their_number_is_seen() -> None:
    m = table(amulets={0: "2 5 6"})
    for seat in (1, 2, 3, SPECTATOR):
        player = m.view(seat).players[0]
        assert player.amulets == 3
    at_stage(m, 7)
    for seat in (1, 2, 3, SPECTATOR):
        assert m.view(seat).players[0].amulet_values is None
    assert m.view(0).players[0].amulet_values == ["amulet_6", "amulet_5", "amulet_2"]


@rule("MG-51", "T9")
def test_the_bag_is_refilled_in_the_middle_of_a_draw() -> None:
    m = collecting(3, "4", "2 6 5")
    assert at(m).drawn == [0, 0, 0, 1, 0, 0]  # the only one: chance has no choice
    assert (at(m).in_bag, at(m).aside) == (3, [0] * 6)
    let(m, "pull amulet_6", "pull amulet_5")
    assert m.lines() == ["return amulet_4", "return amulet_5", "return amulet_6"]
    act(m, 0, "return amulet_4")
    assert (amulets_of(m, 0), at(m).bag) == ("5 6", [0, 1, 0, 1, 0, 0])


def after_the_return(**options: str) -> Match:
    m = collecting(3, "3 4 5", "2 6", **options)
    let(m, "pull amulet_3", "pull amulet_4")
    act(m, 0, "return amulet_3")
    return m


@rule("MG-48", "MG-51", "T31", "R4")
def test_the_amulet_returned_joins_the_refilled_bag() -> None:
    m = after_the_return()
    assert (at(m).in_bag, sum(at(m).aside)) == (3, 0)
    assert told(m, "bag-refilled") == [("bag-refilled", "2")]


@rule("MG-48", "MG-51", "T31", "R4")
def test_with_the_option_the_returned_amulet_lies_in_the_bag_alone() -> None:
    m = after_the_return(refill_timing="when_needed")
    assert (at(m).in_bag, sum(at(m).aside)) == (1, 2)
    at(m).settle()
    at_stage(m, 7)
    act(m, 0, "collect")
    assert at(m).drawn[2] == 1  # the returned 3, then the bag is refilled for the next
    assert at(m).aside == [0] * 6


@rule("MG-51", "R10")
def test_the_draw_ends_when_there_is_nothing_left() -> None:
    m = collecting(4, "4 6")
    let(m, "pull amulet_4")
    assert m.lines() == ["return amulet_4", "return amulet_6"]
    act(m, 0, "return amulet_4")
    assert amulets_of(m, 0) == "6"
    m = collecting(4, "5")
    assert (m.over, amulets_of(m, 0)) == (True, "5")  # a single one is not returned


@rule("MG-51", "MG-67", "T26", "R5")
def test_a_spent_1_is_set_aside_and_goes_into_the_bag() -> None:
    m = table(hands={0: "sand"}, amulets={0: "1 2"}, birds="sand reed")
    at_stage(m, 8)
    act(m, 0, "build c5r6")  # 3 in amulets
    assert m.view(1).set_aside == {"amulet_1": 1, "amulet_2": 1}
    bag_of(m, "4", "1 2")
    at(m).level[1] = 1
    at_stage(m, 7, seat=1)
    act(m, 1, "collect")
    assert (at(m).bag, at(m).stack) == ([1, 1, 0, 0, 0, 0], 4)


@rule("MG-51")
def test_an_empty_bag_takes_the_next_amulets_spent() -> None:
    m = table(hands={0: "sand"}, amulets={0: "1 2"}, birds="sand reed")
    bag_of(m, "")
    at_stage(m, 8)
    act(m, 0, "build c5r6")
    assert (at(m).bag, at(m).aside) == ([1, 1, 0, 0, 0, 0], [0] * 6)


@rule("MG-48")
def test_what_was_drawn_cannot_be_taken_back() -> None:
    m = collecting(2)
    let(m, "pull amulet_2", "pull amulet_5")
    with pytest.raises(Refused):
        m.take_back(0)
    act(m, 0, "return amulet_2")
    m.take_back(0)  # nobody has seen which one went back
    assert m.lines() == ["return amulet_2", "return amulet_5"]
    with pytest.raises(Refused):
        m.take_back(0)
