/** What the drawing reads out of a view. Pure. */
import { seatOf } from '../../board/ids';
import type { BoardProps, Point, SeatLook } from '../../board/types';
import type { BonusTile, Components, SectorId, Step } from './components';
import { lattice } from './geometry';
import type { CardId, LandscapeId, View } from './seen';

/** How an owner looks; null stands for neutral. */
export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook | null =>
  id.startsWith('seat_') ? (seats[seatOf(id)] ?? null) : null;

/** What is printed on cards, amulets and tiles, by their ids. */
export interface Printed {
  value: ReadonlyMap<string, number>;
  amulets: ReadonlySet<string>;
  landscape: ReadonlyMap<string, LandscapeId>; // of landscape cards
  bonus: ReadonlyMap<string, BonusTile & { letter: string }>; // the letter of its statue, or ''
}
const read = new WeakMap<Components, Printed>();
export function printed(components: Components): Printed {
  const known = read.get(components);
  if (known) return known;
  const { amulets, bonus_tiles, fervour_tiles, landscape_deck, offering_deck } = components;
  const valued = [
    ...offering_deck.items,
    amulets.board_stack,
    ...amulets.bag,
    ...fervour_tiles.items,
  ];
  const letters = new Map(components.statues.items.map((one) => [one.path, one.letter]));
  const made: Printed = {
    value: new Map(valued.map((one) => [one.id, one.value])),
    amulets: new Set([amulets.board_stack, ...amulets.bag].map((one) => one.id)),
    landscape: new Map(landscape_deck.items.map((card) => [card.id, card.landscape])),
    bonus: new Map(
      bonus_tiles.items.map((tile) => [
        tile.id,
        { ...tile, letter: tile.path ? letters.get(tile.path)! : '' },
      ]),
    ),
  };
  read.set(components, made);
  return made;
}

/** The middle of a sector: its spaces lie around it. */
export function middleOf(components: Components, sector: SectorId): Point {
  const around = components.spaces.items.filter((space) => space.sector === sector);
  const mean = (all: number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
  return lattice(mean(around.map((s) => s.col ?? 0)), mean(around.map((s) => s.row ?? 0)));
}

const count = (ids: readonly (string | null)[], id: string): number =>
  ids.filter((one) => one === id).length;
const lying = (view: View): (string | null)[] => [...view.open_offerings, ...view.open_landscapes];

/** What its builder has laid out for a hut. */
export const laid = (view: View): string[] =>
  view.building ? [...view.building.played, ...view.building.paid] : [];

/** Where a card that is new in a hand came from: the open card that is gone, the tray, or its deck. */
export function cameFrom(print: Printed, before: View | null, now: View, card: string): string {
  const left = count(lying(now), card);
  if (before && count(lying(before), card) > left) return `open-${card}-${left}`;
  const out = count(laid(now), card);
  if (before && count(laid(before), card) > out) return `laid-${card}-${out}`;
  return print.landscape.has(card) ? 'landscape_deck' : 'offering_deck';
}

/** Cards of a kind in discards: offerings, or landscapes. */
export function discarded(
  print: Printed,
  view: View,
  landscapes: boolean,
): { card: CardId; n: number }[] {
  return (Object.entries(view.discards) as [CardId, number][])
    .filter(([card, n]) => n > 0 && print.landscape.has(card) === landscapes)
    .map(([card, n]) => ({ card, n }));
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

type Words = Pick<BoardProps, 'name' | 'say'>;

/** What a stage offers, in words: "open card × 2, then hidden card". */
export function brings(steps: readonly Step[], { name, say }: Words): string {
  const words = steps.map((step) => {
    const one = step.options?.[0]?.[0] ?? step;
    const ops = step.options?.map((branch) => branch[0]!.op) ?? [step.op];
    const what = name(ops.join('_or_'));
    const count = one.count ?? one.times ?? 1;
    return count > 1 ? say('board-times', { what, count }) : what;
  });
  return words.length ? words.reduce((one, other) => say('board-then', { one, other })) : '';
}
