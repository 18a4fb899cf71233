/** Turns once more, step by step, as they were seen then: the last round, or what I have missed. */
import { settings } from '../settings.svelte';
import { STEP, type Pace } from './pace';
import { lastRound, steps, type Turn } from './turns';

export interface Replayed {
  readonly acts: { ply: number; seat: number }[];
  readonly turns: Turn[];
  readonly ask: { seat: number } | null;
  see(ply: number | null): void;
}

export class Replay {
  /** The moments still to be shown; null: nothing is replayed. */
  private left = $state.raw<number[] | null>(null);
  /** What is being replayed, in words; empty: the last round. */
  title = $state('');
  private pace: Pace = 'calm';
  private timer = 0;

  constructor(private readonly session: Replayed) {}

  get running(): boolean {
    return this.left !== null;
  }
  /** Steps that are still to come, for who goes step by step. */
  get count(): number {
    return this.left?.length ?? 0;
  }

  /** Begins, or ends if it is running. */
  toggle(): void {
    if (this.running) return this.stop();
    const { turns, ask } = this.session;
    this.run(lastRound(turns, ask?.seat ?? null), settings.pace);
  }
  /** Some turns, at a pace. */
  run(turns: readonly Turn[], pace: Pace, title = ''): void {
    this.stop();
    const moments = steps(turns, this.session.acts);
    if (!moments.length) return;
    this.pace = pace;
    this.title = title;
    this.left = moments;
    this.next();
  }
  /** Shows the next step; after the last one: back to now. */
  next(): void {
    clearTimeout(this.timer);
    const [ply, ...later] = this.left ?? [];
    if (ply === undefined) return this.stop();
    this.left = later;
    this.session.see(ply);
    if (this.pace === 'step') return;
    const pause = Math.max(STEP.brisk, STEP[this.pace]);
    this.timer = window.setTimeout(() => this.next(), later.length ? pause : 2 * pause);
  }
  /** The next step, if there is something to go on with. */
  step(): boolean {
    if (!this.running) return false;
    this.next();
    return true;
  }
  stop(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.left = null;
    this.session.see(null);
  }
}
