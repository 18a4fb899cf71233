import '@fontsource/young-serif/latin-400.css';
import '@fontsource/young-serif/latin-ext-400.css';
import '@fontsource-variable/figtree/wght.css';
import './theme.css';
import './games/themes';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { loadOwn } from './words.svelte';

document.documentElement.dataset.theme = settings.theme === 'auto' ? '' : settings.theme;
await loadOwn(settings.lang);
mount(App, { target: document.getElementById('app')! });
