// Ways to set a table with one press: as the box has it, for beginners, for a tournament, and what somebody has kept for themselves.
import { settlingOf } from './settling';

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

export const PRESETS = ['box', 'beginners', 'tournament'] as const;
export type PresetName = (typeof PRESETS)[number];

export function presetFor(game: string, name: PresetName): Preset {
  if (name === 'beginners') return { options: settlingOf(game).easier ?? {}, clock: 'none', hints: true, level: 'novice' };
  if (name === 'tournament') return { options: settlingOf(game).stricter ?? {}, clock: 'match', hints: false };
  return { options: {}, clock: '', hints: true };
}

/** How many of one's own are kept for each game. */
export const MOST_OWN = 8;
export const LONGEST_NAME = 24;

/** With one more, or the one of the same name replaced; the oldest makes room. */
export const keptWith = (own: OwnPreset[], one: OwnPreset): OwnPreset[] => [...own.filter((other) => other.name !== one.name), one].slice(-MOST_OWN);
