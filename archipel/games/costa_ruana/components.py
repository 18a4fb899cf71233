"""The printed values of Costa Ruana, read once from components.json into lists of small numbers.

Everything is numbered in the order of that file: backgrounds 0..3, kinds 0..3 in the order they are
resolved, faces 0..31, islands 0..9, slots 0..11 (face up first, then face down, by seat).
"""

from __future__ import annotations

from typing import Any, Final

from archipel.games import SEAT_IDS as ALL_SEATS
from archipel.games.components import by_players, ids, read
from archipel.games.costa_ruana import seen

BOX: Final = read("costa_ruana")
DATA: Final[dict[str, Any]] = BOX.contents()


MOST: Final = 6  # seats
ROUNDS: Final[int] = int(DATA["limits"]["rounds"])
CAPACITY: Final[int] = int(DATA["limits"]["island_capacity"])
TRIBE_SIZE: Final[int] = int(DATA["limits"]["inhabitants_per_player"])
FIRST_PLACED: Final[int] = int(DATA["limits"]["initial_inhabitants_per_player"])
TREASURE_POINTS: Final[int] = int(DATA["scoring"]["points_per_treasure"])
RESERVE_POINTS: Final[int] = int(DATA["scoring"]["points_per_inhabitant_in_reserve"])
HAND: Final[int] = int(DATA["hand_schedule"]["deal"])

MOVE_TREASURE: Final = 0
REMOVE: Final = 1
PLACE: Final = 2
MOVE_INHABITANT: Final = 3

ISLAND_IDS: Final[list[seen.IslandId]] = ids(DATA["islands"]["items"])
FACE_IDS: Final[list[seen.FaceId]] = ids(DATA["faces"]["items"])
TRIBE_IDS: Final[list[seen.TribeId]] = ids(DATA["tribes"]["items"])
SLOT_IDS: Final[list[seen.SlotId]] = ids(DATA["table_slots"]["items"])
CONDITION_IDS: Final[list[seen.ConditionId]] = ids(DATA["conditions"]["items"])
BACKGROUND_IDS: Final[list[seen.BackgroundId]] = ids(DATA["backgrounds"]["items"])
KIND_IDS: Final[list[seen.KindId]] = ids(DATA["kinds"]["items"])
SEAT_IDS: Final = ALL_SEATS[:MOST]

FACES: Final[int] = len(FACE_IDS)
SLOTS: Final[int] = len(SLOT_IDS)

FACE_KIND: Final[list[int]] = [KIND_IDS.index(f["kind"]) for f in DATA["faces"]["items"]]
FACE_AMOUNT: Final[list[int]] = [int(f["amount"]) for f in DATA["faces"]["items"]]
FACE_BACKGROUND: Final[list[int]] = [
    BACKGROUND_IDS.index(f["background"]) for f in DATA["faces"]["items"]
]

SIDES: Final[list[list[int]]] = [
    [BACKGROUND_IDS.index(side) for side in condition["sides"]]
    for condition in DATA["conditions"]["items"]
]
"""The two backgrounds of each condition card."""


def reverse_sides() -> list[int]:
    found = [0] * len(BACKGROUND_IDS)
    for one, other in SIDES:
        found[one] = other
        found[other] = one
    return found


REVERSE: Final[list[int]] = reverse_sides()
"""The background on the back of each background."""


TREASURES: Final[int] = sum(
    int(item["count"]) for item in DATA["tokens"]["items"] if item["id"] == "treasure"
)
COUNTS: Final[dict[str, Any]] = DATA["player_counts"]["by_players"]
ISLANDS: Final[list[int]] = by_players(COUNTS, "islands", MOST)
FOURS: Final[list[int]] = by_players(COUNTS, "islands_with_4_treasures", MOST)
MANY_TREASURES: Final = 5

DRAWN_BEFORE: Final[list[int]] = [0] + [
    int(row["drawn_before"]) for row in DATA["hand_schedule"]["rounds"]
]
"""Cards each player draws before round 1, 2, ...; the hands of round 1 are dealt in the set-up."""


def decks() -> list[list[int]]:
    """For each number of players, how many cards of each face are in the deck (CR-07)."""
    found = [[0] * FACES for _ in range(MOST + 1)]
    for card in DATA["cards"]["items"]:
        face = FACE_IDS.index(card["face"])
        for n in range(int(card["notches"]), MOST + 1):
            found[n][face] += int(card["count"])
    return found


DECKS: Final[list[list[int]]] = decks()

TABLE_SLOTS: Final[list[list[int]]] = [[*range(n), *range(MOST, MOST + n)] for n in range(MOST + 1)]
"""The slots in use with 0, 1, ... 6 players: up_0, up_1, ... down_0, down_1, ..."""
