/** The rules of every game: what the glossary of one language says is found in each of them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { glossary, parse, search, type RuleBook } from './markdown';

const GAMES = fileURLToPath(new URL('../../../archipel/games/', import.meta.url));
const BOOKS = readdirSync(GAMES)
  .flatMap((game) => ['RULES.md', 'RULES.fr.md', 'RULES.de.md'].map((name) => `${game}/${name}`))
  .filter((name) => existsSync(GAMES + name));

/** The part of its words that only the glossary itself knows, at most: a book need not say all. */
const FEW = 1 / 10;
const PATIENCE = 60_000; // on a busy machine

/** Does this query find more than the row of the glossary itself? */
function finds(book: RuleBook, query: string): boolean {
  const table = book.blocks.findLast((block) => block.kind === 'table');
  return search(book, query).some(
    (block) => block.kind !== 'heading' && !(block.kind === 'table' && block.text === table?.text),
  );
}

describe.each(BOOKS)('%s', (name) => {
  const book = parse(readFileSync(GAMES + name, 'utf8'));
  it('has a glossary with words of three languages', () => {
    const things = glossary(book);
    expect(things.length).toBeGreaterThan(20);
    expect(things.filter((names) => names.length < 3)).toEqual([]);
  });
  it(
    'is searched with the words of every language',
    () => {
      const words = glossary(book).flat();
      const lost = words.filter((word) => !finds(book, word));
      expect(lost.length / words.length, lost.join(', ')).toBeLessThan(FEW);
    },
    PATIENCE,
  );
});
