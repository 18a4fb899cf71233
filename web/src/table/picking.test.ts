import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Picking } from './picking.svelte';

// fingers, and the usual settings: what lasts is asked for once more
vi.mock('../settings.svelte', () => ({ wantsConfirm: (lasting: boolean) => lasting }));

/** A finger asks to draw or to rest; what is known of it comes later, or never. */
function table(lasting: (line: string) => boolean | null) {
  const played: string[] = [];
  const source = {
    options: ['draw', 'rest'],
    gains: [],
    mine: true,
    lit: new Set<string>(),
    lasting,
    isVerb: () => true,
    lastSeat: () => null,
    label: (id: string) => id,
    help: () => '',
    about: () => '',
    play: (line: string) => void played.push(line),
  };
  return { source, played, picking: new Picking(source) };
}

describe('"Do it"', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is not asked before it is known that a choice lasts', () => {
    let known: boolean | null = null;
    const { picking, played } = table(() => known);
    picking.choose('draw');
    expect([picking.pending, played]).toEqual([null, []]);
    known = false;
    picking.decide();
    expect([picking.pending, played]).toEqual([null, ['draw']]);
    vi.runAllTimers();
    expect(played).toEqual(['draw']);
  });
  it('is asked once where it lasts, however late that is known', () => {
    let known: boolean | null = null;
    const { picking, played } = table(() => known);
    picking.choose('draw');
    known = true;
    picking.decide();
    expect([picking.pending, played]).toEqual(['draw', []]);
    picking.confirm();
    expect([picking.pending, played]).toEqual([null, ['draw']]);
  });
  it('is asked if nobody says, and is dropped with the choice', () => {
    const { picking, played } = table(() => null);
    picking.choose('draw');
    picking.back();
    vi.runAllTimers();
    expect([picking.pending, played]).toEqual([null, []]);
    picking.choose('draw');
    vi.runAllTimers();
    expect([picking.pending, played]).toEqual(['draw', []]);
  });
  it('is not asked of another question', () => {
    const { picking, played, source } = table(() => null);
    picking.choose('draw');
    source.options = ['draw', 'rest'];
    vi.runAllTimers();
    expect([picking.pending, played]).toEqual([null, []]);
  });
});
