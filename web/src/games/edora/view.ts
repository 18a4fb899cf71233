/** The view and the components of Edora, as far as the drawing uses them. */
import type { View } from '../../board/types';
import type { Side } from './geometry';

export type Bonus = 'prestige' | 'knowledge' | 'food' | 'die' | 'mistletoe' | 'sickle';
export type Kind =
  'food_or_dice' | 'knowledge' | 'sickle' | 'tablet' | 'mistletoe' | 'amulet' | 'menhir' | 'stele';
export type Face = 'front' | 'back';

export interface PieceView {
  slot: string;
  id: string;
  rotation: 'r0' | 'r90' | 'r180' | 'r270';
  face: Face | null; // null until it is known, with three players
}
export interface SquareView {
  id: string;
  action: string;
  seat: string | null;
  value: number | null;
}
export interface SanctuaryView {
  id: string;
  squares: SquareView[]; // empty until the board is laid
  stones: { id: string; seat: string }[];
  leader: string | null;
}
export interface TabletView {
  id: string;
  now: number;
  need: number;
  done: boolean;
}
export interface PlayerView {
  seat: string;
  prestige: number;
  food: number;
  mistletoe: number;
  reserve: number[];
  stock: number[];
  placed: number;
  pawn: string | null;
  knowledge: number;
  multiplier: number;
  tie_rank: number;
  led: number;
  sickle: number;
  sickle_prestige: number;
  herbs: Record<string, string | null>;
  herbs_laid: number;
  active: string[];
  inactive: string[];
  amulet: Record<string, string | null>;
  menhirs: string[]; // not erected yet
  steles: string[];
  tablets: TabletView[];
  drawn: number;
  potions: string[];
  dolmens: string[];
  fires: number;
}
export interface EdoraView extends View {
  phase: string;
  round: number; // 0 during the set-up
  last_round: boolean;
  first: string | null;
  acting: string | null;
  tiles: PieceView[];
  frame: PieceView[];
  laid: boolean;
  sanctuaries: SanctuaryView[];
  links: { a: string; b: string; dark: number }[];
  clearings: { sanctuaries: string[]; portal: boolean }[];
  hearths: { id: string; bonuses: Bonus[]; fire: string | null }[];
  rim: { id: string; dolmen: string | null }[];
  reach: Record<string, number>;
  knowledge: string[][]; // the seats on each space from bottom to top
  oracle: { id: string; tablet: string | null }[];
  oracle_stones: (string | null)[];
  pile: number;
  potions: string[];
  gems: Record<string, number>;
  beige: string[];
  mistletoe_supply: number | null;
  players: PlayerView[];
  turn: {
    seat: string;
    sanctuary: string | null;
    die: number | null;
    square: string | null;
  } | null;
  drawn: string[];
}

export interface Action {
  id: string;
  kind: Kind;
  steps?: number;
  gain?: number;
  brew_max?: number;
  row?: number | string;
  multiplier?: number;
}
export interface TileFace {
  light_groups: Side[][];
  links: { a: Side; b: Side; dark: number }[];
  stairs: boolean;
  portal: Side[] | null;
}
export interface Op {
  op: string;
  n?: number;
  kind?: Kind;
  times?: number;
  steps?: number;
  die_value?: number | string;
  multiplier?: number;
  to?: number;
  max?: number;
  from?: string;
}
export interface Potion {
  id: string;
  cost: number;
  ops: Op[];
}
export interface EdoraComponents {
  action_types: { items: Action[] };
  board_geometry: {
    tile_slots: { id: string; x: number; y: number }[];
    sanctuaries: {
      id: string;
      x: number;
      y: number;
      halves: { slot: string; part: string; squares: Record<Face, [number, number][]> }[];
      dolmen_slot: number | null;
      start_bush: string | null;
    }[];
    hearths: {
      id: string;
      x: number;
      y: number;
      sanctuaries: string[];
      bonus_parts: { slot: string; x: number; y: number }[];
    }[];
    dolmen_slots: { id: string; sanctuary: string }[];
    start_bushes: { id: string; sanctuary: string; x: number; y: number }[];
  };
  tiles: { items: { id: string; faces: Record<Face, TileFace> }[] };
  dolmens: {
    items: { id: string; color: string }[];
    beige: { id: string; prestige: number }[];
  };
  knowledge_track: { multipliers: number[] };
  sickle_track: {
    last: number;
    herb_pairs_at: number[];
    end_prestige: number[];
    herb_slots: { id: string; pair: number; row: 'above' | 'below' }[];
  };
  prestige_track: { spaces?: number };
  amulet: { places: { id: string; row: number; column: 'left' | 'right' }[] };
  gems: { per_kind: number; items: { id: string; bonus: Bonus }[] };
  menhirs: { items: { id: string; bonus: Bonus }[] };
  steles: { items: { id: string; group: 'top' | 'bottom'; factor: number; offset: number }[] };
  herbs: { items: { id: string }[] };
  oracle: { places: { id: string; side: number; position: string; gaps: number[] }[] };
  tablets: { items: { id: string; condition: { op: string; min: number } }[] };
  potions: { items: Potion[] };
  player_kit: { dice: number };
}
