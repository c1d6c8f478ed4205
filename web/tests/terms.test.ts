import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from '../src/lib/speech.svelte';
import { termsOf } from '../src/lib/terms';
import { Words } from '../src/lib/words';
import pages from '../src/text/en.ftl?raw';
import kernel from '../../src/budokan/kernel/text/en.ftl?raw';
import fights from '../../src/budokan/games/senjutsu/text/en.ftl?raw';
import alone from '../../src/budokan/games/senjutsu/text/solo.en.ftl?raw';

beforeAll(() => {
  speech.words = new Words('en', [pages, kernel, fights, alone]);
});

const said = (more: object): Record<string, string> =>
  Object.fromEntries(termsOf({ mode: 'duel', options: {}, clock: { kind: 'none' }, hints: true, ...more }).map(({ name, value }) => [name, value]));

describe('what was settled before the game', () => {
  it('is the mode alone where all is as usual', () => {
    expect(said({})).toEqual({ Mode: 'duel' });
  });

  it('names each option that is not as usual, as the game calls it', () => {
    const options = { characters: ['ronin', 'by-lot'], cards: { leaf: {}, swing: {} }, deck_size: 30, limited_schools: false };
    expect(said({ options })).toMatchObject({ Fighters: 'Ronin and at random', 'Custom cards': '2', 'Size of built decks': '30', 'Limited schools': 'no' });
  });

  it('names foes of a kind once and counts them', () => {
    const options = { foes: ['samurai-boss', 'katana-ashigaru', 'katana-ashigaru', 'katana-ashigaru'] };
    expect(Object.values(said({ options }))).toContain('Samurai Boss and Katana Ashigaru ×3');
  });

  it('does not spell out what has no word: decks of somebody, teams', () => {
    expect(said({ options: { decks: [{ cards: { swing: 2 } }, ''], teams: [[0, 1], [2, 3]], nothing: 'known' } })).toEqual({ Mode: 'duel' });
  });

  it('tells the time to think and that hints are off', () => {
    expect(said({ clock: { kind: 'move', seconds: 30, increment: 0 }, hints: false })).toMatchObject({ 'Time to think': '30 seconds per decision', Hints: 'no' });
    expect(said({ clock: { kind: 'player', seconds: 90, increment: 5 } })).toMatchObject({ 'Time to think': '90 seconds each + 5 seconds per decision' });
    expect(said({ clock: { kind: 'move', seconds: 1 } })).toMatchObject({ 'Time to think': '1 second per decision' });
    expect(said({ clock: { kind: 'player', seconds: 900, increment: 60 } })).toMatchObject({ 'Time to think': '15 minutes each + 1 minute per decision' });
  });
});
