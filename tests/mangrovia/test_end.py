"""MG-80 to MG-89: the end and the final scoring."""

import pytest

from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.components import AMULETS
from archipel.kernel.match import Match
from tests.mangrovia.table import (
    act,
    at,
    end,
    let_chance,
    points,
    put,
    sail,
    table,
    told,
)
from tests.marks import rule

EX11A = {"c1r1": "a", "c1r6": "a", "c1r2": "b", "c1r5": "b", "c1r3": "c", "c1r7": "c"}


def majority(m: Match, id: str) -> tuple[str | None, str | None]:
    """Who is first and second on a path, or at the Totem."""
    view = m.view(0)
    if id == "totem":
        return view.totem.first, view.totem.second
    path = next(path for path in view.paths if path.id == id)
    return path.first, path.second


@rule("MG-80", "MG-30", "T41", "R17")
def test_the_round_of_the_last_hut_is_played_to_its_end() -> None:
    m = table(hands={0: "3 4 sand", 1: "3 4 water"}, birds="sand water", stock={0: 1})
    sail(m, site_5_8=0, site_4_9=1, site_2_11=0)
    while m.view(0).boat != "stage_8":
        act(m, m.seat, "pass")
    act(m, 0, "build c2r3")
    assert told(m, "last-hut") == [("last-hut", "seat_0", "0")]
    assert (m.view(0).boat, m.seat) == ("stage_9", 1)
    act(m, 1, "build c3r2")
    assert (m.view(0).boat, m.seat, m.ask()) == ("stage_11", 0, "draw-hidden")
    act(m, 0, "draw offering_deck")
    let_chance(m)
    assert m.over
    assert m.view(0).boat == "stage_12"  # nothing is prepared any more
    assert told(m, "round-began", "talisman-won", "talisman-passed", "laid-open") == []


@rule("MG-80")
def test_while_huts_are_left_the_next_round_follows() -> None:
    m = table(stock={0: 1})
    sail(m, site_1_12=0)
    while m.view(0).round == 1:
        act(m, m.seat, m.lines()[-1])
        let_chance(m)
    assert not m.over


@rule("MG-80", "R16")
@pytest.mark.parametrize(("number", "over"), [(39, False), (40, True)])
def test_nobody_can_draw_the_game_out_for_ever(number: int, over: bool) -> None:
    m = table()
    at(m).round = number
    sail(m, site_2_11=0)
    while not m.over and at(m).round == number:
        act(m, m.seat, m.lines()[-1])
        let_chance(m)
    assert m.over == over


@rule("MG-81", "MG-82", "EX11a", "EX11b")
def test_example_11() -> None:
    m = table(huts=EX11A)
    assert majority(m, "path_a") == ("seat_0", "seat_1")
    m = table(huts={"c3r4": "d", "c3r6": "d", "c3r2": "b", "c3r5": "c"})
    assert majority(m, "path_b") == ("seat_3", "seat_1")
    # path G has c3r5 alone, path B pays 10 and 5
    assert points(m, "paths") == [0, 5, 10, 10]


@rule("MG-81")
def test_prizes_of_path_a() -> None:
    m = end(table(huts=EX11A))
    assert ("path-scored", "path_a", "seat_0", "seat_1", "12", "6") in told(m, "path-scored")


@rule("MG-82", "T35")
def test_only_the_nearest_hut_of_each_is_compared() -> None:
    m = table(huts={"c1r1": "a", "c1r7": "a", "c1r2": "b", "c1r3": "b"})
    assert majority(m, "path_a") == ("seat_0", "seat_1")


@rule("MG-62", "MG-81", "MG-82", "T13")
def test_a_double_hut_counts_twice_at_one_distance() -> None:
    m = table(huts={"c4r7": "aa", "c3r7": "b", "c5r7": "b"})
    assert majority(m, "path_h") == ("seat_1", "seat_0")
    put(m, "c7r7", "a")
    assert majority(m, "path_h") == ("seat_0", "seat_1")


@rule("MG-83", "T11")
def test_a_prize_won_by_neutral_is_lost() -> None:
    m = table(2, huts={"c3r1": "a"})
    assert majority(m, "path_b") == ("neutral", "seat_0")
    # c3r1 lies on path E as well, nearer than the neutral hut there
    assert points(m, "paths") == [5 + 8, 0]


@rule("MG-83", "MG-82", "T12")
def test_neutral_huts_count_in_ties() -> None:
    m = table(2, huts={"c1r6": "a"})
    assert majority(m, "path_a") == ("neutral", "seat_0")
    m = table(2, huts={"c1r2": "a"})
    assert majority(m, "path_a") == ("seat_0", "neutral")
    assert points(m, "paths")[0] == 12


@rule("MG-84", "T21")
def test_alone_on_a_path() -> None:
    m = end(table(huts={"c7r4": "a"}))
    assert majority(m, "path_d") == ("seat_0", None)
    assert points(m, "paths") == [8, 0, 0, 0]
    assert told(m, "path-alone", "path-scored") == [("path-alone", "path_d", "seat_0", "8")]


@rule("MG-85", "EX12")
def test_example_12() -> None:
    m = table(
        huts={
            "c5r1": "a",
            "c6r1": "a",
            "c7r1": "a",
            "c5r2": "b",
            "c7r2": "b",
            "c5r3": "c",
            "c6r3": "c",
        }
    )
    assert points(m, "stone_star") == [21, 14, 14, 0]
    assert m.view(0).star_factor == 7


@rule("MG-85", "T22", "R3")
def test_the_neutral_hut_counts_in_the_stone_star_if_the_table_says_so() -> None:
    huts = {"c5r1": "a", "c6r1": "a", "c5r2": "b"}
    assert points(table(3, huts=huts), "stone_star") == [8, 4, 0]
    without = table(3, huts=huts, neutral_hut_counts_in_stone_star_total="false")
    assert points(without, "stone_star") == [6, 3, 0]


@rule("MG-86", "EX13")
def test_example_13() -> None:
    m = table()
    totem = ["c1r5", "c2r5", "c3r5", "c1r6", "c3r6", "c1r7", "c2r7"]
    for space, owner in zip(totem, "aabccab"):  # tiles 2 to 8 in this order
        put(m, space, owner)
    assert points(m, "totem") == [12, 6, 0, 0]


@rule("MG-86", "T33")
def test_alone_at_the_totem() -> None:
    m = end(table(huts={"c1r6": "a"}))
    assert points(m, "totem") == [12, 0, 0, 0]
    assert told(m, "totem-alone", "totem-scored") == [("totem-alone", "seat_0", "12")]


@rule("MG-87")
def test_the_neutral_hut_wins_every_tie_at_the_totem() -> None:
    m = table(2, huts={"c1r6": "a"})
    assert majority(m, "totem") == ("neutral", "seat_0")
    assert points(m, "totem") == [6, 0]
    put(m, "c2r5", "a")
    assert points(m, "totem") == [12, 0]


@rule("MG-88", "EX14")
def test_example_14() -> None:
    assert points(table(amulets={1: "2 5 6"}), "amulets") == [0, 13, 0, 0]


def with_amulets(*values: str) -> Match:
    """Equal points without amulets: printed points make up for them."""
    m = table(2, amulets=dict(enumerate(values)))
    p = at(m)
    for seat in range(2):
        counts = p.amulets[seat * AMULETS : (seat + 1) * AMULETS]
        p.printed[seat] = 50 - sum((n + 1) * count for n, count in enumerate(counts))
    return m


@rule("MG-89", "T23")
def test_amulets_break_ties_and_then_victory_is_shared() -> None:
    m = with_amulets("3 6", "2 5")
    assert m.scores() == [50, 50]
    assert GAME.ranks(m.position) == [1, 2]
    m = end(with_amulets("3 6", "4 5"))
    assert GAME.ranks(m.position) == [1, 1]
    assert [line[2] for line in told(m, "winner")] == ["1", "1"]


@rule("MG-89")
def test_most_points_win() -> None:
    m = with_amulets("3 6", "2 5")
    at(m).printed[1] += 1
    end(m)
    assert GAME.ranks(m.position) == [2, 1]
    assert told(m, "winner") == [("winner", "seat_1", "0")]


@rule("MG-80", "R18")
def test_points_beyond_the_track_go_on_counting() -> None:
    m = table()
    at(m).printed[0] = 130
    assert m.scores()[0] == 130
