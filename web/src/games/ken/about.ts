import type { About } from '../../lib/games.svelte';

export const about: About = { icon: 'hokuto', minutes: 45, decks: true };
