/** The games on the shelf, fetched once; in the order of the server: what is learnt soonest first. */
import { api } from '../api/http';
import type { GameCard, Shelf } from '../api/messages';
import { settings } from '../settings.svelte';

const state = $state<{ shelf: Shelf | null; failed: boolean }>({ shelf: null, failed: false });
let asked: Promise<Shelf> | null = null;

export function loadShelf(): Promise<Shelf> {
  asked ??= api.shelf().then(
    (shelf) => {
      state.failed = false;
      return (state.shelf = shelf);
    },
    (why: unknown) => {
      asked = null;
      state.failed = true;
      throw why;
    },
  );
  return asked;
}

export function gamesOfShelf(): { readonly list: GameCard[]; readonly failed: boolean } {
  loadShelf().catch(() => undefined);
  return {
    get list() {
      return state.shelf?.games ?? [];
    },
    get failed() {
      return state.failed;
    },
  };
}
/** The levels of computer players, the weakest first. */
export const bots = (): string[] => state.shelf?.bots ?? [];
/** The text `level-<id>` of a level, where no texts of a game are at hand. */
export const levelName = (id: string): string =>
  state.shelf?.names?.[id.replace(/^level-/, '')]?.[settings.lang] ?? '';
/** The level I play against, if it was not said otherwise: the one chosen last. */
export const myLevel = (): string =>
  bots().includes(settings.level) ? settings.level : (state.shelf?.usual ?? '');

/** What stands on the box of a game, in the reader's language. */
export const titleOf = (card: GameCard): string => card.titles[settings.lang] ?? card.title;
export const promiseOf = (card: GameCard): string => card.promises[settings.lang] ?? '';
