// Masters and characters as they stand against the sky: a body, a head, hair, and what one knows them by.
import { cut, DUSK, INK, line, PAPER, type Pigments, solid } from './blocks';

type Part = (pigments: Pigments) => string;

const ink = (path: string): Part => () => solid(path);
const rim = (path: string, width = 1.8): Part => ({ sky }) => line(path, sky, width);
const lit = (path: string): Part => ({ sun }) => solid(path, sun);

/* ---- bodies */
const BROAD = ink('M2 100C6 80 20 70 42 64l4-12h28l4 12c22 6 36 16 40 36z');
const SLIM = ink('M20 100C23 84 34 76 50 71l2-17h16l2 17c16 5 27 13 30 29z');
const HUGE = ink('M-6 100C-4 66 18 56 44 58l2-8h28l2 8c28-2 48 8 50 42z');
const COLLAR = rim('M44 64 30 52l6 26 24 18 22-18 8-24-16 12M60 96v4');
const VEST = rim('M47 64l13 14 12-14M60 78v22M24 84l10 16M96 84l-10 16', 1.6);
const ROBE = rim('M46 66l22 34M74 66 56 92M22 88l12 12', 1.6);
const SPIKES = ink('M10 82 2 60l16 12zM24 74l-4-20 14 14zM110 82l8-22-16 12zM96 74l4-20-14 14z');
const PADS: Part = ({ sun }) => solid('M4 92c2-16 14-22 30-22l-2 14c-10 0-18 4-22 14zM116 92c-2-16-14-22-30-22l2 14c10 0 18 4 22 14z', sun) + line('M14 84q8-8 18-8M106 84q-8-8-18-8', INK, 2);
const CAPE = ink('M18 100C10 70 26 60 44 60l-6 40zM102 100c8-30-8-40-26-40l6 40z');
const FUR = ink('M10 80l6-10 4 8 6-10 4 8 7-10 4 7 8-9 5 8h12l5-8 8 9 4-7 7 10 4-8 6 10 4-8 6 10-4 12H14z');
const SCARF = lit('M44 58q16 10 32 0l2 8q-18 10-36 0zM72 64l10 24-8-2-6-20z');

/* ---- heads */
const FACE = (() => solid('M45 30C46 20 53 16 60 16s14 4 15 14c1 12-2 22-8 28-4 4-10 4-14 0-6-6-9-16-8-28z', DUSK)) as Part;
const EYES = rim('M50 37l7 1.6M63 38.600l7-1.6', 2);
const STARE = rim('M49 35l8 4M71 35l-8 4', 2.2);
const CLOSED = rim('M50 39q3.5 2 7 0M63 39q3.5 2 7 0', 1.6);
const BLIND = rim('M46 38h28', 2.4);
const GRIN = rim('M53 50q7 4 14 0', 1.6);
const LIGHT = rim('M76 26c3 12 1 24-7 33', 2);
const HEAD = [FACE, EYES, LIGHT];
const HARD = [FACE, STARE, LIGHT];

/* ---- hair and what is worn on it */
const SHORT = ink('M42 42C38 22 46 10 60 10s22 12 18 32l-4-12-6 3-5-6-6 6-6-6-5 7-3-4z');
const SPIKY = ink('M42 40 34 28l9 1-6-13 11 6 1-13 9 8 6-10 4 11 11-6-2 12 10 1-7 8 3 9-9-10-10-4-16 2z');
const MANE = ink('M40 66C30 54 30 38 36 26l-8 2 12-12-4-4 14-2L60 2l10 8 14 2-4 4 12 12-8-2c6 12 6 28-4 40l-4-12c4-10 2-20-2-26-8 2-20 2-28 0-4 6-6 16-2 26z');
const LONG = ink('M38 84C32 54 34 12 60 11s28 43 22 73l-9-8c4-16 5-30 1-44-8 3-20 3-28 0-4 14-3 28 1 44z');
const SWEPT = ink('M76 20c6 8 6 18 3 26l-4-14C62 32 52 28 48 22l-4 22C30 44 20 42 8 48c8-10 16-14 24-16-10-2-16 0-24 4C18 24 32 20 42 18c8-10 26-10 34 2z');
const TAIL = ink('M44 34C42 16 52 10 60 10s20 6 17 24l-4-8c-8 2-18 1-24-2zM72 16c20 2 24 24 14 44-1-12-5-22-14-28z');
const TOPKNOT = ink('M43 36C42 20 50 13 60 13s18 7 17 23l-5-11q-12 4-24 0zM54 14q-4-14 6-13t6 13z');
const MOHAWK = ink('M50 24C46 10 50 0 58 -4c2 4 4 0 8 2 8 6 8 16 4 26-4-3-14-3-20 0z');
const BALD = rim('M48 22q12-9 24 0', 1.6);
const BOB = ink('M40 56C36 24 44 11 60 11s24 13 20 45l-7-3c2-9 2-17 0-24-8 3-18 3-26 0-2 7-2 15 0 24z');
const FRINGE = ink('M36 86C32 48 36 10 60 10s28 38 24 76l-10-10c3-18 3-28 1-40-4-3-26-3-30 0-2 12-2 22 1 40zM45 34q7-12 15-12t15 12q-15-5-30 0z');
const HOOD = ink('M34 66c-6-20-2-38 12-46C54 14 62 8 70 6c2 8 8 14 12 24 4 12 2 24-4 36l-7-8c6-12 5-22 0-29-7-6-18-5-24 1-3 8-2 20 4 28z');
const HELM = ink('M42 34c-2-16 8-24 18-24s20 8 18 24l-4 2H46zM42 32l-12-6c2-8 6-13 12-16-2 6-1 10 4 13zM78 32l12-6c-2-8-6-13-12-16 2 6 1 10-4 13z');
const HORNS = ink('M40 36c-2-18 9-27 20-27s22 9 20 27l-5-5H45zM40 28C26 26 20 14 24 0c3 10 9 15 18 17zM80 28c14-2 20-14 16-28-3 10-9 15-18 17zM56 10l4-9 4 9z');
const CAP = ink('M41 30C40 14 50 9 60 9s20 5 19 21l6 4-7 2q-18-6-36 0l-7-2z');
const HAT = ink('M28 28q32-12 64 0l-8 5H36zM44 22q2-16 16-16t16 16z');
const BAND = lit('M43 26q17-6 34 0v6q-17-6-34 0zM76 28l12 14-4-16z');
const CIRCLET: Part = () => line('M44 27q16-7 32 0', PAPER, 2.4) + cut('M60 18l4 5-4 5-4-5z');
const IRON: Part = ({ sky }) => solid('M42 26q18-12 36 0l-2 22q-4 14-16 16-12-2-16-16z') + line('M48 37h9M63 37h9M60 44v14M52 50v8M68 50v8', sky, 2);
const MASK: Part = ({ sun }) => solid('M43 40c2 16 7 24 17 28 10-4 15-12 17-28-5 4-11 5-17 4-6 1-12 0-17-4z', sun) + line('M60 48v18M53 47l2 14M67 47l-2 14', INK, 1.6);
const BEARD = ink('M46 44q2 6 8 6h12q6 0 8-6 1 18-5 26-9 8-18 0-6-8-5-26z');
const MOUSTACHE = ink('M50 48q5-5 10 0 5-5 10 0-4 6-10 3-6 3-10-3z');
const SCAR = rim('M52 24l6 24', 1.4);
const PATCH = ink('M62 33h12v9q-6 4-12 0z');

/* ---- what one knows them by */
const SCARS: Part = ({ sky }) => [[44, 84], [56, 80], [68, 82], [74, 90], [62, 92]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.1" fill="${sky}"/>`).join('');
const FIST: Part = ({ sky }) =>
  `<path d="M84 100c-2-12-1-22 5-30l-5-7 3-5-1-6 6-3 4-7 7 2 7-3 6 5v12c0 8-3 13-8 16 2 8 2 17 0 26z" fill="${INK}" stroke="${sky}" stroke-width="1.8" stroke-linejoin="round"/>` +
  line('M93 47v9M100 44v10M107 44v9M88 58c7-2 13 0 16 5', sky, 1.5);
const PALM: Part = ({ sky }) =>
  `<path d="M88 100V66l-6-14 5-2 5 10V36h6v22l2-24h6l-1 25 5-20 5 1-4 26-2 34z" fill="${INK}" stroke="${sky}" stroke-width="1.6" stroke-linejoin="round"/>`;
const BLADE: Part = ({ sky }) => `<path d="M100 100 106 30l4-10 3 11-5 69z" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"/>` + line('M98 84h16', sky, 3);
const WHIP: Part = ({ sun }) => line('M88 100C104 70 112 60 104 46s-22-4-14 6 28 2 26-18', sun, 2.6);
const CARDS = (suit: string): Part => () =>
  `<g transform="translate(98 64) rotate(14)"><rect x="-14" y="-19" width="28" height="38" rx="3" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>${suit}</g>`;
const SPADE = CARDS(solid('M0-11c4 6 9 8 9 13a4.5 4.5 0 0 1-8 2.600L3 11h-6l2-6.400A4.5 4.5 0 0 1-9 2C-9-3-4-5 0-11z'));
const HEART = CARDS(solid('M0 10C-8 4-10 0-9-4s7-5 9 0c2-5 8-4 9 0S8 4 0 10z', '#a92d19'));
const CLUB = CARDS(`<circle cx="0" cy="-6" r="4.5" fill="${INK}"/><circle cx="-5" cy="1" r="4.5" fill="${INK}"/><circle cx="5" cy="1" r="4.5" fill="${INK}"/>${solid('M-1 2h2l2 9h-6z')}`);
const DIAMOND = CARDS(solid('M0-11 8 0 0 11-8 0z', '#a92d19'));
const FLOWER: Part = () => [0, 72, 144, 216, 288].map((turn) => `<circle r="4.5" cy="-5" transform="translate(84 20) rotate(${turn})" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`).join('') + `<circle cx="84" cy="20" r="3" fill="#c79a3b"/>`;
const COBRA: Part = ({ sun }) => line('M16 100C10 84 26 78 18 66s-2-22 8-16', sun, 4) + solid('M20 40q10-6 12 6-8 8-14 2z', sun);
const HALO: Part = () => line('M34 40a28 28 0 0 1 52 0', PAPER, 2.6);
const DOG: Part = () => solid('M84 100c-2-14 4-22 12-24l-2-12 7 7 6-1 6-7-1 13c4 3 6 10 6 24z') + line('M98 84l3 1M108 84l-3 1', PAPER, 1.6);
const WOUND: Part = ({ sky }) => line('M40 86l16-8M46 90l14-6', sky, 1.6);

const build = (...parts: (Part | Part[])[]): Part => (pigments) => parts.flat().map((part) => part(pigments)).join('');
/** A child stands smaller. */
const small = (figure: Part): Part => (pigments) => `<g transform="translate(18 26) scale(.7)">${figure(pigments)}</g>`;

const PEOPLE: Record<string, Part> = {
  kenshiro: build(BROAD, VEST, SCARS, HARD, SPIKY, FIST),
  raoul: build(HUGE, CAPE, PADS, HARD, HORNS, SCAR),
  toki: build(BROAD, ROBE, FACE, EYES, LIGHT, LONG, BAND, PALM),
  jagger: build(BROAD, SPIKES, FACE, IRON, MOHAWK),
  rey: build(BROAD, COLLAR, HEAD, MANE, SCARF),
  shin: build(BROAD, COLLAR, HEAD, SWEPT),
  souther: build(BROAD, VEST, HARD, SHORT, CIRCLET, HALO),
  shu: build(BROAD, ROBE, FACE, BLIND, LIGHT, TAIL, PALM),
  yuda: build(SLIM, FUR, FACE, EYES, GRIN, FRINGE, FLOWER),
  falco: build(BROAD, PADS, HARD, SHORT, BEARD, FIST),
  soria: build(BROAD, FACE, STARE, PATCH, LIGHT, SPIKY, COLLAR),
  shoki: build(HUGE, VEST, FACE, EYES, GRIN, TOPKNOT, BEARD),
  bolts: build(HUGE, CAPE, HARD, BALD, BEARD, SCAR),
  taiga: build(BROAD, FUR, HARD, MANE, MOUSTACHE, WHIP),
  ain: build(BROAD, VEST, HEAD, SHORT, BAND, FIST),
  ryuga: build(BROAD, FUR, HARD, LONG, BLADE),
  juza: build(BROAD, ROBE, FACE, CLOSED, GRIN, LIGHT, TAIL),
  fudo: build(HUGE, SPIKES, HEAD, BALD, BEARD, MOUSTACHE),
  bart: small(build(BROAD, VEST, FACE, EYES, GRIN, SPIKY, BAND)),
  lynn: small(build(SLIM, ROBE, FACE, EYES, LIGHT, FRINGE)),
  'orc-il-rosso': build(BROAD, SPIKES, FACE, STARE, HELM, MASK),
  wiggle: build(HUGE, HARD, MOHAWK, WHIP),
  zaku: build(BROAD, COLLAR, HARD, CAP, BLADE),
  'jack-di-picche': build(BROAD, SPIKES, HARD, MOHAWK, SPADE),
  'jack-di-cuori': build(HUGE, FACE, EYES, GRIN, BALD, HEART),
  'jack-di-fiori': build(BROAD, COLLAR, HEAD, HAT, CLUB),
  'jack-di-quadri': build(BROAD, HARD, SPIKY, DIAMOND),
  bull: build(HUGE, PADS, HARD, HELM, BEARD),
  shiba: build(SLIM, VEST, HEAD, SHORT, BAND),
  jako: build(BROAD, PADS, FACE, STARE, GRIN, BALD, MOUSTACHE),
  bask: build(HUGE, SPIKES, FACE, IRON, BALD),
  bronza: build(HUGE, CAPE, FACE, IRON, HORNS),
  myu: build(SLIM, ROBE, FACE, EYES, LIGHT, BOB),
  mamiya: build(SLIM, VEST, FACE, STARE, LIGHT, LONG, BAND, BLADE),
  airi: build(SLIM, FACE, CLOSED, LIGHT, FRINGE, SCARF),
  asuka: small(build(SLIM, FACE, EYES, GRIN, LIGHT, BOB)),
  zeta: build(BROAD, SPIKES, HARD, MOHAWK, SCAR, BLADE),
  devil: build(HUGE, FACE, STARE, MANE, WOUND, FIST),
  'padre-cobra': build(HUGE, FUR, HARD, HAT, MOUSTACHE, COBRA),
  'il-colonnello': build(BROAD, COLLAR, FACE, EYES, PATCH, LIGHT, CAP, MOUSTACHE),
  'lord-david': build(SLIM, CAPE, HEAD, HOOD, HALO),
  shuren: build(BROAD, PADS, HARD, SPIKY, SCARF),
  hyui: build(BROAD, CAPE, HEAD, TAIL, BLADE),
  rihaku: build(SLIM, ROBE, FACE, EYES, LIGHT, TOPKNOT, BEARD, DOG),
};

export const person = (card: string, pigments: Pigments): string => (PEOPLE[card] ?? build(BROAD, VEST, HEAD, SHORT))(pigments);
export const isPerson = (card: string): boolean => card in PEOPLE;
