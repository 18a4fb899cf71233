import { expect, test } from 'vitest';
import type { Table, Tables } from '../api/messages';
import { Pages } from './pages.svelte';

const page = (ids: string, more = ''): Tables => ({
  tables: [...ids].map((id) => ({ id }) as Table),
  more,
});
const shown = (pages: Pages): string => (pages.tables ?? []).map((t) => t.id).join('');

test('pages follow each other, and a new first page keeps what was fetched', async () => {
  const asked: string[] = [];
  const pages = new Pages(async (after) => {
    asked.push(after);
    return after === '2' ? page('cd', '3') : page('de');
  });
  expect(pages.tables).toBeNull();
  pages.renew(page('ab', '2'));
  await pages.next();
  expect(shown(pages)).toBe('abcd');
  pages.renew(page('xab', '2'));
  expect(shown(pages)).toBe('xabcd');
  await pages.next();
  expect(shown(pages)).toBe('xabcde');
  expect(pages.more).toBe('');
  await pages.next();
  expect(asked).toEqual(['2', '3']);
});

test('a page that does not come can be asked for again', async () => {
  let broken = true;
  const pages = new Pages(async () => {
    if (broken) throw new Error('offline');
    return page('b');
  });
  pages.renew(page('a', '2'));
  await pages.next();
  expect([shown(pages), pages.more, pages.busy]).toEqual(['a', '2', false]);
  broken = false;
  await pages.next();
  expect(shown(pages)).toBe('ab');
});
