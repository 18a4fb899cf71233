/** What components.json says of itself, in the order an owner of the box should look at it. */
export type Confidence = 'low' | 'medium' | 'high';

export interface Group {
  source: string;
  confidence: Confidence;
  content: Record<string, unknown>;
  known?: string;
  note?: string;
}
export interface Box {
  title: string;
  edition: string;
  data_version: number;
  groups: Record<string, Group>;
}
export interface Shelf {
  sure: Confidence | 'project';
  groups: [string, Group][];
}

/** The least sure first; last what was never printed. */
export function shelves(box: Box): Shelf[] {
  const all = Object.entries(box.groups);
  const printed = all.filter(([, group]) => group.source !== 'project');
  const found: Shelf[] = (['low', 'medium', 'high'] as const).map((sure) => ({
    sure,
    groups: printed.filter(([, group]) => group.confidence === sure),
  }));
  found.push({ sure: 'project', groups: all.filter(([, group]) => group.source === 'project') });
  return found.filter((shelf) => shelf.groups.length);
}

/** `public:dized.com` is a kind of source and where it stands. */
export function source(of: string): { kind: string; where: string } {
  const [kind = '', ...rest] = of.split(':');
  return { kind, where: rest.join(':') };
}

/** Coordinates of our drawing, and what an object says of its own source: nothing that is printed. */
const OURS =
  /^(?:[xywh]|dx|dy|\w+_[xywh]|size|aspect\w*|coordinates|note|\w+_note|source|confidence)$/;
export const printed = (key: string): boolean => !OURS.test(key);

export type Plain = string | number | boolean | null;
export type Shown =
  | { as: 'word'; value: Plain }
  | { as: 'track'; values: number[] }
  | { as: 'rows'; rows: string[] }
  | { as: 'list'; items: Shown[] }
  | { as: 'table'; columns: string[]; rows: { name: string; cells: (Shown | null)[] }[] }
  | { as: 'fields'; fields: [string, Shown][] };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a value of components.json is shown: numbers in a row as a track, things as a table. */
export function shown(value: unknown): Shown {
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every((n) => typeof n === 'number'))
      return { as: 'track', values: value as number[] };
    if (
      value.length > 2 &&
      value.every((s) => typeof s === 'string' && s.length > 2 && !/^\w+$/.test(s))
    )
      return { as: 'rows', rows: value as string[] };
    if (value.length && value.every(isFields))
      return table(value.map((item, i) => [String(item.id ?? i + 1), item]));
    return { as: 'list', items: value.map(shown) };
  }
  if (!isFields(value)) return { as: 'word', value: value as Plain };
  const fields = Object.entries(value).filter(([key]) => printed(key));
  if (fields.length > 1 && fields.every(([, item]) => isFields(item)))
    return table(fields as [string, Fields][]);
  return { as: 'fields', fields: fields.map(([key, item]) => [key, shown(item)]) };
}

function table(things: [string, Fields][]): Shown {
  const columns = [...new Set(things.flatMap(([, fields]) => Object.keys(fields)))].filter(
    (key) => key !== 'id' && printed(key),
  );
  if (!columns.length)
    return { as: 'list', items: things.map(([name]) => ({ as: 'word', value: name })) };
  const cell = (value: unknown): Shown | null => (value === undefined ? null : shown(value));
  const rows = things.map(([name, fields]) => ({
    name,
    cells: columns.map((key) => cell(fields[key])),
  }));
  return { as: 'table', columns, rows };
}
