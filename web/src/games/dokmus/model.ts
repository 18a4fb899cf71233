/** From the view to what is drawn. No rule is decided here. */
import { either, type PickProps, type ThingTip } from '../../board/types';
import type { Components, GuardianTile, Layout, Op, Slot, TerrainId } from './components';
import { parse } from './geometry';
import type { GuardianId, Player, TileId, Verb, View } from './seen';

/** A tile as it lies. */
export interface Lain {
  id: TileId;
  number: number;
  side: 'A' | 'B';
  rows: TerrainId[][];
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

/** What a guardian tile shows. */
export interface Face {
  id: GuardianId;
  number: number;
  op: Op;
  deeds: Op[]; // itself, or those it is one of
  rule: string;
}

/** A guardian in the order of calls. */
export interface Call {
  face: Face;
  seat: number | null; // who has it, as far as the viewer knows
  state: 'open' | 'mine' | 'acting' | 'done' | 'nobody';
}

export interface Scene {
  tiles: Lain[];
  gap: Slot | null;
  calls: Call[];
  held: ({ face: Face | null } | null)[]; // by seat; without a face: it lies face down
  labels: Map<TileId, string>; // "4B"
  explored: Map<string, number[]>; // temple -> seats
  talisman: number | null;
  active: number | null;
  left: number;
  perTurn: number;
  guardianUsed: boolean;
  pending: TileId[];
  hand: number[];
  sacrificed: number[];
}

/** A number of visited tiles: its points, and the seats that have so many. */
export interface Reward {
  tiles: number;
  points: number;
  seats: number[];
}

/** The printed table of visits, as far as there are tiles on the table. */
export function rewardsOf(view: View, components: Components): Reward[] {
  const laid = view.slots.filter((slot) => slot !== null).length;
  return components.visited_tile_points.by_tiles
    .map((points, tiles) => ({
      tiles,
      points,
      seats: view.players.flatMap((player, seat) =>
        player.visited.length === tiles ? [seat] : [],
      ),
    }))
    .slice(1, laid + 1);
}

/** What a complete tile brings, and the ranks in sacrificed tokens, for this number of players. */
export const completeOf = (view: View, components: Components): number =>
  components.complete_tile_points.by_players[view.seats] ?? 0;
export const prizesOf = (view: View, components: Components): number[] =>
  components.sacrifice_points.by_players[view.seats] ?? [];

/** Where the rules tell what a guardian does. */
const RULES: Record<Op, string> = {
  take_talisman: 'DK-81',
  slide_tile: 'DK-82',
  move_token: 'DK-83',
  rotate_tile: 'DK-86',
  choose_one: 'DK-88',
};

export function faceOf(components: Components, id: GuardianId): Face {
  const all = components.guardians.items;
  const tile = all.find((one) => one.id === id)!;
  const chosen = (tile.of ?? []).map((number) => all.find((one) => one.number === number)!);
  const deeds = (chosen.length ? chosen : [tile]).map((one: GuardianTile) => one.op);
  return { id, number: tile.number, op: tile.op, deeds, rule: RULES[tile.op] };
}

/** The frame the tiles lie in. */
export const frameOf = (view: View, components: Components): Layout =>
  components.layouts.items.find((layout) => layout.id === view.layout)!;

export function layTiles(view: View, components: Components): Lain[] {
  const layout = frameOf(view, components);
  const terrain = new Map(components.terrains.items.map((one) => [one.char, one.id]));
  return view.slots
    .flatMap((lies, i): Lain[] => {
      const slot = layout.slots[i];
      const tile = components.map_tiles.items.find((t) => t.id === lies?.tile);
      if (!lies || !slot || !tile) return [];
      const side = lies.side === 'side_a' ? 'A' : 'B';
      const quarters = Number(lies.rotation.slice(1)) / 90;
      const rows = tile.sides[side].rows.map((row) => [...row].map((char) => terrain.get(char)!));
      return [{ id: tile.id, number: tile.number, side, rows, quarters, slot }];
    })
    .sort((a, b) => a.number - b.number);
}

/** Who has which guardian, and how far the calls have come. */
export function callsOf(view: View, components: Components): Call[] {
  return view.guardians.map((id): Call => {
    const face = faceOf(components, id);
    const call = view.calls.find((c) => c.guardian === id);
    if (call && call.seat !== null)
      return { face, seat: call.seat, state: call.seat === view.active ? 'acting' : 'done' };
    if (call || view.set_aside?.includes(id)) return { face, seat: null, state: 'nobody' };
    if (view.guardian === id) return { face, seat: view.viewer, state: 'mine' };
    return { face, seat: null, state: 'open' };
  });
}

/** The guardian of a seat, as far as the viewer knows it. */
export const knownGuardian = (view: View, seat: number): GuardianId | null =>
  view.players[seat]!.guardian ?? (seat === view.viewer ? view.guardian : null);

export function sceneOf(view: View, components: Components): Scene {
  const tiles = layTiles(view, components);
  const explored = new Map<string, number[]>();
  view.players.forEach((player, seat) => {
    for (const cell of player.explored) explored.set(cell, [...(explored.get(cell) ?? []), seat]);
  });
  return {
    tiles,
    gap: view.gap === null ? null : (frameOf(view, components).slots[view.gap] ?? null),
    calls: callsOf(view, components),
    held: view.players.map((player, seat) => {
      const known = knownGuardian(view, seat);
      if (known) return { face: faceOf(components, known) };
      return player.drafted ? { face: null } : null;
    }),
    labels: new Map(tiles.map((t) => [t.id, `${t.number}${t.side}`])),
    explored,
    talisman: view.talisman,
    active: view.active,
    left: view.left,
    perTurn: components.tokens.tokens_per_turn,
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
  players: readonly Player[],
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

export function tokensOf(view: View, names: ReadonlyMap<string, string>): Token[] {
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

/** Cells that cost a sacrifice, where a token can be put down now. */
export function pricedCells(
  prices: View['prices'],
  pick: Pick<PickProps<Verb>, 'glow'>,
): ReadonlySet<string> {
  const priced = Object.entries(prices ?? {}).filter(([, price]) => price > 0);
  const placing = ([cell]: [string, number]): boolean =>
    pick.glow(cell).some((lead) => lead.verb === 'place');
  return new Set(priced.filter(placing).map(([cell]) => cell));
}

/** A tile can slide and turn by the guardian and by ruins: a picture of the deed stands for both. */
export const SLIDES = either<Verb>('slide', 'ruins_slide');
export const TURNS = either<Verb>('rotate', 'ruins_rotate');
/** The mark of an open ruins action stands for what ruins do with their tile. */
export const RUINS = either<Verb>('ruins_slide', 'ruins_rotate');

const TERRAIN_RULES: Record<TerrainId, string> = {
  meadow: 'DK-40',
  forest: 'DK-43',
  mountain: 'DK-41',
  volcano: 'DK-46',
  ruins: 'DK-72',
  water: 'DK-61',
  temple_small: 'DK-93',
  temple_large: 'DK-94',
};

/** What explains a cell, by its terrain. */
export function terrainTips(
  { ruins_points, temple_points }: Components,
  name: (id: string) => string,
): Record<TerrainId, ThingTip> {
  const points: Partial<Record<TerrainId, number>> = {
    ruins: ruins_points.per_token,
    temple_small: temple_points.small,
    temple_large: temple_points.large,
  };
  const tips = Object.entries(TERRAIN_RULES).map(([id, rule]) => [
    id,
    {
      rule,
      help: id.startsWith('temple') ? 'temple' : id,
      values: { points: points[id as TerrainId] ?? 0 },
      note: name(id),
    },
  ]);
  return Object.fromEntries(tips) as Record<TerrainId, ThingTip>;
}
