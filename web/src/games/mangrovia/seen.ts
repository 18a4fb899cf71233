/* Made by `make types` from archipel/games/mangrovia/seen.py. Do not edit. */
import type { SeatId, View as GameView } from '../../api/messages';

export type { SeatId };

export type Phase = 'setup' | 'prepare' | 'place' | 'sail' | 'final_scoring' | 'game_over';

export type OwnerId = SeatId | 'neutral';

export type LandscapeId = 'water' | 'sand' | 'mangrove' | 'reed';

export type OfferingId =
  'offering_2' | 'offering_3' | 'offering_4' | 'offering_5' | 'offering_6' | 'offering_7';

export type LandscapeCardId = 'card_water' | 'card_sand' | 'card_mangrove' | 'card_reed';

export type CardId = OfferingId | LandscapeCardId;

export type DeckId = 'offering_deck' | 'landscape_deck';

export type AmuletId = 'amulet_1' | 'amulet_2' | 'amulet_3' | 'amulet_4' | 'amulet_5' | 'amulet_6';

export type FervourTileId =
  'fervour_2' | 'fervour_3' | 'fervour_4' | 'fervour_5' | 'fervour_6' | 'fervour_7' | 'fervour_8' |
  'fervour_9';

export type BonusTileId =
  'tile_statue_a' | 'tile_statue_b' | 'tile_statue_c' | 'tile_statue_d' | 'tile_statue_e' |
  'tile_statue_f' | 'tile_statue_g' | 'tile_statue_h' | 'tile_offering_3' | 'tile_amulet_2' |
  'tile_landscape_joker';

export type PathId =
  'path_a' | 'path_b' | 'path_c' | 'path_d' | 'path_e' | 'path_f' | 'path_g' | 'path_h';

export type MajorityId = PathId | 'totem';

export type SiteId =
  'site_1_12' | 'site_2_11' | 'site_3_10' | 'site_4_9' | 'site_5_8' | 'site_6_7';

export type BoatPlaceId =
  'boat_space' | 'stage_1' | 'stage_2' | 'stage_3' | 'stage_4' | 'stage_5' | 'stage_6' | 'stage_7' |
  'stage_8' | 'stage_9' | 'stage_10' | 'stage_11' | 'stage_12';

export interface Space {
  id: string;
  owner: OwnerId | null;
  huts: number; // 0, 1 or 2
  fervour_tile: FervourTileId | null; // under a hut around the Totem
  bonus_tile: BonusTileId | null; // lying on an empty space of the Stone Star
}

export interface Site {
  id: SiteId;
  dish: OwnerId | null;
}

export interface Majority {
  id: MajorityId;
  huts: Partial<Record<OwnerId, number>>; // by owner, neutral huts included
  first: OwnerId | null; // who would get the larger prize now; "neutral" loses it
  second: OwnerId | null;
}

export interface Player {
  seat: SeatId;
  huts: number; // left in stock
  dishes: number; // not placed yet
  offerings: number; // number of cards in hand
  landscapes: number;
  // cards in hand that everybody saw being taken, start cards included
  known: Partial<Record<CardId, number>>;
  amulets: number; // number
  amulet_values: AmuletId[] | null; // null while they are hidden from the viewer
  level: number; // row of the amulet table
  bonus_tiles: BonusTileId[];
}

/** A hut that was announced. What it is to be paid with is seen by its builder alone. */
export interface Building {
  seat: SeatId;
  space: string;
  huts: number;
  price: number; // the whole sum
  played: (LandscapeCardId | BonusTileId)[]; // landscape cards and joker laid ready
  paid: (OfferingId | AmuletId | BonusTileId)[]; // laid ready; no longer among the viewer's
  due: number; // what is still to be laid of the price
  proposed: (LandscapeCardId | OfferingId | AmuletId | BonusTileId)[]; // would complete it
}

export interface View extends GameView {
  phase: Phase;
  round: number; // 0 during the set-up
  last_round: boolean; // somebody has built his last hut
  talisman: SeatId | null; // the first player
  acting: SeatId | null; // the seat that decides
  boat: BoatPlaceId;
  birds: LandscapeId[]; // two
  sites: Site[];
  spaces: Space[];
  paths: Majority[];
  totem: Majority;
  star: Partial<Record<OwnerId, number>>; // huts around the Stone Star by owner
  star_factor: number; // what each of them is worth now
  fervour_tiles: FervourTileId[]; // left on the islet, the top one first
  open_offerings: (OfferingId | null)[]; // place by place
  open_landscapes: (LandscapeCardId | null)[];
  decks: Partial<Record<DeckId, number>>; // number of cards
  discards: Partial<Record<CardId, number>>;
  bag: number; // number of amulets
  stack: number; // amulets of value 1 below the amulet table
  set_aside: Partial<Record<AmuletId, number>>;
  players: Player[];
  hand: CardId[]; // the viewer's cards that are not laid ready
  start_cards: OfferingId[]; // those of them that are start cards
  drawing: SeatId | null; // the seat that is drawing amulets
  drawn_count: number; // how many it has drawn and not yet kept
  drawn: AmuletId[]; // what they are, if the viewer draws them
  building: Building | null;
}

/** The words choices begin with. */
export type Verb =
  'dish' | 'take' | 'draw' | 'collect' | 'return' | 'build' | 'double' | 'card' | 'pay' | 'birds' |
  'complete' | 'stack_first' | 'bag_only' | 'pass' | 'first' | 'deal' | 'reveal' | 'pull' | 'lay';
