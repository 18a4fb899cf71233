/** What the drawing reads of components.json. A test holds it against the file. */
import type { Point } from '../../board/types';
import type { BackgroundId, ConditionId, FaceId, KindId, TribeId } from './seen';

export interface Components {
  limits: { rounds: number; inhabitants_per_player: number; island_capacity: number };
  faces: { items: { id: FaceId; kind: KindId; amount: number; background: BackgroundId }[] };
  tribes: { items: { id: TribeId; mark: string }[] };
  islands: { inhabitant_slots: Point[]; treasure_area: Point };
  player_counts: { by_players: Record<string, { treasures_in_play: number }> };
  layout: {
    condition_cards: Record<ConditionId, Point>;
    draw_pile: Point;
    discard_pile: Point;
    by_players: Record<string, Point[]>;
  };
}
