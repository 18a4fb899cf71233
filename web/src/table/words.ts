/** The words `describe` needs, from a table. */
import { ui } from '../words.svelte';
import { readable, type Words } from './describe';
import type { TableState } from './state.svelte';

export const viewWords = (t: TableState): Words => ({
  name: t.name,
  field: (key) => t.speaker?.find(`view-${key}`) ?? t.speaker?.find(`name-${key}`) ?? readable(key),
  yes: ui('ui-yes'),
  no: ui('ui-no'),
  unknown: ui('ui-hidden'),
  none: ui('ui-none'),
});
