/** Arrow keys on a board: from one glowing thing to the nearest in that direction. */

interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in the direction (dx, dy); -1 if there is none. */
export function nearest(from: Spot, spots: Spot[], dx: number, dy: number): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 2) return;
    const cost = along + 2.2 * across;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

const middle = (el: Element): Spot => {
  const r = el.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
};

/** Moves the focus inside `root`; false if there is nowhere to go. */
export function stepToward(root: Element, dx: number, dy: number): boolean {
  const things = [...root.querySelectorAll<SVGElement | HTMLElement>('[data-next]')];
  if (!things.length) return false;
  const now = document.activeElement;
  if (!now || !root.contains(now) || !now.hasAttribute('data-next')) {
    things[0]!.focus();
    return true;
  }
  const others = things.filter((t) => t !== now);
  const i = nearest(middle(now), others.map(middle), dx, dy);
  if (i >= 0) others[i]!.focus();
  return true;
}
