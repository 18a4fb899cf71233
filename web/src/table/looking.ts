/** Which past moment is looked at: one question at a time, the last one counts. */

export interface Moment {
  ply: number;
  seat: number | null;
}

/** How often a question is asked that was refused for the moment, and the pause before the next. */
export const TRIES = 4;
export const PAUSE = 400;
/** Words that say: not now. */
export const NOT_NOW = ['too-fast', 'too-slow', 'stale', 'not-saved', 'broken'];
/** Words that say: never. */
const NEVER = ['not-yours', 'no-such-seat', 'unreadable'];

export class Looking {
  /** Is a past moment wanted on the board? */
  on = false;
  private wanted: Moment | null = null;
  private asked: Moment | null = null;
  private tries = 0;

  constructor(private readonly ask: (moment: Moment) => void) {}

  see(moment: Moment | null): void {
    this.on = moment !== null;
    this.wanted = moment;
    this.tries = 0;
    this.next();
  }
  /** An answer came. */
  told(): void {
    this.asked = null;
    this.tries = 0;
    this.next();
  }
  /** A question of ours was refused, it is not said which: may it have been this one? */
  refuse(word: string): boolean {
    if (!this.asked) return false;
    const again = NOT_NOW.includes(word);
    if (!again && !NEVER.includes(word)) return false;
    if (again && ++this.tries < TRIES) setTimeout(() => this.again(), PAUSE * this.tries);
    else this.told();
    return true;
  }
  /** The line was lost: what was not answered is asked once more. */
  again(): void {
    if (!this.asked) return;
    this.wanted ??= this.on ? this.asked : null;
    this.asked = null;
    this.next();
  }

  private next(): void {
    if (this.asked || !this.wanted) return;
    this.asked = this.wanted;
    this.wanted = null;
    this.ask(this.asked);
  }
}
