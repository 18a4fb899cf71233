"""CR-41 to CR-48: who gets the treasure of an island."""

import pytest

from archipel.games.costa_ruana.components import DATA
from archipel.games.costa_ruana.position import NONE
from tests.costa_ruana.table import (
    LETTERS,
    act,
    at,
    collect,
    lay,
    let_chance,
    resolve,
    shown,
    table,
    told,
)
from tests.marks import rule


def collected(seats: int, island: str) -> tuple[str, list[int]]:
    """One island before collecting; the island after it, and who got how many treasures."""
    m = collect(table(seats, {"island_1": island}, round=5))
    return shown(m, "island_1"), at(m).won


@rule("CR-43", "CR-44", "CR-45", "CR-46", "CR-47", "RU-04", "RU-05")
@pytest.mark.parametrize(
    "row", DATA["collection_table"]["items"], ids=lambda row: str(row["groups"])
)
def test_every_pattern_of_groups(row: dict[str, object]) -> None:
    groups = row["groups"]
    assert isinstance(groups, list)
    for turn in range(6):  # whichever seats the groups belong to
        seats = [(turn + k) % 6 for k in range(len(groups))]
        note = " ".join(f"{LETTERS[seat]}{size}" for seat, size in zip(seats, groups))
        c = at(table(6, {"island_1": note}))
        winner = c.winner(0)
        if row["winning_group"] is None:
            assert winner == NONE
        else:
            assert groups[seats.index(winner)] == row["winning_group"]


@rule("CR-41")
def test_each_island_gives_at_most_one_treasure() -> None:
    islands = {"island_1": "a3 t5", "island_2": "a1 b2 t4", "island_3": "b1 t3"}
    m = collect(table(3, islands, round=5))
    assert at(m).treasures[:3] == [4, 3, 2]
    assert at(m).won == [1, 2, 0]
    assert m.over  # nothing was asked


@rule("CR-42", "EX-14")
def test_an_island_without_treasure_gives_nothing() -> None:
    assert collected(3, "a3 b1 t0") == ("a3 b1 t0", [0, 0, 0])


@rule("CR-42", "CR-43", "EC-11")
def test_a_treasure_moved_away_is_won_elsewhere() -> None:
    m = table(3, {"island_1": "a2 t1", "island_4": "b1 t0"}, round=5)
    lay(m, "up_1", "day_treasure", 1)
    resolve(m)
    act(m, 1, "treasure_from island_1", "treasure_to island_4")
    collect(m)
    assert shown(m, "island_1") == "a2 t0"
    assert shown(m, "island_4") == "t0"
    assert at(m).won == [0, 1, 0]


@rule("CR-43", "CR-48", "EX-13")
def test_majority() -> None:
    assert collected(2, "a3 b1 t5") == ("a2 b1 t4", [1, 0])


@rule("CR-43", "CR-48", "EC-12")
def test_the_majority_wins_beside_a_conflict() -> None:
    assert collected(3, "a3 b1 c1 t5") == ("a2 b1 c1 t4", [1, 0, 0])


@rule("CR-43", "EC-13", "RU-04")
def test_more_than_each_is_enough() -> None:
    assert collected(3, "a3 b2 c2 t2") == ("a2 b2 c2 t1", [1, 0, 0])


@rule("CR-43", "CR-48", "EC-15")
def test_a_single_inhabitant_wins_and_leaves() -> None:
    m = collect(table(3, {"island_1": "a1 t3"}, round=5))
    assert shown(m, "island_1") == "t2"
    assert at(m).reserve[0] == 10


@rule("CR-44", "CR-46", "EX-11")
def test_two_conflicts_on_one_island() -> None:
    assert collected(4, "a2 b2 c1 d1 t5") == ("a2 b2 c1 d1 t5", [0, 0, 0, 0])
    m = collect(table(4, {"island_1": "a2 b2 c1 d1 t5"}, round=5))
    assert told(m, "conflict") == [("conflict", "island_1")]


@rule("CR-45", "CR-48", "EX-12")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a3 b3 d1 t5", "a3 b3 t4"),
        ("a2 b2 d1 t5", "a2 b2 t4"),
        ("a2 b2 c2 d1 t5", "a2 b2 c2 t4"),
    ],
)
def test_the_outsider(before: str, after: str) -> None:
    assert collected(4, before) == (after, [0, 0, 0, 1])


@rule("CR-45", "EC-16")
def test_with_two_players_there_is_no_outsider() -> None:
    for mine in range(8):
        for yours in range(8 - mine):
            winner = at(table(2, {"island_1": f"a{mine} b{yours}"})).winner(0)
            expected = NONE if mine == yours else (0 if mine > yours else 1)
            assert winner == expected


@rule("CR-46", "EC-14")
def test_everybody_in_conflict() -> None:
    assert collected(5, "a2 b2 c1 d1 e1 t3") == ("a2 b2 c1 d1 e1 t3", [0] * 5)


@rule("CR-45", "CR-48", "EC-30")
def test_the_outsider_leaves_a_full_island() -> None:
    m = collect(table(3, {"island_1": "a3 b3 c1"}, round=5))
    assert shown(m, "island_1") == "a3 b3 t4"
    assert at(m).room & 1
    assert at(m).winner(0) == NONE


@rule("CR-21", "CR-45", "CR-48", "EC-42")
def test_an_outsider_with_all_his_tribe_at_home_may_copy_next_round() -> None:
    hand = "day_place_1 night_place_1 high_tide_place_1"
    m = collect(table(3, {"island_1": "a1 b2 c2"}, hands=dict.fromkeys(range(3), hand)))
    assert shown(m, "island_1") == "b2 c2 t4"
    assert at(m).reserve[0] == 10
    let_chance(m)
    m.play(m.seat, "keep")
    while not (m.ask() == "place-copier" and m.seat == 0):
        m.play(m.seat, m.lines()[0])
    act(m, 0, "place_copier up_1")
    assert at(m).reserve[0] == 9
