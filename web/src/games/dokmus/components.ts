/** What the drawing reads of components.json. A test holds it against the file. */
import type { GuardianId, LayoutId, TileId } from './seen';

export interface Slot {
  slot: number;
  row: number;
  col: number;
}
export interface Layout {
  id: LayoutId;
  rows: number;
  cols: number;
  slots: Slot[];
}

/** What a guardian can do; one of several, told by their numbers. */
export type Op = 'take_talisman' | 'slide_tile' | 'move_token' | 'rotate_tile' | 'choose_one';
export interface GuardianTile {
  id: GuardianId;
  number: number;
  op: Op;
  of?: number[];
}

export type TerrainId =
  | 'meadow'
  | 'forest'
  | 'ruins'
  | 'volcano'
  | 'mountain'
  | 'water'
  | 'temple_small'
  | 'temple_large';

export interface Components {
  terrains: { items: { id: TerrainId; char: string }[] };
  map_tiles: {
    grid_size: number;
    items: { id: TileId; number: number; sides: Record<'A' | 'B', { rows: string[] }> }[];
  };
  layouts: { items: Layout[] };
  guardians: { items: GuardianTile[] };
  tokens: { per_player: number; tokens_per_turn: number; rounds: number };
  temple_points: { small: number; large: number };
  ruins_points: { per_token: number };
  complete_tile_points: { by_players: Record<string, number> };
  visited_tile_points: { by_tiles: number[] };
  sacrifice_points: { by_players: Record<string, number[]> };
}
