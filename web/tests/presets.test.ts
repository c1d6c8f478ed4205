import { describe, expect, it } from 'vitest';
import { MOST_OWN, PRESETS, keptWith, presetFor, type OwnPreset } from '../src/lib/presets';
import { CLOCKS } from '../src/lib/clocks';

const own = (name: string): OwnPreset => ({ name, options: {}, clock: 'none', hints: true });

describe('ways to set a table', () => {
  it('are there for every game, and name a clock that there is', () => {
    for (const game of ['samurai-sword', 'rising-sun', 'senjutsu', 'ken']) {
      for (const name of PRESETS) expect(['', ...Object.keys(CLOCKS)]).toContain(presetFor(game, name).clock);
      expect(presetFor(game, 'box')).toEqual({ options: {}, clock: '', hints: true });
      expect(presetFor(game, 'beginners').level).toBe('novice');
      expect(presetFor(game, 'tournament').hints).toBe(false);
    }
    expect(presetFor('rising-sun', 'beginners').options).toMatchObject({ shrines: 'beginner' });
  });

  it('of one\'s own replace what has their name, and are not kept without end', () => {
    const first = keptWith([own('Sunday')], { ...own('Sunday'), hints: false });
    expect(first).toEqual([{ ...own('Sunday'), hints: false }]);
    const many = Array.from({ length: 20 }, (_, at) => own(`n${at}`)).reduce(keptWith, [] as OwnPreset[]);
    expect(many.map((one) => one.name)).toEqual(Array.from({ length: MOST_OWN }, (_, at) => `n${20 - MOST_OWN + at}`));
  });
});
