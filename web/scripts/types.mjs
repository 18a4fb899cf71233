// src/api/types.ts from the server's own types: python -m archipel.server.schema
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const schema = JSON.parse(
  execFileSync(python, ['-m', 'archipel.server.schema'], { cwd: root, encoding: 'utf8' }),
);
const source = await compile(schema, 'Archipel', {
  bannerComment: '/* Made by `npm run types` from archipel/server/messages.py. Do not edit. */',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 100 },
});
/** The two unions of the socket: every message with the tag `t`, by who sends it. */
const FROM_CLIENT = ['Hello', 'Play', 'TakeBack', 'Say', 'See', 'Weigh', 'Reveal', 'NextSeal'];
const FROM_SERVER = ['Frame', 'Past', 'Gains', 'Saved', 'Refusal', 'Chat', 'Around', 'Presence'];
const tidy = source.replace(/\n \*\n \* This interface was referenced by[^]*?\n \*\//g, '\n */');
writeFileSync(
  new URL('../src/api/types.ts', import.meta.url),
  `${tidy}\nexport type FromClient = ${FROM_CLIENT.join(' | ')};\n` +
    `export type FromServer = ${FROM_SERVER.join(' | ')};\n`,
);
