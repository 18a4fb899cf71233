/**
 * From clicks to a choice. Pure: no drawing, no game, no network.
 *
 * An option is a line of ids, the verb first: `place 4c2`, `play_card day_move seat_2`. The clicks so
 * far are a list of ids. An option *fits* if it contains all of them (each as often as it was
 * clicked), in whatever order. Of a fitting option
 *  - the operands not clicked yet are what is still to be clicked; the first of them is *next*: it glows;
 *  - when no operand is left the option is *complete*. The verb need not be clicked: if it is the only
 *    thing that tells several complete options apart, they become buttons.
 *
 * Options that differ only in the order of the same ids (`swap a b`, `swap b a`) are told apart by the
 * order of the clicks. A lone complete option is the *choice*: it is played. If one option is complete
 * and others go on from it (`rest c3`, `move c3 d3`), it becomes a button and the others glow.
 *
 * A thing on the board may stand for more than one id. What it *names* is an id, or a list of ids
 * clicked at once (an inhabitant: island and tribe). Where one of several ids is meant, `either` joins
 * them: an arrow that slides a tile names the tile and either verb that slides. If both verbs are open,
 * the two complete options become buttons: nobody is given one of them unasked.
 */

export type Line = string;

/** What a thing names when it is clicked: an id, or several at once. */
export type Named = string | readonly string[];

/** One of several ids, as one word of what a thing names. */
export const either = <Id extends string>(...ids: Id[]): string => ids.join('|');
const meant = (word: string): string[] => word.split('|');

/** What a click leads to: a verb, and the ids that may be clicked after it; none: it is complete. */
export interface Lead<Verb extends string = string> {
  verb: Verb;
  then: readonly string[];
}

export interface Pick {
  /** The clicks that count, oldest first. */
  readonly path: readonly string[];
  /** Every option that fits the clicks, in the order given. */
  readonly fitting: readonly Line[];
  /** Options all of whose operands are clicked. */
  readonly complete: readonly Line[];
  /** Ids that glow: the first operand still missing in some option. */
  readonly next: ReadonlySet<string>;
  /** Of each of them: what a click on it leads to. */
  readonly leads: ReadonlyMap<string, readonly Lead[]>;
  /** Ids a click may name now: every id still missing in some option, verbs included. */
  readonly open: ReadonlySet<string>;
  /** The one option these clicks choose, or null. */
  readonly choice: Line | null;
}

export const ids = (line: Line): string[] => line.split(' ').filter(Boolean);

/** Operands of an option not clicked yet, in order; null if the clicks do not fit. */
function missing(line: Line, path: readonly string[]): string[] | null {
  const left = ids(line);
  const verb = left.shift()!;
  let spoken = false; // the verb may be clicked once
  for (const word of path) {
    const any = meant(word);
    const i = left.findIndex((id) => any.includes(id));
    if (i >= 0) left.splice(i, 1);
    else if (any.includes(verb) && !spoken) spoken = true;
    else return null;
  }
  return left;
}

/** Do the clicks name the operands in the order in which the option does? */
function inOrder(line: Line, path: readonly string[]): boolean {
  const operands = ids(line).slice(1);
  const clicked = path.filter((word) => meant(word).some((id) => operands.includes(id)));
  return (
    clicked.length === operands.length &&
    clicked.every((word, i) => meant(word).includes(operands[i]!))
  );
}

const sameIds = (line: Line): string => {
  const [verb, ...operands] = ids(line);
  return [verb, ...operands.sort()].join(' ');
};

/** What the clicks mean among these options. Clicks that fit nothing are dropped from the end. */
export function pick(options: readonly Line[], clicks: readonly string[] = []): Pick {
  let path = [...clicks];
  let fitting = options.filter((line) => missing(line, path));
  while (!fitting.length && path.length) {
    path = path.slice(0, -1);
    fitting = options.filter((line) => missing(line, path));
  }
  const done: Line[] = [];
  const leads = new Map<string, Lead[]>();
  const open = new Set<string>();
  for (const line of fitting) {
    const left = missing(line, path)!;
    left.forEach((id) => open.add(id));
    const verb = ids(line)[0]!;
    if (!path.some((word) => meant(word).includes(verb))) open.add(verb);
    if (left.length) addLead(leads, left, verb);
    else if (path.length) done.push(line);
  }
  const complete = done.filter(
    (line) =>
      inOrder(line, path) ||
      !done.some((o) => o !== line && sameIds(o) === sameIds(line) && inOrder(o, path)),
  );
  const alone = complete.length === 1 && fitting.length === done.length;
  const next = new Set(leads.keys());
  return { path, fitting, complete, next, leads, open, choice: alone ? complete[0]! : null };
}

function addLead(leads: Map<string, Lead[]>, left: readonly string[], verb: string): void {
  const [id, after] = left;
  const known = leads.get(id!) ?? [];
  leads.set(id!, known);
  let lead = known.find((one) => one.verb === verb);
  if (!lead) known.push((lead = { verb, then: [] }));
  if (after !== undefined && !lead.then.includes(after)) lead.then = [...lead.then, after];
}

const listed = (what: Named): readonly string[] => (typeof what === 'string' ? [what] : what);
/** What is still to be clicked of several words; a single one may be clicked twice. */
function rest(path: readonly string[], what: Named): readonly string[] {
  const words = listed(what);
  return words.length > 1 ? words.filter((word) => !path.includes(word)) : words;
}

/**
 * One more click. What continues the path extends it; what is in the path already takes it (and all
 * after it) out again; what fits only after giving up later clicks replaces them; what is part of no
 * option changes nothing.
 */
export function click(options: readonly Line[], path: readonly string[], what: Named): string[] {
  const fits = (clicks: readonly string[]): boolean =>
    options.some((line) => missing(line, clicks) !== null);
  const words = listed(what);
  if (fits([...path, ...words])) return [...path, ...words];
  if (words.every((word) => path.includes(word))) return path.slice(0, path.lastIndexOf(words[0]!));
  const left = rest(path, what);
  if (left.length < words.length && fits([...path, ...left])) return [...path, ...left];
  for (let n = path.length - 1; n >= 0; n--)
    if (fits([...path.slice(0, n), ...words])) return [...path.slice(0, n), ...words];
  return [...path];
}

/** The options that a click on a thing leaves. */
export function lines(state: Pick, what: Named): Line[] {
  const left = rest(state.path, what);
  if (!left.length) return [];
  return state.fitting.filter((line) => missing(line, [...state.path, ...left]) !== null);
}

/**
 * What a click on a thing leads to, verb by verb, as far as it glows: some id it names is the next
 * operand of an option (or only its verb is still to be said).
 */
export function leads(state: Pick, what: Named): readonly Lead[] {
  const known = typeof what === 'string' ? state.leads.get(what) : undefined;
  if (known || (typeof what === 'string' && !state.open.has(what) && !what.includes('|')))
    return known ?? [];
  const left = rest(state.path, what);
  const found = new Map<string, Lead[]>();
  for (const line of lines(state, what)) {
    const before = missing(line, state.path)!;
    const after = missing(line, [...state.path, ...left])!;
    const onlyVerb = after.length === before.length;
    if (onlyVerb || left.some((word) => meant(word).includes(before[0]!)))
      addLead(found, ['', ...after], ids(line)[0]!);
  }
  return found.get('') ?? [];
}

/** The ids among what a thing names that are open now; of `either` the first if none is. */
export const idsOf = (state: Pick, what: Named): string[] =>
  listed(what).map((word) => meant(word).find((id) => state.open.has(id)) ?? meant(word)[0]!);

/** The clicks that named an operand, as ids: a verb that was clicked with it is understood. */
export function operands(state: Pick): { word: string; id: string }[] {
  return state.path.flatMap((word) => {
    const id = meant(word).find((one) => state.fitting.some((l) => ids(l).indexOf(one) > 0));
    return id ? [{ word, id }] : [];
  });
}

/** Escape: the last click is dropped. */
export const back = (path: readonly string[]): string[] => path.slice(0, -1);

export interface Group {
  verb: string;
  lines: Line[];
}

/** Options by verb, in the order in which the verbs appear. */
export function groups(lines: readonly Line[]): Group[] {
  const made = new Map<string, Line[]>();
  for (const line of lines) {
    const verb = ids(line)[0]!;
    const list = made.get(verb);
    if (list) list.push(line);
    else made.set(verb, [line]);
  }
  return [...made].map(([verb, list]) => ({ verb, lines: list }));
}

/**
 * The fitting options a player could not reach by clicking the drawing: those whose next operand is
 * drawn nowhere, and those with nothing left to click. They become chips.
 */
export function undrawn(
  state: Pick,
  drawn: (id: string) => boolean,
  compound: readonly Named[] = [],
): Line[] {
  const led = new Set(compound.flatMap((what) => lines(state, what)));
  return state.fitting.filter((line) => {
    const left = missing(line, state.path)!;
    if (!left.length) return state.complete.includes(line) || !state.path.length;
    return !led.has(line) && !left.some(drawn);
  });
}

/** Points of the best option that contains the id and fits the clicks; null if none is known. */
export function gain(
  options: readonly Line[],
  points: readonly (number | null)[],
  path: readonly string[],
  id: string,
): number | null {
  let best: number | null = null;
  options.forEach((line, i) => {
    const value = points[i] ?? null;
    if (value === null || !ids(line).slice(1).includes(id)) return;
    if (path.length && missing(line, path) === null) return;
    if (best === null || value > best) best = value;
  });
  return best;
}
