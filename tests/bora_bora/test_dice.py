"""BB-201 to BB-210, BB-361, BB-802: rolling and placing dice."""

import pytest

from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match, Refused
from tests.bora_bora.build import (
    EVERY_TILE,
    MEN,
    WOMEN,
    fish_all,
    on_offer,
    on_tiles,
    roll,
    whole,
)
from tests.bora_bora.table import (
    FROM_12,
    act,
    at,
    begin_round,
    dice_on,
    end_round,
    lines,
    persons_of,
    persons_turn,
    place_dice,
    points,
    regions_of,
    table,
    told,
    track,
)
from tests.marks import rule


def on_helper(faces: str) -> set[str]:
    """Which of six dice may be laid on the helper tile beside these."""
    m = table()
    dice_on(m, "tile_helper", faces)
    place_dice(m, (0, "1 2 3 4 5 6"))
    return {line.split()[0] for line in on_tiles(m) if line.endswith("tile_helper")}


def dice_of(m_faces: str) -> set[str]:
    return {f"die_{face}" for face in m_faces.split()}


@rule("BB-201", "BB-202", "BB-004")
def test_dice_are_rolled_first_and_stay_as_rolled() -> None:
    m = begin_round(whole(2, order=[1, 0]))
    assert m.seat == CHANCE
    roll(m, 6, 5, 4, 3, 3, 1)
    assert told(m, "rolled") == [
        ("rolled", "seat_1", "6", "5", "4"),
        ("rolled", "seat_0", "3", "3", "1"),
    ]
    assert m.view(0).players[1].dice == ["die_6", "die_5", "die_4"]
    act(m, 1, "place die_5 tile_fishing")
    assert [player.dice for player in m.view(0).players] == [
        ["die_3", "die_3", "die_1"],
        ["die_6", "die_4"],
    ]
    assert {line.split()[1] for line in m.lines()} == {"die_3", "die_1"}  # only the own ones


@rule("BB-202")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1]])
def test_one_die_at_a_time_in_turn_order_three_times(order: list[int]) -> None:
    m = begin_round(whole(3, order=order))
    roll(m, *[6, 5, 4] * 3)
    assert fish_all(m) == order * 3


@rule("BB-203", "E-01")
def test_a_die_must_be_lower_than_the_lowest() -> None:
    assert on_helper("5 3") == dice_of("1 2")
    assert on_helper("") == dice_of("1 2 3 4 5 6")
    assert on_helper("1") == set()
    assert on_helper("6") == dice_of("1 2 3 4 5")


@rule("BB-203", "BB-204")
def test_the_own_dice_count_like_the_others() -> None:
    m = place_dice(table(), (0, "5 4 4"))
    act(m, 0, "place die_4 tile_helper", "finish")
    assert on_tiles(m) == {"die_4 tile_temple", "die_5 tile_temple"}
    m = place_dice(table(), (0, "5 4 2"))
    act(m, 0, "place die_5 tile_helper", "finish", "place die_4 tile_helper", "finish")
    act(m, 0, "place die_2 tile_helper", "finish")
    tile = m.view(0).tiles[0]
    assert [die.die for die in tile.dice] == ["die_5", "die_4", "die_2"]
    assert tile.lowest == 2


@rule("BB-205", "BB-361")
def test_fishing_takes_any_die_at_any_time() -> None:
    m = table()
    dice_on(m, "tile_fishing", "1 1")
    for name in EVERY_TILE:
        dice_on(m, f"tile_{name}", "1")
    place_dice(m, (0, "6 4 1"))
    assert m.lines() == [f"place die_{face} tile_fishing" for face in (1, 4, 6)]  # and no passing
    act(m, 0, "place die_6 tile_fishing", "place die_4 tile_fishing")
    assert points(m, "fishing") == [6, 0, 0, 0]


@rule("BB-361")
@pytest.mark.parametrize("face", range(1, 7))
def test_fishing_is_worth_2_whatever_the_die(face: int) -> None:
    m = place_dice(table(2), (0, str(face)))
    act(m, 0, f"place die_{face} tile_fishing")
    assert track(m) == [2, 0]
    assert m.over


@rule("BB-206", "BB-307", "BB-322", "BB-335", "BB-341", "BB-352", "R-05")
def test_only_what_can_be_done_may_be_chosen() -> None:
    m = place_dice(table(temple="a a a a - -", huts={0: "center_plain"}), (0, "6 1"))
    helper = {"die_6 tile_helper", "die_1 tile_helper"}
    assert on_tiles(m) == helper | {"die_6 tile_land", "die_6 tile_water"}
    m = place_dice(table(temple="a a a - - -", men="- man_build_1", women=WOMEN), (0, "6 1"))
    temple = {"die_6 tile_temple", "die_1 tile_temple"}
    woman = {"die_6 tile_woman", "die_1 tile_woman"}
    assert on_tiles(m) == helper | temple | woman | {"die_6 tile_man"}
    m = place_dice(table(temple="a a a a - -", materials={0: "c11 c12"}), (0, "6 1"))
    assert on_tiles(m) == helper | {"die_6 tile_build", "die_1 tile_build"}


@rule("BB-206", "R-05")
def test_an_impossible_action_cannot_block_others() -> None:
    m = place_dice(table(), (0, "3 2"))
    with pytest.raises(Refused):
        act(m, 0, "place die_3 tile_build")


@rule("BB-207", "R-07", "E-03")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(
    ("action", "verb", "name"),
    [
        ("woman", "recruit", "woman_slot"),
        ("man", "recruit", "man_slot"),
        ("temple", "priest", "temple"),
        ("build", "build", "building"),
    ],
)
def test_the_die_is_the_most_less_will_do(action: str, verb: str, name: str, value: int) -> None:
    m = table(men=MEN, women=WOMEN, materials={0: "c11 c12"})
    found = on_offer(m, action, value)
    assert found == {f"{verb} {name}_{n}" for n in range(1, value + 1)}


@rule("BB-208", "BB-542")
def test_dice_stay_until_the_end_of_the_round() -> None:
    m = whole(2, persons={0: "man_shell_1"})
    place_dice(m, (0, "5 4"), (1, "3 2"))
    act(m, 0, "place die_5 tile_helper", "finish")
    act(m, 1, "place die_3 tile_fishing")
    act(m, 0, "place die_4 tile_helper", "finish")
    act(m, 1, "place die_2 tile_helper", "finish")
    persons_turn(m)
    laid = {tile.id: [(die.die, die.seat) for die in tile.dice] for tile in m.view(0).tiles}
    helper = [("die_5", "seat_0"), ("die_4", "seat_0"), ("die_2", "seat_1")]
    assert laid["tile_helper"] == helper
    assert laid["tile_fishing"] == [("die_3", "seat_1")]
    act(m, 0, "end_turn")
    end_round(m)
    assert all(tile.dice == [] and tile.lowest is None for tile in m.view(0).tiles)


@rule("BB-209", "X-29")
@pytest.mark.parametrize(
    ("hand", "offerings", "god_tiles", "legal"),
    [
        ("blue white", 1, 0, False),
        ("blue white", 2, 0, True),
        ("blue white", 1, 1, True),
        ("blue", 1, 1, True),
        ("white", 1, 1, True),
        ("blue", 2, 0, False),
        ("red red green green", 2, 0, True),
        ("red red green", 2, 0, False),
        ("red red red", 2, 0, False),
        ("blue blue blue", 2, 0, True),
        ("blue blue", 2, 0, False),
        ("", 0, 2, True),
        ("", 0, 1, False),
    ],
)
def test_both_gods_must_be_payable(hand: str, offerings: int, god_tiles: int, legal: bool) -> None:
    m = table(
        huts={0: "center_forest"},  # by water 4 and 6
        hands={0: hand},
        offerings={0: offerings},
        god_tiles={0: god_tiles},
    )
    dice_on(m, "tile_water", "1")
    place_dice(m, (0, "3 3"))
    water = {line for line in on_tiles(m) if "tile_water" in line}
    assert water == ({"die_3 tile_water blue_and_white"} if legal else set())


@rule("BB-209", "X-29", "BB-604")
def test_a_card_for_one_and_a_tile_for_the_other_either_way() -> None:
    for blue, white in (("god_blue", "god_tile"), ("god_tile", "god_white")):
        m = table(
            huts={0: "center_forest"},
            hands={0: "blue white"},
            offerings={0: 1},
            god_tiles={0: 1},
        )
        dice_on(m, "tile_water", "1")
        place_dice(m, (0, "3 3"))
        act(m, 0, "place_with die_3 tile_water blue_and_white")
        assert lines(m) == {"blue god_blue", "blue god_tile"}
        act(m, 0, f"blue {blue}")  # then White is compulsory, and one way is left
        assert operands_of_god_played(m) == [("god_blue", blue), ("god_white", white)]
        assert lines(m) == {FROM_12, "expand north_beach", "expand west_plain"}


def operands_of_god_played(m: Match) -> list[tuple[str, str]]:
    """The gods played so far, and how they were paid."""
    return [(god, way) for _, _, god, way in told(m, "god-played")]


@rule("BB-209")
def test_blue_is_paid_only_so_that_white_stays_payable() -> None:
    m = table(huts={0: "center_forest"}, hands={0: "blue white white"}, offerings={0: 2})
    dice_on(m, "tile_water", "1")
    place_dice(m, (0, "3 3"))
    act(m, 0, "place_with die_3 tile_water blue_and_white")
    # two white cards as Blue would leave nothing for White
    assert operands_of_god_played(m) == [("god_blue", "god_blue"), ("god_white", "god_white")]
    m = table(huts={0: "center_mountain"}, hands={0: "blue white white"}, offerings={0: 2})
    dice_on(m, "tile_land", "1")
    place_dice(m, (0, "3 3"))
    act(m, 0, "place_with die_3 tile_land blue")  # White is no need here
    assert lines(m) == {"blue god_blue", "blue god_white"}


@rule("BB-210", "BB-343")
def test_an_action_is_finished_before_the_next_die() -> None:
    m = place_dice(table(display="blue red"), (0, "5 4"), (1, "5 4"))
    act(m, 0, "place die_5 tile_temple")
    for choice in ("priest temple_5", "fire fire_god_card", "draw god_blue"):
        assert m.seat == 0
        act(m, 0, choice)
    assert m.seat == CHANCE
    m.play(CHANCE, "reveal god_red")
    assert m.seat == 0
    act(m, 0, "fire fire_shell")
    assert (m.seat, m.ask()) == (1, "place-die")


@rule("BB-802", "E-13", "BB-203")
def test_on_a_combined_tile_each_die_chooses() -> None:
    m = table(2, men=MEN, women=WOMEN)
    place_dice(m, (0, "3 6"), (1, "1 2 3 4 5 6"))
    act(m, 0, "place die_3 tile_man_or_woman")
    assert m.lines() == ["act man", "act woman"]
    act(m, 0, "act woman", "recruit woman_slot_3")
    assert persons_of(m, 0) == {"woman_shell_1"}
    allowed = {line for line in on_tiles(m) if "tile_man_or_woman" in line}
    assert allowed == {"die_1 tile_man_or_woman", "die_2 tile_man_or_woman"}
    act(m, 1, "place die_2 tile_man_or_woman")
    assert m.lines() == ["act man", "act woman"]
    act(m, 1, "act man", "recruit man_slot_2")
    assert persons_of(m, 1) == {"man_status_1"}


@rule("BB-802", "BB-206", "BB-209")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_action_of_a_combined_tile_must_be_possible(seats: int) -> None:
    huts = {0: "center_beach"}  # by land 2 and 5, by water 1 and 3
    m = place_dice(table(seats, huts=huts), (0, "1 1"))
    act(m, 0, "place die_1 tile_land_or_water")  # land is no choice, south_forest the only goal
    assert m.lines() == ["expand south_forest", FROM_12]
    m = place_dice(table(seats, huts=huts, god_tiles={0: 1}), (0, "1 1"))
    act(m, 0, "place die_1 tile_land_or_water")
    assert m.lines() == ["act land", "act water"]  # land with White
    act(m, 0, "act land")
    assert lines(m) == {FROM_12, "expand center_mountain", "expand center_forest"}
    act(m, 0, "expand center_forest", "lay c12")
    assert regions_of(m, 0) == {"center_beach", "center_forest"}
    assert at(m).god_tiles[0] == 0
