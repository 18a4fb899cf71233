"""BB-531 to BB-538, BB-615, BB-616: fulfilling, abandoning and taking tasks."""

import pytest

from archipel.kernel.match import Refused
from tests.bora_bora.build import goods, whole
from tests.bora_bora.table import (
    act,
    at,
    boxed_tasks,
    give_tasks,
    hand_of,
    lines,
    open_tasks_of,
    phase_c,
    points,
    table,
    take_tasks,
    task_display,
    told,
)
from tests.marks import rule

EIGHT = "center_forest center_plain center_mountain center_beach north_beach north_mountain"
EIGHT += " east_forest east_beach"


@rule("BB-531")
def test_one_task_for_6_points() -> None:
    m = table(shells={0: 4}, offerings={0: 4}, tasks={0: "shells_4 offerings_4 jewels_4"})
    give_tasks(m)
    assert lines(m) == {"fulfil shells_4", "fulfil offerings_4"}  # and no abandoning
    act(m, 0, "fulfil shells_4")
    assert points(m, "tasks")[0] == 6
    assert open_tasks_of(m, 0) == {"offerings_4", "jewels_4"}
    assert m.view(0).players[0].tasks_done == 1
    assert m.over  # exactly one


@rule("BB-531")
def test_the_only_task_possible_must_be_fulfilled() -> None:
    m = give_tasks(table(shells={0: 4}, tasks={0: "shells_4 men_4 jewels_4"}))
    assert told(m, "fulfilled") == [("fulfilled", "seat_0", "shells_4", "6")]
    assert m.over


@rule("BB-532", "BB-536")
def test_who_can_fulfil_none_abandons_one() -> None:
    m = give_tasks(table(tasks={0: "shells_4 men_4 jewels_4"}))
    assert lines(m) == {"abandon shells_4", "abandon men_4", "abandon jewels_4"}
    act(m, 0, "abandon men_4")
    assert points(m, "tasks")[0] == 0
    assert open_tasks_of(m, 0) == {"shells_4", "jewels_4"}
    assert (m.view(0).players[0].tasks_done, boxed_tasks(m)) == (0, 1)


@rule("BB-533", "BB-531", "BB-538", "R-13", "X-21")
def test_one_outright_another_with_yellow() -> None:
    what = {"tasks": {0: "shells_4 men_4 jewels_4"}, "god_tiles": {0: 1}}
    men = "man_build_1 man_build_2 man_build_3"
    m = give_tasks(table(shells={0: 4}, persons={0: men}, **what))  # type: ignore[arg-type]
    assert lines(m) == {"fulfil shells_4", "yellow men_4 god_tile"}  # but not abandoning
    act(m, 0, "yellow men_4 god_tile")
    assert points(m, "tasks")[0] == 4
    m = give_tasks(table(persons={0: men}, **what))  # type: ignore[arg-type]
    abandoning = {"abandon shells_4", "abandon men_4", "abandon jewels_4"}
    assert lines(m) == abandoning | {"yellow men_4 god_tile"}
    act(m, 0, "abandon men_4")
    assert points(m, "tasks")[0] == 0


@rule("BB-615", "BB-533", "BB-536", "E-12")
@pytest.mark.parametrize(
    ("task", "what"),
    [
        ("material_wood_3", {"materials": {0: "c12 c23"}}),
        ("material_wood_3", {"materials": {0: "c12"}, "beside": {0: "wood"}}),
        ("nine_huts", {"huts": {0: EIGHT}}),
    ],
)
def test_yellow_waives_one_unit_for_4_points(task: str, what: dict[str, object]) -> None:
    m = table(
        hands={0: "yellow"},
        offerings={0: 1},
        tasks={0: f"{task} men_4 jewels_4"},
        **what,  # type: ignore[arg-type]
    )
    give_tasks(m)
    assert f"yellow {task} god_yellow" in m.lines()
    act(m, 0, f"yellow {task} god_yellow")
    assert points(m, "tasks")[0] == 4
    assert goods(m, 0)["offerings"] == 0
    assert hand_of(m, 0) == ""
    mine = m.view(0).players[0]
    assert (mine.tasks_done, mine.tasks_done_with_yellow) == (1, 1)


@rule("BB-615", "BB-538", "X-18")
@pytest.mark.parametrize(
    ("man", "first", "possible"),
    [(True, False, "yellow"), (False, True, "yellow"), (False, False, ""), (True, True, "fulfil")],
)
def test_a_man_and_turn_order_tile_1(man: bool, first: bool, possible: str) -> None:
    m = table(
        order=[0, 1, 2, 3] if first else [1, 0, 2, 3],
        persons={0: "man_build_1" if man else ""},
        tasks={0: "start_man_first_player men_4 jewels_4"},
        god_tiles={0: 3},
    )
    give_tasks(m)
    ways = lines(m, "yellow") | lines(m, "fulfil") | {line[0] for line in told(m, "fulfilled")}
    expected = {"": set(), "yellow": {"yellow start_man_first_player god_tile"}}
    assert ways == expected.get(possible, {"fulfilled"})


@rule("BB-615", "BB-538")
def test_two_units_are_too_many_whatever_can_be_paid() -> None:
    m = table(shells={0: 2}, tasks={0: "shells_4 men_4 jewels_4"}, god_tiles={0: 3})
    give_tasks(m)
    assert lines(m, "yellow") == set()


@rule("BB-534")
def test_tasks_ask_for_at_least_so_much_and_take_nothing() -> None:
    m = table(
        shells={0: 7},
        persons={0: "man_build_1 man_build_2 man_build_3 man_status_1 man_shell_1"},
        tasks={0: "shells_4 men_4 jewels_4"},
    )
    give_tasks(m)
    assert lines(m) == {"fulfil shells_4", "fulfil men_4"}
    act(m, 0, "fulfil shells_4")
    assert goods(m, 0)["shells"] == 7


@rule("BB-535", "R-14")
def test_everybody_takes_a_new_task_and_two_are_left() -> None:
    m = whole(3)
    row = task_display(m)
    for seat in range(3):
        give_tasks(m, seat)
        m.play(seat, m.position.options[0])
    take_tasks(m, 0, 1, 2)
    for seat in range(3):
        assert (m.seat, lines(m)) == (seat, {f"task {task}" for task in row})
        act(m, seat, f"task {row[-1]}")
        assert row.pop() in open_tasks_of(m, seat)
        assert len(open_tasks_of(m, seat)) == 3
    assert len(row) == 2
    assert task_display(m) == row


@rule("BB-535", "R-14", "BB-701")
def test_in_two_passes_in_round_6_too() -> None:
    m = phase_c(whole(2, round=6))
    asked = []
    while not m.over:
        asked.append((m.seat, m.ask()))
        m.play(m.seat, m.position.options[0])
    assert asked == [(0, "give-task"), (1, "give-task"), (0, "take-task"), (1, "take-task")]
    assert [len(open_tasks_of(m, seat)) for seat in (0, 1)] == [3, 3]
    assert boxed_tasks(m) == 2 + 2  # abandoned, and left over


@rule("BB-535")
def test_nobody_may_decline() -> None:
    m = take_tasks(whole(2, tasks={0: "nine_huts jewels_4"}))
    assert {line.split()[0] for line in m.lines()} == {"task"}
    with pytest.raises(Refused):
        act(m, 0, "finish")


@rule("BB-537", "BB-538", "X-19", "X-39", "R-12")
@pytest.mark.parametrize(
    ("option", "offerings", "what", "ways"),
    [
        ("spent_first", 3, {"hands": {0: "yellow"}}, set()),
        ("spent_first", 3, {"god_tiles": {0: 1}}, {"god_tile"}),
        ("spent_first", 3, {"hands": {0: "yellow red red"}, "god_tiles": {0: 1}}, {"god_tile"}),
        ("still_shown", 3, {"hands": {0: "yellow"}}, {"god_yellow"}),
        ("still_shown", 3, {"god_tiles": {0: 1}}, {"god_tile"}),
        ("still_shown", 2, {"hands": {0: "yellow"}, "god_tiles": {0: 1}}, set()),
    ],
)
def test_four_offerings_with_yellow(
    option: str, offerings: int, what: dict[str, object], ways: set[str]
) -> None:
    m = table(
        offerings={0: offerings},
        tasks={0: "offerings_4 men_4 jewels_4"},
        yellow_payment=option,
        **what,  # type: ignore[arg-type]
    )
    give_tasks(m)
    assert lines(m, "yellow") == {f"yellow offerings_4 {way}" for way in ways}
    if ways:
        act(m, 0, *lines(m, "yellow"))
        assert points(m, "tasks")[0] == 4
        assert at(m).offerings[0] == offerings - (ways != {"god_tile"})


@rule("BB-537", "BB-538", "R-12")
@pytest.mark.parametrize(
    ("option", "tiles", "ways"),
    [("spent_first", 1, set()), ("still_shown", 1, {"god_tile"})],
)
def test_two_god_tiles_with_yellow(option: str, tiles: int, ways: set[str]) -> None:
    m = table(
        god_tiles={0: tiles},
        tasks={0: "god_tiles_2 men_4 jewels_4"},
        yellow_payment=option,
    )
    give_tasks(m)
    assert lines(m, "yellow") == {f"yellow god_tiles_2 {way}" for way in ways}


@rule("BB-616", "BB-537", "BB-538", "X-20", "R-12")
@pytest.mark.parametrize(
    ("option", "ways"),
    [("spent_first", {"god_red"}), ("still_shown", {"god_yellow", "god_red"})],
)
def test_two_yellow_cards_with_yellow(option: str, ways: set[str]) -> None:
    m = table(
        hands={0: "yellow red red"},
        offerings={0: 1},
        tasks={0: "god_cards_yellow_2 men_4 jewels_4"},
        yellow_payment=option,
    )
    give_tasks(m)
    assert lines(m, "yellow") == {f"yellow god_cards_yellow_2 {way}" for way in ways}
    act(m, 0, "yellow god_cards_yellow_2 god_red")
    assert (points(m, "tasks")[0], hand_of(m, 0)) == (4, "yellow")


@rule("BB-616", "R-21")
@pytest.mark.parametrize(
    ("task", "hand"),
    [
        ("god_cards_blue_2", "red red white white"),
        ("god_cards_same_3", "red red white white"),
        ("god_cards_different_4", "red red white white blue blue"),
    ],
)
def test_neither_god_tiles_nor_pairs_stand_in_for_cards(task: str, hand: str) -> None:
    m = table(
        hands={0: hand}, god_tiles={0: 3}, offerings={0: 3}, tasks={0: f"{task} men_4 jewels_4"}
    )
    give_tasks(m)
    assert lines(m, "fulfil") == set()
    assert told(m, "fulfilled") == []


@rule("BB-616", "BB-534")
def test_cards_are_shown_not_spent() -> None:
    m = give_tasks(table(hands={0: "red red red"}, tasks={0: "god_cards_same_3 men_4 jewels_4"}))
    assert told(m, "fulfilled") == [("fulfilled", "seat_0", "god_cards_same_3", "6")]
    assert hand_of(m, 0) == "red red red"
    assert m.view(1).players[0].known == {"god_red": 3}


@rule("BB-615", "BB-602", "BB-617")
def test_every_way_to_pay_yellow() -> None:
    m = table(
        shells={0: 3},
        hands={0: "yellow yellow blue blue green"},
        offerings={0: 1},
        god_tiles={0: 1},
        tasks={0: "shells_4 men_4 jewels_4"},
    )
    give_tasks(m)
    ways = ("god_blue", "god_yellow", "god_tile")
    assert lines(m, "yellow") == {f"yellow shells_4 {way}" for way in ways}
    act(m, 0, "yellow shells_4 god_blue")
    assert hand_of(m, 0) == "green yellow yellow"


@rule("BB-615", "BB-601")
def test_a_yellow_card_without_an_offering_is_no_help() -> None:
    m = table(shells={0: 3}, hands={0: "yellow"}, tasks={0: "shells_4 men_4 jewels_4"})
    give_tasks(m)
    assert lines(m) == {"abandon shells_4", "abandon men_4", "abandon jewels_4"}


@rule("BB-531", "BB-503")
def test_turn_order_tile_1_is_that_of_the_new_order() -> None:
    m = whole(
        2,
        persons={1: "man_build_1"},
        tasks={0: "nine_huts buildings_3 jewels_4", 1: "start_man_first_player men_4 women_4"},
        status={1: 2},
    )
    phase_c(m)
    assert told(m, "fulfilled") == [("fulfilled", "seat_1", "start_man_first_player", "6")]
