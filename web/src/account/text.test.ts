import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../text';

const ids = (lang: string): string[] =>
  readFileSync(new URL(`./text/${lang}.ftl`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => /^([a-z-]+) =/.exec(line)?.[1] ?? []);

test('every text about accounts is there in every language', () => {
  expect(ids('en').length).toBeGreaterThan(80);
  for (const lang of LANGUAGES) expect(ids(lang)).toEqual(ids('en'));
});
