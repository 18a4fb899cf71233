"""ED-63 to ED-69 and ED-84: the last round and the final scoring."""

import pytest

from archipel.games.edora.components import STELE_IDS
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from tests.edora.build import without_herbs
from tests.edora.table import (
    COUNTS,
    TURNS,
    act,
    at,
    end,
    opened,
    place,
    play_any,
    points,
    put_all,
    set_dice,
    stand,
    table,
    told,
    turn,
)
from tests.marks import rule

TWELVE = "h00 h01 h02 h10 h11 h12 h20 h21 h22 h30 h31 h32"


def with_twelve(seat: int, seats: int = 3, **given: object) -> Match:
    """A seat has one die left, at hand, and stands at v10."""
    m = table(seats, pawns={seat: "v10"}, **given)  # type: ignore[arg-type]
    put_all(m, seat, TWELVE)
    set_dice(m, seat, "1", "")
    return without_herbs(m)


# The end of the game


@rule("ED-63", "T43")
def test_the_round_is_finished_when_the_last_die_lies() -> None:
    m = turn(with_twelve(1, round=14), 1)
    assert not m.view(0).last_round
    act(m, 1, "go v11", "square v11_0", "pass")
    assert m.view(0).last_round
    assert (m.ask(), m.seat) == ("take-turn", 2)
    act(m, 2, "go h31", "die reserve_1 value_1", "square h31_1", "pass")
    assert m.over
    assert m.view(0).round == 14
    assert m.view(0).phase == "game_over"


@rule("ED-63", "ED-84")
def test_the_others_of_the_round_still_play_and_nobody_twice() -> None:
    m = turn(with_twelve(1, first=1, round=15, stock={0: "2 2", 2: "2 2"}), 1)
    act(m, 1, "go v11", "square v11_0", "pass")
    act(m, 2, "emergency")
    assert (m.ask(), m.seat) == ("take-turn", 0)
    act(m, 0, "emergency")
    assert m.over


@rule("ED-63")
def test_without_a_thirteenth_die_the_game_goes_on() -> None:
    m = table(2, round=15, stock={1: "2 2"})
    put_all(m, 0, TWELVE)
    set_dice(m, 0, "", "1")  # twelve placed, one in stock
    turn(m, 1)
    act(m, 1, "emergency")
    assert not m.over
    assert m.view(0).round == 16


@rule("ED-63", "ED-84")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_have_had_the_same_number_of_turns(seats: int) -> None:
    m = opened(seats, 4)
    rng = Rng(seats)
    while not m.over:
        play_any(m, rng)
    turns = [seat for _, seat, *_ in told(m, *TURNS)]
    assert {turns.count(f"seat_{seat}") for seat in range(seats)} == {at(m).round}
    assert 13 <= at(m).round <= 40
    assert max(player.placed for player in m.view(0).players) == 13 or at(m).round == 40


@rule("ED-63", "R13")
@pytest.mark.parametrize(("number", "over"), [(39, False), (40, True)])
def test_after_round_forty_the_game_ends_in_any_case(number: int, over: bool) -> None:
    m = turn(table(2, round=number, stock={1: "2 2"}), 1)
    act(m, 1, "emergency")
    assert m.over is over


@rule("R13", "ED-62")
def test_emergency_turns_may_be_taken_freely() -> None:
    m = turn(table(2, stock={0: "", 1: ""}))
    while not m.over:
        act(m, m.seat, "emergency")
    assert at(m).round == 40
    assert m.view(0).players[0].food == 15 + 40 * 6


@rule("ED-63")
def test_the_five_steps_come_in_order() -> None:
    m = end(table(2))
    words = "leftovers-scored sickle-scored tablets-scored amulet-scored sanctuaries-scored scored"
    heard = [word for word, *_ in told(m, *words.split(), "winner")]
    assert heard == [word for each in words.split() for word in (each, each)] + ["winner"]


# 1 Leftovers


@rule("ED-64", "T61", "R26")
@pytest.mark.parametrize(("option", "expected"), [("reserve_and_stock", 7), ("reserve", 5)])
def test_leftovers(option: str, expected: int) -> None:
    given = {"food": {0: 17}, "mistletoe": {0: 2}, "reserve": {0: "6"}, "stock": {0: "1 2"}}
    m = end(table(2, **given, leftover_dice=option))  # type: ignore[arg-type]
    assert points(m, "leftovers")[0] == expected


@rule("ED-64")
@pytest.mark.parametrize(("food", "prestige"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (40, 6)])
def test_every_full_six_food(food: int, prestige: int) -> None:
    m = end(table(2, food={0: food}, reserve={0: ""}, stock={0: ""}))
    assert points(m, "leftovers")[0] == prestige


@rule("ED-64", "ED-68")
def test_dice_taken_off_the_board_are_no_leftovers() -> None:
    given = {"food": {0: 0}, "reserve": {0: ""}, "stock": {0: ""}}
    m = end(table(2, dice={"h00_0": "a1", "h00_1": "b6"}, **given))  # type: ignore[arg-type]
    assert points(m, "leftovers")[0] == 0


@rule("ED-58", "ED-64", "R5")
def test_the_prestige_herb_does_not_see_the_final_scoring() -> None:
    given = {"food": {0: 0}, "mistletoe": {0: 3}, "reserve": {0: ""}, "stock": {0: ""}}
    m = end(table(2, active={0: "herb_prestige"}, **given))  # type: ignore[arg-type]
    assert points(m, "leftovers")[0] == 3
    assert m.scores()[0] == 3


# 2 Sickle, 3 tablets, 4 amulet


@rule("ED-65")
def test_the_sickle_by_its_space() -> None:
    values = [points(end(table(2, sickle={0: space})), "sickle")[0] for space in range(13)]
    assert values == [0, 0, 0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 20]


@rule("ED-66")
def test_ten_for_each_fulfilled_tablet() -> None:
    stones = {0: dict.fromkeys(STELE_IDS[:4], "h00")}
    m = end(table(2, stones=stones, tablets={0: "steles_4 steles_4 menhirs_4", 1: "steles_4"}))
    assert points(m, "tablets") == [20, 0]


@rule("ED-67", "T12")
@pytest.mark.parametrize(
    ("places", "prestige"),
    [
        ("1_left 2_left 3_left 2_right", 30),
        ("", 0),
        ("1_left 2_left", 0),
        ("1_left 1_right", 10),
        ("1_right 2_right 3_right", 0),
        ("1_left 2_left 3_left", 20),
        ("1_left 1_right 3_left 3_right", 20),
        ("1_left 1_right 2_left 2_right 3_left", 40),
        ("1_left 1_right 2_left 2_right 3_left 3_right", 50),
    ],
)
def test_rows_and_the_left_half_of_the_amulet(places: str, prestige: int) -> None:
    gems = ["gem_prestige", "gem_knowledge", "gem_food", "gem_die", "gem_mistletoe", "gem_sickle"]
    worn = " ".join(f"amulet_{at}={gem}" for at, gem in zip(places.split(), gems, strict=False))
    assert points(end(table(2, amulet={0: worn})), "amulet")[0] == prestige


# 5 Sanctuaries


def led(dice: int, stones: int, space: int) -> Match:
    """Seat 0 leads so many sanctuaries, with so many stones there."""
    m = table(2, knowledge={0: space})
    here = ["h00", "h01", "h02", "h10", "h11", "h12", "h20", "h21", "h22", "h30"][:dice]
    put_all(m, 0, " ".join(here), 3)
    standing = (
        "menhir_food menhir_die menhir_sickle stele_food stele_die stele_sickle stele_prestige"
    )
    for stone, sanctuary in zip(standing.split()[:stones], here * 2, strict=False):
        stand(m, 0, stone, sanctuary)
    return end(m)


@rule("ED-68", "T13", "T14", "T15")
@pytest.mark.parametrize(
    ("dice", "stones", "space", "prestige"),
    [(7, 4, 7, 22), (10, 7, 13, 68), (4, 3, 2, 0)],
)
def test_dice_and_stones_times_knowledge(dice: int, stones: int, space: int, prestige: int) -> None:
    m = led(dice, stones, space - 1)  # "the 7th space" is number 6
    assert points(m, "sanctuaries")[0] == prestige


@rule("ED-68")
def test_the_multiplier_of_each_space() -> None:
    values = [points(led(1, 0, space), "sanctuaries")[0] for space in range(13)]
    assert values == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]


@rule("ED-68", "T40", "R3")
def test_the_leader_takes_all_stones_there() -> None:
    stones = {0: {"menhir_food": "h00", "stele_die": "h00"}}
    m = table(2, dice={"h00_0": "a4", "h00_1": "b5"}, stones=stones, knowledge={0: 12, 1: 3})
    end(m)
    assert points(m, "sanctuaries") == [0, 3]
    assert [player.led for player in m.view(0).players] == [0, 3]


@rule("ED-31", "ED-68")
def test_ties_at_a_sanctuary_go_to_the_marker_ahead() -> None:
    dice = {"h00_0": "a5", "h00_1": "b5", "h00_2": "c4"}
    m = end(table(3, dice=dice, knowledge={0: 4, 1: 3, 2: 12}))
    assert points(m, "sanctuaries") == [1, 0, 0]
    m = end(table(3, dice=dice, knowledge={0: 4, 1: 4, 2: 12}))
    assert points(m, "sanctuaries") == [0, 1, 0]  # on top of the stack


@rule("ED-68")
def test_dice_that_do_not_lead_score_nothing() -> None:
    m = end(table(2, dice={"h00_0": "a1", "h00_1": "b6", "h01_0": "a2"}, knowledge={0: 12}))
    assert points(m, "sanctuaries") == [4, 0]


@rule("ED-31", "ED-68")
def test_the_turned_value_counts() -> None:
    m = without_herbs(table(2, dice={"v11_1": "b5"}, knowledge={0: 3}))
    place(m, "v11_0", 2)
    act(m, 0, "brew potion_die_to_six")
    assert m.view(0).players[0].led == 1
    assert points(m, "sanctuaries") == [1, 0]


# Who wins


@rule("ED-69")
def test_most_prestige_wins() -> None:
    m = end(table(3, food={0: 6, 1: 30, 2: 12}))
    assert m.ranks() == [3, 1, 2]
    assert told(m, "winner") == [("winner", "seat_1", "0")]


@rule("ED-69", "T45")
def test_among_equals_the_marker_further_back_wins() -> None:
    m = end(table(2, knowledge={0: 9, 1: 5}))
    assert m.scores()[0] == m.scores()[1]
    assert m.ranks() == [2, 1]
    assert told(m, "winner") == [("winner", "seat_1", "1")]


@rule("ED-69", "R10")
@pytest.mark.parametrize(("order", "ranks"), [((0, 1), [1, 2]), ((1, 0), [2, 1])])
def test_on_one_space_the_lower_marker_is_further_back(
    order: tuple[int, int], ranks: list[int]
) -> None:
    m = end(table(2, knowledge={seat: 5 for seat in order}))
    assert m.scores()[0] == m.scores()[1]
    assert m.ranks() == ranks


@rule("ED-69", "ED-63")
def test_the_final_score_is_the_sum_of_all_sources() -> None:
    m = table(2, food={0: 13}, sickle={0: 6}, knowledge={0: 6}, dice={"h00_0": "a2"})
    at(m).points[0] = 4
    end(m)
    assert m.scores()[0] == 4 + 2 + 12 + 10 + 2  # track, food, dice left, sickle, 1 x 2
    assert m.view(1).players[0].prestige == m.scores()[0]
