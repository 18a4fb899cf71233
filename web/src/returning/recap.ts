/** What happened since my last choice, in two or three sentences of the log's own. Pure. */
import type { Told } from '../api/messages';
import { seatOf } from '../board/ids';
import { caption, endOf, type Turn } from '../table/turns';
import type { Part, Speaker } from '../text';

/** A sentence, and the moment it is about. */
export interface Line {
  parts: Part[];
  ply: number;
}

/** Clauses of a turn that one sentence tells. */
const CLAUSES = 3;

/** The turns after a ply; of one that began before it, what came after. */
export function turnsSince(turns: readonly Turn[], ply: number): Turn[] {
  return turns.flatMap((turn) => {
    if (turn.seat < 0 || endOf(turn) <= ply) return [];
    const plies = turn.plies.filter((one) => one > ply);
    const events = turn.events.filter((event) => event.ply > ply);
    return [{ ...turn, plies, events }];
  });
}

/**
 * What brought most points, what took something from me or else spoke of me, which round began; what
 * was done last, if that is little to tell; and how things stand, if it is still one sentence.
 */
export function summary(
  turns: readonly Turn[],
  mine: number,
  speaker: Speaker,
  now: Line | null = null,
): Line[] {
  const told = new Set<Turn | Told>();
  const lines: Line[] = [];
  const ofTurn = (turn: Turn | undefined): void => {
    if (!turn || told.has(turn)) return;
    told.add(turn);
    add({ parts: caption(turn, speaker, CLAUSES), ply: endOf(turn) });
  };
  const ofEvent = (event: Told | undefined): void => {
    if (!event || told.has(event)) return;
    told.add(event);
    add({ parts: speaker.parts(`log-${event.word}`, event.values), ply: event.ply });
  };
  const add = (line: Line): void => {
    const text = plain(line.parts);
    if (!text || lines.some((one) => plain(one.parts) === text)) return;
    lines.push({ ...line, parts: stopped(line.parts) });
  };
  const others = turns.filter((turn) => turn.seat !== mine);
  ofTurn(most(turns, (turn) => turn.points[turn.seat] ?? 0));
  const hurt = most(others, (turn) => -(turn.points[mine] ?? 0));
  if (hurt) ofTurn(hurt);
  else ofEvent(others.flatMap((turn) => turn.events).findLast((event) => speaksOf(event, mine)));
  ofEvent(turns.flatMap((turn) => turn.events).findLast((event) => 'round' in event.values));
  for (const turn of turns.toReversed()) if (lines.length < 2) ofTurn(turn);
  if (now && lines.length === 1) add(now);
  return lines.toSorted((a, b) => a.ply - b.ply);
}

/** Does a sentence speak of a seat? */
const speaksOf = (event: Told, seat: number): boolean =>
  Object.values(event.values).some((value) => seatOf(String(value)) === seat);

/** The turn with the most of something, if any has more than nothing. */
function most(turns: readonly Turn[], of: (turn: Turn) => number): Turn | undefined {
  let best: Turn | undefined;
  for (const turn of turns) if (of(turn) > (best ? of(best) : 0)) best = turn;
  return best;
}

const plain = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');

/** A sentence ends with a full stop. */
const stopped = (parts: Part[]): Part[] =>
  /[.!?…]\s*$/.test(plain(parts)) ? parts : [...parts, { text: '.' }];
