import type { Chosen, Settling } from '../../lib/settling';

/** How many of the Ashigaru somebody else replaces. */
const REPLACED: Record<string, number> = { nightmare: 1, ultimate: 3 };
const replaced = (chosen: Chosen): number => REPLACED[String(chosen['horde'])] ?? 0;

const inModes = (...modes: string[]) => (mode: string): boolean => modes.includes(mode);

/** The foes that have no name, of whom several may come. */
const ALIKE = ['samurai-boss', 'katana-ashigaru', 'yari-ashigaru', 'yumi-ashigaru', 'arquebusier'];

export const settling: Settling = {
  stricter: { deck_lists: 'open' },
  fits: {
    foes: (mode, chosen) => ['solo', 'coop'].includes(mode) || (mode === 'horde' && replaced(chosen) > 0),
    nightmare: inModes('solo', 'coop', 'horde'),
    foe_wounds: inModes('solo', 'coop', 'horde'),
    foe_limits: inModes('coop'),
    foe_archers: inModes('solo', 'coop', 'horde'),
    foe_ties: inModes('solo', 'coop', 'horde'),
    foe_discards: inModes('solo', 'coop', 'horde'),
    horde: inModes('horde'),
    horde_stages: inModes('horde'),
    mirror_match: (mode) => !['solo', 'horde'].includes(mode),
    team_hands: inModes('teams', 'coop'),
    beta_parry: (_, chosen) => chosen['edition'] === 'beta-v7',
  },
  first: {
    solo: ['foes', 'nightmare', 'foe_wounds', 'field', 'edition'],
    coop: ['foes', 'nightmare', 'foe_wounds', 'field', 'edition'],
    horde: ['horde', 'foes', 'horde_stages', 'field', 'edition'],
  },
  several: (mode, option, chosen) => (option.name !== 'foes' ? null : mode === 'horde' ? { most: replaced(chosen), alike: [] } : { most: 8, alike: ALIKE }),
  large: ['foes', 'horde', 'field'],
  groups: {
    decks: ['other_decks', 'deck_size', 'limited_schools', 'deck_lists', 'mirror_match', 'season', 'edition'],
    start: ['terrain'],
    foes: ['nightmare', 'foe_wounds', 'foe_limits', 'foe_archers', 'foe_ties', 'foe_discards', 'horde_stages'],
  },
  sides: {
    duel: [['warrior'], ['ronin']],
    melee: [['warrior', 'ninja', 'monk'], []],
    teams: [['warrior', 'master'], ['ronin', 'ninja']],
    solo: [['warrior'], ['samurai-boss']],
    coop: [['warrior', 'master'], ['samurai-boss']],
    horde: [['warrior'], ['katana-ashigaru', 'yari-ashigaru', 'yumi-ashigaru']],
  },
  bySeat: 'characters',
};
