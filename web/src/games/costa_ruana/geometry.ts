/** Coastlines and where everything lies on the table. Pure. */
import type { Point } from '../../board/types';
import type { Components } from './components';

export const TILE = { w: 250, h: 230 };

const f = (n: number): string => n.toFixed(1);

/** A smooth closed curve through points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n]!;
  let d = `M${f(at(0).x)} ${f(at(0).y)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(b.x + (c.x - a.x) / 6)} ${f(b.y + (c.y - a.y) / 6)} ${f(c.x - (e.x - b.x) / 6)} ${f(c.y - (e.y - b.y) / 6)} ${f(c.x)} ${f(c.y)}`;
  }
  return `${d}z`;
}

/** [waves around the coast, how strong, where they begin in degrees] */
export type Swell = [count: number, strength: number, turn: number];

/**
 * A coast: a rounded rectangle rx x ry (`square` 2 is an ellipse, more is boxier) with swells on it,
 * moved outwards by `grow`.
 */
export function coast(
  rx: number,
  ry: number,
  square: number,
  swells: readonly Swell[],
  grow = 0,
  centre: Point = { x: 0, y: 0 },
): string {
  const steps = 40;
  const points = Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const round = (Math.abs(c) ** square + Math.abs(s) ** square) ** (-1 / square);
    const wobble = swells.reduce(
      (r, [n, strength, turn]) => r + strength * Math.sin(n * a + (turn * Math.PI) / 180),
      1,
    );
    return {
      x: centre.x + c * (rx * round * wobble + grow),
      y: centre.y + s * (ry * round * wobble + grow),
    };
  });
  return smooth(points);
}

/**
 * The standing places of an island from left to right, front and back in turn: whoever stands on
 * consecutive places stands together.
 */
export function standing(components: Components): Point[] {
  return components.islands.inhabitant_slots
    .map(({ x, y }) => ({ x: ((x - 50) / 100) * TILE.w * 0.86, y: ((y - 50) / 100) * TILE.h }))
    .sort((a, b) => a.x - b.x || b.y - a.y);
}

/** Places of treasures in a heap around 0,0: rows of 4, 3, 2, 1 and again. */
export function heap(n: number): Point[] {
  const rows = [4, 3, 2, 1];
  const points: Point[] = [];
  for (let layer = 0; points.length < n; layer++)
    rows.forEach((wide, row) => {
      for (let i = 0; i < wide && points.length < n; i++)
        points.push({
          x: (i - (wide - 1) / 2) * 17 + layer * 6,
          y: -row * 12.5 - layer * 5 + (i % 2 ? 1.5 : 0),
        });
    });
  return points;
}

/** The edge of a ground: a rectangle from 0,0 with round corners, a little uneven, moved by `grow`. */
export function shore(w: number, h: number, grow: number, seed: number): string {
  const r = 34;
  const points: Point[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number): void => {
    const steps = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 46));
    for (let i = 0; i <= steps; i++)
      points.push({ x: x0 + ((x1 - x0) * i) / steps, y: y0 + ((y1 - y0) * i) / steps });
  };
  const [a, b, c, d] = [-grow, w + grow, -grow, h + grow];
  side(a + r, c, b - r, c);
  points.push({ x: b - r * 0.3, y: c + r * 0.3 });
  side(b, c + r, b, d - r);
  points.push({ x: b - r * 0.3, y: d - r * 0.3 });
  side(b - r, d, a + r, d);
  points.push({ x: a + r * 0.3, y: d - r * 0.3 });
  side(a, d - r, a, c + r);
  points.push({ x: a + r * 0.3, y: c + r * 0.3 });
  return smooth(
    points.map(({ x, y }, i) => ({
      x: x + 1.9 * Math.sin(i * 2.3 + seed * 1.7),
      y: y + 1.9 * Math.sin(i * 3.1 + seed),
    })),
  );
}

/** The ground of a player: its own units, see `plan`. */
export interface Area {
  seat: number;
  x: number; // top left corner on the table
  y: number;
  scale: number;
  w: number; // in its own units
  h: number;
  block: boolean; // cards below (true) or to the right of the hut
  folk: number; // how many live here
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Table {
  width: number;
  height: number;
  tile: number; // scale of islands
  middle: number; // scale of condition cards and piles
  islands: Point[];
  time: Point;
  tide: Point;
  draw: Point;
  discard: Point;
  rounds: Point;
  frame: Frame; // where the ring lies
  upright: boolean; // the ring stands upright: condition cards above one another
  areas: Area[]; // by seat
}

const BLOCK = { w: 280, h: 272 };
const STRIP_H = 112;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

function block(seat: number, folk: number, x: number, y: number, w: number, h: number): Area {
  const scale = Math.min(w / BLOCK.w, h / BLOCK.h, 1.5);
  const tall = clamp(h / scale, BLOCK.h, 300);
  return {
    seat,
    folk,
    scale,
    w: BLOCK.w,
    h: tall,
    block: true,
    x: x + (w - BLOCK.w * scale) / 2,
    y: y + (h - tall * scale) / 2,
  };
}

const strip = (seat: number, folk: number, x: number, y: number, w: number): Area => ({
  seat,
  folk,
  x,
  y,
  scale: 1,
  w,
  h: STRIP_H,
  block: false,
});

/** Places in hundredths, spread from the middle and laid into a frame; turned on its side if upright. */
function ring(points: readonly Point[], spread: number, upright: boolean, frame: Frame): Point[] {
  return points.map(({ x, y }) => {
    const [u, v] = upright ? [y, x] : [x, y];
    const wide = (p: number, k: number): number => (50 + (p - 50) * k) / 100;
    return {
      x: frame.x + wide(u, upright ? 1 : spread) * frame.w,
      y: frame.y + wide(v, upright ? spread : 1) * frame.h,
    };
  });
}

/** The largest scale at which no two tiles overlap and none leaves the frame. */
function roomy(points: readonly Point[], frame: Frame, most: number): number {
  let scale = most;
  const w = TILE.w - 12; // shoals may touch
  const h = TILE.h - 4;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1))
      scale = Math.min(scale, Math.max(Math.abs(a.x - b.x) / w, Math.abs(a.y - b.y) / h));
    const x = Math.min(a.x - frame.x, frame.x + frame.w - a.x);
    const y = Math.min(a.y - frame.y, frame.y + frame.h - a.y);
    scale = Math.min(scale, (x * 2) / w, (y * 2) / h);
  });
  return scale;
}

/**
 * The table for a number of players in a window of some aspect (width : height). Wide windows have
 * the grounds left and right of the ring, the viewer's own at the bottom left; upright windows have
 * them below, the viewer's first. The others follow clockwise.
 */
export function table(components: Components, seats: number, first: number, aspect: number): Table {
  const { by_players, draw_pile, discard_pile } = components.layout;
  const { time, tide } = components.layout.condition_cards;
  const narrow = aspect < 1.1;
  const folk = components.limits.inhabitants_per_player;
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const areas: Area[] = [];
  let width: number;
  let height: number;
  let frame: Frame;
  if (narrow) {
    width = 900;
    const rows = Math.ceil(seats / 2);
    const ground = rows * (STRIP_H + 10);
    height = clamp(width / aspect, ground + 590, ground + 1120);
    frame = { x: 6, y: 0, w: width - 12, h: height - ground - 6 };
    order.forEach((seat, i) => {
      const alone = i === 0 && seats % 2 === 1;
      const cell = seats % 2 === 1 && i > 0 ? i + 1 : i;
      const y = frame.h + 6 + Math.floor(cell / 2) * (STRIP_H + 10);
      areas.push(strip(seat, folk, alone ? 0 : (cell % 2) * 455, y, alone ? width : 445));
    });
  } else {
    width = clamp(940 * aspect, 1600, 1930);
    height = Math.max(940, width / aspect);
    const column = { 2: 390, 3: 300, 4: 300 }[seats] ?? 292;
    frame = { x: column + 8, y: 0, w: width - 2 * column - 16, h: height };
    const west = Math.ceil(seats / 2);
    const size = height / west; // all grounds are equally large
    order.forEach((seat, i) => {
      const left = i < west;
      const count = left ? west : seats - west;
      const row = left ? west - 1 - i : i - west;
      const y = ((row + 0.5) * height) / count - size / 2;
      areas.push(block(seat, folk, left ? 0 : width - column, y + 4, column, size - 8));
    });
  }
  // the ring lies or stands, whichever leaves more room
  const rings = [false, ...(narrow ? [true] : [])].map((upright) => {
    const islands = ring(by_players[seats]!, seats === 2 ? 1.75 : 1, upright, frame);
    return { upright, islands, tile: roomy(islands, frame, 1.5) };
  });
  const { upright, islands, tile } = rings.reduce((a, b) => (b.tile > a.tile ? b : a));
  const centre = { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 };
  // the middle stays together, and clear of the islands beside it
  const beside = islands.filter((p) => Math.abs(p.y - centre.y) < TILE.h * tile * 0.7);
  const free = Math.min(...beside.map((p) => Math.abs(p.x - centre.x)), frame.w) - 120 * tile;
  const middle = clamp(Math.min(tile, free / 239), 0.66, 1.12);
  const from = (dx: number, dy = 0): Point => ({
    x: centre.x + dx * middle,
    y: centre.y + dy * middle,
  });
  const reach = Math.max(202, free / middle - 37);
  const share = (a: Point, b: Point): number => (((b.x - a.x) / 200) * frame.w) / middle;
  const apart = clamp(share(time, tide), 90, Math.min(108, reach - 112));
  const pile = clamp(share(draw_pile, discard_pile), apart + 112, Math.min(apart + 128, reach));
  const cards = upright
    ? { time: from(0, -86), tide: from(0, 86), draw: from(-112), discard: from(112) }
    : { time: from(-apart), tide: from(apart), draw: from(-pile), discard: from(pile) };
  return {
    width,
    height,
    tile,
    islands,
    middle,
    ...cards,
    rounds: centre,
    frame,
    upright,
    areas: areas.sort((a, b) => a.seat - b.seat),
  };
}

/** Places on a ground, in its own units. */
export interface Plan {
  size: number; // of the hut, the shaman and the folk at home
  hut: Point;
  shaman: Point;
  won: Point;
  fan: Point;
  reserve: Point[];
  cards: { x: number; y: number; w: number; scale: number };
}

const rows = (folk: number, x: number, y: number, dx: number, dy: number): Point[] =>
  Array.from({ length: folk }, (_, i) => ({
    x: x + (i % 5) * dx,
    y: y + Math.floor(i / 5) * dy,
  }));

export function plan(area: Area): Plan {
  if (area.block)
    return {
      size: 1,
      hut: { x: 54, y: 92 },
      shaman: { x: 106, y: 108 },
      won: { x: 54, y: 140 },
      fan: { x: area.w - 34, y: 30 },
      reserve: rows(area.folk, 138, 78, 28, 44),
      cards: { x: 16, y: area.h - 70, w: area.w - 32, scale: 1.13 },
    };
  return {
    size: 0.76,
    hut: { x: 42, y: 73 },
    shaman: { x: 82, y: 82 },
    won: { x: 44, y: 100 },
    fan: { x: 206, y: 24 },
    reserve: rows(area.folk, 108, 62, 25, 33),
    cards: { x: 240, y: STRIP_H / 2, w: area.w - 260, scale: 0.98 },
  };
}

/** A place on a ground in units of the table. */
export const onTable = (area: Area, p: Point): Point => ({
  x: area.x + p.x * area.scale,
  y: area.y + p.y * area.scale,
});

export const CARD = { w: 66, h: 93 };

/** The middles of n cards in a row of some width: side by side, or overlapping if there are many. */
export function row(n: number, width: number, card = CARD.w, gap = 5): number[] {
  const step = n > 1 ? Math.min(card + gap, (width - card) / (n - 1)) : 0;
  const used = card + step * (n - 1);
  return Array.from({ length: n }, (_, i) => (width - used) / 2 + card / 2 + i * step);
}

/** Where copiers stand on a card, around its middle: in the foreground, the picture stays in sight. */
export function copierSpots(n: number): Point[] {
  const wide = n > 3 ? 17 : 21;
  return Array.from({ length: n }, (_, i) => {
    const row = n > 3 && i < n - 3 ? 0 : 1;
    const count = n > 3 ? (row === 0 ? n - 3 : 3) : n;
    const at = row === 0 || n <= 3 ? i : i - (n - 3);
    return { x: (at - (count - 1) / 2) * wide, y: row === 0 ? 19 : 36 };
  });
}
