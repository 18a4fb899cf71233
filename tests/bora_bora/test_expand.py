"""BB-301 to BB-311, BB-613: expanding by land and by water, gifts of regions, the Red God."""

import pytest

from archipel.kernel.match import Match
from tests.bora_bora.build import MEN, WOMEN, goods, on_offer, on_tiles, spaces_of
from tests.bora_bora.table import (
    FROM_12,
    act,
    at,
    do_action,
    lines,
    materials_of,
    on_space_12,
    operands,
    persons_of,
    place_dice,
    points,
    put_hut,
    regions_of,
    table,
    told,
)
from tests.marks import rule

GIFTS = [
    ("center_plain", "land", "center_forest", "wood"),
    ("center_forest", "land", "center_plain", "offering"),
    ("center_beach", "land", "center_mountain", "stone"),
    ("center_mountain", "land", "center_beach", "sand"),
    ("north_mountain", "land", "north_beach", "sand"),
    ("north_beach", "land", "north_mountain", "stone"),
    ("center_plain", "water", "east_forest", "wood"),
    ("center_mountain", "water", "east_beach", "sand"),
    ("center_mountain", "water", "south_plain", "offering"),
    ("center_beach", "water", "south_forest", "wood"),
    ("center_beach", "water", "west_mountain", "stone"),
    ("center_forest", "water", "west_plain", "offering"),
]
"""From, by, to, and what the region gives."""
EVERY_REGION = [region for _, _, region, _ in GIFTS]
SPACES = {"sand": "c11 c14 c22 c33", "stone": "c13 c21 c24 c32", "wood": "c12 c23 c31 c34"}


def expand(m: Match, route: str, region: str, seat: int = 0, spot: str = "single_space") -> Match:
    """A seat expands to this region with a 6, up to its gift."""
    do_action(m, route, 6, seat)
    if spot == "space_12":
        act(m, seat, FROM_12)
    if m.ask() == "expand":
        act(m, seat, f"expand {region}")
    return m


def goals(huts: str, route: str, value: int) -> set[str]:
    """The regions offered to a seat with these huts."""
    m = table(huts={0: huts})
    least = [path[route] for path in m.view(0).players[0].reach.values() if route in path]
    if min(least) > value:
        place_dice(m, (0, f"{value} {value}"))
        assert not any(f"tile_{route}" in line for line in on_tiles(m))
        return set()
    return {line.removeprefix("expand ") for line in on_offer(m, route, value)}


@rule("BB-301", "E-02")
@pytest.mark.parametrize("value", range(1, 7))
def test_paths_from_the_central_mountain(value: int) -> None:
    by_water = {"south_plain": 5, "east_beach": 4}
    by_land = {"center_plain": 4, "center_beach": 2}
    for route, paths in (("water", by_water), ("land", by_land)):
        expected = {region for region, least in paths.items() if least <= value}
        assert goals("center_mountain", route, value) == expected


@rule("BB-301")
def test_paths_work_both_ways_and_none_is_diagonal() -> None:
    assert goals("south_plain", "water", 6) == {"center_mountain", "east_beach"}
    assert goals("south_plain", "water", 4) == {"east_beach"}
    assert "center_forest" not in goals("center_mountain", "land", 6)
    assert "center_mountain" not in goals("center_forest", "land", 6)


@rule("BB-301")
def test_every_own_hut_is_a_start() -> None:
    huts = "center_mountain north_beach"
    assert goals(huts, "land", 6) == {"center_plain", "center_beach", "north_mountain"}
    m = on_offer(table(huts={0: "center_mountain", 1: "north_beach"}), "land", 6)
    assert m == {"expand center_plain", "expand center_beach"}  # others' huts are not


@rule("BB-302", "BB-303", "R-32")
def test_the_newcomer_takes_the_building_space() -> None:
    m = table(huts={1: "center_plain", 2: "center_plain", 0: "center_forest"})
    expand(m, "land", "center_plain")
    region = m.view(0).regions[1]
    assert region.id == "center_plain"
    assert region.huts == ["seat_1", "seat_2", "seat_0"]  # all stay in the region
    assert region.building_space == "seat_0"
    assert told(m, "expanded") == [("expanded", "seat_0", "center_plain")]


@rule("BB-303")
def test_one_hut_per_player_and_region() -> None:
    assert goals("center_mountain center_plain", "land", 6) == {"center_beach", "center_forest"}
    m = table(huts={0: "north_beach north_mountain"})
    place_dice(m, (0, "6 5"))
    assert not any("tile_land" in line for line in on_tiles(m))


@rule("BB-302", "BB-304", "R-04")
@pytest.mark.parametrize(("spot", "free"), [("single_space", 3), ("space_12", 2)])
def test_the_space_left_empty_may_take_a_person(spot: str, free: int) -> None:
    m = expand(table(huts={0: "center_forest"}), "land", "center_plain", spot=spot)
    assert m.view(0).players[0].huts == 10
    assert m.view(0).players[0].free_spaces == free
    assert spaces_of(m, 0)["space_12"] == ("2 huts" if spot == "single_space" else "hut")


@rule("BB-304", "BB-324")
def test_space_12_is_free_when_its_last_hut_has_gone() -> None:
    m = table(huts={0: "center_forest"}, men=MEN)
    put_hut(m, 0, "west_plain", from_12=True)
    do_action(m, "man", 2)
    act(m, 0, "recruit man_slot_1")  # one hut is left on space 12: no question
    assert on_space_12(m, 0) is None
    put_hut(m, 0, "north_beach", from_12=True)
    do_action(m, "man", 2)
    assert m.lines() == ["recruit man_slot_2", "person_onto space_12"]


@rule("BB-302")
def test_the_last_huts_come_from_where_they_are() -> None:
    m = table()
    for region in [r for r in EVERY_REGION if r not in ("center_plain", "east_forest")]:
        put_hut(m, 0, region)
    assert spaces_of(m, 0)["space_12"] == "2 huts"
    expand(m, "land", "center_plain")  # no single space has a hut: no question
    assert spaces_of(m, 0)["space_12"] == "hut"
    assert m.view(0).players[0].huts == 1


@rule("BB-307", "BB-206")
def test_without_a_hut_or_a_region_expanding_cannot_be_chosen() -> None:
    m = table()
    for n, region in enumerate(EVERY_REGION):
        put_hut(m, 0, region, from_12=n > 9)
    place_dice(m, (0, "6 5"))
    assert m.view(0).players[0].huts == 0
    assert on_tiles(m) == {f"die_{d} tile_{t}" for d in (5, 6) for t in ("helper", "temple")}
    m = place_dice(table(huts={0: "east_beach"}), (0, "5 5"))
    assert "die_5 tile_land" not in on_tiles(m)  # only by a path of 6
    assert "die_5 tile_water" in on_tiles(m)


@rule("BB-309")
def test_only_the_region_is_chosen() -> None:
    m = do_action(table(huts={0: "center_beach center_plain"}), "land", 6)
    assert m.lines().count("expand center_forest") == 1  # by 5 and by 3
    assert operands(m, "expand") == {"center_forest", "center_mountain"}
    assert m.view(0).players[0].reach["center_forest"] == {"land": 3}


@rule("BB-305", "BB-310", "R-01", "R-23", "X-36")
@pytest.mark.parametrize(("start", "route", "region", "gift"), GIFTS)
def test_every_region_gives_its_own(start: str, route: str, region: str, gift: str) -> None:
    m = expand(table(huts={0: start}), route, region)
    if gift == "offering":
        assert at(m).offerings[0] == 1
    else:
        assert lines(m) == {f"lay {space}" for space in SPACES[gift].split()}  # no declining
        act(m, 0, f"lay {SPACES[gift].split()[1]}")
        assert materials_of(m, 0) == {SPACES[gift].split()[1]}
        assert at(m).offerings[0] == 0
    assert m.over
    assert regions_of(m, 0) == {start, region}


@rule("BB-311", "R-01", "X-36")
@pytest.mark.parametrize(("start", "route", "region", "gift"), GIFTS)
def test_with_the_option_an_offering_may_be_taken_instead_of_a_material(
    start: str, route: str, region: str, gift: str
) -> None:
    m = table(huts={0: start}, region_gift="material_or_offering")
    expand(m, route, region)
    if gift != "offering":
        assert m.lines() == ["gift material", "gift offering"]
        act(m, 0, "gift offering")
        assert materials_of(m, 0) == set()
    assert at(m).offerings[0] == 1
    assert m.over


@rule("BB-311", "X-36")
def test_the_material_may_still_be_taken() -> None:
    m = table(huts={0: "center_plain"}, region_gift="material_or_offering")
    expand(m, "land", "center_forest")
    act(m, 0, "gift material")
    assert lines(m) == {"lay c12", "lay c23", "lay c31", "lay c34"}


@rule("BB-306", "BB-613")
def test_red_scores_the_fish_now_and_only_now() -> None:
    fish = {"center_plain": "fish_parrotfish_3", "center_beach": "fish_angelfish_3"}
    m = table(huts={0: "center_mountain"}, hands={0: "red red"}, offerings={0: 3}, fish=fish)
    expand(m, "land", "center_plain")
    assert m.details() == {"region": "center_plain", "points": 6}
    assert lines(m) == {"red god_red", "no_god"}
    act(m, 0, "no_god")
    assert (m.over, points(m, "red_god")[0]) == (True, 0)
    expand(m, "land", "center_beach")  # now it is about the beach alone
    act(m, 0, "lay c11")
    assert m.details() == {"region": "center_beach", "points": 4}
    act(m, 0, "red god_red")
    assert points(m, "red_god")[0] == 4
    assert m.over  # the second red card is of no use: one Red per region


@rule("BB-613", "BB-617")
def test_the_fish_tile_stays_for_others() -> None:
    fish = {"center_plain": "fish_parrotfish_3"}
    m = table(
        huts={0: "center_mountain", 1: "center_forest"},
        god_tiles={0: 3, 1: 1},
        fish=fish,
    )
    for seat in (0, 1):
        expand(m, "land", "center_plain", seat)
        act(m, seat, "red god_tile")
        assert m.over
    assert points(m, "red_god")[:2] == [6, 6]
    assert m.view(0).regions[1].fish_tile == "fish_parrotfish_3"
    assert at(m).god_tiles[:2] == [2, 0]


@rule("BB-613")
@pytest.mark.parametrize(
    ("tile", "value"),
    [("fish_parrotfish_1", 1), ("fish_angelfish_2", 3), ("fish_butterflyfish_3", 5)],
)
def test_red_is_worth_the_fish(tile: str, value: int) -> None:
    m = table(huts={0: "center_forest"}, god_tiles={0: 1}, fish={"center_plain": tile})
    expand(m, "land", "center_plain")
    act(m, 0, "red god_tile")
    assert points(m, "red_god")[0] == value


@rule("BB-308", "X-30", "R-30", "BB-601")
def test_the_offering_of_a_plain_pays_for_red() -> None:
    fish = {"center_plain": "fish_angelfish_3"}
    m = table(huts={0: "center_forest"}, hands={0: "red"}, fish=fish)
    expand(m, "land", "center_plain")
    assert lines(m) == {"red god_red", "no_god"}
    act(m, 0, "red god_red")
    assert (points(m, "red_god")[0], at(m).offerings[0]) == (4, 0)


@rule("BB-308")
def test_the_order_is_hut_gift_red() -> None:
    m = table(huts={0: "center_plain"}, god_tiles={0: 1})
    do_action(m, "land", 6)
    asked = []
    for choice in (
        "expand center_forest",
        "lay c12",
        "no_god",
    ):
        asked.append(m.ask())
        act(m, 0, choice)
    assert asked == ["expand", "lay-material", "play-red"]
    assert m.over


@rule("BB-306", "BB-323")
def test_red_is_no_use_without_a_new_hut() -> None:
    m = table(hands={0: "red"}, offerings={0: 2}, god_tiles={0: 1}, men=MEN, women=WOMEN)
    do_action(m, "woman", 2)
    act(m, 0, "recruit woman_slot_2")
    assert m.over
    assert persons_of(m, 0) == {"woman_status_1"}
    assert goods(m, 0)["god_tiles"] == 1
