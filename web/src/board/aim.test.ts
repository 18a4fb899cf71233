import { expect, it } from 'vitest';
import { aim, apart, away, type Box, type Target } from './aim';

const box = (x: number, y: number, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});
/** A row of squares, and where a finger is: on which of them follows from the place. */
function row(size: number, x: number, y = 0): Target<number>[] {
  return [0, 1, 2, 3].map((what) => {
    const b = box(what * size, 0, size);
    return { what, box: b, on: x >= b.left && x < b.right && y >= b.top && y < b.bottom };
  });
}

it('a tap beside a small thing means it', () => {
  const dot = { what: 'dot', box: box(0, 0, 6), on: false };
  expect(aim(8, 0, [dot])).toEqual(['dot']);
  expect(aim(0, 23, [dot])).toEqual(['dot']);
  expect(aim(40, 0, [dot])).toEqual([]);
});

it('eight px beside the middle of a thing it is never lost', () => {
  for (const size of [4, 8, 12, 16, 20, 24, 30, 44, 80])
    for (const [dx, dy] of [
      [8, 0],
      [-8, 0],
      [0, 8],
      [0, -8],
      [6, 6],
    ])
      expect(aim(size + dx!, dy!, row(size, size + dx!, dy))).toContain(1);
});

it('between two small things nobody guesses', () => {
  expect(aim(10, 0, row(20, 10)).sort()).toEqual([0, 1]);
});

it('on a thing of 44 px there is nothing to ask', () => {
  for (const x of [36, 44, 52]) expect(aim(x, 0, row(44, x))).toEqual([1]);
});

it('on a large thing a finger means it, even at the edge beside another one', () => {
  for (const x of [23, 30, 60, 65]) expect(aim(x, 0, row(44, x))).toEqual([1]);
  expect(aim(61, 0, row(120, 61))).toEqual([1]);
});

it('a small thing upon a large one is meant near its middle', () => {
  const island = { what: 'island', box: box(0, 0, 120), on: false };
  const folk = { what: 'folk', box: box(20, 0, 16), on: false };
  expect(aim(20, 0, [island, { ...folk, on: true }])).toEqual(['folk']);
  expect(aim(31, 0, [{ ...island, on: true }, folk])).toEqual(['island', 'folk']);
  expect(aim(-30, 0, [{ ...island, on: true }, folk])).toEqual(['island']);
});

it('a small thing at the edge of a large one is meant near its middle too', () => {
  const tile = { what: 'tile', box: box(0, 0, 120), on: true };
  const cell = { what: 'cell', box: box(65, 0, 10), on: false };
  expect(aim(57, 0, [tile, cell])).toEqual(['tile', 'cell']);
  expect(aim(45, 0, [tile, cell])).toEqual(['tile']);
});

it('how far a point is from the core of a thing', () => {
  expect(away(3, 4, box(0, 0, 10))).toBe(5);
  expect(away(20, 0, box(0, 0, 100))).toBe(0);
});

it('how much nearer two things must come', () => {
  expect(apart([box(0, 0, 10), box(11, 0, 10)], 44)).toBe(4);
  expect(apart([box(0, 0, 10), box(0, 0, 40)], 44)).toBe(Infinity);
  expect(apart([box(0, 0, 10), box(100, 0, 10)], 44)).toBe(1);
});
