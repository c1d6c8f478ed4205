// The face of every card: written from the compiled cards by tools/make_types.py, so that the picture cannot disagree with the rule.
import type { Effect, Face } from '../../generated/senjutsu/box';
import raw from '../../generated/senjutsu/faces.json?raw';
import { isBeta } from './table';

const FACES = JSON.parse(raw) as Record<'final' | 'beta-v7', Record<string, Face>>;

export type Faces = (card: string) => Face;

const UNKNOWN: Face = {
  deck: 'status', rank: 'special', types: ['special'], number: '', source: 'printed', equal: false, high: 0, low: 0, focus: 0,
  kamae: [], requires: '', range: 0, instant: '', moments: [], prepared: false, bushido: false, clock: 0, parts: [],
};

/** The faces at a table: those of its edition, with the user's own cards laid over them. */
export function facesOf(options: Record<string, unknown>, own: Record<string, Face> = {}): Faces {
  const beta = isBeta(options);
  return (card) => own[card] ?? (beta ? FACES['beta-v7'][card] : undefined) ?? FACES.final[card] ?? UNKNOWN;
}

export const allFaces = FACES;

/** The name of a card in the catalogues: both halves of a Hachiko card bear the name of the card. */
export const nameId = (card: string): string => `sj-card-${card.split('.')[0]}`;

/** The faces of a card: one, or both halves of a Hachiko card. */
export const halvesOf = (card: string): string[] => (`${card}.aggression` in FACES.final ? [`${card}.aggression`, `${card}.determination`] : [card]);

export const speedOf = (face: Face): string => (face.equal ? '=' : span(face.high, face.low));

export const span = (high: number, low: number): string => (high === low ? String(high) : `${high}–${low}`);

export function effectsOf(face: Face): Effect[] {
  return face.parts.flatMap((part) => part.sections.flatMap((one) => one.clauses.flat().flatMap((option) => option.lines.flatMap((line) => line.effects))));
}

export const strikes = (face: Face): boolean => effectsOf(face).some((one) => one.do === 'attack' || one.do === 'aim');
export const shields = (face: Face): boolean => effectsOf(face).some((one) => one.do === 'block');
