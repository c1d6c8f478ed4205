// Who struck whom since the reader last decided, and what came of it.
import type { Event } from '../../generated/samurai-sword/box';
import type { Beat } from '../../lib/telling.svelte';
import type { Aim } from './Aims.svelte';

const MOST = 5;

/** Lines from who acted to whom it was aimed at, the last ones only, and what came of it. */
export function tracesOf(trail: Beat[] | undefined): Aim[] {
  const found: Aim[] = [];
  const beats = trail ?? [];
  beats.forEach((beat, at) => {
    for (const heard of beat.lines) {
      const event = heard.event as unknown as Event;
      const open = found.at(-1);
      switch (event.type) {
        case 'attacked':
        case 'played-on':
        case 'stole':
        case 'stole-hidden':
        case 'property-taken':
          if (event.seat !== event.target) found.push({ from: event.seat, to: event.target, kind: 'past', age: beats.length - 1 - at });
          break;
        case 'wounded':
          if (open?.to === event.seat) open.came = 'hurt';
          break;
        case 'parried':
          if (open?.to === event.seat) open.came = 'stopped';
          break;
      }
    }
  });
  return found.slice(-MOST);
}
