/** How fast the moves of others are shown: step by step, so that each piece is seen moving. */
import type { Act } from '../api/messages';

export const PACES = ['step', 'calm', 'brisk', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that a step stays on show before the next one; step by step it waits for the reader. */
export const STEP: Record<Pace, number> = { step: Infinity, calm: 800, brisk: 350, none: 0 };
/** A whole turn takes no longer, however many steps it has. */
export const LONGEST_TURN = 6000;
/** Steps that follow one another faster cannot be told apart: then several are shown as one. */
export const SHORTEST = 320; // a piece flies for 300
/** Who has fallen more than a whole round of six behind sees each turn as one step. */
const FAR_BEHIND = 7;
/** Who has fallen so many turns behind was as good as away: they are shown at once. */
export const AWAY = 24;
/** Frames of one turn that come within so many milliseconds are shown together when nothing waits. */
export const GATHER = 20;
/** Without a pace what comes of one turn within so many is shown together: nobody sees more pictures in that time. */
const AT_ONCE = 60;

export interface Due {
  pause: number; // milliseconds after the step before
  steps: number; // of the frames that wait
}

/**
 * When the next frames are shown. `spent` is how long the turn they belong to has been on show,
 * `waiting` how many frames of it are there, `behind` how many turns wait after it.
 */
export function due(pace: Pace, spent: number, waiting: number, behind: number): Due {
  const step = STEP[pace];
  if (step === 0) return { pause: behind ? GATHER : AT_ONCE, steps: waiting };
  if (step === Infinity) return { pause: step, steps: 1 };
  if (behind >= FAR_BEHIND) return { pause: SHORTEST, steps: waiting };
  const left = LONGEST_TURN - spent;
  const pause = Math.min(step, left / waiting);
  if (pause >= SHORTEST) return { pause, steps: 1 };
  return {
    pause: SHORTEST,
    steps: left > SHORTEST ? Math.ceil((waiting * SHORTEST) / left) : waiting,
  };
}

/** Whose choice these acts are; what chance answered goes with it. -1: the set-up. */
export const chooser = (acts: readonly Act[]): number =>
  acts.findLast((act) => act.seat >= 0)?.seat ?? -1;

/** The first frames of a queue that belong to one turn, and how many turns come after them. */
export function firstTurn(queue: readonly { acts: readonly Act[] }[]): {
  frames: number;
  behind: number;
} {
  let [frames, behind, seat] = [0, 0, NaN];
  for (const [n, frame] of queue.entries()) {
    const next = chooser(frame.acts);
    if (n && next !== seat && next >= 0) behind += 1;
    if (!behind) frames = n + 1;
    if (next >= 0 || !n) seat = next;
  }
  return { frames, behind };
}
