// Those whom nobody leads, as the table shows them: what they are called, where they may come from, which kind of game it is.
import { beforeAll, describe, expect, it } from 'vitest';
import { hexOf } from '../src/games/senjutsu/grammar';
import { answerLine } from '../src/games/senjutsu/lines';
import { ui } from '../src/games/senjutsu/ui';
import type { DuelTable } from '../src/games/senjutsu/table';
import { letterOf, namesOf } from '../src/games/senjutsu/table';
import type { Seen } from '../src/games/game';
import type { Heard, SeatInfo, View } from '../src/generated/protocol';
import { speech } from '../src/lib/speech.svelte';
import { Words } from '../src/lib/words';
import pages from '../src/text/en.ftl?raw';
import fight from '../src/games/senjutsu/text/en.ftl?raw';
import italian from '../src/games/senjutsu/text/it.ftl?raw';
import house from '../../src/budokan/games/senjutsu/text/en.ftl?raw';
import names from '../../src/budokan/games/senjutsu/text/cards.en.ftl?raw';
import alone from '../../src/budokan/games/senjutsu/text/solo.en.ftl?raw';

beforeAll(() => {
  speech.words = new Words('en', [pages, house, names, alone, fight]);
});

const SITTER: SeatInfo = { seat: 0, kind: 'person', name: 'Aki', level: '', online: true, away: false, gone: null };
const ENTRIES = { A: '-3,1', B: '-1,-2', C: '1,-2', D: '3,-1' };

function viewOf(hero: string, foe: string, solo: object = {}, figures: object[] = []): View {
  const foes = [{ seat: 1, kind: foe, count: 0, alive: false }];
  const table = { players: [{ seat: 0, character: hero, team: 0 }], figures, turn: 0, solo: { foes, wave: 0, stage: 0, completed: 0, entries: {}, ...solo } };
  return { seat: 0, seats: 1, waiting: [0], outcome: null, phase: 'prepare', table };
}
const seenOf = (view: View): Seen =>
  ({ view, you: 0, sitters: [], options: {}, reader: { seat: 0, name: (seat: number) => ui.seatName(view, seat, []), seats: 1, call: (_: string, value: string) => `<${value}>` } }) as Seen;

describe('foes', () => {
  it('are told apart from a hero of the same name', () => {
    const view = viewOf('ronin', 'ronin');
    expect([0, 1].map((seat) => ui.seatName(view, seat, [SITTER]))).toEqual(['Ronin', 'Ronin (foe)']);
  });

  it('have a lord to guard, who has a name and a letter of his own', () => {
    const view = viewOf('warrior', 'samurai-boss', { entries: ENTRIES }, [{ seat: 2, figure: 'fallen-lord' }]);
    expect(ui.seatName(view, 2, [])).toBe('Fallen Lord');
    expect(letterOf(namesOf(view.table as DuelTable, (id) => speech.say(id)), 2)).toBe('F');
    expect(ui.seatName(viewOf('warrior', 'samurai-boss'), 2, []), 'nobody lies there in a duel').toBe('');
  });

  it('count one Stun as one in Italian too', () => {
    const told = new Words('it', [italian]);
    const stuns = (taken: number): string => told.say({ id: 'fight-foe-stuns', args: { taken, limit: 7, left: 0 } });
    expect([stuns(1), stuns(2)]).toEqual(['Stordimenti presi: 1 su 7; 0 nel mazzo', 'Stordimenti presi: 2 su 7; 0 nel mazzo']);
  });

  it('of a horde are a horde before the first wave too', () => {
    expect(ui.subtitle(seenOf(viewOf('warrior', 'samurai-boss', { entries: ENTRIES })))).toBe('horde, preparation');
    expect(ui.subtitle(seenOf(viewOf('warrior', 'samurai-boss')))).toBe('solo, preparation');
  });

  it('come from where the field shows it, and the answer says which side they will prefer', () => {
    const seen = seenOf(viewOf('warrior', 'samurai-boss', { entries: ENTRIES }));
    const move = { type: 'sj-enter', entry: 'D' };
    expect(hexOf(move, seen.view.table as DuelTable)).toBe('3,-1');
    expect(hexOf({ type: 'sj-lay-lord', hex: '0,1' }, seen.view.table as DuelTable)).toBe('0,1');
    expect(hexOf({ type: 'sj-foe-goes', hex: '0,2', side: 'n' }, seen.view.table as DuelTable)).toBe('0,2');
    expect(answerLine({ move, text: { id: 'move-sj-enter', args: { entry: 'D' }, ruling: '' }, ruling: '' }, seen).detail).toBe('<3,-1>, preferred side: right');
  });
});

describe('the log of a duel', () => {
  it('lets the fighter act, and calls somebody’s only their dog', () => {
    const sitters = [SITTER, { ...SITTER, seat: 1, kind: 'bot', name: 'Genji' }] as SeatInfo[];
    const players = [{ seat: 0, character: 'warrior', team: 0 }, { seat: 1, character: 'yasuke', team: 1 }];
    const view = { seat: 0, seats: 2, waiting: [0], outcome: null, phase: 'resolve', table: { players, figures: [], turn: 1, solo: null } } as unknown as View;
    const seen = { ...seenOf(view), sitters, reader: { seat: 0, name: (seat: number) => ui.seatName(view, seat, sitters), seats: 2 } } as unknown as Seen;
    const told = (type: string, seat: number, figure: string): string => {
      const text = { id: `event-${type}`, args: { seat: { seat }, figure: { say: `sj-character-${figure}` } } };
      return speech.say(text, ui.logReader({ event: { type, seat, figure }, text } as unknown as Heard, seen));
    };
    expect([told('sj-collided', 1, 'yasuke'), told('sj-collided', 0, 'warrior')]).toEqual(['Yasuke runs into something.', 'Warrior runs into something.']);
    expect(told('sj-collided', 1, 'hachiko')).toBe('Yasuke’s Hachiko runs into something.');
  });
});
