"""ED-34, ED-35 and ED-80: hearths."""

import pytest

from archipel.games.edora.components import DATA, HEARTH_IDS
from archipel.kernel.match import Match
from tests.edora.build import bonuses, brings, without_herbs
from tests.edora.table import act, gained, place, put_all, set_dice, stock_of, table, told
from tests.marks import rule

AROUND = {hearth["id"]: hearth["sanctuaries"] for hearth in DATA["board_geometry"]["hearths"]}
TWELVE = "h02 h10 h11 h12 h20 h21 h22 h31 h32 v10 v11 v12"
WORTH = {"prestige": 3, "knowledge": 1, "food": 3, "die": 1, "mistletoe": 1, "sickle": 1}
TWO_PRESTIGE_AND_A_DIE = (
    "tile_1 tile_2 tile_3 tile_4 tile_8 tile_9 tile_7 tile_5 tile_6"  # around p32
)


def lit(m: Match) -> dict[str, str]:
    """Who has lit which hearth."""
    return {hearth.id: hearth.fire for hearth in m.view(0).hearths if hearth.fire}


def surround(m: Match, hearth: str, seat: int = 0) -> Match:
    """The seat places its last die around a hearth and leaves out the action."""
    *others, last = AROUND[hearth]
    without_herbs(m)
    put_all(m, seat, " ".join(others))
    return place(m, f"{last}_0", 1, seat, "menhir")


@rule("ED-34", "ED-50")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("hearth", HEARTH_IDS)
def test_a_hearth_surrounded_gives_all_its_bonuses(seats: int, hearth: str) -> None:
    m = surround(table(seats, stock={0: "3 3 3 3 3 3 3"}), hearth)
    expected: dict[str, int] = {}
    for kind in bonuses(m, hearth):
        expected[kind] = expected.get(kind, 0) + WORTH[kind]
    assert brings(m, "pass") == expected
    assert lit(m) == {hearth: "seat_0"}
    assert (m.ask(), m.seat) == ("take-turn", 1)


@rule("ED-34")
@pytest.mark.parametrize("missing", range(4))
def test_one_sanctuary_short_is_not_surrounded(missing: int) -> None:
    m = table()
    ring = [id for k, id in enumerate(AROUND["p11"]) if k != missing]
    put_all(m, 0, " ".join(ring[1:]))
    put_all(m, 1, AROUND["p11"][missing])  # a rival's die does not help
    place(m, f"{ring[0]}_3", 1, action="menhir")
    assert brings(m, "pass") == {}
    assert lit(m) == {}


@rule("ED-34", "T36")
def test_a_hearth_lit_by_a_rival_gives_nothing_any_more() -> None:
    m = surround(table(fires={"p00": 1}), "p00")
    assert brings(m, "pass") == {}
    assert lit(m) == {"p00": "seat_1"}


@rule("ED-34", "ED-80")
def test_several_hearths_in_one_turn_from_the_top_left() -> None:
    m = without_herbs(table())
    put_all(m, 0, "v00 v01 h01")
    place(m, "h00_0", 1, action="menhir")
    assert brings(m, "pass") == {"sickle": 1, "food": 3, "knowledge": 3}
    assert [hearth for _, _, hearth, _ in told(m, "fire-lit")] == ["p00", "p01"]


@rule("ED-34", "R34")
def test_a_fire_is_not_asked_for_but_the_die_is_chosen() -> None:
    m = without_herbs(table(stock={0: "1 5 5 6"}))
    put_all(m, 0, "h02")  # one die of the stock lies there now: the 1
    place(m, "v03_0", 1, action="menhir")
    act(m, 0, "pass")
    assert m.lines() == ["take stock_5", "take stock_6"]  # p03 shows two dice
    act(m, 0, "take stock_6")
    assert stock_of(m) == "5"  # the two that were left are alike


@rule("ED-34", "ED-36", "T37")
def test_paths_do_not_matter_for_a_hearth() -> None:
    """h12 and v13 lie north and east of a tile with stairs: in one clearing, and not linked."""
    ring = "orange red yellow green red orange blue violet yellow green blue violet"
    m = without_herbs(table(ring=ring))
    put_all(m, 0, "h01 v02 v03 v13")
    place(m, "h12_0", 1, action="menhir")
    assert brings(m, "pass") == {"mistletoe": 2, "prestige": 3}
    assert lit(m) == {"p13": "seat_0"}
    assert m.view(0).players[0].dolmens == []  # h01 v02 h12 v13 is no chain


@rule("ED-34", "ED-58", "T10", "R32")
def test_each_gain_of_three_counts_by_itself() -> None:
    frame = "corner_1 straight_1 corner_2 straight_2 corner_3 straight_3 corner_4 straight_4"
    for herbs, prestige in (("", 6), ("herb_prestige", 10)):
        given = {"tiles": TWO_PRESTIGE_AND_A_DIE, "frame": frame, "stock": {0: "3 3 3 3 3"}}
        m = table(**given, active={0: herbs})  # type: ignore[arg-type]
        assert sorted(bonuses(m, "p32")) == ["die", "prestige", "prestige"]
        surround(m, "p32")
        assert brings(m, "pass") == {"prestige": prestige, "die": 1}
        assert gained(m) == {"hearths": prestige}


@rule("ED-35", "ED-59")
@pytest.mark.parametrize(
    ("choice", "more"), [("repeat food", {"food": 3}), ("repeat prestige", {"prestige": 3})]
)
def test_the_fire_herb_repeats_one_bonus(choice: str, more: dict[str, int]) -> None:
    m = surround(table(active={0: "herb_fire"}), "p11")  # food, sickle, prestige, food
    act(m, 0, "pass")
    assert m.lines() == ["repeat prestige", "repeat food", "repeat sickle"]
    assert brings(m, choice) == more
    assert m.seat == 1


@rule("ED-35")
def test_the_fire_herb_works_for_each_fire() -> None:
    m = table(active={0: "herb_fire"})
    put_all(m, 0, "v00 v01 h01")
    without_herbs(m)
    place(m, "h00_0", 1, action="menhir")
    act(m, 0, "pass")
    assert m.lines() == ["repeat food", "repeat sickle"]
    # then the second fire, with three times knowledge and once more: one kind is no choice
    assert brings(m, "repeat food") == {"food": 3, "knowledge": 3 + 1}
    assert m.seat == 1


@rule("ED-35", "ED-69", "R28", "R37")
def test_in_the_last_round_knowledge_once_more_may_be_refused() -> None:
    """A tie is won by whoever is further back in knowledge."""
    for last, asked in ((False, 1), (True, 0)):
        m = table(active={0: "herb_fire"}, fires={"p00": 1})
        put_all(m, 0, "v01 h01")
        if last:
            put_all(m, 1, TWELVE + " h30")
            set_dice(m, 1, "", "")
        without_herbs(m)
        place(m, "h00_0", 1, action="menhir")
        act(m, 0, "pass")
        assert m.seat == asked
        if last:
            assert m.lines() == ["repeat knowledge", "pass"]
            assert brings(m, "pass") == {}


@rule("ED-35", "ED-58")
def test_a_repeated_bonus_is_a_gain_of_its_own() -> None:
    m = surround(table(active={0: "herb_fire herb_prestige"}), "p11")
    act(m, 0, "pass")
    assert brings(m, "repeat prestige") == {"prestige": 5}
    assert gained(m) == {"hearths": 10}


@rule("ED-35")
def test_a_fire_of_a_rival_repeats_nothing_for_the_owner_of_the_herb() -> None:
    m = surround(table(active={0: "herb_fire"}), "p00", seat=1)
    act(m, 1, "pass")
    assert m.seat == 2


@rule("ED-34", "ED-80")
def test_fires_come_after_the_action() -> None:
    m = without_herbs(table(fires={}))
    put_all(m, 0, "v00")
    place(m, "h00_1", 1)
    assert lit(m) == {}
    assert m.ask() == "raise-stele"
    act(m, 0, "stele stele_food")
    assert lit(m) == {"p00": "seat_0"}
