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
    | 'example'
    | 'settings'
    | 'credits'
    | 'sign-in'
    | 'account'
    | 'open'
    | 'people'
    | 'profile'
    | 'host'
    | 'notices-off'
    | 'lost';
  id: string;
  /** What of it: the chapter of a course, the example of the rules. */
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
  [/^\/rules\/([a-z_]+)\/try\/([a-z0-9-]+)$/, 'example'],
  [/^\/settings$/, 'settings'],
  [/^\/credits$/, 'credits'],
  [/^\/sign-in$/, 'sign-in'],
  [/^\/account$/, 'account'],
  [/^\/open$/, 'open'],
  [/^\/people$/, 'people'],
  [/^\/people\/([a-z0-9]+)$/, 'profile'],
  [/^\/host$/, 'host'],
  [/^\/notices\/off\/([a-z0-9]+\.[a-f0-9]+)$/, 'notices-off'],
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
/** A table, and its address. */
export interface Seat {
  place: Place;
  address: string;
}
/** What may be read while a table waits, as it was left. */
const READ = ['rules', 'printed', 'example'];
export const atTable = ({ page }: Place): boolean => page === 'table' || page === 'lesson';

/** `seat`: the table we are at, or have left for its rules. */
export const router = $state<{ place: Place; seat: Seat | null }>({ place: here(), seat: null });
function arrive(): void {
  router.place = here();
  const address = location.pathname + location.search;
  if (atTable(router.place)) {
    if (router.seat?.address !== address) router.seat = { place: router.place, address };
  } else if (!READ.includes(router.place.page)) router.seat = null;
}
arrive();

export function go(to: string, replace = false): void {
  const moved = new URL(to, location.href).pathname !== location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  arrive();
  if (moved && !location.hash) scrollTo(0, 0);
}

addEventListener('popstate', arrive);
addEventListener('click', (e) => {
  if (e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  const a = (e.target as Element | null)?.closest('a');
  if (!a || a.target || a.hasAttribute('download') || a.origin !== location.origin) return;
  if (a.pathname.startsWith('/api') || a.pathname.startsWith('/schema')) return;
  e.preventDefault();
  go(a.pathname + a.search + a.hash);
});
