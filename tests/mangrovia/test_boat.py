"""MG-30 to MG-32: the boat, and what each stage offers."""

import pytest

from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match, Refused
from tests.mangrovia.table import act, at, at_stage, let, let_chance, sail, table, told
from tests.marks import rule

DISPLAY = "2 3 4 5 water sand mangrove"
TAKES = [f"take offering_{v}" for v in (2, 3, 4, 5)] + [
    f"take card_{landscape}" for landscape in ("water", "sand", "mangrove")
]
DRAWS = ["draw offering_deck", "draw landscape_deck"]


def verbs(m: Match) -> list[str]:
    """The different verbs offered, in their order."""
    return list(dict.fromkeys(line.split()[0] for line in m.lines()))


@rule("MG-30", "EX1")
def test_the_boat_passes_stages_without_a_dish() -> None:
    m = sail(table(), site_2_11=1)
    assert told(m, "landed")[0] == ("landed", "seat_1", "stage_2")
    assert told(m, "took-one") == [("took-one", "seat_1")]


@rule("MG-24", "MG-30", "MG-32", "EX2")
def test_one_dish_two_stages() -> None:
    m = sail(table(display=DISPLAY, hands={3: "3 4 sand"}, birds="sand reed"), site_3_10=3)
    assert (m.view(0).boat, m.seat, m.lines()) == ("stage_3", 3, [*TAKES, "pass"])
    act(m, 3, "take offering_2")
    assert m.view(0).boat == "stage_10"
    assert verbs(m) == ["build", "pass"]


@rule("MG-14", "MG-30", "T28")
def test_with_two_players_stages_6_and_7_are_passed() -> None:
    m = sail(table(2, display=DISPLAY), site_5_8=0)
    assert m.view(0).boat == "stage_5"
    act(m, 0, "pass")
    assert m.view(0).boat == "stage_8"
    stages = [line[2] for line in told(m, "landed")]
    assert stages == ["stage_5", "stage_8"]


@rule("MG-31", "T39")
@pytest.mark.parametrize(("stage", "hidden"), [(1, 1), (4, 1), (6, 2)])
def test_passing_the_open_card_leaves_the_hidden_ones(stage: int, hidden: int) -> None:
    m = at_stage(table(display=DISPLAY), stage)
    act(m, 0, "pass")
    for _ in range(hidden):
        assert m.lines() == [*DRAWS, "pass"]
        act(m, 0, "draw offering_deck")
        let_chance(m)
    assert m.over


@rule("MG-31", "R2")
def test_a_part_of_a_draw_may_be_forgone() -> None:
    m = at_stage(table(display=DISPLAY), 1)
    act(m, 0, "take card_water", "pass")
    assert m.ask() == "draw-hidden"
    act(m, 0, "pass")
    assert m.over
    assert sum(at(m).hold[:10]) == 1


@rule("MG-31")
def test_the_order_inside_a_stage_is_fixed() -> None:
    m = at_stage(table(display=DISPLAY), 4)
    with pytest.raises(Refused):
        act(m, 0, "draw offering_deck")  # the open card comes first
    m = at_stage(table(hands={0: "3 4 sand"}, birds="sand reed"), 11)
    with pytest.raises(Refused):
        act(m, 0, "draw offering_deck")  # the hut comes first


@rule("MG-32")
def test_stage_1_two_open_cards_then_a_hidden_one() -> None:
    m = at_stage(table(display=DISPLAY), 1)
    assert (m.ask(), m.details()) == ("take-open", {"stage": "stage_1", "count": 2})
    act(m, 0, "take offering_2")
    assert m.lines() == [*TAKES[1:], "pass"]
    act(m, 0, "take card_sand")
    assert m.lines() == [*DRAWS, "pass"]
    act(m, 0, "draw landscape_deck")
    let(m, "deal card_reed")
    assert m.over


@rule("MG-32")
def test_stage_2_amulets() -> None:
    m = at_stage(table(), 2)
    assert (told(m, "took-one"), m.over) == ([("took-one", "seat_0")], True)


@rule("MG-32")
def test_stage_3_an_open_card() -> None:
    m = at_stage(table(display=DISPLAY), 3)
    act(m, 0, "take offering_5")
    assert m.over


@rule("MG-32")
def test_stage_4_an_open_card_then_a_hidden_one() -> None:
    m = at_stage(table(display=DISPLAY), 4)
    act(m, 0, "take offering_5", "draw offering_deck")
    let(m, "deal offering_7")
    assert m.over


@rule("MG-32", "MG-31", "T27", "T39")
def test_stage_5_two_open_or_two_hidden_cards() -> None:
    m = at_stage(table(display=DISPLAY), 5)
    assert m.lines() == [*TAKES, *DRAWS, "pass"]
    act(m, 0, "take offering_2")
    assert m.lines() == [*TAKES[1:], "pass"]  # not one of each
    act(m, 0, "take offering_3")
    assert m.over
    m = at_stage(table(display=DISPLAY), 5)
    act(m, 0, "draw offering_deck")
    let(m, "deal offering_7")
    assert m.lines() == [*DRAWS, "pass"]
    act(m, 0, "pass")
    assert m.over


@rule("MG-32")
def test_stage_6_an_open_card_then_two_hidden_ones() -> None:
    m = at_stage(table(display=DISPLAY), 6)
    act(m, 0, "take offering_2", "draw offering_deck")
    let(m, "deal offering_7")
    act(m, 0, "draw landscape_deck")
    let(m, "deal card_reed")
    assert m.over
    assert sum(at(m).hold[:10]) == 3


@rule("MG-32")
def test_stage_7_amulets_or_a_hidden_card() -> None:
    m = at_stage(table(), 7)
    assert m.lines() == ["collect", *DRAWS, "pass"]
    act(m, 0, "draw offering_deck")
    let_chance(m)
    assert m.over


@rule("MG-32")
def test_stage_8_amulets_or_a_hut() -> None:
    m = at_stage(table(hands={0: "3 4 sand"}, birds="sand reed"), 8)
    assert verbs(m) == ["collect", "build", "pass"]
    act(m, 0, "collect")
    assert m.over


@rule("MG-32", "MG-62")
def test_stage_9_a_hut_or_a_double_hut() -> None:
    m = at_stage(table(hands={0: "7 7 6 4 3 water water"}), 9)
    assert verbs(m) == ["build", "double", "pass"]


@rule("MG-32", "MG-31", "MG-68", "T6", "R20")
def test_stage_11_a_hut_then_a_hidden_card_whether_or_not_it_was_built() -> None:
    m = at_stage(table(hands={0: "3 4 sand"}, birds="sand reed"), 11)
    assert verbs(m) == ["build", "pass"]
    act(m, 0, "pass")
    assert m.lines() == [*DRAWS, "pass"]
    act(m, 0, "draw offering_deck")
    let_chance(m)
    assert m.over


@rule("MG-32", "MG-31", "T6")
def test_stage_11_without_a_possible_hut_goes_on_to_the_card() -> None:
    m = at_stage(table(), 11)
    assert (m.ask(), m.lines()) == ("draw-hidden", [*DRAWS, "pass"])
    assert told(m, "passed") == [("passed", "seat_0", "stage_11")]


@rule("MG-32", "MG-70")
def test_stage_12_the_birds() -> None:
    m = at_stage(table(), 12)
    assert m.ask() == "move-birds"
    assert len(m.lines()) == 6


@rule("MG-31")
def test_a_stage_at_which_nothing_is_possible_is_passed_without_a_question() -> None:
    m = table()
    at(m).stack = 0
    sail(m, site_2_11=0, site_1_12=1)
    assert m.seat != CHANCE
    assert (m.ask(), m.view(0).boat) == ("draw-hidden", "stage_1")  # nothing lies open
    act(m, 1, "pass")
    assert m.view(0).boat == "stage_11"
