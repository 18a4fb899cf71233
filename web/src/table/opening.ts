/** What a table needs before it can be shown, asked for all at once and as soon as it is known. */
import { cardOf } from '../api/card';
import { api } from '../api/http';
import type { GameCard, Table } from '../api/messages';
import { drawing, type Drawing } from '../games';
import { loadShelf } from '../lobby/shelf.svelte';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import type { Speaker } from '../text';
import { gameSpeaker } from '../words.svelte';

export interface Opening {
  /** Which table it is, and what stands on the box of its game. */
  found: Promise<{ table: Table; card: GameCard }>;
  /** What it is drawn and told with. */
  material: Promise<[components: unknown, picture: Drawing, texts: Speaker]>;
}

/** `?plain` shows any game in the automatic view. */
const NOT_DRAWN: Drawing = { Board: null, Mat: null, Glance: null };

function open(id: string): Opening {
  const found = api.table(id).then(async (table) => {
    const known = cardOf(table.game);
    const card = known ?? (await loadShelf()).games.find((g) => g.id === table.game);
    if (!card) throw Object.assign(new Error(table.game), { word: 'other' });
    return { table, card };
  });
  const material = found.then(({ card }) =>
    Promise.all([
      api.components(card.id),
      router.place.query.has('plain') ? NOT_DRAWN : drawing(card.id),
      gameSpeaker(card.id, settings.lang),
    ]),
  );
  for (const asked of [found, material]) asked.catch(() => undefined); // told to who waits for it
  return { found, material };
}

let ahead: { id: string; opening: Opening } | null = null;

/** Begins before the page of the table is there, or while the server still says who I am. */
export function openAhead(id: string): void {
  if (ahead?.id !== id) ahead = { id, opening: open(id) };
}
export function opening(id: string): Opening {
  openAhead(id);
  const { opening } = ahead!;
  ahead = null;
  return opening;
}
