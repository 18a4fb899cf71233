/**
 * Who is who among pieces that look alike. A view counts inhabitants and treasures; to let them
 * travel, each needs a name that lasts from one view to the next. Everything here is pure.
 */
import type { FaceId, View } from './seen';

/** A place by its id: "island_3", "up_0", "home", "won_2", "away". */
export type Place = string;
export type Counts = ReadonlyMap<Place, number>;

/**
 * Where each of a set of like pieces stands now (by its number), given where it stood before.
 * As few as possible change their place; who must leave a place is who came to it with the
 * highest number.
 */
export function follow(before: readonly Place[] | null, counts: Counts): Place[] {
  const left = new Map(counts);
  const total = [...left.values()].reduce((a, b) => a + b, 0);
  const known = before?.length === total ? before : Array<Place>(total).fill('');
  const now = known.map((place) => {
    const room = left.get(place) ?? 0;
    if (room === 0) return '';
    left.set(place, room - 1);
    return place;
  });
  const open = [...left].flatMap(([place, n]) => Array<Place>(n).fill(place));
  return now.map((place) => place || open.shift()!);
}

/** Where the inhabitants of a seat are: on islands, on a card, at home. */
export function tribe(view: View, seat: number): Counts {
  const counts = new Map<Place, number>([['home', view.reserve[seat] ?? 0]]);
  for (const island of view.islands) counts.set(island.id, island.inhabitants[seat] ?? 0);
  for (const card of view.cards)
    counts.set(card.slot, card.copiers.filter((id) => id === `seat_${seat}`).length);
  return counts;
}

/** Where the treasures are: on islands, won this round, or away in huts, which may be hidden. */
export function hoard(view: View, total: number): Counts {
  const counts = new Map<Place, number>();
  let seen = 0;
  const put = (place: Place, n: number): void => {
    counts.set(place, n);
    seen += n;
  };
  for (const island of view.islands) put(island.id, island.treasures);
  view.won.forEach((n, seat) => put(`won_${seat}`, n));
  counts.set('away', Math.max(0, total - seen));
  return counts;
}

/** A card on the table or on top of the discard pile. */
export interface Laid {
  key: string;
  face: FaceId | null;
}

/** The cards on the table and the last ones thrown on the discard pile, oldest first. */
export interface Trail {
  thrown: View['discards'];
  table: Laid[];
  pile: Laid[];
}

const sum = (counts: View['discards']): number => Object.values(counts).reduce((a, b) => a + b, 0);
const faces = (counts: View['discards']): [FaceId, number][] =>
  Object.entries(counts) as [FaceId, number][];

/**
 * The discard pile after a step: cards that left the table lie on it under their old names, so that
 * they travel there. A card nobody could read before takes one of the faces that are new in the pile.
 */
export function trail(before: Trail | null, view: View, keep = 12): Trail {
  const table = view.cards.map((c) => ({ key: `card-${view.round}-${c.slot}`, face: c.face }));
  const thrown = view.discards;
  const here = new Set(table.map((card) => card.key));
  const gone = before?.table.filter((card) => !here.has(card.key)) ?? [];
  if (before && sum(thrown) - sum(before.thrown) === gone.length) {
    const fresh = faces(thrown).flatMap(([face, n]) =>
      Array<FaceId>(Math.max(0, n - (before.thrown[face] ?? 0))).fill(face),
    );
    for (const card of gone) {
      const i = card.face ? fresh.indexOf(card.face) : -1;
      if (i >= 0) fresh.splice(i, 1);
    }
    const moved = gone.map((card) => ({ ...card, face: card.face ?? fresh.shift() ?? null }));
    return { thrown, table, pile: [...before.pile, ...moved].slice(-keep) };
  }
  const pile = faces(thrown)
    .slice(-3)
    .map(([face]) => ({ key: `thrown-${face}`, face }));
  return { thrown, table, pile };
}
