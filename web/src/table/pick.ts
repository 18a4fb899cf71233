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
 */

export type Line = string;

export interface Pick {
  /** The clicks that count, oldest first. */
  readonly path: readonly string[];
  /** Every option that fits the clicks, in the order given. */
  readonly fitting: readonly Line[];
  /** Options all of whose operands are clicked. */
  readonly complete: readonly Line[];
  /** Ids that glow: the first operand still missing in some option. */
  readonly next: ReadonlySet<string>;
  /** Ids a click may name now: every id still missing in some option, verbs included. */
  readonly open: ReadonlySet<string>;
  /** The one option these clicks choose, or null. */
  readonly choice: Line | null;
}

export const ids = (line: Line): string[] => line.split(' ').filter(Boolean);

/** Operands of an option not clicked yet, in order; null if the clicks do not fit. */
function missing(line: Line, path: readonly string[]): string[] | null {
  const left = ids(line);
  const verb = left.shift();
  let spoken = false; // the verb may be clicked once
  for (const id of path) {
    const i = left.indexOf(id);
    if (i >= 0) left.splice(i, 1);
    else if (id === verb && !spoken) spoken = true;
    else return null;
  }
  return left;
}

/** Do the clicks name the operands in the order in which the option does? */
function inOrder(line: Line, path: readonly string[]): boolean {
  const operands = ids(line).slice(1);
  const clicked = path.filter((id) => operands.includes(id));
  return operands.join(' ') === clicked.join(' ');
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
  const next = new Set<string>();
  const open = new Set<string>();
  for (const line of fitting) {
    const left = missing(line, path)!;
    left.forEach((id) => open.add(id));
    const verb = ids(line)[0]!;
    if (!path.includes(verb)) open.add(verb);
    if (left.length) next.add(left[0]!);
    else if (path.length) done.push(line);
  }
  const complete = done.filter(
    (line) =>
      inOrder(line, path) ||
      !done.some((o) => o !== line && sameIds(o) === sameIds(line) && inOrder(o, path)),
  );
  const alone = complete.length === 1 && fitting.length === done.length;
  return { path, fitting, complete, next, open, choice: alone ? complete[0]! : null };
}

/**
 * One more click. An id that continues the path extends it; one that is in the path already takes it
 * (and all after it) out again; one that fits only after giving up later clicks replaces them;
 * one that is part of no option changes nothing.
 */
export function click(options: readonly Line[], path: readonly string[], id: string): string[] {
  const fits = (clicks: readonly string[]): boolean =>
    options.some((line) => missing(line, clicks) !== null);
  if (fits([...path, id])) return [...path, id];
  const at = path.lastIndexOf(id);
  if (at >= 0) return path.slice(0, at);
  for (let n = path.length - 1; n >= 0; n--)
    if (fits([...path.slice(0, n), id])) return [...path.slice(0, n), id];
  return [...path];
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
export function undrawn(state: Pick, drawn: (id: string) => boolean): Line[] {
  return state.fitting.filter((line) => {
    const left = missing(line, state.path)!;
    return !left.length ? state.complete.includes(line) || !state.path.length : !left.some(drawn);
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
