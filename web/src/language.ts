/** The languages we speak. The first script needs them too, so this imports nothing. */
export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the reader's languages that we speak. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((l) => l === short);
    if (found) return found;
  }
  return 'en';
}

/** Where a browser keeps what its reader prefers. */
export const KEPT = 'archipel';

/** The language to speak, as the settings will say it. */
export function preferred(): Language {
  try {
    const { lang } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { lang?: Language };
    if (lang && LANGUAGES.includes(lang)) return lang;
  } catch {
    // no settings that can be read: then what the browser says
  }
  return bestLanguage(navigator.languages);
}
