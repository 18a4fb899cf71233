/** Everything the parts of a table share: the session, the pick, the words, the looks of seats. */
import { getContext, setContext } from 'svelte';
import type { GameCard } from '../api/messages';
import { looks } from '../board/looks';
import { named } from './names';
import type { SeatLook, ThingTip, Value } from '../board/types';
import { brief, type RuleBook } from '../rules/markdown';
import type { Part, Speaker } from '../text';
import { Hints } from './hints.svelte';
import { ids } from './pick';
import { Picking } from './picking.svelte';
import { pointsOf, type Points } from './points';
import type { Showing } from './showing.svelte';

export class TableState {
  texts = $state.raw<Speaker | null>(null);
  rules = $state.raw<RuleBook | null>(null);
  /** Ids pointed at: from the log or the final scoring. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What a lesson speaks of: the table moves there. */
  spot = $state.raw<readonly string[]>([]);
  readonly picking: Picking;
  readonly hints: Hints;

  constructor(
    readonly session: Showing,
    readonly card: GameCard,
    readonly components: unknown,
  ) {
    this.hints = session.hints;
    const my = (): TableState => this;
    this.picking = new Picking({
      get options() {
        return session.options;
      },
      get gains() {
        return session.gains;
      },
      lasting: (line) => session.lasting[session.options.indexOf(line)] ?? true,
      get mine() {
        return session.myTurn;
      },
      get lit() {
        return my().lit;
      },
      isVerb: (word) => word in card.verbs,
      lastSeat: (id) => this.marks.get(id) ?? null,
      label: (id) => (session.options.includes(id) ? this.choice(id) : this.name(id)),
      help: (id, tip) => this.help(id, tip),
      about: (id, tip) =>
        [this.help(id, tip), tip.note].filter(Boolean).join(' ') || this.rule(tip),
      play: (line) => session.play(line),
    });
  }

  readonly seats: SeatLook[] = $derived.by(() => looks(named(this.session.table?.players ?? [])));
  readonly speaker: Speaker | null = $derived.by(
    () => this.texts?.with(this.seats.map((s) => s.name)) ?? null,
  );
  private readonly marks = $derived.by(() => {
    const made = new Map<string, { seat: number; fill: string }>();
    for (const move of this.session.last)
      for (const id of move.ids)
        made.set(id, { seat: move.seat, fill: this.seats[move.seat]?.fill ?? 'currentColor' });
    return made;
  });

  /** The two scores of every seat, on the board that is shown. */
  readonly points: Points[] = $derived.by(() => {
    const view = this.session.view;
    return view ? this.seats.map((s) => pointsOf(view, s.seat, this.card.sources)) : [];
  });

  /** May I ask for a hint now? */
  get hinted(): boolean {
    const s = this.session;
    return !!s.table?.hints && s.myTurn && s.options.length > 1;
  }
  /** Does the board show something of what the hint is about? */
  get hintOnBoard(): boolean {
    return this.hints.lit.some((id) => this.picking.isDrawn(id));
  }

  help = (id: string, tip: ThingTip): string => this.say(`help-${tip.help ?? id}`, tip.values);
  /** The rule of a thing, as short as a bubble tells it. */
  rule = (tip: ThingTip): string => {
    const whole = tip.rule ? this.rules?.rules.get(tip.rule) : undefined;
    return whole ? brief(whole) : '';
  };
  get game(): string {
    return this.card.id;
  }
  name = (id: string): string => this.speaker?.name(id) ?? id;
  say = (id: string, values: Record<string, Value> = {}): string =>
    this.speaker?.say(id, values) ?? '';
  choice = (line: string): string => {
    const path = ids(line);
    const operands = this.card.verbs[path[0]!] ?? [];
    return this.speaker?.choice(path, operands, this.session.notes[line]) ?? line;
  };
  choiceParts = (line: string): Part[] => {
    const path = ids(line);
    const operands = this.card.verbs[path[0]!] ?? [];
    const notes = this.session.notes[line];
    return this.speaker?.choiceParts(path, operands, notes) ?? [{ text: line }];
  };
  /** Colour of a seat as text on paper. */
  ink = (seat: number): string => `var(--seat-${this.seats[seat]?.colour ?? 'slate'}-text)`;
}

const KEY = Symbol('table');
export const setTable = (state: TableState): TableState => setContext(KEY, state);
export const getTable = (): TableState => getContext<TableState>(KEY);
