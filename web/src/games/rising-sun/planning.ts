// RS-10.1: all Moves of a Marshal are thought out together and made together; until then each can be taken back.
import type { Offered } from '../../generated/protocol';
import type { Planning, Seen } from '../game';
import { asMove } from './grammar';
import { placeOf, seenOf, tableOf } from './table';

const inMarshal = (seen: Seen): boolean => seenOf(seen.view).decision?.name === 'marshal' && seen.you !== null && seen.view.waiting.includes(seen.you);

/** How many figures of this kind may still move from there: those that stand there, without those that have come this turn. */
export function unmoved(seen: Seen, figure: string, origin: string): number {
  const table = tableOf(seen.view);
  const place = placeOf(table, origin);
  const here = figure === 'stronghold' ? (place.strongholds[seen.you!] ?? 0) : (place.figures[seen.you!] ?? []).filter((one) => one === figure).length;
  return here - table.moved.filter(([kind, at]) => kind === figure && at === origin).length;
}

export const planning: Planning = {
  isStep: (move, seen) => inMarshal(seen) && ['march', 'build'].includes(asMove(move).type),
  moment: (seen) => {
    const table = tableOf(seen.view);
    return `${table.season} ${table.track.length} ${table.phase}`;
  },
  left: (options, steps, seen) =>
    options.filter((one) => {
      const move = asMove(one.move);
      if (move.type === 'build') return !steps.some((step) => asMove(step.move).type === 'build');
      if (move.type !== 'march') return false;
      const planned = steps.filter((step) => isFrom(step, move.figure, move.origin)).length;
      return planned < unmoved(seen, move.figure, move.origin);
    }),
  closing: (options) => options.find((one) => asMove(one.move).type === 'done') ?? null,
};

const isFrom = (step: Offered, figure: string, origin: string): boolean => {
  const move = asMove(step.move);
  return move.type === 'march' && move.figure === figure && move.origin === origin;
};
