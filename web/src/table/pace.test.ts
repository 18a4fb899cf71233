import { describe, expect, it } from 'vitest';
import { due, firstTurn, LONGEST_TURN, SHORTEST, STEP } from './pace';

/** How long a turn of so many steps is on show, and in how many updates, if all of them are there. */
function shown(steps: number): { time: number; updates: number } {
  let [time, updates, left] = [0, 0, steps];
  while (left > 0) {
    const next = due('calm', time, left, 0);
    time += next.pause;
    left -= next.steps;
    updates += 1;
  }
  return { time, updates };
}
const frame = (...seats: number[]) => ({ acts: seats.map((seat, n) => ({ ply: n + 1, seat })) });

describe('the pace of others', () => {
  it('shows each step of a turn long enough to see a piece move', () => {
    expect(shown(4)).toEqual({ time: 4 * STEP.calm, updates: 4 });
    expect(STEP.calm).toBeGreaterThan(300); // what a flight takes
  });
  it('shows the steps of a long turn faster, and none of them twice', () => {
    for (const steps of [8, 20, 50, 200]) {
      const { time, updates } = shown(steps);
      expect(time).toBeLessThanOrEqual(LONGEST_TURN + SHORTEST);
      expect(updates).toBeLessThanOrEqual(steps);
      expect(time / updates).toBeGreaterThanOrEqual(SHORTEST);
    }
  });
  it('waits for the reader step by step, and not at all at once', () => {
    expect(due('step', 0, 3, 9)).toEqual({ pause: Infinity, steps: 1 });
    expect(due('none', 0, 3, 0).steps).toBe(3);
  });
  it('shows every step of one-step turns a whole round behind, and whole turns after that', () => {
    expect(due('calm', 0, 1, 6)).toEqual({ pause: STEP.calm, steps: 1 });
    expect(due('calm', 0, 5, 7)).toEqual({ pause: SHORTEST, steps: 5 });
    expect(SHORTEST).toBeGreaterThan(300); // what a flight takes
  });
  it('takes frames of one turn together, with what chance answered', () => {
    expect(firstTurn([frame(1), frame(1, -1, -1), frame(-1), frame(2), frame(0)])).toEqual({
      frames: 3,
      behind: 2,
    });
    expect(firstTurn([])).toEqual({ frames: 0, behind: 0 });
  });
});
