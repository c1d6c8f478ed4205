// How fast a reader is told what happens: their own choice, and how long each thing is held for it.

export const PACES = ['slow', 'normal', 'quick', 'at-once', 'step'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for anything at all, for each character of what is said, and at most. */
const HELD: Record<Pace, [number, number, number]> = {
  slow: [900, 45, 9000],
  normal: [450, 22, 5000],
  quick: [180, 8, 1800],
  'at-once': [0, 0, 0],
  step: [Infinity, 0, Infinity],
};

/** How long something is held whose words are so long. */
export function heldFor(pace: Pace, characters: number): number {
  const [least, each, most] = HELD[pace];
  return Math.min(most, least + each * characters);
}

/** Who is so many milliseconds behind is told the rest faster: no later than this, however much comes meanwhile. */
export const FARTHEST_BEHIND = 12_000;
/** The same while the reader's own clock runs. */
export const BEHIND_ON_THE_CLOCK = 3_000;

/** The part of its usual time for which each thing is held when so much is still to be told. */
export const hurry = (waiting: number, most: number): number => (Number.isFinite(waiting) && waiting > most ? most / waiting : 1);
