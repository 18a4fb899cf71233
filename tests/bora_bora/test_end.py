"""BB-701 to BB-722: the last tasks and the final scoring."""

import pytest

from archipel.games.bora_bora import GAME
from archipel.kernel.match import Match
from tests.bora_bora.build import goods, open_task, whole
from tests.bora_bora.table import (
    act,
    at,
    end,
    end_round,
    final_tasks,
    give_tasks,
    open_tasks_of,
    phase_c,
    points,
    put_hut,
    put_person,
    put_person_on_12,
    score_by_hand,
    table,
    told,
    track,
)
from tests.marks import rule

EVERY_REGION = (
    "center_forest center_plain center_mountain center_beach north_beach north_mountain"
    " east_forest east_beach south_plain south_forest west_mountain west_plain"
)
SIX_BUILDINGS = (
    "building_1=c11_c12 building_2=c13_c14 building_3=c21_c22"
    " building_4=c23_c24 building_5=c31_c32 building_6=c33_c34"
)
ALL_SPACES = "c11 c12 c13 c14 c21 c22 c23 c24 c31 c32 c33 c34"
ELEVEN_PERSONS = (
    "man_build_1 man_build_2 man_build_3 man_shell_1 man_shell_2 man_shell_3"
    " woman_build_1 woman_build_2 woman_build_3 woman_shell_1 woman_shell_2"
)
SIX_JEWELS = (
    "jewel_necklace_1 jewel_earring_1 jewel_pendant_1"
    " jewel_anklet_1 jewel_bracelet_1 jewel_anklet_2"
)
GOALS = [
    "tasks_fulfilled_9",
    "jewels_6",
    "ceremony_spaces_12",
    "buildings_6",
    "huts_on_map_12",
    "person_spaces_12",
]


def reached(m: Match, seat: int = 0) -> list[str]:
    """The goals a seat has scored for."""
    end(m)
    return [goal for _, who, goal, _ in told(m, "goal-reached") if who == f"seat_{seat}"]


@rule("BB-701", "BB-702", "BB-531")
def test_each_open_task_is_fulfilled_that_can_be() -> None:
    m = table(
        shells={0: 4},
        offerings={0: 4},
        persons={0: "man_build_1"},
        tasks={0: "shells_4 offerings_4 start_man_woman"},
    )
    final_tasks(m)
    assert m.over  # nobody refuses points that cost and show nothing
    assert [word[2] for word in told(m, "fulfilled")] == ["shells_4", "offerings_4"]
    assert points(m, "tasks")[0] == 12
    assert open_tasks_of(m, 0) == {"start_man_woman"}


@rule("BB-701")
def test_what_cannot_be_fulfilled_scores_nothing_and_is_not_abandoned() -> None:
    m = final_tasks(table(tasks={0: "shells_4 men_4 jewels_4"}))
    assert m.over
    assert points(m, "tasks")[0] == 0
    assert told(m, "abandoned") == []


@rule("BB-701", "BB-615", "BB-536", "E-14")
def test_three_yellow_gods_for_three_tasks() -> None:
    m = table(
        shells={0: 3},
        materials={0: "c12 c23 c13 c21"},
        hands={0: "yellow yellow"},
        god_tiles={0: 1},
        offerings={0: 2},
        tasks={0: "shells_4 material_wood_3 material_stone_3"},
    )
    final_tasks(m)
    act(m, 0, "yellow shells_4 god_yellow")
    act(m, 0, "yellow material_wood_3 god_tile", "yellow material_stone_3 god_yellow")
    assert m.over
    assert points(m, "tasks")[0] == 12
    mine = m.view(0).players[0]
    assert (mine.tasks_done, mine.tasks_done_with_yellow) == (3, 3)
    assert (goods(m, 0)["cards"], goods(m, 0)["offerings"]) == (0, 0)


@rule("BB-701", "BB-615")
def test_one_yellow_per_task() -> None:
    m = final_tasks(
        table(shells={0: 2}, god_tiles={0: 3}, tasks={0: "shells_4 men_4 women_4"}),
    )
    assert m.over


@rule("BB-701", "BB-702", "BB-004", "R-15")
def test_cards_are_shown_by_who_wants_to() -> None:
    m = table(
        shells={0: 4},
        hands={0: "red red"},
        tasks={0: "god_cards_red_2 shells_4 offerings_4"},
    )
    final_tasks(m)
    assert points(m, "tasks")[0] == 6  # the shells are no question
    assert m.lines() == ["fulfil god_cards_red_2", "finish"]


@rule("BB-701", "BB-535", "BB-503")
def test_after_round_6_in_the_last_turn_order() -> None:
    m = whole(
        2,
        round=6,
        status={1: 1},
        shells={0: 4, 1: 4},
        tasks={0: "men_4 jewels_4 women_4", 1: "nine_huts five_islands buildings_3"},
        task_row="shells_4 persons_shell_2 god_tiles_2 offerings_4",
    )
    phase_c(m)
    act(m, 1, "abandon buildings_3")
    act(m, 0, "abandon men_4")
    act(m, 1, "task shells_4")
    act(m, 0, "task offerings_4")
    assert m.over
    assert told(m, "fulfilled") == [("fulfilled", "seat_1", "shells_4", "6")]  # the task just taken
    assert m.view(0).phase == "game_over"


@rule("BB-711")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_god_tiles_not_used(tiles: int) -> None:
    m = end(table(2, god_tiles={1: tiles}))
    assert points(m, "god_tiles") == [0, 2 * tiles]
    assert m.scores() == [0, 2 * tiles]


@rule("BB-712", "X-13", "X-40", "R-16", "BB-302")
@pytest.mark.parametrize(
    ("option", "fish"), [("building_space", [0, 6, 0]), ("every_hut", [6] * 3)]
)
def test_fish_goes_to_the_last_arrival(option: str, fish: list[int]) -> None:
    m = table(3, fish={"center_plain": "fish_parrotfish_3"}, final_fish=option)
    for seat in (0, 2, 1):
        put_hut(m, seat, "center_plain")
    end(m)
    assert points(m, "fish") == fish


@rule("BB-712", "BB-113")
def test_a_first_hut_counts_too_and_red_takes_nothing_away() -> None:
    fish = {"center_forest": "fish_parrotfish_1", "center_plain": "fish_butterflyfish_3"}
    m = table(2, huts={0: "center_forest center_plain"}, fish=fish)
    score_by_hand(m, 0, "red_god", 5)
    end(m)
    assert points(m, "fish") == [1 + 5, 0]
    assert m.scores() == [11, 0]


@rule("BB-713")
def test_jewels_score_their_points() -> None:
    m = end(table(2, jewels={0: "jewel_necklace_4 jewel_earring_2", 1: "jewel_anklet_1"}))
    assert points(m, "jewelry") == [9 + 3, 1]


@rule("BB-714")
@pytest.mark.parametrize(
    ("what", "goal"),
    [
        ({"done": {0: 9}}, "tasks_fulfilled_9"),
        ({"jewels": {0: SIX_JEWELS}}, "jewels_6"),
        ({"materials": {0: ALL_SPACES}}, "ceremony_spaces_12"),
        ({"huts": {0: EVERY_REGION.rsplit(" ", 2)[0]}}, "huts_on_map_12"),
    ],
)
def test_a_goal_is_worth_6(what: dict[str, object], goal: str) -> None:
    m = table(2, **what)  # type: ignore[arg-type]
    if goal == "huts_on_map_12":  # the last two come from space 12
        put_hut(m, 0, "west_mountain", from_12=True)
        put_hut(m, 0, "west_plain", from_12=True)
    assert reached(m) == [goal]
    assert points(m, "goals") == [6, 0]


@rule("BB-714", "R-19")
def test_all_buildings_cover_all_spaces() -> None:
    m = table(2, buildings={0: SIX_BUILDINGS})
    assert reached(m) == ["ceremony_spaces_12", "buildings_6"]
    assert points(m, "goals") == [12, 0]


@rule("BB-714")
def test_materials_and_buildings_together() -> None:
    five = SIX_BUILDINGS.rsplit(" ", 1)[0]
    assert reached(table(2, buildings={0: five}, materials={0: "c33 c34"})) == [
        "ceremony_spaces_12"
    ]
    assert reached(table(2, buildings={0: five}, materials={0: "c33"}, beside={0: "wood"})) == []


@rule("BB-714", "X-22")
def test_twelve_persons_come_with_twelve_regions_but_not_the_other_way() -> None:
    m = table(2)
    for number, region in enumerate(EVERY_REGION.split()):
        put_hut(m, 0, region, from_12=number > 9)
    assert m.view(0).players[0].free_spaces == 12
    for name in ELEVEN_PERSONS.split():
        put_person(m, 0, name)
    put_person_on_12(m, 0, "woman_shell_3")
    assert reached(m) == ["huts_on_map_12", "person_spaces_12"]
    assert points(m, "goals") == [12, 0]


@rule("BB-714")
@pytest.mark.parametrize(
    "what",
    [
        {"done": {0: 8}},
        {"jewels": {0: SIX_JEWELS.rsplit(" ", 1)[0]}},
        {"materials": {0: ALL_SPACES.rsplit(" ", 1)[0]}},
        {"huts": {0: EVERY_REGION.rsplit(" ", 2)[0]}},
        {"persons": {0: ELEVEN_PERSONS}},
    ],
)
def test_one_short_of_a_goal(what: dict[str, object]) -> None:
    m = table(2, **what)  # type: ignore[arg-type]
    assert reached(m) == []
    assert points(m, "goals") == [0, 0]


@rule("BB-714")
def test_the_six_goals() -> None:
    assert [goal.id for goal in table(2).view(0).players[0].goals] == GOALS
    assert [goal.need for goal in table(2).view(0).players[0].goals] == [9, 6, 12, 6, 12, 12]


@rule("BB-536", "BB-714", "X-33")
def test_nine_tasks_two_with_yellow() -> None:
    m = table(
        2,
        shells={0: 4},
        god_tiles={0: 2},
        hands={0: "red red red"},
        persons={0: "man_build_1 man_build_2 man_build_3"},
    )
    score_by_hand(m, 0, "tasks", 3 * 6)
    at(m).done[0] = 3
    for task in ("shells_4", "god_cards_same_3", "start_man_first_player", "persons_build_2"):
        open_task(m, task)
        give_tasks(m)
    for task in ("men_4", "start_man_woman"):
        open_task(m, task)
        give_tasks(m)
        act(m, 0, f"yellow {task} god_tile")
    mine = m.view(0).players[0]
    assert (mine.tasks_done, mine.tasks_done_with_yellow) == (9, 2)
    assert points(m, "tasks")[0] == 7 * 6 + 2 * 4
    assert reached(m) == ["tasks_fulfilled_9"]
    assert points(m, "goals")[0] == 6


@rule("BB-721")
def test_goods_left_are_worth_nothing() -> None:
    m = table(
        2,
        offerings={0: 9},
        shells={0: 9},
        hands={0: "red red blue"},
        materials={0: "c11 c12"},
        beside={0: "wood wood"},
        temple="a a - - - -",
        persons={0: "man_build_1 woman_build_1"},
    )
    end(m)
    assert m.scores() == [0, 0]
    assert GAME.breakdown(at(m))[0] == dict.fromkeys(GAME.breakdown(at(m))[0], 0)


@rule("BB-722", "BB-002", "X-41", "R-17")
@pytest.mark.parametrize(("option", "winner"), [("new_order", 1), ("old_order", 0)])
def test_a_tie_goes_by_turn_order(option: str, winner: int) -> None:
    m = whole(2, round=6, status={1: 1}, tie_break=option)  # played 0 before 1
    score_by_hand(m, 0, "fishing", 1)
    phase_c(m)
    while not m.over:
        m.play(m.seat, m.position.options[0])
    assert m.view(0).order == ["seat_1", "seat_0"]
    assert m.scores()[0] == m.scores()[1] == 1
    assert m.ranks() == [1 + (winner != 0), 1 + (winner != 1)]
    assert told(m, "winner") == [("winner", f"seat_{winner}")]


@rule("BB-722")
def test_there_is_always_one_winner() -> None:
    m = end(table(4, order=[2, 0, 3, 1]))
    assert m.scores() == [0, 0, 0, 0]
    assert m.ranks() == [2, 4, 1, 3]
    assert told(m, "winner") == [("winner", "seat_2")]


@rule("BB-711", "BB-712", "BB-713", "BB-714", "BB-001")
def test_the_final_scoring_adds_to_the_score_track() -> None:
    m = whole(2, round=6, god_tiles={0: 1}, jewels={0: "jewel_necklace_4"}, done={0: 9})
    score_by_hand(m, 0, "tasks", 54)
    end_round(m)
    assert m.over
    assert track(m) == [54, 0]
    assert m.scores() == [54 + 2 + 9 + 6, 0]
    assert told(m, "scored") == [("scored", "seat_0", "71"), ("scored", "seat_1", "0")]
