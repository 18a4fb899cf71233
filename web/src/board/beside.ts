/** Where a bubble fits beside a thing without lying on what must stay in sight. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

const cut = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Above the thing, else below, left or right of it: the first place inside the window that covers
 * none of `free`; if there is none, the one that covers least.
 */
export function beside(
  thing: Box,
  { width, height }: Size,
  window: Size,
  free: readonly Box[],
): { x: number; y: number } {
  const middle = (thing.left + thing.right) / 2 - width / 2;
  const level = (thing.top + thing.bottom) / 2 - height / 2;
  const inside = (at: number, size: number, all: number): number =>
    Math.max(EDGE, Math.min(at, all - size - EDGE));
  const places = [
    { x: middle, y: thing.top - height - GAP },
    { x: middle, y: thing.bottom + GAP },
    { x: thing.left - width - GAP, y: level },
    { x: thing.right + GAP, y: level },
  ].map(({ x, y }) => ({
    x: inside(x, width, window.width),
    y: inside(y, height, window.height),
  }));
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    const box = {
      left: place.x,
      top: place.y,
      right: place.x + width,
      bottom: place.y + height,
    };
    const covered = [thing, ...free].reduce((sum, one) => sum + cut(box, one), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}
