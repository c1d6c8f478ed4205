import type { Learn } from '../learn';
import Card from './Shown.svelte';

export const learn: Learn = {
  Card,
  pieces: ['kenshiro', 'villaggio', 'armata-di-hokuto', 'cento-pugni-distruttivi'],
  turn: [[], ['villaggio', 'armata-di-hokuto'], ['orc-il-rosso'], ['cento-pugni-distruttivi'], []],
  mistakes: 4,
};
