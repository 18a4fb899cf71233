/** The words of notices: loaded with the first page that needs them, not with the home page. */
import { settings } from '../settings.svelte';
import { Speaker, type Language, type Values } from '../text';
import { refusal } from '../words.svelte';

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
let loaded = $state.raw<Partial<Record<Language, Speaker>>>({});

export async function loadWords(lang: Language): Promise<void> {
  if (loaded[lang]) return;
  const source = await FILES[`./text/${lang}.ftl`]!();
  loaded = { ...loaded, [lang]: new Speaker(lang, [source]) };
}

/** A text about notices; empty until it is there. */
export function said(id: string, values: Values = {}): string {
  return loaded[settings.lang]?.say(id, values) ?? '';
}

/** Why something was refused. */
export function whyNot(error: unknown): string {
  const word = (error as { word?: string }).word ?? 'other';
  return said(`no-${word}`) || refusal(word);
}
