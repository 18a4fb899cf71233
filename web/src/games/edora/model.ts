/** What the drawing reads out of a view. Pure. */

/** The pips of a die, in steps from its middle. */
export function pips(value: number): [number, number][] {
  const spots: [number, number][] = [];
  if (value % 2) spots.push([0, 0]);
  if (value > 1) spots.push([-1, -1], [1, 1]);
  if (value > 3) spots.push([1, -1], [-1, 1]);
  if (value > 5) spots.push([-1, 0], [1, 0]);
  return spots;
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
