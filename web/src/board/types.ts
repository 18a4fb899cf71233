/** The contract between the table and a drawing. See src/games/README.md. */
import type { Attachment } from 'svelte/attachments';
import type { View } from '../api/messages';
import type { Lead, Named } from '../table/pick';

export type { Lead, Named, View };
export { either } from '../table/pick';

/** A place in the units of a drawing. */
export interface Point {
  x: number;
  y: number;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

/** How a seat looks everywhere: colour and shape and letter, never colour alone. */
export interface SeatLook {
  seat: number;
  id: string; // "seat_0"
  name: string;
  letter: string;
  shape: Shape;
  colour: string; // name in the palette: "coral"
  fill: string; // CSS colour: var(--seat-coral)
  ink: string; // CSS colour readable on fill
  edge: string; // CSS colour, darker than fill: outlines and shadows of pieces
}

/** Extra words for the help bubble of a thing; from each, one click leads to its rule. */
export interface ThingTip {
  rule: string; // "DK-30": its text is shown
  help?: string; // "forest": whose help explains it, if not its own
  values?: Record<string, Value>; // numbers for that help: {points: 2}
  note?: string; // a sentence already translated, e.g. what lies here
  title?: string; // instead of name(id)
  label?: string; // for screen readers; default: title or name(id)
}

/** The choice being made, as the drawing sees it. All members are reactive. */
export interface PickProps<Verb extends string = string> {
  /** Ids that glow: a click on one of them leads to a choice. */
  readonly next: ReadonlySet<string>;
  /** What a click on a thing would lead to, verb by verb; empty if it does not glow. */
  glow(what: Named): readonly Lead<Verb>[];
  /** Is a thing part of some option, whether it is its turn to be clicked or not? */
  open(what: Named): boolean;
  /** Ids clicked so far. */
  readonly picked: ReadonlySet<string>;
  /** Is it my decision now? */
  readonly mine: boolean;
  /** Click a thing, if it is part of some option. */
  click(what: Named, at?: { x: number; y: number }): void;
  /** The thing under the pointer (or focused), or null. */
  readonly hovered: string | null;
  hover(id: string | null): void;
  /** Points the best option with this id brings at once, if known. */
  gain(id: string): number | null;
  /**
   * Makes an element the thing with this id: click, keyboard, hover, long press, help bubble,
   * glow (`data-next`), picked (`data-picked`), spotlight (`data-lit`), last move (`data-last`).
   * A thing that stands for several ids names them all: `[tile, either('slide', 'ruins_slide')]`.
   */
  thing(what: Named, tip: ThingTip): Attachment<Element>;
}

/** The last move of a seat: stays marked until its next. */
export interface LastMove {
  seat: number;
  ids: string[]; // ids named by its events, without seats
  ply: number;
}

export type Value = string | number;

/** By source of points: the things on the board that it is about, when the game is over. */
export type Counted<V extends View = View, C = unknown> = Record<
  string,
  (view: V, components: C) => string[]
>;

/** What Board.svelte and Mat.svelte receive. */
export interface BoardProps<V extends View = View, C = unknown, Verb extends string = string> {
  game: string;
  view: V;
  components: C;
  options: Record<string, string>; // table options: {"map": "standard"}
  pick: PickProps<Verb>;
  seats: SeatLook[];
  mine: number | null; // my seat; null for spectators
  turn: number | null; // the seat that decides, null: over
  track: number[]; // by seat: what the printed score track shows; all points once it is over
  last: LastMove[];
  /** Ids to point at: from the log, the history or the final scoring. */
  lit: ReadonlySet<string>;
  /** A thing by its name in the reader's language. */
  name(id: string): string;
  /** A sentence of the game's or the client's texts, filled in; '' if there is none. */
  say(id: string, values?: Record<string, Value>): string;
  lang: string;
}
