import { describe, expect, it } from 'vitest';
import { find, markIn, pieces, printed, readLedger, settledIn } from '../src/lib/ledger';
import { routeOf } from '../src/lib/paths';
import samurai from '../../docs/rules/samurai-sword.md?raw';
import italian from '../../docs/rules/it/samurai-sword.md?raw';

describe('the ledger', () => {
  const rules = readLedger(samurai);

  it('finds a ruling with its chapter, its mark and its words', () => {
    const found = find(rules, 'SS-6.8')!;
    expect(found.chapter.title).toBe('6. Difficulty, weapons and parries');
    expect(found.ruling.mark).toBe('silent');
    expect(found.ruling.text).toMatch(/^Every target is asked/);
    expect(find(rules, 'SS-99.1')).toBeNull();
  });

  it('reads as many rulings as are printed, the same in both languages', () => {
    const numbers = (text: string) => readLedger(text).chapters.flatMap((chapter) => chapter.rulings.map((one) => one.number));
    expect(numbers(samurai)).toHaveLength(samurai.match(/^\*\*SS-/gm)!.length);
    expect(numbers(italian)).toEqual(numbers(samurai));
  });

  it('parts a line into words, code and other rulings', () => {
    expect(pieces('See SS-6.5 and `deck_end`, *now*.').map((one) => one.kind)).toEqual(['text', 'rule', 'text', 'code', 'text', 'em', 'text']);
  });

  it('sets apostrophes and quotation marks as in print, but not in code', () => {
    expect(printed(`Il "voi" è l'altro, ("mai") \`side = "any"\`.`, 'it')).toBe('Il «voi» è l’altro, («mai») `side = "any"`.');
    expect(printed(`The players' "you" isn't *"me"*.`)).toBe('The players’ “you” isn’t *“me”*.');
    for (const language of ['en', 'it']) {
      const quotes = printed(language === 'en' ? samurai : italian, language).match(/[“”«»]/g) ?? [];
      expect(quotes.length).toBeGreaterThan(0);
      quotes.forEach((one, at) => expect('“«'.includes(one)).toBe(at % 2 === 0));
    }
  });

  it('knows a mark and what is settled before a game', () => {
    expect(markIn('(silent)')).toBe('silent');
    expect(markIn('silent')).toBeNull();
    expect(settledIn('mirror_match = true')).toEqual({ id: 'option-mirror-match', value: 'true' });
    expect(settledIn('deck_lists = "open"')).toEqual({ id: 'option-deck-lists', value: 'open' });
    expect(settledIn('deck_end')).toBeNull();
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/table/bcdfgh')).toEqual({ page: 'table', code: 'BCDFGH' });
    expect(routeOf('/rules/samurai-sword')).toEqual({ page: 'rules', game: 'samurai-sword' });
    expect(routeOf('/learn/ken')).toEqual({ page: 'learn', game: 'ken' });
    expect(routeOf('/nowhere')).toEqual({ page: 'lost' });
  });
});
