import '@fontsource/young-serif/400.css';
import '@fontsource-variable/figtree/wght.css';
import './theme.css';
import './games/themes';
import { mount } from 'svelte';
import { connectAhead, tableSocket } from './api/ahead';
import { loadMe } from './account/me.svelte';
import App from './App.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { openAhead } from './table/opening';
import { loadOwn } from './words.svelte';

document.documentElement.dataset.theme = settings.theme === 'auto' ? '' : settings.theme;
if (router.place.page === 'table') {
  const { id } = router.place;
  const { passForMe, grace } = settings;
  const hello = { t: 'hello', since: 0, pass_for_me: passForMe, grace } as const;
  void loadMe().then(() => connectAhead(tableSocket(id), hello)); // who is nobody yet may look on
  openAhead(id);
}
void loadOwn(settings.lang).then(() => mount(App, { target: document.getElementById('app')! }));
