"""BB-601 to BB-604, BB-611, BB-612, BB-617, BB-619: paying gods; Blue and White."""

import pytest

from archipel.kernel.match import Match
from tests.bora_bora.build import MEN, WOMEN, goods, on_tiles
from tests.bora_bora.table import (
    FROM_12,
    act,
    at,
    dice_on,
    do_action,
    hand_of,
    lines,
    operands,
    persons_of,
    persons_turn,
    place_dice,
    points,
    table,
    told,
)
from tests.marks import rule


def on_helper(m: Match) -> set[str]:
    return {line for line in on_tiles(m) if "tile_helper" in line}


@rule("BB-601")
@pytest.mark.parametrize("offerings", [0, 1])
def test_a_card_costs_an_offering(offerings: int) -> None:
    m = table(hands={0: "blue"}, offerings={0: offerings})
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    assert on_helper(m) == ({"die_4 tile_helper blue"} if offerings else set())
    if offerings:
        act(m, 0, "place_with die_4 tile_helper blue")
        assert (goods(m, 0)["offerings"], goods(m, 0)["cards"]) == (0, 0)
        assert m.view(0).discard == {"god_blue": 1}


@rule("BB-602", "X-26")
@pytest.mark.parametrize(
    ("hand", "offerings", "god_tiles", "ways"),
    [
        ("red red", 1, 0, {"god_red"}),
        ("red red", 0, 0, set()),
        ("red", 1, 0, set()),
        ("red white", 1, 0, set()),
        ("red", 1, 1, {"god_tile"}),  # a card and a tile are no pair
        ("red red white white", 1, 1, {"god_red", "god_white", "god_tile"}),
        ("blue red red", 1, 0, {"god_blue", "god_red"}),
        ("blue blue", 1, 0, {"god_blue"}),  # BB-617: no pair of the colour itself
        ("", 3, 0, set()),
        ("", 0, 1, {"god_tile"}),
    ],
)
def test_ways_to_pay_blue(hand: str, offerings: int, god_tiles: int, ways: set[str]) -> None:
    m = table(hands={0: hand}, offerings={0: offerings}, god_tiles={0: god_tiles})
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    assert on_helper(m) == ({"die_4 tile_helper blue"} if ways else set())
    if not ways:
        return
    act(m, 0, "place_with die_4 tile_helper blue")
    if len(ways) > 1:
        assert operands(m, "blue") == ways
        assert len(m.lines()) == len(ways)
    else:
        assert told(m, "god-played") == [("god-played", "seat_0", "god_blue", *ways)]


@rule("BB-602", "BB-617")
@pytest.mark.parametrize(("way", "hand"), [("god_blue", "blue red red"), ("god_red", "blue blue")])
def test_a_pair_goes_whole_and_a_card_alone(way: str, hand: str) -> None:
    m = table(hands={0: "blue blue red red"}, offerings={0: 2})
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    act(m, 0, "place_with die_4 tile_helper blue", f"blue {way}")
    assert hand_of(m, 0) == hand
    assert goods(m, 0)["offerings"] == 1


@rule("BB-603")
def test_a_god_tile_needs_no_offering_and_leaves_the_game() -> None:
    m = table(god_tiles={0: 2}, offerings={0: 1})
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    act(m, 0, "place_with die_4 tile_helper blue")
    assert (goods(m, 0)["god_tiles"], goods(m, 0)["offerings"]) == (1, 1)
    assert m.view(0).god_stack == 6  # it does not go back to the temple


@rule("BB-601", "BB-604", "BB-611", "BB-612", "BB-613", "E-08")
def test_blue_white_and_red_for_one_die() -> None:
    m = table(
        huts={0: "center_forest"},
        hands={0: "blue white red"},
        offerings={0: 3},
        fish={"north_beach": "fish_butterflyfish_3"},
    )
    dice_on(m, "tile_water", "1")
    place_dice(m, (0, "3 3"))
    act(m, 0, "place_with die_3 tile_water blue_and_white")
    tile = next(tile for tile in m.view(0).tiles if tile.id == "tile_water")
    assert [die.die for die in tile.dice] == ["die_1", "die_3"]
    assert tile.lowest == 1
    assert lines(m) == {FROM_12, "expand north_beach", "expand west_plain"}
    act(m, 0, "expand north_beach", "lay c11", "red god_red")
    assert points(m, "red_god")[0] == 5
    assert (goods(m, 0)["offerings"], goods(m, 0)["cards"]) == (0, 0)
    assert m.view(0).discard == {"god_blue": 1, "god_white": 1, "god_red": 1}


@rule("BB-611")
@pytest.mark.parametrize("face", range(1, 7))
def test_blue_is_for_equal_or_higher_dice(face: int) -> None:
    m = table(god_tiles={0: 1})
    dice_on(m, "tile_helper", "3")
    place_dice(m, (0, f"{face} {face}"))
    needs = "" if face < 3 else " blue"
    assert on_helper(m) == {f"die_{face} tile_helper{needs}"}


@rule("BB-611", "X-04", "BB-203")
def test_blue_serves_one_die() -> None:
    m = table(hands={0: "blue"}, offerings={0: 2})
    dice_on(m, "tile_helper", "5 2")
    place_dice(m, (0, "4 4"), (1, "1 2 3 4"))
    act(m, 0, "place_with die_4 tile_helper blue", "finish")
    assert on_helper(m) == {"die_1 tile_helper"}  # the lowest is still the 2
    act(m, 1, "place die_3 tile_fishing")
    assert on_helper(m) == set()  # nor may the next own die


@rule("BB-611")
def test_blue_makes_no_action_possible() -> None:
    m = table(god_tiles={0: 1}, hands={0: "blue"}, offerings={0: 1})
    dice_on(m, "tile_build", "1")
    place_dice(m, (0, "6 6"))
    assert "die_6 tile_build blue" not in on_tiles(m)


@rule("BB-612", "BB-203", "X-05", "R-06")
def test_white_does_not_help_placing() -> None:
    m = table(hands={0: "white"}, offerings={0: 3})
    dice_on(m, "tile_helper", "4")
    place_dice(m, (0, "5 2 1"))
    assert on_helper(m) == {"die_1 tile_helper", "die_2 tile_helper"}
    act(m, 0, "place die_2 tile_helper")
    assert "white god_white" in m.lines()
    act(m, 0, "white god_white")
    assert m.details() == {"points": 6}
    act(m, 0, "finish")
    assert on_helper(m) == {"die_1 tile_helper"}  # the face counts


@rule("BB-612", "BB-617")
def test_white_is_asked_once_and_only_before_the_first_purchase() -> None:
    m = table(god_tiles={0: 2})
    place_dice(m, (0, "2 2"))
    act(m, 0, "place die_2 tile_helper", "white god_tile")
    assert operands(m, "white") == set()
    act(m, 0, "finish")
    m = place_dice(table(god_tiles={0: 1}), (0, "2 2"))
    act(m, 0, "place die_2 tile_helper", "points points_1")
    assert operands(m, "white") == set()


@rule("BB-612", "BB-617")
@pytest.mark.parametrize("tile", ["helper", "temple", "man", "woman", "build", "land", "water"])
def test_white_makes_every_action_a_6(tile: str) -> None:
    most = {
        "temple": "priest temple_6",
        "man": "recruit man_slot_6",
        "woman": "recruit woman_slot_6",
        "build": "build building_6",
        "land": "expand east_forest",
        "water": "expand north_beach",
    }
    for face in (5, 6):
        m = table(
            huts={0: "center_forest east_beach"},
            materials={0: "c11 c12"},
            men=MEN,
            women=WOMEN,
            god_tiles={0: 1},
        )
        place_dice(m, (0, f"{face} {face}"))
        act(m, 0, f"place die_{face} tile_{tile}")
        assert ("white god_tile" in m.lines()) == (face == 5)  # a 6 needs none
        if face == 5:
            assert most.get(tile) not in m.lines()
            act(m, 0, "white god_tile")
        assert most.get(tile, "points points_1") in m.lines()
        tile_now = next(t for t in m.view(0).tiles if t.id == f"tile_{tile}")
        assert [die.die for die in tile_now.dice] == [f"die_{face}"]


@rule("BB-612")
def test_white_is_never_compulsory_if_the_die_will_do() -> None:
    m = place_dice(table(god_tiles={0: 1}), (0, "2 2"))
    act(m, 0, "place die_2 tile_temple", "priest temple_1", "fire fire_offering", "fire fire_shell")
    assert goods(m, 0)["god_tiles"] == 1


@rule("BB-612", "BB-205")
def test_fishing_asks_for_no_god() -> None:
    m = table(god_tiles={0: 1})
    dice_on(m, "tile_fishing", "1")
    place_dice(m, (0, "2 2"))
    assert operands(m, "place") >= {"die_2 tile_fishing"}
    act(m, 0, "place die_2 tile_fishing")
    assert m.ask() == "place-die"
    assert points(m, "fishing")[0] == 2


@rule("BB-206", "BB-612", "X-06")
@pytest.mark.parametrize("payable", [False, True])
def test_an_action_that_needs_white(payable: bool) -> None:
    huts = "south_plain east_beach"  # by land 4 and 6
    m = table(huts={0: huts}, hands={0: "white"}, offerings={0: int(payable)})
    place_dice(m, (0, "1 1"))
    land = {line for line in on_tiles(m) if "tile_land" in line}
    assert land == ({"die_1 tile_land white"} if payable else set())
    if payable:
        act(m, 0, "place_with die_1 tile_land white")
        assert goods(m, 0)["cards"] == 0  # White is compulsory
        assert lines(m) == {FROM_12, "expand south_forest", "expand east_forest"}


@rule("BB-206", "BB-612", "X-06")
def test_with_several_ways_only_the_way_is_asked() -> None:
    m = table(huts={0: "south_plain"}, hands={0: "white"}, offerings={0: 1}, god_tiles={0: 1})
    place_dice(m, (0, "1 1"))
    act(m, 0, "place_with die_1 tile_land white")
    assert lines(m) == {"white god_white", "white god_tile"}


@rule("BB-617")
def test_one_blue_per_die() -> None:
    m = table(god_tiles={0: 3})
    dice_on(m, "tile_temple", "1")
    place_dice(m, (0, "6 6"))
    act(m, 0, "place_with die_6 tile_temple blue")
    assert lines(m) == {f"priest temple_{n}" for n in range(1, 7)}
    assert goods(m, 0)["god_tiles"] == 2


@rule("BB-619", "BB-612", "X-38", "R-06")
@pytest.mark.parametrize("option", ["face", "six"])
@pytest.mark.parametrize("tiles", [1, 2])
def test_a_2_with_white_on_a_4(option: str, tiles: int) -> None:
    m = table(god_tiles={0: tiles}, white_god_placing=option)
    dice_on(m, "tile_helper", "4")
    place_dice(m, (0, "2 2 1"))
    act(m, 0, "place die_2 tile_helper")
    if option == "six" and tiles == 1:
        assert operands(m, "white") == set()  # Blue cannot be paid as well
        return
    act(m, 0, "white god_tile")
    assert m.details() == {"points": 6}
    assert goods(m, 0)["god_tiles"] == tiles - (1 if option == "face" else 2)
    gods = [god for _, _, god, _ in told(m, "god-played")]
    assert gods == (["god_white"] if option == "face" else ["god_white", "god_blue"])
    tile = m.view(0).tiles[0]
    assert [die.die for die in tile.dice] == ["die_4", "die_2"]  # it shows 2
    act(m, 0, "finish")
    assert on_helper(m) == {"die_1 tile_helper"} | (
        {"die_2 tile_helper blue"} if goods(m, 0)["god_tiles"] else set()
    )


@rule("BB-619", "X-38")
@pytest.mark.parametrize("option", ["face", "six"])
def test_on_an_empty_tile_white_needs_no_blue(option: str) -> None:
    m = table(god_tiles={0: 1}, white_god_placing=option)
    place_dice(m, (0, "2 2"))
    act(m, 0, "place die_2 tile_helper", "white god_tile")
    assert m.details() == {"points": 6}


@rule("BB-619", "BB-209", "X-38")
@pytest.mark.parametrize(
    ("option", "tiles", "needs"),
    [("face", 1, "white"), ("face", 2, "white"), ("six", 1, ""), ("six", 2, "blue_and_white")],
)
def test_a_die_that_needs_white_on_an_occupied_tile(option: str, tiles: int, needs: str) -> None:
    m = table(huts={0: "south_plain"}, god_tiles={0: tiles}, white_god_placing=option)
    dice_on(m, "tile_land", "5")
    place_dice(m, (0, "2 2"))  # the path is worth 4
    land = {line for line in on_tiles(m) if "tile_land" in line}
    assert land == ({f"die_2 tile_land {needs}"} if needs else set())


@rule("BB-619", "BB-611")
def test_a_die_placed_with_blue_needs_it_once() -> None:
    m = table(god_tiles={0: 2}, white_god_placing="six")
    dice_on(m, "tile_helper", "2")
    place_dice(m, (0, "4 4"))
    act(m, 0, "place_with die_4 tile_helper blue", "white god_tile")
    assert goods(m, 0)["god_tiles"] == 0
    assert m.details() == {"points": 6}


@rule("BB-612", "BB-405", "BB-334")
def test_white_not_used_for_a_die_is_no_use_later() -> None:
    m = table(huts={0: "center_mountain"}, persons={0: "man_land_path_1 man_land_path_2"})
    at(m).god_tiles[0] = 1
    place_dice(m, (0, "2"))
    act(m, 0, "place die_2 tile_helper", "finish")
    persons_turn(m)
    act(m, 0, "use man land_path")
    assert lines(m) == {FROM_12, "expand center_plain", "expand center_beach"}


@rule("BB-612", "BB-405")
def test_without_a_die_there_is_no_white() -> None:
    m = do_action(table(god_tiles={0: 1}), "helper", 2)
    assert operands(m, "white") == set()
    assert at(m).god_tiles[0] == 1


@rule("BB-620", "R-10")
@pytest.mark.parametrize(
    ("tile", "face", "what", "helps"),
    [
        ("land", 4, {"huts": {0: "center_mountain"}}, False),  # 2 and 4: nothing beyond
        ("land", 2, {"huts": {0: "center_mountain"}}, True),
        ("man", 2, {"men": "man_build_1 man_shell_1"}, False),  # nobody on 3 to 6
        ("man", 2, {"men": "man_build_1 man_shell_1 - - man_shell_2"}, True),
        ("build", 5, {"buildings": {0: "building_6=c33_c34"}}, False),
        ("build", 4, {"buildings": {0: "building_6=c33_c34"}}, True),
        ("temple", 5, {}, True),
        ("helper", 5, {}, True),
    ],
)
def test_white_is_offered_only_where_a_6_opens_something(
    tile: str, face: int, what: dict[str, object], helps: bool
) -> None:
    for hand in ("white", "green"):
        m = table(
            materials={0: "c11 c12"},
            hands={0: hand},
            offerings={0: 1},
            **what,  # type: ignore[arg-type]
        )
        place_dice(m, (0, f"{face} {face}"))
        act(m, 0, f"place die_{face} tile_{tile}")
        assert ("white god_white" in m.lines()) == (helps and hand == "white")
        if m.ask() in ("expand", "recruit", "choose-building"):
            assert m.discreet == helps  # whether it could help everybody sees


@rule("BB-620", "BB-802")
def test_one_action_of_two_is_no_question_if_white_cannot_make_the_other_possible() -> None:
    m = table(2, women="woman_build_1", hands={0: "red"}, offerings={0: 1})  # no man at all
    place_dice(m, (0, "2 2"))
    m.play(0, "place die_2 tile_man_or_woman")
    assert (m.ask(), persons_of(m, 0)) == ("place-die", {"woman_build_1"})
