import type { Learn } from '../learn';
import Card from './Printed.svelte';
import Taught from './Taught.svelte';

export const learn: Learn = {
  Card,
  Taught,
  pieces: ['path-of-the-lion', 'benevolence', 'komainu', 'way-of-the-shogun'],
  turn: [[], [], ['way-of-the-shogun'], [], []],
  mistakes: 4,
};
