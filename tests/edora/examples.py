"""The worked examples of the rulebook and its annex as positions, for the diagrams that play them.

The learner is seat 0, on the reference board; the others play on afterwards.
"""

from __future__ import annotations

from archipel.kernel.match import Match
from tests.edora.build import doing, without_herbs
from tests.edora.table import brew, place, put_all, stand, table, turn
from tests.tried import Numbers, Tried

STOCK = "3 3 3 3 3 3 3 3 3"
AROUND = "tile_1 tile_2 tile_3 tile_4 tile_8 tile_9 tile_7 tile_5 tile_6"
FRAME = "corner_1 straight_1 corner_2 straight_2 corner_3 straight_3 corner_4 straight_4"
STONES = "menhir_food menhir_die menhir_sickle stele_food stele_die stele_sickle stele_prestige"


def plain(herbs: str = "", seats: int = 2, **given: object) -> Match:
    """A table of two; seat 0 has these herbs, and none lies on its large board."""
    words = " ".join(f"herb_{herb}" for herb in herbs.split())
    m = table(seats, stock={0: STOCK}, active={0: words}, **given)  # type: ignore[arg-type]
    return without_herbs(m)


def walk() -> Match:
    return turn(table(pawns={0: "h00"}))


def menhir() -> Match:
    standing = {"menhir_prestige": "h22", "menhir_die": "h22", "menhir_mistletoe": "h21"}
    return place(plain(stones={0: standing}, seats=4), "h01_1", 3)


def fire() -> Match:
    m = plain("prestige", 4, tiles=AROUND, frame=FRAME)
    put_all(m, 0, "h31 v22")
    return place(m, "h32_0", 1, 0, "menhir")


def amulet() -> Match:
    worn = "amulet_1_left=gem_prestige amulet_2_left=gem_knowledge amulet_2_right=gem_food"
    return doing(plain(amulet={0: worn}, seats=4), "amulet_3_x2")


def leading(dice: int, stones: int, space: int) -> Match:
    """Seat 0 leads so many sanctuaries with so many stones; one die more brings a menhir."""
    m = plain(knowledge={0: space}, seats=4)
    here = ["h02", "h10", "h11", "h12", "h20", "h21", "h22", "h30", "h31"][:dice]
    put_all(m, 0, " ".join(here), 3)
    for stone, sanctuary in zip(STONES.split()[:stones], here * 2):
        stand(m, 0, stone, sanctuary)
    return doing(m, "menhir")


def brewing() -> Match:
    m = plain("amulet prestige", pawns={0: "h30"}, mistletoe={0: 6})
    return brew(m)


def rival(value: int) -> Match:
    """A rival's die lies in the sanctuary beside; seat 0 has a 2 and a 4."""
    return turn(table(dice={"h00_0": f"b{value}"}, pawns={0: "h10"}, reserve={0: "2 4"}))


EXAMPLES = {
    "walk": walk,
    "gem": lambda: doing(
        plain(amulet={0: "amulet_1_left=gem_prestige amulet_3_left=gem_mistletoe"}, seats=4),
        "amulet_2_x3",
    ),
    "menhirs": menhir,
    "stele-herb": lambda: doing(plain("stele", 4), "stele", 5),
    "amulet-herb": lambda: doing(plain("amulet", 4), "amulet_2_x2"),
    "food-herb": lambda: doing(plain("food"), "food_or_dice"),
    "prestige-herb": fire,
    "two-herbs": lambda: doing(plain("amulet prestige", 4), "amulet_1_x2"),
    "amulet-rows": amulet,
    "multiplier": lambda: leading(6, 3, 6),
    "most": lambda: leading(9, 6, 12),
    "without-knowledge": lambda: leading(3, 2, 1),
    "potion": brewing,
    "duel": lambda: rival(3),
    "duel-lost": lambda: rival(5),
}


def kinds(t: Tried) -> list[str]:
    return [line.split()[-1] for line in t.lines[-1]]


NUMBERS: Numbers = {
    "walk": (lambda t: t.more("food"), -5),
    "gem": (
        lambda t: (
            {"gem_prestige", "gem_mistletoe"} & set(kinds(t)),
            t.more("at_hand"),
            t.p.amulet[2] >= 0,
        ),
        (set(), 3, True),
    ),
    "menhirs": (
        lambda t: (
            t.more("food"),
            t.gained("menhirs")[0],
            t.more("at_hand"),
            t.more("mistletoe"),
        ),
        (3 + 3, 3, 1, 1),
    ),
    "stele": (
        lambda t: (
            t.instead("stele stele_mistletoe").more("mistletoe"),
            t.instead("stele stele_prestige").gained("steles")[0],
        ),
        (4, 10),
    ),
    "stele-herb": (
        lambda t: (t.more("mistletoe"), t.instead("stele stele_prestige").gained("steles")[0]),
        (6, 14),
    ),
    "amulet-herb": (
        lambda t: (
            t.more("food"),
            t.instead("gem gem_mistletoe").more("mistletoe"),
            t.instead("gem gem_sickle").more("sickle"),
        ),
        (9, 3, 3),
    ),
    "food-herb": (lambda t: (t.more("food"), t.gained("herbs")[0]), (18, 3)),
    "prestige-herb": (lambda t: (t.gained("hearths")[0], t.more("at_hand")), (10, 1)),
    "two-herbs": (lambda t: t.gained("gems")[0], 15),
    "amulet-rows": (lambda t: t.points("amulet")[0], 20 + 10),
    "multiplier": (lambda t: t.points("sanctuaries")[0], 22),
    "most": (lambda t: t.points("sanctuaries")[0], 68),
    "without-knowledge": (lambda t: t.points("sanctuaries")[0], 0),
    "chain": (lambda t: t.gained("dolmens")[0], 8 + 8),
    "potion": (lambda t: t.gained("gems")[0], 30),
    "duel": (lambda t: t.gained("competition")[:2], [2, 0]),
    "duel-lost": (lambda t: t.gained("competition")[:2], [0, 2]),
}
