// How people and bots are called: a level of the house by its word, a guest of the hall by the name it was invited under, and whoever
// sits at a table by their name, or, if they gave none, by their number, counted from 1.
import { speech, t } from './speech.svelte';

export function levelName(level: string): string {
  return speech.words.has(`level-${level}`) ? speech.say(`level-${level}`) : level;
}

export function sitterName(sitters: ArrayLike<{ name: string }>, seat: number): string {
  return sitters[seat]?.name || t('seat', { number: seat + 1 });
}
