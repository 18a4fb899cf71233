/** The words of coming back (recap, plan, notes): loaded at a table, not with the home page. */
import { settings } from '../settings.svelte';
import { Speaker, type Language, type Values } from '../text';

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
let loaded = $state.raw<Partial<Record<Language, Speaker>>>({});

export async function loadReturning(lang: Language): Promise<void> {
  if (loaded[lang]) return;
  const source = await FILES[`./text/${lang}.ftl`]!();
  loaded = { ...loaded, [lang]: new Speaker(lang, [source]) };
}

/** A text about coming back; empty until it is there. */
export function said(id: string, values: Values = {}): string {
  return (loaded[settings.lang] ?? Object.values(loaded)[0])?.say(id, values) ?? '';
}
