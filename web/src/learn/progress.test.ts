import { beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '../api/messages';

/** Whose chapters a server knows, by account; and who is there. */
const finished = new Map<string, string[]>();
let there: Me = { guest: null };

vi.mock('../api/http', () => ({
  api: {
    me: () => Promise.resolve(there),
    learnt: (game: string, chapter: string) => {
      const id = there.guest!.id;
      finished.set(id, [...(finished.get(id) ?? []), `${game}/${chapter}`]);
      return Promise.resolve();
    },
  },
}));
vi.mock('../people/calls', () => ({
  calls: { profile: (id: string) => Promise.resolve({ lessons: finished.get(id) ?? [] }) },
}));
vi.mock('../words.svelte', () => ({ ui: (text: string) => text }));

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  finished.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

/** A page that is opened by somebody: a member, a guest with a name, or nobody yet. */
async function opened(id: string, member = false) {
  vi.resetModules();
  there = { guest: id ? { id, name: id, colour: 'coral' } : null, member };
  const { me } = await import('../account/me.svelte');
  const { progress } = await import('./progress.svelte');
  Object.assign(me, there, { known: true });
  await progress.agree();
  return progress;
}

test('what a guest has finished moves into the account that is opened from here', async () => {
  (await opened('')).finish('isle', 'shore');
  await opened('moana', true);
  expect(finished.get('moana')).toEqual(['isle/shore']);
});

test('whoever signs in next gets nothing of the one before', async () => {
  const moana = await opened('moana', true);
  moana.finish('isle', 'shore');
  moana.keep('isle', 'temples', ['place 5b6']);
  const tane = await opened('tane', true); // her session has ended by itself
  expect([tane.done('isle', 'shore'), tane.begun('isle', 'temples')]).toEqual([false, false]);
  expect(finished.get('tane')).toBeUndefined();
  expect((await opened('moana', true)).done('isle', 'shore')).toBe(true);
});

test('between two accounts the list is that of the next guest', async () => {
  (await opened('moana', true)).finish('isle', 'shore');
  const nobody = await opened('');
  expect(nobody.done('isle', 'shore')).toBe(false);
  nobody.finish('forest', 'turn');
  await opened('tane', true);
  expect(finished.get('tane')).toEqual(['forest/turn']);
  expect(finished.get('moana')).toEqual(['isle/shore']);
});

test('who cannot be reached has not signed out', async () => {
  (await opened('moana', true)).finish('isle', 'shore');
  vi.resetModules();
  const { api } = await import('../api/http');
  const ask = vi.spyOn(api, 'me').mockRejectedValue(new Error('offline'));
  const { progress } = await import('./progress.svelte');
  await expect(progress.agree()).rejects.toThrow('offline');
  expect(progress.done('isle', 'shore')).toBe(true);
  ask.mockRestore();
});

test('a chapter can be begun at its beginning again', async () => {
  const progress = await opened('');
  progress.keep('isle', 'temples', ['place 5b6']);
  progress.forget('isle', 'temples');
  expect(progress.begun('isle', 'temples')).toBe(false);
});
