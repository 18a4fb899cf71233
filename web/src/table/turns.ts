/**
 * What happened, turn by turn. A turn is what one seat did in a row; what chance answered belongs to
 * it. What was taken back is in none. Pure: the log, the caption and the screen reader read the same.
 */
import type { Act, Told } from '../api/messages';
import { seatOf } from '../board/ids';
import type { Part, Speaker } from '../text';

export interface Turn {
  seat: number; // -1: the set-up, before anybody chose
  plies: number[]; // of its acts that stand, chance included, in order
  events: Told[]; // what happened at them
  points: number[]; // what it put on the score track of each seat, as far as everybody may know
  backs: number; // how many of the seat's choices were taken back meanwhile
}

/** The last moment of a turn. */
export const endOf = (turn: Turn): number => turn.plies.at(-1) ?? 0;

/** The turns so far, in order; the last one may still be going on. */
export function turnsOf(acts: readonly Act[], log: readonly Told[]): Turn[] {
  const gone = new Set<number>();
  for (const act of acts) if (act.undoes) gone.add(act.ply).add(act.undoes);
  const told = new Map<number, Told[]>();
  for (const event of log) {
    const there = told.get(event.ply);
    if (there) there.push(event);
    else told.set(event.ply, [event]);
  }
  let turn = begin(-1);
  add(turn, 0, told.get(0));
  const turns = [turn];
  let backs = 0;
  for (const act of acts) {
    if (act.undoes) backs += 1;
    if (gone.has(act.ply)) continue;
    if (act.seat >= 0 && act.seat !== turn.seat) turns.push((turn = begin(act.seat)));
    turn.backs += backs;
    backs = 0;
    add(turn, act.ply, told.get(act.ply));
    act.points?.forEach((points, seat) => {
      turn.points[seat] = (turn.points[seat] ?? 0) + points;
    });
  }
  return turns;
}

const begin = (seat: number): Turn => ({ seat, plies: [], events: [], points: [], backs: 0 });

function add(turn: Turn, ply: number, events: Told[] = []): void {
  turn.plies.push(ply);
  turn.events.push(...events);
}

/** Is a turn over when this seat (null: nobody) is asked? */
export const isOver = (turn: Turn, asked: number | null): boolean => turn.seat !== asked;

/** The last round: the last turn of everybody, without one that is still going on. */
export function lastRound(turns: readonly Turn[], asked: number | null): Turn[] {
  const round: Turn[] = [];
  const seen = new Set<number>();
  for (const turn of turns.toReversed()) {
    if (!round.length && !isOver(turn, asked)) continue;
    if (turn.seat < 0 || seen.has(turn.seat)) break;
    seen.add(turn.seat);
    round.unshift(turn);
  }
  return round;
}

/** The moments to show turns by: the one before them, then one after each choice and its chance. */
export function steps(turns: readonly Turn[], acts: readonly Act[]): number[] {
  const choices = new Set(acts.filter((act) => act.seat >= 0).map((act) => act.ply));
  const plies = turns.flatMap((turn) => turn.plies);
  const first = plies[0];
  if (first === undefined) return [];
  return [
    first - 1,
    ...plies.filter((_, n) => n + 1 === plies.length || choices.has(plies[n + 1]!)),
  ];
}

/** Clauses that one caption holds; a turn with more says so by an ellipsis. */
const MOST = 6;

/**
 * A turn as one sentence: its lines of the log, the name said once, and the points it brought.
 * "Hina places a 5 on Temple, moves up one step, +2". Empty if nothing is told of it.
 */
export function caption(turn: Turn, speaker: Speaker, most = MOST): Part[] {
  const clauses = own(turn, speaker);
  const said = clauses.slice(0, most);
  const parts: Part[] = [];
  said.forEach((clause, n) => {
    if (n) parts.push({ text: plain(said[n - 1]!.parts).includes(':') ? '; ' : ', ' });
    parts.push(...clause.parts);
    if (clause.times > 1) parts.push({ text: ` ×${clause.times}` });
  });
  if (!parts.length) return [];
  const points = turn.points[turn.seat] ?? 0;
  if (clauses.length > said.length) parts.push({ text: ' …' });
  if (points) parts.push({ text: `, ${signed(points)}` });
  return parts;
}

/** The same as plain text, for a screen reader. */
export const captionText = (turn: Turn, speaker: Speaker): string =>
  plain(caption(turn, speaker, Infinity));

/** Points as they are gained or lost: "+2", "−1". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

interface Clause {
  parts: Part[];
  rest: Part[]; // without the name
  times: number; // the same thing several times in a row is said once
}

/** What is told of the seat itself; of the set-up everything. */
function own(turn: Turn, speaker: Speaker): Clause[] {
  const clauses: Clause[] = [];
  let named = false;
  for (const event of turn.events) {
    const parts = withoutStop(speaker.parts(`log-${event.word}`, event.values));
    if (!parts.length) continue;
    const about = parts[0]?.id !== undefined && seatOf(parts[0].id) === turn.seat;
    if (turn.seat >= 0 && !about) continue;
    const rest = withoutName(parts, turn.seat);
    const verb = rest !== parts;
    const last = clauses.at(-1);
    if (last && verb && plain(last.rest) === plain(rest)) last.times += 1;
    else clauses.push({ parts: named ? rest : parts, rest, times: 1 });
    named ||= verb;
  }
  return clauses;
}

/** A sentence that begins with the name of a seat and goes on with what it does, without the name. */
export function withoutName(parts: Part[], seat: number): Part[] {
  const [name, next] = parts;
  if (name?.id === undefined || seatOf(name.id) !== seat) return parts;
  if (!next || next.id !== undefined || !next.text.startsWith(' ')) return parts;
  return [{ text: next.text.slice(1) }, ...parts.slice(2)];
}

const plain = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');

/** A sentence without its full stop, to go on with. */
function withoutStop(parts: Part[]): Part[] {
  const last = parts.at(-1);
  if (!last || last.id !== undefined) return parts;
  const text = last.text.replace(/\s*\.\s*$/, '');
  return text ? [...parts.slice(0, -1), { text }] : parts.slice(0, -1);
}
