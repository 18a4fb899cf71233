import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Looking, PAUSE, TRIES, type Moment } from './looking';

let asked: number[];
let looking: Looking;
const at = (ply: number): Moment => ({ ply, seat: null });
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  looking = new Looking(({ ply }) => asked.push(ply));
});
afterEach(() => void vi.useRealTimers());

test('one question at a time, and the last one counts', () => {
  for (const ply of [1, 2, 3]) looking.see(at(ply));
  expect(asked).toEqual([1]);
  looking.told();
  looking.told();
  expect(asked).toEqual([1, 3]);
});

test('what was refused for the moment is asked again, a few times', () => {
  looking.see(at(7));
  for (let n = 0; n < TRIES + 2; n += 1) {
    looking.refuse('too-fast');
    vi.advanceTimersByTime(PAUSE * TRIES);
  }
  expect(asked).toEqual(Array<number>(TRIES).fill(7));
  looking.see(at(8));
  expect(asked.at(-1)).toBe(8);
});

test('what is refused for good does not stand in the way of the next', () => {
  looking.see(at(7));
  expect(looking.refuse('not-yours')).toBe(true);
  looking.see(at(8));
  expect(asked).toEqual([7, 8]);
});

test('a word that speaks of something else is not ours', () => {
  expect(looking.refuse('too-fast')).toBe(false);
  looking.see(at(7));
  expect(looking.refuse('no-hints')).toBe(false);
});

test('what a lost line left unanswered is asked once more, unless it is not wanted any more', () => {
  looking.see(at(7));
  looking.again();
  expect(asked).toEqual([7, 7]);
  looking.see(null);
  looking.again();
  expect(asked).toEqual([7, 7]);
});
