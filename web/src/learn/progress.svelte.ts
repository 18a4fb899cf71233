/** How far somebody has come in the lessons: kept in this browser, what is finished in the account too. */
import { me } from '../account/me.svelte';
import { api } from '../api/http';
import { calls } from '../people/calls';

interface Progress {
  /** By "game/chapter": the choices made so far, to go on with. */
  made: Record<string, string[]>;
  /** "game/chapter" of what was finished. */
  done: string[];
  /** The account it has moved into; empty as long as it is that of whoever sits here. */
  owner: string;
}

const KEY = 'archipel-lessons';

const fresh = (): Progress => ({ made: {}, done: [], owner: '' });

function load(): Progress {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) };
  } catch {
    return fresh();
  }
}

const state = $state<Progress>(load());
const keep = (): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // private windows may refuse; it then lasts as long as the page
  }
};
const key = (game: string, chapter: string): string => `${game}/${chapter}`;

export const progress = {
  made: (game: string, chapter: string): string[] => state.made[key(game, chapter)] ?? [],
  begun: (game: string, chapter: string): boolean => key(game, chapter) in state.made,
  done: (game: string, chapter: string): boolean => state.done.includes(key(game, chapter)),
  keep(game: string, chapter: string, choices: string[]): void {
    state.made[key(game, chapter)] = choices;
    keep();
  },
  /** From the beginning, the next time. */
  forget(game: string, chapter: string): void {
    delete state.made[key(game, chapter)];
    keep();
  },
  finish(game: string, chapter: string): void {
    delete state.made[key(game, chapter)];
    if (!this.done(game, chapter)) state.done.push(key(game, chapter));
    keep();
    if (me.guest) void api.learnt(game, chapter).catch(() => undefined); // for my profile
  },
  /**
   * What a member has finished on another device is finished here, and the other way round. What a
   * guest did moves into the account that is opened from here; nobody else's ever does.
   */
  async agree(): Promise<void> {
    if (!me.guest && !state.owner) return;
    const now = me.guest ? me : await api.me(); // unreachable is not signed out
    const owner = now.member && now.guest ? now.guest.id : '';
    if (state.owner && state.owner !== owner) Object.assign(state, fresh());
    state.owner = owner;
    keep();
    if (!owner) return;
    const { lessons } = await calls.profile(owner);
    if (state.owner !== owner) return;
    const here = state.done;
    state.done = [...here, ...lessons.filter((one) => !here.includes(one))];
    keep();
    for (const one of here.filter((one) => !lessons.includes(one))) {
      const [game = '', chapter = ''] = one.split('/');
      await api.learnt(game, chapter);
    }
  },
};
