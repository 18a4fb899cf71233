"""What a view of The Druids of Edora is made of. The browser's types come from here."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.games import SeatId
from archipel.games import View as GameView

Phase = Literal[
    "setup", "move", "die", "square", "action", "brew", "potion", "fire", "dolmens", "herbs",
    "game_over",
]  # fmt: skip
BonusId = Literal["prestige", "knowledge", "food", "die", "mistletoe", "sickle"]
OperationId = Literal[  # what a bonus or a stele does
    "gain_prestige", "advance_knowledge", "gain_food", "take_dice", "gain_mistletoe",
    "advance_sickle",
]  # fmt: skip
KindId = Literal[  # of actions
    "food_or_dice", "knowledge", "sickle", "tablet", "mistletoe", "amulet", "menhir", "stele",
]  # fmt: skip
ActionId = Literal[
    "food_or_dice", "knowledge_2", "knowledge_3", "sickle_2", "sickle_3", "tablet",
    "mistletoe_3_brew_1", "mistletoe_2_brew_1", "mistletoe_1_brew_2", "amulet_1_x2",
    "amulet_1_x3", "amulet_2_x2", "amulet_2_x3", "amulet_3_x2", "amulet_3_x3", "menhir", "stele",
]  # fmt: skip
SanctuaryId = Literal[
    "h00", "h01", "h02", "h10", "h11", "h12", "h20", "h21", "h22", "h30", "h31", "h32",
    "v00", "v01", "v02", "v03", "v10", "v11", "v12", "v13", "v20", "v21", "v22", "v23",
]  # fmt: skip
SquareId = str  # "h01_2", up to four in each sanctuary
TileSlotId = Literal["t00", "t01", "t02", "t10", "t11", "t12", "t20", "t21", "t22"]
FrameSlotId = Literal["f_nw", "f_n", "f_ne", "f_e", "f_se", "f_s", "f_sw", "f_w"]
TileId = Literal[
    "tile_1", "tile_2", "tile_3", "tile_4", "tile_5", "tile_6", "tile_7", "tile_8", "tile_9",
]  # fmt: skip
FrameId = Literal[
    "corner_1", "corner_2", "corner_3", "corner_4",
    "straight_1", "straight_2", "straight_3", "straight_4",
]  # fmt: skip
Rotation = Literal["r0", "r90", "r180", "r270"]  # quarter turns clockwise
FaceId = Literal["front", "back"]
HearthId = Literal[
    "p00", "p01", "p02", "p03", "p10", "p11", "p12", "p13",
    "p20", "p21", "p22", "p23", "p30", "p31", "p32", "p33",
]  # fmt: skip
RimId = Literal[
    "rim_0", "rim_1", "rim_2", "rim_3", "rim_4", "rim_5",
    "rim_6", "rim_7", "rim_8", "rim_9", "rim_10", "rim_11",
]  # fmt: skip
BushId = Literal["bush_n", "bush_e", "bush_s", "bush_w"]
DolmenId = Literal[
    "dolmen_red", "dolmen_orange", "dolmen_yellow", "dolmen_green", "dolmen_blue", "dolmen_violet",
]  # fmt: skip
BeigeId = Literal["dolmen_beige_8", "dolmen_beige_6", "dolmen_beige_4"]
HerbSlotId = Literal[
    "slot_0_above", "slot_0_below", "slot_1_above", "slot_1_below",
    "slot_2_above", "slot_2_below", "slot_3_above", "slot_3_below",
    "slot_4_above", "slot_4_below", "slot_5_above", "slot_5_below",
]  # fmt: skip
HerbId = Literal[
    "herb_food", "herb_sickle", "herb_mistletoe", "herb_knowledge", "herb_amulet",
    "herb_die_shift", "herb_menhir", "herb_leap", "herb_stele", "herb_fire", "herb_prestige",
    "herb_tablet",
]  # fmt: skip
AmuletPlaceId = Literal[
    "amulet_1_left", "amulet_1_right", "amulet_2_left", "amulet_2_right",
    "amulet_3_left", "amulet_3_right",
]  # fmt: skip
GemId = Literal[
    "gem_prestige", "gem_knowledge", "gem_food", "gem_die", "gem_mistletoe", "gem_sickle",
]  # fmt: skip
MenhirId = Literal[
    "menhir_prestige", "menhir_knowledge", "menhir_food",
    "menhir_die", "menhir_mistletoe", "menhir_sickle",
]  # fmt: skip
SteleId = Literal[
    "stele_knowledge", "stele_mistletoe", "stele_sickle",
    "stele_die", "stele_prestige", "stele_food",
]  # fmt: skip
StoneId = MenhirId | SteleId
TabletId = Literal[
    "menhirs_4", "start_sanctuaries_3", "line_of_4", "equal_chain_3", "dolmens_5", "steles_4",
    "knowledge_6", "tablets_4", "herbs_6", "full_clearings_3", "gems_5", "clearings_6",
    "portal_4", "potions_4", "majorities_5",
]  # fmt: skip
ConditionId = Literal[  # what a tablet counts
    "menhirs_erected", "steles_erected", "gems_on_amulet", "potions_owned", "tablets_owned",
    "herbs_active", "dolmens_owned", "knowledge_steps", "start_sanctuaries_with_own_die",
    "full_lines_of_four", "largest_equal_group", "contested_sanctuaries_led",
    "clearings_with_own_die", "clearings_fully_occupied", "portal_sanctuaries_with_own_die",
]  # fmt: skip
OraclePlaceId = Literal[
    "oracle_0_inner", "oracle_0_outer", "oracle_1_inner", "oracle_1_outer",
    "oracle_2_inner", "oracle_2_outer", "oracle_3_inner", "oracle_3_outer",
    "oracle_4_inner", "oracle_4_outer", "oracle_5_inner", "oracle_5_outer",
]  # fmt: skip
OracleStoneId = Literal[
    "stone_prestige", "stone_knowledge", "stone_food",
    "stone_die", "stone_mistletoe", "stone_sickle",
]  # fmt: skip
PotionId = Literal[
    "potion_menhir", "potion_flip_herb", "potion_die_to_six", "potion_pick_herb",
    "potion_die_food", "potion_sickle", "potion_prestige_10", "potion_stele_3", "potion_tablet",
    "potion_knowledge", "potion_two_dice", "potion_two_herbs", "potion_amulet", "potion_stele_6",
    "potion_two_menhirs", "potion_three_dice_to_six", "potion_two_tablets", "potion_prestige_25",
]  # fmt: skip


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    slot: TileSlotId | FrameSlotId
    id: TileId | FrameId
    rotation: Rotation  # frame pieces always "r0"
    face: FaceId | None  # None until it is known, with three players


class Square(msgspec.Struct, frozen=True, kw_only=True):
    id: SquareId
    action: ActionId
    seat: SeatId | None  # whose die lies there
    value: int | None


class Stone(msgspec.Struct, frozen=True, kw_only=True):
    id: StoneId
    seat: SeatId


class Sanctuary(msgspec.Struct, frozen=True, kw_only=True):
    id: SanctuaryId
    squares: list[Square]  # empty until the board is laid
    stones: list[Stone]  # menhirs and steles, seat by seat
    leader: SeatId | None  # whose die is the highest, ties decided


class Link(msgspec.Struct, frozen=True, kw_only=True):
    a: SanctuaryId
    b: SanctuaryId
    dark: int  # dark sectors crossed


class Clearing(msgspec.Struct, frozen=True, kw_only=True):
    sanctuaries: list[SanctuaryId]
    portal: bool


class Hearth(msgspec.Struct, frozen=True, kw_only=True):
    id: HearthId
    bonuses: list[BonusId]  # in the order of bonus_parts
    fire: SeatId | None  # the seat that lit it


class Rim(msgspec.Struct, frozen=True, kw_only=True):
    id: RimId
    dolmen: DolmenId | None  # None: not there yet, or taken


class OraclePlace(msgspec.Struct, frozen=True, kw_only=True):
    id: OraclePlaceId
    tablet: TabletId | None


class Tablet(msgspec.Struct, frozen=True, kw_only=True):
    id: TabletId
    now: int  # what it counts, as things stand
    need: int
    done: bool


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatId
    prestige: int  # on the track; the whole score once the game is over
    food: int
    mistletoe: int
    reserve: list[int]  # values of the dice at hand, rising
    stock: list[int]  # values of the dice on the overview board, rising
    placed: int  # dice on the board, of 13
    pawn: SanctuaryId | BushId | None
    knowledge: int  # its space
    multiplier: int
    tie_rank: int  # 1: wins every tie
    led: int  # dice and stones it would take in the final scoring
    sickle: int  # its space
    sickle_prestige: int
    herbs: dict[
        HerbSlotId, HerbId | None
    ]  # on the large board by slot; None: empty, or laid face down
    herbs_laid: int  # how many lie on the large board
    active: list[HerbId]  # herbs face up on the small board
    inactive: list[HerbId]  # herbs face down there
    amulet: dict[AmuletPlaceId, GemId | None]
    menhirs: list[MenhirId]  # not erected yet
    steles: list[SteleId]
    tablets: list[Tablet]
    drawn: int  # tablets drawn in secret, during the set-up
    potions: list[PotionId]  # brewed
    dolmens: list[DolmenId | BeigeId]  # taken: a colour stands twice
    fires: int  # hearths lit


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatId
    sanctuary: SanctuaryId | BushId | None  # where its pawn is
    die: int | None  # chosen, paid, and not placed yet
    square: SquareId | None  # where the die of this turn lies


class View(GameView, frozen=True, kw_only=True):
    phase: Phase
    round: int  # 0 during the set-up
    last_round: bool  # somebody has placed the 13th die
    first: SeatId | None  # the Grand Druid
    acting: SeatId | None  # the seat that decides

    tiles: list[Piece]  # as many as lie already
    frame: list[Piece]
    laid: bool  # is the board complete?
    sanctuaries: list[Sanctuary]
    links: list[Link]
    clearings: list[Clearing]
    hearths: list[Hearth]
    rim: list[Rim]
    reach: dict[SanctuaryId, int]  # while somebody is to move: where to, and the food of the move

    knowledge: list[list[SeatId]]  # on each space of the track the seats from bottom to top
    oracle: list[OraclePlace]
    oracle_stones: list[OracleStoneId | None]  # gap by gap
    pile: int  # tablets face down
    potions: list[PotionId]  # on display
    gems: dict[GemId, int]  # left, by kind
    beige: list[BeigeId]  # dolmens nobody has yet
    mistletoe_supply: int | None  # None: unlimited

    players: list[Player]
    turn: Turn | None
    drawn: list[TabletId]  # what the viewer has drawn to choose a tablet from
