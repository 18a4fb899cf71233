import { describe, expect, it } from 'vitest';
import { applied } from './patch';

describe('a patch', () => {
  const old = {
    round: 1,
    mats: [
      { shells: 3, hand: ['a'] },
      { shells: 0, hand: [] },
    ],
  };

  it('changes the parts it names and no other', () => {
    const now = applied(old, { round: [2], mats: { '1': { shells: [4] } } }) as typeof old;
    expect(now).toEqual({ round: 2, mats: [old.mats[0], { shells: 4, hand: [] }] });
    expect(now.mats[0]).toBe(old.mats[0]);
    expect(old.round).toBe(1);
  });

  it('can put a list in the place of another', () => {
    const now = applied(old, { mats: { '0': { hand: [['a', 'b']] } } }) as typeof old;
    expect(now.mats[0]!.hand).toEqual(['a', 'b']);
  });

  it('that is empty changes nothing', () => {
    expect(applied(old, {})).toEqual(old);
  });
});
