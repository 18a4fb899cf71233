/** How time counts at a table: ready-made choices, and the sentence that tells it. */
import type { Timing } from '../api/messages';
import { settings } from '../settings.svelte';
import { roughly } from '../table/time';
import { ui } from '../words.svelte';

/** What is usual, by its name. */
export const PRESETS: Record<string, Timing | null> = {
  none: null,
  'live-10': { kind: 'live', time: 600, increment: 10 },
  'live-25': { kind: 'live', time: 1500, increment: 20 },
  'turns-1': { kind: 'turns', time: 86_400 },
  'turns-3': { kind: 'turns', time: 3 * 86_400 },
};

/** "25 min each, +20 s a turn", "3 days a turn". */
export function timing(clock: Timing): string {
  const time = roughly(clock.time, settings.lang);
  if (clock.kind === 'turns') return ui('ui-time-turns', { time });
  return ui('ui-time-live', { time, increment: clock.increment ?? 0 });
}
