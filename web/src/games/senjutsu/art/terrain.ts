// What stands on the field, drawn round the middle of a hex of radius 38.
import { GOLD, INDIGO, INK, PINE, RED, STRAW } from '../../../look/blocks';

const K = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;

const stalk = (x: number, top: number, green: string, joint: number): string =>
  `<path d="M${x} 26V${top}h7V26z" fill="${green}" ${K}/><path d="M${x} ${joint}h7M${x} ${joint + 15}h7" ${K}/>`;

const PIECES: Record<string, string> = {
  boulder: `<path d="M-27 20c-2-18 8-34 24-36l16 4 14 16-2 17z" fill="#9aa29d" ${K}/><path d="M-3-16-8 2l10 8-2 11M13-12l-3 14 10 8" fill="none" ${K}/><path d="M-27 20c-2-14 3-24 9-30l2 18-6 13z" fill="#7d8783"/>`,
  bamboo: stalk(-19.5, -24, '#6d8a4c', -8) + stalk(-5.5, -21, '#7f9a5c', -4) + stalk(8.5, -18, '#6d8a4c', 0) + `<path d="M-13-10c6-9 12-10 18-8-4 7-10 10-18 8zM15-4c6-8 11-9 17-6-4 6-10 8-17 6zM-20 2c-6-6-11-6-15-4 4 6 9 7 15 4z" fill="${PINE}" ${K}/>`,
  temple: `<path d="M-22 26V4h44v22z" fill="#efe3c6" ${K}/><path d="M-7 26V11H7v15z" fill="${INK}"/><path d="M-34 6C-20 2-14-4-10-12h20C14-4 20 2 34 6v4h-68z" fill="${RED}" ${K}/><path d="M-16-12C-8-15-3-19 0-26c3 7 8 11 16 14z" fill="${INDIGO}" ${K}/>`,
  'cherry-tree': `<path d="M-4 28c2-16-2-22-8-30l5-3c4 6 6 8 8 12 2-8 6-14 14-18l3 4C9-1 6 10 7 28z" fill="#6b4a3a" ${K}/><circle cx="-14" cy="-10" r="14" fill="#e2a597" ${K}/><circle cx="13" cy="-13" r="15" fill="#e9b8aa" ${K}/><circle cx="-1" cy="-20" r="13" fill="#e2a597" ${K}/><path d="M-18-12h1M-10-6h1M10-16h1M18-10h1M-2-24h1M4-17h1" stroke="${RED}" stroke-width="4" stroke-linecap="round"/>`,
  torii: `<path d="M-17 28l2-44M17 28l-2-44" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M-17 28l2-44M17 28l-2-44" stroke="${RED}" stroke-width="6" stroke-linecap="round"/><path d="M-30-24q30 10 60 0l-3 9q-27 8-54 0z" fill="${RED}" ${K}/><path d="M-24-6h48v6h-48z" fill="${RED}" ${K}/>`,
  'burning-cart': `<path d="M-26 8h50v9h-50z" fill="#6b4a3a" ${K}/><path d="M-20 8l-4-10h46l-2 10" fill="#8a6a45" ${K}/><circle cx="-13" cy="20" r="9" fill="${STRAW}" ${K}/><circle cx="13" cy="20" r="9" fill="${STRAW}" ${K}/><path d="M-13 11v18M-22 20h18M13 11v18M4 20h18" ${K}/><path d="M-16-2c-6-10 2-16 2-26 8 6 8 12 8 16 3-3 4-6 4-10 8 8 10 14 4 20z" fill="#e0702a" ${K}/><path d="M4-2c-3-6 2-10 3-16 6 6 8 11 4 16z" fill="${GOLD}" ${K}/>`,
  corpses: `<path d="M-26 16q10-12 22-8l22 2 8 6-6 6-40-1z" fill="#6f6a60" ${K}/><circle cx="-20" cy="9" r="6" fill="#d8c09a" ${K}/><path d="M-6 4l22-14M12-14l8 8M-2 14l10 4" ${K} fill="none"/><path d="M6 18q8-5 16-2" fill="none" stroke="${RED}" stroke-width="3" stroke-linecap="round"/>`,
  boat: `<path d="M-34 2q34 10 68 0-6 20-20 22h-28Q-28 22-34 2z" fill="#8a6a45" ${K}/><path d="M-28 10q28 8 56 0M-22 17q22 6 44 0" fill="none" ${K}/><path d="M0 4v-30l18 22z" fill="#fdf8ec" ${K}/>`,
  'bonsho-bell': `<path d="M-24 28V-22M24 28V-22M-30-22h60" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M-24 28V-22M24 28V-22M-30-22h60" stroke="#6b4a3a" stroke-width="3.4" stroke-linecap="round"/><path d="M-12 20q-4-24 2-34 10-8 20 0 6 10 2 34z" fill="${GOLD}" ${K}/><path d="M-14 20h28M-12 8h24M0-18v-4" ${K}/><circle r="3.4" cy="13" fill="${INK}"/>`,
  caltrop: `<path d="M0 10-12 16M0 10l12 6M0 10V-6M0 10l4 2" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><circle cy="9" r="3.6" fill="#5a6670" ${K}/>`,
  trap: `<path d="M0-14 13-7v15L0 15-13 8V-7z" fill="#4b4138" ${K}/><path d="M-4-3q4-6 8 0 0 4-4 5v3M0 9h.1" fill="none" stroke="#fdf8ec" stroke-width="2.4" stroke-linecap="round"/>`,
};

export const piece = (kind: string): string => PIECES[kind] ?? PIECES['boulder']!;

export const pieces = Object.keys(PIECES);

/** What lies about on open ground: a few blades, nothing that could be taken for terrain. */
export const grass = 'M-10 12l3-7 2 7M6 -8l3-7 2 7';
