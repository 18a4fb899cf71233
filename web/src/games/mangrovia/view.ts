/** The view and the components of Mangrovia, as far as the drawing uses them. */
import type { View } from '../../board/types';

export type Landscape = 'water' | 'sand' | 'mangrove' | 'reed';

export interface SpaceView {
  id: string;
  owner: string | null; // a seat or "neutral"
  huts: number;
  fervour_tile: string | null;
  bonus_tile: string | null;
}

export interface Majority {
  id: string;
  huts: Record<string, number>;
  first: string | null;
  second: string | null;
}

export interface PlayerView {
  seat: string;
  huts: number;
  dishes: number;
  offerings: number;
  landscapes: number;
  known: Record<string, number>;
  amulets: number;
  amulet_values: string[] | null;
  level: number;
  bonus_tiles: string[];
}

export interface Building {
  seat: string;
  space: string;
  huts: number;
  played: string[];
  paid: string[];
  due: number;
}

export interface MangroviaView extends View {
  phase: string;
  round: number;
  last_round: boolean;
  talisman: string | null;
  acting: string | null;
  boat: string;
  birds: Landscape[];
  sites: { id: string; dish: string | null }[];
  spaces: SpaceView[];
  paths: Majority[];
  totem: Majority;
  star: Record<string, number>;
  star_factor: number;
  fervour_tiles: string[];
  open_offerings: (string | null)[];
  open_landscapes: (string | null)[];
  decks: { offering_deck: number; landscape_deck: number };
  discards: Record<string, number>;
  bag: number;
  stack: number;
  set_aside: Record<string, number>;
  players: PlayerView[];
  hand: string[];
  start_cards: string[];
  drawing: string | null;
  drawn_count: number;
  drawn: string[];
  building: Building | null;
}

export interface Space {
  id: string;
  col: number | null;
  row: number | null;
  x: number;
  y: number;
  landscapes: Landscape[];
  currency: 'offering' | 'amulet';
  cost: number;
  fervour: number;
  paths: string[];
  sector: 'stone_star' | 'totem' | null;
  amulet_space: boolean;
  neutral_symbol: 'grey' | 'white' | null;
}

export interface Statue {
  id: string;
  path: string;
  letter: string;
  orientation: 'vertical' | 'horizontal';
  grid_index: number;
  first: number;
  second: number;
}

export interface Step {
  op: string;
  count?: number;
  times?: number;
  options?: Step[][];
}

export interface Landing {
  id: string;
  stage: number;
  site: string;
  steps: Step[];
}

export interface AmuletRow {
  id: string;
  level: number;
  draw_from_bag: number;
  return_to_bag: number;
  take_from_board_stack: number;
}

export interface MangroviaComponents {
  spaces: { items: Space[] };
  statues: { items: Statue[] };
  sectors: { items: { id: string; first?: number; second?: number }[] };
  oracle_rock: { items: { id: string; landscape: Landscape }[] };
  archipelago: { sites: { id: string; stages: number[] }[]; stages: Landing[] };
  amulet_table: { items: AmuletRow[] };
  score_track: { length: number };
}
