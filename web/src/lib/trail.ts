// Traces on a board: what happened since the reader last decided, fading with its age.
import type { Heard } from '../generated/protocol';
import { isOfTheHouse } from './room';
import type { Beat } from './telling.svelte';

/** What the events of a trail have left, each with its age: 0 for the beat that was told last. */
export function aged<T extends object>(trail: Beat[] | undefined, left: (heard: Heard, beat: Beat, index: number) => T[]): (T & { age: number })[] {
  const beats = trail ?? [];
  return beats.flatMap((beat, at) => beat.lines.flatMap((heard, index) => left(heard, beat, index)).map((one) => ({ ...one, age: beats.length - 1 - at })));
}

/** Lines that read better as one are one; what the house says stands by itself. */
export function joined(lines: Heard[], join: (one: Heard, next: Heard) => Heard | null): Heard[] {
  const found: Heard[] = [];
  for (const heard of lines) {
    const last = found.at(-1);
    const both = last && !isOfTheHouse(last) && !isOfTheHouse(heard) ? join(last, heard) : null;
    if (both) found[found.length - 1] = both;
    else found.push(heard);
  }
  return found;
}

/** How clearly a trace of this age is seen. */
export const clearness = (age: number): number => Math.max(0.25, 1 - 0.15 * age);
