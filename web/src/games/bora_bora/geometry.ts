/** Where everything lies, in units of the drawing. Pure. */
import { largest } from '../../board/largest';
import type { Point } from '../../board/types';
import type { RegionId } from './seen';

export interface Block extends Point {
  w: number;
  h: number;
}

/** The chart of the lagoon: five islands like a compass. */
export const MAP = { w: 580, h: 780 };
const MIDDLE: Point = { x: 290, y: 390 };

/** The building space of each region, on the chart. */
export const REGIONS: Readonly<Record<RegionId, Point>> = {
  center_forest: { x: 229, y: 313 },
  center_plain: { x: 351, y: 313 },
  center_mountain: { x: 351, y: 465 },
  center_beach: { x: 229, y: 465 },
  north_beach: { x: 216, y: 98 },
  north_mountain: { x: 364, y: 98 },
  east_forest: { x: 521, y: 303 },
  east_beach: { x: 521, y: 473 },
  south_plain: { x: 364, y: 678 },
  south_forest: { x: 216, y: 678 },
  west_mountain: { x: 59, y: 473 },
  west_plain: { x: 59, y: 303 },
};

/** The fish space of each region, in the water at its shore. */
export const FISH: Readonly<Record<RegionId, Point>> = {
  center_forest: { x: 164, y: 240 },
  center_plain: { x: 416, y: 240 },
  center_mountain: { x: 416, y: 540 },
  center_beach: { x: 164, y: 540 },
  north_beach: { x: 128, y: 52 },
  north_mountain: { x: 452, y: 52 },
  east_forest: { x: 540, y: 182 },
  east_beach: { x: 540, y: 598 },
  south_plain: { x: 452, y: 730 },
  south_forest: { x: 128, y: 730 },
  west_mountain: { x: 40, y: 598 },
  west_plain: { x: 40, y: 182 },
};

/** Huts that had to make room, from the building space. */
export const SHIFTED: readonly Point[] = [
  { x: -33, y: 22 },
  { x: 0, y: 36 },
  { x: 33, y: 22 },
];

interface Coast {
  at: Point;
  rx: number;
  ry: number;
  seed: number;
  /** Regions with the angles (degrees, clockwise from the east) their shore runs through. */
  regions: [RegionId, number, number][];
}

const COASTS: Readonly<Record<string, Coast>> = {
  center: {
    at: MIDDLE,
    rx: 122,
    ry: 158,
    seed: 3,
    regions: [
      ['center_forest', 180, 270],
      ['center_plain', 270, 360],
      ['center_mountain', 0, 90],
      ['center_beach', 90, 180],
    ],
  },
  north: {
    at: { x: 290, y: 100 },
    rx: 146,
    ry: 54,
    seed: 5,
    regions: [
      ['north_beach', 90, 270],
      ['north_mountain', 270, 450],
    ],
  },
  east: {
    at: { x: 521, y: 390 },
    rx: 49,
    ry: 170,
    seed: 8,
    regions: [
      ['east_forest', 180, 360],
      ['east_beach', 0, 180],
    ],
  },
  south: {
    at: { x: 290, y: 680 },
    rx: 146,
    ry: 54,
    seed: 11,
    regions: [
      ['south_forest', 90, 270],
      ['south_plain', 270, 450],
    ],
  },
  west: {
    at: { x: 59, y: 390 },
    rx: 49,
    ry: 170,
    seed: 14,
    regions: [
      ['west_plain', 180, 360],
      ['west_mountain', 0, 180],
    ],
  },
};
export const ISLANDS: readonly string[] = Object.keys(COASTS);

const round = (n: number): number => Math.round(n * 10) / 10;
const spot = (p: Point): string => `${round(p.x)} ${round(p.y)}`;

/** The shore at an angle: a rounded box with a few gentle bays, `grown` outwards. */
function shore(coast: Coast, degrees: number, grown = 0): Point {
  const a = (degrees * Math.PI) / 180;
  const rx = coast.rx + grown;
  const ry = coast.ry + grown;
  const power = 3;
  const c = Math.cos(a);
  const s = Math.sin(a);
  const r = (Math.abs(c / rx) ** power + Math.abs(s / ry) ** power) ** (-1 / power);
  const bays =
    1 +
    0.022 * Math.sin(3 * a + coast.seed) +
    0.02 * Math.sin(5 * a + 2 * coast.seed) +
    0.012 * Math.sin(9 * a + 5 * coast.seed);
  return { x: coast.at.x + r * bays * c, y: coast.at.y + r * bays * s };
}

/** A soft line through points, without the leading move. */
function through(points: readonly Point[]): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const e = points[Math.min(points.length - 1, i + 2)]!;
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
    d += `C${spot(one)} ${spot(two)} ${spot(c)}`;
  }
  return d;
}

const arc = (coast: Coast, from: number, to: number, grown = 0): Point[] =>
  Array.from({ length: Math.round((to - from) / 6) + 1 }, (_, i) =>
    shore(coast, from + i * 6, grown),
  );

/** The whole island, `grown` by so many units into the water. */
export function outline(island: string, grown = 0): string {
  const points = arc(COASTS[island]!, 0, 360, grown);
  return `M${spot(points[0]!)}${through(points)}z`;
}

/** The border between two regions, from the middle of the island to its shore. */
function border(coast: Coast, degrees: number): Point[] {
  const end = shore(coast, degrees);
  const far = { x: end.x - coast.at.x, y: end.y - coast.at.y };
  const length = Math.hypot(far.x, far.y);
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const sway = 5 * Math.sin(t * 7 + coast.seed + degrees) * Math.sin(Math.PI * t);
    return {
      x: coast.at.x + far.x * t - (far.y / length) * sway,
      y: coast.at.y + far.y * t + (far.x / length) * sway,
    };
  });
}

/** The ground of every region. */
export const GROUNDS = Object.fromEntries(
  Object.values(COASTS).flatMap((coast) =>
    coast.regions.map(([id, from, to]) => {
      const out = border(coast, from % 360);
      const back = border(coast, to % 360).reverse();
      return [
        id,
        `M${spot(out[0]!)}${through(out)}${through(arc(coast, from, to))}${through(back)}z`,
      ];
    }),
  ),
) as Record<RegionId, string>;

const between = (a: Point, b: Point, t = 0.5): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export interface Way {
  at: Point; // the die
  from: Point;
  to: Point;
  line: string;
  turn: number; // degrees of the arrows
}

const islandOf = (region: string): string => region.slice(0, region.indexOf('_'));

/** A path between two regions: on land straight over the border, on water through the sound. */
export function way(a: RegionId, b: RegionId): Way {
  const p = REGIONS[a];
  const q = REGIONS[b];
  const one = islandOf(a);
  const two = islandOf(b);
  let at = between(p, q);
  let from = between(at, p, one === two ? 0.6 : 0.5);
  let to = between(at, q, one === two ? 0.6 : 0.5);
  if (one !== two && one !== 'center' && two !== 'center') {
    const east = one === 'east' || two === 'east';
    const south = one === 'south' || two === 'south';
    at = { x: east ? 462 : 118, y: south ? 614 : 166 };
    const beside = { x: east ? 500 : 80, y: south ? 566 : 214 };
    const below = { x: east ? 410 : 170, y: south ? 646 : 134 };
    const lying = one === 'north' || one === 'south';
    from = lying ? below : beside;
    to = lying ? beside : below;
  } else if (one !== two) {
    const upright = [one, two].some((i) => i === 'north' || i === 'south');
    const far = one === 'center' ? two : one;
    if (upright) {
      const x = at.x;
      at = { x, y: far === 'north' ? 192 : 588 };
      const gap = far === 'north' ? 42 : -42;
      from = { x, y: at.y + (one === 'center' ? gap : -gap) };
      to = { x, y: at.y + (one === 'center' ? -gap : gap) };
    } else {
      const y = at.y;
      at = { x: far === 'west' ? 138 : 442, y };
      const gap = far === 'west' ? 34 : -34;
      from = { x: at.x + (one === 'center' ? gap : -gap), y };
      to = { x: at.x + (one === 'center' ? -gap : gap), y };
    }
  }
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { at, from, to, line: `M${spot(from)}${through([from, at, to])}`, turn };
}

/** Everything on the stage. */
export interface Places {
  width: number;
  height: number;
  below: boolean; // the strand runs along the bottom as well
  across: boolean; // the seats stand side by side, not one below the other
  actions: Block;
  map: Point;
  status: Block;
  temple: Block;
  jewels: Block;
  tasks: Block;
  women: Block;
  men: Block;
  seats: Block;
  gods: Block;
}

const ACTIONS = 128;
const SIDE = 196;
const GAP = 8;

function wide(): Places {
  const x = ACTIONS + 16 + MAP.w + 12;
  const w = 500;
  const side = x + w + GAP;
  return {
    width: side + SIDE + GAP,
    height: MAP.h,
    below: false,
    across: false,
    actions: { x: GAP, y: GAP, w: ACTIONS, h: MAP.h - 2 * GAP },
    map: { x: ACTIONS + 16, y: 0 },
    status: { x, y: GAP, w: w + GAP + SIDE, h: 98 },
    temple: { x, y: 114, w, h: 100 },
    jewels: { x, y: 222, w, h: 232 },
    tasks: { x, y: 462, w, h: 96 },
    women: { x, y: 566, w, h: 99 },
    men: { x, y: 673, w, h: 99 },
    seats: { x: side, y: 114, w: SIDE, h: 490 },
    gods: { x: side, y: 612, w: SIDE, h: 160 },
  };
}

function tall(): Places {
  const side = ACTIONS + 16 + MAP.w + 10;
  const y = MAP.h + 10;
  const left = 444;
  const x = left + 2 * GAP;
  return {
    width: side + SIDE + GAP,
    height: y + 98 + GAP + 102 + GAP + 218 + GAP,
    below: true,
    across: false,
    actions: { x: GAP, y: GAP, w: ACTIONS, h: MAP.h - 2 * GAP },
    map: { x: ACTIONS + 16, y: 0 },
    seats: { x: side, y: GAP, w: SIDE, h: 594 },
    gods: { x: side, y: MAP.h - 170, w: SIDE, h: 160 },
    status: { x: GAP, y, w: side + SIDE - GAP, h: 98 },
    temple: { x: GAP, y: y + 106, w: left, h: 100 },
    jewels: { x: GAP, y: y + 214, w: left, h: 216 },
    tasks: { x, y: y + 106, w: side + SIDE - x, h: 100 },
    women: { x, y: y + 214, w: side + SIDE - x, h: 104 },
    men: { x, y: y + 326, w: side + SIDE - x, h: 104 },
  };
}

/** A window in between: the seats and the gods in a row below. */
function square(): Places {
  const lay = wide();
  const width = lay.status.x + 500 + GAP;
  const y = MAP.h + GAP;
  return {
    ...lay,
    width,
    height: y + STRIP.high + GAP,
    below: true,
    across: true,
    status: { ...lay.status, w: 500 },
    seats: { x: GAP, y, w: SIDE, h: STRIP.high },
    gods: { x: width - 344 - GAP, y, w: 344, h: STRIP.high },
  };
}

export const SIGN = 62; // height of the sign with the round
export const STRIP = { low: 40, high: 121 };
/** Where the strips of the seats stand below or beside the sign; mine is low, its mat is elsewhere. */
export function strips(lay: Places, low: readonly boolean[]): Point[] {
  if (lay.across) {
    let column = 1;
    return low.map((mine) =>
      mine ? { x: 0, y: SIGN + 12 } : { x: column++ * (SIDE + GAP), y: 0 },
    );
  }
  const heights = low.map((mine) => (mine ? STRIP.low : STRIP.high));
  const room = lay.seats.h - SIGN - GAP - heights.reduce((a, b) => a + b, 0);
  const gap = Math.min(14, room / low.length);
  let y = SIGN + GAP;
  return heights.map((h) => {
    const at = y;
    y += h + gap;
    return { x: 0, y: at };
  });
}

/** The arrangement that shows the board largest; `others` strips beside mine must find room. */
export function arrange(aspect: number, others = 3): Places {
  const lays = others > 3 ? [wide(), tall()] : [wide(), square(), tall()];
  return largest(aspect, lays);
}

/** Places side by side in a row of a panel that starts after its head. */
export const slot = (index: number, all: number, w: number, head: number): number =>
  head + ((w - head - 8) / all) * (index + 0.5);

/** The columns of the status track: their middle. */
export const statusX = (column: number, all: number, w: number): number =>
  8 + ((w - 16) / all) * (column + 0.5);

/** A step of the status track in its column: one lies in the middle, several below each other. */
export function stepY(index: number, all: number, start: boolean): number {
  if (all === 1) return start ? 70 : 60;
  return 45 + (31 / (all - 1)) * index;
}

/** Open cards in rows of this many, so that all of them and the pile find room. */
export const perRow = (cards: number, flat: boolean): number =>
  flat ? cards : Math.ceil(cards / 2);

/** Dice on a tile, in rows from the top: where the n-th of them lies, and how large they are. */
export function dice(index: number, all: number): Point & { size: number } {
  const columns = all > 4 ? 3 : 2;
  const step = all > 4 ? 22 : 32;
  return {
    x: ((index % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(index / columns) + 0.5) * step,
    size: step - 2,
  };
}
