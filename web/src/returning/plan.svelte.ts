/**
 * My plan at a table: choices to be played when my turn comes. The server keeps it, says what may
 * come, and plays it; here it is put together. What may come is picked like any other choice.
 */
import type { Ahead, Link, Mine } from '../api/messages';
import { NOT_NOW, TRIES } from '../table/looking';

/** Choices that one plan holds, as the server counts. */
export const MOST = 12;
/** Milliseconds before what may come is asked for once more. */
export const PAUSE = 1500;
/** Words that say: there is nothing to plan here. */
const NEVER = ['over', 'no-plans', 'played-for', 'not-yours', 'unreadable'];

export interface Planned {
  /** May I plan now: a game that runs, a seat of mine, another one's turn, the present on show? */
  readonly waiting: boolean;
  readonly ply: number | null;
  ask(links: Link[]): void;
  keep(links: Link[]): void;
}

export class Plan {
  /** What is not played yet. */
  links = $state.raw<Link[]>([]);
  /** Choices that were dropped, and why. */
  dropped = $state.raw<Link[]>([]);
  why = $state<Mine['why']>('');
  /** The moment at which what may come could not be found out, however often it was asked. */
  private failedAt = $state<number | null>(-1);
  private triedAt: number | null = -1;
  private tries = 0;
  private wanted = $state(false);
  private found = $state.raw<Ahead | null>(null);

  constructor(private readonly table: Planned) {}

  /** Is the next choice of the plan being picked? */
  get open(): boolean {
    return this.wanted && this.table.waiting;
  }
  /** Is what may come not known yet? */
  get looking(): boolean {
    return this.open && this.links.length < MOST && this.fresh === null && !this.failed;
  }
  get failed(): boolean {
    return this.failedAt === this.table.ply;
  }
  get options(): string[] {
    return (this.open && this.fresh?.options) || [];
  }
  private get fresh(): Ahead | null {
    const found = this.found;
    const same = found?.ply === this.table.ply && alike(found.links, this.links);
    return same && this.links.length < MOST ? found : null;
  }

  toggle(): void {
    this.wanted = !this.open;
    this.afresh();
  }
  close(): boolean {
    const had = this.open;
    this.wanted = false;
    return had;
  }
  /** Asks what may come, unless that is known. */
  look(): void {
    if (this.looking) this.table.ask(this.links);
  }
  private afresh(): void {
    this.failedAt = -1;
    this.tries = 0;
    this.look();
  }
  /** A question of ours was refused, it is not said which: may it have been this one? */
  refuse(word: string): boolean {
    if (!this.looking) return false;
    const again = NOT_NOW.includes(word);
    if (!again && !NEVER.includes(word)) return false;
    if (this.triedAt !== this.table.ply) [this.triedAt, this.tries] = [this.table.ply, 0];
    if (again && ++this.tries < TRIES) setTimeout(() => this.look(), PAUSE * this.tries);
    else this.failedAt = this.table.ply;
    return true;
  }
  add(choice: string): void {
    if (this.links.length < MOST) this.keep([...this.links, { choice, anyway: false }]);
  }
  drop(n: number): void {
    this.keep(this.links.filter((_, i) => i !== n));
  }
  set(n: number, anyway: boolean): void {
    this.keep(this.links.map((link, i) => (i === n ? { ...link, anyway } : link)));
  }
  /** No plan; or: I have read what became of it. */
  clear(): void {
    this.keep([]);
  }
  private keep(links: Link[]): void {
    this.links = links;
    this.why = '';
    this.dropped = [];
    this.table.keep(links);
    this.afresh();
  }

  hear(mine: Mine): void {
    const left = (mine.plan ?? []).slice(mine.done ?? 0);
    this.why = mine.why ?? '';
    this.dropped = this.why ? left : [];
    this.links = this.why ? [] : left;
    this.look();
  }
  foresee(ahead: Ahead): void {
    this.found = ahead;
    this.failedAt = -1;
    this.tries = 0;
  }
}

const alike = (one: Link[], other: Link[]): boolean =>
  one.length === other.length && one.every((link, n) => link.choice === other[n]!.choice);
