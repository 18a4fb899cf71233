/** The view and the components of Bora Bora, as far as the drawing uses them. */
import type { View } from '../../board/types';

export interface LaidDie {
  die: string;
  seat: string;
}
export interface ActionTileView {
  id: string;
  dice: LaidDie[];
  lowest: number | null;
}
export interface RegionView {
  id: string;
  fish_tile: string | null;
  huts: string[]; // in the order of their arrival
  building_space: string | null;
}
export interface SlotView {
  id: string;
  person: string | null;
}
export interface PersonSpaceView {
  id: string;
  huts: number;
  person: string | null;
  shifted: boolean;
}
export interface CeremonySpaceView {
  id: string;
  material: boolean;
  building: string | null;
}
export interface NeedView {
  op: string;
  count: number;
  have: number;
  sure: boolean;
}
export interface TaskView {
  id: string;
  needs: NeedView[];
  missing: number;
  sure: boolean;
}
export interface StatusDisc {
  seat: string;
  step: string;
  points: number;
  height: number;
}
export interface PlayerView {
  seat: string;
  turn_order: number | null;
  score: number;
  dice: string[];
  huts: number;
  spaces: PersonSpaceView[];
  free_spaces: number;
  ceremony: CeremonySpaceView[];
  pairs: string[];
  beside: Record<string, number>;
  unbuilt: string[];
  built: { building: string; pair: string }[];
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  priests_in_temple: number;
  jewels: string[];
  tasks: (TaskView | null)[];
  tasks_done: number;
  tasks_done_with_yellow: number;
  cards: number;
  known: Record<string, number>;
  goals: { id: string; have: number; need: number }[];
  reach: Record<string, Record<string, number>>;
}
export interface ActionView {
  seat: string;
  tile: string | null;
  die: string | null;
  gender: string | null;
  kind: string | null;
  value: number;
  region: string | null;
  building: string | null;
}
export interface BoraBoraView extends View {
  round: number;
  phase: string;
  acting: string | null;
  order: string[];
  tiles: ActionTileView[];
  regions: RegionView[];
  men: SlotView[];
  women: SlotView[];
  men_left: number;
  women_left: number;
  temple: { id: string; priest: string | null }[];
  god_stack: number;
  jewels: { round: number; row: number; jewel: string | null }[];
  tasks: (string | null)[];
  tasks_left: number;
  display: (string | null)[];
  god_pile: number;
  discard: Record<string, number>;
  status: StatusDisc[];
  building_points: number;
  priest_points: number;
  players: PlayerView[];
  hand: string[];
  action: ActionView | null;
  used: Record<string, string[]>;
  green_used: boolean;
}

export interface Region {
  id: string;
  island: string;
  side: string;
  terrain: string;
  gives: string;
}
export interface Path {
  id: string;
  kind: 'land' | 'water';
  a: string;
  b: string;
  min_die: number;
}
export interface Need {
  op: string;
  n: number;
  kind?: string;
  type?: string;
  material?: string;
  terrain?: string;
  species?: string;
  color?: string;
  position?: number;
}
export interface Task {
  id: string;
  deck: 'starting' | 'regular';
  req: Need[];
}
export interface JewelTile {
  id: string;
  type: string;
  cost_shells: number;
  vp: number;
}
export interface CeremonySpace {
  id: string;
  row: number;
  col: number;
  material: string;
}
export interface BoraBoraComponents {
  regions: { items: Region[] };
  paths: { items: Path[] };
  fish_tiles: { items: { id: string; species: string; value: number }[] };
  task_tiles: { items: Task[] };
  jewelry_tiles: { items: JewelTile[] };
  action_tiles: { items: { id: string; actions: string[] }[] };
  status_track: { items: { id: string; vp: number; column: number }[] };
  temple: { items: { id: string; value: number }[]; priest_vp_by_round: number[] };
  buildings: { vp_by_round: number[]; items: { id: string; value: number }[] };
  ceremony_spaces: {
    items: CeremonySpace[];
    pairs: { id: string; a: string; b: string }[];
  };
  fishing_action: { vp: number };
}
