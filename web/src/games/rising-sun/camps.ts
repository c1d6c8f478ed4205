// What stands in each province as the board shows it: the pieces, and what the reader's plan would change.
import type { Offered } from '../../generated/protocol';
import type { Seen } from '../game';
import { asMove } from './grammar';
import { leads, piecesOf, seenOf, tableOf, type Place } from './table';
import type { Camp } from './yards';

interface Change {
  figure: string;
  from: string;
  to: string;
}

/** The plan as pieces that go and come. */
export function changesOf(steps: Offered[]): Change[] {
  return steps.flatMap((step) => {
    const move = asMove(step.move);
    if (move.type === 'march') return [{ figure: move.figure, from: move.origin, to: move.province }];
    return move.type === 'build' ? [{ figure: 'stronghold', from: '', to: move.province }] : [];
  });
}

type Piece = Camp['pieces'][number];

/** Pieces of one kind, those that can still do something apart from those that have moved or will. */
function parted(kind: string, count: number, spent: number): Piece[] {
  const fresh = Math.max(0, count - spent);
  const pieces: Piece[] = [];
  if (fresh) pieces.push({ kind, count: fresh, spent: false, ghost: false });
  if (count - fresh) pieces.push({ kind, count: count - fresh, spent: true, ghost: false });
  return pieces;
}

export function campsOf(place: Place, seen: Seen, steps: Offered[]): Camp[] {
  const table = tableOf(seen.view);
  const changes = changesOf(steps);
  const marching = seenOf(seen.view).decision?.name === 'marshal' ? (seen.view.waiting[0] ?? null) : null;
  return table.order.flatMap((seat) => {
    const own = seat === seen.you;
    const pieces = piecesOf(place, seat).flatMap(([kind, count]) => {
      const moved = seat === marching ? table.moved.filter(([figure, at]) => figure === kind && at === place.id).length : 0;
      const going = own ? changes.filter((one) => one.figure === kind && one.from === place.id).length : 0;
      return parted(kind, count, moved + going);
    });
    if (own) for (const one of changes) if (one.to === place.id) pieces.push({ kind: one.figure, count: 1, spent: false, ghost: true });
    return pieces.length ? [{ seat, force: place.force[seat] ?? 0, leads: leads(place, seat), pieces }] : [];
  });
}
