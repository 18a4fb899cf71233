import { describe, expect, it } from 'vitest';
import type { Advice } from '../api/messages';
import { Hints } from './hints.svelte';

const CHOICES: Advice[] = [
  { choice: 'place f3', share: 0.61, points: 0, reasons: { track: 2 } },
  { choice: 'place c2', share: 0.55, points: -3.1, reasons: {} },
];

function at(ply: number) {
  const asked: number[] = [];
  const source = { ply, ask: (n: number) => void asked.push(n) };
  return { asked, source, hints: new Hints(source) };
}

describe('hints', () => {
  it('asks once and tells a little more with each click', () => {
    const { asked, hints } = at(7);
    expect(hints.grade).toBe(0);
    hints.more();
    expect([hints.grade, hints.waiting, asked]).toEqual([1, true, [7]]);
    hints.more(); // nothing more before the answer is there
    expect(hints.grade).toBe(1);
    hints.hear(7, CHOICES);
    expect(hints.lit).toEqual(['f3', 'c2']);
    hints.more();
    expect([hints.grade, hints.lit]).toEqual([2, ['f3']]);
    hints.more();
    hints.more();
    expect([hints.grade, asked]).toEqual([3, [7]]);
  });

  it('is about one moment only', () => {
    const { asked, hints, source } = at(7);
    hints.more();
    hints.hear(7, CHOICES);
    source.ply = 9;
    expect([hints.grade, hints.choices, hints.lit]).toEqual([0, [], []]);
    hints.more();
    hints.hear(7, CHOICES); // too late
    expect([hints.waiting, hints.choices]).toEqual([true, []]);
    expect(asked).toEqual([7, 9]);
  });

  it('can be refused, and asked for again', () => {
    const { asked, hints } = at(7);
    expect(hints.refuse('too-fast')).toBe(false); // another question was meant
    hints.more();
    expect(hints.refuse('too-fast')).toBe(true);
    expect([hints.refused, hints.waiting]).toEqual(['too-fast', false]);
    hints.more();
    expect([hints.refused, asked]).toEqual(['', [7, 7]]);
    expect(hints.close()).toBe(true);
    expect(hints.close()).toBe(false);
  });
});
