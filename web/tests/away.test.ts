import { describe, expect, it } from 'vitest';
import { awayFor, botIn, span } from '../src/lib/away';
import type { SeatInfo } from '../src/generated/protocol';

const sitter = (gone: SeatInfo['gone']): SeatInfo => ({ seat: 1, kind: 'person', name: 'Beniko', level: '', online: gone === null, away: false, gone });

describe('who is away', () => {
  it('is counted on from the moment the hall told', () => {
    const beniko = sitter({ ago: 12_000, left: false, bot_in: 18_000, back: null });
    expect(awayFor(beniko, 1000, 1000)).toEqual({ unit: 'second', count: 12 });
    expect(awayFor(beniko, 1000, 29_400)).toEqual({ unit: 'second', count: 40 });
    expect(botIn(beniko, 1000, 1000)).toBe(18);
    expect(botIn(beniko, 1000, 18_500)).toBe(1);
    expect(botIn(beniko, 1000, 60_000)).toBe(0);
  });

  it('is nobody who is here, and needs no bot where one plays', () => {
    expect(awayFor(sitter(null), 0, 0)).toBeNull();
    expect(botIn(sitter(null), 0, 0)).toBeNull();
    expect(botIn(sitter({ ago: 0, left: true, bot_in: null, back: null }), 0, 0)).toBeNull();
    expect(awayFor(undefined, 0, 0)).toBeNull();
  });

  it('is told in a unit that fits', () => {
    expect(span(59_999)).toEqual({ unit: 'second', count: 59 });
    expect(span(60_000)).toEqual({ unit: 'minute', count: 1 });
    expect(span(7_199_000)).toEqual({ unit: 'minute', count: 119 });
    expect(span(7_200_000)).toEqual({ unit: 'hour', count: 2 });
    expect(span(172_800_000)).toEqual({ unit: 'day', count: 2 });
  });
});
