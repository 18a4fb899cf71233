import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../api/messages';
import { AWAY } from './pace';
import { Showing } from './showing.svelte';

vi.mock('../settings.svelte', () => ({ settings: { pace: 'none' }, lessMotion: () => true }));

class Shown extends Showing {
  plies: number[] = [];
  hear(ply: number, seat: number): void {
    const acts = [{ ply, seat }];
    this.receive({ ply, acts, events: [], options: [], ask: { seat: 0 } } as unknown as Frame);
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
});
