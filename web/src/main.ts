/**
 * The first script, as small as can be. On a slow line every question waits: what a table needs and
 * its address tells already is asked for here, while the rest of the page is still on its way. Which
 * game it is, and where its files are, stands in the page of a table.
 */
import { preferred } from './language';
import { slow } from './slow';

const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob('./games/*/Board.svelte');

const table = /^\/table\/([a-z0-9]+)$/.exec(location.pathname)?.[1];
const lang = preferred();
if (table) {
  const told = document.querySelector<HTMLMetaElement>('meta[name="opening"]')?.content;
  for (const path of [`/api/tables/${table}`, '/api/me']) ask(path);
  void import('./table/TablePage.svelte');
  if (told) {
    const { id, files } = JSON.parse(told) as { id: string; files: Record<string, string> };
    if (!slow) void boards[`./games/${id}/Board.svelte`]?.();
    for (const part of slow ? [`text/${lang}`] : ['components', `text/${lang}`])
      if (files[part]) ask(files[part]);
  } else ask('/api/shelf');
}
void own[`./text/${lang}.ftl`]!();
void import('./app');

/** The answer is there when somebody fetches it. */
function ask(path: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: path });
  document.head.append(link);
}
