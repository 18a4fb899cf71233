"""The printed values of Bora Bora, read once from components.json into lists of small numbers.

Everything is numbered in the order of that file: regions 0..11, fish tiles 0..11, tasks 0..59,
jewels 0..23, god colours 0..4. Persons are 0..35 for men and 36..71 for women, kind by kind. A set
of regions, ceremony spaces, persons, tasks or jewels is a number with one bit for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from archipel.games import SEAT_IDS as ALL_SEATS
from archipel.games.bora_bora import seen
from archipel.games.components import ids, read

BOX: Final = read("bora_bora")
DATA: Final[dict[str, Any]] = BOX.contents()


def items(group: str) -> list[dict[str, Any]]:
    """The things of a group."""
    found: list[dict[str, Any]] = DATA[group]["items"]
    return found


def made(words: list[str]) -> list[Any]:
    """Ids made from numbers; a law checks that they are those of seen.py."""
    return [*words]


MOST: Final = 4  # seats
ROUNDS: Final[int] = int(DATA["counts"]["rounds"])
NONE: Final = -1
"""No tile, no hut, no seat, no card in this place."""
SEAT_IDS: Final = ALL_SEATS[:MOST]

# The map

REGION_IDS: Final[list[seen.RegionId]] = ids(items("regions"))
REGIONS: Final[int] = len(REGION_IDS)
MATERIAL_IDS: Final[list[seen.MaterialId]] = DATA["terms"]["materials"]
MATERIALS: Final[int] = len(MATERIAL_IDS)
OFFERING_GIFT: Final[int] = MATERIALS
GIFT_IDS: Final[list[str]] = [*MATERIAL_IDS, "offering"]
GIFT: Final[list[int]] = [GIFT_IDS.index(region["gives"]) for region in items("regions")]
"""What a region gives: a material, or OFFERING_GIFT."""


def regions_with(field: str, value: str) -> int:
    """The set of regions with this island or terrain."""
    found = 0
    for at, region in enumerate(items("regions")):
        if region[field] == value:
            found |= 1 << at
    return found


ISLANDS: Final[list[int]] = [regions_with("island", island["id"]) for island in items("islands")]
"""The regions of each island, as sets."""
TERRAIN_IDS: Final[list[seen.TerrainId]] = DATA["terms"]["terrains"]
TERRAINS: Final[list[int]] = [regions_with("terrain", terrain) for terrain in TERRAIN_IDS]

LAND: Final = 0
WATER: Final = 1
ROUTE_IDS: Final[list[seen.RouteId]] = ["land", "water"]


def paths_of(kind: str) -> list[dict[str, Any]]:
    """The paths of a kind, the easiest first."""
    return sorted(
        [path for path in items("paths") if path["kind"] == kind], key=lambda path: path["min_die"]
    )


PATH_ENDS: Final[list[list[int]]] = [
    [1 << REGION_IDS.index(path["a"]) | 1 << REGION_IDS.index(path["b"]) for path in paths_of(kind)]
    for kind in ROUTE_IDS
]
"""For land, then water, the two regions of each path as a set, the easiest path first."""
PATH_COSTS: Final[list[list[int]]] = [
    [int(path["min_die"]) for path in paths_of(kind)] for kind in ROUTE_IDS
]
"""The lowest die for each of these paths."""

FISH_IDS: Final[list[seen.FishId]] = ids(items("fish_tiles"))
FISH_TILES: Final[int] = len(FISH_IDS)
FISH_VALUE: Final[list[int]] = [int(tile["value"]) for tile in items("fish_tiles")]
SPECIES_IDS: Final[list[seen.SpeciesId]] = DATA["fish_tiles"]["species"]
FISH_SPECIES: Final[list[int]] = [
    SPECIES_IDS.index(tile["species"]) for tile in items("fish_tiles")
]
START_FISH: Final[int] = int(DATA["setup"]["start_hut"]["fish_value"])

# Persons

MAN: Final = 0
WOMAN: Final = 1
GENDER_IDS: Final[list[seen.GenderId]] = DATA["terms"]["genders"]
KIND_IDS: Final[list[seen.KindId]] = ids(items("person_kinds"))
KINDS: Final = 12
LAND_PATH: Final = 0
WATER_PATH: Final = 1
RECRUIT_WOMAN: Final = 2
RECRUIT_MAN: Final = 3
BUILD_KIND: Final = 4
MATERIAL_KIND: Final = 5
MOVE_HUT_KIND: Final = 6
POINTS_KIND: Final = 7
GOD_CARD_KIND: Final = 8
OFFERING_KIND: Final = 9
STATUS_KIND: Final = 10
SHELL_KIND: Final = 11
AMOUNT: Final[list[list[int]]] = [
    [0, *[int(n) for n in kind["amount_by_tile_count"]]] for kind in items("person_kinds")
]
"""What 0, 1, 2, 3 tiles of a kind do together."""
DOUBLED: Final[list[list[int]]] = [
    [0, *[int(n) for n in kind["doubled_amount_by_tile_count"]]] for kind in items("person_kinds")
]
PERSON_LIST: Final[list[dict[str, Any]]] = items("man_tiles") + items("woman_tiles")
PERSON_IDS: Final[list[str]] = ids(PERSON_LIST)
PERSONS: Final[int] = len(PERSON_IDS)
HALF: Final[int] = len(items("man_tiles"))  # the women follow
PERSON_KIND: Final[list[int]] = [KIND_IDS.index(person["kind"]) for person in PERSON_LIST]
SYMBOLS: Final[list[int]] = [int(person["symbols"]) for person in PERSON_LIST]
EVERYBODY: Final[list[int]] = [(1 << HALF) - 1, (1 << PERSONS - HALF) - 1]
"""All men, all women, as sets."""
ALIKE: Final[int] = max(len(kind["amount_by_tile_count"]) for kind in items("person_kinds"))
"""Tiles of one gender and kind."""
TEAM_IDS: Final[list[str]] = [f"team_{count}" for count in range(1, ALIKE)]
"""How many persons act together when not all of them do."""
SLOTS: Final[int] = int(DATA["person_display"]["slots_per_gender"])
SLOT_IDS: Final[list[seen.SlotId]] = made(
    [f"{gender}_slot_{number}" for gender in GENDER_IDS for number in range(1, SLOTS + 1)]
)
"""The row of men, then the row of women."""

PERSON_SPACE_IDS: Final[list[seen.PersonSpaceId]] = ids(items("person_spaces"))
PERSON_SPACES: Final[int] = len(PERSON_SPACE_IDS)
SINGLES: Final[int] = PERSON_SPACES - 1  # the others stand before space 12
SPACE_12: Final[int] = SINGLES
EMPTY: Final = -1
HUT: Final = -2
"""What lies on a person space: EMPTY, a HUT, or a person, + PERSONS once it is shifted."""
FIRST_HUTS: Final[list[int]] = [int(space["initial_huts"]) for space in items("person_spaces")]
HUTS: Final[int] = int(DATA["counts"]["huts_per_player"])

# Dice and action tiles

TILE_IDS: Final[list[seen.TileId]] = [*ids(items("action_tiles")), DATA["fishing_action"]["id"]]
TILES: Final[int] = len(TILE_IDS)
FISHING: Final[int] = TILES - 1
ACTION_IDS: Final[list[seen.ActionId]] = [
    "helper",
    "temple",
    "build",
    "man",
    "woman",
    "land",
    "water",
]
HELPER: Final = 0
TEMPLE: Final = 1
BUILD: Final = 2
MEN_ACTION: Final = 3
WOMEN_ACTION: Final = 4
LAND_ACTION: Final = 5
WATER_ACTION: Final = 6
ACTIONS_OF: Final[list[list[int]]] = [
    [ACTION_IDS.index(action) for action in tile["actions"]] for tile in items("action_tiles")
] + [[]]
"""The actions of each tile; fishing has no number of its own."""
TILES_FOR: Final[list[list[int]]] = [
    [TILE_IDS.index(tile) for tile in DATA["action_tiles"]["by_players"].get(str(n), [])]
    for n in range(MOST + 1)
]
"""By number of players."""
DICE: Final[int] = int(DATA["counts"]["dice_per_player"])
FACES: Final = 6
DIE_IDS: Final[list[seen.DieId]] = made([f"die_{face}" for face in range(1, FACES + 1)])
NO_DIE: Final = 7
"""The lowest die on an empty tile."""
FISHING_POINTS: Final[int] = int(DATA["fishing_action"]["vp"])

# Helper and fire bonus


def price(id: str) -> int:
    """What the helper asks for something."""
    return int(next(item["cost"] for item in items("helper") if item["id"] == id))


SHIFT_PRICE: Final[int] = price("helper_tattoo")
POINT_PRICE: Final[int] = price("helper_vp")
GOODS_PRICE: Final[int] = price("helper_offering")
"""An offering, a god card, a material or the move of a hut."""
POINTS_IDS: Final[list[str]] = [f"points_{n}" for n in range(1, FACES // POINT_PRICE + 1)]
"""So many points bought at once."""
FIRE_IDS: Final[list[str]] = ids(items("fire_bonus"))

# Temple, status, buildings

TEMPLE_IDS: Final[list[seen.TempleSlotId]] = made(ids(items("temple"))[::-1])
"""From the right, where priests are pushed to."""
TEMPLE_SLOTS: Final[int] = len(TEMPLE_IDS)
PRIESTS: Final[int] = int(DATA["counts"]["priests_per_player"])
PRIEST_POINTS: Final[list[int]] = [0, *[int(n) for n in DATA["temple"]["priest_vp_by_round"]]]
"""By round."""
STATUS_IDS: Final[list[seen.StatusId]] = ids(items("status_track"))
STATUS_POINTS: Final[list[int]] = [int(step["vp"]) for step in items("status_track")]
LAST_STEP: Final[int] = len(STATUS_IDS) - 1
BUILDING_IDS: Final[list[seen.BuildingId]] = ids(items("buildings"))
BUILDINGS: Final[int] = len(BUILDING_IDS)
BUILDING_POINTS: Final[list[int]] = [0, *[int(n) for n in DATA["buildings"]["vp_by_round"]]]
"""By round."""
CEREMONY_IDS: Final[list[seen.CeremonyId]] = ids(items("ceremony_spaces"))
CEREMONY_SPACES: Final[int] = len(CEREMONY_IDS)
CEREMONY_MATERIAL: Final[list[int]] = [
    MATERIAL_IDS.index(space["material"]) for space in items("ceremony_spaces")
]


def spaces_for(material: int) -> int:
    """The set of ceremony spaces for a material."""
    found = 0
    for space in range(CEREMONY_SPACES):
        if CEREMONY_MATERIAL[space] == material:
            found |= 1 << space
    return found


SPACES_FOR: Final[list[int]] = [spaces_for(material) for material in range(MATERIALS)]
PAIR_LIST: Final[list[dict[str, Any]]] = DATA["ceremony_spaces"]["pairs"]
PAIR_IDS: Final[list[seen.PairId]] = ids(PAIR_LIST)
PAIRS: Final[int] = len(PAIR_IDS)
PAIR_ENDS: Final[list[int]] = [
    1 << CEREMONY_IDS.index(pair["a"]) | 1 << CEREMONY_IDS.index(pair["b"]) for pair in PAIR_LIST
]
"""The two ceremony spaces of each pair, as a set."""

# Gods

BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
COLOURS: Final = 5
GOD_IDS: Final[list[seen.GodId]] = ids(items("god_cards"))
GOD_TILE: Final = 5
GOD_TILE_ID: Final[str] = str(DATA["god_tiles"]["id"])
WAYS: Final = 6
WAY_IDS: Final[list[str]] = [*GOD_IDS, GOD_TILE_ID]
"""How a god is paid: its own card, two cards of another colour, or a god tile."""
CARDS_OF_A_COLOUR: Final[int] = int(DATA["god_cards"]["copies_per_color"])
OPEN_CARDS: Final[int] = int(DATA["god_cards"]["display_size"])
FIRST_CARDS: Final[int] = int(DATA["setup"]["each_player"]["god_cards"])
FIRST_OFFERINGS: Final[int] = int(DATA["setup"]["each_player"]["offerings"])
FIRST_GOD_TILES: Final[int] = int(DATA["setup"]["each_player"]["god_tiles"])
GOD_STACK: Final[int] = int(DATA["god_tiles"]["temple_stack"])
GOD_TILE_POINTS: Final[int] = int(DATA["god_tiles"]["end_vp_each"])

# Jewelry

JEWEL_IDS: Final[list[seen.JewelId]] = ids(items("jewelry_tiles"))
JEWELS: Final[int] = len(JEWEL_IDS)
JEWEL_ROWS: Final[int] = int(DATA["jewelry_grid"]["rows"])
JEWEL_COST: Final[list[int]] = [int(jewel["cost_shells"]) for jewel in items("jewelry_tiles")]
JEWEL_POINTS: Final[list[int]] = [int(jewel["vp"]) for jewel in items("jewelry_tiles")]
JEWEL_TYPE_IDS: Final[list[seen.JewelTypeId]] = ids(items("jewelry_types"))
JEWEL_TYPE: Final[list[int]] = [JEWEL_TYPE_IDS.index(j["type"]) for j in items("jewelry_tiles")]

# Tasks

TASK_LIST: Final[list[dict[str, Any]]] = items("task_tiles")
TASK_IDS: Final[list[str]] = ids(TASK_LIST)
TASKS: Final[int] = len(TASK_IDS)
STARTING: Final[int] = int(DATA["counts"]["task_tiles_starting"])
"""The starting tasks stand first."""
OPEN_TASKS: Final[int] = int(DATA["counts"]["open_tasks_per_player"])
TASK_ROW: Final[int] = len(items("task_display"))
ROW_FOR: Final[list[int]] = [
    int(DATA["setup"]["by_players"].get(str(n), {}).get("task_display", 0)) for n in range(MOST + 1)
]
"""How many tasks lie on the board, by number of players."""
TASK_POINTS: Final[int] = int(DATA["task_tiles"]["vp_fulfilled"])
YELLOW_POINTS: Final[int] = int(DATA["task_tiles"]["vp_fulfilled_with_yellow_god"])
OP_IDS: Final[list[seen.OpId]] = [item["op"] for item in items("task_predicates")]
TERMS: Final[dict[str, Sequence[str]]] = {
    "kind": KIND_IDS,
    "type": JEWEL_TYPE_IDS,
    "material": MATERIAL_IDS,
    "terrain": TERRAIN_IDS,
    "species": SPECIES_IDS,
    "color": [str(id) for id in DATA["terms"]["god_colors"]],
}


def argument(requirement: dict[str, Any]) -> int:
    """What a requirement speaks of, as a number; 0 where it speaks of nothing in particular."""
    if "position" in requirement:
        return int(requirement["position"]) - 1
    for field, names in TERMS.items():
        if field in requirement:
            return names.index(str(requirement[field]))
    return 0


NEEDS: Final[list[int]] = [len(task["req"]) for task in TASK_LIST]
"""The number of requirements of each task: 1 or 2."""
NEED_OP: Final[list[int]] = [
    OP_IDS.index(t["req"][i % len(t["req"])]["op"]) for t in TASK_LIST for i in (0, 1)
]
NEED_COUNT: Final[list[int]] = [
    int(t["req"][i % len(t["req"])]["n"]) for t in TASK_LIST for i in (0, 1)
]
NEED_OF: Final[list[int]] = [
    argument(t["req"][i % len(t["req"])]) for t in TASK_LIST for i in (0, 1)
]
"""The requirements of each task, two places each."""

# The end

GOAL_IDS: Final[list[seen.GoalId]] = DATA["final_scoring"]["bonuses"]
GOALS: Final[int] = len(GOAL_IDS)
GOAL_SIZE: Final[list[int]] = [int(id.rsplit("_", 1)[1]) for id in GOAL_IDS]
GOAL_POINTS: Final[int] = int(DATA["final_scoring"]["bonus_vp"])
START_POINTS: Final[list[int]] = [int(n) for n in DATA["score_track"]["start_vp_by_turn_order"]]
