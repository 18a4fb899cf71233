"""ED-46, ED-60, ED-73 and ED-81: brewing, and every potion."""

import pytest

from archipel.games.edora.components import DATA, GEM_IDS, MENHIR_IDS, POTION_IDS, STELE_IDS
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match
from tests.edora.build import brings, doing, wealth, without_herbs
from tests.edora.table import (
    act,
    active,
    amulet_of,
    brew,
    dice_of,
    inactive,
    lay_herbs,
    lay_oracle,
    let,
    offered,
    pile_of,
    place,
    points,
    put_all,
    stock_of,
    table,
    told,
)
from tests.marks import rule

COST = {potion["id"]: potion["cost"] for potion in DATA["potions"]["items"]}
FIFTEEN = "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3"


def brewing(mistletoe: int = 6, brews: int = 1, herbs: str = "", **given: object) -> Match:
    """Seat 0, at h30, may brew; its stock is all alike and its large board empty."""
    words = " ".join(f"herb_{herb}" for herb in herbs.split())
    defaults = {
        "pawns": {0: "h30"},
        "mistletoe": {0: mistletoe},
        "stock": {0: FIFTEEN},
        "active": {0: words},
    }
    m = without_herbs(table(**{**defaults, **given}))  # type: ignore[arg-type]
    return brew(m, 0, brews)


def with_board(**given: object) -> Match:
    """The same with herbs on the large board and a stock of all kinds."""
    return brew(table(**{"pawns": {0: "h30"}, "mistletoe": {0: 6}, **given}))  # type: ignore[arg-type]


# Brewing


@rule("ED-46", "ED-60")
@pytest.mark.parametrize("potion", POTION_IDS)
def test_a_potion_is_paid_kept_and_gone_for_all(potion: str) -> None:
    m = brewing(mistletoe=COST[potion], tablets={0: "potions_4"})
    assert potion in offered(m, "brew")
    act(m, 0, f"brew {potion}")
    view = m.view(1)
    assert view.players[0].potions == [potion]
    assert potion not in view.potions
    assert len(view.potions) == 17
    assert view.players[0].tablets[0].now == 1
    assert wealth(m)["mistletoe"] == 0


@rule("ED-46", "ED-73")
@pytest.mark.parametrize("potion", POTION_IDS)
def test_a_potion_too_dear_or_brewed_is_not_offered(potion: str) -> None:
    if COST[potion] > 1:
        assert potion not in offered(brewing(mistletoe=COST[potion] - 1), "brew")
    assert potion not in offered(brewing(brewed={2: potion}), "brew")


@rule("ED-46", "R4")
def test_brewing_may_be_left_out() -> None:
    m = brewing()
    assert m.lines() == [*(f"brew {id}" for id in POTION_IDS), "pass"]
    assert brings(m, "pass") == {}
    assert m.seat == 1


@rule("ED-46", "T42", "R24")
def test_the_first_potion_pays_for_the_second() -> None:
    m = brewing(mistletoe=5, brews=2)
    assert brings(m, "brew potion_stele_6", "stele stele_mistletoe") == {}  # 5 paid, 5 gained
    fives = [id for id in POTION_IDS if COST[id] <= 5 and id != "potion_stele_6"]
    assert m.lines() == [*(f"brew {id}" for id in fives), "pass"]


@rule("ED-46")
def test_the_first_potion_is_carried_out_before_the_second() -> None:
    m = brewing(mistletoe=6, brews=2, stock={0: "1 2 5"})
    act(m, 0, "brew potion_die_food")
    assert m.lines() == ["take stock_1", "take stock_2", "take stock_5"]
    act(m, 0, "take stock_5")
    assert m.ask() == "brew-potion"
    act(m, 0, "brew potion_prestige_10")
    assert m.seat == 1  # two at most


# Cost 1


@rule("ED-60", "ED-81")
def test_potion_menhir() -> None:
    m = brewing(stones={0: {"menhir_prestige": "h22"}})
    act(m, 0, "brew potion_menhir")
    assert m.lines() == [f"menhir {id}" for id in MENHIR_IDS[1:]]  # no pass
    assert brings(m, "menhir menhir_food") == {"food": 6, "prestige": 3}
    here = next(each for each in m.view(0).sanctuaries if each.id == "h30")
    assert [stone.id for stone in here.stones] == ["menhir_food"]
    assert m.seat == 1


@rule("ED-57", "ED-60")
def test_potion_menhir_with_the_herb() -> None:
    m = brewing(herbs="menhir", stones={0: {"menhir_prestige": "h22"}})
    act(m, 0, "brew potion_menhir", "menhir menhir_food")
    assert m.lines() == ["repeat prestige", "repeat food"]
    assert brings(m, "repeat prestige") == {"prestige": 3}


@rule("ED-60", "ED-40")
def test_potion_flip_herb() -> None:
    m = brewing(inactive={0: "herb_fire herb_food"})
    act(m, 0, "brew potion_flip_herb")
    assert m.lines() == ["herb herb_food", "herb herb_fire"]
    act(m, 0, "herb herb_fire")
    assert (active(m), inactive(m)) == ({"herb_fire"}, {"herb_food"})
    assert m.seat == 1


@rule("ED-60", "ED-81", "T52", "R8")
def test_a_potion_without_effect_counts_all_the_same() -> None:
    m = brewing(mistletoe=1, brews=2, tablets={0: "potions_4"})
    assert brings(m, "brew potion_flip_herb") == {"mistletoe": -1}
    assert m.seat == 1
    assert m.view(0).players[0].tablets[0].now == 1
    assert active(m) == set()


@rule("ED-31", "ED-60", "T41", "R7")
def test_potion_die_to_six_is_a_new_competition() -> None:
    dice = {"h00_0": "a2", "h00_1": "b6"}
    m = brewing(dice=dice, knowledge={1: 3})
    act(m, 0, "brew potion_die_to_six")
    assert points(m, "competition") == [0, 2, 0, 0]  # the only die: nothing to choose
    assert m.view(0).sanctuaries[0].squares[0].value == 6
    m = brewing(dice=dice, knowledge={0: 3})
    act(m, 0, "brew potion_die_to_six")
    assert points(m, "competition") == [2, 0, 0, 0]


@rule("ED-60", "R7", "T56")
def test_own_dice_below_six_are_offered_no_others() -> None:
    m = brewing(dice={"h00_0": "a2", "h01_0": "a6", "h02_0": "b1", "h30_0": "a5"})
    act(m, 0, "brew potion_die_to_six")
    assert m.lines() == ["turn h00_0", "turn h30_0"]  # no pass
    assert brings(m, "turn h00_0") == {}  # alone there: no competition
    assert m.seat == 1


@rule("ED-60", "T56", "R7")
def test_the_die_just_placed_may_be_turned_too() -> None:
    m = without_herbs(table(dice={"h30_0": "b4", "h00_0": "a3"}))
    place(m, "h30_3", 2)
    assert points(m, "competition") == [0, 2, 0, 0]
    act(m, 0, "brew potion_die_to_six")
    assert m.lines() == ["turn h00_0", "turn h30_3"]
    assert brings(m, "turn h30_3") == {"prestige": 2}  # no food is paid
    assert points(m, "competition") == [2, 2, 0, 0]


@rule("ED-60", "R7")
def test_with_the_option_the_potion_may_turn_anybodys_die() -> None:
    m = brewing(dice={"h00_0": "a2", "h02_0": "b1", "h02_1": "c6", "v22_0": "d5"},
                turn_die_target="any")  # fmt: skip
    act(m, 0, "brew potion_die_to_six")
    assert m.lines() == ["turn h00_0", "turn h02_0", "turn v22_0"]
    act(m, 0, "turn h02_0")
    assert points(m, "competition") == [0, 0, 2, 0]  # seat 2 is higher in the stack


@rule("ED-60", "ED-81", "R8")
def test_without_a_die_below_six_nothing_is_turned() -> None:
    m = brewing(dice={"h00_0": "a6", "h00_1": "b5"})
    assert brings(m, "brew potion_die_to_six") == {"mistletoe": -1}
    assert (m.seat, points(m, "competition")) == (1, [0, 0, 0, 0])


# Cost 2


@rule("ED-60", "ED-61", "R21")
def test_potion_pick_herb() -> None:
    m = with_board(sickle={0: 3})
    lay_herbs(m, 0, "- -")
    act(m, 0, "brew potion_pick_herb")
    herbs = "mistletoe knowledge amulet die_shift menhir leap stele fire prestige tablet"
    assert m.lines() == [f"herb herb_{herb}" for herb in herbs.split()]
    act(m, 0, "herb herb_leap")
    assert active(m) == {"herb_leap"}
    assert m.view(0).players[0].herbs["slot_3_below"] is None
    assert m.view(0).players[0].herbs["slot_3_above"] == "herb_menhir"
    assert m.seat == 1


@rule("ED-60")
def test_potion_die_food() -> None:
    m = with_board(stock={0: "1 6 6"})
    assert brings(m, "brew potion_die_food", "take stock_6") == {
        "mistletoe": -2,
        "food": 6,
        "die": 1,
    }
    assert (dice_of(m), stock_of(m)) == ("1 2 3 4 6", "1 6")


@rule("ED-43", "ED-60")
def test_potion_sickle() -> None:
    assert brings(brewing(), "brew potion_sickle") == {"mistletoe": -2, "sickle": 3}
    m = with_board()
    act(m, 0, "brew potion_sickle")
    assert m.lines() == ["herb herb_food", "herb herb_sickle"]  # reached 2 on the way


@rule("ED-60")
@pytest.mark.parametrize(("potion", "prestige"), [("prestige_10", 10), ("prestige_25", 25)])
def test_potions_of_prestige(potion: str, prestige: int) -> None:
    m = brewing()
    assert brings(m, f"brew potion_{potion}")["prestige"] == prestige
    assert points(m, "potions") == [prestige, 0, 0, 0]


# Cost 3


@rule("ED-60", "ED-81")
@pytest.mark.parametrize("value", [3, 6])
@pytest.mark.parametrize("stele", STELE_IDS)
def test_potions_with_a_stele(value: int, stele: str) -> None:
    m = brewing(mistletoe=6)
    act(m, 0, f"brew potion_stele_{value}")
    assert m.lines() == [f"stele {id}" for id in STELE_IDS]  # no pass
    kind = stele.removeprefix("stele_")
    goods = {"die": value, "prestige": 2 * value, "food": 3 * value}.get(kind, value - 1)
    assert brings(m, f"stele {stele}") == {kind: goods}
    here = next(each for each in m.view(0).sanctuaries if each.id == "h30")
    assert [stone.id for stone in here.stones] == [stele]


@rule("ED-60")
def test_the_stele_potion_does_not_look_at_the_die_placed() -> None:
    m = without_herbs(table(mistletoe={0: 2}))
    place(m, "h30_3", 6)
    act(m, 0, "brew potion_stele_3")
    assert brings(m, "stele stele_food") == {"food": 9}


@rule("ED-57", "ED-60", "T49", "R6")
@pytest.mark.parametrize(
    ("potion", "option", "mistletoe"),
    [(3, "on", 4), (3, "off", 2), (6, "on", 7), (6, "off", 5)],
)
def test_the_stele_herb_and_the_stele_potions(potion: int, option: str, mistletoe: int) -> None:
    m = brewing(herbs="stele", stele_potion_herb=option)
    act(m, 0, f"brew potion_stele_{potion}")
    assert brings(m, "stele stele_mistletoe") == {"mistletoe": mistletoe}


@rule("ED-57", "R6")
def test_without_the_herb_in_potions_it_still_works_on_squares() -> None:
    m = without_herbs(table(active={0: "herb_stele"}, stele_potion_herb="off"))
    assert brings(doing(m, "stele", 5), "stele stele_mistletoe") == {"mistletoe": 6}


@rule("ED-44", "ED-60")
def test_potion_tablet() -> None:
    m = brewing()
    act(m, 0, "brew potion_tablet")
    assert len(offered(m, "tablet")) == 12
    assert "pass" not in m.lines()
    assert brings(m, "tablet oracle_4_inner") == {"die": 1, "mistletoe": 1}
    assert m.seat == CHANCE
    m = brewing(herbs="tablet")
    act(m, 0, "brew potion_tablet")
    assert brings(m, "tablet oracle_4_inner") == {"die": 2, "mistletoe": 2}


# Cost 4


@rule("ED-42", "ED-55", "ED-60", "R6")
def test_potion_knowledge() -> None:
    assert brings(brewing(), "brew potion_knowledge") == {"mistletoe": -4, "knowledge": 3}
    m = brewing(herbs="knowledge")
    assert brings(m, "brew potion_knowledge") == {"mistletoe": -4, "knowledge": 5}


@rule("ED-51", "ED-60", "R9")
def test_potion_two_dice() -> None:
    m = with_board(stock={0: "1 1 6"})
    act(m, 0, "brew potion_two_dice", "take stock_6")
    assert (dice_of(m), stock_of(m)) == ("1 1 2 3 4 6", "1")
    assert (wealth(m)["food"], wealth(m)["prestige"]) == (21, 5)
    m = brewing(stock={0: "4"})
    assert brings(m, "brew potion_two_dice") == {
        "mistletoe": -4,
        "die": 1,
        "food": 6,
        "prestige": 5 + 2,
    }


@rule("ED-60", "R21")
def test_potion_two_herbs() -> None:
    m = with_board()
    act(m, 0, "brew potion_two_herbs", "herb herb_fire")
    assert "herb herb_fire" not in m.lines()
    assert len(m.lines()) == 11
    act(m, 0, "herb herb_stele")
    assert active(m) == {"herb_fire", "herb_stele"}
    assert m.seat == 1


@rule("ED-60", "ED-81", "R8")
def test_potion_two_herbs_with_one_herb_left() -> None:
    m = brewing(brews=1)
    lay_herbs(m, 0, "- - - - - - - - - - - herb_tablet")
    act(m, 0, "brew potion_two_herbs")
    assert (active(m), m.seat) == ({"herb_tablet"}, 1)


# Cost 5


@rule("ED-47", "ED-60", "T58", "R22")
def test_potion_amulet_fills_the_left_of_a_row_first() -> None:
    m = brewing(amulet={0: "amulet_1_left=gem_food"})
    act(m, 0, "brew potion_amulet")
    assert m.lines() == ["slot amulet_1_right", "slot amulet_2_left", "slot amulet_3_left"]
    act(m, 0, "slot amulet_3_left")
    assert m.lines() == [f"gem {id}" for id in GEM_IDS if id != "gem_food"]
    assert brings(m, "gem gem_mistletoe") == {"mistletoe": 5}
    assert amulet_of(m) == {"amulet_1_left": "gem_food", "amulet_3_left": "gem_mistletoe"}
    assert m.seat == 1


@rule("ED-47", "ED-60", "R22")
def test_with_the_option_the_amulet_potion_may_use_any_free_place() -> None:
    m = brewing(amulet={0: "amulet_1_left=gem_food"}, amulet_potion_place="any_free")
    act(m, 0, "brew potion_amulet")
    assert offered(m, "slot") == [
        "amulet_1_right",
        "amulet_2_left",
        "amulet_2_right",
        "amulet_3_left",
        "amulet_3_right",
    ]
    act(m, 0, "slot amulet_2_right", "gem gem_sickle")
    assert amulet_of(m)["amulet_2_right"] == "gem_sickle"
    assert wealth(m)["sickle"] == 5
    doing(m, "amulet_2_x2")  # a square still fills the left place
    act(m, 0, "gem gem_die")
    assert amulet_of(m)["amulet_2_left"] == "gem_die"


@rule("ED-57", "ED-58", "ED-60", "T17")
def test_potion_amulet_with_amulet_and_prestige_herb() -> None:
    m = brewing(herbs="amulet prestige")
    act(m, 0, "brew potion_amulet", "slot amulet_1_left")
    assert brings(m, "gem gem_prestige") == {"prestige": 30}


@rule("ED-60", "ED-81", "R8")
def test_potion_amulet_on_a_full_amulet() -> None:
    places = [f"amulet_{row}_{side}" for row in (1, 2, 3) for side in ("left", "right")]
    full = " ".join(f"{at}={gem}" for at, gem in zip(places, GEM_IDS, strict=True))
    m = brewing(amulet={0: full})
    assert brings(m, "brew potion_amulet") == {"mistletoe": -5}
    assert m.seat == 1


@rule("ED-48", "ED-60", "T53")
@pytest.mark.parametrize("herbs", ["", "menhir"])
def test_potion_two_menhirs(herbs: str) -> None:
    """Three stand: 1 + 4 bonuses, then 1 + 5; one more each time with the herb."""
    standing = {f"menhir_{kind}": "h22" for kind in ("prestige", "knowledge", "food")}
    m = brewing(herbs=herbs, stones={0: standing})
    act(m, 0, "brew potion_two_menhirs")
    again = ["repeat food"] if herbs else []
    first = brings(m, "menhir menhir_mistletoe", *again)
    more = 3 if herbs else 0
    assert first == {"mistletoe": 2, "prestige": 3, "knowledge": 1, "food": 3 + more}
    assert m.lines() == ["menhir menhir_die", "menhir menhir_sickle"]
    second = brings(m, "menhir menhir_die", *again)
    assert second == {"die": 2, "prestige": 3, "knowledge": 1, "food": 3 + more, "mistletoe": 1}
    assert m.seat == 1


@rule("ED-60", "ED-81", "T53")
def test_potion_two_menhirs_with_one_left() -> None:
    standing = {id: "h22" for id in MENHIR_IDS if id != "menhir_sickle"}
    m = brewing(stones={0: standing}, knowledge={0: 12})
    brought = brings(m, "brew potion_two_menhirs")
    assert brought == {
        "mistletoe": 1 - 5,
        "prestige": 3 + 2,
        "food": 3,
        "die": 1,
        "sickle": 2,
    }
    assert (m.view(0).players[0].menhirs, m.seat) == ([], 1)


@rule("ED-73", "ED-81", "R8")
@pytest.mark.parametrize(
    ("potion", "standing"),
    [
        ("potion_menhir", MENHIR_IDS),
        ("potion_two_menhirs", MENHIR_IDS),
        ("potion_stele_3", STELE_IDS),
        ("potion_stele_6", STELE_IDS),
    ],
)
def test_potions_without_a_stone_left(potion: str, standing: list[str]) -> None:
    m = brewing(stones={0: dict.fromkeys(standing, "h22")})
    assert brings(m, f"brew {potion}") == {"mistletoe": -COST[potion]}
    assert m.seat == 1


# Cost 6


@rule("ED-31", "ED-60", "T55", "R7")
def test_potion_three_dice_to_six() -> None:
    dice = {"h00_0": "a1", "h01_0": "a2", "h01_1": "b5", "h02_0": "a3", "h02_1": "c6"}
    m = brewing(dice=dice, knowledge={2: 4})
    act(m, 0, "brew potion_three_dice_to_six")
    assert m.lines() == ["turn h00_0", "turn h01_0", "turn h02_0"]  # the first is no choice
    act(m, 0, "turn h00_0")
    assert points(m, "competition") == [0, 0, 0, 0]
    assert m.lines() == ["turn h01_0", "turn h02_0", "pass"]
    act(m, 0, "turn h01_0")
    assert points(m, "competition") == [2, 0, 0, 0]
    assert m.lines() == ["turn h02_0", "pass"]
    act(m, 0, "turn h02_0")
    assert points(m, "competition") == [2, 0, 2, 0]
    assert m.seat == 1


@rule("ED-60", "ED-81")
def test_three_at_most_and_one_may_stop_after_the_first() -> None:
    m = brewing()
    put_all(m, 0, "h00 h01 h02 h10", 4)
    act(m, 0, "brew potion_three_dice_to_six", "turn h00_0", "turn h01_0", "turn h02_0")
    assert m.seat == 1
    m = brewing()
    put_all(m, 0, "h00 h01 h02 h10", 4)
    act(m, 0, "brew potion_three_dice_to_six", "turn h10_0")
    act(m, 0, "pass")
    assert m.seat == 1
    values = [square.value for each in m.view(0).sanctuaries for square in each.squares]
    assert sorted(value for value in values if value) == [4, 4, 4, 6]


@rule("ED-44", "ED-60", "T57")
def test_potion_two_tablets_with_the_herb() -> None:
    m = brewing(herbs="tablet")
    pile_of(m, "portal_4 gems_5")
    act(m, 0, "brew potion_two_tablets")
    assert "pass" not in m.lines()
    assert brings(m, "tablet oracle_2_inner") == {"knowledge": 2, "food": 6}
    let(m, "reveal portal_4")
    assert "oracle_2_inner" in offered(m, "tablet")
    assert brings(m, "tablet oracle_2_inner") == {"knowledge": 2, "food": 6}
    owned = [tablet.id for tablet in m.view(0).players[0].tablets]
    assert sorted(owned) == ["dolmens_5", "portal_4"]  # the one just turned up
    assert told(m, "refilled")[-1] == ("refilled", "gems_5", "oracle_2_inner")
    assert m.seat == 1


@rule("ED-60", "ED-73", "ED-81", "R8")
def test_potion_two_tablets_with_one_tablet_left() -> None:
    m = brewing()
    lay_oracle(m, "gems_5 " + " ".join("-" * 11))
    pile_of(m, "")
    brew(m)
    assert brings(m, "brew potion_two_tablets") == {"mistletoe": -6, "sickle": 1, "prestige": 3}
    assert m.seat == 1


# Herbs that a potion wakes


@rule("ED-54", "ED-60", "T60", "R21")
def test_the_mistletoe_herb_woken_by_a_potion_does_not_reach_back() -> None:
    m = doing(table(mistletoe={0: 1}), "mistletoe_1_brew_2")
    assert brings(m, "brew potion_pick_herb", "herb herb_mistletoe") == {"mistletoe": -2}


@rule("ED-35", "ED-60", "T60", "R21")
def test_the_fire_herb_woken_by_a_potion_repeats_a_bonus_in_this_turn() -> None:
    m = table(mistletoe={0: 1})
    put_all(m, 0, "v20")
    place(m, "h30_3", 1)
    act(m, 0, "brew potion_pick_herb", "herb herb_fire")
    assert m.ask() == "fire-again"
    assert m.lines() == ["repeat mistletoe", "repeat sickle"]  # p30


@rule("ED-60", "R21")
def test_a_herb_woken_by_the_first_potion_helps_the_second() -> None:
    m = brew(table(pawns={0: "h30"}, mistletoe={0: 4}), 0, 2)
    act(m, 0, "brew potion_pick_herb", "herb herb_sickle")
    assert brings(m, "brew potion_sickle") == {"mistletoe": -2, "sickle": 5}


@rule("ED-60", "R21")
def test_the_menhir_potion_works_where_the_pawn_stands() -> None:
    m = without_herbs(table(dice={"h30_0": "b4"}))
    place(m, "h30_3", 2)
    act(m, 0, "brew potion_menhir", "menhir menhir_food")
    here = next(each for each in m.view(0).sanctuaries if each.id == "h30")
    assert [stone.id for stone in here.stones] == ["menhir_food"]
    assert m.view(0).players[1].led == 2  # the rival leads there and would take it
