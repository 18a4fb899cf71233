"""CR-27 to CR-40: the order of cards and effects, and what each kind does."""

import pytest

from archipel.games.costa_ruana.components import FACE_IDS
from archipel.kernel.match import Match, Refused
from tests.costa_ruana.table import act, at, effects, lay, resolve, shown, table, told
from tests.marks import rule


def resolved(m: Match) -> list[tuple[str, str]]:
    """The cards resolved so far: whose, and which."""
    return [(line[1], line[2]) for line in told(m, "resolving")]


@rule("CR-27")
def test_the_shaman_resolves_all_his_cards_first_then_clockwise() -> None:
    m = table(4, shaman=2)
    lay(m, "up_0", "day_place_1", 0)
    lay(m, "up_1", "day_place_1", 1)
    lay(m, "up_2", "day_place_1", 2)
    lay(m, "down_2", "day_move", 2)
    resolve(m)
    act(m, 2, "place_on island_1", "move_to island_2")
    act(m, 0, "place_on island_1")
    act(m, 1, "place_on island_1")
    assert resolved(m) == [
        ("seat_2", "day_place_1"),
        ("seat_2", "day_move"),
        ("seat_0", "day_place_1"),
        ("seat_1", "day_place_1"),
    ]


@rule("CR-28", "RU-18")
def test_cards_are_resolved_by_kind() -> None:
    m = table(3, {"island_1": "a2 b1", "island_2": "a2"})
    lay(m, "up_0", "day_move", 0)
    lay(m, "up_1", "day_place_1", 0)
    lay(m, "up_2", "day_remove_1", 0)
    lay(m, "down_0", "day_treasure", 0)
    lay(m, "down_1", "high_tide_place_2", 0)
    resolve(m)
    while not m.over:
        m.play(0, m.lines()[0])
    assert [face for _, face in resolved(m)] == [
        "day_treasure",
        "day_remove_1",
        "day_place_1",
        "high_tide_place_2",
        "day_move",
    ]


@rule("CR-28", "EC-03")
def test_removed_inhabitants_can_be_placed_again() -> None:
    m = table(3, {"island_1": "a3"}, reserve={0: 0})
    lay(m, "up_0", "day_place_2", 0)
    lay(m, "up_1", "day_remove_3", 0)
    resolve(m)
    assert m.ask() == "place-inhabitants"
    assert at(m).reserve[0] == 3
    act(m, 0, "place_on island_2", "place_on island_3")
    assert at(m).reserve[0] == 1


def two_place_cards() -> Match:
    m = table(3, reserve={0: 5, 2: 5})
    lay(m, "up_0", "day_place_1", 0, copiers="c")
    lay(m, "up_1", "day_place_3", 0)
    return resolve(m)


@rule("CR-29", "CR-30", "CR-32", "EC-04", "RU-17", "RU-26")
def test_the_front_player_orders_cards_of_one_kind() -> None:
    m = two_place_cards()
    assert (m.seat, m.lines()) == (0, ["choose_card up_0", "choose_card up_1"])
    act(m, 0, "choose_card up_0", "place_on island_1")
    act(m, 2, "place_on island_1")  # the copier acts before the next card begins
    act(m, 0, "place_on island_2", "place_on island_2", "place_on island_2")
    assert m.over

    m = two_place_cards()
    act(m, 0, "choose_card up_1", "place_on island_2", "place_on island_2", "place_on island_2")
    act(m, 0, "place_on island_1")
    act(m, 2, "place_on island_1")
    assert m.over


@rule("CR-29")
def test_the_order_is_not_asked_where_it_cannot_matter() -> None:
    m = table(3)
    lay(m, "up_0", "day_place_1", 0)
    lay(m, "up_1", "day_place_3", 0)
    resolve(m)
    assert m.ask() == "place-inhabitants"


@rule("CR-29")
def test_equal_cards_without_copiers_are_one_choice() -> None:
    m = table(4)
    lay(m, "up_0", "day_place_2", 0)
    lay(m, "up_1", "high_tide_place_2", 0)
    lay(m, "up_2", "day_place_2", 0, copiers="b")
    lay(m, "up_3", "day_place_1", 0)
    resolve(m)
    assert m.lines() == ["choose_card up_0", "choose_card up_2", "choose_card up_3"]


@rule("CR-29", "CR-32", "CR-37", "EC-34", "RU-14")
@pytest.mark.parametrize(("first", "out", "home"), [("up_0", 4, 0), ("up_1", 3, 1)])
def test_an_own_copier_comes_home_between_two_cards(first: str, out: int, home: int) -> None:
    m = table(3, reserve={0: 4})
    lay(m, "up_0", "day_place_3", 0, copiers="a")
    lay(m, "up_1", "day_place_1", 0)
    resolve(m)
    act(m, 0, f"choose_card {first}")
    while not m.over:
        act(m, 0, "place_on island_1")
    assert shown(m, "island_1") == f"a{out} t5"
    assert at(m).reserve[0] == home


@rule("CR-30", "EC-05", "EC-06")
@pytest.mark.parametrize("shaman", [0, 3])
def test_front_player_then_his_copier_then_the_others_clockwise(shaman: int) -> None:
    m = table(4, shaman=shaman)
    lay(m, "up_0", "day_place_1", 1, copiers="abd")
    resolve(m)
    for seat in (1, 1, 3, 0):
        assert m.seat == seat
        act(m, seat, "place_on island_1")
    assert m.over
    assert [seat for seat, _ in effects(m)] == ["seat_1", "seat_1", "seat_3", "seat_0"]


@rule("CR-30", "CR-31", "EC-28", "RU-12")
def test_who_played_a_card_and_copies_it_acts_after_the_front_player() -> None:
    m = table(3)
    lay(m, "up_0", "day_treasure", 1, copiers="a")
    resolve(m)
    act(m, 1, "treasure_from island_1", "treasure_to island_2")
    act(m, 0, "treasure_from island_2", "treasure_to island_3")
    assert at(m).treasures == [4, 5, 6, 5, 5, 5]


@rule("CR-32", "CR-34", "CR-39", "EC-02")
def test_a_copier_cannot_be_placed_by_the_card_it_stands_on() -> None:
    m = table(3, reserve={0: 2})
    lay(m, "up_0", "day_place_3", 0, copiers="a")
    resolve(m)
    act(m, 0, "place_on island_4")
    assert m.over
    assert effects(m) == [("seat_0", "placed"), ("seat_0", "no-effect")]
    assert shown(m, "island_4") == "a1 t5"
    assert at(m).reserve[0] == 1


@rule("CR-27", "CR-32", "CR-37", "EC-33", "RU-14")
def test_a_copier_is_home_when_its_card_is_done() -> None:
    m = table(3, shaman=1, reserve={0: 1})
    lay(m, "up_1", "day_treasure", 1, copiers="a")
    lay(m, "up_2", "day_place_2", 0)
    resolve(m)
    act(m, 1, "treasure_from island_1", "treasure_to island_2")
    act(m, 0, "treasure_from island_1", "treasure_to island_2")
    assert at(m).reserve[0] == 1
    act(m, 0, "place_on island_3")
    assert m.over
    assert shown(m, "island_3") == "a1 t5"


@rule("CR-33", "EX-07", "RU-16")
def test_an_effect_is_compulsory_and_complete() -> None:
    m = table(3, reserve={0: 5})
    lay(m, "up_0", "day_place_2", 0)
    resolve(m)
    for refused in ("pass", "keep"):
        with pytest.raises(Refused):
            m.play(0, refused)
    act(m, 0, "place_on island_1")
    assert (m.seat, m.ask()) == (0, "place-inhabitants")
    act(m, 0, "place_on island_1")
    assert m.over
    assert at(m).reserve[0] == 3


@rule("CR-33", "CR-34", "EC-07", "RU-13")
def test_a_copier_must_take_part_too_as_far_as_possible() -> None:
    m = table(3, {"island_1": "a3"})
    lay(m, "up_0", "day_remove_2", 0, copiers="c")
    resolve(m)
    assert m.over  # all on one island: no choice
    assert shown(m, "island_1") == "a1 t5"
    assert effects(m)[-1] == ("seat_2", "no-effect")
    assert at(m).reserve == [9, 10, 10]

    m = table(3, {"island_1": "a3 c1", "island_2": "c1"})
    lay(m, "up_0", "day_remove_1", 0, copiers="c")
    resolve(m)
    assert m.lines() == ["remove_from island_1", "remove_from island_2"]  # no pass
    assert m.seat == 2


@rule("CR-34", "CR-37", "EX-08")
def test_place_three_with_two_in_reserve() -> None:
    m = table(3, reserve={0: 2})
    lay(m, "up_0", "day_place_3", 0)
    resolve(m)
    act(m, 0, "place_on island_1", "place_on island_2")
    assert m.over
    assert at(m).reserve[0] == 0


@rule("CR-35", "EX-09", "RU-15")
def test_the_last_treasure_of_an_island_may_move() -> None:
    m = table(3, {"island_1": "t1", "island_2": "t9"})
    lay(m, "up_0", "day_treasure", 0)
    resolve(m)
    act(m, 0, "treasure_from island_1")
    assert "treasure_to island_1" not in m.lines()
    act(m, 0, "treasure_to island_2")
    assert at(m).treasures[:2] == [0, 10]


@rule("CR-35")
def test_only_islands_with_treasures_can_give_one() -> None:
    m = table(3, {"island_1": "t0", "island_4": "t0"})
    lay(m, "up_0", "day_treasure", 0)
    resolve(m)
    assert m.lines() == [f"treasure_from island_{k}" for k in (2, 3, 5, 6)]
    act(m, 0, "treasure_from island_2")
    assert m.lines() == [f"treasure_to island_{k}" for k in (1, 3, 4, 5, 6)]


@rule("CR-35", "EC-26")
def test_without_treasures_nothing_happens() -> None:
    m = table(2, {f"island_{k}": "t0" for k in range(1, 5)})
    lay(m, "up_0", "day_treasure", 0)
    resolve(m)
    assert m.over
    assert effects(m) == [("seat_0", "no-effect")]


@rule("CR-36", "EX-10")
def test_remove_three_with_two_out() -> None:
    m = table(3, {"island_1": "a1", "island_3": "a1"})
    lay(m, "up_0", "day_remove_3", 0)
    resolve(m)
    assert m.over
    assert at(m).reserve[0] == 10
    assert shown(m, "island_1") == shown(m, "island_3") == "t5"


@rule("CR-36", "EC-39", "RU-03")
def test_removing_from_one_island_or_several() -> None:
    m = table(3, {"island_1": "a1", "island_4": "a1"})
    lay(m, "up_0", "day_remove_2", 0)
    assert resolve(m).over  # both go home, no choice

    for second in ("island_1", "island_4"):
        m = table(3, {"island_1": "a2", "island_4": "a1"})
        lay(m, "up_0", "day_remove_2", 0)
        resolve(m)
        act(m, 0, "remove_from island_1", f"remove_from {second}")
        assert m.over
        assert at(m).reserve[0] == 9


@rule("CR-37", "RU-03")
def test_placing_on_one_island_or_several() -> None:
    for islands in (["island_1"] * 3, ["island_1", "island_2", "island_3"]):
        m = table(3)
        lay(m, "up_0", "day_place_3", 0)
        resolve(m)
        act(m, 0, *[f"place_on {island}" for island in islands])
        assert m.over
        assert at(m).reserve[0] == 7


@rule("CR-38")
def test_any_inhabitant_own_or_foreign_may_be_moved() -> None:
    m = table(3, {"island_1": "a1 b1", "island_2": "c2"})
    lay(m, "up_0", "day_move", 0)
    resolve(m)
    assert m.lines() == [
        "pick_inhabitant island_1 green",
        "pick_inhabitant island_1 brown",
        "pick_inhabitant island_2 yellow",
    ]
    act(m, 0, "pick_inhabitant island_2 yellow", "move_to island_1")
    assert shown(m, "island_1") == "a1 b1 c1 t5"
    assert shown(m, "island_2") == "c1 t5"


@rule("CR-38", "EC-08")
def test_without_inhabitants_nothing_is_moved() -> None:
    m = table(3)
    lay(m, "up_0", "day_move", 0)
    resolve(m)
    assert m.over
    assert effects(m) == [("seat_0", "no-effect")]
    assert at(m).discards[FACE_IDS.index("day_move")] == 1


@rule("CR-05", "CR-38", "EC-09", "RU-15")
def test_a_full_island_may_be_left_but_not_entered() -> None:
    m = table(3, {"island_1": "a4 b3", "island_2": "c1"})
    lay(m, "up_0", "day_move", 0)
    resolve(m)
    act(m, 0, "pick_inhabitant island_2 yellow")
    assert m.lines() == [f"move_to island_{k}" for k in (3, 4, 5, 6)]

    m = table(3, {"island_1": "a4 b3", "island_2": "c1"})
    lay(m, "up_0", "day_move", 0)
    resolve(m)
    act(m, 0, "pick_inhabitant island_1 brown", "move_to island_2")
    assert shown(m, "island_1") == "a4 b2 t5"
    assert at(m).room == 0b111111  # there is room again


@rule("CR-30", "CR-38", "EC-10", "EC-40", "RU-33")
def test_a_copied_move_may_take_the_same_inhabitant_back() -> None:
    m = table(3, {"island_1": "a1"})
    lay(m, "up_0", "day_move", 0, copiers="c")
    resolve(m)
    act(m, 0, "move_to island_2")  # the only inhabitant out picks himself
    act(m, 2, "move_to island_1")
    assert shown(m, "island_1") == "a1 t5"
    assert m.over


@rule("CR-39")
def test_copiers_can_neither_be_removed_nor_moved() -> None:
    m = table(3, {"island_1": "a1"})
    lay(m, "up_0", "day_remove_3", 0)
    lay(m, "down_0", "day_move", 0, copiers="ab")
    resolve(m)
    assert m.over
    assert effects(m) == [
        ("seat_0", "removed"),
        ("seat_0", "no-effect"),
        ("seat_0", "no-effect"),
        ("seat_1", "no-effect"),
    ]


@rule("CR-32", "CR-40")
def test_after_resolving_the_table_is_empty_and_all_copiers_are_home() -> None:
    m = table(4, {"island_1": "a2 b2 c2", "island_2": "d2"})
    lay(m, "up_0", "day_move", 0, copiers="b")
    lay(m, "up_1", "high_tide_place_2", 2, copiers="acd")
    resolve(m)
    while not m.over:
        m.play(m.seat, m.lines()[0])
    assert set(at(m).face) == set(at(m).front) == {-1}
    assert at(m).copying == [-1] * 4
    assert sum(at(m).reserve) + sum(at(m).folk) == 40
    assert sum(at(m).discards) == 8
