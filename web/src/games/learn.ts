// How each game is explained on one page: the cards that are shown, and which of them each step of the worked turn is about. A
// game's own folder brings it (`learn.ts`), and it is found by its place.
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

const found = import.meta.glob<Learn>('./*/learn.ts', { import: 'learn' });

export const LESSONS: Record<string, () => Promise<Learn>> = Object.fromEntries(Object.entries(found).map(([path, learn]) => [path.split('/').at(-2)!, learn]));

/** Whether a game is explained on a page of its own. */
export const hasLesson = (game: string): boolean => game in LESSONS;
