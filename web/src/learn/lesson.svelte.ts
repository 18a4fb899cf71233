/** A chapter or an example being taught: a table like any other, whose moments come from a script. */
import type { Frame, Lesson, LessonMoment, LessonVerdict, Player, Table } from '../api/messages';
import { Showing } from '../table/showing.svelte';
import type { Script } from './scripts';

export class LessonSession extends Showing {
  private moments = $state.raw<LessonMoment[]>([]);
  private at = $state(0);
  /** What is said to my last choice, until I go on. */
  verdict = $state.raw<LessonVerdict | null>(null);
  done = $state(false);
  private made: string[] = [];
  private left = false;
  /** The chapter this one goes on from, as it is foreseen; empty once something was chosen here. */
  after = $state('');

  constructor(
    readonly script: Pick<Script, 'game' | 'ask' | 'hint' | 'made' | 'keep' | 'finish'>,
    private readonly name: string,
    private readonly colour: string,
  ) {
    super('');
    this.link = 'live';
  }

  /** Goes on where the reader has left, or begins. */
  async open(): Promise<void> {
    const known = this.script.made();
    try {
      this.begin(await this.script.ask(known), known);
    } catch (why) {
      // the chapter was rewritten since: from the beginning
      if (!known.length) throw why;
      this.begin(await this.script.ask([]), []);
    }
  }
  private begin(lesson: Lesson, made: string[]): void {
    this.table = table(this.script.game, lesson, this.name, this.colour);
    this.made = made;
    this.follow(lesson);
    this.verdict = null;
  }

  override get lesson(): boolean {
    return true;
  }
  /** What is being shown or asked. */
  get moment(): LessonMoment | null {
    return this.queued === 0 ? (this.moments[this.at] ?? null) : null;
  }
  override get quiet(): boolean {
    return !this.moment?.task || this.verdict !== null;
  }
  override get myTurn(): boolean {
    return !this.quiet && super.myTurn;
  }

  /** The reader has read: what comes next. */
  next(): void {
    if (this.verdict) {
      this.verdict = null;
      this.answered = -1;
      return;
    }
    if (this.moment?.task || this.at + 1 >= this.moments.length) return;
    this.at += 1;
    this.after = '';
    this.enter();
  }
  /** What is answered later belongs to a chapter that nobody reads any more. */
  override close(): void {
    super.close();
    this.left = true;
  }
  play(choice: string): void {
    if (!this.frame || this.answered === this.frame.ply) return;
    this.answered = this.frame.ply;
    this.trouble = null;
    const choices = [...this.made, choice];
    this.script.ask(choices).then(
      (lesson) => {
        if (this.left) return;
        this.verdict = lesson.verdict ?? null;
        if (!this.verdict?.right) return;
        if (!this.verdict.text) this.verdict = null;
        this.made = choices;
        this.script.keep(choices);
        this.follow(lesson);
      },
      (why: { word?: string }) => {
        if (this.left) return;
        this.answered = -1;
        this.trouble = { word: why.word ?? 'other', rule: '' };
      },
    );
  }
  private follow(lesson: Lesson): void {
    this.moments = lesson.moments;
    this.at = 0;
    this.after = this.made.length ? '' : (lesson.after ?? '');
    this.enter();
  }
  private enter(): void {
    const moment = this.moments[this.at]!;
    for (const frame of moment.frames) this.receive(frame);
    if (this.table) this.table = { ...this.table, hints: moment.task?.game ?? false };
    if (moment.text) return;
    this.done = true;
    this.script.finish();
  }
  protected shown(frame: Frame): void {
    this.lasting = frame.options.map(() => false); // a choice that is not right is not played
  }

  takeBack(): void {}
  speak(): void {}
  see(): void {}
  protected askHint(ply: number): void {
    this.script.hint(this.made).then(
      (hint) => this.hints.hear(ply, hint.choices),
      (why: { word?: string }) => this.hints.refuse(why.word ?? 'other'),
    );
  }
}

/** The first moment of a script, to look at: nothing is asked. */
export class PictureSession extends LessonSession {
  override get quiet(): boolean {
    return true;
  }
}

/** The table of a lesson: the reader, and players who follow the script. */
function table(game: string, lesson: Lesson, name: string, colour: string): Table {
  const players = Array.from({ length: lesson.seats }, (_, seat): Player => {
    const mine = seat === lesson.learner;
    return {
      seat,
      kind: mine ? 'guest' : 'bot',
      name: mine ? name : '',
      colour: mine ? colour : '',
    };
  });
  return {
    id: '',
    game,
    options: lesson.options,
    players,
    state: 'playing',
    public: false,
    opener: '',
    created: 0,
    updated: 0,
    ply: 0,
    turn: null,
    mine: lesson.learner,
  };
}
