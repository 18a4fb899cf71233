/** Everything the parts of a table share: the session, the pick, the words, the looks of seats. */
import { getContext, setContext } from 'svelte';
import type { GameCard } from '../api/messages';
import { looks } from '../board/looks';
import { named } from './names';
import type { BoardProps, SeatLook, ThingTip, Value, View } from '../board/types';
import { brief, type RuleBook } from '../rules/markdown';
import { settings } from '../settings.svelte';
import { family, type Part, type Speaker } from '../text';
import { Hints } from './hints.svelte';
import { ids } from './pick';
import { Picking } from './picking.svelte';
import { onBoard, pointsOf, type Points } from './points';
import type { Showing } from './showing.svelte';
import { watched } from './watched.svelte';

export class TableState {
  texts = $state.raw<Speaker | null>(null);
  rules = $state.raw<RuleBook | null>(null);
  /** Ids pointed at: from the log or the final scoring. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What a lesson speaks of: the table moves there. */
  spot = $state.raw<readonly string[]>([]);
  /** What the drawings are made from; undefined while it is on its way. */
  components = $state.raw<unknown>();
  readonly picking: Picking;
  readonly hints: Hints;

  constructor(
    readonly session: Showing,
    readonly card: GameCard,
    components: unknown,
  ) {
    this.components = components;
    this.hints = session.hints;
    const my = (): TableState => this;
    this.picking = new Picking({
      get options() {
        return my().planning ? session.plan!.options : session.options;
      },
      get gains() {
        return my().planning ? [] : session.gains;
      },
      lasting: (line) =>
        my().planning ? false : (session.lasting[session.options.indexOf(line)] ?? null),
      get mine() {
        return session.myTurn || my().planning;
      },
      get lit() {
        return my().lit;
      },
      isVerb: (word) => word in card.verbs,
      lastSeat: (id) => this.marks.get(id) ?? null,
      label: (id) => {
        const verb = card.verbs[id]?.length === 0 && !this.speaker?.has(`name-${id}`);
        return verb || session.options.includes(id) ? this.choice(id) : this.name(id);
      },
      help: (id, tip) => this.help(id, tip),
      about: (id, tip) =>
        [this.help(id, tip), tip.note].filter(Boolean).join(' ') || this.rule(tip),
      play: (line) => (this.planning ? session.plan!.add(line) : session.play(line)),
    });
    // One object for good, its parts read one by one: what did not change is not drawn anew.
    this.drawn = {
      game: card.id,
      view: watched(() => session.view),
      get components() {
        return my().components;
      },
      pick: this.picking,
      get options() {
        return session.table?.options ?? {};
      },
      get seats() {
        return my().seats;
      },
      get mine() {
        return session.mine;
      },
      get turn() {
        return session.ask?.seat ?? null;
      },
      get track() {
        return my().track;
      },
      get last() {
        return session.last;
      },
      get lit() {
        return my().lit;
      },
      get name() {
        return my().naming.name;
      },
      get say() {
        return my().naming.say;
      },
      get lang() {
        return settings.lang;
      },
    };
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

  private readonly track = $derived.by(() => {
    const view = this.session.view;
    return view ? this.seats.map((look) => onBoard(view, look.seat, this.card.sources)) : [];
  });
  private readonly drawn: BoardProps;

  /** What the drawings of a game get; null until texts and view are there. */
  readonly shared: BoardProps | null = $derived.by(() =>
    this.session.view && this.speaker ? this.drawn : null,
  );

  /** Where in the game we are, as its own texts tell it from the view: "Round 3 · phase B". */
  readonly stage: string = $derived.by(() => {
    const view = this.session.view;
    return view && !view.over ? this.say('stage', plainValues(view)) : '';
  });

  /** Do I pick what is to be played when my turn comes? */
  get planning(): boolean {
    return !!this.session.plan?.open && !this.session.myTurn;
  }
  /** May I ask for a hint now? */
  get hinted(): boolean {
    const s = this.session;
    return !!s.table?.hints && s.myTurn && s.options.length > 1;
  }
  /** Does the board show something of what the hint is about? */
  get hintOnBoard(): boolean {
    return this.hints.lit.some((id) => this.picking.isDrawn(id));
  }

  /** What a thing does: by the drawing's word for it, its own, its family's, its place in a choice. */
  help = (id: string, tip: Partial<ThingTip>): string => {
    for (const key of [tip.help ?? id, ...family(id), ...this.operand(id)]) {
      const said = this.speaker?.find(`help-${key}`, tip.values);
      if (said) return said;
    }
    return '';
  };
  /** What an id is in a choice that is open: "place 4c2" has a cell. */
  private operand(id: string): string[] {
    for (const line of this.session.options) {
      const [verb, ...rest] = ids(line);
      const name = this.card.verbs[verb!]?.[rest.indexOf(id)];
      if (name) return [name];
    }
    return [];
  }
  /** The rule of a thing, as short as a bubble tells it. */
  rule = (tip: Partial<ThingTip>): string => {
    const whole = tip.rule ? this.rules?.rules.get(tip.rule) : undefined;
    return whole ? brief(whole) : '';
  };
  get game(): string {
    return this.card.id;
  }
  name = (id: string): string => this.speaker?.name(id) ?? id;
  say = (id: string, values: Record<string, Value> = {}): string =>
    this.speaker?.say(id, values) ?? '';
  /** The same two for drawings: others as soon as they speak of others, or another language. */
  private readonly naming = $derived.by(() => {
    const speaker = this.speaker;
    return {
      name: (id: string): string => speaker?.name(id) ?? id,
      say: (id: string, values: Record<string, Value> = {}): string =>
        speaker?.say(id, values) ?? '',
    };
  });
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

/** What a sentence can say of a view: its own numbers and words, not its parts. */
function plainValues(view: View): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [key, value] of Object.entries(view)) {
    if (typeof value === 'boolean') values[key] = Number(value);
    else if (typeof value === 'number' || typeof value === 'string') values[key] = value;
  }
  return values;
}

const KEY = Symbol('table');
export const setTable = (state: TableState): TableState => setContext(KEY, state);
export const getTable = (): TableState => getContext<TableState>(KEY);
