import type { About } from '../../lib/games.svelte';

export const about: About = { icon: 'k-resist', minutes: 25, decks: true };
