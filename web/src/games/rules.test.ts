/** From every thing of a drawing one click leads to its rule: the types ask for one, and it exists. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const HERE = fileURLToPath(new URL('./', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../archipel/games/', import.meta.url));
const DRAWN = readdirSync(HERE, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

/** The rules that the files of a drawing name, each with its file. */
function named(game: string): [string, string][] {
  return readdirSync(HERE + game)
    .filter((file) => /\.(svelte|ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(`${HERE}${game}/${file}`, 'utf8').matchAll(/['"]([A-Z]{2}-H?\d+)['"]/g)].map(
        (found): [string, string] => [found[1]!, file],
      ),
    );
}

describe.each(DRAWN)('%s', (game) => {
  it.each(['RULES.md', 'RULES.fr.md', 'RULES.de.md'])('names rules that stand in %s', (book) => {
    const told = readFileSync(`${GAMES}${game}/${book}`, 'utf8');
    const known = new Set([...told.matchAll(/^- \*\*([A-Z]{2}-H?\d+)\*\*/gm)].map((m) => m[1]!));
    const names = named(game);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(([rule]) => !known.has(rule))).toEqual([]);
  });
});
