/**
 * A table as it is shown: moments in a queue, at a pace people can follow. Where they come from, and
 * where a choice goes to, is said by who extends it: a live table (`session.svelte.ts`) or a lesson
 * (`learn/lesson.svelte.ts`).
 */
import { tick } from 'svelte';
import { drawSeed, type Seed, type Share } from '../api/seeds';
import type { Link } from '../api/socket';
import type { Ask, ChatLine, Frame, Past, Table, Told } from '../api/messages';
import { after, before } from '../board/flights';
import type { LastMove, View } from '../board/types';
import { lessMotion, PACE, settings } from '../settings.svelte';
import { Hints } from './hints.svelte';
import { lastMoves } from './story';

const MOST_QUEUED = 12;
const GATHER = 20;

export interface Trouble {
  word: string;
  rule: string;
}

export abstract class Showing {
  table = $state.raw<Table | null>(null);
  watching = $state(0);
  link = $state<Link>('catching-up');
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  gains = $state.raw<(number | null)[]>([]);
  /** Of each option: will it be too late to take it back? Empty until it is known. */
  lasting = $state.raw<boolean[]>([]);
  past = $state.raw<Past | null>(null);
  sent = $state<'' | 'sent' | 'saved'>('');
  trouble = $state.raw<Trouble | null>(null);
  queued = $state(0);
  /** The moment I have answered: until the next one is shown there is nothing to click. */
  protected answered = $state(-1);
  gone = $state(false);

  protected queue: Frame[] = [];
  protected latest = 0;
  private shownAt = 0;
  private timer = 0;
  private settle = 0;
  /** For the game that follows: its seal is given when this one is over. */
  readonly nextSeed: Seed = drawSeed();
  /** The element whose pieces travel. */
  root: HTMLElement | null = null;

  readonly hints: Hints;

  constructor(readonly id: string) {
    const ply = (): number | null => this.frame?.ply ?? null;
    this.hints = new Hints({
      get ply() {
        return ply();
      },
      ask: (at) => this.askHint(at),
    });
  }

  abstract play(choice: string): void;
  abstract takeBack(count?: number): void;
  abstract speak(text: string): void;
  /** Looks at a past moment; null: back to now. */
  abstract see(ply: number | null, seat?: number | null): void;
  protected abstract askHint(ply: number): void;

  /** Is this a lesson? Then there is nobody to talk to, nothing to take back and no past to see. */
  get lesson(): boolean {
    return false;
  }
  /** Is the question not to be asked yet? */
  get quiet(): boolean {
    return false;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.settle);
  }

  /** What is on the board: the present, or the past moment looked at. */
  get view(): View | null {
    return ((this.past ?? this.frame)?.view as View | undefined) ?? null;
  }
  get mine(): number | null {
    return this.table?.mine ?? null;
  }
  get ask(): Ask | null {
    return this.frame?.ask ?? null;
  }
  get over(): boolean {
    return this.frame !== null && this.frame.ask === null;
  }
  /** Is the decision mine, now, on what I see? */
  get myTurn(): boolean {
    return (
      this.mine !== null &&
      this.ask?.seat === this.mine &&
      this.queued === 0 &&
      this.past === null &&
      this.answered !== this.frame?.ply &&
      !this.table?.players[this.mine]?.bot // while the computer plays for me
    );
  }
  get options(): string[] {
    return this.myTurn ? (this.frame?.options ?? []) : [];
  }
  /** What the sentences of some options say beyond their operands. */
  get notes(): Record<string, Record<string, string | number>> {
    return this.myTurn ? (this.frame?.notes ?? {}) : {};
  }
  /** Will my only answer be given for me? Not after a take-back: I may want to go further back. */
  get passes(): boolean {
    return settings.passForMe && this.log.at(-1)?.word !== 'took-back';
  }
  get last(): LastMove[] {
    const ply = this.past?.ply;
    return lastMoves(ply === undefined ? this.log : this.log.filter((e) => e.ply <= ply));
  }

  /** How many of my choices can be taken back at once: all since another seat chose. */
  get turnBack(): number {
    return this.frame?.undo.count ?? 0;
  }

  /** When it is over: had this browser its share in chance? */
  share(_guest: string): Share {
    return 'unknown';
  }

  protected saved(): void {
    this.sent = 'saved';
    clearTimeout(this.settle);
    this.settle = window.setTimeout(() => (this.sent = ''), 900);
  }

  protected receive(frame: Frame): void {
    if (frame.ply < this.latest) return;
    const again = frame.ply === this.latest && this.frame !== null;
    this.latest = frame.ply;
    if (again) {
      // the same moment, told once more after a reconnect
      if (this.queue.length)
        this.queue[this.queue.length - 1] = { ...this.queue.at(-1)!, ...frame };
      else if (this.frame && this.sent !== 'sent') this.frame = frame;
      return;
    }
    this.queue.push(frame);
    this.queued = this.queue.length;
    this.pump();
  }

  /** Shows the next frame when its time has come. */
  private pump(): void {
    clearTimeout(this.timer);
    if (!this.queue.length) return;
    const first = this.frame === null;
    const hidden = document.visibilityState === 'hidden';
    if (first || hidden || this.queue.length > MOST_QUEUED) return this.showAll();
    if (!PACE[settings.pace]) {
      // no pause between two moments: those that arrive together are shown together
      this.timer = window.setTimeout(() => this.showAll(), GATHER);
      return;
    }
    const wait = this.shownAt + PACE[settings.pace] - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.pump(), wait);
      return;
    }
    const frame = this.queue.shift()!;
    void this.show(frame, frame.events);
    if (this.queue.length) this.timer = window.setTimeout(() => this.pump(), PACE[settings.pace]);
  }

  private showAll(): void {
    const all = this.queue.splice(0);
    void this.show(
      all.at(-1)!,
      all.flatMap((f) => f.events),
    );
  }

  private async show(frame: Frame, events: Told[]): Promise<void> {
    this.shownAt = performance.now();
    await this.change(() => {
      this.frame = frame;
      this.log = merge(this.log, events);
      this.gains = [];
      this.lasting = [];
      this.queued = this.queue.length;
      if (this.sent === 'sent' && this.allSaved()) this.saved();
    });
    this.shown(frame);
  }
  /** Is everything I have sent on disk? */
  protected allSaved(): boolean {
    return true;
  }
  /** A moment is on the board now. */
  protected abstract shown(frame: Frame): void;

  /** A change of what is on the board: the pieces travel from where they were. */
  protected async change(apply: () => void): Promise<void> {
    const root = this.root;
    if (!root || document.visibilityState === 'hidden') return apply();
    const old = before(root);
    apply();
    await tick();
    after(root, old, lessMotion());
  }
}

/** New events after the ones known; what was taken back since is dropped. */
function merge(log: Told[], events: Told[]): Told[] {
  const first = events[0];
  if (!first) return log;
  return [...log.filter((e) => e.ply < first.ply), ...events];
}
