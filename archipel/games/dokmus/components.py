"""What is printed on the pieces: components.json, read once into constants."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any, Final

from archipel.games.components import ids, read
from archipel.games.dokmus import seen

BOX: Final = read("dokmus")
DATA: Final[dict[str, Any]] = BOX.contents()

# Terrains in the order of the list: what can hold a token comes first, temples come last.
MEADOW: Final = 0
FOREST: Final = 1
RUINS: Final = 2
VOLCANO: Final = 3
MOUNTAIN: Final = 4
WATER: Final = 5
SMALL_TEMPLE: Final = 6
LARGE_TEMPLE: Final = 7
TERRAINS: Final[list[str]] = ids(DATA["terrains"]["items"])
TERRAIN_OF: Final[dict[str, int]] = {
    str(terrain["char"]): i for i, terrain in enumerate(DATA["terrains"]["items"])
}

# Tiles. A cell is tile * AREA + row * SIZE + column, as printed: turning a tile renames nothing.
SIZE: Final[int] = DATA["map_tiles"]["grid_size"]
AREA: Final[int] = SIZE * SIZE
TILES: Final[int] = len(DATA["map_tiles"]["items"])
CELLS: Final[int] = TILES * AREA
COLUMN_LETTERS: Final[str] = ascii_lowercase[:SIZE]
TILE_NAMES: Final[list[seen.TileId]] = ids(DATA["map_tiles"]["items"])
SIDE_NAMES: Final[list[seen.Side]] = ["side_a", "side_b"]
ROTATION_NAMES: Final[list[seen.Rotation]] = ["r0", "r90", "r180", "r270"]
ROWS: Final[list[list[str]]] = [  # of tile * 2 + side
    [str(row) for row in tile["sides"][side]["rows"]]
    for tile in DATA["map_tiles"]["items"]
    for side in ("A", "B")
]
CELL_NAMES: Final[list[str]] = [
    f"{tile['number']}{COLUMN_LETTERS[c]}{r + 1}"
    for tile in DATA["map_tiles"]["items"]
    for r in range(SIZE)
    for c in range(SIZE)
]

# Players, guardians, tokens, rounds.
MOST_SEATS: Final[int] = max(BOX.players)
SEAT_RANGE: Final = range(MOST_SEATS + 1)
GUARDIAN_NAMES: Final[list[seen.GuardianId]] = ids(DATA["guardians"]["items"])
TALISMAN_GUARDIAN: Final = 1
SLIDE_GUARDIAN: Final = 2
MOVE_GUARDIAN: Final = 3
ROTATE_GUARDIAN: Final = 4
ANY_GUARDIAN: Final = 5
TOKENS: Final[int] = DATA["tokens"]["per_player"]
TOKENS_PER_TURN: Final[int] = DATA["tokens"]["tokens_per_turn"]
ROUNDS: Final[int] = DATA["tokens"]["rounds"]

# Points.
RUINS_POINTS: Final[int] = DATA["ruins_points"]["per_token"]
SMALL_TEMPLE_POINTS: Final[int] = DATA["temple_points"]["small"]
LARGE_TEMPLE_POINTS: Final[int] = DATA["temple_points"]["large"]
VISIT_POINTS: Final[list[int]] = [int(points) for points in DATA["visited_tile_points"]["by_tiles"]]
COMPLETE_POINTS: Final[list[int]] = [  # by number of players
    int(DATA["complete_tile_points"]["by_players"].get(str(seats), 0)) for seats in SEAT_RANGE
]
SACRIFICE_POINTS: Final[list[list[int]]] = [  # by number of players, then by rank
    [int(points) for points in DATA["sacrifice_points"]["by_players"].get(str(seats), [])]
    for seats in SEAT_RANGE
]
GUARDIANS_IN_PLAY: Final[list[list[int]]] = [  # by number of players
    [int(n) for n in DATA["setup"]["by_players"].get(str(seats), {"guardians": []})["guardians"]]
    for seats in SEAT_RANGE
]

# Directions clockwise: north, east, south, west. All frames are as wide.
COMPASS: Final = "NESW"
COLUMNS: Final[int] = max([int(frame["cols"]) for frame in DATA["layouts"]["items"]])
LINES: Final[int] = max([int(frame["rows"]) for frame in DATA["layouts"]["items"]])
WIDTH: Final[int] = COLUMNS * SIZE + 2  # cells of a row of the grid, with a border on either side
HEIGHT: Final[int] = LINES * SIZE + 2


class Layout:
    """A frame for the tiles: its slots, and what lies in line or next to each other."""

    id: seen.LayoutId
    slots: int
    columns: int
    gap: int  # the slot that is empty at first
    corners: list[int]
    outer: list[list[int]]  # of each slot: the directions that face outwards
    neighbours: list[list[int]]  # of each slot and direction: the next slot, or -1
    in_line: list[list[int]]  # of each slot: the slots in the same row or column

    def __init__(self, printed: dict[str, Any]) -> None:
        slots = printed["slots"]
        self.id = printed["id"]
        self.slots = len(slots)
        self.columns = printed["cols"]
        self.gap = printed["gap_slot"]
        self.corners = [int(slot["slot"]) for slot in slots if slot["corner"]]
        self.outer = [[COMPASS.index(d) for d in slot["outer_sides"]] for slot in slots]
        self.neighbours = [[int(slot["neighbours"].get(d, -1)) for d in COMPASS] for slot in slots]
        self.in_line = [[int(n) for n in slot["in_line_with"]] for slot in slots]


LAYOUT_IDS: Final[list[seen.LayoutId]] = ids(DATA["layouts"]["items"])
LAYOUTS: Final[dict[str, Layout]] = {
    str(printed["id"]): Layout(printed) for printed in DATA["layouts"]["items"]
}
LAYOUT_OF: Final[list[str]] = [  # by number of players
    str(DATA["setup"]["by_players"].get(str(seats), {"layout": ""})["layout"])
    for seats in SEAT_RANGE
]
