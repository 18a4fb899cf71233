/** Who am I here: a guest with a name and a colour. */
import { api } from '../api/http';
import type { Guest } from '../api/messages';
import { COLOURS } from '../board/looks';
import { ui } from '../words.svelte';

interface Mine {
  guest: Guest | null;
  member: boolean;
  /** Can there be accounts on this server? */
  accounts: boolean;
  known: boolean;
}
export const me = $state<Mine>({ guest: null, member: false, accounts: true, known: false });
let asked: Promise<void> | null = null;

export function loadMe(): Promise<void> {
  asked ??= api.me().then(
    (answer) => {
      me.guest = answer.guest;
      me.member = answer.member ?? false;
      me.accounts = answer.accounts ?? true;
      me.known = true;
    },
    () => {
      asked = null;
      me.known = true; // unreachable: who asks next will see
    },
  );
  return asked;
}

/**
 * I have signed out: what this browser remembers of my games is not for whoever comes next. How it
 * looks and speaks, under a name without a hyphen, stays.
 */
export function forgetMe(): void {
  me.guest = null;
  me.member = false;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('archipel-')) localStorage.removeItem(key);
  } catch {
    // private windows may refuse; then nothing was remembered
  }
}

export async function introduce(name: string, colour: string): Promise<void> {
  const answer = await api.introduce({ name, colour });
  me.guest = answer.guest;
  me.known = true;
}

/** A guest without a name gets a friendly one, so that one click is enough to play. */
export async function ensureName(): Promise<void> {
  await loadMe();
  if (me.guest) return;
  const names = ui('ui-guest-names').split(',');
  const roll = crypto.getRandomValues(new Uint32Array(2));
  const name = names[roll[0]! % names.length]!.trim();
  await introduce(name, COLOURS[roll[1]! % 4]!);
}
