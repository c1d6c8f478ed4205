// What happened on the map since the reader last decided: who came from where, who came onto it, who fell, who won.
import type { Event } from '../../generated/rising-sun/box';
import { aged } from '../../lib/trail';
import type { Beat } from '../../lib/telling.svelte';

export type Trace = { age: number } & (
  | { kind: 'moved'; seat: number; from: string; to: string }
  | { kind: 'came' | 'fell' | 'won'; seat: number; to: string }
);

/** Traces as they are drawn: each place has room for one mark of a kind and clan, and for one arrow of a clan each way. */
export function tracesOf(trail: Beat[] | undefined): Trace[] {
  const all = aged(trail, (heard): (Trace extends infer T ? (T extends { age: number } ? Omit<T, 'age'> : never) : never)[] => {
    const event = heard.event as unknown as Event;
    switch (event.type) {
      case 'moved':
        return [{ kind: 'moved', seat: event.seat, from: event.origin, to: event.province }];
      case 'summoned':
      case 'placed':
      case 'built':
        return [{ kind: 'came', seat: event.seat, to: event.province }];
      case 'killed':
        return [{ kind: 'fell', seat: event.seat, to: event.province }];
      case 'battle-won':
        return [{ kind: 'won', seat: event.seat, to: event.province }];
      default:
        return [];
    }
  }) as Trace[];
  const latest = new Map(all.map((one) => [`${one.kind} ${one.seat} ${one.kind === 'moved' ? one.from : ''} ${one.to}`, one]));
  return [...latest.values()];
}
