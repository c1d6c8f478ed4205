// Senjutsu in the workshop: its card faces, what a deck says of itself, and what the collection is narrowed by.
import { speech, t } from '../../lib/speech.svelte';
import type { Builder } from '../game';
import type { Face } from '../../generated/senjutsu/box';
import Collected from './Collected.svelte';
import { facesOf, halvesOf, nameId } from './face';
import { TYPE_ICONS } from './icons';
import { sayFace } from './prose';

const SHELVES = { weapon: 'weapon', own: 'roninrole', generic: 'deck', hachiko: 'komainu' };
const RANKS = { wood: 'bamboo', steel: 'attack', gold: 'coin', jade: 'vp' };

export const builder: Builder = {
  Card: Collected,
  nameOf: (card) => speech.say(nameId(card)),
  textOf: (card, own) => halvesOf(card).map((half) => sayFace(facesOf({}, own as Record<string, Face>)(half)).join(' ')).join(' '),
  headings: {
    character: { name: () => t('fight-deck-character'), say: (value) => speech.say(`sj-character-${value}`) },
    edition: { name: () => speech.say('option-edition'), say: (value) => speech.say(`option-edition-${value}`) },
    schools: { name: () => t('fight-deck-schools'), say: (value) => t(`fight-deck-schools-${value}`) },
    size: { name: () => t('fight-deck-size'), say: (value) => value },
  },
  isCounted: (facts) => facts.shelf === 'own' || facts.shelf === 'generic',
  facets: [
    { fact: 'shelf', name: () => t('fight-facet-shelf'), values: Object.entries(SHELVES).map(([value, icon]) => ({ value, icon, name: () => t(`fight-shelf-${value}`) })) },
    { fact: 'rank', name: () => t('fight-facet-rank'), values: Object.entries(RANKS).map(([value, icon]) => ({ value, icon, name: () => speech.say(`sj-rank-${value}`) })) },
    { fact: 'type', name: () => t('fight-facet-type'), values: Object.entries(TYPE_ICONS).filter(([value]) => value !== 'special').map(([value, icon]) => ({ value, icon, name: () => speech.say(`sj-type-${value}`) })) },
  ],
};
