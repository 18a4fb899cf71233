/* Made by `make types` from archipel/games/costa_ruana/seen.py. Do not edit. */
import type { SeatId, View as GameView } from '../../api/messages';

export type { SeatId };

export type Phase =
  'setup' | 'setup_place' | 'play_face_up' | 'play_face_down' | 'place_copier' | 'flip_condition' |
  'reveal_and_discard' | 'resolve' | 'collect' | 'prepare_next_round' | 'game_over';

export type IslandId =
  'island_1' | 'island_2' | 'island_3' | 'island_4' | 'island_5' | 'island_6' | 'island_7' |
  'island_8' | 'island_9' | 'island_10';

export type FaceId =
  'day_treasure' | 'day_remove_1' | 'day_remove_2' | 'day_remove_3' | 'day_place_1' | 'day_place_2'
  | 'day_place_3' | 'day_move' | 'night_treasure' | 'night_remove_1' | 'night_remove_2' |
  'night_remove_3' | 'night_place_1' | 'night_place_2' | 'night_place_3' | 'night_move' |
  'high_tide_treasure' | 'high_tide_remove_1' | 'high_tide_remove_2' | 'high_tide_remove_3' |
  'high_tide_place_1' | 'high_tide_place_2' | 'high_tide_place_3' | 'high_tide_move' |
  'low_tide_treasure' | 'low_tide_remove_1' | 'low_tide_remove_2' | 'low_tide_remove_3' |
  'low_tide_place_1' | 'low_tide_place_2' | 'low_tide_place_3' | 'low_tide_move';

export type TribeId = 'green' | 'brown' | 'yellow' | 'red' | 'blue' | 'white';

export type SlotId =
  'up_0' | 'up_1' | 'up_2' | 'up_3' | 'up_4' | 'up_5' | 'down_0' | 'down_1' | 'down_2' | 'down_3' |
  'down_4' | 'down_5';

export type ConditionId = 'time' | 'tide';

export type BackgroundId = 'day' | 'night' | 'high_tide' | 'low_tide';

export type KindId =
  'move_treasure' | 'remove_inhabitants' | 'place_inhabitants' | 'move_inhabitant';

export type TakerId = SeatId | 'conflict' | 'nobody';

export interface Island {
  id: IslandId;
  treasures: number;
  inhabitants: number[]; // by seat
  taker: TakerId; // who would get a treasure now
}

export interface Condition {
  id: ConditionId;
  side: BackgroundId | null; // the background that is visible; null before it is laid down
  reverse: BackgroundId | null; // the one on its back
  drops: SlotId[]; // cards the viewer knows that would leave if this one were turned now
}

export interface Card {
  slot: SlotId;
  played_by: SeatId;
  front: SeatId; // the seat it lies in front of
  face: FaceId | null; // null: the viewer may not know it
  face_up: boolean; // does it lie face up for everybody?
  copiers: SeatId[];
  active: boolean | null; // null until the shaman has flipped; inactive cards leave at once
}

export interface View extends GameView {
  phase: Phase;
  round: number; // 0 during the set-up
  shaman: SeatId | null;
  islands: Island[];
  conditions: Condition[];
  hand: FaceId[]; // the viewer's own faces
  hands: number[]; // number of cards, by seat
  cards: Card[]; // on the table
  reserve: number[]; // by seat
  won: number[]; // treasures of this round, by seat
  huts: (number | null)[]; // treasures of earlier rounds, by seat; null: hidden
  draw_pile: number;
  discards: Partial<Record<FaceId, number>>; // how many lie in the discard pile
  acting: SeatId | null; // the seat that decides
  resolving: SlotId | null; // the slot of the card being resolved
  steps_left: number | null; // inhabitants still to place or remove for this effect
  picked_from: IslandId | null; // the island a treasure or inhabitant is being moved from
  picked_tribe: TribeId | null; // the inhabitant being moved
}

/** The words choices begin with. */
export type Verb =
  'place_initial' | 'play_card' | 'place_copier' | 'pass' | 'flip' | 'choose_card' | 'treasure_from'
  | 'treasure_to' | 'remove_from' | 'place_on' | 'pick_inhabitant' | 'move_to' | 'keep' | 'nominate'
  | 'deal' | 'show_side' | 'four_treasures' | 'first_shaman';
