/**
 * The companion of a first game: it speaks when a kind of question comes for the first time. Which
 * kinds somebody has met is kept in this browser, game by game.
 */
const KEY = 'archipel-companion';

function load(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

const met = $state<Record<string, string[]>>(load());

export const companion = {
  knows: (game: string, ask: string): boolean => met[game]?.includes(ask) ?? false,
  /** Has nothing of this game been asked yet? */
  first: (game: string): boolean => !met[game]?.length,
  meet(game: string, ask: string): void {
    if (this.knows(game, ask)) return;
    met[game] = [...(met[game] ?? []), ask];
    this.keep();
  },
  /** From the beginning, in every game. */
  forget(): void {
    for (const game of Object.keys(met)) delete met[game];
    this.keep();
  },
  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(met));
    } catch {
      // private windows may refuse; it then lasts as long as the page
    }
  },
};
