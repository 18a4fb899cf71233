"""ED-41 to ED-51: the actions of the squares, bonuses, and what compensates for them."""

import pytest

from archipel.games.edora.components import DATA, GEM_IDS, MENHIR_IDS, ORACLE_IDS, STELE_IDS
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match
from tests.edora.build import brings, doing, done, since, wealth, without_herbs
from tests.edora.table import (
    act,
    amulet_of,
    at,
    dice_of,
    gained,
    lay_herbs,
    lay_oracle,
    let,
    offered,
    pile_of,
    place,
    put_all,
    set_dice,
    stock_of,
    table,
    told,
)
from tests.marks import rule

KINDS = ["prestige", "knowledge", "food", "die", "mistletoe", "sickle"]
WORTH = {"prestige": 3, "knowledge": 1, "food": 3, "die": 1, "mistletoe": 1, "sickle": 1}
ELSEWHERE = "h02 h10 h11 h12 h20 h21 h22 h30 h31 h32 v10 v12 v20"
FIFTEEN = "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3"


def bare(**given: object) -> Match:
    """A table with no herbs on the large boards, and a stock of dice that are all alike."""
    return without_herbs(table(**{"stock": {0: FIFTEEN}, **given}))  # type: ignore[arg-type]


def times(**kinds: int) -> dict[str, int]:
    """So many bonuses of each kind."""
    return {kind: WORTH[kind] * count for kind, count in kinds.items()}


# Food or dice


@rule("ED-41", "R37")
def test_twelve_food_or_three_dice() -> None:
    m = doing(table(), "food_or_dice")
    assert m.lines() == ["food", "dice"]  # nobody would go without both
    assert brings(m, "food") == {"food": 12}
    assert m.seat == 1


@rule("ED-17", "ED-41")
def test_three_dice_of_choice_keep_their_values() -> None:
    m = doing(table(stock={0: "1 2 2 6 6"}), "food_or_dice")
    act(m, 0, "dice")
    assert m.lines() == ["take stock_1", "take stock_2", "take stock_6"]
    act(m, 0, "take stock_6", "take stock_6")
    assert m.lines() == ["take stock_1", "take stock_2"]
    act(m, 0, "take stock_2")
    assert (dice_of(m), stock_of(m)) == ("1 2 2 3 4 6 6", "1 2")
    assert m.seat == 1


@rule("ED-41", "ED-51", "T22", "R23")
@pytest.mark.parametrize(
    ("stock", "brought"),
    [
        ("1 5 6", {"die": 3}),
        ("2 6", {"die": 2, "prestige": 2}),
        ("5", {"die": 1, "prestige": 4}),
        ("", {"prestige": 6}),
    ],
)
def test_dice_that_are_missing_give_two_prestige_each(stock: str, brought: dict[str, int]) -> None:
    m = doing(table(stock={0: stock}), "food_or_dice")
    assert brings(m, "dice") == brought
    assert (stock_of(m), m.seat) == ("", 1)


# Knowledge


@rule("ED-42")
@pytest.mark.parametrize(("action", "steps"), [("knowledge_2", 2), ("knowledge_3", 3)])
def test_knowledge_as_printed_onto_the_top_of_the_stack(action: str, steps: int) -> None:
    m = table(knowledge={2: steps})
    assert done(m, action) == {"knowledge": steps}
    assert m.seat == 1  # nothing was asked
    assert m.view(0).knowledge[steps] == ["seat_2", "seat_0"]
    assert m.view(0).knowledge[0] == ["seat_1", "seat_3"]
    assert [player.tie_rank for player in m.view(0).players] == [1, 4, 2, 3]


@rule("ED-42", "T23")
def test_steps_beyond_the_end_of_knowledge() -> None:
    m = table(knowledge={0: 11, 1: 12})
    assert done(m, "knowledge_3") == {"knowledge": 1, "prestige": 4}
    assert m.view(0).knowledge[12] == ["seat_1", "seat_0"]


@rule("ED-42", "ED-51", "T24", "R9")
def test_a_bonus_at_the_end_lifts_the_marker_to_the_top() -> None:
    m = doing(table(knowledge={0: 12, 1: 12}, dice={"h00_0": "b4"}), "tablet")
    assert m.view(0).knowledge[12] == ["seat_0", "seat_1"]
    assert brings(m, "tablet oracle_2_inner") == {"prestige": 2, "food": 3}  # knowledge and food
    assert m.view(0).knowledge[12] == ["seat_1", "seat_0"]
    let(m, m.lines()[0])
    place(m, "h00_3", 4)
    assert gained(m)["competition"] == 2  # ahead in ties from now on


@rule("ED-42")
def test_a_marker_passes_others_without_disturbing_them() -> None:
    m = doing(table(knowledge={3: 1, 2: 2, 1: 4}), "knowledge_3")
    spaces = m.view(0).knowledge
    assert [spaces[n] for n in range(5)] == [[], ["seat_3"], ["seat_2"], ["seat_0"], ["seat_1"]]
    assert [player.tie_rank for player in m.view(0).players] == [2, 1, 3, 4]


def last_round(m: Match) -> Match:
    """Seat 1 has placed its last die."""
    put_all(m, 1, ELSEWHERE)
    set_dice(m, 1, "", "")
    assert m.view(0).last_round
    return m


@rule("ED-33", "ED-42", "ED-69", "R37")
def test_knowledge_may_be_refused_in_the_last_round() -> None:
    """A tie is won by whoever is further back; before the last round nothing is asked."""
    m = doing(last_round(bare()), "knowledge_3")
    assert m.lines() == ["do", "pass"]
    assert brings(m, "pass") == {}
    assert told(m, "passed") == [("passed", "seat_0", "knowledge_3")]
    m = doing(last_round(bare()), "knowledge_3")
    assert brings(m, "do") == {"knowledge": 3}
    brought = done(last_round(bare(knowledge={0: 11})), "knowledge_3")
    assert brought == {"knowledge": 1, "prestige": 4}  # points outweigh the tie: not asked


# Sickle


@rule("ED-33", "ED-40", "ED-43", "R37")
def test_the_sickle_may_be_refused_where_it_would_cost_a_herb() -> None:
    """A potion could have woken both herbs of the pair; the sickle puts one of them face down."""
    potions = "potion_pick_herb potion_two_herbs"
    m = doing(table(), "sickle_2")
    assert (m.ask(), m.lines()) == ("advance-sickle", ["do", "pass"])
    assert brings(m, "pass") == {}
    assert told(m, "passed") == [("passed", "seat_0", "sickle_2")]
    m = table(brewed={1: potions})  # no such potion is left
    assert done(m, "sickle_2") == {"sickle": 2}
    m = table()
    lay_herbs(m, 0, "herb_food -")  # a herb alone becomes active in any case
    assert done(m, "sickle_2") == {"sickle": 2}
    assert done(last_round(table()), "sickle_2") == {"sickle": 2}  # no turn is left to brew in
    m = table(sickle={0: 12})
    assert done(m, "sickle_2") == {"prestige": 4}


@rule("ED-43")
@pytest.mark.parametrize(("action", "steps"), [("sickle_2", 2), ("sickle_3", 3)])
def test_sickle_as_printed(action: str, steps: int) -> None:
    m = bare()
    assert done(m, action) == {"sickle": steps}
    assert m.seat == 1  # nothing was asked


@rule("ED-43", "ED-51")
@pytest.mark.parametrize(("start", "steps", "prestige"), [(10, 2, 2), (11, 1, 4), (12, 0, 6)])
def test_steps_beyond_the_end_of_the_sickle(start: int, steps: int, prestige: int) -> None:
    expected = ({"sickle": steps} if steps else {}) | {"prestige": prestige}
    assert done(bare(sickle={0: start}), "sickle_3") == expected


# Tablets


@rule("ED-44", "T46")
@pytest.mark.parametrize("place_id", ORACLE_IDS)
def test_a_tablet_and_the_stones_on_both_sides(place_id: str) -> None:
    m = doing(bare(), "tablet")
    assert m.lines() == [*(f"tablet {id}" for id in ORACLE_IDS), "pass"]
    side = int(place_id.split("_")[1])
    taken = next(each.tablet for each in m.view(0).oracle if each.id == place_id)
    assert brings(m, f"tablet {place_id}") == times(**{KINDS[side - 1]: 1, KINDS[side]: 1})
    assert [tablet.id for tablet in m.view(0).players[0].tablets] == [taken]
    assert m.seat == CHANCE
    kinds = offered(m, "reveal")
    let(m, f"reveal {kinds[-1]}")
    assert {each.id: each.tablet for each in m.view(0).oracle}[place_id] == kinds[-1]
    assert m.seat == 1


@rule("ED-44", "T46")
def test_the_northern_side_has_the_stones_north_west_and_north_east() -> None:
    m = doing(bare(), "tablet")
    assert brings(m, "tablet oracle_0_outer") == {"sickle": 1, "prestige": 3}  # gaps 5 and 0


@rule("ED-44", "R12")
def test_the_gap_is_filled_by_chance_as_the_pile_is() -> None:
    m = table()
    pile_of(m, "gems_5 gems_5 portal_4")
    doing(m, "tablet")
    act(m, 0, "tablet oracle_3_inner", "take stock_6")
    assert m.lines() == ["reveal gems_5", "reveal portal_4"]
    assert at(m).agenda[-1].weights(at(m)) == [2, 1]


@rule("ED-44", "ED-73")
def test_without_a_pile_the_gap_stays_open() -> None:
    m = bare()
    pile_of(m, "")
    doing(m, "tablet")
    act(m, 0, "tablet oracle_2_outer")
    assert m.seat == 1
    assert [each.id for each in m.view(0).oracle if each.tablet is None] == ["oracle_2_outer"]
    doing(m, "tablet", seat=1)
    assert offered(m, "tablet") == [id for id in ORACLE_IDS if id != "oracle_2_outer"]


@rule("ED-33", "ED-73")
def test_without_any_tablet_nothing_is_asked() -> None:
    m = bare()
    lay_oracle(m, " ".join("-" * 12))
    pile_of(m, "")
    assert doing(m, "tablet").seat == 1


# Mistletoe


@rule("ED-45", "R37")
@pytest.mark.parametrize(
    ("action", "gain", "brews"),
    [("mistletoe_3_brew_1", 3, 1), ("mistletoe_2_brew_1", 2, 1), ("mistletoe_1_brew_2", 1, 2)],
)
def test_mistletoe_as_printed_then_potions(action: str, gain: int, brews: int) -> None:
    m = bare(mistletoe={0: 4})
    assert done(m, action) == {"mistletoe": gain}  # never refused
    act(m, 0, "brew potion_prestige_10")
    if brews == 2:
        assert m.ask() == "brew-potion"
        act(m, 0, "pass")
    assert m.seat == 1
    assert wealth(m)["mistletoe"] == 4 + gain - 2  # what is not spent is kept


@rule("ED-45")
def test_mistletoe_from_elsewhere_brews_nothing() -> None:
    m = doing(bare(mistletoe={0: 9}), "stele", 6)
    assert brings(m, "stele stele_mistletoe") == {"mistletoe": 5}
    assert (m.ask(), m.seat) == ("take-turn", 1)


@rule("ED-45", "ED-73")
def test_only_potions_that_can_be_paid_are_offered() -> None:
    m = doing(bare(), "mistletoe_2_brew_1")
    cheap = [potion["id"] for potion in DATA["potions"]["items"] if potion["cost"] <= 2]
    assert m.lines() == [*(f"brew {id}" for id in cheap), "pass"]
    m = doing(
        bare(brewed={1: "potion_menhir potion_flip_herb potion_sickle"}), "mistletoe_2_brew_1"
    )
    assert offered(m, "brew") == [
        "potion_die_to_six",
        "potion_pick_herb",
        "potion_die_food",
        "potion_prestige_10",
    ]


@rule("ED-45")
def test_without_a_potion_to_pay_nothing_is_asked() -> None:
    gone = "potion_menhir potion_flip_herb potion_die_to_six"
    m = bare(brewed={1: gone})
    assert done(m, "mistletoe_1_brew_2") == {"mistletoe": 1}
    assert (m.ask(), m.seat) == ("take-turn", 1)


# Amulet


@rule("ED-47", "T3")
def test_a_gem_of_a_new_kind_goes_left() -> None:
    m = bare(amulet={0: "amulet_1_left=gem_prestige amulet_3_left=gem_mistletoe"})
    doing(m, "amulet_2_x3")
    assert offered(m, "gem") == ["gem_knowledge", "gem_food", "gem_die", "gem_sickle"]
    assert m.lines()[-1] == "pass"
    assert brings(m, "gem gem_die") == {"die": 3}
    assert amulet_of(m)["amulet_2_left"] == "gem_die"
    assert m.view(0).gems["gem_die"] == 3


@rule("ED-47", "ED-50")
@pytest.mark.parametrize("row", [1, 2, 3])
@pytest.mark.parametrize("multiplier", [2, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_every_gem_in_every_row(row: int, multiplier: int, kind: str) -> None:
    m = doing(bare(), f"amulet_{row}_x{multiplier}")
    assert offered(m, "gem") == GEM_IDS
    assert brings(m, f"gem gem_{kind}") == times(**{kind: multiplier})
    assert amulet_of(m) == {f"amulet_{row}_left": f"gem_{kind}"}


@rule("ED-47", "R22")
def test_the_second_gem_of_a_row_goes_right() -> None:
    m = doing(bare(amulet={0: "amulet_2_left=gem_food"}), "amulet_2_x2")
    act(m, 0, "gem gem_mistletoe")
    assert amulet_of(m) == {"amulet_2_left": "gem_food", "amulet_2_right": "gem_mistletoe"}


@rule("ED-33", "ED-47", "T32")
def test_in_a_full_row_the_action_is_impossible() -> None:
    m = bare(amulet={0: "amulet_2_left=gem_food amulet_2_right=gem_die"})
    before = wealth(m)
    doing(m, "amulet_2_x3")
    assert (m.ask(), m.seat) == ("take-turn", 1)
    assert since(before, m) == {}
    assert m.view(0).players[0].placed == 1


@rule("ED-47", "ED-73")
def test_every_player_can_have_every_gem() -> None:
    taken = {seat: "amulet_1_left=gem_food" for seat in (1, 2, 3)}
    m = doing(bare(amulet=taken), "amulet_1_x2")
    assert offered(m, "gem") == GEM_IDS
    act(m, 0, "gem gem_food")
    assert m.view(0).gems["gem_food"] == 0


# Menhirs


@rule("ED-48", "T4", "R2")
def test_a_menhir_pays_then_all_that_stand() -> None:
    standing = {"menhir_prestige": "h22", "menhir_die": "h22", "menhir_mistletoe": "h21"}
    m = place(bare(stones={0: standing}), "h01_1", 3)
    assert m.lines() == ["menhir menhir_knowledge", "menhir menhir_food", "menhir menhir_sickle",
                         "pass"]  # fmt: skip
    brought = brings(m, "menhir menhir_food")
    assert brought == {"food": 6, "prestige": 3, "die": 1, "mistletoe": 1}
    stones = next(each.stones for each in m.view(0).sanctuaries if each.id == "h01")
    assert [(stone.id, stone.seat) for stone in stones] == [("menhir_food", "seat_0")]
    assert m.view(0).players[0].menhirs == ["menhir_knowledge", "menhir_sickle"]


@rule("ED-48", "ED-50", "R2")
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_menhir_pays_twice(kind: str) -> None:
    m = doing(bare(), "menhir")
    assert offered(m, "menhir") == MENHIR_IDS
    assert brings(m, f"menhir menhir_{kind}") == times(**{kind: 2})


@rule("ED-48")
@pytest.mark.parametrize("standing", range(6))
def test_menhirs_erected_and_one_more_bonus(standing: int) -> None:
    m = bare(stones={0: {f"menhir_{kind}": "h22" for kind in KINDS[:standing]}})
    doing(m, "menhir")
    new = KINDS[5]
    expected = times(**dict.fromkeys(KINDS[:standing], 1), **{new: 2})
    if standing == 5:  # the last menhir: only it or nothing
        assert m.lines() == ["menhir menhir_sickle", "pass"]
    assert brings(m, f"menhir menhir_{new}") == expected


@rule("ED-48", "ED-73")
def test_without_a_menhir_nothing_is_asked() -> None:
    m = bare(stones={0: {f"menhir_{kind}": "h22" for kind in KINDS}})
    assert doing(m, "menhir").seat == 1


# Steles


@rule("ED-49", "T5", "T6")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("stele", STELE_IDS)
def test_every_stele_with_every_die(stele: str, value: int) -> None:
    m = doing(bare(), "stele", value)
    assert m.lines() == [*(f"stele {id}" for id in STELE_IDS), "pass"]
    kind = stele.removeprefix("stele_")
    goods = {"die": value, "prestige": 2 * value, "food": 3 * value}.get(kind, value - 1)
    assert brings(m, f"stele {stele}") == ({kind: goods} if goods else {})
    assert m.view(0).players[0].steles == [id for id in STELE_IDS if id != stele]


@rule("ED-49", "ED-68", "T31")
@pytest.mark.parametrize("stele", ["stele_knowledge", "stele_mistletoe", "stele_sickle"])
def test_a_stele_that_brings_nothing_stands_and_counts(stele: str) -> None:
    stones = {0: {id: "v22" for id in STELE_IDS if id != stele}}
    m = place(bare(stones=stones, tablets={0: "steles_4"}), "h00_1", 1)
    assert m.view(0).players[0].led == 1
    assert brings(m, f"stele {stele}") == {}
    player = m.view(0).players[0]
    assert (player.led, player.tablets[0].now) == (2, 6)


@rule("ED-42", "ED-49", "T70")
def test_a_knowledge_stele_with_a_one_leaves_the_stack_as_it_is() -> None:
    m = doing(bare(knowledge={0: 5, 1: 5}), "stele", 1)
    act(m, 0, "stele stele_knowledge")
    assert m.view(0).knowledge[5] == ["seat_0", "seat_1"]


@rule("ED-49", "ED-73")
def test_without_a_stele_nothing_is_asked() -> None:
    m = bare(stones={0: {id: "h22" for id in STELE_IDS}})
    assert doing(m, "stele").seat == 1


@rule("ED-32", "ED-49")
def test_the_value_matters_for_steles_only() -> None:
    for value in (1, 6):
        assert done(bare(), "knowledge_3", value) == {"knowledge": 3}
        m = doing(bare(), "menhir", value)
        assert brings(m, "menhir menhir_food") == {"food": 6}


# Compensation


@rule("ED-51", "R9")
@pytest.mark.parametrize(
    ("action", "choice", "prestige"),
    [
        ("menhir", "menhir menhir_die", 4),
        ("menhir", "menhir menhir_knowledge", 4),
        ("menhir", "menhir menhir_sickle", 4),
        ("amulet_1_x3", "gem gem_die", 6),
        ("amulet_1_x3", "gem gem_knowledge", 6),
        ("amulet_1_x3", "gem gem_sickle", 6),
        ("stele", "stele stele_die", 10),
        ("stele", "stele stele_knowledge", 8),
        ("stele", "stele stele_sickle", 8),
        ("tablet", "tablet oracle_3_inner", 2),  # food and a die
    ],
)
def test_two_prestige_for_what_is_missing_everywhere(
    action: str, choice: str, prestige: int
) -> None:
    m = bare(stock={0: ""}, knowledge={0: 12}, sickle={0: 12})
    doing(m, action, 5)
    brought = brings(m, choice)
    assert brought.pop("food", 0) in (0, 3)
    assert brought == {"prestige": prestige}
    assert gained(m) == {"compensation": prestige}


@rule("ED-51", "R9")
def test_compensation_at_a_hearth() -> None:
    m = bare(stock={0: ""}, sickle={0: 12})
    put_all(m, 0, "h02")
    place(m, "v03_0", 1, action="menhir")
    assert brings(m, "pass") == {"prestige": 4}  # p03 shows two dice
    m = bare(sickle={0: 12})
    put_all(m, 0, "h00")
    place(m, "v00_0", 1, action="menhir")
    assert brings(m, "pass") == {"prestige": 2, "food": 3}  # p00: sickle and food


@rule("ED-51", "ED-58", "R32")
def test_compensations_are_gains_of_two_each() -> None:
    m = bare(stock={0: ""}, active={0: "herb_prestige"})
    doing(m, "food_or_dice")
    assert brings(m, "dice") == {"prestige": 6}
    assert told(m, "no-die") == [("no-die", "seat_0", "3", "6")]


@rule("ED-78")
@pytest.mark.parametrize("so_far", [49, 95, 198])
def test_prestige_goes_on_beyond_each_round_of_the_track(so_far: int) -> None:
    m = bare()
    at(m).points[0] = so_far
    doing(m, "stele", 6)
    assert brings(m, "stele stele_prestige") == {"prestige": 12}
    assert m.view(1).players[0].prestige == so_far + 12
