import { describe, expect, it } from 'vitest';
import type { Heard, Moment } from '../src/generated/protocol';
import { tellMoment } from '../src/lib/turning';

const heard = (id: string, ...seats: number[]): Heard => ({ event: { type: id }, text: { id, args: Object.fromEntries(seats.map((seat, at) => [`s${at}`, { seat }])), ruling: '' }, ruling: '', number: 1 });
const moment = (events: Heard[], by: Moment['by'] = null): Moment => ({ moment: 3, by, events, view: null, views: [] });
const ids = (one: Moment | undefined, seat: number): string[] => tellMoment(one, seat).map((said) => said.id);

describe('what happened where a game turned', () => {
  it('is what happened first, and what became of whom it turned for', () => {
    const blow = moment([heard('event-attacked', 0, 2), heard('event-wounded', 2), heard('event-drew', 0), heard('event-defeated', 2, 0), heard('event-turn', 3)]);
    expect(ids(blow, 2)).toEqual(['event-attacked', 'event-defeated']);
    expect(ids(blow, 3)).toEqual(['event-attacked', 'event-turn']);
    expect(ids(blow, 1)).toEqual(['event-attacked']);
  });

  it('is what was decided where nothing was told, if the reader may know it', () => {
    expect(ids(moment([], { seat: 1, text: { id: 'move-pass', args: {}, ruling: '' } }), 1)).toEqual(['move-pass']);
    expect(ids(moment([], { seat: 1, text: null }), 1)).toEqual([]);
    expect(ids(undefined, 1)).toEqual([]);
  });
});
