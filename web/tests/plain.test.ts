import { describe, expect, it } from 'vitest';
import { partsOf, boxes, isAbout, isRow, label, lay, said } from '../src/plain/shown';
import { games, namesOf } from '../src/lib/games.svelte';
import { speech } from '../src/lib/speech.svelte';
import { Words } from '../src/lib/words';
import type { GameInfo, Offered, Shape, View } from '../src/generated/protocol';

const shape = (name: string, kind: string, more: Partial<Shape> = {}): Shape => ({ name, kind, many: false, say: '', fields: [], ...more });
const INFO: GameInfo = {
  name: 'tea-house',
  prefix: 'TH',
  rules: 1,
  modes: [{ name: 'standard', least: 2, most: 4 }],
  options: [],
  decks: [],
  phases: ['bids'],
  called: { en: { title: 'Tea {House} "Two"', about: 'Tea.' }, it: { title: 'Casa da tè', about: 'Tè.' } },
  seen: [shape('players', 'part', { many: true, fields: [shape('seat', 'seat'), shape('coins', 'number')] }), shape('lot', 'number'), shape('hand', 'number', { many: true })],
};
const view = (seat: number | null, hand: number[]): View =>
  ({ seat, seats: 2, waiting: [0], phase: 'bids', outcome: null, table: { players: [{ seat: 0, coins: 2 }, { seat: 1, coins: 2 }], lot: 6, hand } }) as unknown as View;
const reader = { seat: 0, name: (seat: number) => ['Aki', 'Emi'][seat]! };
speech.words = new Words('en', ['card-bo = Bo\nseen-hand = Your coins\nseen-mood-glad = in good spirits\nnobody = nobody\nplain-yes = yes\nplain-no = no']);

describe('a plain table', () => {
  it('parts a view into players, the middle and the hand', () => {
    const parts = partsOf(INFO, view(0, [3, 9]));
    expect(parts.players.all).toHaveLength(2);
    expect(parts.middle.map((one) => one.name)).toEqual(['lot']);
    expect(parts.hand?.name).toBe('hand');
    expect(partsOf({ ...INFO, seen: [] }, view(0, [])).players.all).toEqual([]);
  });

  it('calls fields and what stands in them by their words, or else as they are', () => {
    expect([label('hand'), label('turn_number')]).toEqual(['Your coins', 'Turn number']);
    expect(said(shape('turn', 'seat'), 1, reader)).toBe('Emi');
    expect(said(shape('looker', 'seat'), -1, reader)).toBe('–');
    expect(said(shape('card', 'word', { say: 'card' }), 'bo', reader)).toBe('Bo');
    expect(said(shape('mood', 'word'), 'glad', reader)).toBe('in good spirits');
    expect(said(shape('mood', 'word'), 'sad', reader)).toBe('sad');
    expect([said(shape('open', 'flag'), true, reader), said(shape('lot', 'number'), null, reader), said(shape('all', 'other'), { a: [1, 2] }, reader)]).toEqual(['yes', '–', 'A 1, 2']);
  });

  it('knows rows of cards from boxes of parts', () => {
    expect([isRow(INFO.seen[2]!, [3, 9]), isRow(INFO.seen[1]!, 6), isRow(INFO.seen[0]!, [{ seat: 0 }])]).toEqual([true, false, false]);
    expect([boxes(INFO.seen[0]!, [{ seat: 0 }])?.length, boxes(INFO.seen[0]!, null)?.length, boxes(INFO.seen[2]!, [3])]).toEqual([1, 0, null]);
  });

  it('finds the answers that are about a card, but never by the name of the move', () => {
    const move = (fields: object): Offered => ({ move: { type: 'lay', ...fields }, text: { id: '' }, ruling: '' }) as unknown as Offered;
    expect([isAbout(move({ coin: 3 }), 3), isAbout(move({ coins: [3, 9] }), 9), isAbout(move({ coin: 3 }), 9), isAbout(move({}), 'lay')]).toEqual([true, true, false, false]);
  });

  it('lays the hands open of which the seats know', () => {
    const open = lay(view(null, []), [view(0, [3, 9]), view(1, [4])]).table as unknown as { players: { hand: number[] }[] };
    expect(open.players.map((one) => one.hand)).toEqual([[3, 9], [4]]);
  });
});

describe('games the hall names', () => {
  it('have names on every page, whatever stands in them', () => {
    const italian = new Words('it', [namesOf([INFO], 'it', () => false)]);
    const english = new Words('en', [namesOf([INFO], 'en', () => false)]);
    expect([italian.say('home-tea-house'), english.say('home-tea-house'), english.say('home-tea-house.about')]).toEqual(['Casa da tè', 'Tea {House} "Two"', 'Tea.']);
    expect(namesOf([INFO], 'en', () => true)).toBe('');
  });

  it('lead from a ruling to its ledger', () => {
    games.all = [INFO];
    expect([games.ofRuling('TH-1.2'), games.ofRuling('BK-1.1'), games.seats(INFO)]).toEqual(['tea-house', 'house', '2–4']);
  });
});
