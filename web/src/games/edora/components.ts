/** What the drawing reads of components.json. A test holds it against the file. */
import type { Side } from './geometry';
import type {
  ActionId,
  AmuletPlaceId,
  BeigeId,
  BonusId,
  BushId,
  ConditionId,
  DolmenId,
  FaceId,
  FrameSlotId,
  GemId,
  HearthId,
  HerbId,
  HerbSlotId,
  KindId,
  MenhirId,
  OperationId,
  OraclePlaceId,
  OracleStoneId,
  PotionId,
  RimId,
  SanctuaryId,
  SteleId,
  TabletId,
  TileId,
  TileSlotId,
} from './seen';

export interface Action {
  id: ActionId;
  kind: KindId;
  steps?: number;
  gain?: number;
  brew_max?: number;
  row?: number;
  multiplier?: number;
}
export interface TileFace {
  light_groups: Side[][];
  links: { a: Side; b: Side; dark: number }[];
  stairs: boolean;
  portal: Side[] | null;
}
export interface Op {
  op: OperationId | 'do_action' | 'activate_herb' | 'turn_die';
  n?: number;
  kind?: KindId;
  times?: number;
  steps?: number;
  die_value?: number;
  multiplier?: number;
  row?: number | string;
  to?: number;
  min?: number;
  max?: number;
  from?: string;
}
export interface Potion {
  id: PotionId;
  cost: number;
  ops: Op[];
}
export interface Half {
  slot: TileSlotId | FrameSlotId;
  part: string;
  squares: Record<FaceId, [number, number][]>;
}

export interface Components {
  action_types: { items: Action[] };
  board_geometry: {
    tile_slots: { id: TileSlotId; x: number; y: number }[];
    sanctuaries: {
      id: SanctuaryId;
      x: number;
      y: number;
      halves: Half[];
      dolmen_slot: number | null;
      start_bush: BushId | null;
    }[];
    hearths: {
      id: HearthId;
      x: number;
      y: number;
      sanctuaries: SanctuaryId[];
      bonus_parts: { slot: string; x: number; y: number }[];
    }[];
    dolmen_slots: { id: RimId; sanctuary: SanctuaryId }[];
    start_bushes: { id: BushId; sanctuary: SanctuaryId; x: number; y: number }[];
  };
  tiles: { items: { id: TileId; faces: Record<FaceId, TileFace> }[] };
  dolmens: {
    items: { id: DolmenId; color: string }[];
    beige: { id: BeigeId; prestige: number }[];
  };
  bonuses: { items: { id: BonusId; op: OperationId }[] };
  competition: { min_dice: number };
  knowledge_track: { multipliers: number[] };
  sickle_track: {
    last: number;
    herb_pairs_at: number[];
    end_prestige: number[];
    herb_slots: { id: HerbSlotId; pair: number; row: 'above' | 'below' }[];
  };
  prestige_track: { spaces: number };
  amulet: {
    rows: number[];
    row_symbols: string[];
    places: { id: AmuletPlaceId; row: number; column: 'left' | 'right' }[];
  };
  gems: { per_kind: number; items: { id: GemId; bonus: BonusId }[] };
  menhirs: { items: { id: MenhirId; bonus: BonusId }[] };
  steles: { items: { id: SteleId; op: OperationId; factor: number; offset: number }[] };
  herbs: { items: { id: HerbId; effect: { shift_max?: number } }[] };
  oracle: {
    sides: number;
    stones: { id: OracleStoneId; bonus: BonusId }[];
    places: { id: OraclePlaceId; side: number; position: string; gaps: number[] }[];
  };
  tablets: { items: { id: TabletId; condition: { op: ConditionId; min: number } }[] };
  potions: { items: Potion[] };
  player_kit: { dice: number; menhirs: number; steles: number };
}
