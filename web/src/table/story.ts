/** What the events tell the drawing: the last move of every seat. */
import type { Told } from '../api/messages';
import { seatOf } from '../board/ids';
import type { LastMove } from '../board/types';

const named = (value: unknown): number => (typeof value === 'string' ? seatOf(value) : -1);

/** The seat an event is about: its value `seat`, else the first value that is a seat. */
export function actor(event: Told): number {
  const itself = named(event.values['seat']);
  if (itself >= 0) return itself;
  for (const value of Object.values(event.values)) {
    const seat = named(value);
    if (seat >= 0) return seat;
  }
  return -1;
}

/** The last move of each seat: what it named from its last turn on, until another seat acted. */
export function lastMoves(events: readonly Told[]): LastMove[] {
  const moves = new Map<number, LastMove>();
  let acting = -1;
  for (const event of events) {
    const seat = actor(event);
    if (seat < 0) continue;
    let move = moves.get(seat);
    if (seat !== acting || !move) {
      move = { seat, ids: [], ply: event.ply };
      moves.set(seat, move);
      acting = seat;
    }
    move.ply = event.ply;
    for (const value of Object.values(event.values))
      if (typeof value === 'string' && seatOf(value) < 0 && !move.ids.includes(value))
        move.ids.push(value);
  }
  return [...moves.values()];
}
