import { describe as suite, expect, it } from 'vitest';
import { describe, readable, type Words } from './describe';

const words: Words = {
  name: (id) => ({ seat_0: 'Ana', seat_1: 'Ben', palm: 'Palm Island', day: 'Day' })[id] ?? id,
  field: readable,
  yes: 'yes',
  no: 'no',
  unknown: 'hidden',
  none: 'none',
};
const kernel = {
  seats: 2,
  viewer: 0,
  scores: [{ a: 1 }, { a: 0 }],
  veiled: [[], ['a']],
  secret: {},
  over: false,
};

suite('a view in words', () => {
  it('leaves out what every view has and what is null', () => {
    expect(describe({ ...kernel, shaman: null }, words)).toEqual([]);
  });
  it('tells facts by name', () => {
    expect(describe({ ...kernel, draw_pile: 3, side: 'day' }, words)).toEqual([
      { kind: 'fact', label: 'Draw pile', value: '3', ids: [] },
      { kind: 'fact', label: 'Side', value: 'Day', ids: ['day'] },
    ]);
  });
  it('puts numbers per seat into a table', () => {
    expect(describe({ ...kernel, reserve: [5, null] }, words)).toEqual([
      {
        kind: 'table',
        label: '',
        heads: ['Reserve'],
        rows: [
          { id: 'seat_0', cells: ['5'] },
          { id: 'seat_1', cells: ['hidden'] },
        ],
      },
    ]);
  });
  it('counts equal ids, also as many as there are seats', () => {
    const [node] = describe({ ...kernel, hand: ['day', 'day'] }, words);
    expect(node).toMatchObject({ kind: 'list', items: [{ id: 'day', title: 'Day', count: 2 }] });
  });
  it('tells things with their facts, per seat by name', () => {
    const [node] = describe({ ...kernel, islands: [{ id: 'palm', folk: [0, 2] }] }, words);
    expect(node).toMatchObject({
      kind: 'list',
      items: [{ id: 'palm', title: 'Palm Island', facts: [{ label: 'Folk', value: 'Ben 2' }] }],
    });
  });
});
