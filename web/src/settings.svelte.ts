/** What a reader prefers, kept in this browser. */
import { is } from './layout';
import type { GraceWish } from './api/messages';
import type { Pace } from './table/pace';
import { bestLanguage, KEPT, type Language } from './language';

export interface Settings {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'less';
  sound: boolean;
  confirm: 'auto' | 'always' | 'never';
  pace: Pace;
  /** How long the end of my turn can be taken back before others act. */
  grace: GraceWish;
  passForMe: boolean;
  /** The level of computer players chosen last; empty: the usual one. */
  level: string;
  /** Is the board read in words? */
  inWords: boolean;
  /** Does somebody explain each kind of question when it comes for the first time? */
  companion: boolean;
}

const DEFAULTS: Settings = {
  lang: bestLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: 'auto',
  motion: 'auto',
  sound: true,
  confirm: 'auto',
  pace: 'calm',
  grace: 'short',
  passForMe: true,
  level: '',
  inWords: false,
  companion: true,
};

function load(): Settings {
  try {
    return {
      ...DEFAULTS,
      ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>),
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(load());

const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const lessMotion = (): boolean =>
  settings.motion === 'less' || (settings.motion === 'auto' && calm.matches);

/** Ask before a choice is played? By default where a finger may slip and nothing can be taken back. */
export const wantsConfirm = (lasting: boolean): boolean =>
  settings.confirm === 'always' || (settings.confirm === 'auto' && is('touch') && lasting);

/** Keeps the settings and shows them on the page. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEPT, JSON.stringify(settings));
    } catch {
      // private windows may refuse; the settings then last as long as the page
    }
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme === 'auto' ? '' : settings.theme;
    root.dataset.motion = lessMotion() ? 'less' : '';
  });
}
