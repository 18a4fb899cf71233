/** What the drawing reads out of a view. Pure. */
import { seatOf } from '../../board/ids';
import type { SeatLook } from '../../board/types';
import type { Landscape, MangroviaView, Step } from './view';

/** How an owner looks; null stands for neutral. */
export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook | null =>
  id.startsWith('seat_') ? (seats[seatOf(id)] ?? null) : null;

export const landscapeOf = (card: string): Landscape | null =>
  /^card_/.test(card) ? (card.slice(5) as Landscape) : null;

const count = (ids: readonly (string | null)[], id: string): number =>
  ids.filter((one) => one === id).length;
const lying = (view: MangroviaView): (string | null)[] => [
  ...view.open_offerings,
  ...view.open_landscapes,
];

/** Where a card that is new in a hand came from: the open card that is gone, or its deck. */
export function cameFrom(before: MangroviaView | null, now: MangroviaView, card: string): string {
  const left = count(lying(now), card);
  if (before && count(lying(before), card) > left) return `open-${card}-${left}`;
  return landscapeOf(card) ? 'landscape_deck' : 'offering_deck';
}

/** Points of a seat so far; null while they are hidden. */
export function total(view: MangroviaView, seat: number): number | null {
  const score = view.scores[seat];
  return score ? Object.values(score).reduce((a, b) => a + b, 0) : null;
}

/** Cards of a kind in discards: offerings, or landscapes. */
export function discarded(view: MangroviaView, landscapes: boolean): number {
  return Object.entries(view.discards).reduce(
    (sum, [card, n]) => sum + (!!landscapeOf(card) === landscapes ? n : 0),
    0,
  );
}

/** What a stage offers, as pictures: an arrow between steps, a bar between alternatives. */
export type Sign = 'open' | 'hidden' | 'amulets' | 'hut' | 'double' | 'birds' | 'talisman';
export type Mark = Sign | 'then' | 'or';
const SIGNS: Record<string, Sign> = {
  draw_open: 'open',
  draw_hidden: 'hidden',
  collect_amulets: 'amulets',
  build_hut: 'hut',
  build_double_hut: 'double',
  move_birds: 'birds',
  claim_talisman: 'talisman',
};
export function marks(steps: readonly Step[]): Mark[] {
  const join = (parts: Mark[][], by: Mark): Mark[] =>
    parts.flatMap((part, i) => (i ? [by, ...part] : part));
  return join(
    steps.map((step) =>
      step.op === 'choose_one'
        ? join((step.options ?? []).map(marks), 'or')
        : Array<Mark>(step.count ?? step.times ?? 1).fill(SIGNS[step.op] ?? 'open'),
    ),
    'then',
  );
}
