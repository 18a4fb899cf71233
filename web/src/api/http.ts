/** The server over HTTP: small typed calls. Whatever changes something carries the CSRF token. */
import { cardOf } from './card';
import { contents } from '../games/components';
import { drawSeed, keepSeed, type Seed } from './seeds';
import type * as T from './messages';

/** A refusal: its word is translated as `no-<word>`. */
export class Refused extends Error {
  constructor(
    readonly word: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((c) => c.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

async function answer(response: Response): Promise<Response> {
  if (response.ok) return response;
  let problem: Partial<T.Problem> = {};
  try {
    problem = (await response.json()) as T.Problem;
  } catch {
    // an answer that is no Problem, e.g. from a proxy
  }
  throw new Refused(problem.word ?? 'offline', problem.message ?? '', response.status);
}

async function call(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refused('offline', '', 0);
  }
  return answer(response);
}

export const get = async <R>(path: string): Promise<R> =>
  (await call(path, {})).json() as Promise<R>;
/** The address of a page of a list: the first one, or what comes after a place. */
const page = (path: string, after: string): string =>
  after ? `${path}?after=${encodeURIComponent(after)}` : path;
const text = async (path: string): Promise<string> => (await call(path, {})).text();

let shelf: Promise<T.Shelf> | null = null;
function askShelf(): Promise<T.Shelf> {
  const asked = get<T.Shelf>('/api/shelf');
  shelf = asked;
  asked.catch(() => (shelf = null));
  return asked;
}
/** Where a file of a game is. The shelf names its content, so a browser never asks for it twice. */
async function file(game: string, part: string): Promise<string> {
  const card =
    cardOf(game) ?? (await (shelf ?? askShelf())).games.find((g) => g.id === game) ?? null;
  return card?.files[part] ?? `/api/games/${game}/${part}`;
}

export async function post<R>(path: string, body: unknown = {}): Promise<R> {
  if (!cookie('csrf')) await call('/api/me', {}); // the first GET sets it
  const response = await call(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': decodeURIComponent(cookie('csrf')),
    },
    body: JSON.stringify(body),
  });
  const raw = await response.text();
  return (raw ? JSON.parse(raw) : undefined) as R;
}

export const api = {
  notes: (table: string) => get<T.Notes>(`/api/tables/${table}/notes`),
  writeNote: (table: string, note: T.WriteNote) =>
    post<T.Notes>(`/api/tables/${table}/notes`, note),
  dropNote: (table: string, id: string) => post<T.Notes>(`/api/tables/${table}/notes/drop`, { id }),
  me: () => get<T.Me>('/api/me'),
  introduce: (who: T.Introduce) => post<T.Me>('/api/me', who),
  shelf: askShelf,
  box: async <B>(game: string) => get<B>(await file(game, 'components')),
  components: async (game: string) => contents<unknown>(await get(await file(game, 'components'))),
  texts: async (game: string, lang: string) => text(await file(game, `text/${lang}`)),
  lessonTexts: async (game: string, lang: string) => text(await file(game, `lessons/${lang}`)),
  learn: (game: string, chapter: string, choices: string[]) =>
    post<T.Lesson>(`/api/lessons/${game}/${chapter}`, { choices }),
  learnHint: (game: string, chapter: string, choices: string[]) =>
    post<T.Hint>(`/api/lessons/${game}/${chapter}/hint`, { choices }),
  diagrams: async (game: string) => get<T.DiagramCard[]>(await file(game, 'diagrams')),
  diagramTexts: async (game: string, lang: string) => text(await file(game, `diagrams/${lang}`)),
  draw: (game: string, diagram: string, choices: string[]) =>
    post<T.Lesson>(`/api/diagrams/${game}/${diagram}`, { choices }),
  learnt: (game: string, chapter: string) =>
    post<T.Profile>('/api/people/lesson', { game, chapter }),
  rules: async (game: string, lang: string) => text(await file(game, `rules/${lang}`)),
  tables: (after = '') => get<T.Tables>(page('/api/tables', after)),
  mine: (after = '') => get<T.Tables>(page('/api/tables/mine', after)),
  async open(wish: T.OpenTable): Promise<T.Table> {
    const seed = drawSeed();
    const table = await post<T.Table>('/api/tables', { ...wish, seal: seed.seal });
    keepSeed(table.id, seed);
    return table;
  },
  table: (id: string) => get<T.Table>(`/api/tables/${id}`),
  join(id: string, seat: number | null = null): Promise<T.Table> {
    const seed = drawSeed();
    keepSeed(id, seed); // before the answer: the game may begin faster than it comes
    return post<T.Table>(`/api/tables/${id}/join`, { seat, seal: seed.seal });
  },
  leave: (id: string) => post<T.Table>(`/api/tables/${id}/leave`),
  seat: (id: string, edit: T.EditTable) => post<T.Table>(`/api/tables/${id}/seat`, edit),
  level: (id: string, wish: T.ProposeLevel) => post<T.Table>(`/api/tables/${id}/level`, wish),
  takeOver: (id: string, wish: T.TakeOver) => post<T.Table>(`/api/tables/${id}/take-over`, wish),
  comeBack: (id: string) => post<T.Table>(`/api/tables/${id}/come-back`),
  start: (id: string) => post<T.Table>(`/api/tables/${id}/start`),
  async again(id: string, seed: Seed): Promise<T.Table> {
    const table = await post<T.Table>(`/api/tables/${id}/again`, { seal: seed.seal });
    keepSeed(table.id, seed);
    return table;
  },
  review: (id: string, depth: T.WantReview['depth']) =>
    get<T.Review>(`/api/tables/${id}/review?depth=${depth}`),
  wantReview: (id: string, depth: T.WantReview['depth']) =>
    post<T.Review>(`/api/tables/${id}/review`, { depth }),
  story: (id: string) => get<T.Story>(`/api/tables/${id}/story`),
};
