"""BB-351 to BB-355: building on the ceremony spaces."""

import pytest

from archipel.games.bora_bora.components import DATA
from tests.bora_bora.build import goods, on_offer, on_tiles
from tests.bora_bora.table import (
    act,
    do_action,
    end,
    lines,
    materials_of,
    persons_turn,
    place_dice,
    points,
    table,
    told,
)
from tests.marks import rule

FIRE = ("fire fire_offering", "fire fire_status")


def neighbours() -> set[tuple[str, str]]:
    """Ceremony spaces side by side, by their names: row, column."""
    spaces = [f"c{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    return {
        (a, b)
        for a in spaces
        for b in spaces
        if (int(b[1]) - int(a[1]), int(b[2]) - int(a[2])) in ((0, 1), (1, 0))
    }


@rule("BB-351")
@pytest.mark.parametrize("value", range(1, 7))
def test_an_unbuilt_building_not_higher_than_the_die(value: int) -> None:
    m = table(materials={0: "c11 c12"}, buildings={0: "building_2=c31_c32"})
    found = {f"build building_{n}" for n in range(1, value + 1) if n != 2}
    assert on_offer(m, "build", value) == found


@rule("BB-352", "X-08")
@pytest.mark.parametrize(
    ("materials", "buildings", "pairs"),
    [
        ("c11 c12", "", {"c11_c12"}),
        ("c11 c22", "", set()),  # diagonal
        ("c14 c21", "", set()),  # the end of a row and the beginning of the next
        ("c11", "building_1=c12_c13", set()),  # covered, not filled
        ("c11 c12 c13 c21", "", {"c11_c12", "c12_c13", "c11_c21"}),
        ("c23 c33 c24 c34", "", {"c23_c24", "c33_c34", "c23_c33", "c24_c34"}),
    ],
)
def test_two_filled_spaces_side_by_side(materials: str, buildings: str, pairs: set[str]) -> None:
    m = table(materials={0: materials}, buildings={0: buildings})
    place_dice(m, (0, "6 6"))
    assert ("die_6 tile_build" in on_tiles(m)) == bool(pairs)
    if not pairs:
        return
    act(m, 0, "place die_6 tile_build", "build building_6")
    if len(pairs) > 1:
        assert lines(m) == {f"site {pair}" for pair in pairs}
    else:
        assert told(m, "built") == [("built", "seat_0", "building_6", *pairs, "10")]


@rule("BB-352")
@pytest.mark.parametrize(("a", "b"), sorted(neighbours()))
def test_every_pair_can_be_built_on(a: str, b: str) -> None:
    m = do_action(table(materials={0: f"{a} {b}"}), "build", 1)
    assert told(m, "built") == [("built", "seat_0", "building_1", f"{a}_{b}", "10")]
    assert materials_of(m, 0) == set()
    assert len(DATA["ceremony_spaces"]["pairs"]) == len(neighbours()) == 17


@rule("BB-352", "BB-355")
def test_the_materials_go_back_and_the_spaces_are_covered() -> None:
    m = do_action(table(materials={0: "c11 c12 c13"}), "build", 4)
    act(m, 0, "build building_4", "site c12_c13", *FIRE)
    assert materials_of(m, 0) == {"c11"}
    spaces = {space.id: space.building for space in m.view(0).players[0].ceremony}
    assert (spaces["c12"], spaces["c13"], spaces["c11"]) == ("building_4", "building_4", None)
    mine = m.view(0).players[0]
    assert [b.building for b in mine.built] == ["building_4"]
    assert "building_4" not in mine.unbuilt
    assert mine.pairs == []


@rule("BB-352", "BB-206")
def test_without_a_building_low_enough_it_cannot_be_chosen() -> None:
    built = "building_1=c21_c31 building_2=c13_c14"
    m = table(materials={0: "c11 c12"}, buildings={0: built})
    place_dice(m, (0, "1 2 3"))
    assert {line for line in on_tiles(m) if "build" in line} == {"die_3 tile_build"}


@rule("BB-353", "BB-354", "X-09")
@pytest.mark.parametrize(("round", "worth"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
@pytest.mark.parametrize("value", [1, 6])
def test_buildings_score_by_round_whatever_their_value(round: int, worth: int, value: int) -> None:
    m = do_action(table(round=round, materials={0: "c11 c12"}), "build", 6)
    assert m.view(0).building_points == worth
    act(m, 0, f"build building_{value}")
    assert points(m, "buildings")[0] == worth
    assert m.lines() == ["fire fire_god_card", "fire fire_offering"]
    act(m, 0, *FIRE)
    assert m.over
    assert goods(m, 0)["status"] == 1


@rule("BB-353", "BB-405", "X-09")
def test_a_person_builds_for_the_same() -> None:
    m = table(round=5, materials={0: "c11 c12"}, persons={0: "man_build_1"})
    persons_turn(m)
    act(m, 0, "use man build", "build building_3")
    assert points(m, "buildings")[0] == 4
    act(m, 0, *FIRE)
    assert (goods(m, 0)["offerings"], goods(m, 0)["status"]) == (1, 1)


@rule("BB-355", "BB-352", "R-19")
def test_a_space_left_alone_takes_a_material_but_no_building() -> None:
    built = "building_1=c12_c13 building_2=c21_c22"
    m = table(buildings={0: built})
    do_action(m, "helper", 2)
    act(m, 0, "material sand")
    assert "lay c11" in m.lines()
    act(m, 0, "lay c11")  # both neighbours are covered
    place_dice(m, (0, "6 6"))
    assert "die_6 tile_build" not in on_tiles(m)


@rule("R-19", "BB-714")
def test_a_material_on_a_space_left_alone_counts_for_the_goal_of_covered_spaces() -> None:
    built = "building_1=c12_c13 building_2=c21_c22 building_3=c14_c24 building_4=c23_c33"
    rest = "c11 c31 c32 c34"
    m = end(table(2, buildings={0: built}, materials={0: rest}))
    assert points(m, "goals") == [6, 0]


@rule("BB-210", "BB-354")
def test_everybody_sees_what_is_being_built_and_when_it_is_done() -> None:
    m = do_action(table(materials={0: "c11 c12 c13"}), "build", 4)
    act(m, 0, "build building_4")
    action = m.view(1).action
    assert action is not None
    assert (action.seat, action.building, action.value) == ("seat_0", "building_4", 4)
    act(m, 0, "site c11_c12")
    action = m.view(1).action
    assert action is not None
    assert action.building is None  # the fire bonus is left
    act(m, 0, *FIRE)
    assert m.view(1).action is None
