import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { spelled } from './src/layout';

/** Lets a style ask for the shape of the window by its name: see src/layout.ts. */
function shapes(): Plugin {
  return {
    name: 'shapes',
    enforce: 'pre',
    transform: (code, id) =>
      /\.(svelte|css)$/.test(id) ? { code: spelled(code), map: null } : null,
  };
}

/**
 * Few files, each whole: on a slow line every file costs a way there and back. What all pages need is
 * one, a table another, what is opened at a table by hand a third; of each game what its poster shares with its board, and the board.
 */
const FILES = [
  { name: 'start', test: /preload-helper|rolldown.runtime|src\/language|src\/slow/, priority: 5 },
  { name: 'app', test: /src\/app\.ts$/, priority: 4 },
  { name: 'table', test: /src\/(table\/TablePage|board\/(?!zooming))/, priority: 3 },
  { name: ofGame('poster'), test: /src\/games\/\w+\/Scene\.svelte$/, priority: 2 },
  { name: 'opened', test: /src\/table\/(AutoBoard|Chat|HintPanel|TextView)\.svelte$/, priority: 0 },
  { name: ofGame('game'), test: /src\/games\/\w+\/(Board|Mat|Glance)\.svelte$/, priority: 1 },
];
function ofGame(kind: string): (id: string) => string | null {
  return (id) => {
    const game = /src\/games\/(\w+)\//.exec(id)?.[1];
    return game ? `${kind}-${game}` : null;
  };
}

/** The page asks for what every page needs at once, not only when its first script has run. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const app = Object.values(bundle).find((i) => i.type === 'chunk' && i.name === 'app');
        if (app?.type !== 'chunk') return [];
        const styles = [...(app.viteMetadata?.importedCss ?? [])];
        return [
          ...[app.fileName, ...app.imports].map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          })),
          ...styles.map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
          })),
        ];
      },
    },
  };
}

/** Prints what a table weighs: every script loaded before the first board can be played. */
function weight(): Plugin {
  return {
    name: 'weight',
    generateBundle(_, bundle) {
      const sizes = new Map<string, number>();
      for (const item of Object.values(bundle))
        if (item.type === 'chunk') sizes.set(item.fileName, gzipSync(item.code).length);
      const loaded = new Set<string>();
      const load = (file: string): void => {
        const item = bundle[file];
        if (loaded.has(file) || item?.type !== 'chunk') return;
        loaded.add(file);
        item.imports.forEach(load);
      };
      const named = (name: RegExp): string[] =>
        Object.values(bundle).flatMap((i) =>
          i.type === 'chunk' && name.test(i.name) ? [i.fileName] : [],
        );
      const kilobytes = (files: Iterable<string>): string =>
        ([...files].reduce((sum, f) => sum + (sizes.get(f) ?? 0), 0) / 1000).toFixed(1);
      named(/^(index|app|table)$/).forEach(load);
      console.log(`\na table without its board: ${kilobytes(loaded)} kB of compressed JavaScript`);
      const base = [...loaded];
      for (const file of named(/^game-/)) {
        loaded.clear();
        base.forEach((f) => loaded.add(f));
        load(file);
        console.log(`  with ${file}: ${kilobytes(loaded)} kB`);
      }
    },
  };
}

/** Puts a .br and a .gz beside every file worth packing: the server sends them as they are. */
function packed(): Plugin {
  return {
    name: 'packed',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const file = join(dir!, name);
        const body = readFileSync(file);
        if (body.length < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(body));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [shapes(), svelte(), ahead(), weight(), packed()],
  build: {
    outDir: '../archipel/server/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
