import { describe, expect, it } from 'vitest';
import { picture } from '../src/games/ken/art/cards';
import { isPerson } from '../src/games/ken/art/people';
import { signs } from '../src/games/ken/art/things';
import { CARDS } from '../src/generated/ken/box';
import { drawnIn, fates, foreseen, lossesOf, placeFalls, prospectOf } from '../src/games/ken/forecast';
import { answersAt, cardOf, cardsOf, isAimed, pieceOf } from '../src/games/ken/grammar';
import { fieldsOf, originOf, wholeOf } from '../src/games/ken/origins';
import { schoolOf, sideOf, figuresOf, type Fight, type KenTable, type Piece, type Player } from '../src/games/ken/table';
import { changed, total, writeDeck } from '../src/lib/decktext';
import { routeOf } from '../src/lib/paths';
import type { Move } from '../src/generated/ken/box';
import type { Offered } from '../src/generated/protocol';

const piece = (number: number, card: string, lives: number | null = null): Piece => ({
  piece: number, card, lives, engaged: false, assigned: [], attack: 1, defence: 1, resistance: lives === null ? 1 : null, green: 0, inhabited: null,
});
const player = (seat: number, forces: Piece[]): Player => ({
  seat, points: 0, to_win: 10, income: 0, hand: 0, known: [], open_hand: null, future: 10, past: [], removed: [], forces, territory: [], destiny: [], deck: { kenshiro: 3, shin: 1, villaggio: 5 },
});
const table = { players: [player(0, [piece(1, 'armata-di-hokuto'), piece(2, 'kenshiro', 2)]), player(1, [piece(3, 'predoni'), piece(4, 'shin', 1)])] } as unknown as KenTable;
const fight = (losses: Fight['losses'], surplus: Fight['surplus'] = [false, false]): Fight =>
  ({
    kind: 'place', attacker: 0, place: 9, attack: [4, 2], losses, surplus,
    groups: [{ front: [1], commanders: [2], behind: [] }, { front: [3], commanders: [4], behind: [] }],
  }) as unknown as Fight;
const offer = (move: Record<string, unknown>): Offered => ({ move, text: { id: 'move', args: {}, ruling: '' }, ruling: '' });

describe('what a combat would come to', () => {
  it('tells a card that falls from one that loses a life', () => {
    const found = fates(table, [{ piece: 1, lives: 1, dead: false }, { piece: 2, lives: 1, dead: true }]);
    expect(found.get(1)).toEqual({ lives: 1, falls: true, dead: false });
    expect(found.get(2)).toEqual({ lives: 1, falls: false, dead: true });
  });

  it('draws a commander in only when nobody is left in front and damage is', () => {
    const wiped = [{ piece: 3, lives: 1, dead: false }];
    expect(drawnIn(table, fight(wiped, [false, true]), 1)).toEqual([4]);
    expect(drawnIn(table, fight(wiped), 1)).toEqual([]);
    expect(drawnIn(table, fight([], [false, true]), 1)).toEqual([]);
  });

  it('lets a place fall when no defender is left and an attacker is', () => {
    const both = [{ piece: 3, lives: 1, dead: false }, { piece: 4, lives: 1, dead: false }];
    expect(placeFalls(table, fight(both))).toBe(true);
    expect(placeFalls(table, fight([both[0]!]))).toBe(false);
    expect(placeFalls(table, fight([...both, { piece: 1, lives: 1, dead: false }, { piece: 2, lives: 2, dead: false }]))).toBe(false);
  });

  it('takes what the server reckoned for an answer, and only for that', () => {
    const move: Move = { type: 'ken-play', card: 'furia-di-hokuto' };
    const told = { ...table, prospects: [{ move, attack: [6, 2] as [number, number], losses: [{ piece: 3, lives: 1, dead: false }] }] };
    expect(foreseen(fight([]), prospectOf(told, move)).attack).toEqual([6, 2]);
    expect(prospectOf(told, { type: 'ken-pass' })).toBeNull();
    expect(lossesOf(foreseen(fight([]), prospectOf(told, move)), 1)).toHaveLength(1);
    expect([sideOf(fight([]), 0), sideOf(fight([]), 1)]).toEqual([0, 1]);
  });
});

describe('the moves', () => {
  it('say which cards of the hand they take', () => {
    const together = { type: 'ken-play-together', place: 'villaggio', army: 'contadini' };
    expect([cardOf(together), isAimed(together), cardsOf(together)]).toEqual(['villaggio', true, ['villaggio', 'contadini']]);
    expect(cardsOf({ type: 'ken-play-with-two', place: 'villaggio', second: 'oasi', army: 'predoni' })).toEqual(['villaggio', 'oasi', 'predoni']);
    expect([cardOf({ type: 'ken-take', card: 'raoul' }), cardOf({ type: 'ken-pass' })]).toEqual([null, null]);
    expect(pieceOf({ type: 'ken-send', card: 'shin', piece: 4 })).toBe(4);
  });

  it('are found at the card they name, and at its equals where the server offers one for all', () => {
    const all = new Map([piece(1, 'predoni'), piece(2, 'predoni'), { ...piece(3, 'predoni'), engaged: true }].map((one) => [one.piece, one]));
    const answers = [offer({ type: 'ken-send', card: 'predoni', piece: 1 })];
    expect(answersAt(all.get(1)!, answers, all)).toHaveLength(1);
    expect(answersAt(all.get(2)!, answers, all)).toHaveLength(1);
    expect(answersAt(all.get(3)!, answers, all)).toHaveLength(0);
    expect(answersAt(all.get(2)!, [offer({ type: 'ken-choose', card: 'predoni', piece: 1 })], all)).toHaveLength(0);
  });
});

describe('the cards', () => {
  it('each have a picture of their own', () => {
    const drawn = Object.keys(CARDS).map((card) => picture(card));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const [card, { type }] of Object.entries(CARDS)) {
      if (type === 'master' || type === 'character') expect(isPerson(card), card).toBe(true);
      else if (!['army', 'place'].includes(type)) expect(signs, card).toContain(card);
    }
  });

  it('that are none of ours are drawn as what they are', () => {
    const shura = picture('shura', { type: 'master', moral: 'red' });
    expect(picture('shura')).toBe(shura);
    expect(picture('shura', { type: 'place', moral: 'red' })).not.toBe(shura);
    expect(picture('kenshiro', { type: 'master', moral: 'grey' })).not.toBe(picture('kenshiro', { type: 'master', moral: 'blue' }));
  });

  it('take the figures a player lays over them', () => {
    expect(figuresOf({ own_cards: { shin: { attack: 9 } } })('shin')).toMatchObject({ attack: 9, type: 'master' });
    expect(schoolOf(table.players[0], figuresOf({}))).toBe('hokuto');
  });
});

describe('a deck as text', () => {
  it('is written one card a line, and changed one card at a time', () => {
    let counts = changed({}, 'kenshiro', 2);
    counts = changed(counts, 'villaggio', 1);
    expect(writeDeck(counts)).toBe('2 kenshiro\n1 villaggio\n');
    expect([total(counts), changed(counts, 'villaggio', -1), changed({}, 'shin', -1)]).toEqual([3, { kenshiro: 2 }, {}]);
    expect(Object.keys(changed(counts, 'kenshiro', 1))).toEqual(['kenshiro', 'villaggio']);
  });

  it('is built on a page of its own', () => {
    expect(routeOf('/decks/ken')).toEqual({ page: 'decks', game: 'ken' });
    expect(routeOf('/decks')).toEqual({ page: 'lost' });
  });
});

describe('where a card comes from', () => {
  it('goes by field', () => {
    const kenshiro = CARDS['kenshiro']!;
    expect(['attack', 'defence', 'school', 'ochre'].map((field) => originOf(kenshiro, field))).toEqual(['printed', 'printed', 'attested', 'reconstructed']);
    expect(originOf(CARDS['toki']!, 'type')).toBe('reconstructed');
    expect(originOf(CARDS['armi-da-taglio']!, 'profile')).toBe('reconstructed');
  });

  it('is said of a card as a whole', () => {
    expect(['jack-di-picche', 'kenshiro', 'falco'].map((card) => wholeOf(CARDS[card]!))).toEqual(['printed', 'partly', 'reconstructed']);
    expect(Object.values(CARDS).filter((card) => wholeOf(card) !== 'reconstructed')).toHaveLength(44);
    expect(fieldsOf(CARDS['villaggio']!)).toEqual(['name', 'type', 'school', 'moral', 'inhabited', 'green']);
  });

  it('is no longer told of what somebody has changed', () => {
    const own = figuresOf({ own_cards: { kenshiro: { attack: 4 }, dislocazione: { abilities: [] } } });
    expect([originOf(own('kenshiro'), 'attack'), originOf(own('kenshiro'), 'defence')]).toEqual(['reconstructed', 'printed']);
    expect(originOf(own('dislocazione'), 'effect')).toBe('reconstructed');
  });
});

describe('a closed deck', () => {
  it('shows the school of what was seen of it', () => {
    const closed = { ...player(1, [piece(3, 'shin', 2), piece(4, 'kenshiro', 1)]), deck: null };
    expect(schoolOf(closed, figuresOf({}))).toBe('nanto');
    expect(schoolOf({ ...closed, forces: [], past: ['falco'] }, figuresOf({}))).toBe('cento');
    expect(schoolOf({ ...closed, forces: [] }, figuresOf({}))).toBe('none');
  });
});
