// How bots are called: a level of the house by its word, a guest of the hall by the name it was invited under.
import { speech } from './speech.svelte';

export function levelName(level: string): string {
  return speech.words.has(`level-${level}`) ? speech.say(`level-${level}`) : level;
}
