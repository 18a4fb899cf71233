/** My turn: a bell, a mark in the title and on the icon of the page. */
import { settings } from '../settings.svelte';
import { ui } from '../words.svelte';
import { bell } from './sound';
import type { TableState } from './state.svelte';

export function attention(t: TableState): void {
  let was = true;
  $effect(() => {
    const title = t.say('title') || t.card.title;
    const turn = t.session.myTurn;
    document.title = turn ? `● ${ui('ui-your-turn')} · ${title}` : `${title} · Archipel`;
    const icon = document.getElementById('favicon') as HTMLLinkElement | null;
    if (icon) icon.href = turn ? '/favicon-turn.svg' : '/favicon.svg';
    if (turn && !was && settings.sound) bell();
    was = turn;
  });
  $effect(() => () => {
    document.title = 'Archipel';
    const icon = document.getElementById('favicon') as HTMLLinkElement | null;
    if (icon) icon.href = '/favicon.svg';
  });
}
