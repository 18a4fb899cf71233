import { expect, it } from 'vitest';
import { spelled } from './layout';

it('a named shape becomes its query, also among others', () => {
  expect(spelled('@media (--narrow), (--touch) { a { b: c } }')).toBe(
    '@media (max-width: 899px), (pointer: coarse) { a { b: c } }',
  );
});

it('a query that names no shape stays as it is', () => {
  const style = '@media (max-width: 720px) { a { b: var(--narrow) } }';
  expect(spelled(style)).toBe(style);
});

it('a shape nobody knows is an error', () => {
  expect(() => spelled('@media (--narow) {}')).toThrow("knows no shape 'narow'");
});
