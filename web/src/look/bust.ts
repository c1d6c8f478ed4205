// The parts busts are put together from: one outline weight, one way to draw a face, so that all look cut by one hand.

import { CLOUD, INK, PAPER, RED, SKIN, STEEL, k as line } from './blocks';

export const SLATE = '#4a5560';
export const GREY = '#b8bdb8';
export const KEY = line(2.2);

export const neck = `<path d="M50 80v18q10 8 20 0V80z" fill="${SKIN}" ${KEY}/>`;
export const face = `<path d="M40 54C40 36 49 29 60 29s20 7 20 25c0 18-8 33-20 35-12-2-20-17-20-35z" fill="${SKIN}" ${KEY}/>`;
export const nose = `<path d="M60.5 59l-3 12q2 1.8 5 .6" fill="none" ${line(1.6)}/>`;
export const eyes =
  `<path d="M46 59.5q5-3.5 10 .5M64 60q5-4 10-.5" fill="none" ${line(2)}/>` +
  `<circle cx="51.5" cy="60" r="1.7" fill="${INK}"/><circle cx="68.5" cy="60" r="1.7" fill="${INK}"/>`;
export const closedEyes = `<path d="M46 60q5 3.5 10 0M64 60q5 3.5 10 0" fill="none" ${line(2)}/>`;
export const mouth = (lips: string = RED) => `<path d="M55.5 78q4.5-2 9 0-4.5 3.2-9 0z" fill="${lips}" ${line(1)}/>`;
export const brows = (width = 2.6) => `<path d="M45 53q6-4 11-.5M64 52.5q5-3.5 11 .5" fill="none" ${line(width)}/>`;
export const sternBrows = (colour = INK, width = 4) =>
  `<path d="M44 50l12 4M76 50l-12 4" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const look = (forehead: string = brows(), lips?: string) => forehead + eyes + nose + mouth(lips);

export const robe = (cloth: string, collar: string) =>
  neck +
  `<path d="M-6 146C-2 112 18 102 45 95l15 30 15-30c27 7 47 17 51 51z" fill="${cloth}" ${KEY}/>` +
  `<path d="M45 95l-6 3 19 46h4l19-46-6-3-15 30z" fill="${collar}" ${KEY}/>` +
  `<path d="M48 93l12 26 12-26" fill="none" stroke="${PAPER}" stroke-width="4"/>` +
  `<path d="M45.5 94.5 60 125l14.5-30.5" fill="none" ${line(1.6)}/>`;

/** A lord's wide shoulders, a crest on each. */
export const kataginu = (cloth: string, collar: string, crests = CLOUD) =>
  neck +
  `<path d="M-10 108 44 95l16 30 16-30 54 13v40H-10z" fill="${cloth}" ${KEY}/>` +
  `<path d="M-10 108l40 4-6 36M130 108l-40 4 6 36" fill="none" ${line(1.8)}/>` +
  `<path d="M44 95l-5 3 19 48h4l19-48-5-3-16 30z" fill="${collar}" ${KEY}/>` +
  `<path d="M48 93l12 26 12-26" fill="none" stroke="${PAPER}" stroke-width="4"/>` +
  `<circle cx="14" cy="126" r="7" fill="none" stroke="${crests}" stroke-width="2"/><circle cx="106" cy="126" r="7" fill="none" stroke="${crests}" stroke-width="2"/>`;

/** Laced plates: rows on the shoulders and the breast. */
export const armour = (plate: string, lace: string) =>
  neck +
  `<path d="M10 146 34 100q26-10 52 0l24 46z" fill="${plate}" ${KEY}/>` +
  `<path d="M-14 150 0 108q14-12 30-8l-8 50zM134 150l-14-42q-14-12-30-8l8 50z" fill="${plate}" ${KEY}/>` +
  `<path d="M-6 118q14-8 30-4M-9 130q14-7 29-3M126 118q-14-8-30-4M129 130q-14-7-29-3M34 112q26 8 52 0M32 124q28 8 56 0M30 137q30 8 60 0" fill="none" stroke="${lace}" stroke-width="3.4"/>` +
  `<path d="M46 94q14 14 28 0l4 7q-18 15-36 0z" fill="${lace}" ${line(1.8)}/>`;

/** A helmet: bowl, brow band and neck guard; the crest is drawn by its bearer. */
export const kabuto = (bowl: string, guard: string, band: string) => ({
  behind:
    `<path d="M60 14C84 14 92 32 92 54l20 26-22 2 2 20H28l2-20-22-2 20-26C28 32 36 14 60 14z" fill="${guard}" ${KEY}/>` +
    `<path d="M26 62l-12 16M94 62l12 16M22 72l10 4M98 72l-10 4" ${line(1.5)}/>`,
  front:
    `<path d="M36 54C34 30 44 18 60 18s26 12 24 36q-24-12-48 0z" fill="${bowl}" ${KEY}/>` +
    `<path d="M60 18v28M48 21q-5 12-5 27M72 21q5 12 5 27" fill="none" stroke="${CLOUD}" stroke-width="1" opacity=".6"/>` +
    `<path d="M36 54q24-12 48 0l5 8q-29-14-58 0z" fill="${band}" ${KEY}/>`,
});

export const moustache = (colour = INK) =>
  `<path d="M50 75q5-4 10-1 5-3 10 1-5 0-10 1-5-1-10-1z" fill="${colour}" ${line(1)}/>`;
export const goatee = `<path d="M58 83h4l-2 7z" fill="${INK}"/>`;
export const fullBeard = (colour: string) =>
  `<path d="M41 66c4 6 8 7 12 7q7-4 14 0c4 0 8-1 12-7 1 16-7 30-19 31-12-1-20-15-19-31z" fill="${colour}" ${line(1.8)}/><path d="M54 80q6-2.5 12 0-6 4-12 0z" fill="${RED}" ${line(1)}/>`;
export const longBeard = (colour: string) =>
  `<path d="M43 70q6 4 9 3 8-4 16 0 3 1 9-3c1 18-5 40-17 56-12-16-18-38-17-56z" fill="${colour}" ${line(1.8)}/><path d="M55 79q5-2 10 0-5 3-10 0z" fill="${RED}" ${line(1)}/><path d="M52 88q2 14 7 26M68 88q-2 14-7 26" fill="none" ${line(1.2)}/>`;
export const stubble = `<path d="M46 76l1 3M50 81l1 3M74 76l-1 3M70 81l-1 3M56 84v3M64 84v3" ${line(1.3)}/>`;
export const shavenPate = (hair: string) =>
  `<path d="M38 62c-3-16-2-26 6-32 2 8 0 14-2 20zM82 62c3-16 2-26-6-32-2 8 0 14 2 20z" fill="${hair}" ${line(1.4)}/>` +
  `<path d="M44 38c4-8 10-11 16-11s12 3 16 11q-16-7-32 0z" fill="${GREY}" ${line(1.6)}/>` +
  `<path d="M52 27c-2-8 2-15 10-16 8 0 10 5 9 10l-6 8z" fill="${hair}" ${line(1.4)}/>`;
export const eboshi = (cloth: string) =>
  `<path d="M38 44c-4-24 2-44 20-46 18 0 30 14 24 46q-22-12-44 0z" fill="${cloth}" ${KEY}/><path d="M46 6q16 6 30 28M38 44q22-12 44 0" fill="none" stroke="${STEEL}" stroke-width="1.4"/>`;
export const fringe = `<path d="M38 66V44c4-14 12-20 22-20s18 6 22 20v22h-6V50H44v16z" fill="${INK}"/>`;
export const parting = `<path d="M38 60c-2-24 8-36 22-36s25 11 22 36c-3-12-9-20-22-22-13 2-19 10-22 22z" fill="${INK}"/>`;
export const longHair = `<path d="M33 56C30 24 46 12 62 12c22 0 31 18 29 46-1 26 6 44 16 62l-30 6-40-2c-10 2-16-2-20-6 12-18 18-36 16-62z" fill="${INK}"/>`;
export const ponytail = `<path d="M66 16c24-14 42 4 34 34-2-14-10-22-26-24z" fill="${INK}"/>`;
export const pulledBack = (hair = INK) =>
  `<path d="M37 68c-4-30 6-46 23-46s27 16 23 46l-5-4c1-14-4-24-18-26-14 2-19 12-18 26z" fill="${hair}"/>`;
export const ribbon = (colour: string) => `<path d="M66 18l8-4 4 8-8 4z" fill="${colour}" ${line(1.4)}/>`;
export const hachimaki = (cloth: string) =>
  `<path d="M37 45q23-14 46 0v6q-23-13-46 0z" fill="${cloth}" ${line(1.6)}/><path d="M84 48l14 8-3 5-12-8z" fill="${cloth}" ${line(1.6)}/>`;
export const cowl = (cloth: string) =>
  `<path d="M60 6c28 0 37 26 35 60 1 24 6 40 16 58H9c10-18 15-34 16-58C23 32 32 6 60 6z" fill="${cloth}" ${KEY}/>` +
  `<path d="M41 52c0-15 8-20 19-20s19 5 19 20c0 20-8 34-19 35-11-1-19-15-19-35z" fill="${SKIN}" ${KEY}/>`;
export const cowlFolds = `<path d="M45 74q2 10 15 12 13-2 15-12M30 70q6 22-4 48M90 70q-6 22 4 48M60 6q-6 10-22 22M60 6q10 8 24 24" fill="none" ${line(1.5)}/>`;

export type Portrait = { ground: string; disc: string; bust: string };

/** The inner SVG of a portrait in a 120 x 140 field. */
export function drawBust(one: Portrait | undefined): string {
  if (!one) return `<rect width="120" height="140" fill="${STEEL}"/>`;
  return (
    `<rect width="120" height="140" fill="${one.ground}"/><circle cx="74" cy="50" r="46" fill="${one.disc}"/>` +
    `<g transform="rotate(-4 60 90) translate(0 4)" stroke-linejoin="round" stroke-linecap="round">${one.bust}</g>`
  );
}
