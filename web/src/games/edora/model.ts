/** What the drawing reads out of a view. Pure. */
import type { SeatLook } from '../../board/types';

export const seatOf = (id: string): number => Number(id.slice(5));
export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook => seats[seatOf(id)]!;

/** The pips of a die, in steps from its middle. */
export function pips(value: number): [number, number][] {
  const spots: [number, number][] = [];
  if (value % 2) spots.push([0, 0]);
  if (value > 1) spots.push([-1, -1], [1, 1]);
  if (value > 3) spots.push([1, -1], [-1, 1]);
  if (value > 5) spots.push([-1, 0], [1, 0]);
  return spots;
}

/** Equal things told apart by their number: "stock_4-0", "stock_4-1". */
export function keys(prefix: string, things: readonly (string | number)[]): string[] {
  const seen = new Map<string | number, number>();
  return things.map((thing) => {
    const n = seen.get(thing) ?? 0;
    seen.set(thing, n + 1);
    return `${prefix}-${thing}-${n}`;
  });
}

/** The squares of a sanctuary by halves: a front face shows two of them, a back face one. */
export function halves<T>(
  squares: readonly T[],
  faces: readonly (string | null | undefined)[],
): T[][] {
  let at = 0;
  return faces.map((face) => {
    const n = face === 'back' ? 1 : 2;
    const part = squares.slice(at, at + n);
    at += n;
    return part;
  });
}
