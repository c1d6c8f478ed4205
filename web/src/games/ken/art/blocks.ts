// The pigments of the three colours, the sky behind every picture, and the torn edge below it.
import type { Moral } from '../../../generated/ken/box';

export const INK = '#241918';
export const DUSK = '#3a2724';
export const PAPER = '#f6eedd';

export interface Pigments {
  sky: string;
  sun: string;
  ground: string;
}

export const PIGMENTS: Record<Moral, Pigments> = {
  red: { sky: '#e0a05c', sun: '#c25a2e', ground: '#7c2d24' },
  blue: { sky: '#b9c2b8', sun: '#7f95a3', ground: '#3b5068' },
  grey: { sky: '#d8c8a2', sun: '#b39b73', ground: '#6b5a45' },
};

/** A small number that stays the same for a name. */
export function seedOf(name: string): number {
  let mixed = 7;
  for (const letter of name) mixed = (mixed * 31 + letter.charCodeAt(0)) % 9973;
  return mixed;
}

const SUNS = [
  [60, 36, 30],
  [78, 44, 27],
  [40, 40, 22],
  [84, 30, 20],
] as const;
const GROUNDS = [
  'M0 70Q30 68 60 70T120 70V100H0z',
  'M0 74Q30 62 60 72T120 66V100H0z',
  'M0 72Q30 65 60 71T120 68V100H0z',
  'M0 68Q30 71 60 69T120 72V100H0z',
];

/** Sky, one disc, rolling ground. */
export function sky({ sky: back, sun, ground }: Pigments, seed: number): string {
  const [x, y, radius] = SUNS[seed % 4]!;
  return `<rect width="120" height="100" fill="${back}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${sun}"/><path d="${GROUNDS[seed % 4]}" fill="${ground}"/>`;
}

/** Rays from the middle, for what a master does with his bare hands. */
export function rays({ sky: back, sun }: Pigments): string {
  const beams = Array.from({ length: 14 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / 14;
    const point = (angle: number): string => `${(60 + 120 * Math.cos(angle)).toFixed(1)} ${(50 + 120 * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M60 50L${point(turn)} ${point(turn + 0.2)}z" fill="${back}"/>`;
  });
  return `<rect width="120" height="100" fill="${sun}"/>${beams.join('')}`;
}

/** A torn edge, the same for the same name. */
export function tear(name: string): string {
  let mixed = seedOf(name) + 11;
  const next = (): number => {
    mixed = (mixed * 75 + 74) % 65537;
    return mixed / 65537;
  };
  let path = 'M0 12L0 6';
  for (let x = 3 + next() * 3; x < 118; x += 2.8 + next() * 4.6) path += `L${x.toFixed(1)} ${(3 + next() * 6.6).toFixed(1)}`;
  return `${path}L120 5V12z`;
}

export const solid = (path: string, fill = INK): string => `<path d="${path}" fill="${fill}"/>`;
export const line = (path: string, colour: string, width = 1.8): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
export const cut = (path: string, fill = PAPER): string =>
  `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;
