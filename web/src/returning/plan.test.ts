import { expect, test, vi } from 'vitest';
import type { Link } from '../api/messages';
import { TRIES } from '../table/looking';
import { MOST, PAUSE, Plan } from './plan.svelte';

function table(): {
  plan: Plan;
  asked: Link[][];
  kept: Link[][];
  now: { waiting: boolean; ply: number };
} {
  const now = { waiting: true, ply: 7 };
  const asked: Link[][] = [];
  const kept: Link[][] = [];
  const plan = new Plan({
    get waiting() {
      return now.waiting;
    },
    get ply() {
      return now.ply;
    },
    ask: (links) => asked.push(links),
    keep: (links) => kept.push(links),
  });
  return { plan, asked, kept, now };
}
const link = (choice: string): Link => ({ choice, anyway: false });

test('it is asked what may come, and that can be picked', () => {
  const { plan, asked } = table();
  plan.toggle();
  expect([plan.open, plan.looking, asked.length]).toEqual([true, true, 1]);
  plan.foresee({ t: 'ahead', ply: 7, links: [], options: ['go a', 'go b'] });
  expect([plan.looking, plan.options]).toEqual([false, ['go a', 'go b']]);
});

test('each choice is kept at once, and what may come after it is asked', () => {
  const { plan, asked, kept } = table();
  plan.toggle();
  plan.foresee({ t: 'ahead', ply: 7, links: [], options: ['go a'] });
  plan.add('go a');
  expect(kept).toEqual([[link('go a')]]);
  expect(asked.at(-1)).toEqual([link('go a')]);
  expect(plan.options).toEqual([]);
  plan.foresee({ t: 'ahead', ply: 7, links: [], options: ['old'] });
  expect(plan.options).toEqual([]);
  plan.foresee({ t: 'ahead', ply: 7, links: [link('go a')], options: ['go b'] });
  expect(plan.options).toEqual(['go b']);
});

test('what was foreseen before somebody moved is not offered any more', () => {
  const { plan, now } = table();
  plan.toggle();
  plan.foresee({ t: 'ahead', ply: 7, links: [], options: ['go a'] });
  now.ply = 8;
  expect([plan.looking, plan.options]).toEqual([true, []]);
  now.waiting = false;
  expect([plan.open, plan.options]).toEqual([false, []]);
});

test('what was played is gone from it; what was dropped is told', () => {
  const { plan } = table();
  plan.hear({ t: 'mine', chosen: 0, at: 0, plan: [link('a'), link('b')], done: 1 });
  expect(plan.links).toEqual([link('b')]);
  plan.hear({
    t: 'mine',
    chosen: 0,
    at: 0,
    plan: [link('a'), link('b')],
    done: 1,
    why: 'revealed',
  });
  expect([plan.links, plan.why, plan.dropped]).toEqual([[], 'revealed', [link('b')]]);
  plan.clear();
  expect(plan.why).toBe('');
});

test('a full plan takes no more', () => {
  const { plan, kept } = table();
  const all = Array.from({ length: MOST }, (_, n) => link(`go ${n}`));
  plan.hear({ t: 'mine', chosen: 0, at: 0, plan: all });
  plan.add('one more');
  expect(kept).toEqual([]);
});

test('what was refused for the moment is asked again a few times, then it is said', () => {
  vi.useFakeTimers();
  const { plan, asked } = table();
  plan.toggle();
  for (let n = 0; n < TRIES + 2; n += 1) {
    plan.refuse('too-slow');
    vi.advanceTimersByTime(PAUSE * TRIES);
  }
  vi.useRealTimers();
  expect([asked.length, plan.failed, plan.looking]).toEqual([TRIES, true, false]);
  expect(plan.refuse('too-fast')).toBe(false);
  plan.toggle();
  plan.toggle();
  expect([asked.length, plan.failed, plan.looking]).toEqual([TRIES + 1, false, true]);
});

test('a refusal that speaks of another question is not the plan’s', () => {
  const { plan } = table();
  plan.toggle();
  expect(plan.refuse('no-such-seat')).toBe(false);
  expect([plan.failed, plan.looking]).toEqual([false, true]);
  expect(plan.refuse('no-plans')).toBe(true);
  expect(plan.failed).toBe(true);
});

test('what could not be found out is asked again at the next moment', () => {
  const { plan, asked, now } = table();
  plan.toggle();
  plan.refuse('no-plans');
  now.ply = 8;
  plan.look();
  expect([asked.length, plan.failed, plan.looking]).toEqual([2, false, true]);
});
