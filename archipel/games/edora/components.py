"""The printed values of The Druids of Edora, read once from components.json into small numbers.

Everything is numbered in the order of that file. A set of sanctuaries, herbs, gems, stones or
potions is a number with one bit for each. The six bonuses and the six basic operations come in
the same order: prestige, knowledge, food, dice, mistletoe, sickle.
"""

from __future__ import annotations

from typing import Any, Final

from archipel.games import SEAT_IDS as ALL_SEATS
from archipel.games.components import bits, ids, read
from archipel.games.edora import seen

BOX: Final = read("edora")
DATA: Final[dict[str, Any]] = BOX.contents()


MOST: Final = 4  # seats
NONE: Final = -1
"""No owner, no thing in this place."""
SEAT_IDS: Final = ALL_SEATS[:MOST]

# Bonuses and basic operations

BONUSES: Final = 6
PRESTIGE: Final = 0
KNOWLEDGE: Final = 1
FOOD: Final = 2
DICE: Final = 3
MISTLETOE: Final = 4
SICKLE: Final = 5
OPERATIONS: Final[list[seen.OperationId]] = [
    "gain_prestige",
    "advance_knowledge",
    "gain_food",
    "take_dice",
    "gain_mistletoe",
    "advance_sickle",
]
BONUS_IDS: Final[list[seen.BonusId]] = ids(DATA["bonuses"]["items"])
BONUS_OPERATION: Final[list[int]] = [
    OPERATIONS.index(item["op"]) for item in DATA["bonuses"]["items"]
]
BONUS_SIZE: Final[list[int]] = [int(item["n"]) for item in DATA["bonuses"]["items"]]
COMPENSATION: Final[dict[str, Any]] = DATA["bonuses"]["compensation"]
DIE_MISSING: Final[int] = int(COMPENSATION["die_missing_prestige"])
KNOWLEDGE_OVER: Final[int] = int(COMPENSATION["knowledge_overflow_prestige_per_step"])
SICKLE_OVER: Final[int] = int(COMPENSATION["sickle_overflow_prestige_per_step"])

# The sources of points: what was gained during play, then the final scoring

SOURCE_IDS: Final[list[str]] = [
    "competition",
    "hearths",
    "dolmens",
    "menhirs",
    "steles",
    "gems",
    "oracle",
    "potions",
    "herbs",
    "compensation",
]
SOURCES: Final = 10
FROM_COMPETITION: Final = 0
FROM_HEARTHS: Final = 1
FROM_DOLMENS: Final = 2
FROM_MENHIRS: Final = 3
FROM_STELES: Final = 4
FROM_GEMS: Final = 5
FROM_ORACLE: Final = 6
FROM_POTIONS: Final = 7
FROM_HERBS: Final = 8
FROM_COMPENSATION: Final = 9
ACTION_SOURCE: Final = 10
"""Goods of an action itself, and of an emergency turn: they never are points."""
EMERGENCY_SOURCE: Final = 11
CAUSE_IDS: Final[list[str]] = [*SOURCE_IDS, "action", "emergency_turn"]
FINAL_IDS: Final[list[str]] = [str(step) for step in DATA["end_scoring"]["steps"]]

# Actions

KIND_IDS: Final[list[seen.KindId]] = [
    "food_or_dice",
    "knowledge",
    "sickle",
    "tablet",
    "mistletoe",
    "amulet",
    "menhir",
    "stele",
]
KIND_FOOD_OR_DICE: Final = 0
KIND_KNOWLEDGE: Final = 1
KIND_SICKLE: Final = 2
KIND_TABLET: Final = 3
KIND_MISTLETOE: Final = 4
KIND_AMULET: Final = 5
KIND_MENHIR: Final = 6
KIND_STELE: Final = 7
ACTION_LIST: Final[list[dict[str, Any]]] = [dict(it) for it in DATA["action_types"]["items"]]
ACTION_IDS: Final[list[seen.ActionId]] = ids(ACTION_LIST)
ACTIONS: Final = 17
MOST_BREWS: Final[int] = max(int(action.get("brew_max", 0)) for action in ACTION_LIST)
ACTION_KIND: Final[list[int]] = [KIND_IDS.index(action["kind"]) for action in ACTION_LIST]

# The geometry of the board

GEOMETRY: Final[dict[str, Any]] = DATA["board_geometry"]
SANCTUARY_LIST: Final[list[dict[str, Any]]] = GEOMETRY["sanctuaries"]
SANCTUARY_IDS: Final[list[seen.SanctuaryId]] = ids(SANCTUARY_LIST)
SANCTUARIES: Final = 24
PER_SANCTUARY: Final = 4
SQUARES: Final = 96
"""Squares are numbered sanctuary * 4 + k; with fewer players the last ones do not exist."""
SQUARE_IDS: Final[list[str]] = [f"{id}_{k}" for id in SANCTUARY_IDS for k in range(PER_SANCTUARY)]
TILE_SLOT_IDS: Final[list[seen.TileSlotId]] = ids(GEOMETRY["tile_slots"])
FRAME_SLOT_IDS: Final[list[seen.FrameSlotId]] = ids(GEOMETRY["frame_slots"])
SLOT_IDS: Final[list[seen.TileSlotId | seen.FrameSlotId]] = [
    *TILE_SLOT_IDS,
    *FRAME_SLOT_IDS,
]
TILES: Final = 9
FRAME_PIECES: Final = 8
CORNER_PIECES: Final = 4
PARITY: Final[list[int]] = [
    int(slot["parity"]) for slot in GEOMETRY["tile_slots"] + GEOMETRY["frame_slots"]
]
TAKES_CORNER: Final[list[bool]] = [slot["shape"] == "corner" for slot in GEOMETRY["frame_slots"]]
SIDE_IDS: Final[list[str]] = ["N", "E", "S", "W"]
CORNER_IDS: Final[list[str]] = ["NE", "SE", "SW", "NW"]
PART_IDS: Final[list[str]] = [*SIDE_IDS, "ccw", "mid", "cw", "corner"]
"""The parts of a piece that halves of sanctuaries and bonuses of hearths are printed on."""


def halves(sanctuary: dict[str, Any]) -> list[int]:
    """The two halves of a sanctuary: slot, part, slot, part."""
    found: list[int] = []
    for half in sanctuary["halves"]:
        found.append(SLOT_IDS.index(half["slot"]))
        found.append(PART_IDS.index(half["part"]))
    return found


HALVES: Final[list[list[int]]] = [halves(sanctuary) for sanctuary in SANCTUARY_LIST]


def side_sanctuaries() -> list[int]:
    """Of tile slot * 4 + side: the sanctuary there."""
    found = [NONE] * (TILES * 4)
    for number, parts in enumerate(HALVES):
        for slot, part in ((parts[0], parts[1]), (parts[2], parts[3])):
            if slot < TILES:
                found[slot * 4 + part] = number
    return found


AT_SIDE: Final[list[int]] = side_sanctuaries()

HEARTH_LIST: Final[list[dict[str, Any]]] = GEOMETRY["hearths"]
HEARTH_IDS: Final[list[seen.HearthId]] = ids(HEARTH_LIST)
HEARTHS: Final = 16
HEARTH_RING: Final[list[int]] = [
    bits([SANCTUARY_IDS.index(id) for id in hearth["sanctuaries"]]) for hearth in HEARTH_LIST
]
"""The sanctuaries around each hearth, as a set."""
HEARTH_PARTS: Final[list[list[int]]] = [
    [
        number
        for part in hearth["bonus_parts"]
        for number in (
            SLOT_IDS.index(part["slot"]),
            (
                CORNER_IDS.index(part["part"])
                if part["part"] in CORNER_IDS
                else PART_IDS.index(part["part"])
            ),
        )
    ]
    for hearth in HEARTH_LIST
]
"""Where the bonuses of each hearth are printed: slot, corner of a tile or part of the frame."""
HEARTHS_AT: Final[list[list[int]]] = [
    [hearth for hearth in range(HEARTHS) if HEARTH_RING[hearth] >> sanctuary & 1]
    for sanctuary in range(SANCTUARIES)
]
RIM_IDS: Final[list[seen.RimId]] = ids(GEOMETRY["dolmen_slots"])
RIM: Final = 12
RIM_SANCTUARY: Final[list[int]] = [
    SANCTUARY_IDS.index(place["sanctuary"]) for place in GEOMETRY["dolmen_slots"]
]
BUSH_IDS: Final[list[seen.BushId]] = ids(GEOMETRY["start_bushes"])
BUSHES: Final = 4
BUSH_SANCTUARY: Final[list[int]] = [
    SANCTUARY_IDS.index(bush["sanctuary"]) for bush in GEOMETRY["start_bushes"]
]
START_SANCTUARIES: Final[int] = bits(BUSH_SANCTUARY)
LINES: Final[list[int]] = [
    bits([SANCTUARY_IDS.index(id) for id in line]) for line in GEOMETRY["lines_of_four"]
]

# The pieces of the board; of everything printed on faces: first the fronts, then the backs

FACE_IDS: Final[list[seen.FaceId]] = ["front", "back"]
ROTATION_IDS: Final[list[seen.Rotation]] = ["r0", "r90", "r180", "r270"]
TILE_LIST: Final[list[dict[str, Any]]] = DATA["tiles"]["items"]
TILE_IDS: Final[list[seen.TileId]] = ids(TILE_LIST)
FRAME_LIST: Final[list[dict[str, Any]]] = DATA["frame"]["corners"] + DATA["frame"]["straights"]
FRAME_IDS: Final[list[seen.FrameId]] = ids(FRAME_LIST)


def actions(words: list[seen.ActionId]) -> list[int]:
    return [ACTION_IDS.index(word) for word in words]


TILE_SPACES: Final[list[list[list[list[int]]]]] = [
    [[actions(tile["faces"][face]["spaces"][side]) for side in SIDE_IDS] for tile in TILE_LIST]
    for face in FACE_IDS
]
TILE_LINKS: Final[list[list[list[int]]]] = [
    [
        [
            number
            for link in tile["faces"][face]["links"]
            for number in (
                SIDE_IDS.index(link["a"]),
                SIDE_IDS.index(link["b"]),
                int(link["dark"]),
            )
        ]
        for tile in TILE_LIST
    ]
    for face in FACE_IDS
]
"""The paths of a tile: side, side, dark sectors."""
TILE_GROUPS: Final[list[list[list[list[int]]]]] = [
    [
        [[SIDE_IDS.index(side) for side in group] for group in tile["faces"][face]["light_groups"]]
        for tile in TILE_LIST
    ]
    for face in FACE_IDS
]
TILE_PORTAL: Final[list[list[list[int]]]] = [
    [[SIDE_IDS.index(side) for side in tile["faces"][face]["portal"] or []] for tile in TILE_LIST]
    for face in FACE_IDS
]
"""The sides in the light group with the portal; empty where there is none."""
TILE_BONUS: Final[list[list[list[int]]]] = [
    [
        [BONUS_IDS.index(tile["faces"][face]["corner_bonus"][corner]) for corner in CORNER_IDS]
        for tile in TILE_LIST
    ]
    for face in FACE_IDS
]
FRAME_SPACES: Final[list[list[list[list[int]]]]] = [
    [
        [actions(piece["faces"][face]["spaces"].get(part, [])) for part in PART_IDS]
        for piece in FRAME_LIST
    ]
    for face in FACE_IDS
]
FRAME_BONUS: Final[list[list[list[int]]]] = [
    [
        [
            (
                BONUS_IDS.index(piece["faces"][face]["hearth_bonus"][part])
                if part in piece["faces"][face]["hearth_bonus"]
                else NONE
            )
            for part in PART_IDS
        ]
        for piece in FRAME_LIST
    ]
    for face in FACE_IDS
]


def faces_shown(players: int, phase: int) -> list[int]:
    """Which face the pieces on slots of parity 0 and 1 show."""
    spec = DATA["board_faces"]["by_players"].get(str(players))
    if spec is None:
        return [NONE, NONE]
    if "phases" in spec:
        spec = spec["phases"][phase]
    return [FACE_IDS.index(spec["parity_0"]), FACE_IDS.index(spec["parity_1"])]


SHOWN: Final[list[list[list[int]]]] = [
    [faces_shown(players, phase) for phase in range(2)] for players in range(MOST + 1)
]
"""By number of players, phase and parity."""
PHASED: Final = 3
"""The number of players for which the faces alternate."""
FOOD_PER_SANCTUARY: Final[int] = int(DATA["movement"]["food_per_sanctuary_entered"])
FOOD_PER_DARK: Final[int] = int(DATA["movement"]["food_per_dark_sector"])

# Dolmens

DOLMEN_IDS: Final[list[seen.DolmenId]] = ids(DATA["dolmens"]["items"])
COLOURS: Final = 6
PER_COLOUR: Final[int] = int(DATA["dolmens"]["per_color"])
OTHERS_BETWEEN: Final[int] = int(DATA["dolmens"]["min_others_between"])
LINK_PER_DIE: Final[int] = int(DATA["dolmens"]["prestige_per_die"])
BEIGE_IDS: Final[list[seen.BeigeId]] = ids(DATA["dolmens"]["beige"])
BEIGE: Final[list[int]] = [int(dolmen["prestige"]) for dolmen in DATA["dolmens"]["beige"]]

# Tracks

MULTIPLIERS: Final[list[int]] = [int(n) for n in DATA["knowledge_track"]["multipliers"]]
LAST_KNOWLEDGE: Final[int] = len(MULTIPLIERS) - 1
FIRST_KNOWLEDGE: Final[int] = int(DATA["knowledge_track"]["start"])
LAST_SICKLE: Final[int] = int(DATA["sickle_track"]["last"])
FIRST_SICKLE: Final[int] = int(DATA["sickle_track"]["start"])
PAIRS: Final = 6
PAIR_AT: Final[list[int]] = [int(n) for n in DATA["sickle_track"]["herb_pairs_at"]]
SICKLE_PRESTIGE: Final[list[int]] = [int(n) for n in DATA["sickle_track"]["end_prestige"]]
HERB_SLOT_IDS: Final[list[seen.HerbSlotId]] = ids(DATA["sickle_track"]["herb_slots"])

# Amulet, gems, menhirs, steles

PLACE_IDS: Final[list[seen.AmuletPlaceId]] = ids(DATA["amulet"]["places"])
PLACES: Final = 6
"""Places of the amulet: row by row, left then right."""
ROWS: Final = 3
PAIR_PRESTIGE: Final[int] = int(DATA["amulet"]["pair_prestige"])
LEFT_PRESTIGE: Final[int] = int(DATA["amulet"]["left_column_prestige"])
GEM_IDS: Final[list[seen.GemId]] = ids(DATA["gems"]["items"])
GEMS: Final = 6
GEMS_EACH: Final[int] = int(DATA["gems"]["per_kind"])
GEM_BONUS: Final[list[int]] = [BONUS_IDS.index(gem["bonus"]) for gem in DATA["gems"]["items"]]
MENHIR_LIST: Final[list[dict[str, Any]]] = sorted(
    DATA["menhirs"]["items"], key=lambda menhir: int(menhir["position"])
)
MENHIR_IDS: Final[list[seen.MenhirId]] = ids(MENHIR_LIST)
MENHIRS: Final = 6
MENHIR_BONUS: Final[list[int]] = [BONUS_IDS.index(menhir["bonus"]) for menhir in MENHIR_LIST]
STELE_LIST: Final[list[dict[str, Any]]] = DATA["steles"]["items"]
STELE_IDS: Final[list[seen.SteleId]] = ids(STELE_LIST)
STELES: Final = 6
STELE_OPERATION: Final[list[int]] = [OPERATIONS.index(stele["op"]) for stele in STELE_LIST]
STELE_FACTOR: Final[list[int]] = [int(stele["factor"]) for stele in STELE_LIST]
STELE_OFFSET: Final[list[int]] = [int(stele["offset"]) for stele in STELE_LIST]
STONES: Final = 12
"""The stones of a player: six menhirs, then six steles."""
STONE_IDS: Final[list[seen.StoneId]] = [*MENHIR_IDS, *STELE_IDS]

# Herbs

HERB_LIST: Final[list[dict[str, Any]]] = DATA["herbs"]["items"]
HERB_IDS: Final[list[seen.HerbId]] = ids(HERB_LIST)
HERBS: Final = 12
EVERY_HERB: Final = (1 << 12) - 1
HERB_FOOD: Final[int] = HERB_IDS.index("herb_food")
HERB_SICKLE: Final[int] = HERB_IDS.index("herb_sickle")
HERB_MISTLETOE: Final[int] = HERB_IDS.index("herb_mistletoe")
HERB_KNOWLEDGE: Final[int] = HERB_IDS.index("herb_knowledge")
HERB_AMULET: Final[int] = HERB_IDS.index("herb_amulet")
HERB_DIE_SHIFT: Final[int] = HERB_IDS.index("herb_die_shift")
HERB_MENHIR: Final[int] = HERB_IDS.index("herb_menhir")
HERB_LEAP: Final[int] = HERB_IDS.index("herb_leap")
HERB_STELE: Final[int] = HERB_IDS.index("herb_stele")
HERB_FIRE: Final[int] = HERB_IDS.index("herb_fire")
HERB_PRESTIGE: Final[int] = HERB_IDS.index("herb_prestige")
HERB_TABLET: Final[int] = HERB_IDS.index("herb_tablet")


def effect(herb: seen.HerbId) -> dict[str, Any]:
    """What a herb does, as components.json says it."""
    found: dict[str, Any] = HERB_LIST[HERB_IDS.index(herb)]["effect"]
    return found


MORE_FOOD: Final[int] = int(effect("herb_food")["ops"][0]["n"])
FOOD_HERB_PRESTIGE: Final[int] = int(effect("herb_food")["ops"][1]["n"])
MORE_SICKLE: Final[int] = int(effect("herb_sickle")["add"]["steps"])
MORE_MISTLETOE: Final[int] = int(effect("herb_mistletoe")["ops"][0]["n"])
MISTLETOE_HERB_PRESTIGE: Final[int] = int(effect("herb_mistletoe")["ops"][1]["n"])
MORE_KNOWLEDGE: Final[int] = int(effect("herb_knowledge")["add"]["steps"])
MORE_GEM: Final[int] = int(effect("herb_amulet")["add"]["multiplier"])
MORE_STELE: Final[int] = int(effect("herb_stele")["add"]["die_value"])
SHIFT: Final[int] = int(effect("herb_die_shift")["shift_max"])
LEAP_FOOD: Final[int] = int(effect("herb_leap")["food"])
EXACTLY: Final[int] = int(effect("herb_prestige")["exactly"])
BECOMES: Final[int] = int(effect("herb_prestige")["becomes"])

# The oracle

TABLET_IDS: Final[list[seen.TabletId]] = ids(DATA["tablets"]["items"])
TABLETS: Final = 15
TABLET_COPIES: Final[int] = int(DATA["tablets"]["copies_each"])
TABLET_PRESTIGE: Final[int] = int(DATA["tablets"]["prestige_each"])
CONDITIONS: Final[list[seen.ConditionId]] = [
    "menhirs_erected",
    "steles_erected",
    "gems_on_amulet",
    "potions_owned",
    "tablets_owned",
    "herbs_active",
    "dolmens_owned",
    "knowledge_steps",
    "start_sanctuaries_with_own_die",
    "full_lines_of_four",
    "largest_equal_group",
    "contested_sanctuaries_led",
    "clearings_with_own_die",
    "clearings_fully_occupied",
    "portal_sanctuaries_with_own_die",
]
CONDITION: Final[list[int]] = [
    CONDITIONS.index(tablet["condition"]["op"]) for tablet in DATA["tablets"]["items"]
]
AT_LEAST: Final[list[int]] = [
    int(tablet["condition"]["min"]) for tablet in DATA["tablets"]["items"]
]
STONE_BONUS_IDS: Final[list[seen.OracleStoneId]] = ids(DATA["oracle"]["stones"])
"""The six oracle stones."""
GAPS: Final = 6
ORACLE_BONUS: Final[list[int]] = [
    BONUS_IDS.index(stone["bonus"]) for stone in DATA["oracle"]["stones"]
]
ORACLE_IDS: Final[list[seen.OraclePlaceId]] = ids(DATA["oracle"]["places"])
ORACLE_PLACES: Final = 12
ORACLE_GAPS: Final[list[list[int]]] = [
    [int(gap) for gap in place["gaps"]] for place in DATA["oracle"]["places"]
]

# Potions: the operations of each, as a code and two numbers

POTION_LIST: Final[list[dict[str, Any]]] = DATA["potions"]["items"]
POTION_IDS: Final[list[seen.PotionId]] = ids(POTION_LIST)
POTIONS: Final = 18
POTION_COST: Final[list[int]] = [int(potion["cost"]) for potion in POTION_LIST]
CHEAPEST_POTION: Final[int] = min(POTION_COST)
OP_ACTION: Final = 6
"""Codes below are the basic operations; OP_ACTION + kind is an action."""
OP_FACE_DOWN_HERB: Final = 14
OP_ANY_HERB: Final = 15
OP_TURN_DIE: Final = 16
SIX: Final = 6


def potion_operation(op: dict[str, Any]) -> list[int]:
    """One operation of a potion: its code and its number, such as steps or times, or NONE."""
    word = op["op"]
    if word in OPERATIONS:
        return [OPERATIONS.index(word), int(op["n"])]
    if word == "activate_herb":
        hidden = op["from"] == "small_board_face_down"
        return [OP_FACE_DOWN_HERB if hidden else OP_ANY_HERB, int(op["n"])]
    if word == "turn_die":
        return [OP_TURN_DIE, int(op["max"])]
    kind = op["kind"]
    number = {"stele": "die_value", "amulet": "multiplier"}.get(kind)
    if number is None:
        number = "steps" if kind in ("knowledge", "sickle") else "times"
    return [OP_ACTION + KIND_IDS.index(kind), int(op[number])]


POTION_OPERATIONS: Final[list[list[list[int]]]] = [
    [potion_operation(op) for op in potion["ops"]] for potion in POTION_LIST
]


def potions_that(code: int) -> int:
    """The potions with an operation of this code, as a set."""
    found: list[int] = []
    for potion, operations in enumerate(POTION_OPERATIONS):
        for operation in operations:
            if operation[0] == code:
                found.append(potion)
    return bits(found)


HERB_POTIONS: Final[int] = potions_that(OP_ANY_HERB)
"""Those that take herbs off the large board."""

# What a player starts with, the emergency turn, the end

KIT: Final[dict[str, Any]] = DATA["player_kit"]
PIPS: Final = 6
OWN_DICE: Final[int] = int(KIT["dice"])
FIRST_RESERVE: Final[int] = int(KIT["dice_in_reserve_at_start"])
FIRST_STOCK: Final[int] = int(KIT["dice_in_stock_at_start"])
FIRST_FOOD: Final[int] = int(KIT["food"])
FIRST_MISTLETOE: Final[int] = int(KIT["mistletoe"])
MISTLETOE_TOKENS: Final[int] = int(DATA["supply"]["mistletoe_tokens"])
EMERGENCY_FOOD: Final[int] = int(DATA["emergency_turn"]["food"])
EMERGENCY_DICE: Final[int] = int(DATA["emergency_turn"]["dice"])
COMPETITION_PRESTIGE: Final[int] = int(DATA["competition"]["prestige"])
COMPETITORS: Final[int] = int(DATA["competition"]["min_dice"])
FOOD_PER_PRESTIGE: Final[int] = int(DATA["end_scoring"]["food_per_prestige"])
PER_MISTLETOE: Final[int] = int(DATA["end_scoring"]["prestige_per_mistletoe"])
PER_DIE: Final[int] = int(DATA["end_scoring"]["prestige_per_die"])
ROUND_LIMIT: Final[int] = int(DATA["engine_limits"]["max_rounds"])
