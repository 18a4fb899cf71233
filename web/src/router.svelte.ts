/** Where we are. Links are ordinary links; this takes those to our own pages. */
export interface Place {
  page:
    | 'home'
    | 'new'
    | 'lobby'
    | 'mine'
    | 'table'
    | 'review'
    | 'learn'
    | 'lesson'
    | 'rules'
    | 'printed'
    | 'settings'
    | 'credits'
    | 'lost';
  id: string;
  /** What of it: the chapter of a course. */
  part: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: [RegExp, Place['page']][] = [
  [/^\/$/, 'home'],
  [/^\/new(?:\/([a-z_]+))?$/, 'new'],
  [/^\/lobby$/, 'lobby'],
  [/^\/mine$/, 'mine'],
  [/^\/table\/([a-z0-9]+)$/, 'table'],
  [/^\/review\/([a-z0-9]+)$/, 'review'],
  [/^\/learn\/([a-z_]+)$/, 'learn'],
  [/^\/learn\/([a-z_]+)\/([a-z0-9-]+)$/, 'lesson'],
  [/^\/rules(?:\/([a-z_]+))?$/, 'rules'],
  [/^\/rules\/([a-z_]+)\/printed$/, 'printed'],
  [/^\/settings$/, 'settings'],
  [/^\/credits$/, 'credits'],
];

export function read(path: string, search = '', hash = ''): Place {
  const query = new URLSearchParams(search);
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found)
      return { page, id: found[1] ?? '', part: found[2] ?? '', query, hash: hash.slice(1) };
  }
  return { page: 'lost', id: '', part: '', query, hash: '' };
}

const here = (): Place => read(location.pathname, location.search, location.hash);
export const router = $state<{ place: Place }>({ place: here() });

export function go(to: string, replace = false): void {
  const moved = new URL(to, location.href).pathname !== location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  router.place = here();
  if (moved && !location.hash) scrollTo(0, 0);
}

addEventListener('popstate', () => (router.place = here()));
addEventListener('click', (e) => {
  if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  const a = (e.target as Element | null)?.closest('a');
  if (!a || a.target || a.hasAttribute('download') || a.origin !== location.origin) return;
  if (a.pathname.startsWith('/api') || a.pathname.startsWith('/schema')) return;
  e.preventDefault();
  go(a.pathname + a.search + a.hash);
});
