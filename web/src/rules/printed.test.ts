import { expect, it } from 'vitest';
import dokmus from '../../../archipel/games/dokmus/components.json';
import { shelves, shown, source, type Box } from './printed';

const box = dokmus as unknown as Box;

it('shows what is least sure first, and what was never printed last', () => {
  const order = shelves(box).map((shelf) => shelf.sure);
  expect(order[0]).toBe('low');
  expect(order.at(-1)).toBe('project');
  const all = shelves(box).flatMap((shelf) => shelf.groups.map(([name]) => name));
  expect(all.toSorted()).toEqual(Object.keys(box.groups).toSorted());
});

it('tells where a public source stands', () => {
  expect(source('public:dized.com')).toEqual({ kind: 'public', where: 'dized.com' });
  expect(source('rulebook')).toEqual({ kind: 'rulebook', where: '' });
});

it('shows numbers as a track, things as a table, and no coordinates', () => {
  expect(shown({ by_tiles: [0, 1, 3] })).toEqual({
    as: 'fields',
    fields: [['by_tiles', { as: 'track', values: [0, 1, 3] }]],
  });
  expect(shown([{ id: 'a', x: 1, vp: 2 }, { id: 'b' }])).toEqual({
    as: 'table',
    columns: ['vp'],
    rows: [
      { name: 'a', cells: [{ as: 'word', value: 2 }] },
      { name: 'b', cells: [null] },
    ],
  });
  expect(shown([{ id: 'a', x: 1 }])).toEqual({ as: 'list', items: [{ as: 'word', value: 'a' }] });
  expect(shown({ 2: { vp: 5 }, 3: { vp: 8 } })).toMatchObject({ as: 'table', columns: ['vp'] });
});
