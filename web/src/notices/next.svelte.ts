/** The games that wait for me, whatever page I am on: the next one, and who invites me. */
import type { Invitation } from '../api/messages';
import { go } from '../router.svelte';
import { toast } from '../shell/toasts.svelte';
import { ui } from '../words.svelte';
import { calls } from './calls';

const EVERY = 15_000;

export const next = $state<{ table: string; count: number; invitations: Invitation[] }>({
  table: '',
  count: 0,
  invitations: [],
});

/** Asks what waits beside the table I am at. */
export async function look(at: string): Promise<void> {
  try {
    const found = await calls.waiting(at);
    next.table = found.next;
    next.count = found.count;
    next.invitations = found.invitations;
  } catch {
    // offline: what was known stays
  }
}

/** Looks now and then, while the page is seen. Call it in an effect; it gives back how to stop. */
export function keepLooking(at: string): () => void {
  void look(at);
  const timer = setInterval(() => document.visibilityState === 'visible' && void look(at), EVERY);
  return () => clearInterval(timer);
}

/** To the next game that waits for me; after the last one comes the first. */
export async function goNext(at: string): Promise<void> {
  await look(at);
  if (next.table) go(`/table/${next.table}`);
  else toast(ui('ui-no-next-game'));
}
