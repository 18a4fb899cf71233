/** What a screen reader is told: every turn of others once, when it is over, and what I am asked. */
import { endOf, isOver, type Turn } from './turns';

export interface Heard {
  /** The last moment that was told. */
  ply: number;
  /** The moment whose question was read to me. */
  question: number;
}

/** The turns that are over: all but the last, and that one too when another seat is asked. */
const over = (turns: readonly Turn[], asked: number | null): Turn[] =>
  turns.filter((turn, n) => n < turns.length - 1 || isOver(turn, asked));

/** Turns that are over and were not told yet; mine I know. Who has just come hears none of the past. */
export function news(
  heard: Heard | null,
  turns: readonly Turn[],
  asked: number | null,
  mine: number | null,
): Turn[] {
  if (!heard) return [];
  return over(turns, asked).filter(
    (turn) => turn.seat >= 0 && turn.seat !== mine && turn.plies[0]! > heard.ply,
  );
}

/** The last moment of all turns that are over. */
export const toldUntil = (turns: readonly Turn[], asked: number | null): number =>
  Math.max(0, ...over(turns, asked).map(endOf));
