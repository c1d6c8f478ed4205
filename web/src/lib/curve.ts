// A game looked back upon, as lines to draw: one for each seat, told apart by colour and by the way it is dashed.

export const WIDTH = 320;
export const HEIGHT = 150;

const INKS = ['vermilion', 'indigo', 'pine', 'plum', 'gold', 'slate', 'rust', 'ink'];
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 2', '12 4', '6 2 2 2'];

export interface Stroke {
  seat: number;
  path: string;
  ink: string;
  dash: string;
}

const x = (moment: number, all: number): number => (all ? (WIDTH * moment) / all : 0);
const y = (chance: number): number => HEIGHT * (1 - chance);

/** The place of a moment on the sheet, for one chance. */
export const spot = (moment: number, all: number, chance: number): { x: number; y: number } => ({ x: x(moment, all), y: y(chance) });

/** The moment at this share of the width. */
export const momentAt = (share: number, all: number): number => Math.round(Math.max(0, Math.min(1, share)) * all);

export function strokes(chances: number[][]): Stroke[] {
  const all = chances.length - 1;
  return (chances[0] ?? []).map((_, seat) => ({
    seat,
    path: chances.map((at, moment) => `${moment ? 'L' : 'M'}${x(moment, all).toFixed(1)} ${y(at[seat] ?? 0).toFixed(1)}`).join(''),
    ink: `var(--${INKS[seat % INKS.length]})`,
    dash: DASHES[seat % DASHES.length]!,
  }));
}

/** A change in hundredths, with its sign: what the words about it need. */
export function points(change: number): { sign: 'plus' | 'minus'; points: number } {
  const hundredths = Math.round(100 * change);
  return { sign: hundredths < 0 ? 'minus' : 'plus', points: Math.abs(hundredths) };
}
