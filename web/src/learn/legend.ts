/** The legend of a game: every symbol it is drawn with, in groups; see games/<g>/legend.json. */
import type { Component } from 'svelte';

export interface LegendGroup {
  /** Its title is the text `legend-<id>`. */
  id: string;
  /** Each is called `legend-<symbol>` or by its name, and explained likewise. */
  symbols: string[];
}

export interface Legend {
  groups: LegendGroup[];
  /** By kind of question: the symbols it is about. */
  asks: Record<string, string[]>;
}

/** Draws one symbol around 0,0, within 48 x 48. */
export type SymbolComponent = Component<{ symbol: string; components: unknown }>;

const legends = import.meta.glob<{ default: Legend & { covers: unknown } }>(
  '../games/*/legend.json',
);
const drawings = import.meta.glob<{ default: SymbolComponent }>('../games/*/Legend.svelte');

/** The legend of a game and what draws it; null if it has none. */
export async function legendOf(
  game: string,
): Promise<{ legend: Legend; Drawn: SymbolComponent } | null> {
  const [data, drawn] = await Promise.all([
    legends[`../games/${game}/legend.json`]?.(),
    drawings[`../games/${game}/Legend.svelte`]?.(),
  ]);
  return data && drawn ? { legend: data.default, Drawn: drawn.default } : null;
}
