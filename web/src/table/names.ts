/** Computer players have names of the islands; the server only says which kind they are. */
import type { Player } from '../api/messages';
import { ui } from '../words.svelte';

/** Without case and accents: Tané is taken when somebody is called tane. */
const bare = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export function named(players: readonly Player[]): Player[] {
  const names = ui('ui-bot-names').split(',');
  const taken = new Set(players.filter((p) => p.kind === 'guest').map((p) => bare(p.name)));
  return players.map((p) => {
    if (p.kind === 'guest' && !p.name) return { ...p, name: ui('ui-someone') };
    if (p.kind !== 'bot') return p;
    const free = names.map((n) => n.trim()).filter((n) => n && !taken.has(bare(n)));
    const name = free[0] ?? p.name;
    taken.add(bare(name));
    return { ...p, name };
  });
}
