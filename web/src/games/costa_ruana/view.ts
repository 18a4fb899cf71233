/** What a seat sees of Costa Ruana, and the part of components.json the drawing needs. */
import type { Point } from '../../board/types';
import type { View as Common } from '../../board/types';

export type Side = 'day' | 'night' | 'high_tide' | 'low_tide';

export interface IslandView {
  id: string;
  treasures: number;
  inhabitants: number[]; // by seat
  taker: string; // a seat, "conflict" or "nobody"
}

export interface ConditionView {
  id: string; // "time" or "tide"
  side: Side | null;
  reverse: Side | null;
}

export interface CardView {
  slot: string; // "up_0", "down_3"
  played_by: string;
  front: string;
  face: string | null; // null: the viewer may not know it
  face_up: boolean;
  copiers: string[];
  active: boolean | null;
}

export interface View extends Common {
  phase: string;
  round: number; // 0 during the set-up
  shaman: string | null;
  islands: IslandView[];
  conditions: ConditionView[];
  hand: string[];
  hands: number[];
  cards: CardView[];
  reserve: number[];
  won: number[];
  huts: (number | null)[];
  draw_pile: number;
  discards: Record<string, number>;
  acting: string | null;
  resolving: string | null;
  steps_left: number | null;
  picked_from: string | null;
  picked_tribe: string | null;
}

interface Items<T> {
  items: T[];
}

export interface Components {
  limits: { rounds: number };
  faces: Items<{ id: string; kind: string; amount: number; background: Side }>;
  tribes: Items<{ id: string; mark: string }>;
  islands: { inhabitant_slots: Point[]; treasure_area: Point };
  player_counts: { by_players: Record<string, { treasures_in_play: number }> };
  layout: {
    condition_cards: Record<'time' | 'tide', Point>;
    draw_pile: Point;
    discard_pile: Point;
    by_players: Record<string, Point[]>;
  };
}
