import type { Learn } from '../learn';
import Card from './Collected.svelte';
import Taught from './Taught.svelte';

export const learn: Learn = {
  Card,
  Taught,
  pieces: ['cleaving-waterfall', 'obedience', 'deep-meditation', 'turning-slash'],
  turn: [['deep-meditation'], [], ['cleaving-waterfall'], ['obedience'], []],
  mistakes: 4,
};
