/**
 * Did the pointer move, or did the page move below it? A board that moves tells every thing that
 * comes under a resting pointer that it was entered; only who moves the pointer wants to know more.
 */
let last: { x: number; y: number } | null = null;

/** Is this event the work of a hand? Then the pointer is not where it was seen last. */
export function moved(e: MouseEvent): boolean {
  return last === null || e.clientX !== last.x || e.clientY !== last.y;
}

if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown', 'pointerup'] as const)
    window.addEventListener(kind, (e) => (last = { x: e.clientX, y: e.clientY }), true);
