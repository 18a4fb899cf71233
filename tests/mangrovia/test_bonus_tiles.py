"""MG-90 to MG-94: the variant with bonus tiles."""

import pytest

from archipel.games.mangrovia import GAME
from archipel.kernel.match import Match
from tests.mangrovia.table import (
    act,
    at,
    at_stage,
    bonus,
    hand_of,
    let_chance,
    points,
    spaces,
    table,
    told,
)
from tests.mangrovia.test_end import EX11A, majority
from tests.marks import rule

JOKER = "tile_landscape_joker"


def laid(seats: int, bonus_tiles: str) -> list[str]:
    """The tiles on the board after the set-up."""
    m = Match(GAME, seats, {"bonus_tiles": bonus_tiles})
    let_chance(m, seed=seats)
    return [space.bonus_tile for space in m.view(0).spaces if space.bonus_tile is not None]


@rule("MG-90", "R13")
@pytest.mark.parametrize(("seats", "count"), [(2, 7), (3, 7), (4, 8), (5, 8)])
def test_eight_tiles_lie_open_on_the_stone_star_or_seven_beside_neutral(
    seats: int, count: int
) -> None:
    m = Match(GAME, seats, {"bonus_tiles": "mixed"})
    let_chance(m, seed=seats)
    star = [space for space in m.view(-2).spaces if space.bonus_tile is not None]
    assert len(star) == count
    assert all(space.owner is None for space in star)
    assert sum(at(m).tile_box) == 16 - count
    assert laid(seats, "off") == []


@rule("MG-94", "MG-90", "T38")
@pytest.mark.parametrize(("seats", "count"), [(3, 7), (4, 8)])
def test_only_statues_or_only_the_others(seats: int, count: int) -> None:
    statues = laid(seats, "statues_only")
    assert len(set(statues)) == count
    assert all(tile.startswith("tile_statue_") for tile in statues)
    others = laid(seats, "no_statues")
    assert len(others) == count
    assert not any(tile.startswith("tile_statue_") for tile in others)
    if seats == 4:
        assert sorted(map(others.count, set(others))) == [2, 3, 3]


@rule("MG-91")
def test_who_builds_there_wins_the_tile() -> None:
    m = table(hands={0: "3 5 sand"}, birds="sand reed", bonus_tiles="mixed")
    bonus(m, "c6r1", "tile_statue_e")
    at_stage(m, 8)
    act(m, 0, "build c6r1")
    assert m.view(1).players[0].bonus_tiles == ["tile_statue_e"]
    assert next(s for s in m.view(1).spaces if s.id == "c6r1").bonus_tile is None
    assert told(m, "won-tile") == [("won-tile", "seat_0", "tile_statue_e")]


@rule("MG-91", "MG-93", "T25")
def test_a_tile_just_won_may_pay_for_the_second_hut() -> None:
    m = table(hands={0: "3 5 4 sand sand"}, birds="sand reed", bonus_tiles="mixed")
    bonus(m, "c6r1", "tile_offering_3")
    at_stage(m, 10)
    act(m, 0, "build c6r1")
    assert "c2r3" in spaces(m)  # 7: the 4 in hand and the tile
    act(m, 0, "build c2r3")
    assert m.view(0).players[0].bonus_tiles == []
    assert at(m).tile_box[8] == 3


@rule("MG-92", "EX15")
def test_the_statue_tile_wins_a_tie_whatever_the_distance() -> None:
    m = table(huts=EX11A, tiles={2: "tile_statue_a"}, bonus_tiles="mixed")
    assert majority(m, "path_a") == ("seat_2", "seat_0")


@rule("MG-92", "T34")
def test_the_statue_tile_wins_a_tie_for_second_place_as_well() -> None:
    huts = {"c3r4": "d", "c3r6": "d", "c3r1": "a", "c3r7": "b"}
    m = table(huts=huts, tiles={1: "tile_statue_b"}, bonus_tiles="mixed")
    assert majority(m, "path_b") == ("seat_3", "seat_1")
    assert majority(table(huts=huts), "path_b") == ("seat_3", "seat_0")


@rule("MG-92")
def test_the_statue_tile_adds_no_hut_and_decides_no_other_tie() -> None:
    huts = {"c3r4": "d", "c3r6": "d", "c3r1": "a", "c3r2": "a", "c3r7": "b"}
    m = table(huts=huts, tiles={1: "tile_statue_b"}, bonus_tiles="mixed")
    assert majority(m, "path_b") == ("seat_0", "seat_3")
    m = table(huts=EX11A, tiles={2: "tile_statue_b"}, bonus_tiles="mixed")
    assert majority(m, "path_a") == ("seat_0", "seat_1")


@rule("MG-92", "R14")
def test_the_statue_tile_wins_a_tie_against_neutral_huts() -> None:
    m = table(2, huts={"c1r6": "a"}, tiles={0: "tile_statue_a"}, bonus_tiles="mixed")
    assert majority(m, "path_a") == ("seat_0", "neutral")


@rule("MG-93")
def test_a_tile_is_paid_before_an_equal_card() -> None:
    m = table(
        hands={0: "3 4 sand"},
        tiles={0: "tile_offering_3"},
        birds="sand reed",
        bonus_tiles="mixed",
    )
    at_stage(m, 8)
    act(m, 0, "build c2r3")
    assert "pay offering_3" in m.lines()
    assert m.view(0).building is not None
    assert m.view(0).building.proposed == ["card_sand", "offering_4", "tile_offering_3"]
    act(m, 0, "complete")
    assert hand_of(m, 0) == "3"


@rule("MG-93")
def test_an_amulet_tile_pays_2_amulets() -> None:
    m = table(
        hands={0: "water"},
        amulets={0: "3"},
        tiles={0: "tile_amulet_2"},
        bonus_tiles="mixed",
    )
    at_stage(m, 8)
    act(m, 0, "build c5r5")
    assert m.view(0).players[0].bonus_tiles == []
    assert m.view(0).set_aside == {"amulet_3": 1}  # used tiles leave the game


def joker_table(hand: str, birds: str = "mangrove water", mode: str = "") -> Match:
    options = {"joker_tile": mode} if mode else {}
    return table(hands={0: hand}, birds=birds, tiles={0: JOKER}, bonus_tiles="mixed", **options)


@rule("MG-93", "T24", "R6")
def test_the_joker_replaces_card_and_bird() -> None:
    m = at_stage(joker_table("3 4"), 8)
    assert "c2r3" in spaces(m)
    act(m, 0, "build c2r3")
    assert hand_of(m, 0) == ""  # the sum is paid as usual
    assert at(m).tile_box[10] == 2


@rule("MG-93", "R6")
def test_the_joker_is_a_choice_where_a_card_would_do() -> None:
    m = at_stage(joker_table("3 4 sand", "sand reed"), 8)
    act(m, 0, "build c2r3")
    assert m.lines()[:3] == ["complete", "card card_sand", f"card {JOKER}"]
    act(m, 0, "complete")  # the card is proposed
    assert m.view(0).players[0].bonus_tiles == [JOKER]


@rule("MG-93", "R6")
def test_the_joker_is_for_one_hut() -> None:
    m = at_stage(joker_table("4 6 7 7 water"), 9)
    assert spaces(m, "double") == set()
    assert "c4r3" in spaces(m)
    m = at_stage(joker_table("6 7 7 water water"), 9)
    act(m, 0, "double c4r7")
    assert m.view(0).players[0].bonus_tiles == [JOKER]


@rule("MG-93", "R6")
def test_with_the_option_the_joker_replaces_one_card_of_a_double_hut() -> None:
    mode = "card_and_birds"
    m = at_stage(joker_table("6 7 7 water", mode=mode), 9)
    assert "c4r7" in spaces(m, "double")
    act(m, 0, "double c4r7")
    assert (hand_of(m, 0), m.over) == ("", True)
    m = at_stage(joker_table("6 7 7", mode=mode), 9)
    assert spaces(m, "double") == set()
    m = at_stage(joker_table("6 7 7 sand", mode=mode), 9)
    assert spaces(m, "double") == set()  # the other card needs its bird


@rule("MG-93", "R6")
def test_with_the_option_the_joker_replaces_the_bird_only() -> None:
    m = at_stage(joker_table("3 4", mode="birds_only"), 8)
    assert spaces(m) == set()
    m = at_stage(joker_table("3 4 sand", mode="birds_only"), 8)
    assert "c2r3" in spaces(m)
    act(m, 0, "build c2r3")  # the tile and the sand card
    assert (hand_of(m, 0), m.view(0).players[0].bonus_tiles) == ("", [])
    m = at_stage(joker_table("7 7 sand sand", mode="birds_only"), 9)
    act(m, 0, "double c2r3")
    assert (hand_of(m, 0), m.view(0).players[0].bonus_tiles) == ("", [])
    m = at_stage(joker_table("4 6 mangrove sand", "mangrove water", mode="birds_only"), 8)
    m.play(0, "build c4r3")
    lines = ["complete", "card card_sand", "card card_mangrove", f"card {JOKER}"]
    assert m.lines()[:4] == lines
    m.play(0, "card card_sand")  # no bird shows it: the tile must come too
    assert m.lines()[:3] == ["complete", f"card {JOKER}", "pay offering_6"]


@rule("MG-88", "MG-89", "MG-93", "R7")
def test_an_unused_amulet_tile_at_the_end() -> None:
    m = table(2, amulets={0: "3"}, tiles={0: "tile_amulet_2"}, bonus_tiles="mixed")
    assert points(m, "amulets") == [5, 0]
    at(m).printed[:] = [45, 50]
    assert GAME.ranks(m.position) == [1, 2]
    m = table(
        2,
        amulets={0: "3"},
        tiles={0: "tile_amulet_2"},
        bonus_tiles="mixed",
        amulet_tile_scores="false",
    )
    assert points(m, "amulets") == [3, 0]


@rule("MG-93", "R7")
def test_an_unused_offering_tile_is_worth_nothing() -> None:
    m = table(2, tiles={0: "tile_offering_3"}, bonus_tiles="mixed")
    assert m.scores() == [0, 0]
