"""The worked examples of the rulebook as positions, for the diagrams that play them.

The first ones are Antoine, Marie and Serge of the printed pictures; the learner is seat 0 (in the
last of these Serge, seat 2). What follows in a round waits below the example.
"""

from __future__ import annotations

from archipel.games.costa_ruana.components import BACKGROUND_IDS
from archipel.games.costa_ruana.steps import COLLECT, COPIERS, FLIP_CONDITION, REVEAL
from archipel.kernel.match import Match
from tests.acting import settle
from tests.costa_ruana.table import act, at, before_flip, fill, lay, resolve, shown, table, told
from tests.costa_ruana.test_round import antoine_marie_serge, dealt
from tests.tried import Numbers, Tried


def copied(sides: str = "night low_tide") -> Match:
    m = antoine_marie_serge(sides)
    act(m, 0, "place_copier down_0")
    act(m, 1, "place_copier down_0")
    act(m, 2, "place_copier up_2")
    return m


def flipped() -> Match:
    m = copied()
    act(m, 0, "flip tide")
    return m


def last_of_serge() -> Match:
    m = flipped()
    act(m, 0, "remove_from island_1", "place_on island_3", "place_on island_3")
    act(m, 0, "pick_inhabitant island_2 green", "move_to island_3")
    act(m, 0, "pick_inhabitant island_4 brown", "move_to island_5")
    act(m, 1, "pick_inhabitant island_3 brown", "move_to island_5")
    act(m, 2, "place_on island_6", "place_on island_6", "place_on island_6")
    act(m, 2, "place_on island_4", "place_on island_4")
    return m


def acting(card: str, seats: int = 3, home: int | None = None, **islands: str) -> Match:
    """A card in front of seat 0 acts, and then the treasures are collected."""
    m = table(seats, islands, reserve={} if home is None else {0: home})
    lay(m, "up_0", card, 0)
    at(m).then(COLLECT)
    return resolve(m)


def remove_three() -> Match:
    m = table(3, {"island_1": "a1 b1", "island_3": "a1 c1"}, sides="night high_tide")
    lay(m, "up_0", "day_remove_3", 0)
    lay(m, "up_1", "night_place_2", 1)
    lay(m, "up_2", "low_tide_place_2", 2)
    for slot in ("down_0", "down_1", "down_2"):
        lay(m, slot, "low_tide_treasure", 0)
    return before_flip(m)


def one_on_a_card() -> Match:
    """Seat 0 has three at home; the others have placed their copiers."""
    islands = {"island_5": "a4 b2", "island_6": "a3 c2"}
    m = table(3, islands, sides="day low_tide", shaman=1)
    lay(m, "up_0", "day_place_3", 0)
    lay(m, "down_0", "day_move", 0)
    lay(m, "up_1", "low_tide_place_2", 1, copiers="bc")
    fill(m)
    at(m).agenda = [COLLECT, REVEAL, FLIP_CONDITION[1], COPIERS[0]]
    settle(m)
    return m


def eighth_treasure() -> Match:
    """The last card of the game: one treasure is left."""
    islands = {"island_1": "t1", "island_2": "a4 b3 t0", "island_3": "a4 t0", "island_4": "b3 t0"}
    m = table(2, islands, round=5)
    at(m).hut = [7, 7]
    lay(m, "up_0", "day_place_1", 0)
    at(m).then(COLLECT)
    return resolve(m)


EXAMPLES = {
    "copier": dealt,
    "flip": copied,
    "flip-time": lambda: copied("day high_tide"),
    "resolving": flipped,
    "new-shaman": last_of_serge,
    "place": lambda: acting("day_place_2", home=5, island_1="b1", island_2="c1"),
    "too-few": lambda: acting("day_place_3", home=2, island_1="b1", island_2="c1"),
    "treasure": lambda: acting("day_treasure", island_1="b2 t1", island_2="a1 c1 t9"),
    "remove": remove_three,
    "two-conflicts": lambda: acting("day_place_1", 4, island_1="a1 b2 c1 d1"),
    "outsider": lambda: acting(
        "day_place_3", 4, island_1="b3 c3", island_2="b2 c2", island_3="b2 c2 d2"
    ),
    "no-treasure": lambda: acting("day_place_1", 2, island_1="a2 b1 t0"),
    "on-a-card": one_on_a_card,
    "eighth": eighth_treasure,
    "majority": lambda: acting("day_place_1", 2, island_1="a2 b1"),
}


def active(t: Tried) -> list[str]:
    """The conditions that are visible in the end."""
    return [BACKGROUND_IDS[side] for side in t.p.sides]


NUMBERS: Numbers = {
    "copier": (
        lambda t: (
            t.p.reserve,
            [(card.slot, card.front, card.copiers) for card in t.match.view(0).cards],
        ),
        (
            [6, 6, 6],
            [
                ("up_0", "seat_0", []),
                ("up_1", "seat_2", []),
                ("up_2", "seat_2", ["seat_2"]),
                ("down_0", "seat_0", ["seat_0", "seat_1"]),
                ("down_1", "seat_1", []),
                ("down_2", "seat_0", []),
            ],
        ),
    ),
    "flip": (
        lambda t: (active(t), len(told(t.match, "discarded")), len(t.match.view(0).cards)),
        (["night", "high_tide"], 2, 4),
    ),
    "flip-time": (
        lambda t: (active(t), len(told(t.match, "discarded")), len(t.match.view(0).cards)),
        (["night", "high_tide"], 2, 4),
    ),
    "resolving": (
        lambda t: ([shown(t.match, f"island_{n}") for n in range(1, 6)], t.match.seat),
        (["b1 c1 t5", "c1 t5", "a4 t5", "c1 t5", "b2 t4"], 2),
    ),
    "new-shaman": (
        lambda t: (t.p.hut, t.p.shaman, [shown(t.match, f"island_{n}") for n in range(1, 7)]),
        (
            [1, 1, 3],
            1,
            ["b1 c1 t5", "c1 t4", "a3 t4", "c2 t4", "b1 t3", "c2 t3"],
        ),
    ),
    "place": (
        lambda t: ([len(lines) for lines in t.lines], "pass" in t.lines[0] + t.lines[1]),
        ([6, 6], False),
    ),
    "too-few": (lambda t: len(t.choices), 2),
    "treasure": (
        lambda t: (shown(t.match, "island_1"), shown(t.match, "island_2")),
        ("b2 t0", "a1 c1 t10"),
    ),
    "remove": (
        lambda t: ("a" in shown(t.match, "island_1") + shown(t.match, "island_3"), t.p.reserve[0]),
        (False, 10),
    ),
    "two-conflicts": (lambda t: (shown(t.match, "island_1"), t.p.hut), ("a2 b2 c1 d1 t5", [0] * 4)),
    "outsider": (
        lambda t: ([shown(t.match, f"island_{n}") for n in (1, 2, 3)], t.p.hut, t.p.reserve[0]),
        (["b3 c3 t4", "b2 c2 t4", "b2 c2 d2 t4"], [3, 0, 0, 0], 10),
    ),
    "majority": (lambda t: (shown(t.match, "island_1"), t.p.hut), ("a2 b1 t4", [1, 0])),
    "no-treasure": (lambda t: (shown(t.match, "island_1"), t.p.hut), ("a3 b1 t0", [0, 0])),
    "on-a-card": (
        lambda t: (t.at[0].reserve[0], t.at[1].reserve[0], shown(t.match, "island_1")),
        (3, 2, "a2 t5"),
    ),
    "eighth": (
        lambda t: (t.match.scores(), t.points("treasures"), t.points("reserve"), t.match.ranks()),
        ([18, 18], [16, 14], [2, 4], [1, 2]),
    ),
}
