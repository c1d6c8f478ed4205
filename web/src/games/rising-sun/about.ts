import type { About } from '../../lib/games.svelte';

export const about: About = { icon: 'summer', minutes: 120 };
