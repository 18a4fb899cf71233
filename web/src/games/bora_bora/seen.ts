/* Made by `make types` from archipel/games/bora_bora/seen.py. Do not edit. */
import type { SeatId, View as GameView } from '../../api/messages';

export type { SeatId };

export type Phase =
  'setup' | 'phase_a' | 'phase_b' | 'jewelry' | 'tasks' | 'new_tasks' | 'final_tasks' | 'game_over';

export type RegionId =
  'center_forest' | 'center_plain' | 'center_mountain' | 'center_beach' | 'north_beach' |
  'north_mountain' | 'east_forest' | 'east_beach' | 'south_plain' | 'south_forest' | 'west_mountain'
  | 'west_plain';

export type TerrainId = 'mountain' | 'beach' | 'forest' | 'plain';

export type RouteId = 'land' | 'water';

export type SpeciesId = 'parrotfish' | 'butterflyfish' | 'triggerfish' | 'angelfish';

export type FishId =
  'fish_parrotfish_1' | 'fish_parrotfish_2' | 'fish_parrotfish_3' | 'fish_butterflyfish_1' |
  'fish_butterflyfish_2' | 'fish_butterflyfish_3' | 'fish_triggerfish_1' | 'fish_triggerfish_2' |
  'fish_triggerfish_3' | 'fish_angelfish_1' | 'fish_angelfish_2' | 'fish_angelfish_3';

export type GenderId = 'man' | 'woman';

export type KindId =
  'land_path' | 'water_path' | 'recruit_woman' | 'recruit_man' | 'build' | 'material' | 'move_hut' |
  'victory_points' | 'god_card' | 'offering' | 'status' | 'shell';

export type SlotId =
  'man_slot_1' | 'man_slot_2' | 'man_slot_3' | 'man_slot_4' | 'man_slot_5' | 'man_slot_6' |
  'woman_slot_1' | 'woman_slot_2' | 'woman_slot_3' | 'woman_slot_4' | 'woman_slot_5' |
  'woman_slot_6';

export type PersonSpaceId =
  'space_1' | 'space_2' | 'space_3' | 'space_4' | 'space_5' | 'space_6' | 'space_7' | 'space_8' |
  'space_9' | 'space_10' | 'space_11' | 'space_12';

export type TileId =
  'tile_helper' | 'tile_temple' | 'tile_build' | 'tile_man' | 'tile_woman' | 'tile_land' |
  'tile_water' | 'tile_man_or_woman' | 'tile_land_or_water' | 'tile_fishing';

export type ActionId = 'helper' | 'temple' | 'build' | 'man' | 'woman' | 'land' | 'water';

export type DieId = 'die_1' | 'die_2' | 'die_3' | 'die_4' | 'die_5' | 'die_6';

export type TempleSlotId =
  'temple_1' | 'temple_2' | 'temple_3' | 'temple_4' | 'temple_5' | 'temple_6';

export type StatusId =
  'status_0' | 'status_1' | 'status_2' | 'status_3' | 'status_4' | 'status_5' | 'status_6' |
  'status_7' | 'status_8' | 'status_9' | 'status_10' | 'status_11' | 'status_12' | 'status_13' |
  'status_14' | 'status_15' | 'status_16' | 'status_17' | 'status_18' | 'status_19' | 'status_20' |
  'status_21' | 'status_22' | 'status_23' | 'status_24' | 'status_25' | 'status_26' | 'status_27';

export type MaterialId = 'sand' | 'stone' | 'wood';

export type BuildingId =
  'building_1' | 'building_2' | 'building_3' | 'building_4' | 'building_5' | 'building_6';

export type CeremonyId =
  'c11' | 'c12' | 'c13' | 'c14' | 'c21' | 'c22' | 'c23' | 'c24' | 'c31' | 'c32' | 'c33' | 'c34';

export type PairId =
  'c11_c12' | 'c11_c21' | 'c12_c13' | 'c12_c22' | 'c13_c14' | 'c13_c23' | 'c14_c24' | 'c21_c22' |
  'c21_c31' | 'c22_c23' | 'c22_c32' | 'c23_c24' | 'c23_c33' | 'c24_c34' | 'c31_c32' | 'c32_c33' |
  'c33_c34';

export type GodId = 'god_blue' | 'god_white' | 'god_red' | 'god_green' | 'god_yellow';

export type JewelTypeId = 'necklace' | 'bracelet' | 'earring' | 'pendant' | 'headband' | 'anklet';

export type JewelId =
  'jewel_necklace_1' | 'jewel_necklace_2' | 'jewel_necklace_3' | 'jewel_necklace_4' |
  'jewel_bracelet_1' | 'jewel_bracelet_2' | 'jewel_bracelet_3' | 'jewel_bracelet_4' |
  'jewel_earring_1' | 'jewel_earring_2' | 'jewel_earring_3' | 'jewel_earring_4' | 'jewel_pendant_1'
  | 'jewel_pendant_2' | 'jewel_pendant_3' | 'jewel_pendant_4' | 'jewel_headband_1' |
  'jewel_headband_2' | 'jewel_headband_3' | 'jewel_headband_4' | 'jewel_anklet_1' | 'jewel_anklet_2'
  | 'jewel_anklet_3' | 'jewel_anklet_4';

export type OpId =
  'men' | 'women' | 'men_different' | 'women_different' | 'persons_of_kind' | 'shifted_men' |
  'shifted_women' | 'shifted_any' | 'priests_in_temple' | 'turn_order_tile' | 'jewels' |
  'jewels_different' | 'jewels_of_type' | 'buildings' | 'god_tiles' | 'offerings' | 'shells' |
  'materials_of_type' | 'materials_any' | 'huts_on_map' | 'islands_with_hut' | 'huts_in_terrain' |
  'huts_next_to_fish' | 'huts_on_space_12' | 'god_cards_same' | 'god_cards_different' |
  'god_cards_of_color';

export type GoalId =
  'tasks_fulfilled_9' | 'jewels_6' | 'ceremony_spaces_12' | 'buildings_6' | 'huts_on_map_12' |
  'person_spaces_12';

export interface Die {
  die: DieId;
  seat: SeatId;
}

export interface ActionTile {
  id: TileId;
  dice: Die[]; // in the order they were placed
  // the lowest die there; the next must be lower. null: any die may be placed
  lowest: number | null;
}

export interface Region {
  id: RegionId;
  fish_tile: FishId | null; // null before it is laid
  huts: SeatId[]; // in the order of their arrival
  building_space: SeatId | null; // the seat whose hut stands there: the last one to come
}

export interface Slot {
  id: SlotId;
  person: string | null;
}

export interface TempleSlot {
  id: TempleSlotId; // "temple_6" is the leftmost
  priest: SeatId | null;
}

export interface JewelCell {
  round: number; // the column
  row: number;
  jewel: JewelId | null;
}

export interface StatusDisc {
  seat: SeatId;
  step: StatusId;
  points: number; // what this space scores at the end of the round
  height: number; // 0 lies at the bottom of the stack on its space
}

export interface PersonSpace {
  id: PersonSpaceId;
  huts: number; // more than one only on space 12
  person: string | null;
  shifted: boolean; // is the person shifted down?
}

export interface CeremonySpace {
  id: CeremonyId;
  material: boolean; // does the material of this space lie there?
  building: BuildingId | null; // the building that covers it
}

export interface Built {
  building: BuildingId;
  pair: PairId; // the two ceremony spaces under it
}

export interface Need {
  op: OpId;
  count: number;
  have: number; // what the viewer knows of
  sure: boolean; // False: hidden god cards, or jewels that lie face down, may add to it
}

export interface Task {
  id: string;
  needs: Need[];
  missing: number; // units short, as far as the viewer knows
  sure: boolean;
}

export interface Goal {
  id: GoalId;
  have: number;
  need: number;
}

export interface Player {
  seat: SeatId;
  turn_order: number | null; // the number on the turn order tile
  score: number; // on the score track
  dice: DieId[]; // not placed yet, the highest first
  huts: number; // left on the own board
  spaces: PersonSpace[];
  free_spaces: number; // person spaces that can take a man or a woman now
  ceremony: CeremonySpace[];
  pairs: PairId[]; // pairs of ceremony spaces a building could cover now
  beside: Partial<Record<MaterialId, number>>; // materials beside the board
  unbuilt: BuildingId[];
  built: Built[];
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number; // in the supply
  priests_in_temple: number;
  jewels: (JewelId | null)[];
  tasks: (Task | null)[]; // the three spaces
  tasks_done: number;
  tasks_done_with_yellow: number;
  cards: number; // number of god cards in hand
  known: Partial<Record<GodId, number>>; // those of them that everybody knows
  goals: Goal[];
  // the lowest die that gets there
  reach: Partial<Record<RegionId, Partial<Record<RouteId, number>>>>;
}

/** What is being done: a die on its tile, or persons of one kind. */
export interface Action {
  seat: SeatId;
  tile: TileId | null; // null: persons act, or a start hut is placed
  die: DieId | null;
  gender: GenderId | null;
  kind: KindId | null;
  value: number; // what the action counts as; for the helper and goods, what is left of it
  region: RegionId | null; // being entered
  building: BuildingId | null; // being built
}

export interface View extends GameView {
  round: number; // 0 during the set-up
  phase: Phase;
  acting: SeatId | null; // the seat that decides
  order: SeatId[]; // the seats by turn order
  tiles: ActionTile[]; // fishing is the last
  regions: Region[];
  men: Slot[];
  women: Slot[];
  men_left: number;
  women_left: number;
  temple: TempleSlot[]; // from the left
  god_stack: number; // god tiles beside the temple
  jewels: JewelCell[];
  tasks: (string | null)[]; // the row on the board
  tasks_left: number; // in the pile of regular tasks
  display: (GodId | null)[]; // open god cards
  god_pile: number; // number of cards
  discard: Partial<Record<GodId, number>>;
  status: StatusDisc[]; // by seat
  building_points: number; // for a building in this round
  priest_points: number; // for each priest at the end of this round
  players: Player[];
  hand: GodId[]; // the viewer's god cards
  action: Action | null;
  // kinds of men and of women used in this turn of phase B
  used: Partial<Record<GenderId, KindId[]>>;
  green_used: boolean;
}

/** The words choices begin with. */
export type Verb =
  'start' | 'hut_from' | 'lay' | 'gift' | 'place' | 'place_with' | 'act' | 'blue' | 'white' | 'red'
  | 'green' | 'no_god' | 'expand' | 'recruit' | 'person_onto' | 'tattoo' | 'collect' | 'points' |
  'buy' | 'material' | 'move_hut' | 'draw' | 'priest' | 'build' | 'site' | 'fire' | 'use' |
  'use_doubled' | 'use_extra' | 'use_only' | 'jewel' | 'no_jewel' | 'fulfil' | 'yellow' | 'abandon'
  | 'task' | 'finish' | 'end_turn' | 'next' | 'lay_fish' | 'arrive' | 'lay_task' | 'deal_task' |
  'lay_jewel' | 'reveal' | 'deal' | 'roll';
