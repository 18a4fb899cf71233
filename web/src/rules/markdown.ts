/**
 * The rules of a game, read from Markdown: just what RULES.md uses. The result is plain data that
 * components draw, so no text can become markup.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule'; id: string }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; id: string; inline: Inline[]; text: string }
  | { kind: 'paragraph'; inline: Inline[]; text: string }
  | { kind: 'rule'; id: string; inline: Inline[]; text: string }
  | { kind: 'item'; depth: number; ordered: string; inline: Inline[]; text: string }
  | { kind: 'quote'; inline: Inline[]; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; text: string };

export interface RuleBook {
  blocks: Block[];
  /** Rule id -> its text. */
  rules: Map<string, Inline[]>;
}

const RULE = /^\*\*([A-Z]{2,3}-[A-Z]?\d+[a-z]?)\*\*[:.]?\s*/;
const RULE_ID = /\b([A-Z]{2,3}-[A-Z]?\d+[a-z]?)\b/;

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Only our own pages and plain web addresses. */
const safe = (href: string): boolean => /^(https?:\/\/|#|\/(?!\/))/.test(href);

export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  const push = (s: string): void => {
    if (s) out.push({ kind: 'text', text: s });
  };
  const patterns: [RegExp, (m: RegExpExecArray) => Inline][] = [
    [/`([^`]+)`/, (m) => ({ kind: 'code', text: m[1]! })],
    [/\*\*(.+?)\*\*/, (m) => ({ kind: 'strong', children: inline(m[1]!) })],
    [
      /(?<![\w*])[*_](?!\s)([^*_]+?)(?<!\s)[*_](?![\w*])/,
      (m) => ({ kind: 'em', children: inline(m[1]!) }),
    ],
    [
      /\[([^\]]+)\]\(([^)\s]+)\)/,
      (m) =>
        safe(m[2]!)
          ? { kind: 'link', href: m[2]!, children: inline(m[1]!) }
          : { kind: 'text', text: m[1]! },
    ],
    [RULE_ID, (m) => ({ kind: 'rule', id: m[1]! })],
  ];
  while (rest) {
    let best: { at: number; length: number; made: Inline } | null = null;
    for (const [pattern, make] of patterns) {
      const m = pattern.exec(rest);
      if (m && (!best || m.index < best.at))
        best = { at: m.index, length: m[0].length, made: make(m) };
    }
    if (!best) break;
    push(rest.slice(0, best.at));
    out.push(best.made);
    rest = rest.slice(best.at + best.length);
  }
  push(rest);
  return out;
}

export const plainText = (parts: Inline[]): string =>
  parts
    .map((p) =>
      p.kind === 'rule'
        ? p.id
        : 'children' in p
          ? plainText(p.children)
          : (p as { text: string }).text,
    )
    .join('');

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((c) => inline(c.trim().replaceAll('\\|', '|')));

export function parse(source: string): RuleBook {
  const blocks: Block[] = [];
  const rules = new Map<string, Inline[]>();
  const lines = source.replaceAll('\r', '').split('\n');
  let i = 0;
  const gather = (first: string): string => {
    let text = first;
    while (i < lines.length && /^\s+\S/.test(lines[i]!) && !/^\s*([-*]|\d+\.)\s/.test(lines[i]!))
      text += ` ${lines[i++]!.trim()}`;
    return text;
  };
  while (i < lines.length) {
    const line = lines[i++]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
    if (!line.trim() || /^\s*<!--.*-->\s*$/.test(line) || /^---+$/.test(line)) continue;
    if (line.startsWith('```')) {
      const code: string[] = [];
      while (i < lines.length && !lines[i]!.startsWith('```')) code.push(lines[i++]!);
      i++;
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (heading) {
      const parts = inline(heading[2]!);
      const text = plainText(parts);
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length,
        id: slug(text),
        inline: parts,
        text,
      });
    } else if (item) {
      const body = gather(item[3]!);
      const rule = RULE.exec(body);
      const parts = inline(rule ? body.slice(rule[0].length) : body);
      const text = plainText(parts);
      if (rule) {
        rules.set(rule[1]!, parts);
        blocks.push({ kind: 'rule', id: rule[1]!, inline: parts, text });
      } else {
        const depth = Math.floor(item[1]!.length / 2);
        blocks.push({ kind: 'item', depth, ordered: item[2] ?? '', inline: parts, text });
      }
    } else if (line.trim().startsWith('|')) {
      const rows = [line];
      while (i < lines.length && lines[i]!.trim().startsWith('|')) rows.push(lines[i++]!);
      const body = rows.filter((r) => !/^[\s|:-]+$/.test(r));
      const [head, ...rest] = body.map(cells);
      blocks.push({
        kind: 'table',
        head: head ?? [],
        rows: rest,
        text: body.join(' ').replaceAll('|', ' '),
      });
    } else {
      let text = line.replace(/^>\s?/, '').trim();
      const quote = line.startsWith('>');
      while (
        i < lines.length &&
        lines[i]!.trim() &&
        !/^(#|\s*[-*]\s|\s*\d+\.\s|\||```)/.test(lines[i]!)
      )
        text += ` ${lines[i++]!.replace(/^>\s?/, '').trim()}`;
      const rule = RULE.exec(text);
      const parts = inline(rule ? text.slice(rule[0].length) : text);
      if (rule) rules.set(rule[1]!, parts);
      if (rule) blocks.push({ kind: 'rule', id: rule[1]!, inline: parts, text: plainText(parts) });
      else
        blocks.push({ kind: quote ? 'quote' : 'paragraph', inline: parts, text: plainText(parts) });
    }
  }
  return { blocks, rules };
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** The table a book ends with: its glossary. */
const last = (book: RuleBook): Block | undefined =>
  book.blocks.findLast((block) => block.kind === 'table');

const kept = new WeakMap<Block, string>();

/** What is searched of a block, folded once. */
function folded(block: Block): string {
  const known = kept.get(block) ?? fold(`${block.kind === 'rule' ? block.id : ''} ${block.text}`);
  kept.set(block, known);
  return known;
}

/** A thing by all its names: one for each language of the glossary, sometimes more. */
type Thing = string[];

/**
 * The things of the glossary, the last table of the rules: a column for each language, then ids.
 * "eau, sable | water, sand" are two things; "dish (bowl)" are two names of one.
 */
export function glossary(book: RuleBook): Thing[] {
  const table = last(book);
  return (table?.kind === 'table' ? table.rows : []).flatMap((row) => {
    const cells = row.slice(0, 3).map((cell) => plainText(cell).split(/,(?![^(]*\))|\//));
    const even = cells.every((cell) => cell.length === cells[0]!.length);
    const things = even ? cells[0]!.map((_, i) => cells.map((cell) => cell[i]!)) : [cells.flat()];
    return things.map((names) =>
      names
        .flatMap((name) => name.split(/[()]/))
        .map((name) => fold(name).trim())
        .filter(Boolean),
    );
  });
}

/** Is this word one of a name, or the beginning of one? "forets" is meant by "foret" too. */
const names = (name: string, word: string): boolean =>
  name
    .split(/[\s'’-]+/)
    .some((one) => one.startsWith(word) || (one.length > 3 && word.startsWith(one)));

/**
 * The blocks that contain all words of the query, with the headings above them. A word of the
 * glossary stands for its thing in every language; of a table only the rows that fit are left.
 * Where a thing is nowhere called by its whole name, a word of it will do: "bird" for a bird of
 * paradise.
 */
export function search(book: RuleBook, query: string): Block[] {
  const said = fold(query)
    .split(/[\s'’]+/)
    .filter(Boolean);
  if (!said.length) return book.blocks;
  const things = glossary(book);
  const meant = (word: string): Thing =>
    word.length > 2 ? things.filter((t) => t.some((name) => names(name, word))).flat() : [];
  const strict = matching(
    book,
    said.map((word) => [word, ...meant(word)]),
  );
  const end = last(book);
  const told = strict.some(
    (b) =>
      b.kind !== 'heading' && !(b.kind === 'table' && end?.kind === 'table' && b.head === end.head),
  );
  if (told) return strict;
  const rare = (word: string): boolean =>
    word.length > 3 && things.filter((t) => t.some((name) => name.includes(word))).length <= OFTEN;
  const loose = matching(
    book,
    said
      .filter((word) => word.length > 3)
      .map((word) => [
        word,
        ...meant(word)
          .flatMap((name) => name.split(/[\s'’-]+/))
          .filter(rare)
          .map((one) => one.replace(/(?:s|x|en)$/, '')),
      ]),
  );
  return loose.length ? loose : strict;
}

/** A word in the names of more things than this says little about any of them: "tile". */
const OFTEN = 3;

/** The blocks in which for every word one of its meanings stands. */
function matching(book: RuleBook, words: string[][]): Block[] {
  if (!words.length) return [];
  const fits = (folded: string): boolean =>
    words.every((any) => any.some((word) => folded.includes(word)));
  const found: Block[] = [];
  let above: Block[] = [];
  for (const block of book.blocks) {
    if (block.kind === 'heading') {
      above = above.filter((h) => h.kind === 'heading' && h.level < block.level);
      above.push(block);
      continue;
    }
    if (!fits(folded(block))) continue;
    if (block.kind === 'table') {
      const rows = block.rows.filter((row) => fits(fold(row.map(plainText).join(' '))));
      found.push(...above, { ...block, rows: rows.length ? rows : block.rows });
    } else found.push(...above, block);
    above = [];
  }
  return found;
}

/** Code is kept apart by its marks: it names options, which a bubble leaves out. */
const marked = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'code') return `\`${part.text}\``;
      if (part.kind === 'rule') return part.id;
      return marked(part.children);
    })
    .join('');

const REFERENCE = /\s*\([^()]*\b(?:[A-Z]{2}-[A-Z]?\d+|RU?-?\d+)\b[^()]*\)/g;
const LONGEST = 3;

const UNREADABLE = /`|\b(?:[A-Z]{2}-[A-Z]?\d+|RU?-?\d+)/;
const ROOM = 320; // letters

/**
 * A rule as a help bubble tells it: its first sentences, as many as there is room for. A sentence that
 * leans on another rule or on a table option is left out whole: half of it could say something wrong.
 */
export function brief(parts: readonly Inline[]): string {
  const sentences = marked(parts)
    .replace(REFERENCE, '')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}«„"(])/u)
    .filter((one) => !UNREADABLE.test(one));
  let said = '';
  for (const one of sentences.slice(0, LONGEST))
    if (!said || said.length + one.length < ROOM) said = said ? `${said} ${one}` : one;
    else break;
  return said;
}
