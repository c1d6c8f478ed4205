// Portraits: three-quarter busts in one outline weight on one disc. Each is put together from the same parts, so that
// twenty-five people look as if one hand had cut their blocks.

import { CLOUD, GOLD, INDIGO, INK, MOSS, PAPER, PINE, PLUM, RED, RUST, SKIN, STEEL, STRAW, blossom, k as line } from '../../../look/blocks';
import {
  SLATE,
  KEY,
  face,
  nose,
  eyes,
  closedEyes,
  mouth,
  brows,
  sternBrows,
  look,
  robe,
  kataginu,
  armour,
  kabuto,
  moustache,
  goatee,
  fullBeard,
  longBeard,
  stubble,
  shavenPate,
  eboshi,
  fringe,
  parting,
  longHair,
  ponytail,
  pulledBack,
  ribbon,
  hachimaki,
  cowl,
  cowlFolds,
  drawBust,
  type Portrait,
} from '../../../look/bust';

const MASAMUNE = kabuto(INK, INDIGO, STEEL);
const SHINGEN = kabuto(RED, PAPER, GOLD);
const YOSHIHIRO = kabuto(STEEL, INDIGO, INK);
const YUKIMURA = kabuto(RED, RED, INK);

const PORTRAITS: Record<string, Portrait> = {
  benkei: {
    ground: MOSS,
    disc: STRAW,
    bust: robe('#2a1d1c', GOLD) + cowl(PAPER) + `<path d="M45 54q6-4 11-.5M64 53.5q5-3.5 11 .5" fill="none" ${line(4.2)}/>` + eyes + nose + mouth() + cowlFolds + stubble,
  },
  chiyome: {
    ground: '#e3b9a4',
    disc: CLOUD,
    bust:
      `<path d="M34 56C30 26 44 14 60 14s30 12 26 42l4 52H30z" fill="${INK}"/><circle cx="60" cy="14" r="11" fill="${INK}"/><path d="M38 6l48 14M40 22 84 4" stroke="${GOLD}" stroke-width="3.2"/>` +
      robe(RED, INK) + face + look() + fringe,
  },
  ginchiyo: {
    ground: '#8fa6a0',
    disc: '#efd9a0',
    bust:
      `<path d="M58 12c-2-16 22-20 32-4 12 18 8 50 22 68-18 4-26-8-28-24-2-18-6-30-26-40z" fill="${INK}"/>` +
      armour(PINE, GOLD) + face + look() + parting + ribbon(RED) + `<path d="M40 50q20-12 40 0" fill="none" stroke="${RED}" stroke-width="4"/>`,
  },
  goemon: {
    ground: RUST,
    disc: '#e0a05c',
    bust:
      `<path d="M60 0l10 12 14-10 2 16 18-4-8 16 16 4-14 12 12 12-16 4 4 20-14-4-48 0-14 4 4-20-16-4 12-12-14-12 16-4-8-16 18 4 2-16 14 10z" fill="${INK}"/>` +
      robe(PINE, STRAW) + face + sternBrows(INK, 5) + eyes + nose + mouth() +
      `<path d="M42 60q2 8 8 10M78 60q-2 8-8 10M52 34q-2 8 2 14M68 34q2 8-2 14" fill="none" stroke="${RED}" stroke-width="2.6"/>` +
      `<path d="M38 56c0-18 8-30 22-30s22 12 22 30q-6-14-12-18l-4 8-6-9-6 9-4-8q-6 4-12 18z" fill="${INK}"/>` + stubble,
  },
  hanzo: {
    ground: '#b9c7cf',
    disc: CLOUD,
    bust:
      robe(INDIGO, STEEL) +
      `<path d="M60 12c24 0 33 20 31 50-1 24-10 38-31 40-21-2-30-16-31-40-2-30 7-50 31-50z" fill="${INK}"/><path d="M39 47q21-8 42 0v18q-21 8-42 0z" fill="${SKIN}" ${KEY}/>` +
      `<path d="M44 53l12 2M64 55l12-2" fill="none" ${line(3)}/><path d="M46 60q5-3 10 0M64 60q5-3 10 0" fill="none" ${line(2)}/><circle cx="51.5" cy="60.5" r="1.8"/><circle cx="68.5" cy="60.5" r="1.8"/>` +
      `<path d="M36 74q24 12 48 0M38 84q22 12 44 0M34 34q26-14 52 0" fill="none" stroke="${STEEL}" stroke-width="1.6"/><path d="M86 40l22-8-4 10 8 6-24 4z" fill="${INK}"/>`,
  },
  hideyoshi: {
    ground: PLUM,
    disc: STRAW,
    bust: kataginu(GOLD, RED, INK) + face + look() + moustache() + goatee + eboshi(INK) + `<path d="M42 62q-2 6 2 10M78 62q2 6-2 10" fill="none" ${line(1.3)}/>`,
  },
  ieyasu: {
    ground: '#a9bfa6',
    disc: CLOUD,
    bust:
      kataginu('#2a1d1c', PAPER) + `<path d="M38 54C38 36 48 29 60 29s22 7 22 25c0 22-8 34-22 36-14-2-22-14-22-36z" fill="${SKIN}" ${KEY}/>` + look(brows(3.4)) + moustache() + goatee +
      `<path d="M36 46c0-12 8-20 24-20s24 8 24 20q-24-10-48 0z" fill="${INK}" ${KEY}/><path d="M48 30V8q12-6 24 0v22z" fill="${INK}" ${KEY}/><path d="M72 16q24-6 34 14-18-8-34-6z" fill="${INK}"/><path d="M44 86q16 8 32 0" fill="none" ${line(1.4)}/>`,
  },
  kojiro: {
    ground: '#c9b2cf',
    disc: CLOUD,
    bust:
      `<path d="M92 150 116 40l8 2-18 110z" fill="${INK}" ${line(1.6)}/><path d="M110 62l14 4M107 76l14 4M104 90l14 4" stroke="${STRAW}" stroke-width="3"/>` +
      `<path d="M62 10c30-8 44 18 38 44-4 20 4 40 12 56-16 0-28-14-28-34 0-24-2-40-22-50z" fill="${INK}"/>` +
      robe(PLUM, PAPER) + face + look(brows(2.2)) + pulledBack() + `<path d="M58 26q-14 10-16 30M60 26q4 10 2 16" fill="none" ${line(3)}/>` + ribbon(GOLD),
  },
  musashi: {
    ground: '#d6c08f',
    disc: RED,
    bust:
      `<path d="M50 18C44 4 56-6 66 0c12-6 22 6 14 18z" fill="${INK}"/>` +
      robe('#4b4138', '#2a1d1c') + face + sternBrows() + eyes + nose + mouth('#8a3c16') +
      `<path d="M34 72c-4-34 6-52 26-52s30 18 26 52l-7-8 2-12-8 6 1-12-8 5-6-10-6 10-8-5 1 12-8-6 2 12z" fill="${INK}"/>` + stubble + moustache() + `<path d="M56 18h12l-1 5H57z" fill="${RED}" ${line(1.4)}/>`,
  },
  nobunaga: {
    ground: STRAW,
    disc: RED,
    bust: kataginu(PLUM, GOLD) + face + look() + shavenPate(INK) + moustache() + goatee,
  },
  tomoe: {
    ground: INDIGO,
    disc: RED,
    bust: longHair + robe(PAPER, RED) + face + look() + parting + hachimaki(PAPER) + `<circle cx="60" cy="40.5" r="4" fill="${RED}" ${line(1.2)}/>`,
  },
  ushiwaka: {
    ground: '#cbd6d2',
    disc: CLOUD,
    bust: ponytail + robe(PINE, PAPER) + face + look() + pulledBack() + ribbon(RED),
  },
  bokuden: {
    ground: '#9fb0a8',
    disc: '#efe0bb',
    bust:
      robe(SLATE, PAPER) + face + sternBrows('#e9e4d6', 5) + `<path d="M44 50l12 4M76 50l-12 4" fill="none" ${line(1)}/>` + eyes + nose + longBeard('#f3efe4') + shavenPate('#e9e4d6') + `<path d="M50 43h20M52 46h16" fill="none" ${line(1.1)}/>`,
  },
  'lady-chacha': {
    ground: '#e8c9b8',
    disc: GOLD,
    bust:
      `<path d="M34 56C30 22 44 10 60 10s32 12 28 46l10 86H22z" fill="${INK}"/>` +
      robe(PLUM, '#e3a48c') + `<path d="M-2 128q20-24 44-28M122 128q-20-24-44-28" fill="none" stroke="${STRAW}" stroke-width="4"/>` + face + look(brows(2)) + fringe + blossom(82, 32, 1.2, '#f3cfc4') + `<path d="M88 38l4 16M84 40l0 14" stroke="${GOLD}" stroke-width="2"/>` + `<path d="M42 22q18-12 36 0" fill="none" stroke="${GOLD}" stroke-width="3"/>`,
  },
  gracia: {
    ground: '#7d93b4',
    disc: CLOUD,
    bust:
      robe(INDIGO, PAPER) + face + look(brows(2.2)) + parting +
      `<path d="M60 8c28 0 36 26 34 54 2 26 8 44 16 60H86c-8-22-2-50-4-70-4-14-12-20-22-20s-18 6-22 20c-2 20 4 48-4 70H10c8-16 14-34 16-60C24 34 32 8 60 8z" fill="${PAPER}" ${KEY}/><path d="M60 8q-4 10-20 20M60 8q8 8 22 22" fill="none" ${line(1.4)}/>` +
      `<path d="M60 118v18M53 124h14" stroke="${GOLD}" stroke-width="4"/>`,
  },
  kanbei: {
    ground: '#b4a98f',
    disc: '#7d93a0',
    bust:
      kataginu('#3a4a52', STRAW) + face + look(brows(3)) + goatee + moustache() +
      `<path d="M37 46C32 22 44 8 62 8c20 0 28 18 21 38q-22-12-46 0z" fill="#6b3f2a" ${KEY}/><path d="M38 44q22-12 44 0l2 6q-24-12-48 0z" fill="#54301f" ${line(1.6)}/>` + `<path d="M43 66q3 3 6 3M77 66q-3 3-6 3" fill="none" ${line(1.2)}/>`,
  },
  kenshin: {
    ground: '#4f6f93',
    disc: CLOUD,
    bust:
      robe(INDIGO, GOLD) + cowl(PAPER) + sternBrows(INK, 3.4) + eyes + nose + mouth() + moustache() + cowlFolds +
      `<path d="M38 40q22-14 44 0v7q-22-13-44 0z" fill="${STEEL}" ${line(1.8)}/><path d="M60 40C46 36 42 22 48 8c2 12 6 18 12 20 6-2 10-8 12-20 6 14 2 28-12 32z" fill="${GOLD}" ${line(1.8)}/>`,
  },
  masamune: {
    ground: '#3b4f4a',
    disc: STRAW,
    bust:
      MASAMUNE.behind + armour(INK, STEEL) + face + `<path d="M64 52.5q5-3.5 11 .5" fill="none" ${line(3)}/><path d="M64 60q5-4 10-.5" fill="none" ${line(2)}/><circle cx="68.5" cy="60" r="1.7"/>` + nose + mouth() +
      `<path d="M40 44l40 14" ${line(2.4)}/><path d="M44 54q8-6 13 1 1 9-6 10-8-1-7-11z" fill="${INK}"/>` + MASAMUNE.front + `<path d="M62 34C40 36 18 24 8-4c18 22 36 28 54 26C84 20 104 8 118-14c-6 30-30 46-56 48z" fill="${GOLD}" ${KEY}/>`,
  },
  motonari: {
    ground: '#c2a878',
    disc: PINE,
    bust:
      kataginu(PINE, CLOUD) + face + `<path d="M45 53q6-4 11-.5M64 52.5q5-3.5 11 .5" fill="none" stroke="#cfc8b8" stroke-width="3.6"/>` + eyes + nose + mouth() + shavenPate('#cfc8b8') + moustache('#e9e4d6') + `<path d="M54 84h12q0 14-6 22-6-8-6-22z" fill="#e9e4d6" ${line(1.5)}/><path d="M50 42h20M43 64q2 5 5 6M77 64q-2 5-5 6" fill="none" ${line(1.1)}/>`,
  },
  okuni: {
    ground: '#d98f78',
    disc: '#f3e0b0',
    bust:
      `<path d="M30 44C22 18 42 2 60 4c20-2 38 14 30 40l2 16H28z" fill="${INK}"/><circle cx="34" cy="30" r="10" fill="${INK}"/><circle cx="88" cy="28" r="10" fill="${INK}"/>` +
      robe(RED, GOLD) + face + look(brows(2)) + parting + blossom(40, 20, 1.3, '#f3cfc4') + blossom(54, 12, 0.9, PAPER) + `<path d="M82 14l22-8M84 20l24 2" stroke="${GOLD}" stroke-width="3"/>` +
      `<path d="M84 146 70 104c20-10 40-4 50 8z" fill="${PAPER}" ${KEY}/><path d="M84 146l-6-42M84 146l10-44M84 146l24-36" ${line(1.2)}/><path d="M73 112c16-8 32-4 42 6" fill="none" stroke="${RED}" stroke-width="4"/>`,
  },
  rikyu: {
    ground: '#8a8467',
    disc: '#d7c79c',
    bust:
      robe('#3d3a33', '#6d6a55') + face + brows(2.2) + closedEyes + nose + mouth('#9a5a44') +
      `<path d="M38 44C34 28 42 16 60 16s26 12 22 28q-22-10-44 0z" fill="#2f2a26" ${KEY}/><path d="M38 44q22-10 44 0M44 26q16-6 32 0" fill="none" stroke="${STEEL}" stroke-width="1.4"/><path d="M43 66q2 6 5 7M77 66q-2 6-5 7M54 84q6 3 12 0" fill="none" ${line(1.2)}/>`,
  },
  shima: {
    ground: '#5a6670',
    disc: RED,
    bust: armour('#3a2a24', RED) + face + sternBrows() + eyes + nose + fullBeard(INK) + pulledBack() + `<path d="M52 24c-4-12 2-20 12-20 8 2 10 10 4 20z" fill="${INK}"/>` + hachimaki(RED),
  },
  shingen: {
    ground: '#d9c69b',
    disc: INDIGO,
    bust:
      SHINGEN.behind + `<path d="M30 50C22 80 20 104 8 124M26 60q-4 30-2 56M90 50c8 30 10 54 22 74M94 60q4 30 2 56" fill="none" ${line(1.4)}/>` +
      armour(RED, GOLD) + face + sternBrows(INK, 4.4) + eyes + nose + fullBeard('#3a2a24') + SHINGEN.front + `<path d="M52 42C34 36 22 18 30-4c4 20 14 30 26 32zM68 42c18-6 30-24 22-46-4 20-14 30-26 32z" fill="${GOLD}" ${KEY}/><circle cx="60" cy="38" r="7" fill="${RED}" ${line(1.8)}/>`,
  },
  yoshihiro: {
    ground: '#7f9a5c',
    disc: '#efd9a0',
    bust:
      YOSHIHIRO.behind + armour(INDIGO, PAPER) + `<path d="M38 54C38 36 48 29 60 29s22 7 22 25c0 22-8 34-22 36-14-2-22-14-22-36z" fill="${SKIN}" ${KEY}/>` + sternBrows('#8f8a80', 4.4) + eyes + nose + mouth() + moustache('#b9b3a6') +
      `<path d="M44 74q2 14 16 18 14-4 16-18-4 10-16 11-12-1-16-11z" fill="#b9b3a6" ${line(1.5)}/>` + YOSHIHIRO.front + `<path d="M60 36 40 8q20-14 40 0z" fill="${GOLD}" ${KEY}/><path d="M60 36 50 4M60 36V1M60 36 70 4" fill="none" ${line(1.2)}/>`,
  },
  yukimura: {
    ground: '#efd9a0',
    disc: CLOUD,
    bust:
      YUKIMURA.behind + armour(RED, GOLD) + face + look(brows(3)) + YUKIMURA.front +
      `<path d="M44 36C28 32 18 18 18-4M30 24 12 22M24 12 10 4M76 36c16-4 26-18 26-40M90 24l18-2M96 12l14-8" fill="none" stroke="${INK}" stroke-width="8"/><path d="M44 36C28 32 18 18 18-4M30 24 12 22M24 12 10 4M76 36c16-4 26-18 26-40M90 24l18-2M96 12l14-8" fill="none" stroke="${STRAW}" stroke-width="4.4"/><circle cx="60" cy="38" r="6" fill="${GOLD}" ${line(1.6)}/>`,
  },
};

export const portrait = (character: string): string => drawBust(PORTRAITS[character]);

export const drawn = Object.keys(PORTRAITS);
