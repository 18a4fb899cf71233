/** What is drawn of a game is found by folder and file name; each part is loaded when it is shown. */
import type { Component } from 'svelte';
import type { BoardProps, Counted } from '../board/types';

export type BoardComponent = Component<BoardProps>;
export type SeatComponent = Component<BoardProps & { seat: number }>;

const boards = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte');
const mats = import.meta.glob<{ default: SeatComponent }>('./*/Mat.svelte');
const counts = import.meta.glob<{ counted: Counted }>('./*/counted.ts');
const scenes = import.meta.glob<{ default: Component }>('./*/Scene.svelte');
const glances = import.meta.glob<{ default: SeatComponent }>('./*/Glance.svelte');

export interface Drawing {
  Board: BoardComponent | null;
  Mat: SeatComponent | null;
  Glance: SeatComponent | null;
}

async function one<C>(
  found: Record<string, () => Promise<{ default: C }>>,
  path: string,
): Promise<C | null> {
  const load = found[path];
  return load ? (await load()).default : null;
}

/** What is drawn of a game; null where the automatic view takes over. */
export async function drawing(game: string): Promise<Drawing> {
  const [Board, Mat, Glance] = await Promise.all([
    one(boards, `./${game}/Board.svelte`),
    one(mats, `./${game}/Mat.svelte`),
    one(glances, `./${game}/Glance.svelte`),
  ]);
  return { Board, Mat, Glance };
}

/** What the sources of points are about; fetched when a game is over. */
export const counted = async (game: string): Promise<Counted> =>
  (await counts[`./${game}/counted.ts`]?.())?.counted ?? {};

/** Groups of components.json a game can draw from its components alone. */
export type PrintedComponent = Component<{
  group: string;
  components: unknown;
  name: (id: string) => string;
}>;
const prints = import.meta.glob<{ default: PrintedComponent; GROUPS: readonly string[] }>(
  './*/Printed.svelte',
);
export async function printed(
  game: string,
): Promise<{ Printed: PrintedComponent | null; groups: readonly string[] }> {
  const found = await prints[`./${game}/Printed.svelte`]?.();
  return { Printed: found?.default ?? null, groups: found?.GROUPS ?? [] };
}

/** The picture on its poster; null if it has none. */
export const scene = (game: string): Promise<Component | null> =>
  one(scenes, `./${game}/Scene.svelte`);
