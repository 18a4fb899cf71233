import { describe, expect, it } from 'vitest';
import { nearest } from './arrows';

const spots = [
  { x: 10, y: 0 },
  { x: 30, y: 2 },
  { x: 0, y: 20 },
  { x: -8, y: -1 },
];
const from = { x: 0, y: 0 };

describe('nearest', () => {
  it('goes to the nearest in the direction', () => {
    expect(nearest(from, spots, 1, 0)).toBe(0);
    expect(nearest(from, spots, 0, 1)).toBe(2);
    expect(nearest(from, spots, -1, 0)).toBe(3);
  });
  it('stays where nothing lies', () => {
    expect(nearest(from, [{ x: 5, y: 0 }], 0, -1)).toBe(-1);
    expect(nearest(from, [], 1, 0)).toBe(-1);
  });
});
