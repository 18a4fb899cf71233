/** Advice on the waiting decision: asked for once, told in three grades. */
import type { Advice } from '../api/messages';
import { ids } from './pick';

export interface HintSource {
  /** The moment that is shown; null while there is none. */
  readonly ply: number | null;
  ask(ply: number): void;
}

export type Grade = 0 | 1 | 2 | 3;

export class Hints {
  private asked = $state(-1);
  private heard = $state.raw<{ ply: number; choices: Advice[] } | null>(null);
  private wanted = $state<Grade>(0);
  refused = $state('');

  constructor(private readonly source: HintSource) {}

  /** None; where to look; what to choose; why. */
  get grade(): Grade {
    return this.asked === this.source.ply ? this.wanted : 0;
  }
  get choices(): Advice[] {
    return this.heard && this.heard.ply === this.source.ply ? this.heard.choices : [];
  }
  get waiting(): boolean {
    return this.grade > 0 && !this.choices.length && !this.refused;
  }
  /** One grade more; a new decision begins with the first. */
  more(): void {
    const { ply } = this.source;
    if (ply === null) return;
    if (this.grade === 0 || this.refused) {
      this.asked = ply;
      this.wanted = 1;
      this.refused = '';
      if (!this.choices.length) this.source.ask(ply);
    } else if (this.choices.length && this.wanted < 3) this.wanted = (this.wanted + 1) as Grade;
  }
  close(): boolean {
    const open = this.grade > 0;
    this.wanted = 0;
    this.asked = -1;
    this.refused = '';
    return open;
  }
  hear(ply: number, choices: Advice[]): void {
    this.heard = { ply, choices };
  }
  /** A question of ours was refused: was it this one? */
  refuse(word: string): boolean {
    if (!this.waiting) return false;
    this.refused = word;
    return true;
  }
  /** What shines on the board: first all that the good choices name, then the best alone. */
  get lit(): string[] {
    const shown = this.grade === 1 ? this.choices : this.choices.slice(0, 1);
    return this.grade === 0 ? [] : shown.flatMap((one) => ids(one.choice).slice(1));
  }
}
