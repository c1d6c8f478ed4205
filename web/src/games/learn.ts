// How each game is explained on one page: the cards that are shown, and which of them each step of the worked turn is about.
import type { Component } from 'svelte';

export interface Learn {
  Card: Component<{ card: string; headings: Record<string, string>; own: Record<string, unknown> }>;
  /** Cards with what each of them is. */
  pieces: string[];
  /** For each step of the worked turn the cards beside it. */
  turn: string[][];
  /** What else lies beside a step: pieces that are no cards. */
  Taught?: Component<{ step: number }>;
  mistakes: number;
}

export const LESSONS: Record<string, () => Promise<Learn>> = {
  'samurai-sword': async () => ({
    Card: (await import('./samurai-sword/Printed.svelte')).default,
    Taught: (await import('./samurai-sword/Taught.svelte')).default,
    pieces: ['kusarigama', 'parry', 'focus', 'daimyo'],
    turn: [[], ['focus'], ['bokken', 'kusarigama'], ['parry'], []],
    mistakes: 4,
  }),
  'rising-sun': async () => ({
    Card: (await import('./rising-sun/Printed.svelte')).default,
    Taught: (await import('./rising-sun/Taught.svelte')).default,
    pieces: ['path-of-the-lion', 'benevolence', 'komainu', 'way-of-the-shogun'],
    turn: [[], [], ['way-of-the-shogun'], [], []],
    mistakes: 4,
  }),
  ken: async () => ({
    Card: (await import('./ken/Shown.svelte')).default,
    pieces: ['kenshiro', 'villaggio', 'armata-di-hokuto', 'cento-pugni-distruttivi'],
    turn: [[], ['villaggio', 'armata-di-hokuto'], ['orc-il-rosso'], ['cento-pugni-distruttivi'], []],
    mistakes: 4,
  }),
  senjutsu: async () => ({
    Card: (await import('./senjutsu/Collected.svelte')).default,
    Taught: (await import('./senjutsu/Taught.svelte')).default,
    pieces: ['cleaving-waterfall', 'obedience', 'deep-meditation', 'turning-slash'],
    turn: [['deep-meditation'], [], ['cleaving-waterfall'], ['obedience'], []],
    mistakes: 4,
  }),
};

/** Whether a game is explained on a page of its own. */
export const hasLesson = (game: string): boolean => game in LESSONS;
