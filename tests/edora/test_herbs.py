"""ED-40, ED-52 to ED-59 and ED-61: herbs, how they are freed and what they do."""

import pytest

from archipel.kernel.match import Match
from tests.edora.build import brings, doing, done, wealth, without_herbs
from tests.edora.table import (
    act,
    active,
    brew,
    gained,
    inactive,
    lay_herbs,
    let_chance,
    place,
    points,
    put_all,
    table,
    told,
    turn,
)
from tests.marks import rule

FIFTEEN = "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3"


def with_herbs(herbs: str, **given: object) -> Match:
    """Seat 0 has these herbs active, and none on its large board; its stock is all alike."""
    words = " ".join(f"herb_{herb}" for herb in herbs.split())
    m = table(**{"stock": {0: FIFTEEN}, "active": {0: words}, **given})  # type: ignore[arg-type]
    return without_herbs(m)


# How herbs are freed


@rule("ED-40")
def test_of_a_pair_one_herb_becomes_active_the_other_goes_out() -> None:
    m = doing(table(), "sickle_2")
    act(m, 0, "do")
    assert m.lines() == ["herb herb_food", "herb herb_sickle"]
    act(m, 0, "herb herb_sickle")
    assert (active(m), inactive(m)) == ({"herb_sickle"}, {"herb_food"})
    herbs = m.view(0).players[0].herbs
    assert (herbs["slot_0_above"], herbs["slot_0_below"]) == (None, None)
    assert herbs["slot_1_above"] == "herb_mistletoe"
    assert m.seat == 1


@rule("ED-40", "T34", "R21")
def test_two_pairs_in_one_turn_from_left_to_right() -> None:
    m = doing(table(sickle={0: 1}), "sickle_3")
    act(m, 0, "do")
    assert m.lines() == ["herb herb_food", "herb herb_sickle"]
    act(m, 0, "herb herb_food")
    assert m.lines() == ["herb herb_mistletoe", "herb herb_knowledge"]
    act(m, 0, "herb herb_knowledge")
    assert active(m) == {"herb_food", "herb_knowledge"}
    assert inactive(m) == {"herb_sickle", "herb_mistletoe"}
    assert m.seat == 1


@rule("ED-40", "R21")
def test_new_herbs_change_nothing_of_the_turn_they_are_freed_in() -> None:
    """The fire is lit before the fire herb is turned up: no bonus is repeated."""
    m = table()
    lay_herbs(m, 0, "herb_fire herb_food")
    put_all(m, 0, "v00")
    place(m, "h00_3", 1)
    assert brings(m, "do") == {"sickle": 3, "food": 3}  # the action, then the hearth p00
    assert m.lines() == ["herb herb_fire", "herb herb_food"]
    assert brings(m, "herb herb_fire") == {}
    assert m.seat == 1


@rule("ED-40")
@pytest.mark.parametrize(("start", "asked"), [(0, False), (1, True), (2, False), (3, True)])
def test_only_spaces_with_a_pair_free_herbs(start: int, asked: bool) -> None:
    """A single step, by an oracle stone; pairs lie at 2, 4, 6 and so on."""
    m = table(sickle={0: start}, stock={0: FIFTEEN})
    freed = start // 2
    lie = ["herb_food", "herb_sickle", "herb_mistletoe", "herb_knowledge"]
    lay_herbs(m, 0, " ".join(["-"] * 2 * freed + lie[2 * freed :]))
    doing(m, "tablet")
    act(m, 0, "tablet oracle_5_inner")  # mistletoe and sickle
    let_chance(m)
    assert (m.ask() == "free-herbs") is asked
    assert m.seat == (0 if asked else 1)


@rule("ED-40")
def test_the_last_pair_lies_at_the_end_of_the_track() -> None:
    m = table(sickle={0: 11})
    lay_herbs(m, 0, "- - - - - - - - - - herb_prestige herb_tablet")
    doing(m, "sickle_2")
    assert brings(m, "do") == {"sickle": 1, "prestige": 2}
    act(m, 0, "herb herb_tablet")
    assert (active(m), inactive(m)) == ({"herb_tablet"}, {"herb_prestige"})


@rule("ED-61", "T35")
def test_a_herb_left_alone_becomes_active_by_itself() -> None:
    m = table(sickle={0: 4}, active={0: "herb_amulet"})
    lay_herbs(m, 0, "- - - - - herb_die_shift")
    doing(m, "sickle_2")
    assert m.seat == 1
    assert (active(m), inactive(m)) == ({"herb_amulet", "herb_die_shift"}, set())


@rule("ED-61", "T50")
def test_a_potion_takes_a_herb_of_a_pair_reached_in_this_turn() -> None:
    m = brew(table(pawns={0: "h30"}, sickle={0: 1}, mistletoe={0: 4}), 0, 2)
    act(m, 0, "brew potion_sickle", "brew potion_pick_herb", "herb herb_food")
    assert m.lines() == ["herb herb_mistletoe", "herb herb_knowledge"]  # the pair at 4
    assert active(m) == {"herb_food", "herb_sickle"}
    act(m, 0, "herb herb_mistletoe")
    assert active(m) == {"herb_food", "herb_sickle", "herb_mistletoe"}
    assert inactive(m) == {"herb_knowledge"}


@rule("ED-61", "T51")
def test_if_both_were_taken_nothing_is_left_to_do() -> None:
    m = table(pawns={0: "h30"}, sickle={0: 6}, mistletoe={0: 4})
    lay_herbs(m, 0, "- - - - - -")
    brew(m)
    act(m, 0, "brew potion_two_herbs", "herb herb_menhir", "herb herb_leap")
    assert m.seat == 1
    assert done(m, "sickle_2") == {"sickle": 2}
    assert (m.seat, active(m)) == (1, {"herb_menhir", "herb_leap"})


# The four that help an action


@rule("ED-52", "T9")
def test_food_herb() -> None:
    m = doing(with_herbs("food"), "food_or_dice")
    assert brings(m, "food") == {"food": 18, "prestige": 3}
    assert gained(m) == {"herbs": 3}
    m = doing(with_herbs("food"), "food_or_dice")
    assert brings(m, "dice") == {"die": 3}


@rule("ED-53")
@pytest.mark.parametrize("printed", [2, 3])
def test_sickle_herb(printed: int) -> None:
    assert done(with_herbs("sickle"), f"sickle_{printed}") == {"sickle": printed + 2}


@rule("ED-54")
@pytest.mark.parametrize("action", ["mistletoe_3_brew_1", "mistletoe_2_brew_1"])
def test_mistletoe_herb(action: str) -> None:
    brought = {"mistletoe": int(action[10]) + 1, "prestige": 3}
    assert done(with_herbs("mistletoe"), action) == brought


@rule("ED-45", "ED-54", "ED-58", "T59", "R24")
def test_the_mistletoe_of_the_herb_may_be_spent_at_once() -> None:
    m = with_herbs("mistletoe prestige")
    assert done(m, "mistletoe_1_brew_2") == {"mistletoe": 2, "prestige": 5}
    ones = ["potion_menhir", "potion_flip_herb", "potion_die_to_six"]
    twos = ["potion_pick_herb", "potion_die_food", "potion_sickle", "potion_prestige_10"]
    assert m.lines() == [*(f"brew {id}" for id in ones + twos), "pass"]
    act(m, 0, "brew potion_flip_herb")
    assert m.lines() == ["brew potion_menhir", "brew potion_die_to_six", "pass"]
    act(m, 0, "brew potion_die_to_six")
    assert (m.seat, wealth(m)["mistletoe"]) == (1, 0)
    m = doing(with_herbs("mistletoe"), "mistletoe_1_brew_2")
    assert brings(m, "brew potion_prestige_10") == {"mistletoe": -2, "prestige": 10}
    assert m.seat == 1


@rule("ED-55", "ED-42", "T66")
def test_knowledge_herb() -> None:
    assert done(with_herbs("knowledge"), "knowledge_2") == {"knowledge": 4}
    m = with_herbs("knowledge", knowledge={0: 11})
    assert done(m, "knowledge_3") == {"knowledge": 1, "prestige": 8}


@rule("ED-56", "T33")
@pytest.mark.parametrize("kind", ["food", "knowledge", "mistletoe", "sickle"])
def test_the_mere_bonus_of_the_symbol_is_not_the_action(kind: str) -> None:
    herbs = "food sickle mistletoe knowledge"
    worth = 3 if kind == "food" else 1
    m = doing(with_herbs(herbs), "menhir")
    assert brings(m, f"menhir menhir_{kind}") == {kind: 2 * worth}
    m = doing(with_herbs(herbs), "amulet_1_x2")
    assert brings(m, f"gem gem_{kind}") == {kind: 2 * worth}
    m = doing(with_herbs(herbs), "stele", 3)
    assert brings(m, f"stele stele_{kind}") == {kind: 9 if kind == "food" else 2}


@rule("ED-56", "T33")
def test_bonuses_of_hearths_and_oracle_stones_are_not_actions_herbs_help() -> None:
    m = with_herbs("food sickle mistletoe knowledge")
    put_all(m, 0, "h00")
    place(m, "v00_1", 1, action="menhir")
    assert brings(m, "pass") == {"sickle": 1, "food": 3}  # p00
    m = doing(with_herbs("food sickle mistletoe knowledge"), "tablet")
    assert brings(m, "tablet oracle_5_inner") == {"mistletoe": 1, "sickle": 1}


@rule("ED-53", "ED-56", "T33")
def test_a_herb_helps_a_potion_that_does_its_action() -> None:
    m = brew(with_herbs("sickle", pawns={0: "h30"}, mistletoe={0: 2}))
    assert brings(m, "brew potion_sickle") == {"mistletoe": -2, "sickle": 5}


@rule("ED-52", "ED-56", "T54", "R27")
def test_a_potion_with_food_is_not_the_action_food() -> None:
    m = brew(with_herbs("food", pawns={0: "h30"}, mistletoe={0: 2}))
    assert brings(m, "brew potion_die_food") == {"mistletoe": -2, "food": 6, "die": 1}


@rule("ED-56")
def test_inactive_herbs_and_those_of_others_do_nothing() -> None:
    m = without_herbs(table(inactive={0: "herb_food"}, active={1: "herb_food"}))
    assert brings(doing(m, "food_or_dice"), "food") == {"food": 12}


# The four that work with an action, and the rest


@rule("ED-57", "T8")
@pytest.mark.parametrize(
    ("kind", "brought"),
    [("food", 9), ("mistletoe", 3), ("sickle", 3), ("knowledge", 3), ("die", 3), ("prestige", 9)],
)
def test_amulet_herb(kind: str, brought: int) -> None:
    m = doing(with_herbs("amulet"), "amulet_2_x2")
    assert brings(m, f"gem gem_{kind}") == {kind: brought}
    m = doing(with_herbs("amulet"), "amulet_2_x3")
    assert brings(m, f"gem gem_{kind}") == {kind: brought // 3 * 4}


@rule("ED-57", "ED-58", "T11")
def test_amulet_and_prestige_herb() -> None:
    m = doing(with_herbs("amulet"), "amulet_1_x2")
    assert brings(m, "gem gem_prestige") == {"prestige": 9}
    m = doing(with_herbs("amulet prestige"), "amulet_1_x2")
    assert brings(m, "gem gem_prestige") == {"prestige": 15}


@rule("ED-57", "T7")
@pytest.mark.parametrize(
    ("stele", "brought"),
    [
        ("mistletoe", 6),
        ("prestige", 14),
        ("knowledge", 6),
        ("sickle", 6),
        ("die", 7),
        ("food", 21),
    ],
)
def test_stele_herb(stele: str, brought: int) -> None:
    m = doing(with_herbs("stele"), "stele", 5)
    assert brings(m, f"stele stele_{stele}") == {stele: brought}


@rule("ED-57", "ED-48", "R28")
def test_menhir_herb_repeats_one_of_the_bonuses() -> None:
    standing = {0: {"menhir_prestige": "h22", "menhir_die": "h22"}}
    m = doing(with_herbs("menhir", stones=standing), "menhir")
    assert brings(m, "menhir menhir_food") == {"food": 6, "prestige": 3, "die": 1}
    assert m.lines() == ["repeat prestige", "repeat food", "repeat die"]  # one must be taken
    assert brings(m, "repeat food") == {"food": 3}
    assert m.seat == 1


@rule("ED-57", "R28")
def test_menhir_herb_with_the_first_menhir() -> None:
    m = doing(with_herbs("menhir"), "menhir")
    assert brings(m, "menhir menhir_mistletoe") == {"mistletoe": 3}  # no choice
    assert m.seat == 1


@rule("ED-57", "ED-44", "T46", "R28", "R37")
def test_tablet_herb_takes_both_stones_again() -> None:
    m = doing(with_herbs("tablet"), "tablet")
    assert brings(m, "tablet oracle_0_inner") == {"sickle": 2, "prestige": 6}  # not asked about
    let_chance(m)
    assert m.seat == 1
    m = doing(table(sickle={0: 0}, active={0: "herb_tablet"}), "tablet")
    assert brings(m, "tablet oracle_0_inner") == {"sickle": 1, "prestige": 3}
    assert m.lines() == ["do", "pass"]  # the second step would free a pair, and lose a herb
    assert brings(m, "pass") == {}


@rule("ED-57", "ED-44")
def test_the_gap_is_filled_only_after_the_stones_were_taken_again() -> None:
    m = doing(with_herbs("tablet"), "tablet")
    act(m, 0, "tablet oracle_0_inner")
    assert told(m, "oracle-again")
    assert m.view(0).oracle[0].tablet is None
    assert told(m, "refilled") == []


@rule("ED-58", "T47")
def test_the_prestige_herb_sees_gains_of_exactly_three() -> None:
    m = brew(with_herbs("prestige", pawns={0: "h30"}, mistletoe={0: 4}))
    assert brings(m, "brew potion_two_dice")["prestige"] == 5
    m = place(with_herbs("prestige", dice={"h00_0": "b1"}), "h00_2", 4)
    assert points(m, "competition")[0] == 2
    brought = {"mistletoe": 3 + 1, "prestige": 5}
    assert done(with_herbs("prestige mistletoe"), "mistletoe_3_brew_1") == brought
    m = doing(with_herbs("prestige food"), "food_or_dice")
    assert brings(m, "food") == {"food": 18, "prestige": 5}


@rule("ED-58", "R32")
@pytest.mark.parametrize(
    ("action", "choice", "prestige"),
    [
        ("menhir", "menhir menhir_prestige", 10),
        ("amulet_2_x3", "gem gem_prestige", 15),
        ("tablet", "tablet oracle_0_inner", 5),
    ],
)
def test_every_single_gain_of_three_becomes_five(action: str, choice: str, prestige: int) -> None:
    m = doing(with_herbs("prestige"), action)
    assert brings(m, choice)["prestige"] == prestige


@rule("ED-58", "R32")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_prestige_stele_is_one_gain(value: int) -> None:
    m = doing(with_herbs("prestige"), "stele", value)
    assert brings(m, "stele stele_prestige") == {"prestige": 2 * value}


@rule("ED-59", "ED-40")
def test_an_active_herb_works_in_every_turn_to_come() -> None:
    m = with_herbs("leap food")
    for _ in range(2):
        doing(m, "food_or_dice")
        assert brings(m, "food") == {"food": 18, "prestige": 3}
    turn(m)
    assert m.view(0).players[0].pawn == "h01"
    reach = m.view(0).reach
    assert [reach[id] for id in ("h12", "v02", "v13")] == [1, 1, 1]  # all of its clearing
