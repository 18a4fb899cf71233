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
      const entry = Object.values(bundle).find((i) => i.type === 'chunk' && i.isEntry);
      if (entry?.type !== 'chunk') return;
      load(entry.fileName);
      for (const file of entry.dynamicImports) if (/TablePage/.test(file)) load(file);
      const kilobytes = (files: Iterable<string>): string =>
        ([...files].reduce((sum, f) => sum + (sizes.get(f) ?? 0), 0) / 1000).toFixed(1);
      console.log(`\na table without its board: ${kilobytes(loaded)} kB of compressed JavaScript`);
      const base = [...loaded];
      for (const file of sizes.keys()) {
        if (!/Board-/.test(file)) continue;
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
  plugins: [shapes(), svelte(), weight(), packed()],
  build: {
    outDir: '../archipel/server/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
