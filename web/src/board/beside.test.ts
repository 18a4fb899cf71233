import { describe, expect, it } from 'vitest';
import { beside } from './beside';

const box = (left: number, top: number, width = 20, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const window = { width: 800, height: 600 };
const size = { width: 200, height: 100 };
const bar = box(0, 520, 800, 80);

describe('a bubble', () => {
  it('stands above its thing where there is room', () => {
    expect(beside(box(400, 300), size, window, [bar])).toEqual({ x: 310, y: 188 });
  });
  it('stands below it at the upper edge', () => {
    expect(beside(box(400, 20), size, window, [bar])).toEqual({ x: 310, y: 52 });
  });
  it('stands beside it rather than on the question', () => {
    const low = beside(box(400, 400), { width: 200, height: 450 }, window, [bar]);
    expect(low.y + 450).toBeGreaterThan(400); // neither above nor below is room for it
    const tall = beside(box(400, 60), { width: 200, height: 440 }, window, [bar]);
    expect(tall).toEqual({ x: 188, y: 8 });
  });
  it('covers as little as it can where there is no room at all', () => {
    const place = beside(box(0, 0, 800, 600), size, window, [bar]);
    expect(place.y + size.height).toBeLessThanOrEqual(520);
  });
});
