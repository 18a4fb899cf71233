"""BB-341 to BB-344, BB-511, BB-512: priests and the temple."""

import pytest

from tests.bora_bora.build import goods, on_offer, on_tiles, whole
from tests.bora_bora.table import (
    act,
    at,
    do_action,
    end_round,
    place_dice,
    points,
    score_temple,
    table,
    temple_now,
    temple_of,
    told,
)
from tests.marks import rule

FIRE = ("fire fire_offering", "fire fire_shell")


@rule("BB-341")
def test_a_priest_of_the_supply_goes_to_the_temple() -> None:
    m = do_action(table(), "temple", 4)
    assert m.lines() == [f"priest temple_{slot}" for slot in (1, 2, 3, 4)]
    act(m, 0, "priest temple_3")
    assert temple_now(m) == "- - - a - -"
    mine = m.view(0).players[0]
    assert (mine.priests, mine.priests_in_temple) == (3, 1)


@rule("BB-341", "BB-206", "X-03")
@pytest.mark.parametrize("temple", ["a a a a - -", "b a a c a a", "- - a a a a"])
def test_without_a_priest_the_temple_cannot_be_chosen(temple: str) -> None:
    m = place_dice(table(temple=temple), (0, "6 1"), (1, "5 4"))
    assert on_tiles(m) == {"die_6 tile_helper", "die_1 tile_helper"}
    act(m, 0, "place die_6 tile_fishing")
    assert {"die_5 tile_temple", "die_4 tile_temple"} <= on_tiles(m)  # for another it can


@rule("BB-342", "X-01")
def test_pushing_stops_at_an_empty_slot() -> None:
    m = do_action(table(temple="a b - c d b"), "temple", 6)
    act(m, 0, "priest temple_6")
    assert temple_now(m) == "a a b c d b"
    assert told(m, "priest-returned") == []
    assert [player.priests for player in m.view(0).players] == [2, 2, 3, 3]


@rule("BB-342", "BB-343", "X-02")
def test_who_is_pushed_beyond_slot_1_goes_home() -> None:
    m = do_action(table(temple="a b c d a b"), "temple", 2, seat=2)
    act(m, 2, "priest temple_2")
    assert temple_now(m) == "a b c d c a"
    assert told(m, "priest-returned") == [("priest-returned", "seat_1")]
    assert [player.priests for player in m.view(0).players] == [2, 3, 2, 3]
    act(m, 2, *FIRE)
    assert m.over  # one fire bonus, for c alone
    assert [player.offerings for player in m.view(0).players] == [0, 0, 1, 0]


@rule("BB-342")
@pytest.mark.parametrize(
    ("before", "slot", "after"),
    [
        ("- - - - - -", 6, "a - - - - -"),
        ("b - - - - -", 6, "a b - - - -"),
        ("- - - - - b", 1, "- - - - - a"),
        ("b c d - b c", 6, "a b c d b c"),
        ("b c d - b c", 2, "b c d - a b"),
        ("- a - - - -", 5, "- a a - - -"),
    ],
)
def test_pushing_goes_to_the_next_lower_slot(before: str, slot: int, after: str) -> None:
    m = do_action(table(temple=before), "temple", 6)
    act(m, 0, f"priest temple_{slot}")
    assert temple_now(m) == after


@rule("BB-343", "BB-011", "E-06")
def test_a_new_priest_brings_one_fire_bonus() -> None:
    m = do_action(table(display="blue", temple="b - - - - -"), "temple", 6)
    act(m, 0, "priest temple_6")
    assert m.lines() == ["fire fire_god_card", "fire fire_offering"]
    act(m, 0, *FIRE)
    assert m.over
    assert (goods(m, 0)["offerings"], goods(m, 0)["shells"]) == (1, 1)
    assert goods(m, 1) == goods(table(), 1)


@rule("BB-344")
def test_priests_stay_from_round_to_round() -> None:
    m = whole(3, temple="a b - c - a")
    end_round(m)
    assert m.view(0).round == 1
    assert temple_now(m) == "a b - c - a"


@rule("BB-511", "R-26")
@pytest.mark.parametrize(("round", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_priests_score_by_round(round: int, each: int) -> None:
    m = score_temple(whole(round=round, temple="a b a - - c"))
    assert points(m, "temple") == [2 * each, each, each, 0]
    assert m.view(0).priest_points == each


@rule("BB-512")
def test_most_priests_take_a_god_tile() -> None:
    m = score_temple(whole(temple="a b b - - -"))
    assert at(m).god_tiles == [0, 1, 0, 0]
    assert m.view(0).god_stack == 5
    assert told(m, "god-tile-won") == [("god-tile-won", "seat_1")]


@rule("BB-512", "X-27")
@pytest.mark.parametrize(
    ("temple", "winner"),
    [
        ("a b b - c a", 0),  # 2, 2, 1: a stands further left
        ("c b b a - a", 1),  # c is leftmost but has one priest only
        ("c a b - b a", 0),
        ("- - - - b a", 1),
        ("d c b a - -", 3),
    ],
)
def test_ties_go_to_the_leftmost_priest(temple: str, winner: int) -> None:
    m = score_temple(whole(temple=temple, order=[2, 1, 0, 3]))
    assert at(m).god_tiles.index(1) == winner
    assert sum(at(m).god_tiles) == 1


@rule("BB-512")
def test_without_any_priest_the_tile_leaves_the_game() -> None:
    m = score_temple(whole())
    assert at(m).god_tiles == [0, 0, 0, 0]
    assert m.view(0).god_stack == 5
    assert len(told(m, "god-tile-gone")) == 1
    assert points(m, "temple") == [0, 0, 0, 0]


@rule("BB-341", "BB-344")
def test_four_priests_each() -> None:
    m = table()
    temple_of(m, "a a a - - -")
    assert on_offer(m, "temple", 1) == {"priest temple_1"}
    assert m.view(0).players[0].priests == 1
