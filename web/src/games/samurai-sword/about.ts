import type { About } from '../../lib/games.svelte';

export const about: About = { icon: 'honour', minutes: 30 };
