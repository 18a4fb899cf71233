/* Made by `make types` from archipel/games/dokmus/seen.py. Do not edit. */
import type { View as GameView } from '../../api/messages';

export type Phase = 'setup' | 'start' | 'draft' | 'turns' | 'over';

export type LayoutId = 'square_3x3' | 'u_2x3';

export type TileId =
  'tile_1' | 'tile_2' | 'tile_3' | 'tile_4' | 'tile_5' | 'tile_6' | 'tile_7' | 'tile_8';

export type Side = 'side_a' | 'side_b';

export type Rotation = 'r0' | 'r90' | 'r180' | 'r270';

export type GuardianId = 'guardian_1' | 'guardian_2' | 'guardian_3' | 'guardian_4' | 'guardian_5';

/** A tile on the table. */
export interface Tile {
  tile: TileId;
  side: Side;
  rotation: Rotation;
}

/** A number that was called in this round. */
export interface Call {
  guardian: GuardianId;
  seat: number | null; // who revealed it; null: nobody did
}

/** One seat, as everybody sees it. */
export interface Player {
  tokens: string[]; // in the order the tokens came to the board
  last: string | null; // the token that temples link to
  hand: number; // tokens still to use, those of a running turn included
  sacrificed: number;
  ruins: number; // points from ruins
  drafted: boolean; // has it taken a guardian this round?
  guardian: GuardianId | null; // once it is revealed
  explored: string[]; // temples
  visited: TileId[];
  complete: TileId[];
}

export interface View extends GameView {
  phase: Phase;
  round: number; // 0 before the first
  talisman: number | null;
  layout: LayoutId;
  slots: (Tile | null)[]; // null: the gap, or not laid yet
  gap: number | null; // its slot, once the island is laid
  players: Player[];
  guardians: GuardianId[]; // those in play
  first: number | null; // who chose first in this round
  calls: Call[]; // the turn order, as far as it was called
  out: GuardianId[]; // known to everybody to be set aside
  handed: GuardianId[] | null; // what the viewer was handed this round
  guardian: GuardianId | null; // what the viewer took
  set_aside: GuardianId[] | null; // what the last to choose passed by; only he knows
  active: number | null; // whose turn it is
  left: number; // tokens of the turn still to use
  guardian_used: boolean;
  pending: TileId[]; // tiles of the open ruins actions
  waived: boolean; // no cell is connected: the next token may go anywhere
  moving: string | null; // the token that is about to move
  prices: Record<string, number> | null; // of each cell the viewer may put a token on now
}

/** The words choices begin with. */
export type Verb =
  'place' | 'cross' | 'sacrifice' | 'first' | 'lay' | 'start' | 'draft' | 'talisman' | 'slide' |
  'move' | 'rotate' | 'ruins_slide' | 'ruins_move' | 'ruins_rotate' | 'to' | 'decline' | 'end_turn';
