"""BB-401 to BB-410: what men and women do in phase B."""

import pytest

from archipel.kernel.match import Match
from tests.bora_bora.build import (
    MEN,
    WOMEN,
    built,
    fish_all,
    goods,
    kind_tiles,
    roll,
    spaces_of,
    whole,
)
from tests.bora_bora.table import (
    FROM_12,
    act,
    at,
    begin_round,
    dice_on,
    do_action,
    end_round,
    fill_row,
    huts_left,
    let,
    lines,
    materials_of,
    operands,
    persons_of,
    persons_turn,
    pile_of,
    points,
    put_person,
    regions_of,
    table,
    told,
    track,
)
from tests.marks import rule

GENDERS = pytest.mark.parametrize("gender", ["man", "woman"])
NUMBERS = pytest.mark.parametrize("count", [1, 2, 3])
ROOM = "center_plain east_forest north_beach west_plain south_plain"
"""Huts that have left room for six persons."""
FIRE = ("fire fire_offering", "fire fire_shell")


def use(gender: str, kind: str, count: int, **what: object) -> Match:
    """A seat with so many tiles of a kind, and two others of that gender, uses them."""
    more = f" {gender}_build_1 {gender}_shell_1" if kind not in ("build", "shell") else ""
    names = kind_tiles(gender, kind, count) + more
    m = table(persons={0: names}, **what)  # type: ignore[arg-type]
    persons_turn(m)
    act(m, 0, f"use {gender} {kind}")
    return m


@rule("BB-404", "BB-402")
@GENDERS
@NUMBERS
def test_land_path(gender: str, count: int) -> None:
    huts = {0: "center_mountain north_beach east_beach west_plain"}
    m = use(gender, "land_path", count, huts=huts)
    goals = {"center_beach": 2, "north_mountain": 1, "west_mountain": 2}
    goals |= {"center_plain": 4, "east_forest": 6}
    most = [2, 4, 6][count - 1]
    assert operands(m, "expand") == {region for region, value in goals.items() if value <= most}
    assert m.details()["value"] == most


@rule("BB-404", "BB-402")
@GENDERS
@NUMBERS
def test_water_path(gender: str, count: int) -> None:
    m = use(gender, "water_path", count, huts={0: "center_plain center_beach center_forest"})
    goals = {"north_mountain": 3, "east_forest": 2, "south_forest": 1}
    goals |= {"west_mountain": 3, "north_beach": 6, "west_plain": 4}
    most = [2, 4, 6][count - 1]
    assert operands(m, "expand") == {region for region, value in goals.items() if value <= most}


@rule("BB-404", "BB-402")
@GENDERS
@NUMBERS
@pytest.mark.parametrize("taken", ["man", "woman"])
def test_recruit(gender: str, count: int, taken: str) -> None:
    men = "man_land_path_1 man_land_path_2 man_land_path_3 man_status_1 man_status_2 man_status_3"
    row = {"men": men, "women": men.replace("man_", "woman_")}
    m = use(gender, f"recruit_{taken}", count, huts={0: ROOM}, **row)
    most = [3, 6, 6][count - 1]
    assert operands(m, "recruit") == {f"{taken}_slot_{n}" for n in range(1, most + 1)}
    act(m, 0, f"recruit {taken}_slot_{most}")
    assert row["men" if taken == "man" else "women"].split()[most - 1] in persons_of(m, 0)
    left = m.view(0).men if taken == "man" else m.view(0).women
    assert sum(slot.person is None for slot in left) == 1  # one only


@rule("BB-404", "BB-402", "BB-405", "BB-354")
@GENDERS
@NUMBERS
def test_build(gender: str, count: int) -> None:
    m = use(gender, "build", count, materials={0: "c11 c12 c33 c34"})
    most = [3, 6, 6][count - 1]
    assert operands(m, "build") == {f"building_{n}" for n in range(1, most + 1)}
    act(m, 0, f"build building_{most}", "site c11_c12", *FIRE)
    assert points(m, "buildings")[0] == 10
    assert built(at(m), 0) == 1
    assert m.over  # though there is another pair


@rule("BB-404", "BB-402", "BB-408")
@GENDERS
@NUMBERS
def test_material(gender: str, count: int) -> None:
    m = use(gender, "material", count)
    wanted = [("wood", "c12"), ("wood", "c23"), ("sand", "c11")][:count]
    for number, (material, space) in enumerate(wanted):
        assert m.lines() == ["material sand", "material stone", "material wood"]  # in full
        assert m.details() == {"count": count - number}
        act(m, 0, f"material {material}", f"lay {space}")
    assert m.ask() != "choose-material"
    assert materials_of(m, 0) == {space for _, space in wanted}


@rule("BB-404", "BB-402", "BB-010")
@GENDERS
@NUMBERS
def test_move_hut(gender: str, count: int) -> None:
    m = use(gender, "move_hut", count)
    before = 2
    for _ in range(count - 1):
        assert m.lines() == ["move_hut", "finish"]
        act(m, 0, "move_hut")
    assert m.ask() != "move-huts"
    assert at(m).huts_12[0] == before + count


@rule("BB-404", "BB-402", "BB-408", "R-31")
@GENDERS
@NUMBERS
@pytest.mark.parametrize(
    ("kind", "good", "each"),
    [
        ("victory_points", "score", 2),
        ("offering", "offerings", 1),
        ("status", "status", 1),
        ("shell", "shells", 1),
    ],
)
def test_gains(gender: str, count: int, kind: str, good: str, each: int) -> None:
    m = use(gender, kind, count)
    assert goods(m, 0) == {**goods(table(), 0), good: each * count}
    if kind == "victory_points":
        assert points(m, "persons")[0] == 2 * count


@rule("BB-404", "BB-402", "BB-006")
@GENDERS
@NUMBERS
def test_god_cards(gender: str, count: int) -> None:
    m = use(gender, "god_card", count, display="blue red")
    for _ in range(count):
        assert m.ask() == "take-god-card"
        act(m, 0, "draw god_pile")
        let(m, "deal god_white")
    assert m.ask() != "take-god-card"
    assert goods(m, 0)["cards"] == count


@rule("BB-401")
@pytest.mark.parametrize("order", [("man", "woman"), ("woman", "man")])
def test_one_kind_of_man_and_one_of_woman_in_either_order(order: tuple[str, str]) -> None:
    everybody = "man_shell_1 man_offering_1 woman_shell_1 woman_status_1"
    m = persons_turn(table(persons={0: everybody}))
    men = {"use man shell", "use man offering"}
    women = {"use woman shell", "use woman status"}
    assert lines(m) == men | women | {"end_turn"}
    act(m, 0, f"use {order[0]} shell")
    assert lines(m) == (women if order[0] == "man" else men) | {"end_turn"}
    act(m, 0, f"use {order[1]} shell")
    assert m.over
    assert goods(m, 0)["shells"] == 2


@rule("BB-401", "BB-410", "R-10")
def test_both_are_optional() -> None:
    m = persons_turn(table(persons={0: "man_shell_1 woman_shell_1", 1: "man_shell_2"}), 0, 1)
    act(m, 0, "end_turn")
    assert m.seat == 1
    act(m, 1, "end_turn")
    assert m.over
    m = persons_turn(table(persons={0: "man_shell_1 woman_shell_1"}))
    act(m, 0, "use woman shell", "end_turn")
    assert goods(m, 0)["shells"] == 1


@rule("BB-402", "BB-403", "E-07")
def test_two_scouts_one_of_them_tattooed_are_one_action() -> None:
    m = table(huts={0: "center_mountain"}, persons={0: "man_land_path_1! man_land_path_3"})
    persons_turn(m)
    act(m, 0, "use man land_path")
    assert lines(m) == {FROM_12, "expand center_plain", "expand center_beach"}  # 4 and 2
    act(m, 0, "expand center_beach", "lay c11")
    assert m.over  # not once more by a path of 2
    assert persons_of(m, 0) == {"man_land_path_1!", "man_land_path_3"}


@rule("BB-402", "E-07", "BB-401")
def test_a_woman_scout_is_a_further_expansion_of_her_own() -> None:
    names = "man_land_path_1! man_land_path_3 woman_land_path_2"
    m = persons_turn(table(huts={0: "center_mountain"}, persons={0: names}))
    act(m, 0, "use woman land_path")  # 2, not 6: only center_beach
    assert operands(m, "expand") == {"center_beach"}
    act(m, 0, "expand center_beach", "lay c11")
    assert regions_of(m, 0) == {"center_mountain", "center_beach"}
    assert lines(m) == {"use man land_path", "end_turn"}
    act(m, 0, "use man land_path")
    act(m, 0, "expand center_plain")  # 4
    assert regions_of(m, 0) == {"center_mountain", "center_beach", "center_plain"}


@rule("BB-403", "BB-012")
def test_using_changes_nothing_about_the_tiles() -> None:
    names = "man_offering_1! man_offering_2 woman_build_1"
    m = persons_turn(table(persons={0: names}))
    before = spaces_of(m, 0)
    act(m, 0, "use man offering")
    assert goods(m, 0)["offerings"] == 2
    assert spaces_of(m, 0) == before


@rule("BB-405", "BB-613", "X-12")
def test_a_paddler_may_use_red() -> None:
    m = table(
        huts={0: "center_plain"},
        persons={0: "woman_water_path_1"},
        hands={0: "red"},
        offerings={0: 1},
        fish={"east_forest": "fish_parrotfish_3"},
    )
    persons_turn(m)
    act(m, 0, "use woman water_path", "expand east_forest", "lay c12")
    assert lines(m) == {"red god_red", "no_god"}
    act(m, 0, "red god_red")
    assert points(m, "red_god")[0] == 6


@rule("BB-405", "BB-203", "BB-611", "BB-612")
def test_neither_dice_nor_blue_and_white_matter() -> None:
    m = table(
        huts={0: "center_mountain"},
        persons={0: "man_land_path_1 man_land_path_2"},
        hands={0: "blue white"},
        offerings={0: 3},
    )
    dice_on(m, "tile_land", "1")
    persons_turn(m)
    assert lines(m) == {"use man land_path", "end_turn"}
    act(m, 0, "use man land_path")
    assert lines(m) == {
        FROM_12,
        "expand center_plain",
        "expand center_beach",
    }  # no White
    act(m, 0, "expand center_plain")
    assert m.over
    assert goods(m, 0)["cards"] == 2


@rule("BB-407", "X-34")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_paddler_uses_water_paths_only(seats: int) -> None:
    m = table(seats, huts={0: "center_plain"}, persons={0: "man_water_path_1 man_water_path_2"})
    persons_turn(m)
    act(m, 0, "use man water_path")
    assert lines(m) == {FROM_12, "expand north_mountain", "expand east_forest"}
    m = table(seats, huts={0: "center_plain"}, persons={0: "man_land_path_1 man_land_path_2"})
    persons_turn(m)
    act(m, 0, "use man land_path")
    assert lines(m) == {FROM_12, "expand center_mountain", "expand center_forest"}


@rule("BB-408", "R-10")
def test_a_kind_is_offered_only_if_it_can_do_something() -> None:
    every = "land_path water_path recruit_woman recruit_man build material move_hut"
    every += " victory_points god_card offering status"
    m = table(persons={0: " ".join(f"man_{kind}_1" for kind in every.split())})
    p = at(m)
    huts_left(m, 0, singles=0, on_12=1)  # no hut to move; all 11 spaces are taken
    pile_of(m, "")  # no god card
    fill_row(m, "man_build_2", "woman_build_2")  # but no room
    p.climb(0, 27)  # no higher status
    persons_turn(m)
    assert lines(m) == {
        "use man material",
        "use man victory_points",
        "use man offering",
        "end_turn",
    }


@rule("BB-408")
@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("land_path", {"huts": {0: "center_forest"}}),  # 3 and 5
        ("water_path", {"huts": {0: "center_mountain"}}),  # 4 and 5
        ("recruit_woman", {"women": "- - - woman_build_1"}),
        ("recruit_man", {"men": "- - - man_build_2"}),
        ("build", {"materials": {0: "c11 c22"}}),
    ],
)
def test_a_kind_that_is_not_strong_enough_is_not_offered(
    kind: str, what: dict[str, object]
) -> None:
    m = table(persons={0: f"man_{kind}_1 woman_shell_1"}, **what)  # type: ignore[arg-type]
    persons_turn(m)
    assert lines(m) == {"use woman shell", "end_turn"}


@rule("BB-408", "X-32", "R-31", "BB-010")
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_huts_are_moved_one_by_one_until_the_player_stops(moved: int) -> None:
    m = table(persons={0: "man_move_hut_1 man_move_hut_2 man_move_hut_3"})
    huts_left(m, 0, singles=4, on_12=0)
    persons_turn(m)
    act(m, 0, "use man move_hut")
    for _ in range(moved - 1):
        act(m, 0, "move_hut")
    if moved < 3:
        assert m.lines() == ["move_hut", "finish"]
        act(m, 0, "finish")
    assert m.over
    assert (at(m).huts_12[0], at(m).singles[0]) == (moved, 4 - moved)


@rule("BB-408", "BB-010")
def test_moving_ends_when_no_hut_is_left() -> None:
    m = table(persons={0: "man_move_hut_1 man_move_hut_2 man_move_hut_3"})
    huts_left(m, 0, singles=1, on_12=2)
    persons_turn(m)
    act(m, 0, "use man move_hut")
    assert m.over
    assert at(m).huts_12[0] == 3


@rule("BB-409", "X-16", "R-09")
def test_a_new_woman_acts_at_once_if_the_women_have_not() -> None:
    m = table(persons={0: "man_recruit_woman_1"}, women="woman_status_3", huts={0: "center_plain"})
    persons_turn(m)
    act(m, 0, "use man recruit_woman")
    assert lines(m) == {"use woman status", "end_turn"}
    act(m, 0, "use woman status")
    assert goods(m, 0)["status"] == 1


@rule("BB-409", "X-16", "R-09")
@pytest.mark.parametrize("green", [False, True])
def test_if_the_women_have_acted_she_waits_unless_green_helps(green: bool) -> None:
    m = table(
        persons={0: "man_recruit_woman_1 woman_shell_1"},
        women="woman_status_3",
        huts={0: ROOM},
        god_tiles={0: int(green)},
    )
    persons_turn(m)
    act(m, 0, "use woman shell", "use man recruit_woman")
    if not green:
        assert m.over
        return
    assert lines(m) == {"use_extra woman status", "end_turn"}
    act(m, 0, "use_extra woman status")
    assert (goods(m, 0)["status"], goods(m, 0)["god_tiles"]) == (1, 0)


@rule("BB-409", "BB-402", "X-17", "X-37", "R-09")
@pytest.mark.parametrize(("option", "shells"), [("act", 2), ("wait", 1)])
def test_a_new_woman_adds_to_her_equals(option: str, shells: int) -> None:
    m = table(
        persons={0: "man_recruit_woman_1 woman_shell_1"},
        women="woman_shell_3",
        huts={0: ROOM},
        fresh_persons=option,
    )
    persons_turn(m)
    act(m, 0, "use man recruit_woman", "use woman shell")
    assert goods(m, 0)["shells"] == shells


@rule("BB-409", "X-37", "R-09")
def test_with_the_option_a_new_woman_waits_for_the_next_round() -> None:
    m = table(
        persons={0: "man_recruit_woman_1"},
        women="woman_status_3",
        huts={0: "center_plain"},
        god_tiles={0: 2},
        fresh_persons="wait",
    )
    persons_turn(m)
    act(m, 0, "use man recruit_woman")
    assert m.over  # with Green neither
    assert "woman_status_3" in persons_of(m, 0)
    persons_turn(m)
    assert "use woman status" in m.lines()


@rule("BB-409")
def test_persons_taken_with_a_die_are_not_new() -> None:
    m = table(women="woman_status_3", fresh_persons="wait")
    do_action(m, "woman", 1)
    persons_turn(m)
    assert lines(m) == {"use woman status", "end_turn"}


@rule("BB-401", "BB-410", "BB-503")
def test_turns_go_by_the_order_of_this_round() -> None:
    m = whole(3, order=[2, 0, 1], persons={seat: f"man_shell_{seat + 1}" for seat in range(3)})
    for seat, steps in ((0, 9), (1, 12)):
        at(m).climb(seat, steps)  # they lead on the status track
    begin_round(m)
    roll(m, *[6, 5, 4] * 3)
    fish_all(m)
    for seat in (2, 0, 1):
        assert (m.seat, m.ask()) == (seat, "use-persons")
        act(m, seat, "end_turn")
    assert m.ask() != "use-persons"
    assert m.view(0).order == ["seat_1", "seat_0", "seat_2"]


@rule("BB-410")
def test_a_turn_without_anything_usable_is_passed() -> None:
    m = persons_turn(table(persons={0: "man_build_1", 1: "man_shell_1"}), 0, 1)
    assert m.seat == 1
    assert told(m, "persons-used") == []


@rule("BB-401", "BB-410")
def test_kinds_can_be_used_again_in_the_next_round() -> None:
    m = table(persons={0: "man_victory_points_1"})
    for _ in range(2):
        persons_turn(m)
        act(m, 0, "use man victory_points")
    assert track(m)[0] == 4


@rule("BB-541", "BB-402")
def test_own_persons_stay_when_the_rows_are_cleared() -> None:
    m = whole(2, persons={0: "man_shell_1"}, men=MEN.replace("man_shell_1", "man_shell_2"))
    fill_row(m, "", WOMEN)
    put_person(m, 1, "man_status_2")
    end_round(m)
    assert persons_of(m, 0) == {"man_shell_1"}
    assert persons_of(m, 1) == {"man_status_2"}


IN_FULL = ["material", "victory_points", "god_card", "offering", "status", "shell"]


@rule("BB-402", "BB-408")
@GENDERS
@NUMBERS
@pytest.mark.parametrize("kind", IN_FULL)
def test_their_owner_may_let_fewer_act(gender: str, count: int, kind: str) -> None:
    m = table(persons={0: kind_tiles(gender, kind, count)})
    persons_turn(m)
    fewer = {f"use_only {gender} {kind} team_{n}" for n in range(1, count)}
    assert lines(m) == {f"use {gender} {kind}", "end_turn"} | fewer


@rule("BB-402")
@pytest.mark.parametrize(
    ("kind", "good", "each"),
    [("victory_points", "score", 2), ("offering", "offerings", 1), ("status", "status", 1)],
)
@pytest.mark.parametrize("team", [1, 2])
def test_fewer_do_less_and_that_is_their_action(kind: str, good: str, each: int, team: int) -> None:
    m = table(persons={0: kind_tiles("man", kind, 3)})
    persons_turn(m)
    act(m, 0, f"use_only man {kind} team_{team}")
    assert goods(m, 0)[good] == each * team
    assert m.over  # the third does not act by himself
    said = ("persons-used", "seat_0", "man", kind, str(team), str(each * team))
    assert told(m, "persons-used") == [said]


@rule("BB-402")
@pytest.mark.parametrize(
    ("kind", "what"),
    [
        ("land_path", {"huts": {0: "center_mountain"}}),
        ("water_path", {"huts": {0: "center_plain"}}),
        ("recruit_man", {"men": "man_build_1 man_build_2", "huts": {0: ROOM}}),
        ("recruit_woman", {"women": "woman_build_1 woman_build_2", "huts": {0: ROOM}}),
        ("build", {"materials": {0: "c11 c12"}}),
        ("move_hut", {}),
    ],
)
def test_where_the_number_is_a_limit_nobody_asks_how_many(
    kind: str, what: dict[str, object]
) -> None:
    m = table(persons={0: kind_tiles("man", kind, 3)}, **what)  # type: ignore[arg-type]
    persons_turn(m)
    assert lines(m) == {f"use man {kind}", "end_turn"}


@rule("BB-402", "BB-008", "R-10")
def test_fewer_are_offered_only_if_they_do_less() -> None:
    m = table(persons={0: kind_tiles("man", "status", 3)}, status={0: 26})
    persons_turn(m)
    assert lines(m) == {"use man status", "end_turn"}  # one space is left anyway


@rule("BB-402", "BB-614")
def test_green_may_double_fewer() -> None:
    m = table(persons={0: kind_tiles("man", "shell", 3)}, hands={0: "green"}, offerings={0: 1})
    persons_turn(m)
    m.play(0, "use_only man shell team_2")
    assert (m.ask(), m.lines()) == ("use-team", ["use man shell", "use_doubled man shell"])
    assert m.notes(m.position.options[1]) == {"count": 2, "amount": 4}
    act(m, 0, "use_doubled man shell")
    assert (goods(m, 0)["shells"], goods(m, 0)["cards"]) == (4, 0)


@rule("BB-402", "BB-614", "R-10")
def test_but_not_for_what_all_of_them_do_without_it() -> None:
    m = table(persons={0: kind_tiles("man", "shell", 3)}, god_tiles={0: 1})
    persons_turn(m)
    act(m, 0, "use_only man shell team_1")
    assert goods(m, 0)["shells"] == 1  # 2 shells with Green are 2 shells without


@rule("BB-402", "BB-614", "BB-004")
def test_whether_green_could_double_fewer_is_nobodys_business() -> None:
    for hand in ("green", "red"):
        m = table(persons={0: kind_tiles("man", "shell", 3)}, hands={0: hand}, offerings={0: 1})
        persons_turn(m)
        m.play(0, "use_only man shell team_2")
        assert (m.seat, m.ask(), m.discreet) == (0, "use-team", True)


@rule("BB-402", "BB-618")
def test_fewer_of_one_more_kind() -> None:
    names = "man_offering_1 " + kind_tiles("man", "shell", 2)
    m = persons_turn(table(persons={0: names}, god_tiles={0: 1}))
    act(m, 0, "use man offering")
    assert lines(m) == {"use_extra man shell", "use_only man shell team_1", "end_turn"}
    act(m, 0, "use_only man shell team_1")
    assert (goods(m, 0)["shells"], goods(m, 0)["god_tiles"]) == (1, 0)
