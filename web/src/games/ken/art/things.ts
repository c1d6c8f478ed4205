// Techniques, spirits, equipment, specials and events: one sign each.
import { cut, INK, line, PAPER, type Pigments, solid } from './blocks';

type Sign = (pigments: Pigments) => string;

const GOLD = '#c79a3b';
const RED = '#a92d19';

const at = (x: number, y: number, scale: number, inner: string, turn = 0): string => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${inner}</g>`;

const fist = (colour = INK): string =>
  `<path d="M-15-20c3-4 8-3 9 1 2-4 8-4 10 0 2-3 8-3 9 2 5-2 10 1 10 7V8c0 8-4 13-9 16v9H-11v-9c-7-4-11-11-11-20v-16c0-4 3-7 7-8z" fill="${colour}"/>` + line('M-6-17v15M4-17v15M13-14v13M-21 4c11-3 21 1 25 9', PAPER, 2.4);
const bird = (wing: string, fill = PAPER): string => cut(`${wing}M-4 10q6-8 12-10l14-10-4 12q-8 14-22 16l-16 10 4-12z`, fill);
const finger = solid('M-4 40h22q8-12 8-26V4q0-6-6-6-1-6-7-5-2-5-8-3V-32q0-7-5.5-7T-6-32V8l-7-6q-6-3-8 2-1 4 2 7z') + line('M5-2v12M13 0v10M20 4v8M-3-34h5', PAPER, 2);
const swords = at(60, 52, 1, cut('M-3-40h6V16h-6z') + line('M-12 18h24M0 18v14', INK, 5), 40) + at(60, 52, 1, cut('M-3-40h6V16h-6z') + line('M-12 18h24M0 18v14', INK, 5), -40);
const flame = (inner: string): string => cut('M60 8c6 20 31 30 31 55 0 19-13 29-31 29S29 82 29 63c0-12 6-20 12-27 1 9 4 14 9 17-2-16 3-31 10-45z') + `<g transform="translate(60 66)">${inner}</g>`;
const walker = (x: number, y: number, scale: number, cloak = RED): string =>
  at(x, y, scale, `<circle cy="-2" r="8.5" fill="${INK}"/>${solid('M-19 64-15 18C-13 10-7 8 0 8s13 2 15 10l5 46-8-5-5 6-7-6-6 6-6-6z')}${solid('M12 16C26 12 34 18 48 12 40 24 26 26 14 25z', cloak)}`);
const scroll = (mark: string): string => cut('M26 26h68v48H26z') + cut('M20 20h80v12H20zM20 68h80v12H20z', '#e3cfa4') + mark;
const star = (x: number, y: number, r: number, fill: string): string => at(x, y, r / 10, solid('M0-10 2.4-2.4 10 0 2.4 2.4 0 10-2.4 2.4-10 0-2.4-2.400z', fill));

/* The seven stars of the Dipper, the Southern Cross, and the light of the centre. */
const DIPPER = line('M22 30 40 26 54 36 66 44 70 60 92 62 96 42 66 44', PAPER, 1.6) + [[22, 30], [40, 26], [54, 36], [66, 44], [70, 60], [92, 62], [96, 42]].map(([x, y]) => star(x!, y!, 6, PAPER)).join('');
const SOUTH = line('M60 12v76M30 44h60', PAPER, 1.6) + [[60, 14], [60, 86], [30, 44], [90, 44], [74, 60]].map(([x, y]) => star(x!, y!, 9, PAPER)).join('');
const CENTRE = `<circle cx="60" cy="50" r="16" fill="${GOLD}" stroke="${INK}" stroke-width="2"/>` + Array.from({ length: 12 }, (_, i) => `<path d="M60 28v-14" transform="rotate(${i * 30} 60 50)" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`).join('');

const SIGNS: Record<string, Sign> = {
  'cento-pugni-distruttivi': () => at(34, 62, 0.6, fist(), -14) + at(88, 60, 0.6, fist(), 14) + at(60, 48, 1.05, fist()),
  'pressione-dei-punti-segreti': () => at(60, 52, 1.05, finger) + [[38, 24], [82, 24], [30, 48], [90, 48]].map(([x, y]) => star(x!, y!, 8, RED)).join(''),
  'trasmigrazione-dell-anima': () => walker(46, 34, 0.66) + `<g opacity=".62">${walker(78, 24, 0.66, PAPER)}</g>`,
  'pugno-del-re-di-hokuto': () => at(60, 56, 1.2, fist()) + solid('M38 24V8l9 8 13-14 13 14 9-8v16z', GOLD),
  'pugno-che-non-uccide': () => at(60, 56, 1.1, solid('M-14-22h6V-6h4v-24h6V-6h4v-22h6V-4h4v-16h5V12q0 22-18 24-22 0-25-24l-8-14 6-4 10 10z')) + star(92, 24, 9, PAPER),
  'aquila-solitaria': () => at(58, 50, 1.35, bird('M-6 2C-24-22-34-24-44-20q18 4 24 24zM6-4C14-30 26-36 38-34 22-26 18-12 16 0z')),
  'fenice-celeste': () => at(60, 50, 1.35, bird('M-6 2C-26-18-34-32-40-34q2 22 14 38zM8-2C16-28 28-38 40-40 26-22 24-10 18 0zM-20 24q-14 6-16 16 12-2 22-12z', GOLD)),
  'uccello-acquatico': () => at(60, 44, 1.25, bird('M-8 4C-26-12-38-12-44-6q18 0 24 16zM6-2C18-22 30-24 40-20 26-14 22-4 16 4z')) + line('M8 86q10-6 20 0t20 0 20 0 20 0 20 0', '#24406c', 2.4) + line('M16 94q10-6 20 0t20 0 20 0 20 0', '#24406c', 2),
  'gru-rossa': () => at(62, 54, 1.2, bird('M-6 4C-22-16-32-18-42-14q16 4 22 20zM8-2C14-26 24-34 36-34 24-22 20-10 16 0z', '#d9573a')) + line('M84 40q10-14 4-24', INK, 3) + star(87, 14, 5, RED),
  'airone-bianco': () => line('M58 92V62M66 92V62', INK, 2.4) + cut('M30 56q20-24 44-12 8-10 4-24-2-8 6-8 8 0 6 6l12 2-12 3q4 24-14 38-24 8-46-5z'),
  dislocazione: () => at(60, 50, 1, `<g opacity=".35">${fist()}</g>`) + at(78, 50, 1, fist()) + line('M10 30h22M6 46h24M10 62h22M14 78h18', INK, 3),
  'cerchio-luminoso-esplosivo': () => `<circle cx="60" cy="50" r="34" fill="none" stroke="${PAPER}" stroke-width="7"/><circle cx="60" cy="50" r="34" fill="none" stroke="${INK}" stroke-width="1.6"/><circle cx="60" cy="50" r="20" fill="none" stroke="${GOLD}" stroke-width="5"/>` + at(60, 52, 0.55, fist()),
  'luce-dorata': () => CENTRE + at(60, 52, 0.42, fist()),
  'lama-di-luce': () => at(60, 54, 1.25, cut('M-5 34-7-26 0-42 7-26 5 34z') + line('M-14 26h28M0 26v14', INK, 5), 24) + line('M22 26 96 74M18 40l60 40', PAPER, 2),
  'lupo-del-cielo': () => solid('M24 84C22 56 30 40 42 34L38 12l16 14q6-2 12 0L82 12l-4 22c12 6 20 22 18 50q-18 10-36 10T24 84z') + line('M44 50l10 5M76 50l-10 5', PAPER, 3) + solid('M52 70q8-6 16 0l-8 8z', PAPER) + line('M52 84l4-5 4 5 4-5 4 5', PAPER, 2),
  'psico-guerriero': () => solid('M34 92V64q-8-8-8-22C26 20 42 8 60 8s34 12 34 34q0 14-8 22v28z') + line('M60 22c14 0 20 10 20 20s-8 16-18 16-16-6-16-14 6-12 13-12 10 5 10 10-4 8-8 8', PAPER, 3),

  ira: () => flame(solid('M-12-6 -3-1M12-6 3-1M-8 12Q0 4 8 12', INK) + line('M-12-8l9 5M12-8l-9 5M-9 12q9-9 18 0', RED, 3)),
  benevolenza: () => flame(solid('M0 14C-14 4-16-4-13-9S-2-13 0-5C2-13 10-14 13-9S14 4 0 14z', '#7f95a3')),
  ambizione: () => flame(solid('M-14 10V-10l7 7 7-11 7 11 7-7v20z', GOLD)),
  dolore: () => flame(solid('M0-16c6 10 10 14 10 20a10 10 0 0 1-20 0c0-6 4-10 10-20z', '#24406c')),
  orgoglio: () => flame(star(0, 0, 17, GOLD)),
  julia: () => flame([0, 72, 144, 216, 288].map((turn) => `<circle r="6" cy="-8" transform="rotate(${turn})" fill="#d9a9a0" stroke="${INK}" stroke-width="1.2"/>`).join('') + `<circle r="4" fill="${GOLD}"/>`),
  'fedelta-all-imperatore': () => flame(solid('M-5-16h10v8h9v10H5v16H-5V2h-9V-8h9z', RED)),
  'il-coraggio-di-una-donna': () => flame(line('M0-4v20M-7 8H7', INK, 4) + `<circle cy="-9" r="8" fill="none" stroke="${INK}" stroke-width="4"/>`),
  'anche-a-costo-di-morire': () => flame(`<circle cy="-4" r="11" fill="${INK}"/>${solid('M-6 4h12v10H-6z')}<circle cx="-4" cy="-4" r="3" fill="${PAPER}"/><circle cx="4" cy="-4" r="3" fill="${PAPER}"/>`),

  'armi-da-taglio': () => at(44, 52, 1.1, cut('M-5-38q10 6 10 20v34H-5z') + line('M-10 18H10M0 18v14', INK, 5), -18) + at(78, 52, 1.1, cut('M-9-36C8-36 10-10 4 16h-9z') + line('M-9 18H9M0 18v14', INK, 5), 18),
  'bombe-a-mano': () => [[38, 62], [82, 62], [60, 44]].map(([x, y]) => at(x!, y!, 1, `<ellipse ry="19" rx="15" fill="${INK}"/>${line('M-13-4h26M-13 6h26M0-19v38', '#6b5a45', 1.8)}${solid('M-6-26h12v9H-6z')}${line('M6-24q12 2 8 16', INK, 3)}`)).join(''),
  'carro-armato': () => solid('M30 44h44l10 16h24l4 8v6H12v-8z') + solid('M44 28h28l6 16H38z') + line('M76 36l40-8', INK, 6) + cut('M14 74h92q8 10-6 18H20q-14-8-6-18z', '#b39b73') + [26, 44, 62, 80, 94].map((x) => `<circle cx="${x}" cy="83" r="5.5" fill="${INK}"/>`).join(''),
  balestre: () => at(60, 52, 1.2, line('M0-34V36', INK, 6) + line('M-36-4Q-26-26 0-26T36-4', INK, 5) + line('M-36-4 0 12 36-4', PAPER, 1.8) + cut('M-2-40h4V12h-4z'), 30),
  motociclette: () => line('M14 74a16 16 0 1 0 32 0 16 16 0 1 0-32 0M76 74a16 16 0 1 0 32 0 16 16 0 1 0-32 0', INK, 7) + solid('M30 74 44 46h26l8-10h12v8h-6l8 30h-6L80 54 66 74z') + line('M86 36l-12-8M46 44H28', INK, 5),
  armature: () => cut('M36 16 48 10q12 10 24 0l12 6 16 18-12 14-6-6v48H38V42l-6 6-12-14z', '#b39b73') + line('M60 20v68M44 48h32M44 64h32', INK, 2),
  mura: () => solid('M8 92V40h12V28h16v12h12V28h24v12h12V28h16v12h12v52z') + line('M8 58h104M8 74h104M30 40v18M60 40v18M90 40v18M20 58v16M46 58v16M74 58v16M100 58v16', '#b39b73', 2),
  'pozzo-d-acqua': () => cut('M32 58h56v32q-28 8-56 0z', '#b39b73') + line('M36 58V22M84 58V22', INK, 4) + solid('M26 26 60 6l34 20z') + line('M60 22v26', INK, 2) + cut('M52 46h16l-3 14H55z', '#7f95a3') + line('M34 74h52', INK, 2),
  'drago-fiammante': ({ sun }) => solid('M6 66h34l10-8h16v-8h10v30H66l-4-6H40L30 84H18z') + solid('M78 54c8-10 14-12 14-28 12 10 22 22 22 36 0 14-12 22-24 20-8-2-12-6-12-10z', sun) + solid('M86 66c4-4 8-6 8-14 8 6 10 12 8 18s-10 8-14 4z', PAPER),

  'successore-di-hokuto': () => scroll('') + `<g transform="translate(12 10) scale(.8)">${DIPPER.replaceAll(PAPER, INK)}</g>`,
  'successore-di-nanto': () => scroll('') + `<g transform="translate(30 26) scale(.5)">${SOUTH.replaceAll(PAPER, INK)}</g>`,
  'successore-di-cento': () => scroll('') + `<g transform="translate(24 20) scale(.6)">${CENTRE.replaceAll(PAPER, INK)}</g>`,
  nomadi: () => walker(30, 44, 0.5) + walker(58, 38, 0.62) + walker(90, 46, 0.5),
  're-nero': () => solid('M14 96C12 70 24 56 36 46 34 30 44 14 62 10l6-8 4 10c16 6 26 18 32 36l-6 10-14-2-10-8c-2 14 8 24 10 48z') + line('M66 28l6 2', PAPER, 3) + line('M46 22C36 34 34 46 22 58M54 16C44 28 42 42 30 56', '#6b5a45', 2.4),
  capobanda: () => solid('M14 100C16 82 30 74 48 70V56c-8-8-10-22-8-30h40c2 8 0 22-8 30v14c18 4 32 12 34 30z') + solid('M48 28C44 12 52 2 60 0c8 2 16 12 12 28z', RED) + line('M48 42l8 3M72 42l-8 3M52 60h16', PAPER, 2.2),
  ostaggi: () => at(34, 44, 0.62, `<circle r="12" fill="${INK}"/>${solid('M-22 76-18 24Q0 10 18 24l4 52z')}${line('M-20 38h40M-21 48h42', PAPER, 4)}`) + at(84, 44, 0.62, `<circle r="12" fill="${INK}"/>${solid('M-22 76-18 24Q0 10 18 24l4 52z')}${line('M-20 38h40M-21 48h42', PAPER, 4)}`) + line('M48 70h22', PAPER, 3),

  liberazione: () => at(40, 56, 0.8, fist(), -12) + at(80, 56, 0.8, fist(), 12) + line('M52 34q8-12 16 0', INK, 4) + star(60, 18, 9, PAPER),
  'attacco-generale': () => [[24, 60], [46, 50], [68, 60], [92, 48]].map(([x, y]) => at(x!, y!, 1, line('M-10 34 12-24', INK, 3) + solid('M8-24l8-14 3 16z'))).join('') + solid('M0 92Q30 70 60 84t60-8v30H0z'),
  'furia-di-hokuto': () => cut('M66 6 34 54h20l-10 40 44-54H66l12-34z'),
  'luce-dell-impero': () => CENTRE,
  imboscata: () => solid('M0 0h120v34Q90 52 60 40T0 52z') + solid('M0 100V74q30-16 60-6t60-8v40z') + line('M30 58h10M48 56h10M74 56h10M92 58h10', PAPER, 4),
  'tempesta-di-sabbia': ({ ground }) => line('M-4 30q30-22 60-4t64-6M-4 48q34-20 64-2t60-6M-4 66q30-16 58-2t66-6M-4 84q34-14 62-2t62-4', PAPER, 6) + walker(62, 44, 0.5, ground),
  'dito-magico': () => at(60, 56, 1.15, finger) + star(60, 20, 12, GOLD),
  'sfida-dei-maestri': () => swords,
  'il-killer-in-azione': () => at(62, 50, 1.2, cut('M-4-40 0-46 4-40V10h-8z') + line('M-12 12h24M0 12v20', INK, 6), 28) + solid('M40 84c4 7 7 9 7 13a7 7 0 0 1-14 0c0-4 3-6 7-13z', RED),
  'discipline-di-nanto': () => scroll('') + `<g transform="translate(30 26) scale(.5)">${SOUTH.replaceAll(PAPER, RED)}</g>`,
  rinforzi: ({ sun }) => [18, 44, 70, 96].map((x, i) => at(x, 62 - (i % 2) * 8, 0.9, `${line('M0 34V-40', INK, 3)}${cut('M0-40h24l-6 8 6 8H0z', i % 2 ? PAPER : sun)}`)).join('') + solid('M0 88q60-14 120 0v20H0z'),
  'il-ritorno': () => solid('M0 40q30-20 60 0t60-4v18q-30 14-60-2T0 58zM0 70q30-14 60 0t60-4v14q-30 12-60 0T0 84z', PAPER) + walker(60, 46, 0.66),
  'cammino-nel-deserto': ({ sun }) => solid('M0 72Q30 52 60 68t60-8v42H0z') + walker(60, 34, 0.5) + [[30, 90], [42, 84], [52, 92]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="1.6" fill="${sun}"/>`).join(''),
  rivolta: ({ sun }) => at(60, 66, 1.05, fist()) + solid('M60 4c6 12 14 16 14 26s-6 14-14 14-14-4-14-14 8-14 14-26z', sun) + line('M60 44v10', INK, 6),
  pace: () => at(60, 48, 1.35, bird('M-6 2C-20-26-30-30-40-28q14 8 18 30zM6-4C16-28 28-30 38-26 24-20 20-10 16 0z')) + line('M84 44q12 2 18 12M92 48q0-8 8-10M96 52q2 8 10 6', '#2c5a46', 2.6),
  'energia-elettrica': () => cut('M60 8c18 0 28 12 28 28 0 14-10 20-12 32H44c-2-12-12-18-12-32C32 20 42 8 60 8z', '#f2dc9a') + solid('M46 72h28v6H46zM48 81h24v6H48zM54 90h12v5H54z') + line('M64 22 50 44h14l-8 18', RED, 4),
  'all-ultimo-respiro': ({ sun }) => solid('M60 2l8 22 20-14-6 22 26-2-18 18 22 12-24 6 10 24-24-12-14 22-14-22-24 12 10-24L8 60l22-12L12 30l26 2-6-22 20 14z', sun) + `<circle cx="60" cy="54" r="20" fill="${INK}"/>` + line('M52 50l6 4M68 50l-6 4M52 64q8-6 16 0', PAPER, 2.4),
  barricate: () => line('M10 92 50 34M34 92 20 36M44 92 84 30M70 92 56 40M80 92l34-56M106 92 92 42', INK, 6) + line('M4 78h112M8 56h104', INK, 5),
};

export const sign = (card: string, pigments: Pigments): string => (SIGNS[card] ?? SIGNS['furia-di-hokuto']!)(pigments);
export const signs = Object.keys(SIGNS);
