"""BB-534, BB-615, R-22, R-25: each of the 60 tasks with just enough, and one unit short."""

from typing import Any

import pytest

from archipel.games.bora_bora.components import DATA
from archipel.kernel.match import Match
from tests.bora_bora.table import act, give_tasks, huts_left, lines, points, table, told
from tests.marks import rule

What = dict[str, Any]
"""What a table holds for seat 0."""
TASK_IDS = [task["id"] for task in DATA["task_tiles"]["items"]]
OTHERS = ["start_three_priests", "buildings_3", "persons_move_hut_2", "jewels_headband_2"]
"""Tasks to fill the other spaces with, out of reach by more than one unit."""
KINDS = "land_path water_path recruit_woman recruit_man build material move_hut victory_points"
KINDS += " god_card offering status shell"
NINE = "center_forest center_plain center_mountain center_beach north_beach north_mountain"
NINE += " east_forest east_beach south_plain"
ISLANDS = "center_forest north_beach east_beach south_plain"
TERRAINS = {
    "mountain": "center_mountain north_mountain west_mountain",
    "beach": "center_beach north_beach east_beach",
    "forest": "center_forest east_forest south_forest",
    "plain": "center_plain south_plain west_plain",
}
SPECIES = ["parrotfish", "butterflyfish", "triggerfish", "angelfish"]
WOOD, STONE, SAND = "c12 c23 c31", "c13 c21 c24", "c11 c14 c22"


def mine(**what: Any) -> What:
    """Everything for seat 0."""
    return {name: value if name == "temple" else {0: value} for name, value in what.items()}


def all_but_last(words: str) -> str:
    return words.rsplit(" ", 1)[0]


ENOUGH: dict[str, What] = {
    "start_man_woman": mine(persons="man_build_1 woman_build_1"),
    "start_woman_priest": mine(persons="woman_build_1", temple="b a - - - -"),
    "start_man_priest": mine(persons="man_build_1", temple="b a - - - -"),
    "start_three_priests": mine(temple="a b a a b b"),
    "start_woman_jewel": mine(persons="woman_build_1", jewels="jewel_anklet_1"),
    "start_man_first_player": {**mine(persons="man_build_1"), "order": [0, 1, 2, 3]},
    "start_three_huts": mine(huts="center_forest east_forest south_forest"),
    "nine_huts": mine(huts=NINE),
    "five_islands": mine(huts=f"{ISLANDS} west_plain"),
    "huts_on_space_12_4": {"on_12": 4},
    "god_cards_same_3": mine(hands="blue red red red white"),
    "god_cards_different_4": mine(hands="blue blue red green yellow"),
    "men_different_3": mine(persons="man_build_1 man_shell_1 man_status_1"),
    "women_different_3": mine(persons="woman_build_1 woman_shell_1 woman_status_1"),
    "jewels_different_3": mine(jewels="jewel_anklet_1 jewel_pendant_1 jewel_earring_1"),
    "men_4": mine(persons="man_build_1 man_build_2 man_build_3! man_status_1"),
    "women_4": mine(persons="woman_build_1 woman_build_2 woman_build_3! woman_status_1"),
    "jewels_4": mine(jewels="jewel_anklet_1 jewel_anklet_2 jewel_anklet_3 jewel_anklet_4"),
    "buildings_3": mine(buildings="building_1=c11_c12 building_4=c13_c14 building_6=c33_c34"),
    "god_tiles_2": mine(god_tiles=2),
    "offerings_4": mine(offerings=4),
    "shells_4": mine(shells=4),
    "material_wood_3": mine(materials="c12 c23", beside="wood"),
    "material_stone_3": mine(materials=STONE),
    "material_sand_3": mine(materials=SAND),
    "materials_any_5": mine(materials="c11 c12 c13 c14", beside="sand"),
    "shifted_men_3": mine(persons="man_build_1! man_build_2! man_shell_1! man_shell_2"),
    "shifted_women_3": mine(persons="woman_build_1! woman_build_2! woman_shell_1! woman_shell_2"),
    "shifted_any_5": mine(
        persons="man_build_1! man_build_2! woman_build_1! woman_build_2! man_shell_1! man_shell_2"
    ),
}
SHORT: dict[str, What] = {
    "start_man_woman": mine(persons="man_build_1 man_build_2"),
    "start_woman_priest": mine(persons="woman_build_1", temple="b - - - - -"),
    "start_man_priest": mine(persons="woman_build_1", temple="b a - - - -"),
    "start_three_priests": mine(temple="a b a - b b"),
    "start_woman_jewel": mine(persons="man_build_1", jewels="jewel_anklet_1"),
    "start_man_first_player": {**mine(persons="man_build_1"), "order": [1, 0, 2, 3]},
    "start_three_huts": mine(huts="center_forest center_plain"),
    "nine_huts": mine(huts=all_but_last(NINE)),
    "five_islands": mine(huts=f"{ISLANDS} south_forest center_plain"),
    "huts_on_space_12_4": {"on_12": 3},
    "god_cards_same_3": mine(hands="blue blue red red white white"),
    "god_cards_different_4": mine(hands="blue blue red red green green"),
    "men_different_3": mine(persons="man_build_1 man_build_3 man_status_1 woman_offering_1"),
    "women_different_3": mine(persons="woman_build_1 woman_build_3 woman_status_1 man_offering_1"),
    "jewels_different_3": mine(jewels="jewel_anklet_1 jewel_anklet_4 jewel_earring_1"),
    "men_4": mine(persons="man_build_1 man_build_2 man_build_3! woman_status_1 woman_status_2"),
    "women_4": mine(persons="woman_build_1 woman_build_2 woman_build_3! man_build_1 man_build_2"),
    "jewels_4": mine(jewels="jewel_anklet_1 jewel_anklet_2 jewel_anklet_3"),
    "buildings_3": mine(buildings="building_1=c11_c12 building_4=c13_c14", materials="c33 c34"),
    "god_tiles_2": mine(god_tiles=1, hands="blue white"),
    "offerings_4": mine(offerings=3),
    "shells_4": mine(shells=3),
    "material_wood_3": mine(materials="c12 c23 c11", buildings="building_1=c31_c32", beside="sand"),
    "material_stone_3": mine(materials="c13 c21 c11"),
    "material_sand_3": mine(materials="c11 c14 c12"),
    "materials_any_5": mine(materials="c11 c12 c13 c14", buildings="building_1=c31_c32"),
    "shifted_men_3": mine(persons="man_build_1! man_build_2! man_shell_1 woman_build_1!"),
    "shifted_women_3": mine(persons="woman_build_1! woman_build_2! woman_shell_1 man_build_1!"),
    "shifted_any_5": mine(
        persons="man_build_1! man_build_2! woman_build_1! woman_build_2! man_shell_1"
    ),
}
for terrain, regions in TERRAINS.items():
    other = "west_plain west_mountain" if terrain in ("beach", "forest") else "east_beach"
    ENOUGH[f"huts_{terrain}_3"] = mine(huts=regions)
    SHORT[f"huts_{terrain}_3"] = mine(huts=f"{all_but_last(regions)} {other}")
for fish in SPECIES:
    beside = {r: f"fish_{fish}_{n}" for n, r in enumerate(TERRAINS["plain"].split(), 1)}
    ENOUGH[f"huts_fish_{fish}_3"] = {**mine(huts=TERRAINS["plain"]), "fish": beside}
    SHORT[f"huts_fish_{fish}_3"] = {
        **mine(huts=f"{all_but_last(TERRAINS['plain'])} east_beach"),
        "fish": beside,
    }
for colour in ("blue", "white", "red", "green", "yellow"):
    another = "red" if colour != "red" else "blue"
    ENOUGH[f"god_cards_{colour}_2"] = mine(hands=f"{colour} {colour}")
    SHORT[f"god_cards_{colour}_2"] = mine(hands=f"{colour} {another} {another}")
for jewel in ("necklace", "bracelet", "earring", "pendant", "headband", "anklet"):
    another = "anklet" if jewel != "anklet" else "pendant"
    ENOUGH[f"jewels_{jewel}_2"] = mine(jewels=f"jewel_{jewel}_1 jewel_{jewel}_4")
    SHORT[f"jewels_{jewel}_2"] = mine(jewels=f"jewel_{jewel}_1 jewel_{another}_2")
for kind in KINDS.split():
    another = "build" if kind != "build" else "shell"
    ENOUGH[f"persons_{kind}_2"] = mine(persons=f"man_{kind}_1! woman_{kind}_3")
    SHORT[f"persons_{kind}_2"] = mine(persons=f"man_{kind}_1 woman_{another}_3")


def giving(task: str, what: What, god_tiles: int = 0) -> Match:
    """Seat 0 has this task and two others, and gives one."""
    rest = dict(what)
    on_12 = rest.pop("on_12", None)
    if god_tiles:
        rest["god_tiles"] = {0: god_tiles + rest.get("god_tiles", {0: 0})[0]}
    others = [other for other in OTHERS if far(other, task, what)][:2]
    m = table(tasks={0: " ".join([task, *others])}, **rest)
    if on_12 is not None:
        huts_left(m, 0, singles=3, on_12=on_12)
    return give_tasks(m)


def far(other: str, task: str, what: What) -> bool:
    """Is this other task out of reach by more than one unit?"""
    held = " ".join(str(value) for value in what.values())
    return (
        other != task
        and (other != "buildings_3" or "building_" not in held)
        and (other != "start_three_priests" or "temple" not in what)
        and (other != "persons_move_hut_2" or "move_hut" not in held)
        and (other != "jewels_headband_2" or "headband" not in held)
    )


def test_every_task_is_looked_at() -> None:
    assert len(TASK_IDS) == 60
    assert sorted(ENOUGH) == sorted(SHORT) == sorted(TASK_IDS)


@rule("BB-534", "BB-531", "R-22", "R-25")
@pytest.mark.parametrize("task", TASK_IDS)
def test_just_enough(task: str) -> None:
    m = giving(task, ENOUGH[task])
    assert told(m, "fulfilled") == [("fulfilled", "seat_0", task, "6")]
    assert points(m, "tasks")[0] == 6


@rule("BB-534", "BB-532", "R-22")
@pytest.mark.parametrize("task", TASK_IDS)
def test_one_unit_short(task: str) -> None:
    m = giving(task, SHORT[task])
    assert told(m, "fulfilled") == []
    assert f"abandon {task}" in m.lines()
    assert lines(m, "fulfil") == set()
    assert m.view(0).players[0].tasks[0].missing == 1


@rule("BB-615", "BB-538")
@pytest.mark.parametrize("task", [task for task in TASK_IDS if task != "god_tiles_2"])
def test_yellow_waives_the_unit_short(task: str) -> None:
    m = giving(task, SHORT[task], god_tiles=1)
    assert {line for line in m.lines() if line.startswith(f"yellow {task} ")} == {
        f"yellow {task} god_tile"
    }
    act(m, 0, f"yellow {task} god_tile")
    assert points(m, "tasks")[0] == 4


@rule("R-22")
@pytest.mark.parametrize("gender", ["man", "woman"])
def test_different_persons_are_different_kinds(gender: str) -> None:
    names = f"{gender}_shell_1 {gender}_shell_2! {gender}_shell_3 {gender}_build_1!"
    task = "men_different_3" if gender == "man" else "women_different_3"
    m = giving(task, mine(persons=names))
    assert m.view(0).players[0].tasks[0].needs[0].have == 2
