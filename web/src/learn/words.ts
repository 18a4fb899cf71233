/** What symbols and sources of points are called, and what they do. */
import type { TableState } from '../table/state.svelte';

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A symbol by its own text, or by the name of what it stands for. */
export const symbolName = (t: TableState, symbol: string): string =>
  capital(t.say(`legend-${symbol}`) || t.name(symbol));

export const symbolHelp = (t: TableState, symbol: string): string =>
  t.say(`legend-${symbol}-help`) || t.help(symbol, {});
