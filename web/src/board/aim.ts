/**
 * Where a finger meant to tap. A finger is no mouse: what it means is the nearest target within reach,
 * however small it is drawn; where two compete nobody guesses, both are shown larger.
 */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A target as it lies on the screen; `on`: the finger is on its very drawing. */
export interface Target<T> {
  what: T;
  box: Box;
  on: boolean;
}

const REACH = 24; // px: a target is at least 48 px wide
const HALF = 22; // px: within this of its edge a large target is no nearer than a small one
const CLOSE = 8; // px: two that differ by less compete
const UPON = 14; // px: a small thing upon or beside a large one is meant within this of its middle

/** How far a point is from the core of a box: from its middle, or from what lies well inside it. */
export function away(x: number, y: number, box: Box): number {
  const side = (at: number, low: number, high: number): number => {
    const inset = Math.min(HALF, (high - low) / 2);
    return Math.max(low + inset - at, at - (high - inset), 0);
  };
  return Math.hypot(side(x, box.left, box.right), side(y, box.top, box.bottom));
}

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + 1 &&
  outer.right >= inner.right - 1 &&
  outer.top <= inner.top + 1 &&
  outer.bottom >= inner.bottom - 1;

const large = (box: Box): boolean =>
  Math.min(box.right - box.left, box.bottom - box.top) >= 2 * HALF;

/** What a tap can mean: nothing, one target, or several that compete (the likeliest first). */
export function aim<T>(x: number, y: number, targets: readonly Target<T>[]): T[] {
  const near = targets
    .map((target) => ({ ...target, far: away(x, y, target.box) }))
    .filter((target) => target.on || target.far <= REACH)
    .sort((a, b) => a.far - b.far);
  const hit = near.find((target) => target.on);
  const first = hit ?? near[0];
  if (!first) return [];
  const rivals = near.filter((other) => {
    if (other === first) return false;
    if (holds(other.box, first.box)) return !hit && other.far <= first.far + CLOSE; // lies below it
    if (hit && holds(first.box, other.box)) return other.far <= UPON; // lies upon it
    // who is on a large thing means it, however near the next large one is; a small one at its edge
    // is meant near its middle
    if (hit && large(hit.box)) return !large(other.box) && other.far <= UPON;
    return other.far <= first.far + CLOSE;
  });
  return [first, ...rivals].map((target) => target.what);
}

/** How much nearer these boxes must come so that their middles are so far apart; Infinity: never. */
export function apart(boxes: readonly Box[], px: number): number {
  const middles = boxes.map((b) => ({ x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2 }));
  let least = Infinity;
  middles.forEach((a, i) =>
    middles.slice(i + 1).forEach((b) => {
      least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
    }),
  );
  return least < 1 ? Infinity : Math.max(1, px / least);
}

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((b) => b.left)),
  top: Math.min(...boxes.map((b) => b.top)),
  right: Math.max(...boxes.map((b) => b.right)),
  bottom: Math.max(...boxes.map((b) => b.bottom)),
});
