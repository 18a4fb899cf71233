/** Was I away, and what is there to tell? Offered when I come back, until I have read or closed it. */
import type { Link } from '../api/socket';
import { endOf, type Turn } from '../table/turns';
import { turnsSince } from './recap';
import { lastSeen, see } from './seen';

/** So many seconds without me are an absence; a page loaded anew is none. */
export const AWAY = 300;
/** Seconds between two notes that I am still here. */
export const NOTE = 20;

export interface Watched {
  readonly id: string;
  readonly mine: number | null;
  readonly own: { chosen: number; at: number } | null;
  readonly link: Link;
  /** How often the server has told how things stand: whoever comes back waits for the next time. */
  readonly told: number;
  /** What was told and is not on show yet. */
  readonly queued: number;
  readonly frame: { ply: number } | null;
  readonly allTurns: Turn[];
}

export class Recap {
  /** What happened since my last choice; null: it is not on show. */
  turns = $state.raw<Turn[] | null>(null);
  /** I am here again since so much was told, and what happened meanwhile is not on show; null: it is. */
  private back: number | null = 0;
  /** Is it offered, and neither read nor closed? */
  private unread = false;
  private beaten = Date.now() / 1000;

  constructor(private readonly table: Watched) {}

  /** Notes now and then that I am here, and when I was not. */
  watch(): () => void {
    const seen = (): void => {
      if (document.visibilityState === 'visible') this.comeBack();
    };
    const beat = setInterval(() => this.beat(), NOTE * 1000);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', seen);
    };
  }
  /** What is known or on show has changed: if I have just come back, is there something to tell? */
  look(): void {
    const { link, told, queued, own, frame, mine } = this.table;
    if (link !== 'live') this.back = told;
    if (this.back === null || told <= this.back || queued) return;
    if (!own || !frame || mine === null || document.visibilityState !== 'visible') return;
    this.back = null;
    const seen = lastSeen(this.table.id);
    const here = Math.max(own.at, seen?.at ?? 0);
    const turns = this.missed;
    const last = turns.at(-1);
    const news = last !== undefined && endOf(last) > (seen?.ply ?? -1);
    if (news && Date.now() / 1000 - here >= AWAY) {
      this.turns = turns;
      this.unread = true;
    }
    this.note();
  }
  /** Can I ask for it? */
  get possible(): boolean {
    return this.table.mine !== null && this.table.own !== null && this.missed.length > 0;
  }
  /** On show or away, as I wish. */
  toggle(): void {
    if (this.turns) this.close();
    else if (this.possible) this.turns = this.missed;
  }
  close(): boolean {
    const had = this.turns !== null;
    this.turns = null;
    this.read();
    return had;
  }
  /** It need not be offered once more. */
  read(): void {
    this.unread = false;
    this.note();
  }

  /** What others did since my last choice. */
  private get missed(): Turn[] {
    return turnsSince(this.table.allTurns, this.table.own?.chosen ?? 0);
  }
  /** I look at the page again: what is on show may be old, until it is told anew. */
  private comeBack(): void {
    this.back = this.table.told;
  }
  private beat(): void {
    const now = Date.now() / 1000;
    const slept = now - this.beaten >= AWAY; // the machine was, with the page open
    this.beaten = now;
    if (slept) this.comeBack();
    else this.note();
  }
  private note(): void {
    const { id, link, frame } = this.table;
    if (this.back !== null || this.unread || !frame || link !== 'live') return;
    if (document.visibilityState === 'visible') see(id, { ply: frame.ply, at: Date.now() / 1000 });
  }
}
