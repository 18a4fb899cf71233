/** What the drawing reads of components.json. A test holds it against the file. */
import type {
  ActionId,
  BuildingId,
  CeremonyId,
  FishId,
  GenderId,
  GodId,
  JewelId,
  JewelTypeId,
  KindId,
  MaterialId,
  OpId,
  PairId,
  PersonSpaceId,
  RegionId,
  RouteId,
  SlotId,
  SpeciesId,
  StatusId,
  TempleSlotId,
  TerrainId,
  TileId,
} from './seen';

export interface Region {
  id: RegionId;
  island: string;
  side: string;
  terrain: TerrainId;
  gives: MaterialId | 'offering';
}
export interface Path {
  id: string;
  kind: RouteId;
  a: RegionId;
  b: RegionId;
  min_die: number;
}
export interface Need {
  op: OpId;
  n: number;
  kind?: KindId;
  type?: JewelTypeId;
  material?: MaterialId;
  terrain?: TerrainId;
  species?: SpeciesId;
  color?: string;
  position?: number;
}
export interface Task {
  id: string;
  deck: 'starting' | 'regular';
  req: Need[];
}
export interface Person {
  id: string;
  gender: GenderId;
  kind: KindId;
  symbols: number;
}
export interface JewelTile {
  id: JewelId;
  type: JewelTypeId;
  cost_shells: number;
  vp: number;
}
export interface CeremonySpace {
  id: CeremonyId;
  row: number;
  col: number;
  material: MaterialId;
}
export interface PersonSpace {
  id: PersonSpaceId;
  space: number;
  unlimited_huts: boolean;
}
export interface God {
  id: GodId;
  color: string;
  value?: number;
}

export interface Components {
  counts: { dice_per_player: number; rounds: number };
  regions: { items: Region[] };
  paths: { items: Path[] };
  fish_tiles: { items: { id: FishId; species: SpeciesId; value: number }[] };
  person_kinds: { items: { id: KindId; amount_by_tile_count: number[] }[] };
  man_tiles: { items: Person[] };
  woman_tiles: { items: Person[] };
  person_display: { slots_per_gender: number; items: { id: SlotId; min_die: number }[] };
  person_spaces: { items: PersonSpace[] };
  task_tiles: { items: Task[] };
  task_display: { items: { id: string }[] };
  jewelry_tiles: { items: JewelTile[] };
  jewelry_grid: { columns: number; rows: number };
  god_cards: { items: God[] };
  action_tiles: { items: { id: TileId; actions: ActionId[] }[] };
  helper: { items: { id: string; amount: number | string }[] };
  status_track: { items: { id: StatusId; vp: number; column: number }[] };
  temple: { items: { id: TempleSlotId; value: number }[]; priest_vp_by_round: number[] };
  buildings: { vp_by_round: number[]; items: { id: BuildingId; value: number }[] };
  ceremony_spaces: {
    columns: number;
    rows: number;
    items: CeremonySpace[];
    pairs: { id: PairId; a: CeremonyId; b: CeremonyId }[];
  };
  fishing_action: { id: TileId; vp: number };
}
