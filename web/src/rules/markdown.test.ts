import { describe, expect, it } from 'vitest';
import { brief, glossary, inline, parse, plainText, search } from './markdown';

const SOURCE = `# Dokmus

Some words that
go on.

## Tokens

- **DK-30** Place a token on a *free* cell,
  next to another (see DK-31).
- **DK-31** Never on \`water\`.
- a plain item

| word | sense |
|---|---|
| temple | **two** points |
`;

describe('parse', () => {
  const book = parse(SOURCE);
  it('finds headings, rules, items and tables', () => {
    expect(book.blocks.map((b) => b.kind)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'rule',
      'rule',
      'item',
      'table',
    ]);
  });
  it('keeps each rule under its id, over several lines', () => {
    expect(plainText(book.rules.get('DK-30')!)).toBe(
      'Place a token on a free cell, next to another (see DK-31).',
    );
  });
  it('links from rule to rule', () => {
    expect(book.rules.get('DK-30')!.some((p) => p.kind === 'rule' && p.id === 'DK-31')).toBe(true);
  });
});

describe('inline', () => {
  it('never makes markup or bad links', () => {
    expect(inline('<b onclick=x>hi</b>')).toEqual([{ kind: 'text', text: '<b onclick=x>hi</b>' }]);
    expect(inline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }]);
    expect(inline('[x](//evil.example)')).toEqual([{ kind: 'text', text: 'x' }]);
    expect(inline('[x](#a)')[0]!.kind).toBe('link');
  });
  it('nests', () => {
    expect(inline('**a *b* c**')).toEqual([
      {
        kind: 'strong',
        children: [
          { kind: 'text', text: 'a ' },
          { kind: 'em', children: [{ kind: 'text', text: 'b' }] },
          { kind: 'text', text: ' c' },
        ],
      },
    ]);
    expect(inline('snake_case_word')).toEqual([{ kind: 'text', text: 'snake_case_word' }]);
  });
});

describe('glossary', () => {
  const book = parse(
    [
      '- **MG-1** A bird sits on the reed. The dish is full.',
      '| français | English | Deutsch | id |',
      '|---|---|---|---|',
      '| eau, roseau | water, reed | Wasser, Schilf | `water`, `reed` |',
      '| plat à offrandes | dish (bowl) | Schale | `dish` |',
    ].join('\n'),
  );
  it('knows a thing by its names in three languages', () => {
    expect(glossary(book)).toEqual([
      ['eau', 'water', 'wasser'],
      ['roseau', 'reed', 'schilf'],
      ['plat a offrandes', 'dish', 'bowl', 'schale'],
    ]);
  });
  it('lets a word of one language find a rule in another', () => {
    const rules = (query: string): number =>
      search(book, query).filter((b) => b.kind === 'rule').length;
    for (const word of ['roseaux', 'Schilf', 'plat', 'Schale', 'bowl']) expect(rules(word)).toBe(1);
    for (const word of ['eau', 'Wasser', 'zeppelin']) expect(rules(word)).toBe(0);
  });
  it('leaves of a table only the rows that fit', () => {
    const tables = search(book, 'roseau').filter((b) => b.kind === 'table');
    expect(tables.map((b) => b.kind === 'table' && b.rows.length)).toEqual([1]);
  });
});

describe('search', () => {
  const book = parse(SOURCE);
  it('finds by words and by id, with the heading above', () => {
    expect(search(book, 'WATER').map((b) => b.kind)).toEqual(['heading', 'heading', 'rule']);
    expect(search(book, 'dk-30 free').filter((b) => b.kind === 'rule')).toHaveLength(1);
    expect(search(book, 'zeppelin')).toEqual([]);
    expect(search(book, ' ')).toHaveLength(book.blocks.length);
  });
});

describe('brief', () => {
  const told = (text: string): string => brief(inline(text));
  it('leaves out references, options and what is too long for a bubble', () => {
    expect(told('Up to *two* huts (see DK-31, R4). One will do.')).toBe(
      'Up to two huts. One will do.',
    );
    expect(told('It ends (R6). Option `joker_tile`: it does not. So it is.')).toBe(
      'It ends. So it is.',
    );
    expect(told('One. Two. Three. Four.')).toBe('One. Two. Three.');
    expect(told('With `terrain_only` this holds.')).toBe('');
    expect(told('Lay it, unless DK-44 holds. It is free.')).toBe('It is free.');
    expect(told(`${'a'.repeat(200)}. ${'B'.repeat(200)}. C.`)).toBe(`${'a'.repeat(200)}.`);
  });
  const books = import.meta.glob<string>('../../../archipel/games/*/RULES*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  it.each(Object.entries(books))('no rule of %s brings ids or options into a bubble', (_, text) => {
    for (const [id, parts] of parse(text).rules) {
      const said = brief(parts);
      expect(said, id).not.toMatch(/`|\w_\w|\b[A-Z]{2}-[A-Z]?\d|\bRU?-?\d/);
      expect(said.length, id).toBeLessThan(480);
      expect(said.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length, id).toBeLessThanOrEqual(3);
    }
  });

  const drawings = import.meta.glob<string>('../games/*/*.{svelte,ts}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const cited = (game: string): string[] => {
    const sources = Object.entries(drawings).filter(([file]) => file.includes(`/${game}/`));
    const found = sources.flatMap(([, text]) => text.match(/'[A-Z]{2}-[A-Z]?\d+[a-z]?'/g) ?? []);
    return [...new Set(found.map((one) => one.slice(1, -1)))];
  };
  it.each(Object.entries(books))(
    'every rule of %s that a drawing names has words',
    (file, text) => {
      const { rules } = parse(text);
      const game = /games\/(\w+)\//.exec(file)![1]!;
      const mute = cited(game).filter((id) => !/\p{L}{2}/u.test(brief(rules.get(id) ?? [])));
      expect(mute).toEqual([]);
    },
  );
});
