import { expect, it } from 'vitest';
import { LAYOUT, spelled } from './layout';

it('a named shape becomes its query, also among others', () => {
  expect(spelled('@media (--narrow), (--touch) { a { b: c } }')).toBe(
    '@media (max-width: 899px), (max-height: 540px), (pointer: coarse) { a { b: c } }',
  );
});

it('a query that names no shape stays as it is', () => {
  const style = '@media (max-width: 720px) { a { b: var(--narrow) } }';
  expect(spelled(style)).toBe(style);
});

it('a shape nobody knows is an error', () => {
  expect(() => spelled('@media (--narow) {}')).toThrow("knows no shape 'narow'");
});

it('a window has exactly one of the six shapes', () => {
  const six = ['wide', 'laptop', 'tablet', 'phone', 'landscape', 'zoomed'] as const;
  const fits = (query: string, width: number, height: number, pointer: string): boolean =>
    [...query.matchAll(/\((min|max)-(width|height): (\d+)px\)|\(pointer: (\w+)\)/g)].every(
      ([, bound, side, px, kind]) => {
        if (kind) return kind === pointer;
        const size = side === 'width' ? width : height;
        return bound === 'min' ? size >= Number(px) : size <= Number(px);
      },
    );
  for (const width of [320, 600, 601, 899, 900, 1399, 1400, 2560])
    for (const height of [256, 540, 541, 900, 1400])
      for (const pointer of ['coarse', 'fine'])
        expect(six.filter((name) => fits(LAYOUT[name], width, height, pointer))).toHaveLength(1);
});
