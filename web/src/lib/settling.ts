// What a game's own folder says of settling a table (`settling.ts`): which options fit, which come first, and what is usual.
import type { OptionInfo } from '../generated/protocol';

export type Chosen = Record<string, unknown>;

/** What options are about; whatever is named nowhere settles how a rule is read. */
export const GROUPS = ['decks', 'start', 'foes', 'readings'] as const;
export type Group = (typeof GROUPS)[number];

export interface Settling {
  /** How many sit down where nobody says; two if nothing is said. */
  usual?: number;
  /** What makes a first game easier, or a match stricter; everything else is as in the box. */
  easier?: Chosen;
  stricter?: Chosen;
  /** Options that say something only here. */
  fits?: Record<string, (mode: string, chosen: Chosen) => boolean>;
  /** By the kind of game: what whoever chooses it wants to settle before all else. */
  first?: Record<string, string[]>;
  /** Where one thing may be chosen several times: how many in all, and what may be there more than once. */
  several?: (mode: string, option: OptionInfo, chosen: Chosen) => { most: number; alike: string[] } | null;
  /** What is chosen before all else, large and in pictures; all other options are under "more". */
  large?: string[];
  /** The other options, by what they are about. */
  groups?: Partial<Record<Group, string[]>>;
  /** Who is seen on the card of a kind of game: one side, and the other. */
  sides?: Record<string, [string[], string[]]>;
  /** The option that says who plays what, seat by seat. */
  bySeat?: string;
  /** Whether one chooses a deck of those that lie ready. */
  byDeck?: boolean;
  /** By which labels of a seat a study may measure, and what they may be. */
  labels?: Record<string, string[]>;
}

const found = import.meta.glob<Settling>('../games/*/settling.ts', { eager: true, import: 'settling' });

const NOTHING: Settling = {};

export const settlingOf = (game: string): Settling => found[`../games/${game}/settling.ts`] ?? NOTHING;
