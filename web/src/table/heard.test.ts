import { describe, expect, it } from 'vitest';
import { news, toldUntil } from './heard';
import type { Turn } from './turns';

const turn = (seat: number, ...plies: number[]): Turn => ({
  seat,
  plies,
  events: [],
  points: [],
  backs: 0,
});
const turns = [turn(-1, 0, 1), turn(0, 2), turn(1, 3, 4), turn(2, 5)];

describe('what is heard of a game', () => {
  it('tells turns that are over, each once, and never my own', () => {
    expect(news({ ply: 2, question: 0 }, turns, 0, 0)).toEqual([turns[2], turns[3]]);
    expect(news({ ply: toldUntil(turns, 0), question: 0 }, turns, 0, 0)).toEqual([]);
    expect(news({ ply: 1, question: 0 }, turns, 0, 1)).toEqual([turns[1], turns[3]]);
  });
  it('waits for the end of a turn', () => {
    expect(news({ ply: 2, question: 0 }, turns, 2, 0)).toEqual([turns[2]]);
    expect(toldUntil(turns, 2)).toBe(4);
  });
  it('does not read the past to who has just come', () => {
    expect(news(null, turns, 0, 0)).toEqual([]);
  });
});
