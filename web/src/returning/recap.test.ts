import { expect, test } from 'vitest';
import type { Act, Told } from '../api/messages';
import { turnsOf } from '../table/turns';
import { Speaker } from '../text';
import { summary, turnsSince } from './recap';

const WORDS = `
log-moved = { $seat } goes to { $place }.
log-robbed = { $seat } takes a shell from { $other }.
log-round = Round { $round } begins.
`;
const speaker = new Speaker('en', [WORDS]).with(['Ann', 'Bob', 'Cid']);
const acts: Act[] = [
  { ply: 1, seat: 0 },
  { ply: 2, seat: 1, points: [0, 4, 0] },
  { ply: 3, seat: 2 },
  { ply: 4, seat: -1 },
  { ply: 5, seat: 1, points: [-2, 2, 0] },
];
const log: Told[] = [
  { ply: 1, word: 'moved', values: { seat: 'seat_0', place: 'a1' } },
  { ply: 2, word: 'moved', values: { seat: 'seat_1', place: 'b2' } },
  { ply: 3, word: 'moved', values: { seat: 'seat_2', place: 'c3' } },
  { ply: 3, word: 'robbed', values: { seat: 'seat_2', other: 'seat_0' } },
  { ply: 4, word: 'round', values: { round: 3 } },
  { ply: 5, word: 'moved', values: { seat: 'seat_1', place: 'd4' } },
];
const turns = turnsOf(acts, log);
const said = (some: typeof turns, mine = 0): string[] =>
  summary(some, mine, speaker).map((line) => line.parts.map((part) => part.text).join(''));

test('what came after my last choice, and nothing before it', () => {
  expect(turnsSince(turns, 1).map((turn) => turn.seat)).toEqual([1, 2, 1]);
  expect(turnsSince(turns, 3).map((turn) => turn.plies)).toEqual([[4], [5]]);
  expect(turnsSince(turns, 5)).toEqual([]);
});

test('the most points, what I lost, and the round: in the words of the log, in their order', () => {
  expect(said(turnsSince(turns, 1))).toEqual([
    'Bob goes to b2, +4.',
    'Round 3 begins.',
    'Bob goes to d4, +2.',
  ]);
});

test('where nobody took points from me, what was done to me', () => {
  expect(said(turnsSince(turns, 1).slice(0, 2))).toEqual([
    'Bob goes to b2, +4.',
    'Cid takes a shell from Ann.',
    'Round 3 begins.',
  ]);
});

test('little to tell is told all the same', () => {
  expect(said(turnsSince(turns, 4))).toEqual(['Bob goes to d4, +2.']);
  expect(said([])).toEqual([]);
});

test('one sentence alone is followed by how things stand', () => {
  const now = { parts: [{ text: 'It is your turn now.' }], ply: 6 };
  const told = (from: number): string[] =>
    summary(turnsSince(turns, from), 0, speaker, now).map((line) =>
      line.parts.map((part) => part.text).join(''),
    );
  expect(told(4)).toEqual(['Bob goes to d4, +2.', 'It is your turn now.']);
  expect(told(1)).toHaveLength(3);
  expect(told(5)).toEqual([]);
});
