import { expect, it } from 'vitest';
import { shelves, shown, source, type Box, type Confidence, type Group } from './printed';

const group = (source: string, confidence: Confidence): Group => ({
  source,
  confidence,
  content: {},
});
const box: Box = {
  title: 'A game',
  edition: '2014',
  data_version: 1,
  groups: {
    rounds: group('rulebook', 'high'),
    drawing: group('project', 'high'),
    tiles: group('reconstructed', 'low'),
    track: group('public:somewhere', 'medium'),
  },
};

it('shows what is least sure first, and what was never printed last', () => {
  const order = shelves(box).map((shelf) => shelf.sure);
  expect(order).toEqual(['low', 'medium', 'high', 'project']);
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
