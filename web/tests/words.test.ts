import { describe, expect, it } from 'vitest';
import { Words } from '../src/lib/words';

const CATALOGUE = `
nobody = nobody
list-and = { $first } and { $last }
list-copies = { $word } ×{ $count }
card-bo = Bo
card-katana = Katana
draw = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards } ({ $cards-count }).
}
lay = { $seat-is ->
    [you] yours
   *[other] { $target-is ->
        [you] on you
        [self] before himself
        [nobody] on the foe { $target }
       *[other] on { $target }
    }
}
bad = { $file }: { $what }.
ability = ability { $number }: { $what }
seen = { $seat-is ->
    [you] you saw it
   *[other] { $seat } saw it
}
option = Option
    .about = What it is about.
`;

const words = new Words('en', [CATALOGUE]);
const reader = { seat: 1, name: (seat: number) => ['Hanzo', 'Tomoe', 'Benkei'][seat] ?? '?' };

describe('words', () => {
  it('says the same thing to the one it is about and to the others', () => {
    const cards = [{ say: 'card-bo' }, { say: 'card-katana' }];
    expect(words.say({ id: 'draw', args: { seat: { seat: 1 }, cards } }, reader)).toBe('You draw Bo and Katana.');
    expect(words.say({ id: 'draw', args: { seat: { seat: 0 }, cards } }, reader)).toBe('Hanzo draws Bo and Katana (2).');
  });

  it('names things alike once, in the order they came, and counts them all', () => {
    const cards = ['card-katana', 'card-bo', 'card-katana'].map((say) => ({ say }));
    expect(words.say({ id: 'draw', args: { seat: { seat: 0 }, cards } }, reader)).toBe('Hanzo draws Katana ×2 and Bo (3).');
    expect(words.say({ id: 'draw', args: { seat: { seat: 1 }, cards: cards.filter((one) => one.say === 'card-katana') } }, reader)).toBe('You draw Katana ×2.');
  });

  it('lists plain numbers and words as they are', () => {
    const dealt = (cards: (string | number)[]) => words.say({ id: 'draw', args: { seat: { seat: 0 }, cards } }, reader);
    expect(dealt([12, 7, 3, 7])).toBe('Hanzo draws 12, 7 ×2 and 3 (4).');
    expect(dealt(['north', 'south'])).toBe('Hanzo draws north and south (2).');
  });

  it('knows who acts on himself', () => {
    const lay = (seat: number, target: number) => words.say({ id: 'lay', args: { seat: { seat }, target: { seat: target } } }, reader);
    expect([lay(0, 1), lay(0, 0), lay(0, 2), lay(1, 1)]).toEqual(['on you', 'before himself', 'on Benkei', 'yours']);
  });

  it('tells a figure that the game leads itself from one of somebody', () => {
    const lay = { id: 'lay', args: { seat: { seat: 0 }, target: { seat: 2 } } };
    expect(words.say(lay, { ...reader, seats: 2 })).toBe('on the foe Benkei');
    expect(words.say(lay, { ...reader, seats: 3 })).toBe('on Benkei');
  });

  it('puts a text within a text into words for the same reader', () => {
    const found = { id: 'seen', args: { seat: { seat: 1 } }, ruling: '' };
    expect(words.say({ id: 'bad', args: { file: 'own.toml', what: found } }, reader)).toBe('own.toml: you saw it.');
    const deeper = { id: 'ability', args: { number: 2, what: { id: 'seen', args: { seat: { seat: 0 } } } } };
    expect(words.say({ id: 'bad', args: { file: 'own.toml', what: deeper } }, reader)).toBe('own.toml: ability 2: Hanzo saw it.');
  });

  it('finds attributes and says the id of what it does not know', () => {
    expect(words.say('option.about')).toBe('What it is about.');
    expect(words.has('option.effect')).toBe(false);
    expect(words.say('nothing-of-the-sort')).toBe('nothing-of-the-sort');
  });

  it('calls what no catalogue knows as it was told to, and leaves out what it was told not to say', () => {
    const more = new Words('en', [CATALOGUE]);
    more.alsoCall({ 'card-shura': 'Shura', 'option.about': '' });
    const cards = [{ say: 'card-shura' }, { say: 'card-bo' }, { say: 'card-shura' }];
    expect(more.say({ id: 'draw', args: { seat: { seat: 1 }, cards } }, reader)).toBe('You draw Shura ×2 and Bo.');
    expect([more.has('card-shura'), more.has('option.about'), words.has('card-shura')]).toEqual([true, false, false]);
  });

  it('lists nobody, one and many', () => {
    expect([words.list([]), words.list(['A']), words.list(['A', 'B', 'C'])]).toEqual(['nobody', 'A', 'A, B and C']);
  });
});
