"""The worked examples of the rulebook as positions, for the diagrams that play them.

The learner is seat 0. What comes after the example waits below it, so that the game goes on.
"""

from __future__ import annotations

from archipel.games.mangrovia.components import LANDSCAPE_IDS, LANDSCAPES_OF, PRIZES, SPACE_IDS
from archipel.games.mangrovia.scoring import place_on_path
from archipel.games.mangrovia.steps import SAIL
from archipel.kernel.match import Match
from tests.mangrovia.table import arrive, at, bonus, let, place_dishes, put, sail, table
from tests.tried import Numbers, Tried

OPEN = "2 3 5 7 water sand reed"
NORTH = {"site_1_12": 1}  # somebody else moves the birds afterwards


def docked(m: Match, stage: int, **dishes: int) -> Match:
    """The boat has come to a stage of seat 0, and sails on afterwards."""
    place_dishes(m, **dishes)
    at(m).then(SAIL)
    return arrive(m, stage)


def building(hand: str, birds: str, stage: int = 8, amulets: str = "", **huts: str) -> Match:
    """Seat 0 may build with this hand."""
    m = table(huts=huts, hands={0: hand}, birds=birds, amulets={0: amulets}, display=OPEN)
    return docked(m, stage, site_5_8=0, **NORTH)


def collected(amulets: str, level: int, *drawn: str) -> Match:
    """Seat 0 has drawn these amulets at stage 2 and is to return one."""
    m = table(birds="water sand", amulets={0: amulets}, level={0: level}, display=OPEN)
    sail(m, site_2_11=0)
    let(m, *[f"pull amulet_{value}" for value in drawn])
    return m


def ex_2() -> Match:
    m = table(hands={0: "4 sand"}, birds="sand reed", display="2 3 5 7 water mangrove reed")
    return sail(m, site_3_10=0)


def ex_10() -> Match:
    m = table(birds="water sand", hands={0: "3 4 water"}, display=OPEN)
    return docked(m, 11, site_2_11=0)


def ex_13() -> Match:
    """Tiles 2 to 7 of the Totem lie; the next one is the 8."""
    m = table(hands={0: "3 5 water"}, birds="water sand", display=OPEN)
    for space, owner in zip(("c1r5", "c1r6", "c1r7", "c3r5", "c3r6", "c2r7"), "bbaccb"):
        put(m, space, owner)
    return docked(m, 8, site_5_8=0, **NORTH)


def ex_15() -> Match:
    huts = {"c1r1": "b", "c1r6": "b", "c1r2": "c", "c1r5": "c", "c1r3": "a", "c1r7": "a"}
    m = table(
        huts=huts,
        hands={0: "3 5 sand"},
        birds="water sand",
        display=OPEN,
        bonus_tiles="statues_only",
    )
    for space, statue in zip(("c5r1", "c6r1", "c7r1", "c5r2", "c7r2", "c5r3"), "badgfe"):
        bonus(m, space, f"tile_statue_{statue}")
    return docked(m, 8, site_5_8=0, **NORTH)


EXAMPLES = {
    "passing": lambda: collected("", 2, "3", "5"),
    "dish": ex_2,
    "birds": lambda: building("3 4 water sand reed mangrove", "water sand"),
    "amulets": lambda: collected("", 3, "2", "5", "5"),
    "pay": lambda: building("3 4 sand", "sand reed"),
    "no-change": lambda: building("6 water", "water sand", amulets="6 6"),
    "two-huts": lambda: building("2 6 6 reed water", "reed water", 10),
    "double": lambda: building("6 7 7 water water", "water sand", 9),
    "two-lands": lambda: building("4 6 sand", "water sand"),
    "empty-north": ex_10,
    "tie": lambda: building(
        "3 4 5 mangrove", "mangrove reed", c1r6="a", c1r2="b", c1r5="b", c1r3="c", c1r7="c"
    ),
    "second": lambda: building("2 6 reed", "reed water", c3r2="b", c3r5="c", c3r6="a"),
    "star": lambda: building(
        "mangrove",
        "mangrove reed",
        amulets="5",
        c5r1="a",
        c6r1="a",
        c5r2="b",
        c7r2="b",
        c5r3="c",
        c6r3="c",
    ),
    "totem": ex_13,
    "kept": lambda: collected("2 5", 2, "6", "3"),
    "statue-tile": ex_15,
}


def prizes(t: Tried, path: int) -> dict[int, int]:
    """What this path is worth in the end, by seat."""
    return dict(zip(place_on_path(t.p, path), PRIZES[path]))


def sites(t: Tried) -> list[str]:
    """Where the first hut can be built."""
    return [line.split()[1] for line in t.lines[0] if line.startswith("build ")]


def lands(t: Tried) -> set[str]:
    """Each space that can be built on lies in one of the landscapes the birds are on."""
    spaces = [SPACE_IDS.index(space) for space in sites(t)]
    birds = [n for n in range(len(LANDSCAPE_IDS)) if t.at[0].birds >> n & 1]
    return {LANDSCAPE_IDS[n] for space in spaces for n in LANDSCAPES_OF[space] if n in birds}


def alone(t: Tried) -> list[str]:
    """Spaces that lie in none of these landscapes."""
    birds = t.at[0].birds
    return [
        s for s in sites(t) if not any(birds >> n & 1 for n in LANDSCAPES_OF[SPACE_IDS.index(s)])
    ]


NUMBERS: Numbers = {
    "passing": (lambda t: (t.at[0].stage, sum(t.at[0].drawn)), (2, 2)),
    "dish": (
        lambda t: (
            [p.stage for p in t.at],
            t.lines[0][0].split()[0],
            t.lines[1][0].split()[0],
        ),
        ([3, 10], "take", "build"),
    ),
    "birds": (lambda t: (lands(t), alone(t)), ({"water", "sand"}, [])),
    "amulets": (lambda t: (sum(t.at[0].drawn), sum(t.p.amulets)), (3, 2)),
    "pay": (
        lambda t: (t.gained("printed")[0], sum(t.p.hold) - sum(t.at[0].hold)),
        (1, -3),
    ),
    "no-change": (lambda t: [line for line in t.lines[0] if "c5r5" in line], []),
    "two-huts": (
        lambda t: ([p.stage for p in t.at], t.more("stock"), sum(t.p.hold)),
        ([10, 10], -2, 0),
    ),
    "double": (
        lambda t: (t.gained("printed")[0], t.more("stock"), sum(t.p.hold)),
        (8, -2, 0),
    ),
    "two-lands": (
        lambda t: (
            [LANDSCAPE_IDS[n] for n in LANDSCAPES_OF[SPACE_IDS.index("c4r3")]],
            t.gained("printed")[0],
        ),
        (["mangrove", "sand"], 4),
    ),
    "empty-north": (
        lambda t: (
            [id for n, id in enumerate(LANDSCAPE_IDS) if t.p.birds >> n & 1],
            t.at[0].first,
            t.p.first,
        ),
        (["mangrove", "reed"], 0, 3),
    ),
    "tie": (lambda t: prizes(t, 0), {0: 12, 1: 6}),
    "second": (lambda t: prizes(t, 1), {0: 10, 1: 5}),
    "star": (lambda t: t.points("stone_star")[:3], [21, 14, 14]),
    "totem": (lambda t: t.points("totem")[:3], [6, 12, 0]),
    "kept": (
        lambda t: t.match.view(0).secret["amulets"],
        13,
    ),
    "statue-tile": (lambda t: prizes(t, 0), {0: 12, 1: 6}),
}
