"""MG-20 to MG-24: the first phase."""

import pytest

from archipel.kernel.match import Match, Refused
from tests.mangrovia.table import act, at, begin_round, let_chance, table, told
from tests.marks import rule

ALL_SITES = [f"dish site_{k}_{13 - k}" for k in range(1, 7)]


@rule("MG-20", "MG-21")
def test_a_round_goes_from_dishes_to_the_boat_to_the_next_round() -> None:
    m = begin_round(table(4, first=2))
    assert (m.view(0).phase, m.view(0).round) == ("place", 1)
    for seat, site in ((2, "site_1_12"), (3, "site_2_11"), (0, "site_3_10"), (1, "site_4_9")):
        assert m.seat == seat  # clockwise from the first player, nobody may pass
        assert "pass" not in m.lines()
        act(m, seat, f"dish {site}")
    assert m.view(0).phase == "sail"
    while m.view(0).round == 1:
        let_chance(m)
        if m.view(0).round == 1:
            act(m, m.seat, m.lines()[-1])
    assert (m.view(0).phase, m.ask(), m.seat) == ("place", "place-dish", 2)
    assert [line[1] for line in told(m, "round-began")] == ["1", "2"]


@rule("MG-22", "MG-23")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_dishes_each_with_two_and_three_players(seats: int) -> None:
    m = begin_round(table(seats, first=1))
    order = []
    while m.ask() == "place-dish":
        order.append(m.seat)
        act(m, m.seat, m.lines()[-1])
    turn = [(1 + i) % seats for i in range(seats)]
    # at three players the last dish has one site left: it is placed without a question
    assert order == (turn + turn)[: 4 if seats == 2 else 5]
    dishes = told(m, "placed-dish")
    assert [line[1] for line in dishes] == [f"seat_{seat}" for seat in turn + turn]


@rule("MG-23", "T17")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_dish_of_the_first_player_keeps_off_the_north(seats: int) -> None:
    m = begin_round(table(seats))
    assert "dish site_1_12" not in m.lines()
    with pytest.raises(Refused):
        act(m, 0, "dish site_1_12")
    act(m, 0, "dish site_2_11")
    assert "dish site_1_12" in m.lines()  # anybody else's first dish may


@rule("MG-23", "MG-75", "T17")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_second_dish_of_the_first_player_may_go_north(seats: int) -> None:
    m = begin_round(table(seats))
    act(m, 0, "dish site_2_11")
    for seat in range(1, seats):
        act(m, seat, f"dish site_{seat + 2}_{11 - seat}")
    act(m, 0, "dish site_1_12")
    while m.view(0).round == 1 and not m.over:
        let_chance(m)
        act(m, m.seat, m.lines()[-1])
        let_chance(m)
    assert m.view(0).talisman == "seat_0"


def north_allowed(m: Match) -> bool:
    return "dish site_1_12" in begin_round(m).lines()


@rule("MG-23", "MG-75", "T30", "R1")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_players_the_north_is_open_to_all(seats: int) -> None:
    m = table(seats)
    assert north_allowed(m)
    act(m, 0, "dish site_1_12")
    while m.view(0).round == 1:
        act(m, m.seat, m.lines()[-1])
        let_chance(m)
    assert m.view(0).talisman == "seat_0"


@rule("MG-23", "T30", "R1")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_the_option_the_first_dish_keeps_off_the_north_at_every_table(seats: int) -> None:
    m = table(seats, first_dish_ban="all_player_counts")
    assert not north_allowed(m)
    act(m, 0, "dish site_2_11")
    assert "dish site_1_12" in m.lines()


@rule("MG-24")
def test_a_site_holds_one_dish_that_serves_both_stages() -> None:
    m = begin_round(table(4))
    assert m.lines() == ALL_SITES
    act(m, 0, "dish site_3_10")
    assert m.lines() == [line for line in ALL_SITES if line != "dish site_3_10"]
    for seat in (1, 2, 3):
        act(m, seat, m.lines()[-1])
    while at(m).round == 1:
        act(m, m.seat, m.lines()[-1])
        let_chance(m)
    landed = [line[2] for line in told(m, "landed") if line[1] == "seat_0"]
    assert landed == ["stage_3", "stage_10"]
