/* Made by `make types` from archipel/games/edora/seen.py. Do not edit. */
import type { SeatId, View as GameView } from '../../api/messages';

export type { SeatId };

export type Phase =
  'setup' | 'move' | 'die' | 'square' | 'action' | 'brew' | 'potion' | 'fire' | 'dolmens' | 'herbs'
  | 'game_over';

export type BonusId = 'prestige' | 'knowledge' | 'food' | 'die' | 'mistletoe' | 'sickle';

export type OperationId =
  'gain_prestige' | 'advance_knowledge' | 'gain_food' | 'take_dice' | 'gain_mistletoe' |
  'advance_sickle';

export type KindId =
  'food_or_dice' | 'knowledge' | 'sickle' | 'tablet' | 'mistletoe' | 'amulet' | 'menhir' | 'stele';

export type ActionId =
  'food_or_dice' | 'knowledge_2' | 'knowledge_3' | 'sickle_2' | 'sickle_3' | 'tablet' |
  'mistletoe_3_brew_1' | 'mistletoe_2_brew_1' | 'mistletoe_1_brew_2' | 'amulet_1_x2' | 'amulet_1_x3'
  | 'amulet_2_x2' | 'amulet_2_x3' | 'amulet_3_x2' | 'amulet_3_x3' | 'menhir' | 'stele';

export type SanctuaryId =
  'h00' | 'h01' | 'h02' | 'h10' | 'h11' | 'h12' | 'h20' | 'h21' | 'h22' | 'h30' | 'h31' | 'h32' |
  'v00' | 'v01' | 'v02' | 'v03' | 'v10' | 'v11' | 'v12' | 'v13' | 'v20' | 'v21' | 'v22' | 'v23';

export type TileSlotId = 't00' | 't01' | 't02' | 't10' | 't11' | 't12' | 't20' | 't21' | 't22';

export type FrameSlotId = 'f_nw' | 'f_n' | 'f_ne' | 'f_e' | 'f_se' | 'f_s' | 'f_sw' | 'f_w';

export type TileId =
  'tile_1' | 'tile_2' | 'tile_3' | 'tile_4' | 'tile_5' | 'tile_6' | 'tile_7' | 'tile_8' | 'tile_9';

export type FrameId =
  'corner_1' | 'corner_2' | 'corner_3' | 'corner_4' | 'straight_1' | 'straight_2' | 'straight_3' |
  'straight_4';

export type Rotation = 'r0' | 'r90' | 'r180' | 'r270';

export type FaceId = 'front' | 'back';

export type HearthId =
  'p00' | 'p01' | 'p02' | 'p03' | 'p10' | 'p11' | 'p12' | 'p13' | 'p20' | 'p21' | 'p22' | 'p23' |
  'p30' | 'p31' | 'p32' | 'p33';

export type RimId =
  'rim_0' | 'rim_1' | 'rim_2' | 'rim_3' | 'rim_4' | 'rim_5' | 'rim_6' | 'rim_7' | 'rim_8' | 'rim_9'
  | 'rim_10' | 'rim_11';

export type BushId = 'bush_n' | 'bush_e' | 'bush_s' | 'bush_w';

export type DolmenId =
  'dolmen_red' | 'dolmen_orange' | 'dolmen_yellow' | 'dolmen_green' | 'dolmen_blue' |
  'dolmen_violet';

export type BeigeId = 'dolmen_beige_8' | 'dolmen_beige_6' | 'dolmen_beige_4';

export type HerbSlotId =
  'slot_0_above' | 'slot_0_below' | 'slot_1_above' | 'slot_1_below' | 'slot_2_above' |
  'slot_2_below' | 'slot_3_above' | 'slot_3_below' | 'slot_4_above' | 'slot_4_below' |
  'slot_5_above' | 'slot_5_below';

export type HerbId =
  'herb_food' | 'herb_sickle' | 'herb_mistletoe' | 'herb_knowledge' | 'herb_amulet' |
  'herb_die_shift' | 'herb_menhir' | 'herb_leap' | 'herb_stele' | 'herb_fire' | 'herb_prestige' |
  'herb_tablet';

export type AmuletPlaceId =
  'amulet_1_left' | 'amulet_1_right' | 'amulet_2_left' | 'amulet_2_right' | 'amulet_3_left' |
  'amulet_3_right';

export type GemId =
  'gem_prestige' | 'gem_knowledge' | 'gem_food' | 'gem_die' | 'gem_mistletoe' | 'gem_sickle';

export type MenhirId =
  'menhir_prestige' | 'menhir_knowledge' | 'menhir_food' | 'menhir_die' | 'menhir_mistletoe' |
  'menhir_sickle';

export type SteleId =
  'stele_knowledge' | 'stele_mistletoe' | 'stele_sickle' | 'stele_die' | 'stele_prestige' |
  'stele_food';

export type StoneId = MenhirId | SteleId;

export type TabletId =
  'menhirs_4' | 'start_sanctuaries_3' | 'line_of_4' | 'equal_chain_3' | 'dolmens_5' | 'steles_4' |
  'knowledge_6' | 'tablets_4' | 'herbs_6' | 'full_clearings_3' | 'gems_5' | 'clearings_6' |
  'portal_4' | 'potions_4' | 'majorities_5';

export type ConditionId =
  'menhirs_erected' | 'steles_erected' | 'gems_on_amulet' | 'potions_owned' | 'tablets_owned' |
  'herbs_active' | 'dolmens_owned' | 'knowledge_steps' | 'start_sanctuaries_with_own_die' |
  'full_lines_of_four' | 'largest_equal_group' | 'contested_sanctuaries_led' |
  'clearings_with_own_die' | 'clearings_fully_occupied' | 'portal_sanctuaries_with_own_die';

export type OraclePlaceId =
  'oracle_0_inner' | 'oracle_0_outer' | 'oracle_1_inner' | 'oracle_1_outer' | 'oracle_2_inner' |
  'oracle_2_outer' | 'oracle_3_inner' | 'oracle_3_outer' | 'oracle_4_inner' | 'oracle_4_outer' |
  'oracle_5_inner' | 'oracle_5_outer';

export type OracleStoneId =
  'stone_prestige' | 'stone_knowledge' | 'stone_food' | 'stone_die' | 'stone_mistletoe' |
  'stone_sickle';

export type PotionId =
  'potion_menhir' | 'potion_flip_herb' | 'potion_die_to_six' | 'potion_pick_herb' |
  'potion_die_food' | 'potion_sickle' | 'potion_prestige_10' | 'potion_stele_3' | 'potion_tablet' |
  'potion_knowledge' | 'potion_two_dice' | 'potion_two_herbs' | 'potion_amulet' | 'potion_stele_6' |
  'potion_two_menhirs' | 'potion_three_dice_to_six' | 'potion_two_tablets' | 'potion_prestige_25';

export interface Piece {
  slot: TileSlotId | FrameSlotId;
  id: TileId | FrameId;
  rotation: Rotation; // frame pieces always "r0"
  face: FaceId | null; // null until it is known, with three players
}

export interface Square {
  id: string;
  action: ActionId;
  seat: SeatId | null; // whose die lies there
  value: number | null;
}

export interface Stone {
  id: StoneId;
  seat: SeatId;
}

export interface Sanctuary {
  id: SanctuaryId;
  squares: Square[]; // empty until the board is laid
  stones: Stone[]; // menhirs and steles, seat by seat
  leader: SeatId | null; // whose die is the highest, ties decided
}

export interface Link {
  a: SanctuaryId;
  b: SanctuaryId;
  dark: number; // dark sectors crossed
}

export interface Clearing {
  sanctuaries: SanctuaryId[];
  portal: boolean;
}

export interface Hearth {
  id: HearthId;
  bonuses: BonusId[]; // in the order of bonus_parts
  fire: SeatId | null; // the seat that lit it
}

export interface Rim {
  id: RimId;
  dolmen: DolmenId | null; // null: not there yet, or taken
}

export interface OraclePlace {
  id: OraclePlaceId;
  tablet: TabletId | null;
}

export interface Tablet {
  id: TabletId;
  now: number; // what it counts, as things stand
  need: number;
  done: boolean;
}

export interface Player {
  seat: SeatId;
  prestige: number; // on the track; the whole score once the game is over
  food: number;
  mistletoe: number;
  reserve: number[]; // values of the dice at hand, rising
  stock: number[]; // values of the dice on the overview board, rising
  placed: number; // dice on the board, of 13
  pawn: SanctuaryId | BushId | null;
  knowledge: number; // its space
  multiplier: number;
  tie_rank: number; // 1: wins every tie
  led: number; // dice and stones it would take in the final scoring
  sickle: number; // its space
  sickle_prestige: number;
  herbs: Partial<Record<HerbSlotId, HerbId | null>>;
  herbs_laid: number; // how many lie on the large board
  active: HerbId[]; // herbs face up on the small board
  inactive: HerbId[]; // herbs face down there
  amulet: Partial<Record<AmuletPlaceId, GemId | null>>;
  menhirs: MenhirId[]; // not erected yet
  steles: SteleId[];
  tablets: Tablet[];
  drawn: number; // tablets drawn in secret, during the set-up
  potions: PotionId[]; // brewed
  dolmens: (DolmenId | BeigeId)[]; // taken: a colour stands twice
  fires: number; // hearths lit
}

export interface Turn {
  seat: SeatId;
  sanctuary: SanctuaryId | BushId | null; // where its pawn is
  die: number | null; // chosen, paid, and not placed yet
  square: string | null; // where the die of this turn lies
}

export interface View extends GameView {
  phase: Phase;
  round: number; // 0 during the set-up
  last_round: boolean; // somebody has placed the 13th die
  first: SeatId | null; // the Grand Druid
  acting: SeatId | null; // the seat that decides
  tiles: Piece[]; // as many as lie already
  frame: Piece[];
  laid: boolean; // is the board complete?
  sanctuaries: Sanctuary[];
  links: Link[];
  clearings: Clearing[];
  hearths: Hearth[];
  rim: Rim[];
  // while somebody is to move: where to, and the food of the move
  reach: Partial<Record<SanctuaryId, number>>;
  knowledge: SeatId[][]; // on each space of the track the seats from bottom to top
  oracle: OraclePlace[];
  oracle_stones: (OracleStoneId | null)[]; // gap by gap
  pile: number; // tablets face down
  potions: PotionId[]; // on display
  gems: Partial<Record<GemId, number>>; // left, by kind
  beige: BeigeId[]; // dolmens nobody has yet
  mistletoe_supply: number | null; // null: unlimited
  players: Player[];
  turn: Turn | null;
  drawn: TabletId[]; // what the viewer has drawn to choose a tablet from
}

/** The words choices begin with. */
export type Verb =
  'go' | 'emergency' | 'die' | 'square' | 'turn' | 'do' | 'pass' | 'food' | 'dice' | 'take' |
  'tablet' | 'gem' | 'slot' | 'menhir' | 'stele' | 'repeat' | 'brew' | 'herb' | 'keep' | 'start' |
  'tile' | 'frame' | 'phase' | 'stone' | 'dolmen' | 'reveal' | 'deal' | 'roll' | 'lot';
