// How long somebody has been away, counted on from what the hall told.
import type { SeatInfo } from '../generated/protocol';

/** How long, as it is said: so many of a unit that fits. */
export interface Span {
  unit: 'second' | 'minute' | 'hour' | 'day';
  count: number;
}

const UNITS: [Span['unit'], number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Under two of a unit the smaller one tells more. */
export function span(milliseconds: number): Span {
  for (const [unit, long] of UNITS) if (milliseconds >= (unit === 'minute' ? long : 2 * long)) return { unit, count: Math.floor(milliseconds / long) };
  return { unit: 'second', count: Math.floor(milliseconds / 1000) };
}

/** How long this seat has been empty, if it is; `heardAt` is when the hall told. */
export const awayFor = (sitter: SeatInfo | undefined, heardAt: number, now: number): Span | null => (sitter?.gone ? span(sitter.gone.ago + Math.max(0, now - heardAt)) : null);

/** Whole seconds until a bot may be seated; 0 once it may, null where nobody is away or a bot plays already. */
export function botIn(sitter: SeatInfo | undefined, heardAt: number, now: number): number | null {
  const left = sitter?.gone?.bot_in ?? null;
  return left === null ? null : Math.max(0, Math.ceil((left - (now - heardAt)) / 1000));
}
