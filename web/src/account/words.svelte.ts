/** The words of accounts: loaded with the first page that needs them, not with the home page. */
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

/** A text about accounts; empty until it is there. */
export function said(id: string, values: Values = {}): string {
  return loaded[settings.lang]?.say(id, values) ?? '';
}

/** Why something was refused. */
export function whyNot(error: unknown): string {
  const word = (error as { word?: string }).word ?? 'other';
  return said(`no-${word}`) || refusal(word);
}

/** How long ago, in words. */
export function ago(seconds: number): string {
  const minutes = Math.round((Date.now() / 1000 - seconds) / 60);
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 2880) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}
