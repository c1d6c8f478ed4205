// Which options of a game are asked for in which kind of game, and which of them first.
import type { OptionInfo } from '../generated/protocol';

type Chosen = Record<string, unknown>;
type Fits = (mode: string, chosen: Chosen) => boolean;

const inModes = (...modes: string[]): Fits => (mode) => modes.includes(mode);
/** How many of the Ashigaru somebody else replaces. */
const REPLACED: Record<string, number> = { nightmare: 1, ultimate: 3 };
const replaced = (chosen: Chosen): number => REPLACED[String(chosen['horde'])] ?? 0;

/** Options that say nothing elsewhere. */
const FITS: Record<string, Record<string, Fits>> = {
  senjutsu: {
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
};

/** What whoever chooses this kind of game wants to settle before all else. */
const FIRST: Record<string, Record<string, string[]>> = {
  senjutsu: {
    solo: ['foes', 'nightmare', 'foe_wounds', 'field', 'edition'],
    coop: ['foes', 'nightmare', 'foe_wounds', 'field', 'edition'],
    horde: ['horde', 'foes', 'horde_stages', 'field', 'edition'],
  },
};

/** The options that are asked for, in their order. */
export function fitting(game: string, mode: string, options: OptionInfo[], chosen: Chosen): OptionInfo[] {
  const first = FIRST[game]?.[mode] ?? [];
  const place = (one: OptionInfo): number => (first.includes(one.name) ? first.indexOf(one.name) : first.length);
  return options.filter((one) => FITS[game]?.[one.name]?.(mode, chosen) ?? true).sort((one, other) => place(one) - place(other));
}

/** The foes that have no name, of whom several may come. */
const ALIKE = ['samurai-boss', 'katana-ashigaru', 'yari-ashigaru', 'yumi-ashigaru', 'arquebusier'];

/** Where one thing may be chosen several times: how many in all, and what may be there more than once. */
export function several(game: string, mode: string, option: OptionInfo, chosen: Chosen): { most: number; alike: string[] } | null {
  if (game !== 'senjutsu' || option.name !== 'foes') return null;
  return mode === 'horde' ? { most: replaced(chosen), alike: [] } : { most: 8, alike: ALIKE };
}

/** What is chosen before all else, large and in pictures; all other options are under "more". */
const CHOSEN_FIRST: Record<string, string[]> = {
  'samurai-sword': ['expansions'],
  'rising-sun': ['clan_choice', 'season_set'],
  senjutsu: ['foes', 'horde', 'field'],
};

export const isChosenFirst = (game: string, option: OptionInfo): boolean => CHOSEN_FIRST[game]?.includes(option.name) ?? false;

export type Group = 'decks' | 'start' | 'foes' | 'readings';

/** What the other options are about; whatever is named nowhere settles how a rule is read. */
const GROUPS: Record<Group, string[]> = {
  decks: ['other_decks', 'deck_size', 'limited_schools', 'deck_lists', 'deck_0', 'deck_1', 'mirror_match', 'season', 'edition'],
  start: ['shrines', 'negotiation', 'first_player', 'first_draw', 'start', 'start_points', 'special_cost', 'terrain'],
  foes: ['nightmare', 'foe_wounds', 'foe_limits', 'foe_archers', 'foe_ties', 'foe_discards', 'horde_stages'],
  readings: [],
};

/** The options under "more", by what they are about; a group without any is left out. */
export function grouped(game: string, options: OptionInfo[]): [Group, OptionInfo[]][] {
  const rest = options.filter((one) => !isChosenFirst(game, one));
  const groupOf = (one: OptionInfo): Group => (Object.keys(GROUPS) as Group[]).find((group) => GROUPS[group].includes(one.name)) ?? 'readings';
  return (Object.keys(GROUPS) as Group[]).map((group): [Group, OptionInfo[]] => [group, rest.filter((one) => groupOf(one) === group)]).filter(([, found]) => found.length > 0);
}
