// Takes the icons named here out of game-icons into one small file, and credits their authors.
// The author of an icon is the folder it stands in at github.com/game-icons/icons.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ICONS = {
  meeple: 'delapouite/meeple',
  hourglass: 'lorc/hourglass',
  laurel: 'lorc/laurel-crown',
  trophy: 'lorc/trophy',
  scroll: 'lorc/scroll-unfurled',
  compass: 'lorc/compass',
  dice: 'delapouite/perspective-dice-six-faces-random',
  chest: 'skoll/open-treasure-chest',
  gem: 'lorc/cut-diamond',
  tent: 'delapouite/camping-tent',
};

const {
  icons,
  width = 512,
  height = 512,
} = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const lines = [];
const credits = [];
for (const [name, source] of Object.entries(ICONS)) {
  const [author, icon] = source.split('/');
  const found = icons[icon];
  if (!found) throw new Error(`game-icons has no '${icon}'`);
  const paths = [...found.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(paths.join(' '))},`);
  credits.push(`| ${icon} | ${author[0].toUpperCase()}${author.slice(1)} |`);
}
const target = new URL('../src/board/icons.generated.ts', import.meta.url);
writeFileSync(
  target,
  `// Made by scripts/icons.mjs from game-icons.net (CC BY 3.0). Do not edit.\n` +
    `export const GAME_ICONS_SIZE = ${Math.max(width, height)};\n` +
    `export const GAME_ICONS = {\n${lines.join('\n')}\n} as const;\n`,
);

const file = new URL('../../CREDITS.md', import.meta.url);
const begin = '<!-- icons -->';
const end = '<!-- /icons -->';
const table = `${begin}\n| icon | author |\n|---|---|\n${credits.sort().join('\n')}\n${end}`;
const old = readFileSync(file, 'utf8');
if (!old.includes(begin) || !old.includes(end)) throw new Error('CREDITS.md lost its icon markers');
writeFileSync(
  file,
  old.slice(0, old.indexOf(begin)) + table + old.slice(old.indexOf(end) + end.length),
);
