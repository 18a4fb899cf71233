import { expect, test } from 'vitest';
import { clockFace, leftOf, momentOf, roughly, untilThen, type Heard } from './time';

const heard: Heard = {
  t: 'clocks',
  ply: 3,
  at: 1000,
  runs: 0,
  due: 1060,
  seats: [{ left: 60 }, { left: 90 }],
  told: 5000,
};

test('only the clock of who decides is counted on, and never below nothing', () => {
  expect(leftOf(heard, 0, 5000 + 12_500)).toBe(47.5);
  expect(leftOf(heard, 1, 5000 + 12_500)).toBe(90);
  expect(leftOf(heard, 0, 5000 + 99_000)).toBe(0);
  expect(untilThen(heard, 1060, 5000 + 10_000)).toBe(50);
});

test('a clock shows minutes and seconds, hours only when there are any', () => {
  expect(clockFace(0)).toBe('0:00');
  expect(clockFace(0.2)).toBe('0:01');
  expect(clockFace(247)).toBe('4:07');
  expect(clockFace(3720)).toBe('1:02:00');
});

test('a long time is told in its own unit', () => {
  expect(roughly(14.2 * 3600, 'en')).toBe('14 hr');
  expect(roughly(3 * 86_400 + 5, 'de')).toBe('3 Tage');
  expect(roughly(61, 'en')).toBe('2 min');
  expect(momentOf(1_774_440_000, 'en', 1_774_430_000_000)).toMatch(/Wed/);
});
