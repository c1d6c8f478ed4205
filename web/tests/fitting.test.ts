import { describe, expect, it } from 'vitest';
import { fitting, grouped, isChosenFirst, several } from '../src/lib/fitting';
import type { OptionInfo } from '../src/generated/protocol';

const NAMES = ['field', 'edition', 'mirror_match', 'team_hands', 'beta_parry', 'foes', 'foe_wounds', 'foe_limits', 'foe_archers', 'foe_ties', 'nightmare', 'horde', 'horde_stages'];
const OPTIONS: OptionInfo[] = NAMES.map((name) => ({ name, default: '', choices: [], many: name === 'foes' }));
const asked = (mode: string, chosen: Record<string, unknown> = {}): string[] => fitting('senjutsu', mode, OPTIONS, chosen).map((one) => one.name);
const foes = OPTIONS.find((one) => one.name === 'foes')!;

describe('the options of a new table', () => {
  it('ask nobody about foes or hordes who fights people', () => {
    expect(asked('duel')).toEqual(['field', 'edition', 'mirror_match']);
    expect(asked('teams')).toContain('team_hands');
    expect(asked('duel', { edition: 'beta-v7' })).toContain('beta_parry');
  });

  it('ask first whom one fights alone, and of a horde which it is', () => {
    expect(asked('solo').slice(0, 3)).toEqual(['foes', 'nightmare', 'foe_wounds']);
    expect(asked('solo')).not.toContain('horde');
    expect(asked('horde')).toEqual(['horde', 'horde_stages', 'field', 'edition', 'foe_wounds', 'foe_archers', 'foe_ties', 'nightmare']);
    expect(asked('horde', { horde: 'ultimate' }).slice(0, 2)).toEqual(['horde', 'foes']);
  });

  it('leave other games as they are', () => {
    expect(fitting('ken', 'standard', OPTIONS, {})).toEqual(OPTIONS);
    expect(several('ken', 'standard', foes, {})).toBeNull();
  });

  it('let Ashigaru come in numbers, and as many into a horde as are replaced', () => {
    expect(several('senjutsu', 'solo', foes, {})).toMatchObject({ most: 8 });
    expect(several('senjutsu', 'solo', foes, {})!.alike).toContain('katana-ashigaru');
    expect(several('senjutsu', 'horde', foes, { horde: 'nightmare' })).toEqual({ most: 1, alike: [] });
    expect(several('senjutsu', 'horde', foes, { horde: 'ultimate' })).toEqual({ most: 3, alike: [] });
  });

  it('are chosen first in pictures or found in one group under more, each once', () => {
    for (const game of ['senjutsu', 'samurai-sword', 'rising-sun', 'ken']) {
      const later = grouped(game, OPTIONS).flatMap(([, found]) => found);
      const first = OPTIONS.filter((one) => isChosenFirst(game, one));
      expect([...first, ...later].map((one) => one.name).sort()).toEqual([...NAMES].sort());
    }
    expect(grouped('senjutsu', OPTIONS).map(([group]) => group)).toEqual(['decks', 'foes', 'readings']);
  });
});
