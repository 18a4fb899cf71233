/** What the drawing reads out of a view. Pure. */
import type { Half } from './components';
import type { FaceId } from './seen';

/** The pips of a die, in steps from its middle. */
export function pips(value: number): [number, number][] {
  const spots: [number, number][] = [];
  if (value % 2) spots.push([0, 0]);
  if (value > 1) spots.push([-1, -1], [1, 1]);
  if (value > 3) spots.push([1, -1], [-1, 1]);
  if (value > 5) spots.push([-1, 0], [1, 0]);
  return spots;
}

/** The squares of a sanctuary by halves: as many as are printed on the face that shows. */
export function halves<T>(
  squares: readonly T[],
  printed: readonly Half[],
  faces: readonly (FaceId | null | undefined)[],
): T[][] {
  let at = 0;
  return printed.map((half, i) => {
    const n = half.squares[faces[i] ?? 'front'].length;
    const part = squares.slice(at, at + n);
    at += n;
    return part;
  });
}
