import { expect, it } from 'vitest';
import { keys, numberOf, seatOf } from './ids';

it('tells seats from other things', () => {
  expect(seatOf('seat_3')).toBe(3);
  expect(seatOf('seat_of_power')).toBe(-1);
  expect(seatOf('island_3')).toBe(-1);
});

it('reads the number at the end of an id', () => {
  expect(numberOf('stage_12')).toBe(12);
  expect(numberOf('man_slot_6')).toBe(6);
  expect(numberOf('boat_space')).toBe(0);
});

it('gives equal things keys of their own', () => {
  expect(keys('hand', ['offering_4', 'card_sand', 'offering_4'])).toEqual([
    'hand-offering_4-0',
    'hand-card_sand-0',
    'hand-offering_4-1',
  ]);
  expect(keys('open', ['god_red', null, 'god_red', null])).toEqual([
    'open-god_red-0',
    'open-none-0',
    'open-god_red-1',
    'open-none-1',
  ]);
  expect(keys('stock', [4, 4, 1])).toEqual(['stock-4-0', 'stock-4-1', 'stock-1-0']);
});
