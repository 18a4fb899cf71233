/** Was I away, and what is there to tell? Offered once, when I come back. */
import { turnsSince } from './recap';
import { lastSeen, see } from './seen';
import { endOf, type Turn } from '../table/turns';

/** So many seconds without me are an absence; a page loaded anew is none. */
export const AWAY = 300;
/** Seconds between two notes that I am still here. */
const NOTE = 20;

export interface Watched {
  readonly id: string;
  readonly mine: number | null;
  readonly own: { chosen: number; at: number } | null;
  readonly queued: number;
  readonly frame: { ply: number } | null;
  readonly allTurns: Turn[];
}

export class Recap {
  /** What happened since my last choice; null: there is nothing to offer. */
  turns = $state.raw<Turn[] | null>(null);
  private looked = false;

  constructor(private readonly table: Watched) {}

  /** Looks once when the table is there, and each time the page is looked at again. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') this.look();
    };
    const note = setInterval(() => this.looked && this.note(), NOTE * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(note);
      document.removeEventListener('visibilitychange', look);
    };
  }
  /** The table is there: what was last on show is compared with what is now. */
  arrive(): void {
    if (this.looked) return;
    this.looked = true;
    this.look();
  }
  close(): void {
    this.turns = null;
  }

  private look(): void {
    const { own, frame, mine, id } = this.table;
    if (!this.looked || !own || !frame || mine === null) return;
    const seen = lastSeen(id);
    const here = Math.max(own.at, seen?.at ?? 0);
    const turns = turnsSince(this.table.allTurns, own.chosen);
    const last = turns.at(-1);
    const news = last !== undefined && endOf(last) > (seen?.ply ?? -1);
    if (news && Date.now() / 1000 - here >= AWAY) this.turns = turns;
    this.note();
  }
  private note(): void {
    const ply = this.table.frame?.ply;
    if (ply === undefined || document.visibilityState !== 'visible') return;
    see(this.table.id, { ply, at: Date.now() / 1000 });
  }
}
