import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Turn } from '../table/turns';
import { AWAY, NOTE, Recap, type Watched } from './recap.svelte';
import { lastSeen } from './seen';

const HOUR = 3_600_000;
const turn = (seat: number, ...plies: number[]): Turn => ({
  seat,
  plies,
  events: [],
  points: [],
  backs: 0,
});
type Page = EventTarget & { visibilityState: DocumentVisibilityState };
let page: Page;
let stored: Map<string, string>;
let table: { -readonly [K in keyof Watched]: Watched[K] };
let recap: Recap;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 * HOUR });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  stored = new Map();
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  open();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page at the table: I have just chosen, and Bob is to move. */
function open(): void {
  table = {
    id: 'abc',
    mine: 0,
    own: { chosen: 3, at: Date.now() / 1000 },
    link: 'live',
    told: 0,
    queued: 0,
    frame: { ply: 3 },
    allTurns: [turn(1, 1), turn(0, 2, 3)],
  };
  recap = new Recap(table);
  leave = recap.watch();
  told();
}
function reload(): void {
  leave();
  table.told = 0;
  recap = new Recap(table);
  leave = recap.watch();
  told();
}
/** Hello was answered, and all of it is on show. */
function told(): void {
  table.told += 1;
  table.link = 'live';
  recap.look();
}
function othersPlay(): void {
  table.frame = { ply: 5 };
  table.allTurns = [...table.allTurns, turn(1, 4, 5)];
}
function look(visibility: DocumentVisibilityState): void {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event('visibilitychange'));
}
/** So many milliseconds pass while no timer runs: the page is frozen, or the machine asleep. */
const freeze = (time: number): void => void vi.setSystemTime(Date.now() + time);

test('a page that was out of sight waits for what it has missed, then it is told', () => {
  look('hidden');
  freeze(HOUR);
  look('visible');
  recap.look();
  vi.advanceTimersByTime(2 * NOTE * 1000);
  expect([recap.turns, lastSeen('abc')?.ply]).toEqual([null, 3]);
  table.link = 'offline';
  recap.look();
  table.link = 'catching-up';
  recap.look();
  othersPlay();
  told();
  expect(recap.turns?.map((one) => one.plies)).toEqual([[4, 5]]);
});

test('what is told and not on show yet is waited for', () => {
  look('hidden');
  freeze(HOUR);
  look('visible');
  table.queued = 1;
  told();
  expect(recap.turns).toBeNull();
  othersPlay();
  table.queued = 0;
  recap.look();
  expect(recap.turns).toHaveLength(1);
});

test('a machine that slept with the page open was away, though it never went out of sight', () => {
  freeze(HOUR);
  vi.advanceTimersByTime(NOTE * 1000);
  othersPlay();
  told();
  expect(recap.turns).toHaveLength(1);
});

test('who is without a line is not noted as here', () => {
  const before = lastSeen('abc')!.at;
  table.link = 'offline';
  recap.look();
  vi.advanceTimersByTime(AWAY * 1000);
  expect(lastSeen('abc')!.at).toBe(before);
  othersPlay();
  told();
  expect(recap.turns).toHaveLength(1);
});

test('who looked away for a minute is told nothing, nor who was here', () => {
  look('hidden');
  freeze(60_000);
  look('visible');
  othersPlay();
  told();
  expect(recap.turns).toBeNull();
  vi.advanceTimersByTime(AWAY * 1000);
  told();
  expect(recap.turns).toBeNull();
});

test('it is offered until it was read or closed, whatever is loaded anew', () => {
  freeze(HOUR);
  othersPlay();
  for (const reading of [false, false, true]) {
    reload();
    vi.advanceTimersByTime(2 * NOTE * 1000);
    expect(recap.turns).toHaveLength(1);
    if (reading) recap.read();
  }
  reload();
  expect(recap.turns).toBeNull();
});

test('it can be asked for again, as long as something has happened', () => {
  expect(recap.possible).toBe(false);
  recap.toggle();
  expect(recap.turns).toBeNull();
  othersPlay();
  recap.toggle();
  expect(recap.turns).toHaveLength(1);
  recap.toggle();
  expect(recap.turns).toBeNull();
});
