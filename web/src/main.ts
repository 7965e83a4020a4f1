import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource/courier-prime/latin-400.css';
import '@fontsource/courier-prime/latin-700.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/route.svelte';
import { session } from './lib/session.svelte';
import { chosenLang, preferred, words } from './lib/words.svelte';
import { load, place } from './pages';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/seat.css';
import './style/card.css';
import './style/topbar.css';
import './style/panel.css';
import './style/table.css';
import './style/pop.css';
import './style/prompt.css';
import './style/thread.css';
import './style/fields.css';
import './style/page.css';

// The page's code, the words and who the reader is come side by side.
load(place(route.path)).catch(() => {}); // the house tells it, when it opens the page
await Promise.all([words.speak(preferred(navigator.languages, chosenLang.value)), session.begin()]);
mount(App, { target: document.getElementById('app')! });
