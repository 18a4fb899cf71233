"""BB-101 to BB-114, BB-801: the table before the first round."""

import pytest

from archipel.games.bora_bora import GAME
from archipel.games.bora_bora.components import DATA
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match
from tests.bora_bora.build import order_of, ready, spaces_of
from tests.bora_bora.table import (
    COUNTS,
    FROM_12,
    act,
    at,
    begin_round,
    lines,
    materials_of,
    play_any,
    regions_of,
    start_huts,
    table,
    told,
    track,
)
from tests.marks import rule

STARTING = {task["id"] for task in DATA["task_tiles"]["items"][:7]}
FISH_ONE = {
    "center_forest": "fish_parrotfish_1",
    "center_plain": "fish_butterflyfish_1",
    "north_mountain": "fish_triggerfish_1",
    "west_mountain": "fish_angelfish_1",
}
"""Fish of value 1 beside these regions."""


@rule("BB-101")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_board(seats: int) -> None:
    view = ready(seats).view(0)
    assert (len(view.regions), len(view.temple), len(view.status)) == (12, 6, seats)
    assert all(slot.priest is None for slot in view.temple)
    assert all(player.shells == 0 for player in view.players)
    assert (view.round, view.phase) == (0, "setup")


@rule("BB-102", "BB-801")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, "helper temple build man_or_woman land_or_water"),
        (3, "helper temple build man woman land_or_water"),
        (4, "helper temple build man woman land water"),
    ],
)
def test_action_tiles(seats: int, tiles: str) -> None:
    found = [tile.id for tile in ready(seats).view(0).tiles]
    assert found == [f"tile_{name}" for name in [*tiles.split(), "fishing"]]


@rule("BB-103", "BB-801")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_fish_tile_beside_each_region(seats: int) -> None:
    m = ready(seats)
    tiles = [region.fish_tile for region in m.view(0).regions]
    assert sorted(tiles) == sorted(tile["id"] for tile in DATA["fish_tiles"]["items"])
    other = [region.fish_tile for region in ready(seats, seed=2).view(0).regions]
    assert tiles != other
    assert len(told(m, "fish-laid")) == 12
    ones = [t for t in DATA["fish_tiles"]["items"] if t["value"] == 1]
    assert len(ones) == 4


@rule("BB-104", "BB-801")
@pytest.mark.parametrize("seats", COUNTS)
def test_six_men_and_six_women(seats: int) -> None:
    m = ready(seats)
    view = m.view(0)
    for row, gender in ((view.men, "man"), (view.women, "woman")):
        assert [slot.id for slot in row] == [f"{gender}_slot_{n}" for n in range(1, 7)]
        assert all(slot.person.startswith(f"{gender}_") for slot in row)
        assert len({slot.person for slot in row}) == 6
    drawn = [line[1] for line in told(m, "arrived")]
    assert drawn == [slot.person for slot in [*view.men, *view.women]]  # in the order drawn
    assert (view.men_left, view.women_left) == (30, 30)


@rule("BB-105", "R-27", "BB-801")
@pytest.mark.parametrize("seats", COUNTS)
def test_tasks(seats: int) -> None:
    m = ready(seats)
    view = m.view(0)
    dealt = [[task.id for task in player.tasks] for player in view.players]
    for mine in dealt:
        assert [task in STARTING for task in mine] == [True, False, False]
    assert len(view.tasks) == seats + 2
    assert STARTING.isdisjoint(view.tasks)
    assert len({*view.tasks, *(task for mine in dealt for task in mine)}) == seats + 2 + 3 * seats
    assert view.tasks_left == 53 - 2 * seats - (seats + 2)
    assert at(m).gone[2] == 7 - seats  # the other starting tasks
    assert at(m).tasks_left & 0b1111111 == 0


@rule("BB-106", "BB-801")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_24_jewels_in_six_columns(seats: int) -> None:
    view = ready(seats).view(0)
    jewels = [cell.jewel for cell in view.jewels]
    assert sorted(jewels) == sorted(jewel["id"] for jewel in DATA["jewelry_tiles"]["items"])
    columns = [(cell.round, cell.row) for cell in view.jewels]
    assert sorted(columns) == [(r, row) for r in range(1, 7) for row in range(1, 5)]


@rule("BB-107", "BB-108", "BB-801")
@pytest.mark.parametrize("seats", COUNTS)
def test_god_tiles_and_god_cards(seats: int) -> None:
    view = ready(seats).view(0)
    assert view.god_stack == 6
    assert len(view.display) == 5
    assert None not in view.display
    assert view.god_pile == 60 - 5 - 2 * seats


@rule("BB-109")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_everybody_gets(seats: int) -> None:
    m = ready(seats)
    for seat in range(seats):
        player = m.view(seat).players[seat]
        assert (player.huts, player.priests, player.god_tiles) == (12, 4, 1)
        assert player.unbuilt == [f"building_{value}" for value in range(1, 7)]
        assert (player.offerings, player.shells, player.cards) == (2, 0, 2)
        assert len(m.view(seat).hand) == 2
    assert sorted(p.turn_order for p in m.view(0).players) == list(range(1, seats + 1))
    for seat in range(seats):  # two cards each, dealt in secret
        heard = [word for _, word, values in m.told(seat) if values.get("seat") == f"seat_{seat}"]
        assert heard.count("drew-card") == 2
    assert [word for _, word, _ in m.told(0)].count("drew-card-veiled") == 2 * (seats - 1)
    assert len({tuple(order_of(ready(seats, seed))) for seed in range(1, 12)}) > 1  # at random


@rule("BB-109", "BB-201")
def test_three_dice_each() -> None:
    m = begin_round(table(2))
    assert (m.seat, m.lines()) == (CHANCE, [f"roll die_{face}" for face in range(1, 7)])
    for _ in range(6):
        m.play(CHANCE, "roll die_4")
    assert [player.dice for player in m.view(0).players] == [["die_4"] * 3] * 2


@rule("BB-110", "R-03")
def test_twelve_huts_on_eleven_spaces() -> None:
    spaces = spaces_of(ready(2), 0)
    assert list(spaces) == [f"space_{n}" for n in range(1, 13)]
    assert sorted(spaces.values()) == ["", "2 huts", *["hut"] * 10]
    assert spaces["space_12"] == "2 huts"


@rule("BB-111")
@pytest.mark.parametrize("seats", COUNTS)
def test_discs_at_the_start(seats: int) -> None:
    m = ready(seats, seed=5)
    view = m.view(0)
    for place, seat in enumerate(order_of(m)):
        assert view.players[seat].turn_order == place + 1
        assert view.players[seat].score == place
        assert view.status[seat].step == "status_0"
        assert view.status[seat].height == seats - 1 - place  # the first on top


@rule("BB-112", "X-24", "R-04")
def test_start_huts_in_reverse_turn_order() -> None:
    m = start_huts(table(4, order=[2, 0, 3, 1], fish=FISH_ONE))
    free = list(FISH_ONE)
    for seat in (1, 3, 0):
        assert m.seat == seat
        assert lines(m) == {f"start {region}" for region in free} | {FROM_12}
        act(m, seat, f"start {free.pop(0)}")
        while m.seat == seat:
            m.play(seat, m.position.options[0])
    assert (m.seat, m.lines()) == (2, [f"start {free[0]}", FROM_12])  # the region left
    act(m, 2, f"start {free[0]}")
    assert [regions_of(m, seat) for seat in (1, 3, 0, 2)] == [{region} for region in FISH_ONE]


@rule("BB-112", "X-24", "BB-301")
def test_two_players_leave_two_of_the_four_for_later() -> None:
    m = start_huts(table(2, fish=FISH_ONE))
    act(m, 1, "start center_forest", "lay c12")
    act(m, 0, "start west_mountain", "lay c13")
    assert m.over
    empty = [region.id for region in m.view(0).regions if not region.huts]
    assert {"center_plain", "north_mountain"} <= set(empty)
    assert m.view(0).players[1].reach["center_plain"] == {"land": 3}  # as any other region


@rule("BB-112", "R-02")
@pytest.mark.parametrize(("option", "left"), [("distinct", 3), ("shared", 4)])
def test_may_two_start_together(option: str, left: int) -> None:
    m = start_huts(table(2, fish=FISH_ONE, start_regions=option))
    act(m, 1, "start center_plain")
    assert (m.seat, len(lines(m, "start"))) == (0, left)
    assert ("start center_plain" in m.lines()) == (option == "shared")
    if option == "shared":
        act(m, 0, "start center_plain")
        region = next(r for r in m.view(0).regions if r.id == "center_plain")
        assert region.huts == ["seat_1", "seat_0"]
        assert region.building_space == "seat_0"  # the later one


@rule("BB-113", "BB-306", "BB-310")
def test_the_first_hut_brings_its_gift_and_no_red_god() -> None:
    m = table(2, fish=FISH_ONE, god_tiles={0: 1, 1: 1}, hands={1: "red"}, offerings={1: 1})
    start_huts(m)
    act(m, 1, "start center_plain")
    assert at(m).offerings == [0, 2]
    assert (m.seat, m.ask()) == (0, "start-hut")  # nothing about Red
    act(m, 0, "start north_mountain")
    assert lines(m) == {"lay c13", "lay c21", "lay c24", "lay c32"}
    act(m, 0, "lay c21")
    assert materials_of(m, 0) == {"c21"}
    assert track(m) == [0, 0]
    assert m.over


@rule("BB-113", "BB-311", "X-36")
def test_the_first_hut_may_choose_its_gift_too() -> None:
    m = start_huts(table(2, fish=FISH_ONE, region_gift="material_or_offering"))
    act(m, 1, "start center_forest")
    assert m.lines() == ["gift material", "gift offering"]
    act(m, 1, "gift offering")
    assert (at(m).offerings[1], materials_of(m, 1)) == (1, set())
    act(m, 0, "start center_plain")
    assert (at(m).offerings[0], m.over) == (1, True)


@rule("BB-114", "R-03", "R-04")
@pytest.mark.parametrize(("spot", "free"), [("single_space", 2), ("space_12", 1)])
def test_free_person_spaces_at_the_start(spot: str, free: int) -> None:
    m = start_huts(table(2, fish=FISH_ONE))
    if spot == "space_12":
        act(m, 1, FROM_12)
    act(m, 1, "start center_plain")
    assert m.view(0).players[1].free_spaces == free


@rule("BB-112", "BB-001")
@pytest.mark.parametrize("seats", COUNTS)
def test_then_the_first_round_begins(seats: int) -> None:
    m = ready(seats, seed=3)
    rng = Rng(3)
    while m.view(0).round == 0:
        play_any(m, rng)
    assert [seat for _, seat, _ in told(m, "start-hut")] == [
        f"seat_{seat}" for seat in reversed(order_of(m))
    ]
    assert (m.seat, m.ask()) == (CHANCE, "roll-die")
    assert told(m, "round-began") == [("round-began", "1", f"seat_{order_of(m)[0]}")]
    assert GAME.breakdown(at(m))[order_of(m)[-1]]["start"] == seats - 1


def test_chance_sets_up_the_table() -> None:
    m = Match(GAME, 2)
    assert (m.seat, m.ask()) == (CHANCE, "lay-fish")
