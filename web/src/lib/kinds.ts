// What somebody played as: a role, a clan, a character, a deck, by the words of its game.
import type { Words } from './words';
import { t } from './speech.svelte';

export const SIDES = ['role', 'clan'];
export const HEROES = ['character', 'option-characters'];
export const DECKS = ['deck', 'option-deck-0', 'option-decks'];

/** The word the game has for it; its id where nobody has put it into words. */
export function kindName(words: Words, kinds: string[], id: string): string {
  const known = kinds.map((kind) => `${kind}-${id}`).find((one) => words.has(one));
  return known ? words.say(known) : id === 'own' ? t('me-own-deck') : id;
}
