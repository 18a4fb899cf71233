"""The worked examples of the rulebook and its annex as positions, for the diagrams that play them.

The learner is seat 0, on the reference board; the others play on afterwards.
"""

from __future__ import annotations

from archipel.kernel.match import Match
from tests.edora.build import doing, without_herbs
from tests.edora.table import brew, place, put_all, stand, table, turn

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
