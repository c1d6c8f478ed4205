// Armies: five who stand side by side, told apart by what they carry and the sign on their banner.
import { cut, INK, line, PAPER, type Pigments, solid } from './blocks';

type Arm = (side: number, pigments: Pigments) => string;

const pole = (side: number): string => `<path d="M${side * 9} 22L${side * 12.5}-34" stroke="${INK}" stroke-width="2.6"/>`;
const spear: Arm = (side) => pole(side) + solid(`M${side * 12.5 - 3.5}-34l3.5-10 3.5 10z`);
const flag = (fill: (pigments: Pigments) => string): Arm => (side, pigments) => pole(side) + cut(side < 0 ? 'M-12-34h-18l5 7-5 7h19z' : 'M13-34h17l-5 7 5 7H14z', fill(pigments));
const fork: Arm = (side) => pole(side) + line(`M${side * 12.5 - 5}-42v8h10v-8M${side * 12.5}-44v10`, INK, 2);
const bow: Arm = (side) => line(`M${side * 8} 20l${side * 14}-30M${side * 10}-8l${side * 22} 6`, INK, 2.6);
const torch: Arm = (side, { sun }) => pole(side) + solid(`M${side * 12.5}-54c3 7 7 9 7 14s-3 7-7 7-7-2-7-7 4-7 7-14z`, sun);
const sabre: Arm = (side) => line(`M${side * 9} 20C${side * 16} 4 ${side * 14}-14 ${side * 4}-28`, PAPER, 2.6);
const nothing: Arm = () => '';

const sun = ({ sun: one }: Pigments): string => one;
const paper = (): string => PAPER;
const ground = ({ ground: one }: Pigments): string => one;

const SUITS: Record<string, string> = {
  spade: 'M0-11c4 6 9 8 9 13a4.5 4.5 0 0 1-8 2.600L3 11h-6l2-6.400A4.5 4.5 0 0 1-9 2C-9-3-4-5 0-11z',
  heart: 'M0 10C-8 4-10 0-9-4s7-5 9 0c2-5 8-4 9 0S8 4 0 10z',
  club: 'M0-11a4.6 4.6 0 0 1 4 7 4.6 4.6 0 1 1-3 8l2 7h-6l2-7a4.6 4.6 0 1 1-3-8 4.6 4.6 0 0 1 4-7z',
  diamond: 'M0-11 8 0 0 11-8 0z',
  star: 'M0-11 3-3.500h8L4.7 1.2 7 9 0 4.3-7 9l2.3-7.800L-11-3.500h8z',
  cross: 'M-3-11h6v6h6v6H3v10h-6V1h-6v-6h6z',
  eye: 'M-11 0Q0-11 11 0 0 11-11 0z',
  crown: 'M-10 7V-7l5 5 5-8 5 8 5-5V7z',
};
/** A standard in the middle of the crowd, with its sign. */
const standard = (sign: string): Arm => () =>
  `<path d="M0 14V-56" stroke="${INK}" stroke-width="3"/><path d="M-15-58h30v28l-15-6-15 6z" fill="${PAPER}" stroke="${INK}" stroke-width="2"/><path transform="translate(0 -46) scale(.8)" d="${SUITS[sign]}" fill="#a92d19"/>`;

const helmet = (shape: string): string => solid(shape);
const HEADS: Record<string, string> = {
  bare: '',
  cap: helmet('M-8-2q0-9 8-9t8 9l3 2h-22z'),
  horned: helmet('M-8-2q0-8 8-8t8 8zM-8-4l-5-7 7 3zM8-4l5-7-7 3z'),
  crest: helmet('M-8-1q0-9 8-9t8 9zM-2-9q2-9 8-9-3 5-3 10z'),
  hat: helmet('M-12-3q12-9 24 0l-4 3H-8z'),
  mohawk: helmet('M-3-6q0-9 3-11 4 2 4 11z'),
};

const CROWDS: Record<string, { arms: Arm[]; head: string; middle?: Arm }> = {
  'banda-di-picche': { arms: [sabre, spear, nothing, sabre, spear], head: 'mohawk', middle: standard('spade') },
  'banda-di-cuori': { arms: [sabre, nothing, nothing, sabre, spear], head: 'mohawk', middle: standard('heart') },
  'banda-di-fiori': { arms: [spear, sabre, nothing, nothing, sabre], head: 'mohawk', middle: standard('club') },
  'banda-di-quadri': { arms: [spear, spear, nothing, sabre, nothing], head: 'mohawk', middle: standard('diamond') },
  'guardia-del-sacro-imperatore': { arms: [spear, spear, spear, spear, spear], head: 'crest' },
  'resistenza-di-nanto': { arms: [bow, flag(paper), spear, flag(sun), bow], head: 'bare' },
  'l-armata-di-raoul': { arms: [flag(ground), spear, flag(sun), spear, flag(ground)], head: 'horned' },
  'cavalieri-del-re': { arms: [sabre, spear, nothing, spear, sabre], head: 'horned', middle: standard('crown') },
  'armata-di-hokuto': { arms: [nothing, flag(paper), flag(sun), flag(paper), nothing], head: 'bare' },
  condannati: { arms: [nothing, nothing, nothing, nothing, nothing], head: 'bare' },
  'gente-dei-miracoli': { arms: [fork, nothing, torch, nothing, fork], head: 'hat' },
  'guardie-imperiali': { arms: [spear, spear, nothing, spear, spear], head: 'cap', middle: standard('cross') },
  'truppe-di-distretto': { arms: [bow, spear, bow, spear, bow], head: 'cap' },
  'incursori-di-taiga': { arms: [torch, sabre, flag(sun), sabre, torch], head: 'horned' },
  'guardia-della-luce-dorata': { arms: [spear, torch, nothing, torch, spear], head: 'crest', middle: standard('star') },
  'banda-di-zeta': { arms: [sabre, bow, flag(sun), bow, sabre], head: 'mohawk' },
  'famiglia-cobra': { arms: [bow, bow, nothing, bow, bow], head: 'cap', middle: standard('eye') },
  'uomini-liberi': { arms: [fork, spear, flag(paper), spear, fork], head: 'bare' },
  contadini: { arms: [fork, nothing, fork, nothing, fork], head: 'hat' },
  predoni: { arms: [sabre, torch, sabre, torch, sabre], head: 'mohawk' },
};

const PLACES = [14, 36, 60, 84, 106];
const CHAINS = line('M26 86q10 8 22 0M74 86q10 8 22 0M50 84q10 8 20 0', PAPER, 2);

export function crowd(card: string, pigments: Pigments): string {
  const { arms, head, middle } = CROWDS[card] ?? { arms: [spear, nothing, spear, nothing, spear], head: 'bare' };
  const soldiers = PLACES.map((x, at) => {
    const side = at % 2 ? 1 : -1;
    const body = `<circle r="7" fill="${INK}"/><path d="M-12 44-9 14Q0 6 9 14l3 30z" fill="${INK}"/>`;
    return `<g transform="translate(${x} ${at % 2 ? 68 : 62})">${arms[at]!(side, pigments)}${at === 2 && middle ? middle(side, pigments) : ''}${body}${HEADS[head]}</g>`;
  });
  return soldiers.join('') + (card === 'condannati' ? CHAINS : '');
}
