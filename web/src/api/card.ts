/** What the page itself brings: on the page of a table, what the shelf says of its game. */
import type { GameCard } from './messages';

const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="opening"]');
const brought = meta ? (JSON.parse(meta.content) as GameCard) : null;

/** What stands on the box of a game, if the page brought it. */
export const cardOf = (game: string): GameCard | null => (brought?.id === game ? brought : null);
