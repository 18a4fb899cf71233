"""BB-321 to BB-324: taking women and men."""

import pytest

from tests.bora_bora.build import MEN, WOMEN, goods, on_tiles, spaces_of
from tests.bora_bora.table import (
    act,
    do_action,
    huts_left,
    lines,
    on_space_12,
    operands,
    persons_of,
    place_dice,
    put_person,
    put_person_on_12,
    table,
)
from tests.marks import rule


@rule("BB-321", "E-03")
@pytest.mark.parametrize(("gender", "row"), [("woman", WOMEN), ("man", MEN)])
def test_a_slot_not_higher_than_the_die(gender: str, row: str) -> None:
    m = do_action(table(men=MEN, women=WOMEN), gender, 4)
    assert operands(m, "recruit") == {f"{gender}_slot_{n}" for n in (1, 2, 3, 4)}
    act(m, 0, f"recruit {gender}_slot_4")
    assert persons_of(m, 0) == {row.split()[3]}


@rule("BB-321")
def test_empty_slots_are_not_refilled() -> None:
    m = place_dice(table(women=WOMEN), (0, "6 5"), (1, "3 2"))
    act(m, 0, "place die_6 tile_woman", "recruit woman_slot_2")
    assert [slot.person is None for slot in m.view(0).women] == [False, True, *[False] * 4]
    act(m, 1, "place die_3 tile_woman")
    assert lines(m) == {"recruit woman_slot_1", "recruit woman_slot_3"}


@rule("BB-322", "BB-110")
def test_either_gender_anywhere_in_the_upper_position() -> None:
    m = table(huts={0: "center_forest"}, men=MEN, women=WOMEN)
    do_action(m, "man", 2)
    act(m, 0, "recruit man_slot_2")
    do_action(m, "woman", 3)
    act(m, 0, "recruit woman_slot_3")
    spaces = spaces_of(m, 0)
    assert (spaces["space_1"], spaces["space_2"]) == ("man_status_1", "woman_shell_1")
    assert spaces["space_3"] == "hut"
    assert not any(space.shifted for space in m.view(0).players[0].spaces)


@rule("BB-322", "BB-206")
def test_without_a_free_space_nobody_is_taken() -> None:
    m = table(men=MEN, women=WOMEN)
    put_person(m, 0, "man_water_path_1")  # the only free space
    place_dice(m, (0, "6 5"))
    assert on_tiles(m) == {f"die_{d} tile_{t}" for d in (5, 6) for t in ("helper", "temple")}
    m = table(men=MEN, women=WOMEN)
    place_dice(m, (0, "6 5"))
    both = {f"die_{d} tile_{t}" for d in (5, 6) for t in ("man", "woman")}
    assert both <= on_tiles(m)


@rule("BB-322", "BB-206")
@pytest.mark.parametrize("face", range(1, 7))
def test_without_a_person_within_reach_nobody_is_taken(face: int) -> None:
    m = place_dice(table(men="- - - man_build_1"), (0, f"{face} {face}"))
    assert (f"die_{face} tile_man" in on_tiles(m)) == (face >= 4)
    assert f"die_{face} tile_woman" not in on_tiles(m)


@rule("BB-323")
@pytest.mark.parametrize(
    ("gender", "row"),
    [
        ("man", "man_victory_points_3 man_status_3"),
        ("woman", "woman_shell_3 woman_offering_3"),
    ],
)
def test_taking_a_person_does_nothing_else(gender: str, row: str) -> None:
    m = table(men=row, women=row)
    before = goods(m, 0)
    do_action(m, gender, 2)
    act(m, 0, f"recruit {gender}_slot_1")
    assert m.over
    assert goods(m, 0) == before


@rule("BB-324", "BB-014")
@pytest.mark.parametrize("spot", ["single_space", "space_12"])
def test_a_single_space_or_space_12(spot: str) -> None:
    m = table(women=WOMEN)
    huts_left(m, 0, singles=5, on_12=0)
    do_action(m, "woman", 2)
    assert lines(m) == {"recruit woman_slot_1", "recruit woman_slot_2", "person_onto space_12"}
    if spot == "space_12":
        act(m, 0, "person_onto space_12")
        assert m.details()["spot"] == "space_12"
    act(m, 0, "recruit woman_slot_2")
    assert on_space_12(m, 0) == ("woman_status_1" if spot == "space_12" else None)
    assert persons_of(m, 0) == {"woman_status_1"}


@rule("BB-324", "R-10")
def test_space_12_is_no_choice_when_no_hut_could_be_moved_there() -> None:
    m = table(women=WOMEN)
    huts_left(m, 0, singles=0, on_12=0)
    do_action(m, "woman", 2)
    assert lines(m) == {"recruit woman_slot_1", "recruit woman_slot_2"}


@rule("BB-324", "BB-014")
def test_a_person_with_one_space_to_go_to_is_not_asked() -> None:
    m = table(women=WOMEN)  # space 12 has huts
    do_action(m, "woman", 2)
    act(m, 0, "recruit woman_slot_2")
    assert (m.over, spaces_of(m, 0)["space_1"]) == (True, "woman_status_1")
    m = table(women=WOMEN)  # a person lies there
    huts_left(m, 0, singles=5, on_12=0)
    put_person_on_12(m, 0, "man_build_1")
    do_action(m, "woman", 2)
    act(m, 0, "recruit woman_slot_2")
    assert m.over
    assert on_space_12(m, 0) == "man_build_1"
