/**
 * A View in words, for any game: from its structure alone. Used by the text view for screen readers
 * and by the automatic board.
 */
export type Node =
  | { kind: 'fact'; label: string; value: string; ids: string[] }
  | { kind: 'list'; label: string; items: Item[] }
  | { kind: 'table'; label: string; heads: string[]; rows: { id: string; cells: string[] }[] };

export interface Item {
  id: string; // '' if the thing has none
  title: string;
  facts: { label: string; value: string; ids: string[] }[];
  count: number;
}

export interface Words {
  name(id: string): string;
  /** A field of the view by its name. */
  field(key: string): string;
  yes: string;
  no: string;
  unknown: string;
  none: string;
}

const KERNEL = ['seats', 'viewer', 'scores', 'veiled', 'secret', 'over'];
type Dict = Record<string, unknown>;

const isScalar = (v: unknown): boolean =>
  v === null || ['string', 'number', 'boolean'].includes(typeof v);
/** Numbers and the like; words in a list are a hand, a row of tiles: never one per seat. */
const isMeasure = (v: unknown): boolean => isScalar(v) && typeof v !== 'string';
const isDict = (v: unknown): v is Dict => typeof v === 'object' && v !== null && !Array.isArray(v);

function scalar(v: unknown, w: Words): string {
  if (v === null || v === undefined) return w.unknown;
  if (typeof v === 'boolean') return v ? w.yes : w.no;
  return typeof v === 'number' ? String(v) : v === '' ? w.none : w.name(String(v));
}

/** A value on one line, and the ids in it. */
function line(v: unknown, w: Words, ids: string[]): string {
  if (typeof v === 'string') ids.push(v);
  if (isScalar(v) || v === undefined) return scalar(v, w);
  if (Array.isArray(v)) return v.length ? v.map((x) => line(x, w, ids)).join(', ') : w.none;
  const entries = Object.entries(v as Dict).filter(([, x]) => x !== null);
  if (!entries.length) return w.none;
  return entries
    .map(([k, x]) => {
      ids.push(k);
      return `${w.name(k) === k ? w.field(k) : w.name(k)}: ${line(x, w, ids)}`;
    })
    .join('; ');
}

/** The field that names an object: `id`, else its first text. */
function idKey(o: Dict): string | null {
  if (typeof o['id'] === 'string') return 'id';
  return Object.keys(o).find((k) => typeof o[k] === 'string') ?? null;
}

function item(o: Dict, w: Words): Item {
  const key = idKey(o);
  const id = key ? String(o[key]) : '';
  const facts = Object.entries(o)
    .filter(([k, v]) => k !== key && v !== null && !(Array.isArray(v) && !v.length))
    .map(([k, v]) => {
      const ids: string[] = [];
      return { label: w.field(k), value: bySeat(v) ? seatLine(v, w) : line(v, w, ids), ids };
    });
  return { id, title: id ? w.name(id) : '', facts, count: 1 };
}

let seatCount = 0;
/** Numbers, one per seat: told with the seats' names, zeros left out. */
const bySeat = (v: unknown): v is (number | null)[] =>
  Array.isArray(v) &&
  v.length === seatCount &&
  v.length > 1 &&
  v.every((x) => typeof x === 'number' || x === null);
const seatLine = (v: (number | null)[], w: Words): string =>
  v
    .map((n, i) => (n ? `${w.name(`seat_${i}`)} ${n}` : ''))
    .filter(Boolean)
    .join(', ') || w.none;

export function describe(view: Dict, w: Words): Node[] {
  const seats = Number(view['seats'] ?? 0);
  seatCount = seats;
  const nodes: Node[] = [];
  const columns: { label: string; values: string[] }[] = [];
  for (const [key, v] of Object.entries(view)) {
    if (KERNEL.includes(key) || v === null || v === undefined) continue;
    const label = w.field(key);
    if (isScalar(v)) {
      nodes.push({
        kind: 'fact',
        label,
        value: scalar(v, w),
        ids: typeof v === 'string' ? [v] : [],
      });
    } else if (Array.isArray(v) && v.length === seats && seats > 1 && v.every(isMeasure)) {
      columns.push({ label, values: v.map((x) => scalar(x, w)) });
    } else if (Array.isArray(v) && v.length && v.every(isDict)) {
      nodes.push({ kind: 'list', label, items: v.map((o) => item(o, w)) });
    } else if (Array.isArray(v) && v.length && v.every((x) => typeof x === 'string')) {
      const counts = new Map<string, number>();
      for (const id of v) counts.set(id, (counts.get(id) ?? 0) + 1);
      const items = [...counts].map(([id, count]) => ({ id, title: w.name(id), facts: [], count }));
      nodes.push({ kind: 'list', label, items });
    } else if (isDict(v) && Object.values(v).length && Object.values(v).every(isDict)) {
      const items = Object.entries(v).map(([id, o]) => item({ id, ...(o as Dict) }, w));
      nodes.push({ kind: 'list', label, items });
    } else {
      const ids: string[] = [];
      nodes.push({ kind: 'fact', label, value: line(v, w, ids), ids });
    }
  }
  if (columns.length)
    nodes.unshift({
      kind: 'table',
      label: '',
      heads: columns.map((c) => c.label),
      rows: Array.from({ length: seats }, (_, s) => ({
        id: `seat_${s}`,
        cells: columns.map((c) => c.values[s]!),
      })),
    });
  return nodes;
}

/** A field name as words: `draw_pile` -> "Draw pile". */
export const readable = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
