/** From the view to what is drawn. No rule is decided here. */
import { numberOf } from '../../board/ids';
import { parse } from './geometry';
import type { DokmusComponents, DokmusPlayer, DokmusView, Layout, Slot } from './view';

export const TERRAIN: Record<string, string> = {
  '.': 'meadow',
  F: 'forest',
  R: 'ruins',
  V: 'volcano',
  M: 'mountain',
  W: 'water',
  t: 'temple_small',
  T: 'temple_large',
};

/** A tile as it lies. */
export interface Lain {
  id: string;
  number: number;
  side: 'A' | 'B';
  rows: string[];
  quarters: number;
  slot: Slot;
}

export interface Token {
  key: string;
  seat: number;
  tile: string;
  r: number;
  c: number;
  last: boolean;
  from: string;
}

/** A guardian in the order of calls. */
export interface Call {
  number: number;
  seat: number | null; // who has it, as far as the viewer knows
  state: 'open' | 'mine' | 'acting' | 'done' | 'nobody';
}

export interface Scene {
  tiles: Lain[];
  gap: Slot | null;
  calls: Call[];
  held: ({ number: number | null } | null)[]; // by seat; number null: face down
  labels: Map<string, string>; // tile -> "4B"
  explored: Map<string, number[]>; // temple -> seats
  talisman: number | null;
  active: number | null;
  left: number;
  guardianUsed: boolean;
  pending: string[];
  hand: number[];
  sacrificed: number[];
}

/** The frame the tiles lie in. */
export const frameOf = (view: DokmusView, components: DokmusComponents): Layout =>
  components.layouts.items.find((layout) => layout.id === view.layout)!;

export function layTiles(view: DokmusView, components: DokmusComponents): Lain[] {
  const layout = frameOf(view, components);
  return view.slots
    .flatMap((lies, i): Lain[] => {
      const slot = layout.slots[i];
      const tile = components.map_tiles.items.find((t) => t.id === lies?.tile);
      if (!lies || !slot || !tile) return [];
      const side = lies.side === 'side_a' ? 'A' : 'B';
      const quarters = Number(lies.rotation.slice(1)) / 90;
      const rows = tile.sides[side]!.rows;
      return [{ id: tile.id, number: tile.number, side, rows, quarters, slot }];
    })
    .sort((a, b) => a.number - b.number);
}

/** Who has which guardian, and how far the calls have come. */
export function callsOf(view: DokmusView): Call[] {
  return view.guardians.map((id): Call => {
    const number = numberOf(id);
    const call = view.calls.find((c) => c.guardian === id);
    if (call && call.seat !== null)
      return { number, seat: call.seat, state: call.seat === view.active ? 'acting' : 'done' };
    if (call || view.set_aside?.includes(id)) return { number, seat: null, state: 'nobody' };
    if (view.guardian === id) return { number, seat: view.viewer, state: 'mine' };
    return { number, seat: null, state: 'open' };
  });
}

export function sceneOf(view: DokmusView, components: DokmusComponents): Scene {
  const tiles = layTiles(view, components);
  const explored = new Map<string, number[]>();
  view.players.forEach((player, seat) => {
    for (const cell of player.explored) explored.set(cell, [...(explored.get(cell) ?? []), seat]);
  });
  return {
    tiles,
    gap: view.gap === null ? null : (frameOf(view, components).slots[view.gap] ?? null),
    calls: callsOf(view),
    held: view.players.map((player, seat) => {
      const known = player.guardian ?? (seat === view.viewer ? view.guardian : null);
      if (known) return { number: numberOf(known) };
      return player.drafted ? { number: null } : null;
    }),
    labels: new Map(tiles.map((t) => [t.id, `${t.number}${t.side}`])),
    explored,
    talisman: view.talisman,
    active: view.active,
    left: view.left,
    guardianUsed: view.guardian_used,
    pending: view.pending,
    hand: view.players.map((p) => p.hand),
    sacrificed: view.players.map((p) => p.sacrificed),
  };
}

/**
 * A name for every token, so that one that moves is still the same piece. A token that left one
 * cell while the same seat's row of tokens kept its length has moved.
 */
export function nameTokens(
  before: ReadonlyMap<string, string>,
  players: readonly DokmusPlayer[],
): Map<string, string> {
  const named = new Map<string, string>();
  players.forEach((player, seat) => {
    const own = [...before].filter(([, key]) => key.startsWith(`tent_${seat}_`));
    const gone = own.filter(([cell]) => !player.tokens.includes(cell));
    const fresh = player.tokens.filter((cell) => !before.has(cell));
    const moved = gone.length === 1 && fresh.length === 1 && own.length === player.tokens.length;
    const used = new Set(own.map(([, key]) => key));
    for (const cell of player.tokens) {
      let key = before.get(cell);
      if (!key?.startsWith(`tent_${seat}_`)) {
        key = moved ? gone[0]![1] : `tent_${seat}_${cell}`;
        while (!moved && used.has(key)) key += '+';
        used.add(key);
      }
      named.set(cell, key);
    }
  });
  return named;
}

export function tokensOf(view: DokmusView, names: ReadonlyMap<string, string>): Token[] {
  return view.players.flatMap((player, seat) =>
    player.tokens.map((cell) => ({
      key: names.get(cell) ?? `tent_${seat}_${cell}`,
      seat,
      ...parse(cell),
      last: player.last === cell,
      from: `hand_${seat}`,
    })),
  );
}

/** Cells that cost a token, as long as the question is where to put one. */
export function pricedCells(
  prices: Record<string, number> | null,
  next: ReadonlySet<string>,
): ReadonlySet<string> {
  const cells = Object.keys(prices ?? {});
  if (!cells.every((cell) => next.has(cell))) return new Set();
  return new Set(cells.filter((cell) => prices![cell] === 1));
}

/** Which tile actions are in hand: the guardian's or those of ruins on this tile. */
export function deeds(view: DokmusView, tile: string): { slide: string; rotate: string } {
  const guardian = view.active === null ? null : view.players[view.active]!.guardian;
  const free = view.guardian_used || !guardian ? 0 : numberOf(guardian);
  const ruins = view.pending.includes(tile);
  return {
    slide: free === 2 || free === 5 ? 'slide' : ruins ? 'ruins_slide' : '',
    rotate: free === 4 || free === 5 ? 'rotate' : ruins ? 'ruins_rotate' : '',
  };
}
