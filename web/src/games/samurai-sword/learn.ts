import type { Learn } from '../learn';
import Card from './Printed.svelte';
import Taught from './Taught.svelte';

export const learn: Learn = {
  Card,
  Taught,
  pieces: ['kusarigama', 'parry', 'focus', 'daimyo'],
  turn: [[], ['focus'], ['bokken', 'kusarigama'], ['parry'], []],
  mistakes: 4,
};
