// The fighters: busts put together from the parts of the house.
import { CLOUD, GOLD, INDIGO, INK, MIST, MOSS, PAPER, PINE, PLUM, RED, RUST, SKIN, STEEL, STRAW, k as line } from '../../../look/blocks';
import {
  KEY,
  armour,
  brows,
  closedEyes,
  cowl,
  cowlFolds,
  drawBust,
  eyes,
  face,
  fullBeard,
  goatee,
  hachimaki,
  kabuto,
  longHair,
  look,
  moustache,
  mouth,
  nose,
  parting,
  ponytail,
  pulledBack,
  ribbon,
  robe,
  sternBrows,
  stubble,
  type Portrait,
} from '../../../look/bust';
import { FOES } from './foes';

const WARRIOR = kabuto('#2a1d1c', INDIGO, RED);

/** A straw hat that leaves the chin. */
const kasa = (straw: string): string =>
  `<path d="M4 54Q58 6 116 54q-56 18-112 0z" fill="${straw}" ${KEY}/><path d="M60 20 34 60M60 20v44M60 20l26 40M20 46q40-18 80 0" fill="none" ${line(1.3)}/>`;
/** A basket over the whole head. */
const hood = (cloth: string): string =>
  `<path d="M60 12c24 0 33 20 31 50-1 24-10 38-31 40-21-2-30-16-31-40-2-30 7-50 31-50z" fill="${cloth}" ${KEY}/><path d="M39 47q21-8 42 0v18q-21 8-42 0z" fill="${SKIN}" ${KEY}/>` +
  `<path d="M44 53l12 2M64 55l12-2" fill="none" ${line(3)}/><path d="M46 60q5-3 10 0M64 60q5-3 10 0" fill="none" ${line(2)}/><circle cx="51.5" cy="60.5" r="1.8"/><circle cx="68.5" cy="60.5" r="1.8"/>`;
const menpo = `<path d="M42 72q18 6 36 0c-2 12-8 18-18 19-10-1-16-7-18-19z" fill="${RED}" ${KEY}/><path d="M52 80q8 3 16 0" fill="none" stroke="${PAPER}" stroke-width="3"/><path d="M58 66l2 6 2-6" fill="none" ${line(1.4)}/>`;
const sword = (x: number): string => `<path d="M${x} 150 ${x + 24} 30l7 2-18 118z" fill="${INK}" ${line(1.6)}/><path d="M${x + 19} 56l13 4M${x + 16} 70l13 4M${x + 13} 84l13 4" stroke="${STRAW}" stroke-width="3"/>`;
const spear = `<path d="M106 150V6" stroke="#6b4a3a" stroke-width="6"/><path d="M106-14l8 22h-16z" fill="${MIST}" ${line(1.8)}/>`;
const dark = '#5c3b28';

const PORTRAITS: Record<string, Portrait> = {
  master: {
    ground: MIST,
    disc: STRAW,
    bust:
      `<path d="M34 62c-8 0-8 18 0 18zM86 62c8 0 8 18 0 18z" fill="${PAPER}" ${line(1.6)}/>` + robe(STEEL, GOLD) + face + look() +
      `<path d="M44 38c4-10 10-14 16-14s12 4 16 14q-16-8-32 0z" fill="${SKIN}" ${line(1.8)}/><path d="M36 60c-3-12 0-20 6-24l2 16zM84 60c3-12 0-20-6-24l-2 16z" fill="${PAPER}" ${line(1.6)}/><path d="M54 24c0-8 12-8 12 0l-2 4h-8z" fill="${PAPER}" ${line(1.6)}/>` +
      `<path d="M47 76q6-6 13-2 7-4 13 2l-2 16-6 22-5 6-5-6-6-22z" fill="${PAPER}" ${line(1.8)}/><path d="M55 80q5 3 10 0" fill="none" ${line(1.6)}/><path d="M55 92l2 16M65 92l-2 16M60 88v24" ${line(1)}/>`,
  },
  ronin: {
    ground: '#b4a98f',
    disc: RUST,
    bust: robe('#3d3a33', STRAW) + face + sternBrows() + eyes + nose + mouth('#8a3c16') + pulledBack() + stubble + `<path d="M44 66l10 12" stroke="${RED}" stroke-width="2"/>` + kasa(STRAW),
  },
  student: {
    ground: '#cfe0d2',
    disc: CLOUD,
    bust: ponytail + robe(PINE, PAPER) + face + look(brows(2.2)) + pulledBack() + hachimaki(PAPER) + `<circle cx="60" cy="42" r="3.6" fill="${RED}"/>`,
  },
  warrior: {
    ground: STRAW,
    disc: RED,
    bust: WARRIOR.behind + robe(INDIGO, GOLD) + face + look() + WARRIOR.front + `<path d="M60 40C44 38 34 24 34 4c6 16 14 24 26 26 12-2 20-10 26-26 0 20-10 34-26 36z" fill="${GOLD}" ${KEY}/>` + menpo,
  },
  ninja: {
    ground: '#3b4f4a',
    disc: '#8fa6a0',
    bust: sword(84) + robe('#1f2a26', PINE) + hood('#1f2a26') + `<path d="M36 74q24 12 48 0M38 84q22 12 44 0M34 34q26-14 52 0" fill="none" stroke="${STEEL}" stroke-width="1.6"/><path d="M34 38q26-12 52 0v7q-26-11-52 0z" fill="${STEEL}" ${line(1.8)}/><path d="M84 40l24-6-4 10 8 6-26 2z" fill="#1f2a26" ${line(1.4)}/>`,
  },
  assassin: {
    ground: PLUM,
    disc: '#d0a3cf',
    bust:
      longHair + robe('#2a1d1c', PLUM) + face + look(brows(2.2)) + parting +
      `<path d="M41 70q19 8 38 0c0 16-8 25-19 26-11-1-19-10-19-26z" fill="${PLUM}" ${line(1.8)}/><path d="M44 80q16 6 32 0M48 89q12 4 24 0" fill="none" ${line(1.2)}/><path d="M34 12l44 16M40 28 82 8" stroke="${GOLD}" stroke-width="3"/>`,
  },
  ashigaru: {
    ground: MOSS,
    disc: STRAW,
    bust: spear + armour('#4b4138', RED) + face + look(brows(3)) + pulledBack() + `<path d="M8 50Q60-4 112 50q-52 12-104 0z" fill="${INK}" ${KEY}/><path d="M60 14v38M30 40q30-12 60 0" fill="none" stroke="${GOLD}" stroke-width="1.6"/><circle cx="60" cy="34" r="6" fill="${GOLD}" ${line(1.4)}/><path d="M40 56q-2 24 18 34M80 56q2 24-18 34" fill="none" ${line(1.6)}/>`,
  },
  hachiko: {
    ground: '#cfe0d2',
    disc: STRAW,
    bust:
      `<path d="M22 150c0-30 16-44 38-44s38 14 38 44z" fill="#c98a4b" ${KEY}/><path d="M44 150c0-16 6-26 16-26s16 10 16 26z" fill="${PAPER}" ${line(1.6)}/>` +
      `<path d="M30 60 24 16l24 18zM90 60l6-44-24 18z" fill="#a86a35" ${KEY}/><path d="M60 26c26 0 36 18 36 42 0 26-18 44-36 46-18-2-36-20-36-46 0-24 10-42 36-42z" fill="#c98a4b" ${KEY}/>` +
      `<path d="M60 58c14 0 24 12 24 28 0 14-12 26-24 28-12-2-24-14-24-28 0-16 10-28 24-28z" fill="${PAPER}" ${line(1.6)}/><circle cx="44" cy="66" r="4.4" fill="${INK}"/><circle cx="76" cy="66" r="4.4" fill="${INK}"/><path d="M52 82q8-6 16 0l-8 9z" fill="${INK}"/><path d="M60 91v8m0 0q-8 8-14 2m14-2q8 8 14 2" fill="none" ${line(2)}/><path d="M32 112q28 14 56 0v9q-28 14-56 0z" fill="${RED}" ${line(1.8)}/>`,
  },
  monk: {
    ground: '#d9a066',
    disc: '#efd9a0',
    bust:
      robe('#c4772e', PAPER) + face + brows(2.2) + closedEyes + nose + mouth('#9a5a44') +
      `<path d="M39 52C37 30 47 22 60 22s23 8 21 30q-21-14-42 0z" fill="${SKIN}" ${KEY}/><path d="M52 34h.1M60 32h.1M68 34h.1M56 40h.1M64 40h.1" ${line(2.6)}/>` +
      [0, 1, 2, 3, 4, 5, 6].map((bead) => `<circle cx="${30 + bead * 10}" cy="${118 + 14 * Math.sin((bead * Math.PI) / 6)}" r="5" fill="#6b3f2a" ${line(1.4)}/>`).join(''),
  },
  navigator: {
    ground: '#7d93a0',
    disc: CLOUD,
    bust:
      robe('#24508c', GOLD) + `<path d="M30 104q30 16 60 0l4 10q-34 18-68 0z" fill="${PAPER}" ${KEY}/><path d="M36 108l4 8M48 112l3 8M60 113v9M72 112l-3 8M84 108l-4 8" ${line(1.3)}/>` + face + look(brows(3)) + fullBeard('#a4642e') +
      `<path d="M24 44q36-18 72 0l-6 8q-30-12-60 0z" fill="#2a1d1c" ${KEY}/><path d="M36 44C36 18 46 10 60 10s24 8 24 34q-24-10-48 0z" fill="#2a1d1c" ${KEY}/><path d="M36 38q24-10 48 0v6q-24-10-48 0z" fill="${GOLD}" ${line(1.4)}/><path d="M82 30c10-14 24-12 26-2-8-2-16 2-22 10z" fill="${RED}" ${line(1.6)}/>`,
  },
  'onna-bugeisha': {
    ground: '#e3b9a4',
    disc: RED,
    bust: longHair + spear + armour(PLUM, PAPER) + face + look(brows(2.4)) + parting + hachimaki(RED) + `<path d="M40 88q-6 22 2 40" fill="none" ${line(5)}/>`,
  },
  yojimbo: {
    ground: '#c2a878',
    disc: '#7d93a0',
    bust: sword(86) + robe('#2a2f38', '#6d6a55') + face + sternBrows(INK, 3.6) + eyes + nose + mouth('#8a3c16') + pulledBack() + `<path d="M52 24c-4-12 2-20 12-20 8 2 10 10 4 20z" fill="${INK}"/>` + stubble + goatee + `<path d="M66 80l14 6" stroke="#b08a4a" stroke-width="2.4"/>`,
  },
  wakou: {
    ground: '#5f8d8a',
    disc: STRAW,
    bust:
      robe(RUST, '#d8b97a') + face + `<path d="M44 52l12-2M64 50l12 2" fill="none" ${line(3.4)}/>` + eyes + nose + fullBeard(INK) + `<path d="M45 68q5 3 8 0M67 68q5 3 8 0" fill="none" stroke="${RED}" stroke-width="2.4"/>` +
      `<path d="M37 48C33 24 46 14 60 14s27 10 23 34q-23-14-46 0z" fill="${RED}" ${KEY}/><path d="M84 42l20 2-6 8 8 8-22-6z" fill="${RED}" ${line(1.6)}/><path d="M48 28h.1M60 24h.1M72 28h.1M54 38h.1M66 38h.1" stroke="${PAPER}" stroke-width="4"/><circle cx="38" cy="72" r="4" fill="none" stroke="${GOLD}" stroke-width="2.4"/>`,
  },
  yasuke: {
    ground: '#d9c69b',
    disc: GOLD,
    bust: (armour('#2a1d1c', GOLD) + face + brows(3) + eyes + nose + mouth('#7a3a2a') + goatee).replaceAll(SKIN, dark) + `<path d="M40 46C38 28 48 20 60 20s22 8 20 26q-8-10-20-10t-20 10z" fill="${INK}" ${KEY}/><path d="M56 21c-2-8 4-12 8-10 4 2 4 8 0 12z" fill="${INK}"/>`,
  },
  kojiro: {
    ground: '#c9b2cf',
    disc: CLOUD,
    bust: sword(92) + `<path d="M62 10c30-8 44 18 38 44-4 20 4 40 12 56-16 0-28-14-28-34 0-24-2-40-22-50z" fill="${INK}"/>` + robe('#8c4f6a', PAPER) + face + look(brows(2.2)) + pulledBack() + `<path d="M58 26q-14 10-16 30M60 26q4 10 2 16" fill="none" ${line(3)}/>` + ribbon(GOLD),
  },
  musashi: {
    ground: '#d6c08f',
    disc: RED,
    bust:
      `<path d="M50 18C44 4 56-6 66 0c12-6 22 6 14 18z" fill="${INK}"/>` + robe('#4b4138', '#2a1d1c') + face + sternBrows() + eyes + nose + mouth('#8a3c16') +
      `<path d="M34 72c-4-34 6-52 26-52s30 18 26 52l-7-8 2-12-8 6 1-12-8 5-6-10-6 10-8-5 1 12-8-6 2 12z" fill="${INK}"/>` + stubble + moustache() + `<path d="M56 18h12l-1 5H57z" fill="${RED}" ${line(1.4)}/>`,
  },
  sensei: {
    ground: '#9fb0a8',
    disc: '#efe0bb',
    bust: robe('#3d3a33', PAPER) + cowl(PAPER) + brows(2.4) + closedEyes + nose + mouth() + cowlFolds,
  },
};

const STRANGER = kabuto('#2a2f38', '#4a5560', STEEL);

/** Whoever has no bust of his own: somebody in dark armour behind a mask. */
const stranger: Portrait = {
  ground: '#8b8f8c',
  disc: '#c9cdc6',
  bust: STRANGER.behind + armour('#2a2f38', RUST) + face + sternBrows() + eyes + nose + STRANGER.front + menpo.replaceAll(RED, '#3a3f48'),
};

export const portrait = (character: string): string => drawBust(PORTRAITS[character] ?? FOES[character] ?? stranger);

export const drawn = Object.keys(PORTRAITS);
