/** What ids tell a drawing: whose a thing is, its number, and a key of its own among equals. */
import type { SeatLook } from './types';

/** "seat_3" -> 3; -1 for anything that is no seat. */
export const seatOf = (id: string): number => Number(/^seat_(\d+)$/.exec(id)?.[1] ?? -1);

/** How the seat with this id looks. */
export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook => seats[seatOf(id)]!;

/** The number at the end of an id: "die_4", "stage_12"; 0 if there is none. */
export const numberOf = (id: string): number => Number(/(\d+)$/.exec(id)?.[1] ?? 0);

/** Equal things told apart by their number: "hand-offering_4-0", "hand-offering_4-1". */
export function keys(prefix: string, things: readonly (string | number | null)[]): string[] {
  const seen = new Map<string | number, number>();
  return things.map((thing) => {
    const kind = thing ?? 'none';
    const n = seen.get(kind) ?? 0;
    seen.set(kind, n + 1);
    return `${prefix}-${kind}-${n}`;
  });
}
