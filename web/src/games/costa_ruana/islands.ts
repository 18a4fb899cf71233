/** Ten coasts, all of the same worth: silhouettes and what stands on them are ours. */
import { coast, type Swell } from './geometry';

export interface Isle {
  rx: number;
  ry: number;
  square: number;
  swells: Swell[];
  left: boolean; // the chest stands on the left and the landmark on the right
  islets: [x: number, y: number, r: number][];
}

// prettier-ignore
const ISLES: Isle[] = [
  { rx: 102, ry: 90, square: 2.5, swells: [[3, 0.05, 20], [5, 0.025, 90]], left: false, islets: [[112, -62, 9]] },
  { rx: 100, ry: 88, square: 2.4, swells: [[4, 0.05, 250], [7, 0.03, 0]], left: true, islets: [] },
  { rx: 103, ry: 86, square: 2.7, swells: [[2, 0.05, 200], [5, 0.045, 160]], left: false, islets: [[-108, 70, 10]] },
  { rx: 101, ry: 92, square: 2.3, swells: [[6, 0.03, 220], [9, 0.015, 0]], left: true, islets: [] },
  { rx: 104, ry: 88, square: 2.8, swells: [[3, 0.055, 250], [4, 0.03, 30]], left: false, islets: [[104, 78, 11]] },
  { rx: 99, ry: 89, square: 2.3, swells: [[2, 0.035, 90], [3, 0.04, 180]], left: true, islets: [[-110, -66, 10], [-96, -84, 6]] },
  { rx: 106, ry: 82, square: 2.8, swells: [[5, 0.035, 250], [2, 0.03, 10]], left: false, islets: [] },
  { rx: 100, ry: 90, square: 2.5, swells: [[3, 0.05, 90], [7, 0.02, 50]], left: true, islets: [[110, 72, 8]] },
  { rx: 101, ry: 88, square: 2.6, swells: [[8, 0.03, 0], [3, 0.03, 310]], left: false, islets: [[-114, 30, 7], [112, -54, 8]] },
  { rx: 101, ry: 87, square: 2.5, swells: [[4, 0.05, 0], [6, 0.03, 120]], left: true, islets: [[-106, 76, 8], [112, 60, 7]] },
];

export const isle = (number: number): Isle => ISLES[(number - 1) % ISLES.length]!;

/** Where the chest stands on an island, around its middle. */
export const chestAt = (i: Isle): { x: number; y: number } => ({ x: i.left ? -40 : 40, y: -44 });

export interface Coasts {
  shoal: string;
  shallow: string;
  foam: string;
  wet: string;
  beach: string;
  rim: string;
  meadow: string;
  grove: string;
}

/** The lines of an island from the sea inwards. */
export function coasts(i: Isle): Coasts {
  const line = (grow: number, y = 0): string =>
    coast(i.rx, i.ry, i.square, i.swells, grow, { x: 0, y });
  const inner = (rx: number, ry: number, x: number, y: number): string =>
    coast(rx, ry, 2.3, [...i.swells, [7, 0.035, 60]], 0, { x, y });
  return {
    shoal: line(20, 3),
    shallow: line(10, 2),
    foam: line(4, 2),
    wet: line(0, 2),
    beach: line(-6),
    rim: line(-6, 5),
    meadow: inner(i.rx * 0.78, i.ry * 0.56, 0, -30),
    grove: inner(i.rx * 0.36, i.ry * 0.36, i.left ? 42 : -42, -46),
  };
}
