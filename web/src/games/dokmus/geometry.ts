/** Where things lie on the island: tiles, cells, rivers, seams. A tile is drawn around 0,0. */
import type { TerrainId } from './components';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const CELL = 40;
const FIELD = 280; // of a card, for its cells
export const RIM = 8; // of a card around them
export const CARD = FIELD + 2 * RIM;
export const SEAM = 3; // between two cards
export const PITCH = CARD + SEAM;

export type Rows = readonly (readonly TerrainId[])[];
export interface Spot {
  x: number;
  y: number;
}

/** How much cells of CELL shrink or grow so that `size` of them fill the side of a card. */
export const zoom = (size: number): number => FIELD / (size * CELL);

/** The middle of a printed cell of a tile with `size` cells to a side, seen from its middle. */
export function middle(size: number, r: number, c: number): Spot {
  const half = (size - 1) / 2;
  return { x: (c - half) * CELL, y: (r - half) * CELL };
}

/** Printed cell -> where it is displayed after `quarters` clockwise quarter turns. */
export function shown(size: number, r: number, c: number, quarters: number): [number, number] {
  for (let i = 0; i < (quarters & 3); i++) [r, c] = [c, size - 1 - r];
  return [r, c];
}

/** Displayed cell -> the printed cell that lies there. */
export function printed(size: number, r: number, c: number, quarters: number): [number, number] {
  return shown(size, r, c, 4 - (quarters & 3));
}

/** "4c2" -> tile 4, row 1, column 2 (printed). */
export function parse(cell: string): { tile: string; r: number; c: number } {
  const [, number, letter, row] = /^(\d+)([a-z])(\d+)$/.exec(cell)!;
  return { tile: `tile_${number}`, r: Number(row) - 1, c: LETTERS.indexOf(letter!) };
}

export function cellId(number: number, r: number, c: number): string {
  return `${number}${LETTERS[c]}${r + 1}`;
}

/** The middle of a slot; the frame begins at 0,0. */
export function slotSpot(row: number, col: number): Spot {
  return { x: col * PITCH + CARD / 2, y: row * PITCH + CARD / 2 };
}

/** The turn to show next, in degrees, so that a tile never turns the long way round. */
export function nearestTurn(before: number, quarters: number): number {
  const delta = ((((quarters * 90 - before) % 360) + 540) % 360) - 180;
  return before + (delta === -180 ? 180 : delta);
}

/** A number from 0 to 1 that is always the same for the same cell: variety without chance. */
export function noise(...of: number[]): number {
  let h = 2166136261;
  for (const n of of) {
    h ^= n + 0x9e37;
    h = Math.imul(h, 16777619);
    h ^= h >>> 13;
  }
  return (Math.imul(h ^ (h >>> 15), 2246822519) >>> 8) / 16777216;
}

const has = (rows: Rows, r: number, c: number, terrain: TerrainId): boolean =>
  rows[r]?.[c] === terrain;

const f = (n: number): string => String(Math.round(n * 10) / 10);
const at = (p: Spot): string => `${f(p.x)} ${f(p.y)}`;
const STEPS: readonly [number, number][] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** Squares of four equal cells: their inside, which strokes alone would leave open. */
function squares(rows: Rows, terrain: TerrainId): string {
  let d = '';
  for (let r = 0; r < rows.length - 1; r++)
    for (let c = 0; c < rows.length - 1; c++)
      if ([0, 1].every((i) => [0, 1].every((j) => has(rows, r + i, c + j, terrain)))) {
        const a = middle(rows.length, r, c);
        d += `M${at(a)}h${CELL}v${CELL}h${-CELL}z`;
      }
  return d;
}

/**
 * The rivers of a tile as one path for a thick round stroke (and a fill). It winds a little from
 * cell to cell, and leaves the tile in the middle of a rim cell so that it meets its neighbour in
 * every rotation.
 */
export function river(rows: Rows, seed: number): string {
  const size = rows.length;
  const rim = RIM / zoom(size); // as wide as it is on the card
  let d = '';
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      if (!has(rows, r, c, 'water')) continue;
      const here = middle(size, r, c);
      const ends: { at: Spot; inward: Spot }[] = [];
      for (const [dr, dc] of STEPS) {
        const out = r + dr < 0 || r + dr >= size || c + dc < 0 || c + dc >= size;
        if (!out && !has(rows, r + dr, c + dc, 'water')) continue;
        const half = out ? CELL / 2 + rim + 2 : CELL / 2;
        const key = [seed, Math.min(r, r + dr), Math.min(c, c + dc), dr ? 1 : 0];
        const sway = out ? 0 : (noise(...key) - 0.5) * 9;
        const end = { x: here.x + dc * half + (dr && sway), y: here.y + dr * half + (dc && sway) };
        const bend = half - CELL / 2 + 15;
        ends.push({ at: end, inward: { x: end.x - dc * bend, y: end.y - dr * bend } });
      }
      const [first] = ends;
      if (ends.length < 2)
        d += `M${at(first?.at ?? here)}Q${at(first?.inward ?? here)} ${at(here)}`;
      ends.forEach((a, i) => {
        // straight into the cell at every end, so that the banks run on without a kink
        for (const b of ends.slice(0, i))
          d += `M${at(a.at)}C${at(a.inward)} ${at(b.inward)} ${at(b.at)}`;
      });
    }
  return d + squares(rows, 'water');
}

/** Neighbouring cells of a kind as one soft patch: for a thick round stroke and a fill. */
export function patch(rows: Rows, terrain: TerrainId, seed: number): string {
  const spot = (r: number, c: number): Spot => {
    const m = middle(rows.length, r, c);
    const sway = (k: number): number => (noise(seed, r, c, k) - 0.5) * 5;
    return { x: m.x + sway(1), y: m.y + sway(2) };
  };
  let d = '';
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < rows.length; c++) {
      if (!has(rows, r, c, terrain)) continue;
      const here = spot(r, c);
      d += `M${at(here)}h.1`;
      if (has(rows, r, c + 1, terrain)) d += `M${at(here)}L${at(spot(r, c + 1))}`;
      if (has(rows, r + 1, c, terrain)) d += `M${at(here)}L${at(spot(r + 1, c))}`;
    }
  return d + squares(rows, terrain);
}

export interface Lying {
  row: number;
  col: number;
  rows: Rows;
  quarters: number;
}

/** Where water meets water across a seam: the middles, and whether the seam is upright. */
export function bridges(tiles: readonly Lying[]): { x: number; y: number; upright: boolean }[] {
  const found: { x: number; y: number; upright: boolean }[] = [];
  const wet = (t: Lying, r: number, c: number): boolean =>
    has(t.rows, ...printed(t.rows.length, r, c, t.quarters), 'water');
  for (const t of tiles)
    for (const o of tiles) {
      const m = slotSpot(t.row, t.col);
      const upright = o.row === t.row && o.col === t.col + 1;
      if (!upright && !(o.col === t.col && o.row === t.row + 1)) continue;
      const size = t.rows.length;
      for (let i = 0; i < size; i++) {
        const along = middle(size, 0, i).x * zoom(size);
        if (upright && wet(t, i, size - 1) && wet(o, i, 0))
          found.push({ x: m.x + PITCH / 2, y: m.y + along, upright });
        if (!upright && wet(t, size - 1, i) && wet(o, 0, i))
          found.push({ x: m.x + along, y: m.y + PITCH / 2, upright });
      }
    }
  return found;
}
