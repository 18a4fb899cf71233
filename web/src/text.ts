/**
 * Sentences, as in Python's `archipel.text.Speaker`: the only place where ids become words.
 * A value that is an id is put into the sentence by its name (`$face`); bare it is `$face_id`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './language';

export { bestLanguage, LANGUAGES, type Language } from './language';
export type Values = Record<string, string | number>;

/** A part of a sentence: plain words, or the name of an id. */
export interface Part {
  text: string;
  id?: string;
}

/** Marks around a name inside a formatted sentence; private-use characters no text contains. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** So many sentences are remembered. */
const MOST = 4000;

const SEATS = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`seat_${n}`, `seat_${n}`]));

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly names = new Map<string, string>();
  /** What was said before, by its id and values: a drawing says most of it again in every view. */
  private readonly said = new Map<string, string | null>();

  constructor(
    readonly lang: Language,
    sources: string[],
    readonly players: string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same texts, spoken to a table with these players. */
  with(players: string[]): Speaker {
    const other = Object.create(Speaker.prototype) as Speaker;
    return Object.assign(other, this, { players, names: new Map(), said: new Map() });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The text `id`, filled in; null if it is missing or a value is. */
  find(id: string, values: Values = {}, mark = false): string | null {
    const key = `${mark} ${id} ${JSON.stringify(values)}`;
    let text = this.said.get(key);
    if (text === undefined) {
      if (this.said.size > MOST) this.said.clear();
      this.said.set(key, (text = this.fill(id, values, mark)));
    }
    return text;
  }
  private fill(id: string, values: Values, mark: boolean): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return null;
    const filled: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'string') {
        const name = this.name(value);
        const points = mark && /^\w+$/.test(value); // a sum such as "4 + 3" is no id
        filled[key] = points ? `${OPEN}${value}${OPEN}${name}${CLOSE}` : name;
        filled[`${key}_id`] = value;
      } else filled[key] = value;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, filled, errors);
    return errors.length ? null : text;
  }

  say(id: string, values: Values = {}): string {
    return this.find(id, values) ?? '';
  }

  /** A sentence in parts, so that names can be coloured and clicked. */
  parts(id: string, values: Values = {}): Part[] {
    const text = this.find(id, values, true);
    if (text === null) return [];
    return split(text);
  }

  /**
   * A thing by its name: a seat by its player, a card by its title, a cell by its id.
   * A name may speak of the players, as `$seat_0`, `$seat_1`, …: "face-down card of Ana".
   */
  name(id: string): string {
    let name = this.names.get(id);
    if (name === undefined) this.names.set(id, (name = this.findName(id)));
    return name;
  }
  private findName(id: string): string {
    const seat = /^seat_(\d+)$/.exec(id);
    if (seat) {
      const n = Number(seat[1]);
      return this.players[n] ?? this.find('name-seat', { number: n + 1 }) ?? id;
    }
    return this.find(`name-${id}`, SEATS) ?? id;
  }

  /**
   * A choice as a sentence: `do-<verb>` with its operands by name. An option that waits may have
   * notes: `do-<verb>-now` says them too.
   */
  choice(path: readonly string[], operands: readonly string[] = [], notes?: Values): string {
    const [id, values] = choiceValues(path, operands, notes);
    return this.find(id, values) ?? plain(path, this);
  }

  choiceParts(path: readonly string[], operands: readonly string[] = [], notes?: Values): Part[] {
    const parts = this.parts(...choiceValues(path, operands, notes));
    return parts.length ? parts : [{ text: plain(path, this) }];
  }
}

function choiceValues(
  path: readonly string[],
  operands: readonly string[],
  notes?: Values,
): [id: string, values: Values] {
  const named = operands.map((o, i) => [o, path[i + 1] ?? '']).filter(([, v]) => v !== '');
  const values = Object.fromEntries(named) as Values;
  return notes ? [`do-${path[0]}-now`, { ...values, ...notes }] : [`do-${path[0]}`, values];
}

/** Whose help explains an id: its own, or that of its family: tile_statue_a, tile_statue, tile. */
export function family(id: string): string[] {
  const parts = id.split('_');
  return parts.map((_, n) => parts.slice(0, parts.length - n).join('_'));
}

/** A choice without a sentence of its own still reads: "take · 3". */
const plain = (path: readonly string[], s: Speaker): string =>
  [path[0]!.replaceAll('_', ' '), ...path.slice(1).map((id) => s.name(id))].join(' · ');

function split(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (;;) {
    const a = rest.indexOf(OPEN);
    if (a < 0) break;
    const b = rest.indexOf(OPEN, a + 1);
    const c = rest.indexOf(CLOSE, b + 1);
    if (b < 0 || c < 0) break;
    if (a > 0) parts.push({ text: rest.slice(0, a) });
    parts.push({ id: rest.slice(a + 1, b), text: rest.slice(b + 1, c) });
    rest = rest.slice(c + 1);
  }
  if (rest) parts.push({ text: rest });
  return parts;
}
