/** Where everything lies, in units of the drawing (one pixel on a 1440 x 900 window). Pure. */
import type { Point } from '../../board/types';

export interface Disc extends Point {
  r: number;
}

/* The forest: nine tiles in a frame. */
export const TILE = 160;
export const FRAME = 74;
export const FOREST = 2 * FRAME + 3 * TILE;
export const RING = 42; // the floor of a sanctuary
export const SQUARE = 27;
const SPREAD = 15.5; // from the middle of a sanctuary to the middle of a square
/** With two players a sanctuary has room for larger squares. */
export const grown = (seats: number): number => (seats === 2 ? 1.25 : 1);

/** From the components' grid 0..100 to the drawing: the frame is drawn narrower than it is printed. */
export function grid(v: number): number {
  if (v <= 14) return (v / 14) * FRAME;
  if (v >= 86) return FRAME + 3 * TILE + ((v - 86) / 14) * FRAME;
  return FRAME + ((v - 14) / 24) * TILE;
}
export const place = (p: Point): Point => ({ x: grid(p.x), y: grid(p.y) });

export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const WAY: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
/** A printed side of a piece turned by quarter turns clockwise. */
export const turned = (side: Side, quarters: number): Side =>
  SIDES[(SIDES.indexOf(side) + quarters) % 4]!;

export const opposite = (a: Side, b: Side): boolean =>
  (SIDES.indexOf(a) + 2) % 4 === SIDES.indexOf(b);
/** The side of a tile as a point, seen from the middle of the tile. */
export const sidePoint = (side: Side, far = TILE / 2): Point => ({
  x: WAY[side].x * far,
  y: WAY[side].y * far,
});

/** A number from 0 to 1 that is always the same for the same seeds. */
export function chance(...seeds: number[]): number {
  let h = 2166136261;
  for (const seed of seeds) {
    h = Math.imul(h ^ (seed | 0), 16777619);
    h ^= h >>> 13;
    h = Math.imul(h, 1540483477);
  }
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

const n1 = (v: number): number => Math.round(v * 10) / 10;

/** The way from one side of a tile to another, around the middle of the tile. */
const STUB = 12;
const EDGE = TILE / 2 - RING;
function bend(a: Side, b: Side): [Point, Point, Point, Point] {
  const near = (side: Side): Point => sidePoint(side, EDGE - STUB);
  return [sidePoint(a, EDGE), near(a), near(b), sidePoint(b, EDGE)];
}
export function way(a: Side, b: Side, at: Point): string {
  const p = bend(a, b).map((q) => `${n1(at.x + q.x)} ${n1(at.y + q.y)}`);
  return `M${p[0]}C${p[1]} ${p[2]} ${p[3]}`;
}
export function along(a: Side, b: Side, t: number): Point {
  const [p, q, r, s] = bend(a, b);
  const u = 1 - t;
  const mix = (k: 'x' | 'y'): number =>
    u * u * u * p[k] + 3 * u * u * t * q[k] + 3 * u * t * t * r[k] + t * t * t * s[k];
  return { x: mix('x'), y: mix('y') };
}
/** Where the mark of a dark way stands, and the portal of a light one, seen from the middle. */
export function halfway(a: Side, b: Side, out: number): Point {
  if (opposite(a, b)) return { x: 0, y: 0 };
  return { x: (WAY[a].x + WAY[b].x) * out, y: (WAY[a].y + WAY[b].y) * out };
}

/** The pale ground of one light area of a tile, beyond the discs of its sanctuaries. */
export function glade(group: readonly Side[], at: Point, seed: number): Disc[] {
  const discs: Disc[] = [];
  for (let i = 0; i < group.length; i++)
    for (let j = i + 1; j < group.length; j++) {
      const a = group[i]!;
      const b = group[j]!;
      const out = opposite(a, b) ? 0 : 11;
      for (let k = 1; k < 6; k++) {
        const t = k / 6;
        const p = along(a, b, t);
        const lift = Math.sin(Math.PI * t) * out;
        const bow = opposite(a, b) ? { x: 0, y: 0 } : halfway(a, b, lift);
        const wide = opposite(a, b) ? 19 : 22;
        discs.push({
          x: at.x + p.x + bow.x,
          y: at.y + p.y + bow.y,
          r: wide + 3 * chance(seed, i, j, k),
        });
      }
    }
  return discs;
}
/** The pale ground around a sanctuary: one disc with an uneven edge. */
export function yard(at: Point, seed: number): Disc[] {
  const discs: Disc[] = [{ ...at, r: 47 }];
  for (let k = 0; k < 11; k++) {
    const angle = (k / 11) * 2 * Math.PI + chance(seed, k);
    const r = 11 + 7 * chance(seed, k, 2);
    const far = 50 - r * 0.62;
    discs.push({ x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far, r });
  }
  return discs;
}
/** Many discs as one path, each grown by so much. */
export const discs = (all: readonly Disc[], grow = 0): string =>
  all
    .filter((d) => d.r + grow > 0)
    .map((d) => {
      const r = n1(d.r + grow);
      return `M${n1(d.x - r)} ${n1(d.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    })
    .join('');

/* Trees: in rows from the back to the front, each row three paths. */
export interface Row {
  y: number;
  shade: string;
  body: string;
  light: string;
}
function pine(x: number, y: number, s: number): [string, string, string] {
  const m = (px: number, py: number): string => `${n1(x + px * s)} ${n1(y + py * s)}`;
  const body =
    `M${m(0, -21)}L${m(5, -12)} ${m(3, -12)} ${m(7, -5)} ${m(4.5, -5)} ${m(9, 3)}` +
    `Q${m(0, 6)} ${m(-9, 3)}L${m(-4.5, -5)} ${m(-7, -5)} ${m(-3, -12)} ${m(-5, -12)}z`;
  const light =
    `M${m(0, -21)}L${m(-5, -12)} ${m(-3, -12)} ${m(-7, -5)} ${m(-4.5, -5)} ${m(-9, 3)}` +
    `Q${m(-5, 2)} ${m(-2, 0)}L${m(-3, -6)} ${m(-1, -7)} ${m(-1.5, -13)}z`;
  const shade = `M${m(-8, 4)}a${n1(10 * s)} ${n1(4 * s)} 0 1 0 ${n1(20 * s)} 0a${n1(10 * s)} ${n1(4 * s)} 0 1 0 ${n1(-20 * s)} 0`;
  return [shade, body, light];
}
function oak(x: number, y: number, s: number): [string, string, string] {
  const m = (px: number, py: number): string => `${n1(x + px * s)} ${n1(y + py * s)}`;
  const body =
    `M${m(-1.5, 3)}V${n1(y - 3 * s)}C${m(-8, -1)} ${m(-11, -8)} ${m(-6, -11)}C${m(-6, -18)} ${m(5, -19)} ${m(6, -12)}` +
    `C${m(11, -9)} ${m(9, -1)} ${m(2, -3)}V${n1(y + 3 * s)}z`;
  const light =
    `M${m(-3, -4)}C${m(-8, -3)} ${m(-9, -8)} ${m(-5, -10)}C${m(-5, -16)} ${m(1, -17)} ${m(3, -14)}` +
    `C${m(-1, -14)} ${m(-3, -11)} ${m(-2, -8)}C${m(-5, -8)} ${m(-5, -5)} ${m(-3, -4)}z`;
  const shade = `M${m(-6, 3.5)}a${n1(8 * s)} ${n1(3 * s)} 0 1 0 ${n1(16 * s)} 0a${n1(8 * s)} ${n1(3 * s)} 0 1 0 ${n1(-16 * s)} 0`;
  return [shade, body, light];
}
/** Trees wherever the forest is dark and nothing else stands. */
export function trees(free: readonly Disc[], size = FOREST, step = 14): Row[] {
  const rows: Row[] = [];
  for (let j = 0; j * step < size - 8; j++) {
    const row: Row = { y: j * step, shade: '', body: '', light: '' };
    for (let i = 0; i * step < size; i++) {
      const x = i * step + step * (0.2 + 0.8 * chance(i, j, 1)) + (j % 2) * step * 0.4 - 2;
      const y = j * step + 14 + step * 0.5 * chance(i, j, 2);
      if (x < 8 || x > size - 8 || y < 18 || y > size - 5) continue;
      // neither the foot of a tree nor its crown may stand on anything
      if (free.some((d) => [1, 9].some((up) => Math.hypot(d.x - x, d.y - y + up) < d.r))) continue;
      // the frame has room for tall trees, the tiles for low ones
      const deep = x > FRAME && y > FRAME && x < size - FRAME && y < size - FRAME + 12;
      const s = (deep ? 0.56 : 0.74) + 0.26 * chance(i, j, 3);
      const [shade, body, light] = chance(i, j, 4) < 0.7 ? pine(x, y, s) : oak(x, y, s);
      row.shade += shade;
      row.body += body;
      row.light += light;
    }
    if (row.body) rows.push(row);
  }
  return rows;
}

/* A sanctuary. Seen from its middle; `flat`: its seam runs from left to right. */
/** The middle of a square: `half` 0 lies before, 1 behind the seam in the order of the components. */
export function squareAt(toward: Point, index: number, count: number, by = 1): Point {
  const spread = SPREAD * by;
  const side = count === 1 ? 0 : index === 0 ? -1 : 1;
  // printed order runs from left to right, or from top to bottom
  return toward.x === 0
    ? { x: side * spread, y: Math.sign(toward.y) * spread }
    : { x: Math.sign(toward.x) * spread, y: side * spread };
}
/** The stones of the ring: their angles in degrees, with gaps where ways come in. */
export function cromlech(open: readonly Side[], label: number): number[] {
  const gaps = open.map((side) => SIDES.indexOf(side) * 90 - 90);
  const far = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
  return Array.from({ length: 18 }, (_, i) => i * 20 + 10).filter(
    (a) => gaps.every((g) => far(a, g) > 12) && far(a, label) > 14,
  );
}
export const polar = (degrees: number, r: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180) * r,
  y: Math.sin((degrees * Math.PI) / 180) * r,
});
/** A stone of the ring as a path: an oval that lies across the way to the middle. */
export function pebble(
  stone: { angle: number; by: number },
  wide: number,
  long: number,
  shift = 0,
): string {
  const p = polar(stone.angle, RING + 3);
  const [rx, ry] = [n1(wide * stone.by), n1(long * stone.by)];
  const end = polar(stone.angle + 90, ry);
  const from = `${n1(p.x - end.x - shift)} ${n1(p.y - end.y - shift)}`;
  const to = `${n1(p.x + end.x - shift)} ${n1(p.y + end.y - shift)}`;
  return `M${from}A${rx} ${ry} ${stone.angle} 0 1 ${to}A${rx} ${ry} ${stone.angle} 0 1 ${from}`;
}
/** Pawns stand on the four diagonals outside the ring, one for each seat. */
const DIAGONALS = [225, 315, 45, 135];
export const pawnAt = (seat: number): Point => polar(DIAGONALS[seat % 4]!, 55);
/** The k-th stone of the owner of a square: at the ring, beside the seam, on the side of the square. */
export function stoneAt(square: Point, flat: boolean, k: number): Point {
  const u = flat ? square.x : square.y;
  const v = flat ? square.y : square.x;
  const first = u === 0 ? (k % 2 ? 1 : -1) : Math.sign(u);
  const far = u === 0 ? 24 + 20 * Math.floor(k / 2) : 24 + 19 * k;
  const angle = (far * Math.PI) / 180;
  const p = { u: Math.cos(angle) * 48 * first, v: Math.sin(angle) * 48 * Math.sign(v || -1) };
  return flat ? { x: p.u, y: p.v } : { x: p.v, y: p.u };
}

/** Outside a sanctuary of the rim: which way is out of the forest. */
export function outward(p: Point): Point {
  const q = { x: p.x - FOREST / 2, y: p.y - FOREST / 2 };
  return Math.abs(q.x) > Math.abs(q.y) ? { x: Math.sign(q.x), y: 0 } : { x: 0, y: Math.sign(q.y) };
}
export function dolmenAt(sanctuary: Point): Point {
  const out = outward(sanctuary);
  return { x: sanctuary.x + out.x * 59, y: sanctuary.y + out.y * 59 };
}
/** A start bush: out beyond its sanctuary, on the side given by the components. */
export function bushAt(sanctuary: Point, given: Point): Point {
  const out = outward(sanctuary);
  const side = out.x === 0 ? Math.sign(given.x - sanctuary.x) : Math.sign(given.y - sanctuary.y);
  return out.x === 0
    ? { x: sanctuary.x + side * 56, y: sanctuary.y + out.y * 53 }
    : { x: sanctuary.x + out.x * 53, y: sanctuary.y + side * 56 };
}
/** A bonus at a hearth: out from the middle of the pit toward the piece it is printed on. */
export function bonusAt(hearth: Point, printed: Point): Point {
  const dx = printed.x - hearth.x;
  const dy = printed.y - hearth.y;
  const straight = Math.abs(dx) < 0.1 || Math.abs(dy) < 0.1;
  const r = straight ? 22 : 16;
  return { x: Math.sign(Math.round(dx * 10)) * r, y: Math.sign(Math.round(dy * 10)) * r };
}
