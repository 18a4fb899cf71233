import { expect, it } from 'vitest';
import { growth } from './legible';

it('writing is drawn at 9 px at least, or not at all', () => {
  for (const signs of [1, 2, 4, 12])
    for (let px = 1; px < 9; px += 0.03) {
      const by = growth(px, signs);
      if (by) expect(px * by).toBeGreaterThanOrEqual(9);
      expect(by).not.toBe(1);
    }
});

it('what is large enough stays as it is', () => {
  expect(growth(9, 1)).toBe(1);
  expect(growth(30, 8)).toBe(1);
});

it('a name has less room than a number', () => {
  expect(growth(5, 1)).toBeGreaterThan(1);
  expect(growth(5, 10)).toBe(0);
});
