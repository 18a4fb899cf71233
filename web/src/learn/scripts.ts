/** What can be taught at a table: a chapter of a course, or an example of the rules. */
import { api } from '../api/http';
import type { Hint, Lesson } from '../api/messages';
import type { Language, Speaker } from '../text';
import { diagramSpeaker, lessonSpeaker, ui } from '../words.svelte';
import { progress } from './progress.svelte';

export interface Script {
  readonly game: string;
  readonly id: string;
  /** Is it part of a course, with a chapter that follows? */
  readonly course: boolean;
  /** Where the reader goes when it is left. */
  readonly home: string;
  ask(choices: string[]): Promise<Lesson>;
  /** What a good player would do after these choices. */
  hint(choices: string[]): Promise<Hint>;
  texts(lang: Language): Promise<Speaker>;
  title(texts: Speaker): string;
  /** The choices made so far, to go on with; keeping them; and the end. */
  made(): string[];
  keep(choices: string[]): void;
  finish(): void;
  /** Is there anything to go on with; and beginning at the beginning again. */
  begun(): boolean;
  forget(): void;
}

export const chapterScript = (game: string, id: string): Script => ({
  game,
  id,
  course: true,
  home: `/learn/${game}`,
  ask: (choices) => api.learn(game, id, choices),
  hint: (choices) => api.learnHint(game, id, choices),
  texts: (lang) => lessonSpeaker(game, lang),
  title: (texts) => texts.say(`lesson-${id}`),
  made: () => progress.made(game, id),
  keep: (choices) => progress.keep(game, id, choices),
  finish: () => progress.finish(game, id),
  begun: () => progress.begun(game, id),
  forget: () => progress.forget(game, id),
});

/** An example is short: it always begins at its beginning. */
export async function exampleScript(game: string, id: string): Promise<Script> {
  const diagram = (await api.diagrams(game)).find((one) => one.id === id && one.playable);
  if (!diagram) throw Object.assign(new Error(id), { word: 'no-such-page' });
  return {
    game,
    id,
    course: false,
    home: `/rules/${game}#${diagram.rule}`,
    ask: (choices) => api.draw(game, id, choices),
    hint: () => Promise.reject(new Error('an example has no short game')),
    texts: (lang) => diagramSpeaker(game, lang),
    title: () => ui('ui-example', { rule: diagram.rule }),
    made: () => [],
    keep: () => undefined,
    finish: () => undefined,
    begun: () => false,
    forget: () => undefined,
  };
}
