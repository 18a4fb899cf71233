"""The printed values of Mangrovia, read once from components.json into lists of small numbers.

Everything is numbered in the order of that file: landscapes 0..3, spaces 0..47, paths 0..7, sites
0..5 from north to south, stages 1..12. Cards are 0..5 for offerings of value 2..7 and 6..9 for
landscapes. A set of spaces is a number with one bit per space.
"""

from __future__ import annotations

from typing import Any, Final

from archipel.games import SEAT_IDS as ALL_SEATS
from archipel.games.components import bits, by_players, ids, read
from archipel.games.mangrovia import seen

BOX: Final = read("mangrovia")
DATA: Final[dict[str, Any]] = BOX.contents()


MOST: Final = 5  # seats
NONE: Final = -1
"""No owner, no dish, no tile, no path, no card in this place."""
NEUTRAL: Final = 5
"""The owner of the neutral huts and of the neutral dish."""
OWNERS: Final = 6
OFFERING: Final = 0
LANDSCAPE: Final = 1
"""The two stocks of cards; OFFERING and AMULET are the two currencies."""
AMULET: Final = 1

# Cards

OFFERINGS: Final = 6
LANDSCAPES: Final = 4
KINDS: Final = 10
OFFERING_IDS: Final[list[seen.OfferingId]] = ids(DATA["offering_deck"]["items"])
LANDSCAPE_IDS: Final[list[seen.LandscapeId]] = ids(DATA["landscapes"]["items"])
LANDSCAPE_CARD_IDS: Final[list[seen.LandscapeCardId]] = ids(DATA["landscape_deck"]["items"])
CARD_IDS: Final[list[seen.CardId]] = [*OFFERING_IDS, *LANDSCAPE_CARD_IDS]
DECK_IDS: Final[list[seen.DeckId]] = ["offering_deck", "landscape_deck"]
DECK: Final[list[int]] = [
    int(card["count"]) for card in DATA["offering_deck"]["items"] + DATA["landscape_deck"]["items"]
]
FIRST_KIND: Final[list[int]] = [0, OFFERINGS]
LAST_KIND: Final[list[int]] = [OFFERINGS, KINDS]
"""The cards of a stock: from FIRST_KIND up to, not including, LAST_KIND."""
START_PAIRS: Final[list[list[int]]] = [
    [int(value) - 2 for value in pair["values"]] for pair in DATA["start_cards"]["items"]
]
START_CARDS: Final[int] = int(DATA["start_cards"]["total"])
DEALT: Final[int] = int(DATA["setup"]["landscape_cards_dealt_per_player"])
OPEN_OFFERINGS: Final[int] = int(DATA["setup"]["open_offering_cards"])
OPEN_CARDS: Final[int] = OPEN_OFFERINGS + int(DATA["setup"]["open_landscape_cards"])
"""Places 0..3 of the display are for offerings, 4..6 for landscapes."""

# Amulets

AMULETS: Final = 6  # values 1 to 6
AMULET_IDS: Final[list[seen.AmuletId]] = [
    DATA["amulets"]["board_stack"]["id"],
    *ids(DATA["amulets"]["bag"]),
]
STACK: Final[int] = int(DATA["amulets"]["board_stack"]["count"])
BAG: Final[list[int]] = [0] + [int(amulet["count"]) for amulet in DATA["amulets"]["bag"]]
TOP_LEVEL: Final[int] = int(DATA["amulet_table"]["max_level_row"])
DRAWN_AT: Final[list[int]] = [int(row["draw_from_bag"]) for row in DATA["amulet_table"]["items"]]
"""How many amulets come out of the bag, by level."""

# Tiles

FERVOUR_IDS: Final[list[seen.FervourTileId]] = ids(DATA["fervour_tiles"]["items"])
FERVOUR: Final[list[int]] = [int(tile["value"]) for tile in DATA["fervour_tiles"]["items"]]
TILE_IDS: Final[list[seen.BonusTileId]] = ids(DATA["bonus_tiles"]["items"])
TILES: Final = 11  # kinds of bonus tiles
TILE_COUNTS: Final[list[int]] = [int(tile["count"]) for tile in DATA["bonus_tiles"]["items"]]
STATUE_TILES: Final = 8  # the first eight kinds, path by path
OFFERING_TILE: Final = 8
AMULET_TILE: Final = 9
JOKER_TILE: Final = 10
AMULET_TILE_VALUE: Final[int] = int(DATA["bonus_tiles"]["items"][AMULET_TILE]["value"])

# Paying: a coin is anything a price can be paid with

COIN_IDS: Final[list[seen.OfferingId | seen.AmuletId | seen.BonusTileId]] = [
    *OFFERING_IDS,
    *AMULET_IDS,
    TILE_IDS[OFFERING_TILE],
    TILE_IDS[AMULET_TILE],
]
COIN_VALUES: Final[list[int]] = [2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 3, 2]
FIRST_AMULET_COIN: Final = 6
OFFERING_TILE_COIN: Final = 12
AMULET_TILE_COIN: Final = 13
COINS: Final = 14
RUNGS: Final = 7
LADDER: Final[list[list[int]]] = [[5, 4, 3, 2, 12, 1, 0], [11, 10, 9, 8, 13, 7, 6]]
"""For each currency its coins in the order of paying: falling, a tile before its equal."""

# Spaces

SPACE_LIST: Final[list[dict[str, Any]]] = DATA["spaces"]["items"]
SPACE_IDS: Final[list[str]] = ids(SPACE_LIST)
SPACES: Final = 48
EVERY_SPACE: Final = (1 << 48) - 1
PATH_IDS: Final[list[seen.PathId]] = [statue["path"] for statue in DATA["statues"]["items"]]
PATHS: Final = 8
PRIZES: Final[list[list[int]]] = [
    [int(statue["first"]), int(statue["second"])] for statue in DATA["statues"]["items"]
]
COST: Final[list[int]] = [int(space["cost"]) for space in SPACE_LIST]
CURRENCY: Final[list[int]] = [
    AMULET if space["currency"] == "amulet" else OFFERING for space in SPACE_LIST
]
PRINTED: Final[list[int]] = [int(space["fervour"]) for space in SPACE_LIST]
LANDSCAPES_OF: Final[list[list[int]]] = [
    [LANDSCAPE_IDS.index(landscape) for landscape in space["landscapes"]] for space in SPACE_LIST
]
PATHS_OF: Final[list[list[int]]] = [
    [PATH_IDS.index(path) for path in space["paths"]] for space in SPACE_LIST
]
DISTANCES: Final[list[list[int]]] = [
    [int(space["distance"][path]) for path in space["paths"]] for space in SPACE_LIST
]
"""How far a space is from the statues of its paths, in the order of PATHS_OF."""
AMULET_SPACE: Final[list[bool]] = [bool(space["amulet_space"]) for space in SPACE_LIST]


def sector(id: str) -> list[int]:
    """The spaces of a sector."""
    return [n for n, space in enumerate(SPACE_LIST) if space["sector"] == id]


def index_of(spaces: list[int]) -> list[int]:
    """For every space its place among some of them, or NONE."""
    return [spaces.index(space) if space in spaces else NONE for space in range(SPACES)]


STAR: Final[list[int]] = sector("stone_star")
STAR_INDEX: Final[list[int]] = index_of(STAR)
TOTEM: Final[list[int]] = sector("totem")
TOTEM_INDEX: Final[list[int]] = index_of(TOTEM)
TOTEM_PRIZES: Final[list[int]] = [
    int(DATA["sectors"]["items"][1]["first"]),
    int(DATA["sectors"]["items"][1]["second"]),
]
DOUBLE_SPACES: Final[list[int]] = [
    n for n, space in enumerate(SPACE_LIST) if space["double_hut_allowed"]
]
DOUBLE_INDEX: Final[list[int]] = index_of(DOUBLE_SPACES)


DOUBLES: Final[int] = bits(DOUBLE_SPACES)
SPACES_WITH: Final[list[int]] = [
    bits([space for space in range(SPACES) if landscape in LANDSCAPES_OF[space]])
    for landscape in range(LANDSCAPES)
]
"""For each landscape the set of spaces that show it."""
SPACES_WITH_BOTH: Final[list[list[int]]] = [
    [*LANDSCAPES_OF[space], 1 << space] for space in range(SPACES) if len(LANDSCAPES_OF[space]) == 2
]
"""The two landscapes of each double landscape, and the set of this one space."""
MOST_COST: Final = 14
COSTING: Final[list[list[int]]] = [
    [
        bits([s for s in range(SPACES) if CURRENCY[s] == currency and COST[s] == cost])
        for cost in range(MOST_COST + 1)
    ]
    for currency in (OFFERING, AMULET)
]
"""For each currency, then each printed price, the set of spaces."""
SUMS: Final = (1 << (2 * MOST_COST + 1)) - 1
"""A set of sums has one bit per sum; larger ones pay for nothing."""

# The archipelago

SITE_IDS: Final[list[seen.SiteId]] = ids(DATA["archipelago"]["sites"])
SITES: Final = 6
NORTH: Final[int] = SITE_IDS.index(DATA["archipelago"]["north_site"])
SOUTH: Final[int] = SITE_IDS.index(DATA["archipelago"]["south_site"])
STAGES: Final = 12
STAGE_IDS: Final[list[str]] = ["", *ids(DATA["archipelago"]["stages"])]
BOAT_PLACE_IDS: Final[list[seen.BoatPlaceId]] = [
    DATA["setup"]["boat_start"],
    *ids(DATA["archipelago"]["stages"]),
]
"""Where the boat lies, by stage; before the first one at its start."""
STAGE_STEPS: Final[list[list[dict[str, Any]]]] = [
    [],
    *[stage["steps"] for stage in DATA["archipelago"]["stages"]],
]
SITE_OF: Final[list[int]] = [NONE] + [
    SITE_IDS.index(stage["site"]) for stage in DATA["archipelago"]["stages"]
]
"""The site beside each stage; stages count from 1."""
FIRST_BIRDS: Final[int] = bits(
    [LANDSCAPE_IDS.index(landscape) for landscape in DATA["setup"]["birds_start"]]
)
"""The birds are a set of two landscapes."""
ALL_LANDSCAPES: Final = 15

# The set-up by number of players

SETUP: Final[dict[str, Any]] = DATA["setup"]["by_players"]


HUTS: Final[list[int]] = by_players(SETUP, "huts_per_player", MOST)
DISHES: Final[list[int]] = by_players(SETUP, "dishes_per_player", MOST)
NORTH_BARRED: Final[list[int]] = by_players(SETUP, "first_dish_ban_on_north", MOST)
NEUTRAL_SPACES: Final[list[list[int]]] = [
    [
        n
        for n, space in enumerate(SPACE_LIST)
        if str(seats) in SETUP and space["neutral_symbol"] in SETUP[str(seats)]["neutral_symbols"]
    ]
    for seats in range(MOST + 1)
]
NEUTRAL_SITE: Final[list[int]] = [
    SITE_IDS.index(SETUP[str(seats)]["neutral_dish_site"])
    if str(seats) in SETUP and SETUP[str(seats)]["neutral_dish_site"]
    else NONE
    for seats in range(MOST + 1)
]
SEAT_IDS: Final = ALL_SEATS[:MOST]
OWNER_IDS: Final[list[seen.OwnerId]] = [*SEAT_IDS, DATA["player_colours"]["neutral"]["id"]]
