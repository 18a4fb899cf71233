/** What a table needs before it can be shown, asked for all at once and as soon as it is known. */
import { cardOf } from '../api/card';
import { api } from '../api/http';
import type { GameCard, Table } from '../api/messages';
import { drawing, type Drawing } from '../games';
import { loadShelf } from '../lobby/shelf.svelte';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import { slow } from '../slow';
import type { Speaker } from '../text';
import { gameSpeaker } from '../words.svelte';

export interface Opening {
  /** Which table it is, and what stands on the box of its game. */
  found: Promise<{ table: Table; card: GameCard }>;
  /** What it is told with, and what it is drawn with; on a slow line one after the other. */
  texts: Promise<Speaker>;
  picture: Promise<[components: unknown, drawing: Drawing]>;
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
  const texts = found.then(({ card }) => gameSpeaker(card.id, settings.lang));
  const picture = found.then(async ({ card }) => {
    if (slow) await texts;
    const plain = router.place.query.has('plain');
    return Promise.all([api.components(card.id), plain ? NOT_DRAWN : drawing(card.id)]);
  });
  for (const asked of [found, texts, picture]) asked.catch(() => undefined); // told to who waits for it
  return { found, texts, picture };
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
