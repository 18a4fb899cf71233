/**
 * Computer players have names of the islands; the server only says which kind they are, and calls
 * nobody beside them so.
 */
import type { Player } from '../api/messages';
import { ui } from '../words.svelte';

export function named(players: readonly Player[]): Player[] {
  const names = ui('ui-bot-names').split(',');
  let bots = 0;
  return players.map((p) => {
    if (p.kind === 'guest' && !p.name) return { ...p, name: ui('ui-someone') };
    if (p.kind !== 'bot') return p;
    return { ...p, name: names[bots++]?.trim() || p.name };
  });
}
