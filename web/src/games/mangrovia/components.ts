/** What the drawing reads of components.json. A test holds it against the file. */
import type {
  AmuletId,
  BoatPlaceId,
  BonusTileId,
  FervourTileId,
  LandscapeCardId,
  LandscapeId,
  OfferingId,
  PathId,
  SiteId,
} from './seen';

export interface Space {
  id: string;
  col: number | null;
  row: number | null;
  x: number;
  y: number;
  landscapes: LandscapeId[];
  currency: 'offering' | 'amulet';
  cost: number;
  fervour: number;
  paths: PathId[];
  sector: SectorId | null;
  amulet_space: boolean;
  neutral_symbol: 'grey' | 'white' | null;
}
export type SectorId = 'stone_star' | 'totem';

export interface Statue {
  id: string;
  path: PathId;
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
  id: BoatPlaceId;
  stage: number;
  site: SiteId;
  steps: Step[];
}

export interface AmuletRow {
  id: string;
  level: number;
  draw_from_bag: number;
  return_to_bag: number;
  take_from_board_stack: number;
}

export interface BonusTile {
  id: BonusTileId;
  kind: 'statue' | 'offering' | 'amulet' | 'landscape_joker';
  value?: number;
  path?: PathId;
}

interface Valued<Id> {
  id: Id;
  value: number;
}

export interface Components {
  spaces: { grid: { cols: number; rows: number }; items: Space[] };
  statues: { items: Statue[] };
  sectors: { items: { id: SectorId; first?: number; second?: number }[] };
  oracle_rock: { items: { id: string; landscape: LandscapeId }[] };
  archipelago: { sites: { id: SiteId; stages: number[] }[]; stages: Landing[] };
  amulet_table: { items: AmuletRow[] };
  amulets: { board_stack: Valued<AmuletId>; bag: Valued<AmuletId>[] };
  offering_deck: { items: Valued<OfferingId>[] };
  landscape_deck: { items: { id: LandscapeCardId; landscape: LandscapeId }[] };
  fervour_tiles: { items: Valued<FervourTileId>[] };
  bonus_tiles: { items: BonusTile[] };
  score_track: { length: number };
}
