/**
 * Did the pointer move, or did the page move below it? A board that moves tells every thing that
 * comes under a resting pointer that it was entered; only who moves the pointer wants to know more.
 */
interface Place {
  clientX: number;
  clientY: number;
}
let last: Place | null = null;

/** At another place? Some events are told in whole pixels. */
export const elsewhere = (a: Place, b: Place): boolean =>
  Math.abs(a.clientX - b.clientX) >= 1 || Math.abs(a.clientY - b.clientY) >= 1;

/**
 * Is this event the work of a hand? Then the pointer is not where it was seen last. One that was never
 * seen rests since before the table was opened.
 */
export const moved = (e: MouseEvent): boolean => last !== null && elsewhere(e, last);

if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown', 'pointerup'] as const)
    window.addEventListener(kind, ({ clientX, clientY }) => (last = { clientX, clientY }), true);
