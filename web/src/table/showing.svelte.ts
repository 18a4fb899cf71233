/**
 * A table as it is shown: moments in a queue, at a pace people can follow. Where they come from, and
 * where a choice goes to, is said by who extends it: a live table (`session.svelte.ts`) or a lesson
 * (`learn/lesson.svelte.ts`).
 */
import { tick } from 'svelte';
import { drawSeed, type Seed, type Share } from '../api/seeds';
import type { Link } from '../api/socket';
import type { Act, Ask, ChatLine, Frame, Mine, Past, Rise, Table, Told } from '../api/messages';
import { after, before } from '../board/flights';
import type { LastMove, View } from '../board/types';
import { lessMotion, settings } from '../settings.svelte';
import type { Plan } from '../returning/plan.svelte';
import type { Recap } from '../returning/recap.svelte';
import { Hints } from './hints.svelte';
import { AWAY, chooser, due, firstTurn, GATHER } from './pace';
import { Replay } from './replay.svelte';
import { lastMoves } from './story';
import { turnsOf, type Turn } from './turns';
import type { Heard } from './time';

export interface Trouble {
  word: string;
  rule: string;
}

/** A turn that has ended and may still be taken back; nobody else may act until then. */
export interface Respite {
  ply: number;
  seat: number;
  left: number; // milliseconds when it was told
  told: number; // when, as performance.now() counts
}

export abstract class Showing {
  table = $state.raw<Table | null>(null);
  watching = $state(0);
  link = $state<Link>('catching-up');
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]);
  acts = $state.raw<Act[]>([]);
  protected respite = $state.raw<Respite | null>(null);
  /** Whose time runs, as it was told last; null: nobody's does. */
  clocks = $state.raw<Heard | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What only I know of my seat; null: I have none, or it is not told yet. */
  own = $state.raw<Mine | null>(null);
  /** How often that was told. */
  told = $state(0);
  gains = $state.raw<(number | null)[]>([]);
  /** Of each option: will it be too late to take it back? Empty until it is known. */
  lasting = $state.raw<boolean[]>([]);
  /** By source of points: the most that one of my choices adds to it now. */
  rises = $state.raw<Record<string, Rise>>({});
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
  /** When the first step of the turn on show was shown, and whose it is. */
  private turnAt = 0;
  private turnOf = -1;
  private timer = 0;
  private settle = 0;
  /** For the game that follows: its seal is given when this one is over. */
  readonly nextSeed: Seed = drawSeed();
  /** The element whose pieces travel. */
  root: HTMLElement | null = null;

  readonly hints: Hints;
  /** What I wish to play when my turn comes; null: nothing can be planned here. */
  readonly plan: Plan | null = null;
  /** What I have missed; null: nothing is missed here. */
  readonly recap: Recap | null = null;
  readonly replay: Replay = new Replay(this);

  constructor(readonly id: string) {
    const ply = (): number | null => this.frame?.ply ?? null;
    this.hints = new Hints({
      get ply() {
        return ply();
      },
      ask: (at) => this.askHint(at),
    });
  }

  /** Can anything be planned here? */
  get plannable(): boolean {
    return false;
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
    this.replay.stop();
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
      this.grace === null &&
      !this.table?.players[this.mine]?.bot // while the computer plays for me
    );
  }
  /** Whose turn may still be taken back, on what I see. */
  get grace(): Respite | null {
    return this.respite !== null && this.respite.ply === this.frame?.ply ? this.respite : null;
  }
  get myGrace(): Respite | null {
    return this.grace?.seat === this.mine ? this.grace : null;
  }
  /** Do steps of the others wait for me to ask for the next one? */
  get stepping(): boolean {
    return settings.pace === 'step' && this.queued > 0 && this.past === null;
  }
  /** What happened, turn by turn; and as far as the moment on show. */
  readonly allTurns: Turn[] = $derived.by(() => turnsOf(this.acts, this.log));
  readonly turns: Turn[] = $derived.by(() => {
    const ply = this.past?.ply;
    if (ply === undefined) return this.allTurns;
    const then = <T extends { ply: number }>(all: T[]): T[] => all.filter((one) => one.ply <= ply);
    return turnsOf(then(this.acts), then(this.log));
  });
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
  /** I shall not take back: the others may act. */
  endTurn(): boolean {
    return false;
  }
  /** The next step of the others, for who reads step by step. */
  nextStep(): boolean {
    if (!this.stepping) return false;
    this.showSome(1);
    return true;
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
      const last = this.queue.pop();
      if (last)
        this.queue.push({
          ...last,
          ...frame,
          events: merge(last.events, frame.events),
          acts: merge(last.acts, frame.acts),
        });
      else if (this.frame && this.sent !== 'sent') {
        // the same question stays the same list: a choice may wait to be known
        const { options } = this.frame;
        const same = options.join('\n') === frame.options.join('\n');
        this.frame = same ? { ...frame, options } : frame;
      }
      return;
    }
    this.queue.push(frame);
    this.queued = this.queue.length;
    this.pump();
  }

  /** Shows what comes next when its time has come: no more than one turn at once. */
  private pump(): void {
    clearTimeout(this.timer);
    if (!this.queue.length) return;
    if (this.frame === null || document.visibilityState === 'hidden')
      return this.showSome(this.queue.length);
    const seat = chooser(this.queue[0]!.acts);
    const now = performance.now();
    const { frames, behind } = firstTurn(this.queue);
    if (behind >= AWAY && settings.pace !== 'step') return this.showSome(this.queue.length);
    const spent = seat === this.turnOf ? now - this.turnAt : 0;
    const { pause, steps } =
      seat === this.mine
        ? { pause: GATHER, steps: 1 } // I know what I did
        : due(settings.pace, spent, frames, behind);
    const wait = this.shownAt + pause - now;
    if (wait === Infinity) return;
    if (wait > 0) this.timer = window.setTimeout(() => this.pump(), wait);
    else this.showSome(steps);
  }

  /** Shows the first frames that wait as one step. */
  private showSome(count: number): void {
    const some = this.queue.splice(0, count);
    const seat = chooser(some.at(-1)!.acts);
    this.shownAt = performance.now();
    if (seat !== this.turnOf) [this.turnOf, this.turnAt] = [seat, this.shownAt];
    void this.show(
      some.at(-1)!,
      // after a reconnect a frame may tell again what the one before it told
      some.reduce<Told[]>((told, f) => merge(told, f.events), []),
      some.reduce<Act[]>((told, f) => merge(told, f.acts), []),
    );
    this.pump();
  }

  private async show(frame: Frame, events: Told[], acts: Act[]): Promise<void> {
    await this.change(() => {
      this.frame = frame;
      this.log = merge(this.log, events);
      this.acts = merge(this.acts, acts);
      this.gains = [];
      this.lasting = [];
      this.rises = {};
      this.queued = this.queue.length;
      if (this.sent === 'sent' && this.allSaved()) this.saved();
    });
    if (settings.pace === 'none') {
      this.shownAt = performance.now(); // what came while this was drawn is shown with what follows
      this.pump();
    }
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

/** What is new after what is known; what is told once more is not kept twice. */
function merge<T extends { ply: number }>(known: T[], news: T[]): T[] {
  const first = news[0];
  if (!first) return known;
  return [...known.filter((one) => one.ply < first.ply), ...news];
}
