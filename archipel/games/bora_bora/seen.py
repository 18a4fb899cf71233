"""What a view of Bora Bora is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.games import SeatId
from archipel.games import View as GameView

Phase = Literal[
    "setup", "phase_a", "phase_b", "jewelry", "tasks", "new_tasks", "final_tasks", "game_over",
]  # fmt: skip
RegionId = Literal[
    "center_forest", "center_plain", "center_mountain", "center_beach",
    "north_beach", "north_mountain", "east_forest", "east_beach",
    "south_plain", "south_forest", "west_mountain", "west_plain",
]  # fmt: skip
TerrainId = Literal["mountain", "beach", "forest", "plain"]
RouteId = Literal["land", "water"]
SpeciesId = Literal["parrotfish", "butterflyfish", "triggerfish", "angelfish"]
FishId = Literal[
    "fish_parrotfish_1", "fish_parrotfish_2", "fish_parrotfish_3",
    "fish_butterflyfish_1", "fish_butterflyfish_2", "fish_butterflyfish_3",
    "fish_triggerfish_1", "fish_triggerfish_2", "fish_triggerfish_3",
    "fish_angelfish_1", "fish_angelfish_2", "fish_angelfish_3",
]  # fmt: skip
GenderId = Literal["man", "woman"]
KindId = Literal[
    "land_path", "water_path", "recruit_woman", "recruit_man", "build", "material",
    "move_hut", "victory_points", "god_card", "offering", "status", "shell",
]  # fmt: skip
PersonId = str  # "man_land_path_2": gender, kind and symbols, 72 of them
SlotId = Literal[
    "man_slot_1", "man_slot_2", "man_slot_3", "man_slot_4", "man_slot_5", "man_slot_6",
    "woman_slot_1", "woman_slot_2", "woman_slot_3", "woman_slot_4", "woman_slot_5", "woman_slot_6",
]  # fmt: skip
PersonSpaceId = Literal[
    "space_1", "space_2", "space_3", "space_4", "space_5", "space_6",
    "space_7", "space_8", "space_9", "space_10", "space_11", "space_12",
]  # fmt: skip
TileId = Literal[
    "tile_helper", "tile_temple", "tile_build", "tile_man", "tile_woman", "tile_land",
    "tile_water", "tile_man_or_woman", "tile_land_or_water", "tile_fishing",
]  # fmt: skip
ActionId = Literal["helper", "temple", "build", "man", "woman", "land", "water"]
DieId = Literal["die_1", "die_2", "die_3", "die_4", "die_5", "die_6"]
TempleSlotId = Literal["temple_1", "temple_2", "temple_3", "temple_4", "temple_5", "temple_6"]
StatusId = Literal[
    "status_0", "status_1", "status_2", "status_3", "status_4", "status_5", "status_6",
    "status_7", "status_8", "status_9", "status_10", "status_11", "status_12", "status_13",
    "status_14", "status_15", "status_16", "status_17", "status_18", "status_19", "status_20",
    "status_21", "status_22", "status_23", "status_24", "status_25", "status_26", "status_27",
]  # fmt: skip
MaterialId = Literal["sand", "stone", "wood"]
BuildingId = Literal[
    "building_1", "building_2", "building_3", "building_4", "building_5", "building_6",
]  # fmt: skip
CeremonyId = Literal[
    "c11", "c12", "c13", "c14", "c21", "c22", "c23", "c24", "c31", "c32", "c33", "c34",
]  # fmt: skip
PairId = Literal[  # two ceremony spaces side by side
    "c11_c12", "c11_c21", "c12_c13", "c12_c22", "c13_c14", "c13_c23", "c14_c24", "c21_c22",
    "c21_c31", "c22_c23", "c22_c32", "c23_c24", "c23_c33", "c24_c34", "c31_c32", "c32_c33",
    "c33_c34",
]  # fmt: skip
GodId = Literal["god_blue", "god_white", "god_red", "god_green", "god_yellow"]
JewelTypeId = Literal["necklace", "bracelet", "earring", "pendant", "headband", "anklet"]
JewelId = Literal[
    "jewel_necklace_1", "jewel_necklace_2", "jewel_necklace_3", "jewel_necklace_4",
    "jewel_bracelet_1", "jewel_bracelet_2", "jewel_bracelet_3", "jewel_bracelet_4",
    "jewel_earring_1", "jewel_earring_2", "jewel_earring_3", "jewel_earring_4",
    "jewel_pendant_1", "jewel_pendant_2", "jewel_pendant_3", "jewel_pendant_4",
    "jewel_headband_1", "jewel_headband_2", "jewel_headband_3", "jewel_headband_4",
    "jewel_anklet_1", "jewel_anklet_2", "jewel_anklet_3", "jewel_anklet_4",
]  # fmt: skip
TaskId = str  # "start_man_woman", 60 of them
OpId = Literal[  # what a task counts
    "men", "women", "men_different", "women_different", "persons_of_kind", "shifted_men",
    "shifted_women", "shifted_any", "priests_in_temple", "turn_order_tile", "jewels",
    "jewels_different", "jewels_of_type", "buildings", "god_tiles", "offerings", "shells",
    "materials_of_type", "materials_any", "huts_on_map", "islands_with_hut",
    "huts_in_terrain", "huts_next_to_fish", "huts_on_space_12", "god_cards_same",
    "god_cards_different", "god_cards_of_color",
]  # fmt: skip
GoalId = Literal[
    "tasks_fulfilled_9", "jewels_6", "ceremony_spaces_12", "buildings_6", "huts_on_map_12",
    "person_spaces_12",
]  # fmt: skip


class Die(msgspec.Struct, frozen=True, kw_only=True):
    die: DieId
    seat: SeatId


class ActionTile(msgspec.Struct, frozen=True, kw_only=True):
    id: TileId
    dice: list[Die]  # in the order they were placed
    lowest: int | None  # the lowest die there; the next must be lower. None: any die may be placed


class Region(msgspec.Struct, frozen=True, kw_only=True):
    id: RegionId
    fish_tile: FishId | None  # None before it is laid
    huts: list[SeatId]  # in the order of their arrival
    building_space: SeatId | None  # the seat whose hut stands there: the last one to come


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    id: SlotId
    person: PersonId | None


class TempleSlot(msgspec.Struct, frozen=True, kw_only=True):
    id: TempleSlotId  # "temple_6" is the leftmost
    priest: SeatId | None


class JewelCell(msgspec.Struct, frozen=True, kw_only=True):
    round: int  # the column
    row: int
    jewel: JewelId | None


class StatusDisc(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatId
    step: StatusId
    points: int  # what this space scores at the end of the round
    height: int  # 0 lies at the bottom of the stack on its space


class PersonSpace(msgspec.Struct, frozen=True, kw_only=True):
    id: PersonSpaceId
    huts: int  # more than one only on space 12
    person: PersonId | None
    shifted: bool  # is the person shifted down?


class CeremonySpace(msgspec.Struct, frozen=True, kw_only=True):
    id: CeremonyId
    material: bool  # does the material of this space lie there?
    building: BuildingId | None  # the building that covers it


class Built(msgspec.Struct, frozen=True, kw_only=True):
    building: BuildingId
    pair: PairId  # the two ceremony spaces under it


class Need(msgspec.Struct, frozen=True, kw_only=True):
    op: OpId
    count: int
    have: int  # what the viewer knows of
    sure: bool  # False: hidden god cards, or jewels that lie face down, may add to it


class Task(msgspec.Struct, frozen=True, kw_only=True):
    id: TaskId
    needs: list[Need]
    missing: int  # units short, as far as the viewer knows
    sure: bool


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    id: GoalId
    have: int
    need: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatId
    turn_order: int | None  # the number on the turn order tile
    score: int  # on the score track
    dice: list[DieId]  # not placed yet, the highest first
    huts: int  # left on the own board
    spaces: list[PersonSpace]
    free_spaces: int  # person spaces that can take a man or a woman now
    ceremony: list[CeremonySpace]
    pairs: list[PairId]  # pairs of ceremony spaces a building could cover now
    beside: dict[MaterialId, int]  # materials beside the board
    unbuilt: list[BuildingId]
    built: list[Built]
    offerings: int
    shells: int
    god_tiles: int
    priests: int  # in the supply
    priests_in_temple: int
    jewels: list[JewelId | None]
    tasks: list[Task | None]  # the three spaces
    tasks_done: int
    tasks_done_with_yellow: int
    cards: int  # number of god cards in hand
    known: dict[GodId, int]  # those of them that everybody knows
    goals: list[Goal]
    reach: dict[RegionId, dict[RouteId, int]]  # the lowest die that gets there


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What is being done: a die on its tile, or persons of one kind."""

    seat: SeatId
    tile: TileId | None  # None: persons act, or a start hut is placed
    die: DieId | None
    gender: GenderId | None
    kind: KindId | None
    value: int  # what the action counts as; for the helper and goods, what is left of it
    region: RegionId | None  # being entered
    building: BuildingId | None  # being built


class View(GameView, frozen=True, kw_only=True):
    round: int  # 0 during the set-up
    phase: Phase
    acting: SeatId | None  # the seat that decides
    order: list[SeatId]  # the seats by turn order
    tiles: list[ActionTile]  # fishing is the last
    regions: list[Region]
    men: list[Slot]
    women: list[Slot]
    men_left: int
    women_left: int
    temple: list[TempleSlot]  # from the left
    god_stack: int  # god tiles beside the temple
    jewels: list[JewelCell]
    tasks: list[TaskId | None]  # the row on the board
    tasks_left: int  # in the pile of regular tasks
    display: list[GodId | None]  # open god cards
    god_pile: int  # number of cards
    discard: dict[GodId, int]
    status: list[StatusDisc]  # by seat
    building_points: int  # for a building in this round
    priest_points: int  # for each priest at the end of this round
    players: list[Player]
    hand: list[GodId]  # the viewer's god cards
    action: Action | None
    used: dict[GenderId, list[KindId]]  # kinds of men and of women used in this turn of phase B
    green_used: bool
