/** How faces of cards look; what they do stands in components.json. */
import type { ThingTip } from '../../board/types';
import type { Components } from './components';
import type { BackgroundId, FaceId, KindId } from './seen';

export interface FaceLook {
  id: FaceId;
  side: BackgroundId;
  kind: KindId;
  amount: number;
}

export const TONE: Record<BackgroundId, { fill: string; light: string; on: string }> = {
  day: { fill: 'var(--cr-day)', light: 'var(--cr-day-2)', on: '#7a4b00' },
  night: { fill: 'var(--cr-night)', light: 'var(--cr-night-2)', on: '#fff3c9' },
  high_tide: { fill: 'var(--cr-high)', light: 'var(--cr-high-2)', on: '#f2fdff' },
  low_tide: { fill: 'var(--cr-low)', light: 'var(--cr-low-2)', on: '#fff0dc' },
};

export function faceLook(components: Components, id: FaceId): FaceLook | null {
  const face = components.faces.items.find((item) => item.id === id);
  return face ? { id, side: face.background, kind: face.kind, amount: face.amount } : null;
}

const HELP: Record<KindId, string> = {
  move_treasure: 'card_treasure',
  remove_inhabitants: 'card_remove',
  place_inhabitants: 'card_place',
  move_inhabitant: 'card_move',
};
/** What explains a card, known or not. */
export const cardTip = (face: FaceLook | null, name: (id: string) => string): ThingTip =>
  face
    ? {
        rule: 'CR-17',
        help: HELP[face.kind],
        values: { count: face.amount, background: name(face.side) },
      }
    : { rule: 'CR-18', help: 'card_hidden' };

/** The silhouette of an inhabitant, 28 wide and 35 high, feet at y = 17. */
export const MEEPLE =
  'M0-18.4C3.9-18.4 6.6-15.7 6.6-12.2 6.6-10.6 6-9.2 5-8.2 9.4-7.2 14-3.6 14-.4 14 2.4 10.6 2.6 7 1.6 7.4 6.4 9.8 10.6 10.8 14 11.3 15.8 10.4 17 8.6 17H3.4C2 17 1.4 16 .9 14.4L0 11.4-.9 14.4C-1.4 16-2 17-3.4 17H-8.6C-10.4 17-11.3 15.8-10.8 14-9.8 10.6-7.4 6.4-7 1.6-10.6 2.6-14 2.4-14-.4-14-3.6-9.4-7.2-5-8.2-6-9.2-6.6-10.6-6.6-12.2-6.6-15.7-3.9-18.4 0-18.4z';
