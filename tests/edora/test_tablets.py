"""ED-66 and ED-70 to ED-72: what each of the fifteen tablets asks for."""

import pytest

from archipel.games.edora.components import (
    DATA,
    GEM_IDS,
    HERB_IDS,
    MENHIR_IDS,
    PLACE_IDS,
    POTION_IDS,
    STELE_IDS,
    TABLET_IDS,
)
from archipel.kernel.match import Match
from tests.edora.table import end, give_tablet, points, put, put_all, table
from tests.marks import rule

CLEARINGS = ["h00 h11", "h01", "h02", "h10", "h20", "h30", "h32"]
"""Dice in one clearing of the reference board each; h00 and h11 lie in the same."""


def count(m: Match, kind: str, seat: int = 0) -> int:
    """What the tablet counts for a seat; it is worth 10 if that is enough, and nothing if not."""
    give_tablet(m, seat, kind)
    tablet = next(each for each in m.view(seat).players[seat].tablets if each.id == kind)
    need = {each["id"]: each["condition"]["min"] for each in DATA["tablets"]["items"]}[kind]
    assert (tablet.need, tablet.done) == (need, tablet.now >= need)
    assert points(end(m), "tablets")[seat] == (10 if tablet.done else 0)
    return int(tablet.now)


def in_sanctuaries(sanctuaries: str, value: int = 3, **given: object) -> Match:
    m = table(**given)  # type: ignore[arg-type]
    put_all(m, 0, sanctuaries, value)
    return m


@rule("ED-70", "ED-71", "ED-72")
def test_how_many_each_kind_needs() -> None:
    need = {each["id"]: each["condition"]["min"] for each in DATA["tablets"]["items"]}
    assert need == {id: 1 if id == "line_of_4" else int(id.rsplit("_", 1)[1]) for id in TABLET_IDS}


@rule("ED-66")
def test_rivals_things_do_not_count() -> None:
    m = table(stones={1: dict.fromkeys(MENHIR_IDS, "h00")}, tablets={0: "menhirs_4"})
    assert points(end(m), "tablets") == [0, 0, 0, 0]


# ED-70: what you own


@rule("ED-70")
@pytest.mark.parametrize("number", [0, 3, 4, 6])
def test_menhirs_and_steles(number: int) -> None:
    stones = dict.fromkeys(MENHIR_IDS[:number], "h00")
    assert count(table(stones={0: stones}), "menhirs_4") == number
    stones = dict.fromkeys(STELE_IDS[:number], "h00")
    assert count(table(stones={0: stones}), "steles_4") == number
    stones |= dict.fromkeys(MENHIR_IDS, "h00")
    assert count(table(stones={0: stones}), "steles_4") == number


@rule("ED-70")
@pytest.mark.parametrize("number", [0, 4, 5, 6])
def test_gems(number: int) -> None:
    pairs = list(zip(PLACE_IDS, GEM_IDS, strict=True))[:number]
    m = table(amulet={0: " ".join(f"{at}={gem}" for at, gem in pairs)})
    assert count(m, "gems_5") == number


@rule("ED-70")
@pytest.mark.parametrize("number", [0, 3, 4, 9])
def test_potions(number: int) -> None:
    assert count(table(brewed={0: " ".join(POTION_IDS[:number])}), "potions_4") == number


@rule("ED-66", "ED-70", "T44")
def test_tablets_this_one_included_fulfilled_or_not() -> None:
    assert count(table(tablets={0: "gems_5 line_of_4"}), "tablets_4") == 3
    assert count(table(tablets={0: "gems_5 line_of_4 potions_4"}), "tablets_4") == 4
    m = end(table(tablets={0: "tablets_4 tablets_4 gems_5 gems_5"}))
    assert points(m, "tablets")[0] == 20


@rule("ED-70")
@pytest.mark.parametrize("number", [0, 5, 6, 8])
def test_active_herbs(number: int) -> None:
    given = {"active": {0: " ".join(HERB_IDS[:number])}, "inactive": {0: " ".join(HERB_IDS[9:])}}
    assert count(table(**given), "herbs_6") == number  # type: ignore[arg-type]


@rule("ED-70", "ED-39")
@pytest.mark.parametrize(
    ("links", "dolmens"),
    [
        ({}, 0),
        ({"dolmen_red": 0, "dolmen_blue": 0}, 4),
        ({"dolmen_red": 0, "dolmen_blue": 0, "dolmen_beige_4": 0}, 5),
        ({"dolmen_red": 0, "dolmen_blue": 1, "dolmen_beige_8": 0, "dolmen_beige_6": 0}, 4),
        ({"dolmen_red": 0, "dolmen_blue": 0, "dolmen_green": 0}, 6),
    ],
)
def test_dolmens_beige_ones_too(links: dict[str, int], dolmens: int) -> None:
    assert count(table(links=links), "dolmens_5") == dolmens


@rule("ED-70")
@pytest.mark.parametrize("space", [0, 5, 6, 12])
def test_knowledge(space: int) -> None:
    assert count(table(knowledge={0: space}), "knowledge_6") == space


# ED-71: where your dice lie


@rule("ED-71")
@pytest.mark.parametrize(
    ("dice", "number"),
    [("h00 v01", 0), ("h01 v13 h30", 2), ("h01 v13 h31", 3), ("v10 h31 h01", 3),
     ("h01 v13 h31 v10", 4)],
)  # fmt: skip
def test_sanctuaries_with_a_start_bush_whoever_began_there(dice: str, number: int) -> None:
    assert count(in_sanctuaries(dice), "start_sanctuaries_3") == number


@rule("ED-71", "T64")
@pytest.mark.parametrize(
    ("dice", "lines"),
    [
        ("v10 v11 v12 v13", 1),
        ("v00 v01 v02 v03", 1),
        ("v20 v21 v22 v23", 1),
        ("h00 h10 h20 h30", 1),
        ("h01 h11 h21 h31", 1),
        ("h02 h12 h22 h32", 1),
        ("h00 h01 h02 v03", 0),  # only three sanctuaries lie in the row of h00
        ("h00 h01 h02 h10", 0),
        ("v10 v11 v12 v23", 0),
        ("v00 h10 v11 h21", 0),  # a diagonal
        ("v00 v10 v20 h30", 0),
        ("v10 v11 v12 v13 h01 h11 h21 h31", 2),
    ],
)
def test_four_in_a_straight_line(dice: str, lines: int) -> None:
    assert count(in_sanctuaries(dice), "line_of_4") == lines


@rule("ED-71", "T63")
def test_three_equal_dice_in_a_chain() -> None:
    assert count(in_sanctuaries("h00 h10 v11", 4), "equal_chain_3") == 3
    m = table(dice={"h00_0": "a4", "h10_0": "a5", "v11_0": "a4"})
    assert count(m, "equal_chain_3") == 1
    m = table(dice={"h00_0": "a4", "h10_0": "b4", "v11_0": "a4"})
    assert count(m, "equal_chain_3") == 1  # a rival's die joins nothing


@rule("ED-71", "T63")
def test_a_hearth_between_them_does_not_join_them() -> None:
    m = table(dice={"h10_0": "a5", "h11_0": "a4", "v01_0": "a5", "v11_0": "a4"}, fires={"p11": 0})
    assert count(m, "equal_chain_3") == 2  # h10 and v01


@rule("ED-71", "R19")
def test_equal_dice_may_hang_together_in_any_shape() -> None:
    m = in_sanctuaries("h10 h00 v10 v11", 2)  # three around h10, not linked to each other
    assert count(m, "equal_chain_3") == 4
    m = in_sanctuaries("h00 v01 h11 h32 h22", 2)
    put(m, "h12_0", "a3")
    assert count(m, "equal_chain_3") == 3  # the larger of two groups


@rule("ED-71", "ED-7")
def test_neighbours_across_stairs_are_not_adjacent() -> None:
    assert count(in_sanctuaries("v02 h12 v13", 2), "equal_chain_3") == 2


def contested(number: int, mine: int = 5, rival: int = 4, **given: object) -> Match:
    """So many sanctuaries with a die of seat 0 and one of seat 1."""
    m = table(**given)  # type: ignore[arg-type]
    here = " ".join(["h00", "h01", "h02", "h10", "h11", "h12"][:number])
    put_all(m, 0, here, mine)
    put_all(m, 1, here, rival)
    return m


@rule("ED-71", "T65", "R20")
@pytest.mark.parametrize("number", [0, 4, 5, 6])
def test_sanctuaries_led_against_others(number: int) -> None:
    assert count(contested(number), "majorities_5") == number
    assert count(contested(number, 4, 5), "majorities_5") == 0


@rule("ED-71", "T65", "R20")
def test_alone_one_does_not_lead_and_ties_are_decided() -> None:
    m = contested(4)
    put_all(m, 0, "v22 v23", 6)
    assert count(m, "majorities_5") == 4
    assert count(contested(5, 5, 5, knowledge={0: 1}), "majorities_5") == 5
    assert count(contested(5, 5, 5, knowledge={1: 1}), "majorities_5") == 0


@rule("ED-71")
def test_two_rivals_together_are_not_led_by_a_third() -> None:
    m = table()
    for sanctuary in ["h00", "h01", "h02", "h10", "h11"]:
        put_all(m, 1, sanctuary, 2)
        put_all(m, 2, sanctuary, 3)
    assert count(m, "majorities_5") == 0


# ED-72: clearings


@rule("ED-72")
@pytest.mark.parametrize("number", [1, 5, 6, 7])
def test_dice_in_different_clearings(number: int) -> None:
    assert count(in_sanctuaries(" ".join(CLEARINGS[:number])), "clearings_6") == number


@rule("ED-72")
@pytest.mark.parametrize(
    ("dice", "full"),
    [
        ("h00 h01 h02", 0),
        ("h30 h32", 2),
        ("h30 h32 v03", 2),
        ("h30 h32 v03 h02", 3),
        ("h30 h32 v20 v22", 4),
        ("h01 h12 v02 v13 h30 v22", 3),
    ],
)
def test_clearings_filled(dice: str, full: int) -> None:
    assert count(in_sanctuaries(dice), "full_clearings_3") == full


@rule("ED-72")
@pytest.mark.parametrize(
    ("dice", "number"),
    [("h00 h11 h20", 0), ("h01 h02 h10", 3), ("h01 h02 h10 v00", 4), ("h10 h21 h31 v11", 4)],
)
def test_dice_at_portals(dice: str, number: int) -> None:
    assert count(in_sanctuaries(dice), "portal_4") == number


@rule("ED-72", "T62")
def test_the_reference_board_with_five_dice() -> None:
    dice = "h02 v03 h30 h32 v20"
    assert count(in_sanctuaries(dice), "clearings_6") == 4
    assert count(in_sanctuaries(dice), "full_clearings_3") == 4
    assert count(in_sanctuaries(dice), "portal_4") == 2


@rule("ED-72", "ED-8", "R1")
def test_clearings_by_tile() -> None:
    for kind, dice, number in (
        ("clearings_6", "v01 v11 v12", 6),  # two each
        ("clearings_6", "v01 h32", 3),
        ("full_clearings_3", "h30 v20 v22", 4),  # v22 is two
        ("portal_4", "h01 h12 h02 h21 h31", 3),
    ):
        assert count(in_sanctuaries(dice, clearing_scope="tile"), kind) == number
