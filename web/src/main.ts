import { mount } from 'svelte';
import '@fontsource/shippori-mincho/latin-500.css';
import '@fontsource/shippori-mincho/latin-700.css';
import '@fontsource/shippori-mincho/latin-800.css';
import '@fontsource/zen-kaku-gothic-new/latin-400.css';
import '@fontsource/zen-kaku-gothic-new/latin-500.css';
import '@fontsource/zen-kaku-gothic-new/latin-700.css';
import '@fontsource/zen-antique/latin-400.css';
import './look/tokens.css';
import './look/components.css';
import './look/hall.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/speech.svelte';

settings.show();
await speech.speak(settings.language);
mount(App, { target: document.querySelector('#app')! });
