"""BB-406, BB-614, BB-618: the Green God in phase B."""

import pytest

from archipel.kernel.match import Match
from tests.bora_bora.build import WOMEN, built, goods, kind_tiles
from tests.bora_bora.table import (
    FROM_12,
    act,
    at,
    huts_left,
    let,
    lines,
    operands,
    persons_of,
    persons_turn,
    place_dice,
    points,
    regions_of,
    table,
    told,
)
from tests.marks import rule

NUMBERS = pytest.mark.parametrize("count", [1, 2, 3])
FIRE = ("fire fire_offering", "fire fire_shell")


def doubled(kind: str, count: int, **what: object) -> Match:
    """Women of a kind are used with Green, paid with a god tile."""
    names = kind_tiles("woman", kind, count)
    m = table(persons={0: names}, god_tiles={0: 1}, **what)  # type: ignore[arg-type]
    persons_turn(m)
    act(m, 0, f"use_doubled woman {kind}")
    return m


def choices_for(kind: str, count: int, **what: object) -> set[str]:
    """What is offered to a seat that can pay Green."""
    names = kind_tiles("woman", kind, count)
    m = table(persons={0: names}, god_tiles={0: 1}, **what)  # type: ignore[arg-type]
    return lines(persons_turn(m)) - lines(m, "use_only")


@rule("BB-406", "BB-614", "E-09")
def test_two_dancers_score_8() -> None:
    m = table(
        persons={0: "woman_victory_points_1 woman_victory_points_2"},
        hands={0: "green"},
        offerings={0: 1},
    )
    persons_turn(m)
    both = {"use woman victory_points", "use_doubled woman victory_points", "end_turn"}
    assert lines(m) - lines(m, "use_only") == both
    act(m, 0, "use_doubled woman victory_points")
    assert points(m, "persons")[0] == 8
    assert (goods(m, 0)["cards"], goods(m, 0)["offerings"]) == (0, 0)
    assert told(m, "god-played") == [("god-played", "seat_0", "god_green", "god_green")]


@rule("BB-614", "BB-404")
@NUMBERS
@pytest.mark.parametrize(
    ("kind", "good", "each"),
    [
        ("victory_points", "score", 4),
        ("offering", "offerings", 2),
        ("status", "status", 2),
        ("shell", "shells", 2),
    ],
)
def test_gains_are_doubled_after_adding_up(count: int, kind: str, good: str, each: int) -> None:
    m = doubled(kind, count)
    assert goods(m, 0) == {**goods(table(), 0), good: each * count}
    assert m.over


@rule("BB-614")
@NUMBERS
def test_materials_cards_and_huts_are_doubled(count: int) -> None:
    m = doubled("material", count)
    for number in range(2 * count):
        assert m.details() == {"count": 2 * count - number}
        act(m, 0, "material wood" if number < 4 else "material sand")
        if m.ask() == "lay-material":
            m.play(0, m.position.options[0])
    assert m.over
    m = doubled("god_card", count, display="red red")
    for _ in range(2 * count):
        act(m, 0, "draw god_pile")
        let(m, "deal god_white")
    assert m.over
    m = doubled("move_hut", count)
    for _ in range(2 * count - 1):
        act(m, 0, "move_hut")
    assert m.over
    assert at(m).huts_12[0] == 2 + 2 * count


@rule("BB-614")
@pytest.mark.parametrize(("count", "most"), [(1, 4), (2, 6)])
def test_paths_are_doubled_up_to_6(count: int, most: int) -> None:
    m = doubled("land_path", count, huts={0: "center_mountain center_forest east_beach"})
    goals = {"center_plain": 3, "center_beach": 2, "east_forest": 6}
    assert operands(m, "expand") == {region for region, value in goals.items() if value <= most}


@rule("BB-614", "BB-404", "E-10")
def test_a_builder_builds_any_building_but_one_only() -> None:
    m = doubled("build", 1, materials={0: "c11 c12 c33 c34"})
    assert operands(m, "build") == {f"building_{n}" for n in range(1, 7)}
    act(m, 0, "build building_6", "site c11_c12", *FIRE)
    assert built(at(m), 0) == 1
    assert m.over


@rule("BB-614")
def test_a_messenger_takes_one_person_from_any_slot() -> None:
    m = doubled("recruit_man", 1, men="- man_build_1 - - - man_build_2", huts={0: "center_plain"})
    assert lines(m) == {"recruit man_slot_2", "recruit man_slot_6"}
    act(m, 0, "recruit man_slot_6")
    assert persons_of(m, 0) == {"woman_recruit_man_1", "man_build_2"}


@rule("BB-614", "X-14", "R-10")
@pytest.mark.parametrize(
    ("kind", "count", "what", "useful"),
    [
        ("recruit_man", 2, {"men": "man_build_1 - - man_build_2"}, False),  # 6 already
        ("recruit_man", 3, {"men": "man_build_1 - - man_build_2"}, False),
        ("recruit_man", 1, {"men": "man_build_1 - - man_build_2"}, True),
        ("recruit_man", 1, {"men": "man_build_1 - man_build_2"}, False),  # nobody on 4 to 6
        ("land_path", 3, {"huts": {0: "center_mountain"}}, False),
        ("land_path", 2, {"huts": {0: "center_mountain"}}, False),  # nothing beyond 4
        ("land_path", 1, {"huts": {0: "center_mountain"}}, True),
        ("build", 2, {"materials": {0: "c11 c12"}}, False),
        ("build", 1, {"materials": {0: "c11 c12"}}, True),
        ("status", 1, {"status": {0: 26}}, False),  # one step is left
        ("status", 1, {"status": {0: 25}}, True),
        ("shell", 3, {}, True),
    ],
)
def test_doubling_is_offered_only_if_it_changes_something(
    kind: str, count: int, what: dict[str, object], useful: bool
) -> None:
    what = {"huts": {0: "east_forest north_beach south_plain"}, **what}
    expected = {f"use woman {kind}", "end_turn"}
    if useful:
        expected.add(f"use_doubled woman {kind}")
    assert choices_for(kind, count, **what) == expected


@rule("BB-614", "X-14")
def test_doubled_hut_moves_need_enough_huts() -> None:
    for singles, useful in ((1, False), (2, True)):
        m = table(persons={0: "woman_move_hut_1"}, god_tiles={0: 1})
        huts_left(m, 0, singles=singles, on_12=1)
        persons_turn(m)
        assert ("use_doubled woman move_hut" in m.lines()) == useful


@rule("BB-408", "BB-614", "X-31")
@pytest.mark.parametrize("payable", [False, True])
def test_a_scout_who_needs_green(payable: bool) -> None:
    m = table(
        huts={0: "center_plain"},  # by land 3 and 4
        persons={0: "woman_land_path_1 man_shell_1"},
        hands={0: "green"},
        offerings={0: int(payable)},
    )
    persons_turn(m)
    men = {"use man shell", "end_turn"}
    if not payable:
        assert lines(m) == men
        return
    assert lines(m) == men | {"use_doubled woman land_path", "use_doubled man shell"}
    act(m, 0, "use_doubled woman land_path")
    assert goods(m, 0)["cards"] == 0  # Green is part of the choice
    assert lines(m) == {FROM_12, "expand center_mountain", "expand center_forest"}


@rule("BB-614", "BB-401", "BB-006", "R-11", "E-11")
def test_a_green_card_just_taken_gives_one_more_kind() -> None:
    m = table(
        huts={0: "center_mountain"},
        persons={0: "woman_land_path_1 woman_land_path_2 man_god_card_1 woman_recruit_man_1"},
        men="man_build_1 man_build_2 man_build_3 man_status_1",
        offerings={0: 1},
        display="green red",
    )
    persons_turn(m)
    act(m, 0, "use woman land_path", "expand center_beach", "lay c11")
    assert lines(m) == {"use man god_card", "end_turn"}
    act(m, 0, "use man god_card", "draw god_green")
    let(m, "reveal god_green")
    assert lines(m) == {"use_extra woman recruit_man", "end_turn"}
    act(m, 0, "use_extra woman recruit_man")
    assert operands(m, "recruit") == {"man_slot_1", "man_slot_2", "man_slot_3"}
    act(m, 0, "recruit man_slot_3")
    assert m.over  # Green is used up, and both genders have acted
    assert goods(m, 0)["offerings"] == 0


@rule("BB-614", "X-15")
@pytest.mark.parametrize("rest", [{"god_tiles": {0: 3}}, {"hands": {0: "green green red red"}}])
def test_one_green_god_per_phase(rest: dict[str, object]) -> None:
    everybody = "man_shell_1 man_offering_1 woman_shell_1 woman_offering_1"
    m = table(persons={0: everybody}, offerings={0: 5}, **rest)  # type: ignore[arg-type]
    persons_turn(m)
    act(m, 0, "use_doubled man shell")
    if m.ask() == "pay-for-green":
        act(m, 0, "green god_green")
    assert lines(m) == {"use woman shell", "use woman offering", "end_turn"}
    act(m, 0, "use woman shell")
    assert m.over


@rule("BB-614")
def test_after_one_more_kind_nothing_is_doubled() -> None:
    everybody = "man_shell_1 man_offering_1 woman_shell_1"
    m = persons_turn(table(persons={0: everybody}, god_tiles={0: 3}))
    act(m, 0, "use man shell", "use_extra man offering")
    assert lines(m) == {"use woman shell", "end_turn"}
    assert goods(m, 0)["offerings"] == 1  # not doubled


@rule("BB-614", "BB-410")
def test_each_player_has_a_green_of_their_own() -> None:
    m = table(persons={0: "man_shell_1", 1: "man_shell_2"}, god_tiles={0: 1, 1: 1})
    persons_turn(m, 0, 1)
    act(m, 0, "use_doubled man shell")
    act(m, 1, "use_doubled man shell")
    assert [player.shells for player in m.view(0).players] == [2, 2, 0, 0]


@rule("BB-618", "R-08", "X-35")
def test_any_kind_that_gender_has_not_used() -> None:
    m = table(
        huts={0: "center_mountain"},
        persons={
            0: "man_god_card_1 woman_land_path_1 man_land_path_1 man_land_path_2 woman_god_card_1"
        },
        display="red red",
        god_tiles={0: 1},
    )
    persons_turn(m)
    act(m, 0, "use man god_card", "draw god_pile")
    let(m, "deal god_blue")
    act(m, 0, "use woman land_path", "expand center_beach", "lay c11", "no_god")
    assert lines(m) == {"use_extra man land_path", "use_extra woman god_card", "end_turn"}
    act(m, 0, "use_extra man land_path")
    act(m, 0, "expand center_plain")
    assert m.over
    assert len(regions_of(m, 0)) == 3


@rule("BB-618", "R-11")
def test_one_more_kind_only_after_the_gender_has_acted() -> None:
    m = table(persons={0: "man_shell_1 man_offering_1 woman_shell_1"}, god_tiles={0: 1})
    persons_turn(m)
    assert operands(m, "use_extra") == set()
    act(m, 0, "use man shell")
    assert operands(m, "use_extra") == {"man offering"}
    assert operands(m, "use") == {"woman shell"}
    act(m, 0, "use woman shell")
    assert lines(m) == {"use_extra man offering", "end_turn"}


@rule("BB-614", "BB-602")
def test_ways_to_pay_green() -> None:
    m = table(
        persons={0: "man_shell_1"},
        hands={0: "green green red red blue"},
        offerings={0: 1},
        god_tiles={0: 1},
    )
    persons_turn(m)
    act(m, 0, "use_doubled man shell")
    assert lines(m) == {"green god_green", "green god_red", "green god_tile"}
    act(m, 0, "green god_red")
    assert m.view(0).discard == {"god_red": 2}
    assert goods(m, 0)["shells"] == 2


@rule("BB-614", "BB-406")
def test_green_is_no_use_in_phase_a() -> None:
    m = table(hands={0: "green"}, offerings={0: 2}, women=WOMEN)
    place_dice(m, (0, "3 3"))
    assert operands(m, "place_with") == set()
    act(m, 0, "place die_3 tile_woman")
    assert lines(m) == {f"recruit woman_slot_{n}" for n in (1, 2, 3)}
