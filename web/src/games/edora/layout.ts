/** How the blocks of the table lie around the forest, and the tracks on them. Pure. */
import { largest } from '../../board/largest';
import type { Point } from '../../board/types';
import { FOREST } from './geometry';

export interface Box extends Point {
  w: number;
  h: number;
}
export interface Places {
  width: number;
  height: number;
  forest: Point;
  ring: Box; // the prestige track runs around this box
  knowledge: Point;
  kin: Box & { columns: number }; // the players, one below the other or in columns
  oracle: Point;
  potions: Point;
  hoard: Point; // gems and beige dolmens
  slab: Box | null; // behind oracle, potions and gems, where they lie outside the track
}

export const BAND = 20; // of the prestige track
export const INNER = 186; // width of what lies inside the track
const MARGIN = 16;
const SIDE = INNER + 2 * BAND;
const GAP = 10;

/** A wide window: the forest in the middle, a panel on either side. */
function wide(): Places {
  const x = SIDE + GAP;
  const right = x + FOREST + GAP + MARGIN;
  return {
    width: right + SIDE,
    height: FOREST + MARGIN,
    forest: { x: x + MARGIN, y: MARGIN },
    ring: { x: 0, y: MARGIN, w: SIDE, h: FOREST },
    knowledge: { x: BAND, y: MARGIN + BAND + 4 },
    kin: { x: BAND, y: MARGIN + BAND + 128, w: INNER, h: FOREST - 2 * BAND - 132, columns: 1 },
    slab: { x: right, y: MARGIN, w: SIDE, h: FOREST },
    oracle: { x: right + SIDE / 2, y: MARGIN + 118 },
    potions: { x: right + 6, y: MARGIN + 240 },
    hoard: { x: right + 8, y: MARGIN + 526 },
  };
}

/** A tall window: the forest on top, everything else below it. */
function tall(): Places {
  const y = MARGIN + FOREST + GAP;
  const h = 420;
  const width = FOREST + MARGIN;
  const top = y + BAND + 6;
  const right = width - BAND - SIDE + 8;
  return {
    width,
    height: y + h,
    forest: { x: MARGIN, y: MARGIN },
    ring: { x: 0, y, w: width, h },
    oracle: { x: BAND + 103, y: top + 116 },
    knowledge: { x: BAND + 8, y: top + 242 },
    kin: { x: BAND + 206, y: top, w: INNER, h: h - 2 * BAND - 12, columns: 1 },
    potions: { x: right + 2, y: top },
    hoard: { x: right + 4, y: top + 272 },
    slab: null,
  };
}

/** A square one: oracle and potions on the right, the tracks and the players below. */
function square(players: number): Places {
  const right = MARGIN + FOREST + GAP;
  const y = MARGIN + FOREST + GAP;
  const columns = 3;
  const h = 2 * BAND + 12 + Math.max(128, Math.ceil(players / columns) * 112);
  const width = right + SIDE;
  const x = BAND + INNER + 20;
  return {
    width,
    height: y + h,
    forest: { x: MARGIN, y: MARGIN },
    ring: { x: 0, y, w: width, h },
    knowledge: { x: BAND + 6, y: y + BAND + 8 },
    kin: { x, y: y + BAND + 6, w: width - BAND - x, h: h - 2 * BAND - 12, columns },
    slab: { x: right, y: MARGIN, w: SIDE, h: FOREST },
    oracle: { x: right + SIDE / 2, y: MARGIN + 118 },
    potions: { x: right + 6, y: MARGIN + 240 },
    hoard: { x: right + 8, y: MARGIN + 526 },
  };
}

/** On a phone held upright the forest is as wide as the window, and the rest a drag away. */
export function arrange(aspect: number, players = 3, phone = false): Places {
  return phone ? tall() : largest(aspect, [wide(), tall(), square(players)]);
}

export interface Space extends Point {
  value: number;
  upright: boolean; // on the left or right side: wider than high
}
/** The ring of prestige: from the upper left corner clockwise, evenly on every side. */
export function prestige(box: Box, count: number): Space[] {
  const inset = BAND / 2;
  const w = box.w - BAND;
  const h = box.h - BAND;
  const across = Math.round((count / 2) * (w / (w + h)));
  const down = Math.floor(count / 2) - across;
  const sides: [Point, Point, number][] = [
    [{ x: 0, y: 0 }, { x: w, y: 0 }, across],
    [{ x: w, y: 0 }, { x: 0, y: h }, down],
    [{ x: w, y: h }, { x: -w, y: 0 }, across],
    [{ x: 0, y: h }, { x: 0, y: -h }, count - 2 * across - down],
  ];
  let value = 0;
  return sides.flatMap(([from, way, n]) =>
    Array.from({ length: n }, (_, i) => ({
      value: value++,
      x: box.x + inset + from.x + (way.x * i) / n,
      y: box.y + inset + from.y + (way.y * i) / n,
      upright: way.x === 0,
    })),
  );
}

/** Things in a row: as far apart as they like, closer together where there are many. */
export const pitch = (count: number, most: number, room: number): number =>
  count > 1 ? Math.min(most, room / (count - 1)) : most;

/** The knowledge track: a snake of two rows, the longer one first. */
const KNOWLEDGE = 26;
export const turnOf = (spaces: number): number => Math.ceil(spaces / 2);
const stride = (spaces: number): number => pitch(turnOf(spaces), KNOWLEDGE, INNER - 30);
/** How large its stones are, of 1. */
export const wisdomSize = (spaces: number): number => stride(spaces) / KNOWLEDGE;
export function wisdom(step: number, spaces: number): Point {
  const back = spaces - 1 - step + (spaces % 2 ? 0.5 : 0);
  return step < turnOf(spaces)
    ? { x: 15 + step * stride(spaces), y: 44 }
    : { x: 15 + back * stride(spaces), y: 94 };
}

/** The sickle track of a mat: a straight line; herbs above and below some of its spaces. */
export const FURROW = 342;
const ENDS = 20;
const HERB = 40;
export const furrow = (step: number, last: number): number =>
  ENDS + (step * (FURROW - ENDS - 22)) / last;
/** How large its spaces and its herbs are, of 1. */
export const furrowSize = (last: number): number =>
  Math.min(1, (furrow(1, last) - furrow(0, last)) / 25);
export function herbSize(pairs: readonly number[], last: number): number {
  const gaps = pairs.slice(1).map((at, i) => furrow(at, last) - furrow(pairs[i]!, last));
  return Math.min(1, ...gaps.map((gap) => gap / HERB));
}

/** Places of the oracle: a column of two on each of its sides, seen from its middle. */
export function tabletAt(side: number, outer: boolean, sides: number): Point {
  const angle = ((side / sides) * 360 - 90) * (Math.PI / 180);
  const r = outer ? 93 : 54;
  return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
}
export function gapAt(gap: number, sides: number): Point {
  const angle = (((gap + 0.5) / sides) * 360 - 90) * (Math.PI / 180);
  return { x: Math.cos(angle) * 80, y: Math.sin(angle) * 80 };
}

/** Several markers on one space, side by side. */
export const beside = (index: number, all: number, step: number): number =>
  (index - (all - 1) / 2) * step;
