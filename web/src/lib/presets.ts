// Ways to set a table with one press: as the box has it, for beginners, for a tournament, and what somebody has kept for themselves.

export interface Preset {
  mode?: string;
  players?: string[];
  options: Record<string, unknown>;
  clock: string;
  hints: boolean;
  /** The level of the bots; where nothing is said they stay as they are. */
  level?: string;
}

export interface OwnPreset extends Preset {
  name: string;
}

/** What makes a first game easier, or a match stricter, in each game; everything else is as in the box. */
const EASIER: Record<string, Record<string, unknown>> = { 'rising-sun': { shrines: 'beginner', clan_choice: 'random' } };
const STRICTER: Record<string, Record<string, unknown>> = {
  'rising-sun': { clan_choice: 'draft', season_set: 'random' },
  ken: { deck_lists: 'open' },
  senjutsu: { deck_lists: 'open' },
};

export const PRESETS = ['box', 'beginners', 'tournament'] as const;
export type PresetName = (typeof PRESETS)[number];

export function presetFor(game: string, name: PresetName): Preset {
  if (name === 'beginners') return { options: EASIER[game] ?? {}, clock: 'none', hints: true, level: 'novice' };
  if (name === 'tournament') return { options: STRICTER[game] ?? {}, clock: 'match', hints: false };
  return { options: {}, clock: '', hints: true };
}

/** How many of one's own are kept for each game. */
export const MOST_OWN = 8;
export const LONGEST_NAME = 24;

/** With one more, or the one of the same name replaced; the oldest makes room. */
export const keptWith = (own: OwnPreset[], one: OwnPreset): OwnPreset[] => [...own.filter((other) => other.name !== one.name), one].slice(-MOST_OWN);
