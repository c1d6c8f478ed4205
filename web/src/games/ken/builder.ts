// Ken il Guerriero in the workshop: its card faces, and what its collection is narrowed by.
import { speech } from '../../lib/speech.svelte';
import type { Builder } from '../game';
import { SCHOOL_ICONS, TYPE_ICONS } from './icons';
import { effectOf, nameOf } from './lines';
import Shown from './Shown.svelte';

const TYPES = Object.entries(TYPE_ICONS);
const SCHOOLS = Object.entries(SCHOOL_ICONS);

export const builder: Builder = {
  Card: Shown,
  nameOf,
  textOf: effectOf,
  facets: [
    { fact: 'type', name: () => speech.say('kt-facet-type'), values: TYPES.map(([value, icon]) => ({ value, icon, name: () => speech.say(`ken-type-${value}`) })) },
    { fact: 'school', name: () => speech.say('kt-facet-school'), values: SCHOOLS.map(([value, icon]) => ({ value, icon, name: () => speech.say(`ken-school-${value}`) })) },
  ],
};
