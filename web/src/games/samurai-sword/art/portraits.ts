// Portraits: three-quarter busts in one outline weight on one disc. Each is put together from the same parts, so that
// twenty-five people look as if one hand had cut their blocks.

import { CLOUD, GOLD, INDIGO, INK, MOSS, PAPER, PINE, PLUM, RED, RUST, SKIN, STEEL, STRAW, blossom, k as line } from './blocks';

const SLATE = '#4a5560';
const GREY = '#b8bdb8';
const KEY = line(2.2);

const neck = `<path d="M50 80v18q10 8 20 0V80z" fill="${SKIN}" ${KEY}/>`;
const face = `<path d="M40 54C40 36 49 29 60 29s20 7 20 25c0 18-8 33-20 35-12-2-20-17-20-35z" fill="${SKIN}" ${KEY}/>`;
const nose = `<path d="M60.5 59l-3 12q2 1.8 5 .6" fill="none" ${line(1.6)}/>`;
const eyes =
  `<path d="M46 59.5q5-3.5 10 .5M64 60q5-4 10-.5" fill="none" ${line(2)}/>` +
  `<circle cx="51.5" cy="60" r="1.7" fill="${INK}"/><circle cx="68.5" cy="60" r="1.7" fill="${INK}"/>`;
const closedEyes = `<path d="M46 60q5 3.5 10 0M64 60q5 3.5 10 0" fill="none" ${line(2)}/>`;
const mouth = (lips: string = RED) => `<path d="M55.5 78q4.5-2 9 0-4.5 3.2-9 0z" fill="${lips}" ${line(1)}/>`;
const brows = (width = 2.6) => `<path d="M45 53q6-4 11-.5M64 52.5q5-3.5 11 .5" fill="none" ${line(width)}/>`;
const sternBrows = (colour = INK, width = 4) =>
  `<path d="M44 50l12 4M76 50l-12 4" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const look = (forehead: string = brows(), lips?: string) => forehead + eyes + nose + mouth(lips);

const robe = (cloth: string, collar: string) =>
  neck +
  `<path d="M-6 146C-2 112 18 102 45 95l15 30 15-30c27 7 47 17 51 51z" fill="${cloth}" ${KEY}/>` +
  `<path d="M45 95l-6 3 19 46h4l19-46-6-3-15 30z" fill="${collar}" ${KEY}/>` +
  `<path d="M48 93l12 26 12-26" fill="none" stroke="${PAPER}" stroke-width="4"/>` +
  `<path d="M45.5 94.5 60 125l14.5-30.5" fill="none" ${line(1.6)}/>`;

/** A lord's wide shoulders, a crest on each. */
const kataginu = (cloth: string, collar: string, crests = CLOUD) =>
  neck +
  `<path d="M-10 108 44 95l16 30 16-30 54 13v40H-10z" fill="${cloth}" ${KEY}/>` +
  `<path d="M-10 108l40 4-6 36M130 108l-40 4 6 36" fill="none" ${line(1.8)}/>` +
  `<path d="M44 95l-5 3 19 48h4l19-48-5-3-16 30z" fill="${collar}" ${KEY}/>` +
  `<path d="M48 93l12 26 12-26" fill="none" stroke="${PAPER}" stroke-width="4"/>` +
  `<circle cx="14" cy="126" r="7" fill="none" stroke="${crests}" stroke-width="2"/><circle cx="106" cy="126" r="7" fill="none" stroke="${crests}" stroke-width="2"/>`;

/** Laced plates: rows on the shoulders and the breast. */
const armour = (plate: string, lace: string) =>
  neck +
  `<path d="M10 146 34 100q26-10 52 0l24 46z" fill="${plate}" ${KEY}/>` +
  `<path d="M-14 150 0 108q14-12 30-8l-8 50zM134 150l-14-42q-14-12-30-8l8 50z" fill="${plate}" ${KEY}/>` +
  `<path d="M-6 118q14-8 30-4M-9 130q14-7 29-3M126 118q-14-8-30-4M129 130q-14-7-29-3M34 112q26 8 52 0M32 124q28 8 56 0M30 137q30 8 60 0" fill="none" stroke="${lace}" stroke-width="3.4"/>` +
  `<path d="M46 94q14 14 28 0l4 7q-18 15-36 0z" fill="${lace}" ${line(1.8)}/>`;

/** A helmet: bowl, brow band and neck guard; the crest is drawn by its bearer. */
const kabuto = (bowl: string, guard: string, band: string) => ({
  behind:
    `<path d="M60 14C84 14 92 32 92 54l20 26-22 2 2 20H28l2-20-22-2 20-26C28 32 36 14 60 14z" fill="${guard}" ${KEY}/>` +
    `<path d="M26 62l-12 16M94 62l12 16M22 72l10 4M98 72l-10 4" ${line(1.5)}/>`,
  front:
    `<path d="M36 54C34 30 44 18 60 18s26 12 24 36q-24-12-48 0z" fill="${bowl}" ${KEY}/>` +
    `<path d="M60 18v28M48 21q-5 12-5 27M72 21q5 12 5 27" fill="none" stroke="${CLOUD}" stroke-width="1" opacity=".6"/>` +
    `<path d="M36 54q24-12 48 0l5 8q-29-14-58 0z" fill="${band}" ${KEY}/>`,
});

const moustache = (colour = INK) =>
  `<path d="M50 75q5-4 10-1 5-3 10 1-5 0-10 1-5-1-10-1z" fill="${colour}" ${line(1)}/>`;
const goatee = `<path d="M58 83h4l-2 7z" fill="${INK}"/>`;
const fullBeard = (colour: string) =>
  `<path d="M41 66c4 6 8 7 12 7q7-4 14 0c4 0 8-1 12-7 1 16-7 30-19 31-12-1-20-15-19-31z" fill="${colour}" ${line(1.8)}/><path d="M54 80q6-2.5 12 0-6 4-12 0z" fill="${RED}" ${line(1)}/>`;
const longBeard = (colour: string) =>
  `<path d="M43 70q6 4 9 3 8-4 16 0 3 1 9-3c1 18-5 40-17 56-12-16-18-38-17-56z" fill="${colour}" ${line(1.8)}/><path d="M55 79q5-2 10 0-5 3-10 0z" fill="${RED}" ${line(1)}/><path d="M52 88q2 14 7 26M68 88q-2 14-7 26" fill="none" ${line(1.2)}/>`;
const stubble = `<path d="M46 76l1 3M50 81l1 3M74 76l-1 3M70 81l-1 3M56 84v3M64 84v3" ${line(1.3)}/>`;
const shavenPate = (hair: string) =>
  `<path d="M38 62c-3-16-2-26 6-32 2 8 0 14-2 20zM82 62c3-16 2-26-6-32-2 8 0 14 2 20z" fill="${hair}" ${line(1.4)}/>` +
  `<path d="M44 38c4-8 10-11 16-11s12 3 16 11q-16-7-32 0z" fill="${GREY}" ${line(1.6)}/>` +
  `<path d="M52 27c-2-8 2-15 10-16 8 0 10 5 9 10l-6 8z" fill="${hair}" ${line(1.4)}/>`;
const eboshi = (cloth: string) =>
  `<path d="M38 44c-4-24 2-44 20-46 18 0 30 14 24 46q-22-12-44 0z" fill="${cloth}" ${KEY}/><path d="M46 6q16 6 30 28M38 44q22-12 44 0" fill="none" stroke="${STEEL}" stroke-width="1.4"/>`;
const fringe = `<path d="M38 66V44c4-14 12-20 22-20s18 6 22 20v22h-6V50H44v16z" fill="${INK}"/>`;
const parting = `<path d="M38 60c-2-24 8-36 22-36s25 11 22 36c-3-12-9-20-22-22-13 2-19 10-22 22z" fill="${INK}"/>`;
const longHair = `<path d="M33 56C30 24 46 12 62 12c22 0 31 18 29 46-1 26 6 44 16 62l-30 6-40-2c-10 2-16-2-20-6 12-18 18-36 16-62z" fill="${INK}"/>`;
const ponytail = `<path d="M66 16c24-14 42 4 34 34-2-14-10-22-26-24z" fill="${INK}"/>`;
const pulledBack = (hair = INK) =>
  `<path d="M37 68c-4-30 6-46 23-46s27 16 23 46l-5-4c1-14-4-24-18-26-14 2-19 12-18 26z" fill="${hair}"/>`;
const ribbon = (colour: string) => `<path d="M66 18l8-4 4 8-8 4z" fill="${colour}" ${line(1.4)}/>`;
const hachimaki = (cloth: string) =>
  `<path d="M37 45q23-14 46 0v6q-23-13-46 0z" fill="${cloth}" ${line(1.6)}/><path d="M84 48l14 8-3 5-12-8z" fill="${cloth}" ${line(1.6)}/>`;
const cowl = (cloth: string) =>
  `<path d="M60 6c28 0 37 26 35 60 1 24 6 40 16 58H9c10-18 15-34 16-58C23 32 32 6 60 6z" fill="${cloth}" ${KEY}/>` +
  `<path d="M41 52c0-15 8-20 19-20s19 5 19 20c0 20-8 34-19 35-11-1-19-15-19-35z" fill="${SKIN}" ${KEY}/>`;
const cowlFolds = `<path d="M45 74q2 10 15 12 13-2 15-12M30 70q6 22-4 48M90 70q-6 22 4 48M60 6q-6 10-22 22M60 6q10 8 24 24" fill="none" ${line(1.5)}/>`;

const MASAMUNE = kabuto(INK, INDIGO, STEEL);
const SHINGEN = kabuto(RED, PAPER, GOLD);
const YOSHIHIRO = kabuto(STEEL, INDIGO, INK);
const YUKIMURA = kabuto(RED, RED, INK);

type Portrait = { ground: string; disc: string; bust: string };

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

/** The inner SVG of a portrait in a 120 x 140 field. */
export function portrait(character: string): string {
  const one = PORTRAITS[character];
  if (!one) return `<rect width="120" height="140" fill="${STEEL}"/>`;
  return (
    `<rect width="120" height="140" fill="${one.ground}"/><circle cx="74" cy="50" r="46" fill="${one.disc}"/>` +
    `<g transform="rotate(-4 60 90) translate(0 4)" stroke-linejoin="round" stroke-linecap="round">${one.bust}</g>`
  );
}

export const drawn = Object.keys(PORTRAITS);
