"""Meadow, mountain, forest, volcano: DK-40 to DK-48."""

from __future__ import annotations

from archipel.games.dokmus.scoring import breakdown, explored
from tests.dokmus.table import act, cell, lines, may, prices, rows, table
from tests.marks import rule


@rule("DK-40")
def test_a_meadow_does_nothing() -> None:
    d = table({0: "PLAIN"}, "1d4")
    act(d, "place 1d5")
    assert (d.left, d.sacrificed[0], d.ruins[0], d.pending) == (2, 0, 0, [])


@rule("DK-41")
def test_a_mountain_holds_no_token_not_even_in_free_placement() -> None:
    d = table({0: rows("M.M")}, "", left=1)
    assert set(prices(d)) == {"1b1"}


@rule("DK-43", "DK-35", "DK-33", "T1")
def test_a_priced_forest_uses_two_tokens() -> None:
    d = table({0: "FOREST"}, "1e2")
    act(d, "place 1f2")
    assert (d.left, d.sacrificed[0]) == (1, 1)
    assert set(lines(d)) == {"place 1e1", "sacrifice"}


@rule("DK-44", "T3")
def test_from_forest_to_forest_costs_nothing() -> None:
    d = table({0: rows(".FF")}, "1a1")
    act(d, "place 1b1")
    assert prices(d) == {"1c1": 0}


@rule("DK-44", "DK-45")
def test_any_own_token_in_a_forest_beside_the_same_temple_exempts() -> None:
    d = table({0: "FOREST"}, "1b4 1a3")  # forest first, then the meadow that links
    assert prices(d) == {"1b2": 0, "1c3": 0}
    alone = table({0: "FOREST"}, "1a3")
    assert prices(alone) == {"1b2": 1, "1c3": 1, "1b4": 1}


@rule("DK-45")
def test_it_does_not_matter_which_token_connects() -> None:
    d = table({0: rows(".FF", "MMF")}, "1a1 1c2")  # b1 touches a1 only, c1 touches both
    assert prices(d) == {"1b1": 1, "1c1": 0}
    d = table({0: rows(".FF")}, "1c1 1a1")
    assert prices(d) == {"1b1": 0}


@rule("DK-45", "DK-44", "DK-52")
def test_two_touching_temples_are_two_for_a_forest_unless_an_option_joins_them() -> None:
    assert prices(table({0: "PAIR"}, "1c4")) == {"1f4": 1}
    group = table({0: "PAIR"}, "1c4", options={"adjacent_temples": "temple_group"})
    assert prices(group) == {"1f4": 0}


@rule("DK-44", "DK-64", "T20")
def test_a_forest_at_the_water_has_one_price() -> None:
    exempt = table({0: rows("FWF", "F.")}, "1a2 1b2")
    assert prices(exempt)["1a1"] == 0
    assert prices(exempt)["1c1"] == 1
    due = table({0: rows(".WW", "..F")}, "1b2")
    assert prices(due)["1c2"] == 1
    act(due, "place 1c2")
    assert (due.left, due.sacrificed[0]) == (1, 1)


@rule("DK-46", "DK-71", "E7")
def test_a_volcano_is_a_bridge_that_burns() -> None:
    d = table({0: rows(".VR")}, "1a1")
    assert "1c1" not in prices(d)
    act(d, "place 1b1", "place 1c1", "sacrifice", "end_turn")
    assert d.owner[cell("1b1")] == -1
    assert d.owner[cell("1c1")] == 0
    assert d.sacrificed[0] == 2
    assert d.ruins[0] == 1


@rule("DK-47", "DK-29")
def test_a_volcano_costs_the_token_and_nothing_else() -> None:
    d = table({0: rows(".V", "..")}, "1a1")
    act(d, "place 1b1")
    assert (d.left, d.sacrificed[0]) == (2, 0)
    act(d, "place 1a2", "place 1b2")
    assert d.active != 0
    assert d.sacrificed[0] == 1
    assert cell("1b1") not in d.tokens[0]


@rule("DK-29")
def test_only_the_tokens_of_the_player_whose_turn_ends_burn() -> None:
    d = table({0: rows(".V", "V.")}, "1a1", "1b2")
    d.put(1, cell("1a2"))  # seat 1 stands on a volcano: cannot happen between turns
    act(d, "place 1b1", "sacrifice", "sacrifice")
    assert d.owner[cell("1b1")] == -1
    assert d.owner[cell("1a2")] == 1


@rule("DK-48", "T5", "DK-46")
def test_a_token_moved_off_the_volcano_is_saved() -> None:
    d = table({0: rows(".V.", "..")}, "1a1", guardian=3)
    act(d, "place 1b1", "place 1c1", "move 1b1")  # only b2 is free beside it
    assert d.owner[cell("1b2")] == 0
    act(d, "place 1a2")
    assert d.active != 0
    assert d.sacrificed[0] == 0


@rule("DK-48", "T6", "DK-85")
def test_an_old_token_moved_onto_a_volcano_burns() -> None:
    d = table({0: rows(".V", ".", ".")}, "1a2 1a1", guardian=3)
    act(d, "move 1a1")
    assert d.owner[cell("1b1")] == 0
    act(d, "sacrifice", "sacrifice", "sacrifice")
    assert d.sacrificed[0] == 4
    assert d.last[0] == -1


@rule("T23", "DK-29", "DK-46", "DK-97")
def test_a_volcano_in_the_last_turn_counts_in_the_ranking() -> None:
    d = table({0: rows(".V")}, "1a1", "", left=1)
    d.round = 8
    d.hand = [1, 0]
    d.calls = [-1, 0, 1]
    act(d, "place 1b1")
    assert d.over()
    assert d.sacrificed == [1, 0]
    assert breakdown(d)[0]["sacrifice"] == 3


@rule("DK-46")
def test_until_the_end_of_the_turn_a_volcano_token_is_like_any_other() -> None:
    d = table({0: rows(".Vt.", "MMM")}, "1a1", guardian=3)
    act(d, "place 1b1")
    assert prices(d) == {"1d1": 0}  # it uses the temple
    assert explored(d, 0) == [cell("1c1")]
    assert "1b1" in may(d, "move")
