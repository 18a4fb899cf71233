"""The printed values of Mangrovia, read once from components.json into lists of small numbers.

Everything is numbered in the order of that file: landscapes, spaces, paths and tiles from 0, sites
from north to south, stages from 1. Cards are the offerings in rising order, then the landscapes.
A set of spaces is a number with one bit per space. How many there are of anything is said by the
file alone: an owner of the box may correct it.
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

OFFERING_IDS: Final[list[seen.OfferingId]] = ids(DATA["offering_deck"]["items"])
LANDSCAPE_IDS: Final[list[seen.LandscapeId]] = ids(DATA["landscapes"]["items"])
OFFERINGS: Final[int] = len(OFFERING_IDS)
LANDSCAPES: Final[int] = len(LANDSCAPE_IDS)
KINDS: Final[int] = OFFERINGS + LANDSCAPES
OFFERING_VALUES: Final[list[int]] = [int(card["value"]) for card in DATA["offering_deck"]["items"]]
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
    [OFFERING_VALUES.index(int(value)) for value in pair["values"]]
    for pair in DATA["start_cards"]["items"]
]
START_CARDS: Final[int] = sum(len(pair) for pair in START_PAIRS)
DEALT: Final[int] = int(DATA["setup"]["landscape_cards_dealt_per_player"])
OPEN_OFFERINGS: Final[int] = int(DATA["setup"]["open_offering_cards"])
OPEN_CARDS: Final[int] = OPEN_OFFERINGS + int(DATA["setup"]["open_landscape_cards"])
"""The first places of the display are for offerings, the others for landscapes."""

# Amulets

AMULET_IDS: Final[list[seen.AmuletId]] = [
    DATA["amulets"]["board_stack"]["id"],
    *ids(DATA["amulets"]["bag"]),
]
AMULETS: Final[int] = len(AMULET_IDS)
AMULET_VALUES: Final[list[int]] = [
    int(DATA["amulets"]["board_stack"]["value"]),
    *[int(amulet["value"]) for amulet in DATA["amulets"]["bag"]],
]
"""The amulets of the stack come first."""
STACK: Final[int] = int(DATA["amulets"]["board_stack"]["count"])
BAG: Final[list[int]] = [0] + [int(amulet["count"]) for amulet in DATA["amulets"]["bag"]]
TOP_LEVEL: Final[int] = len(DATA["amulet_table"]["items"]) - 1
DRAWN_AT: Final[list[int]] = [int(row["draw_from_bag"]) for row in DATA["amulet_table"]["items"]]
"""How many amulets come out of the bag, by level."""

# Tiles

FERVOUR_IDS: Final[list[seen.FervourTileId]] = ids(DATA["fervour_tiles"]["items"])
FERVOUR: Final[list[int]] = [int(tile["value"]) for tile in DATA["fervour_tiles"]["items"]]
TILE_IDS: Final[list[seen.BonusTileId]] = ids(DATA["bonus_tiles"]["items"])
TILES: Final[int] = len(TILE_IDS)
TILE_COUNTS: Final[list[int]] = [int(tile["count"]) for tile in DATA["bonus_tiles"]["items"]]
TILE_KINDS: Final[list[str]] = [str(tile["kind"]) for tile in DATA["bonus_tiles"]["items"]]
OFFERING_TILE: Final[int] = TILE_KINDS.index("offering")
AMULET_TILE: Final[int] = TILE_KINDS.index("amulet")
JOKER_TILE: Final[int] = TILE_KINDS.index("landscape_joker")
AMULET_TILE_VALUE: Final[int] = int(DATA["bonus_tiles"]["items"][AMULET_TILE]["value"])

# Paying: a coin is anything a price can be paid with

COIN_IDS: Final[list[seen.OfferingId | seen.AmuletId | seen.BonusTileId]] = [
    *OFFERING_IDS,
    *AMULET_IDS,
    TILE_IDS[OFFERING_TILE],
    TILE_IDS[AMULET_TILE],
]
COIN_VALUES: Final[list[int]] = [
    *OFFERING_VALUES,
    *AMULET_VALUES,
    int(DATA["bonus_tiles"]["items"][OFFERING_TILE]["value"]),
    AMULET_TILE_VALUE,
]
FIRST_AMULET_COIN: Final[int] = OFFERINGS
OFFERING_TILE_COIN: Final[int] = OFFERINGS + AMULETS
AMULET_TILE_COIN: Final[int] = OFFERING_TILE_COIN + 1
COINS: Final[int] = len(COIN_IDS)


def falling(coins: list[int]) -> list[int]:
    """Coins by their value, the highest first; of equal ones the last: a tile before a card."""
    return sorted(coins, key=lambda coin: (-COIN_VALUES[coin], -coin))


LADDER: Final[list[list[int]]] = [
    falling([*range(OFFERINGS), OFFERING_TILE_COIN]),
    falling([*range(FIRST_AMULET_COIN, OFFERING_TILE_COIN), AMULET_TILE_COIN]),
]
"""For each currency its coins in the order in which a payment is proposed."""

# Spaces

SPACE_LIST: Final[list[dict[str, Any]]] = DATA["spaces"]["items"]
SPACE_IDS: Final[list[str]] = ids(SPACE_LIST)
SPACES: Final[int] = len(SPACE_IDS)
EVERY_SPACE: Final[int] = (1 << SPACES) - 1
PATH_IDS: Final[list[seen.PathId]] = [statue["path"] for statue in DATA["statues"]["items"]]
PATHS: Final[int] = len(PATH_IDS)
STATUE_TILE: Final[list[int]] = [
    [str(tile.get("path")) for tile in DATA["bonus_tiles"]["items"]].index(path)
    for path in PATH_IDS
]
"""For each path the bonus tile of its statue."""
PRIZES: Final[list[list[int]]] = [
    [int(statue["first"]), int(statue["second"])] for statue in DATA["statues"]["items"]
]
COST: Final[list[int]] = [int(space["cost"]) for space in SPACE_LIST]
CURRENCY_IDS: Final = ["offering", "amulet"]
CURRENCY: Final[list[int]] = [CURRENCY_IDS.index(space["currency"]) for space in SPACE_LIST]
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
    int(sector[place])
    for sector in DATA["sectors"]["items"]
    if sector["id"] == "totem"
    for place in ("first", "second")
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
MOST_COST: Final[int] = max(COST)
COSTING: Final[list[list[int]]] = [
    [
        bits([s for s in range(SPACES) if CURRENCY[s] == currency and COST[s] == cost])
        for cost in range(MOST_COST + 1)
    ]
    for currency in (OFFERING, AMULET)
]
"""For each currency, then each printed price, the set of spaces."""
SUMS: Final[int] = (1 << (2 * MOST_COST + 1)) - 1
"""A set of sums has one bit per sum; larger ones pay for nothing."""

# The archipelago

SITE_IDS: Final[list[seen.SiteId]] = ids(DATA["archipelago"]["sites"])
SITES: Final[int] = len(SITE_IDS)
NORTH: Final[int] = SITE_IDS.index(DATA["archipelago"]["north_site"])
SOUTH: Final[int] = SITE_IDS.index(DATA["archipelago"]["south_site"])
STAGE_IDS: Final[list[str]] = ["", *ids(DATA["archipelago"]["stages"])]
STAGES: Final[int] = len(STAGE_IDS) - 1
BOAT_PLACE_IDS: Final[list[seen.BoatPlaceId]] = [
    DATA["setup"]["boat_start"],
    *ids(DATA["archipelago"]["stages"]),
]
"""Where the boat lies, by stage; before the first one at its start."""
STAGE_STEPS: Final[list[list[dict[str, Any]]]] = [
    [],
    *[stage["steps"] for stage in DATA["archipelago"]["stages"]],
]


def action(step: dict[str, Any]) -> tuple[str, int]:
    """A step of a stage as a word, "draw_open" or "draw_open or draw_hidden", and how often."""
    if step["op"] == "choose_one":
        either = [action(branch[0]) for branch in step["options"]]
        return " or ".join(word for word, _ in either), either[0][1]
    return str(step["op"]), int(step.get("count", step.get("times", 1)))


STAGE_ACTIONS: Final[list[list[tuple[str, int]]]] = [
    [action(step) for step in steps] for steps in STAGE_STEPS
]
BUILDING_STAGES: Final[list[int]] = [
    stage
    for stage in range(1, STAGES + 1)
    if any("build" in word for word, _ in STAGE_ACTIONS[stage])
]
MOST_AT_ONCE: Final[int] = max(times for actions in STAGE_ACTIONS for _, times in actions)
"""The most cards or huts that one step gives."""
SITE_OF: Final[list[int]] = [NONE] + [
    SITE_IDS.index(stage["site"]) for stage in DATA["archipelago"]["stages"]
]
"""The site beside each stage; stages count from 1."""
FIRST_BIRDS: Final[int] = bits(
    [LANDSCAPE_IDS.index(landscape) for landscape in DATA["setup"]["birds_start"]]
)
"""The birds are a set of two landscapes."""
ALL_LANDSCAPES: Final[int] = (1 << LANDSCAPES) - 1

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
