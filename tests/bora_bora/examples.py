"""The worked examples of the rulebook as positions, for the diagrams that play them.

The learner is seat 0; seat 1 has two dice left to place afterwards, so that the game goes on.
"""

from __future__ import annotations

from archipel.games.bora_bora.components import FACES, TILE_IDS
from archipel.games.bora_bora.seen import TileId
from archipel.games.bora_bora.steps import PLACE_DIE
from archipel.kernel.match import Match
from tests.bora_bora.table import (
    act,
    at,
    dice_on,
    do_action,
    final_tasks,
    fire,
    give_tasks,
    persons_turn,
    place_dice,
    table,
)
from tests.tried import Numbers, Tried

MEN = "man_material_1 man_shell_2 man_status_2 man_offering_3 man_build_3 man_recruit_woman_1"
WOMEN = "woman_shell_1 woman_material_1 woman_offering_2 woman_status_3 woman_build_1 woman_shell_2"
ROW = {"men": MEN, "women": WOMEN}
SIX = "man_build_1 man_build_2 man_status_3 woman_shell_1 woman_shell_2 woman_shell_3"
EIGHT = (
    "center_plain center_forest center_mountain center_beach south_plain south_forest east_beach"
    " east_forest"
)
GODS = "red white yellow green blue"


def begun(seats: int = 2, **given: object) -> Match:
    """A table; below what will be put on its agenda seat 1 places a die."""
    m = table(seats, **{"display": GODS, **ROW, **given})  # type: ignore[arg-type]
    p = at(m)
    for face in (2, 5):
        p.dice[FACES + face - 1] += 1
        p.cup -= 1
    p.then(PLACE_DIE[1])
    return m


def dice(faces: str, m: Match) -> Match:
    """Seat 0 is to place one of these dice."""
    return place_dice(m, (0, faces))


def low_die() -> Match:
    m = begun(huts={0: "center_plain"}, materials={0: "c11 c12"})
    dice_on(m, "tile_helper", "5 3")
    return dice("4 1", m)


def paths(route: str, value: int) -> Match:
    return do_action(begun(4, huts={0: "center_mountain"}), route, value)


def three_gods() -> Match:
    m = begun(
        4,
        huts={0: "center_forest"},
        hands={0: "blue white red"},
        offerings={0: 3},
        fish={"north_beach": "fish_butterflyfish_3"},
    )
    dice_on(m, "tile_water", "1")
    return dice("3 6", m)


def green_found() -> Match:
    m = begun(
        huts={0: "center_mountain"},
        persons={0: "woman_land_path_1 woman_land_path_2 man_god_card_1 woman_recruit_man_1"},
        women="woman_shell_1 woman_material_1 woman_offering_2 woman_status_3",
        men="man_material_1 man_shell_2 man_status_2 man_offering_3",
        offerings={0: 1},
    )
    return persons_turn(m)


def shared_tile() -> Match:
    m = dice("3 6", begun())
    act(m, 0, "place die_3 tile_man_or_woman")
    return m


EXAMPLES = {
    "lower": low_die,
    "by-water": lambda: paths("water", 5),
    "by-land": lambda: paths("land", 4),
    "slots": lambda: do_action(begun(4), "woman", 4),
    "tattoos": lambda: do_action(
        begun(persons={0: "man_build_2 man_status_3 woman_shell_3"}), "helper", 5
    ),
    "helper": lambda: do_action(begun(persons={0: "man_build_1 woman_shell_2"}), "helper", 6),
    "helper-goods": lambda: do_action(begun(), "helper", 6),
    "helper-six": lambda: do_action(begun(persons={0: SIX}), "helper", 6),
    "helper-cards": lambda: do_action(begun(), "helper", 6),
    "fire": lambda: fire(begun(temple="- - a - - -")),
    "two-scouts": lambda: persons_turn(
        begun(huts={0: "center_mountain"}, persons={0: "man_land_path_1! man_land_path_3"})
    ),
    "three-gods": three_gods,
    "two-dancers": lambda: persons_turn(
        begun(
            persons={0: "woman_victory_points_1 woman_victory_points_2"},
            hands={0: "green"},
            offerings={0: 1},
        )
    ),
    "green-building": lambda: persons_turn(
        begun(
            persons={0: "woman_build_1"},
            women="woman_shell_1 woman_material_1 woman_offering_2 woman_status_3",
            materials={0: "c11 c12 c33 c34"},
            hands={0: "green"},
            offerings={0: 1},
        )
    ),
    "green-found": green_found,
    "two-of-three": lambda: give_tasks(
        begun(
            hands={0: "yellow"},
            offerings={0: 1},
            materials={0: "c12 c23"},
            tasks={0: "material_wood_3 men_4 jewels_4"},
        )
    ),
    "eight-of-nine": lambda: give_tasks(
        begun(
            huts={0: EIGHT},
            hands={0: "yellow"},
            offerings={0: 1},
            tasks={0: "nine_huts men_4 jewels_4"},
        )
    ),
    "shared-tile": shared_tile,
    "three-yellow": lambda: final_tasks(
        begun(
            shells={0: 3},
            materials={0: "c12 c23 c13 c21"},
            hands={0: "yellow yellow"},
            god_tiles={0: 1},
            offerings={0: 2},
            tasks={0: "shells_4 material_wood_3 material_stone_3"},
        )
    ),
}


def reached(route: str, *values: int) -> dict[int, list[str]]:
    """The regions that such dice reach from the mountain in the centre."""
    found: dict[int, list[str]] = {}
    for value in values:
        words = [line.split() for line in paths(route, value).lines()]
        found[value] = sorted(word[1] for word in words if word[0] == "expand")
    return found


def on_tile(t: Tried, tile: TileId) -> list[int]:
    """The dice on a tile, in their order."""
    return [die % 8 for die in t.p.laid if die // 64 == TILE_IDS.index(tile)]


def ids(lines: list[str], verb: str) -> list[str]:
    return [line.split()[1] for line in lines if line.split()[0] == verb]


NUMBERS: Numbers = {
    "lower": (
        lambda t: (t.aims[0], on_tile(t, "tile_helper"), "place die_4 tile_helper" in t.lines[0]),
        (["place die_1 tile_helper"], [5, 3, 1], False),
    ),
    "by-land": (
        lambda t: (ids(t.aims[0], "expand"), reached("land", 2, 3, 4, 6)),
        (
            ["center_plain", "center_beach"],
            {
                2: ["center_beach"],
                3: ["center_beach"],
                4: ["center_beach", "center_plain"],
                6: ["center_beach", "center_plain"],
            },
        ),
    ),
    "by-water": (
        lambda t: (ids(t.aims[0], "expand"), reached("water", 4, 6)),
        (
            ["east_beach", "south_plain"],
            {4: ["east_beach"], 6: ["east_beach", "south_plain"]},
        ),
    ),
    "slots": (
        lambda t: ids(t.aims[0], "recruit"),
        ["woman_slot_1", "woman_slot_2", "woman_slot_3", "woman_slot_4"],
    ),
    "tattoos": (
        lambda t: (t.more("step"), t.more("shells"), t.more("offerings"), t.match.seat),
        (5, 3, 1, 1),
    ),
    "helper": (
        lambda t: (
            t.more("filled") != 0,
            t.more("step"),
            t.more("shells"),
            t.gained("helper")[0],
            t.match.seat,
        ),
        (True, 1, 2, 2, 1),
    ),
    "helper-goods": (
        lambda t: (sum(t.p.hand[:5]), t.more("offerings"), t.more("filled") != 0, t.match.seat),
        (1, 1, True, 1),
    ),
    "helper-six": (
        lambda t: (sum(t.p.shifted[:2]), len(t.choices), t.match.seat),
        (6, 6, 1),
    ),
    "helper-cards": (
        lambda t: (sum(t.p.hand[:5]), t.gained("helper")[0], t.match.seat),
        (2, 2, 1),
    ),
    "fire": (
        lambda t: (sum(t.p.hand[:5]), t.more("shells"), ids(t.lines[2], "fire")),
        (1, 1, ["fire_status", "fire_shell"]),
    ),
    "two-scouts": (
        lambda t: (ids(t.lines[1], "expand"), "use man land_path" in t.match.lines()),
        (["center_plain", "center_beach"], False),
    ),
    "three-gods": (
        lambda t: (
            on_tile(t, "tile_water"),
            t.p.lowest[TILE_IDS.index("tile_water")],
            t.gained("red_god")[0],
            t.more("offerings"),
            sum(t.p.hand[:5]),
        ),
        ([1, 3], 1, 5, -3, 0),
    ),
    "two-dancers": (lambda t: t.gained("persons")[0], 8),
    "green-building": (
        lambda t: (
            ids(t.lines[1], "build"),
            sum(site >= 0 for site in t.p.sites[:6]),
        ),
        ([f"building_{n}" for n in range(1, 7)], 1),
    ),
    "green-found": (
        lambda t: (ids(t.lines[1], "expand"), ids(t.lines[5], "recruit"), t.more("offerings")),
        (
            ["center_plain", "center_beach"],
            ["man_slot_1", "man_slot_2", "man_slot_3"],
            -1,
        ),
    ),
    "two-of-three": (lambda t: t.gained("tasks")[0], 4),
    "eight-of-nine": (
        lambda t: (t.at[0].land[0].bit_count(), t.gained("tasks")[0]),
        (8, 4),
    ),
    "shared-tile": (
        lambda t: (ids(t.lines[1], "recruit"), t.p.lowest[TILE_IDS.index("tile_man_or_woman")]),
        (["woman_slot_1", "woman_slot_2", "woman_slot_3"], 3),
    ),
    "three-yellow": (lambda t: (t.gained("tasks")[0], t.p.done_yellow[0]), (12, 3)),
}
