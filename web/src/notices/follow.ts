/** Notices speak the language of the page: who changes the one changes the other. */
import type { Language } from '../text';
import { calls } from './calls';

export async function followLanguage(lang: Language): Promise<void> {
  const { chosen, wishes } = await calls.notices();
  if (chosen && wishes.lang !== lang) await calls.wish({ ...wishes, lang });
}
