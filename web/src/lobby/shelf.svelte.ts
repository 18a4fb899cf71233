/** The games on the shelf, fetched once. */
import { api } from '../api/http';
import type { GameCard, Shelf } from '../api/types';

export const FIVE = ['costa_ruana', 'dokmus', 'mangrovia', 'bora_bora', 'edora'] as const;

/** What stands on the box of games whose rules are not on the shelf yet. */
export const COMING: Record<string, { players: number[]; minutes: number[] }> = {
  mangrovia: { players: [2, 5], minutes: [60, 90] },
  bora_bora: { players: [2, 4], minutes: [60, 120] },
  edora: { players: [2, 4], minutes: [60, 90] },
};

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

const rank = (id: string): number => {
  const i = (FIVE as readonly string[]).indexOf(id);
  return i < 0 ? 99 : i;
};

export function gamesOfShelf(): { readonly list: GameCard[]; readonly failed: boolean } {
  loadShelf().catch(() => undefined);
  return {
    get list() {
      return [...(state.shelf?.games ?? [])].sort((a, b) => rank(a.id) - rank(b.id));
    },
    get failed() {
      return state.failed;
    },
  };
}
export const bots = (): string[] => state.shelf?.bots ?? [];
