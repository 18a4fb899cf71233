import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../api/messages';
import { AWAY } from './pace';
import { Showing } from './showing.svelte';

vi.mock('../settings.svelte', () => ({ settings: { pace: 'none' }, lessMotion: () => true }));

class Shown extends Showing {
  plies: number[] = [];
  hear(ply: number, seat: number, options: string[] = [], from = ply): void {
    const acts = Array.from({ length: ply - from + 1 }, (_, n) => ({ ply: from + n, seat }));
    this.receive({ ply, acts, events: [], options, ask: { seat: 0 } } as unknown as Frame);
  }
  protected shown(frame: Frame): void {
    this.plies.push(frame.ply);
  }
  play(): void {}
  takeBack(): void {}
  speak(): void {}
  see(): void {}
  protected askHint(): void {}
}

/** Moments of seats that come at once: which of them are shown. */
async function shown(seats: number[]): Promise<number[]> {
  const table = new Shown('t');
  table.hear(0, -1);
  seats.forEach((seat, n) => table.hear(n + 1, seat));
  await vi.runAllTimersAsync();
  return table.plies;
}

describe('a table that shows all at once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { visibilityState: 'visible' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the steps of one turn together, and never those of two', async () => {
    expect(await shown([1, 1, 1, 2, 2, 1, 0])).toEqual([0, 3, 5, 6, 7]);
  });
  it('takes who has fallen far behind for one who was away', async () => {
    const turns = Array.from({ length: AWAY + 2 }, (_, n) => n % 2);
    const plies = await shown(turns);
    expect(plies.length).toBeLessThan(5);
    expect(plies.at(-1)).toBe(turns.length);
  });
  it('keeps the question that is told again, and takes another one for another', () => {
    const table = new Shown('t');
    table.hear(1, 0, ['go a', 'go b']);
    const asked = table.frame!.options;
    table.hear(1, 0, ['go a', 'go b']);
    expect(table.frame!.options).toBe(asked);
    table.hear(1, 0, ['go a']);
    expect(table.frame!.options).toEqual(['go a']);
  });
  it('knows each act once, however often it is told', async () => {
    const table = new Shown('t');
    table.hear(0, -1);
    table.hear(1, 1);
    table.hear(2, 1);
    table.hear(3, 1, [], 1); // after a reconnect: told from 1 on
    await vi.runAllTimersAsync();
    expect(table.allTurns.at(-1)?.plies).toEqual([1, 2, 3]);
  });
});
