/** Am I a host of this server? Asked for once, and only by who has an account. */
import { me } from '../account/me.svelte';
import { calls } from './calls';

export const host = $state({ is: false });
let asked = '';

export function askHost(): void {
  const who = me.member ? (me.guest?.id ?? '') : '';
  if (who === asked) return;
  asked = who;
  host.is = false;
  if (who)
    calls.people().then(
      (told) => (host.is = told.host),
      () => (asked = ''),
    );
}
