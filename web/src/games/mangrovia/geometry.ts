/** Where everything lies, in units of the drawing. Pure. */
import { largest } from '../../board/largest';
import type { Point } from '../../board/types';
import type { Space } from './components';

export const PITCH = 80; // between neighbouring spaces of the lattice
export const CELL = 68;
export const HEAD = 114; // strip of the statues, above and left of the lattice
/** How far the block of a lattice with so many spaces along its side reaches. */
export const latticeSize = (sides: number): number => HEAD + sides * PITCH + 6;
const SIDE = { cards: 216, amulets: 256, table: 300 };
const GAP = 14;

/** Inside the lattice block: column and row count from 1; halves lie between. */
export const lattice = (col: number, row: number): Point => ({
  x: HEAD + (col - 0.5) * PITCH,
  y: HEAD + (row - 0.5) * PITCH,
});

/** Inside the block of the amulet island, a ring around its middle. */
export const onIsland = (space: Space): Point => ({
  x: SIDE.amulets / 2 + (space.x - 83) * 9.4,
  y: SIDE.amulets / 2 + (space.y - 20) * 9.1,
});
export const ISLAND_MIDDLE: Point = { x: SIDE.amulets / 2, y: SIDE.amulets / 2 };

export interface Places {
  width: number;
  height: number;
  jetty: boolean;
  k: number; // how large all but the lattice is drawn
  lattice: Point;
  island: Point;
  table: Point & { w: number };
  cards: Point;
  chain: Point & { upright: boolean };
}

/** A wide window: everything beside the lattice, and the jetty around it all. */
function wide(lattice: number): Places {
  const m = 50;
  const x = m + lattice + GAP;
  return {
    width: x + 318 + GAP + SIDE.cards + m,
    height: lattice + 2 * m - 4,
    jetty: true,
    k: 1,
    lattice: { x: m - 4, y: m - 4 },
    island: { x: x + 6, y: m - 4 },
    table: { x: x + SIDE.amulets + 18, y: m + 4, w: 276 },
    chain: { x, y: m + 263, upright: true },
    cards: { x: x + 318 + GAP, y: m + 270 },
  };
}

/** A tall window: cards on the right, the archipelago lying below. */
function tall(lattice: number): Places {
  const m = 8;
  const y = m + lattice + GAP;
  return {
    width: m + lattice + GAP + SIDE.cards + m,
    height: y + 264 + m,
    jetty: false,
    k: 1,
    lattice: { x: m, y: m },
    cards: { x: m + lattice + GAP, y: m + 256 },
    table: { x: m + lattice + GAP, y: m + 6, w: SIDE.cards },
    chain: { x: m, y, upright: false },
    island: { x: m + lattice + GAP + SIDE.cards - SIDE.amulets + 4, y: y + 4 },
  };
}

/** A phone held upright: the lattice as wide as the window, all else side by side below, smaller. */
function upright(lattice: number): Places {
  const m = 8;
  const parts = [318, SIDE.amulets, SIDE.cards, SIDE.cards];
  const k = lattice / (parts.reduce((a, b) => a + b) + (parts.length - 1) * GAP);
  const y = m + lattice + GAP;
  const [chain, island, table, cards] = parts.map(
    (_, i) => m + k * (parts.slice(0, i).reduce((a, b) => a + b, 0) + i * GAP),
  ) as [number, number, number, number];
  return {
    width: lattice + 2 * m,
    height: y + k * 436 + m,
    jetty: false,
    k,
    lattice: { x: m, y: m },
    chain: { x: chain, y, upright: true },
    island: { x: island, y: y + k * 90 },
    table: { x: table, y: y + k * 6, w: SIDE.cards },
    cards: { x: cards, y: y + k * 6 },
  };
}

export function arrange(aspect: number, sides: number): Places {
  const lattice = latticeSize(sides);
  return largest(aspect, [wide(lattice), tall(lattice), upright(lattice)]);
}

/** The archipelago: sites in a line, piers down on one side of them and back on the other. */
export const ROW = { upright: 59, flat: 97 };
export function siteAt(index: number, upright: boolean): Point {
  return upright ? { x: 159, y: 82 + index * ROW.upright } : { x: 118 + index * ROW.flat, y: 132 };
}
export function pierAt(stage: number, sites: number, upright: boolean): Point {
  const out = stage <= sites;
  const site = siteAt(out ? stage - 1 : 2 * sites - stage, upright);
  return upright
    ? { x: site.x + (out ? -74 : 74), y: site.y }
    : { x: site.x, y: site.y + (out ? -58 : 58) };
}
/** Where the boat lies: at a pier, or before the first one. */
export function boatAt(stage: number, sites: number, upright: boolean): Point {
  if (stage === 0) return upright ? { x: 159, y: 26 } : { x: 34, y: 132 };
  const out = stage <= sites;
  const pier = pierAt(stage, sites, upright);
  return upright
    ? { x: pier.x + (out ? -60 : 60), y: pier.y }
    : { x: pier.x, y: pier.y + (out ? -46 : 50) };
}

export interface Plank extends Point {
  value: number;
  turned: boolean; // lies across: the side is upright
  corner: boolean;
}

/** The jetty of points: from the lower left corner clockwise, as evenly as the sides allow. */
export function planks(width: number, height: number, count: number): Plank[] {
  const inset = 18;
  const w = width - 2 * inset;
  const h = height - 2 * inset;
  const sides: [Point, Point][] = [
    [
      { x: inset, y: inset + h },
      { x: 0, y: -h },
    ],
    [
      { x: inset, y: inset },
      { x: w, y: 0 },
    ],
    [
      { x: inset + w, y: inset },
      { x: 0, y: h },
    ],
    [
      { x: inset + w, y: inset + h },
      { x: -w, y: 0 },
    ],
  ];
  /** The plank in each corner: where a side begins. */
  const corners = [0, h, h + w, 2 * h + w, 2 * (h + w)].map((way) =>
    Math.round((count * way) / (2 * (h + w))),
  );
  return sides.flatMap(([from, way], side) => {
    const n = corners[side + 1]! - corners[side]!;
    return Array.from({ length: n }, (_, i) => ({
      value: corners[side]! + i,
      x: from.x + (way.x * i) / n,
      y: from.y + (way.y * i) / n,
      turned: way.x === 0,
      corner: i === 0,
    }));
  });
}

/** Several markers on one plank, side by side. */
export const beside = (index: number, all: number, step: number): number =>
  (index - (all - 1) / 2) * step;
