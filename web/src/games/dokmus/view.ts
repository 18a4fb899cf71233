/** The view and the components of Dokmus, as far as the drawing uses them. */
import type { View } from '../../board/types';

export interface DokmusTile {
  tile: string; // "tile_4"
  side: string; // "side_b"
  rotation: string; // "r90"
}

export interface DokmusPlayer {
  tokens: string[]; // cells, in the order the tokens came
  last: string | null;
  hand: number;
  sacrificed: number;
  ruins: number;
  drafted: boolean;
  guardian: string | null; // once revealed
  explored: string[]; // temples, as cells
  visited: string[]; // tiles
  complete: string[]; // tiles
}

export interface DokmusView extends View {
  phase: 'setup' | 'start' | 'draft' | 'turns' | 'over';
  round: number;
  talisman: number | null;
  layout: 'square_3x3' | 'u_2x3';
  slots: (DokmusTile | null)[];
  gap: number | null;
  players: DokmusPlayer[];
  guardians: string[];
  first: number | null;
  calls: { guardian: string; seat: number | null }[];
  out: string[];
  handed: string[] | null;
  guardian: string | null;
  set_aside: string[] | null;
  active: number | null;
  left: number;
  guardian_used: boolean;
  pending: string[];
  waived: boolean;
  prices: Record<string, number> | null;
}

export interface Slot {
  slot: number;
  row: number;
  col: number;
  in_line_with: number[];
}
export interface Layout {
  id: DokmusView['layout'];
  rows: number;
  cols: number;
  slots: Slot[];
}

export interface DokmusComponents {
  map_tiles: {
    items: { id: string; number: number; sides: Record<string, { rows: string[] }> }[];
  };
  layouts: { items: Layout[] };
  tokens: { per_player: number; tokens_per_turn: number; rounds: number };
}
