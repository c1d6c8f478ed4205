import { describe, expect, it } from 'vitest';
import { picture, pictured } from '../src/games/samurai-sword/art/cards';
import { drawn } from '../src/games/samurai-sword/art/portraits';
import { CARDS, CHARACTERS } from '../src/generated/samurai-sword/box';
import { narrow, watched, wide } from '../src/games/samurai-sword/round';
import { around, counted, figuresOf, reachOf, woundsOf, type Player } from '../src/games/samurai-sword/table';

const player = (seat: number, character: string, properties: string[] = []): Player => ({
  seat, character, properties, resilience: 4, full: 4, honour: 3, hand: 5, harmless: false, role: null, stars: null, team: null, open_hand: null, times: null,
});
const blow = (attacker: Player, target: Player, weapon: string): number => woundsOf(attacker, target, weapon, CARDS[weapon]!);

describe('Samurai Sword', () => {
  it('draws every card and every character of the box', () => {
    expect([...pictured].sort()).toEqual(Object.keys(CARDS).sort());
    expect([...drawn].sort()).toEqual(Object.keys(CHARACTERS).sort());
    expect(picture('nodachi')).toContain('<path');
  });

  it('SS-6.14: sums figure, Fast Draw and Musashi, then lets the target change the sum', () => {
    const armed = player(0, 'musashi', ['fast-draw']);
    expect(blow(armed, player(1, 'hanzo'), 'nodachi')).toBe(5);
    expect(blow(armed, player(1, 'ginchiyo'), 'nodachi')).toBe(4);
    expect(blow(armed, player(1, 'yoshihiro'), 'nodachi')).toBe(6);
    expect(blow(player(0, 'hanzo'), player(1, 'ginchiyo'), 'bo')).toBe(1);
  });

  it('SS-15.10, SS-16.10, SS-16.13: Kenshin, Kusanagi and Zen', () => {
    expect(blow(player(0, 'hanzo'), player(1, 'kenshin'), 'nodachi')).toBe(0);
    expect(blow(player(0, 'hanzo'), player(1, 'kenshin'), 'bo')).toBe(1);
    expect(blow(player(0, 'hanzo'), player(1, 'hanzo'), 'kusanagi')).toBe(3);
    expect(blow(player(0, 'musashi'), player(1, 'hanzo'), 'zen')).toBe(0);
    expect(blow(player(0, 'hanzo'), player(1, 'hanzo', ['armor', 'focus']), 'zen')).toBe(2);
  });

  it('SS-13.14: Kojiro reaches everybody', () => {
    expect(reachOf(player(0, 'kojiro'), CARDS['bokken']!)).toBeNull();
    expect(reachOf(player(0, 'hanzo'), CARDS['bokken']!)).toBe(1);
  });

  it("lays the user's own figures over those of the box, and marks them", () => {
    const figures = figuresOf({ cards: { bo: { wounds: 2 } } });
    expect(figures('bo')).toMatchObject({ wounds: 2, reach: 2, source: 'reconstructed' });
    expect(figures('katana').source).toBe('printed');
  });

  it('counts what lies more than once', () => {
    expect(counted(['focus', 'armor', 'focus'])).toEqual([['focus', 2], ['armor', 1]]);
  });

  it('seats the others clockwise from the left of the reader', () => {
    expect(around(5, 3)).toEqual([4, 0, 1, 2]);
    expect(around(5, null)).toEqual([0, 1, 2, 3, 4]);
  });

  it('has a place of its own for every seat at every table', () => {
    for (let others = 2; others <= 7; others += 1) {
      for (const round of [wide(others), narrow(others), watched(others + 1, 3)]) {
        const places = [...round.seats, round.middle];
        expect(new Set(places).size).toBe(places.length);
        for (const place of round.seats) {
          const [, column, , width] = place.match(/\/ (\d+) \/ (span \d+) \/ span (\d+)/)!;
          expect(Number(column) + Number(width)).toBeLessThanOrEqual(61);
        }
      }
      expect(wide(others).seats).toHaveLength(others);
      expect(narrow(others).seats).toHaveLength(others);
    }
  });
});
