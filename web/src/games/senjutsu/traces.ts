// What happened on the field since the reader last decided: who went where, who struck whom, who blocked.
import type { Event } from '../../generated/senjutsu/box';
import { aged } from '../../lib/trail';
import type { Beat } from '../../lib/telling.svelte';
import { tableOf } from './table';

export interface Trace {
  kind: 'went' | 'struck' | 'stopped';
  seat: number;
  from: string;
  to: string;
  age: number;
}

/** So many beats leave traces on so small a field. */
const MOST = 4;

const hexOf = (beat: Beat, seat: number): string | undefined => (beat.view ? tableOf(beat.view).figures.find((one) => one.seat === seat && !one.dog)?.hex : undefined);
const hexBefore = (beat: Beat, seat: number): string | undefined => (beat.before ? tableOf(beat.before).figures.find((one) => one.seat === seat && !one.dog)?.hex : undefined);

export function tracesOf(trail: Beat[] | undefined): Trace[] {
  const recent = trail?.slice(-MOST);
  const went = (recent ?? []).flatMap((beat, at): Trace[] => {
    if (!beat.before || !beat.view) return [];
    return tableOf(beat.before).figures.flatMap((one) => {
      const to = tableOf(beat.view!).figures.find((other) => other.seat === one.seat && other.figure === one.figure && other.dog === one.dog)?.hex;
      return to && to !== one.hex ? [{ kind: 'went' as const, seat: one.seat, from: one.hex, to, age: recent!.length - 1 - at }] : [];
    });
  });
  const fought = aged(recent, (heard, beat): Omit<Trace, 'age'>[] => {
    const event = heard.event as unknown as Event;
    if (event.type !== 'sj-struck' && event.type !== 'sj-stopped') return [];
    const from = hexOf(beat, event.seat) ?? hexBefore(beat, event.seat);
    const to = hexOf(beat, event.target) ?? hexBefore(beat, event.target);
    return from && to ? [{ kind: event.type === 'sj-struck' ? 'struck' : 'stopped', seat: event.seat, from, to }] : [];
  });
  return [...went, ...fought];
}
