/** The client's own words in the reader's language, and the texts of games as they are fetched. */
import { api } from './api/http';
import { settings } from './settings.svelte';
import { Speaker, type Language, type Values } from './text';

const OWN = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });
const own = $state.raw<Partial<Record<Language, string>>>({});
let loaded = $state.raw<Partial<Record<Language, Speaker>>>({});

/** Loads the interface in a language; what is shown changes when it is there. */
export async function loadOwn(lang: Language): Promise<void> {
  if (loaded[lang]) return;
  const source = await OWN[`./text/${lang}.ftl`]!();
  own[lang] = source;
  loaded = { ...loaded, [lang]: new Speaker(lang, [source]) };
}

const speaker = (): Speaker | undefined => loaded[settings.lang] ?? Object.values(loaded)[0];

/** A text of the interface. */
export function ui(id: string, values: Values = {}): string {
  return speaker()?.say(id, values) ?? '';
}

const fetched = new Map<string, Promise<Speaker>>();
/** The texts of a game together with our own. */
export function gameSpeaker(game: string, lang: Language): Promise<Speaker> {
  const key = `${game} ${lang}`;
  let found = fetched.get(key);
  if (!found) {
    found = Promise.all([api.texts(game, lang), loadOwn(lang)]).then(
      ([source]) => new Speaker(lang, [own[lang]!, source]),
    );
    found.catch(() => fetched.delete(key));
    fetched.set(key, found);
  }
  return found;
}

type Fetch = (game: string, lang: string) => Promise<string>;
/** Texts beside those of a game: each file is fetched once. */
function beside(fetch: Fetch): (game: string, lang: Language) => Promise<Speaker> {
  const known = new Map<string, Promise<Speaker>>();
  return (game, lang) => {
    const key = `${game} ${lang}`;
    let found = known.get(key);
    if (!found) {
      found = fetch(game, lang).then((source) => new Speaker(lang, [source]));
      found.catch(() => known.delete(key));
      known.set(key, found);
    }
    return found;
  };
}
/** What is said in the lessons of a game, */
export const lessonSpeaker = beside(api.lessonTexts);
/** and below the diagrams of its rules. */
export const diagramSpeaker = beside(api.diagramTexts);

/** A refusal in words: the server's shared texts know `no-<word>`; ours are the fallback. */
export function refusal(word: string, texts?: Speaker | null): string {
  return texts?.find(`no-${word}`) ?? (ui(`ui-no-${word}`) || ui('ui-no-other'));
}
