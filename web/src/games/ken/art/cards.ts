// The picture on a card's face: the sky of its colour and what stands before it.
import { CARDS, type Card } from '../../../generated/ken/box';
import { PAPER, PIGMENTS, rays, seedOf, sky } from './blocks';
import { crowd } from './crowds';
import { person } from './people';
import { scene } from './scenes';
import { sign } from './things';

type Look = Pick<Card, 'type' | 'moral'>;
const drawn = new Map<string, Look & { made: string }>();

/** `look`: what the card is at this table; where nobody says, what it was when it was last drawn. */
export function picture(card: string, look?: Look): string {
  const known = drawn.get(card);
  if (known && (!look || (known.type === look.type && known.moral === look.moral))) return known.made;
  const { type, moral }: Look = look ?? CARDS[card] ?? { type: 'event', moral: 'grey' };
  const pigments = PIGMENTS[moral];
  const behind = type === 'technique' ? rays(pigments) : sky(pigments, seedOf(card));
  const before =
    type === 'master' || type === 'character' ? person(card, pigments)
    : type === 'army' ? crowd(card, pigments)
    : type === 'place' ? scene(card, pigments)
    : sign(card, pigments);
  const made = behind + before;
  drawn.set(card, { type, moral, made });
  return made;
}

/** The back of every card: the fist in a ring of seven stars. */
export const back =
  `<rect width="120" height="160" fill="#6f342c"/><circle cx="60" cy="80" r="40" fill="#8f4a33" stroke="${PAPER}" stroke-width="2"/>` +
  Array.from({ length: 7 }, (_, at) => `<path d="M0-6 1.5-1.5 6 0 1.5 1.5 0 6-1.5 1.5-6 0-1.5-1.500z" fill="${PAPER}" transform="rotate(${(at * 360) / 7} 60 80) translate(60 34)"/>`).join('') +
  `<path transform="translate(60 82)" d="M-12-16c2-3 6-3 7 1 2-4 6-4 8 0 2-3 6-3 8 1 4-1 8 1 8 6V6c0 6-3 10-7 13v7H-9v-7c-6-3-9-9-9-16v-13c0-3 2-6 6-6z" fill="${PAPER}"/>`;
