// The foes without a name: soldiers told apart by hat and weapon, their captain by his crest.
import { CLOUD, GOLD, INDIGO, INK, MIST, MOSS, PAPER, PINE, RED, RUST, SKIN, STEEL, STRAW, k as line } from '../../../look/blocks';
import { KEY, armour, closedEyes, eyes, face, fullBeard, goatee, hachimaki, kabuto, look, mouth, moustache, nose, pulledBack, robe, sternBrows, stubble, brows, type Portrait } from '../../../look/bust';

const WOOD = '#6b4a3a';
const BOSS = kabuto('#3a1414', '#7c1f1f', GOLD);

/** The iron hat of a foot soldier, low over the brow, with a crest of his own. */
const jingasa = (iron: string, crest: string): string =>
  `<path d="M12 50Q60 2 108 50q-48 14-96 0z" fill="${iron}" ${KEY}/><path d="M60 16v38M34 44q26-12 52 0" fill="none" stroke="${MIST}" stroke-width="1.3"/>${crest}<path d="M40 55q-2 22 18 33M80 55q2 22-18 33" fill="none" ${line(1.6)}/>`;
const disc = (colour: string): string => `<circle cx="60" cy="37" r="6.5" fill="${colour}" ${line(1.4)}/>`;
const bar = (colour: string): string => `<path d="M50 34h20v6H50z" fill="${colour}" ${line(1.4)}/>`;
const katana = `<path d="M14 150 34 40l6 1-12 109z" fill="${MIST}" ${line(1.6)}/><path d="M10 132l26 5-2 8-26-5z" fill="${GOLD}" ${line(1.4)}/>`;
const yari = `<path d="M104 150V14" stroke="${WOOD}" stroke-width="6"/><path d="M104-16l7 32h-14z" fill="${MIST}" ${line(1.8)}/><path d="M97 20h14v6H97z" fill="${RED}" ${line(1.2)}/>`;
const yumi = `<path d="M100 150C124 104 92 74 104 34 108 18 104 6 98-8" fill="none" stroke="${WOOD}" stroke-width="5"/><path d="M100 150 98-8" stroke="${PAPER}" stroke-width="1.4"/>`;
const quiver = `<path d="M8 92l16-6 12 58-16 4z" fill="${RUST}" ${KEY}/><path d="M10 92 4 64M16 90l-2-30M22 88l2-28" stroke="${WOOD}" stroke-width="2.4"/><path d="M1 66l3-10 5 9zM11 62l3-11 4 10zM21 62l4-10 3 10z" fill="${PAPER}" ${line(1)}/>`;
const gun = `<path d="M4 150 96 20l8 6L20 150z" fill="${WOOD}" ${KEY}/><path d="M70 58 100 14l7 5-28 45z" fill="#3a3f48" ${line(1.6)}/><path d="M52 86q12-2 14 10" fill="none" ${line(2.4)}/>`;
const smoke = `<path d="M96 14c-8-14 8-22 12-12 10-8 18 6 8 12 8 8-4 16-10 8-4 6-14 0-10-8z" fill="${CLOUD}" ${line(1.4)}/>`;

export const FOES: Record<string, Portrait> = {
  'samurai-boss': {
    ground: '#7c3b2e',
    disc: GOLD,
    bust: BOSS.behind + armour('#3a1414', GOLD) + face + sternBrows(INK, 4.4) + eyes + nose + mouth('#8a3c16') + moustache() + goatee + BOSS.front + `<path d="M60 36 26-8q10 30 22 44zM60 36 94-8Q84 22 72 36z" fill="${GOLD}" ${KEY}/><circle cx="60" cy="34" r="8" fill="${RED}" ${line(1.6)}/>`,
  },
  'katana-ashigaru': {
    ground: '#9db0a0',
    disc: '#d9c69b',
    bust: katana + armour('#2f4a5a', RED) + face + look(brows(3)) + pulledBack() + stubble + jingasa('#2a1d1c', disc(RED)),
  },
  'yari-ashigaru': {
    ground: MOSS,
    disc: '#efe0bb',
    bust: yari + armour('#4b4138', GOLD) + face + sternBrows(INK, 3.4) + eyes + nose + mouth('#8a3c16') + pulledBack() + moustache() + jingasa('#3d3a33', bar(GOLD)),
  },
  'yumi-ashigaru': {
    ground: '#b7c7cf',
    disc: STRAW,
    bust: quiver + yumi + armour(PINE, PAPER) + face + look(brows(2.4)) + pulledBack() + hachimaki(INDIGO) + `<path d="M38 45C40 26 50 20 60 20s20 6 22 25q-22-14-44 0z" fill="${INK}"/>`,
  },
  arquebusier: {
    ground: '#a79b8c',
    disc: '#c98a4b',
    bust: armour('#5a4632', '#2a1d1c') + face + `<path d="M44 54l12-1" fill="none" ${line(3.2)}/><path d="M64 52.5q5-3.5 11 .5" fill="none" ${line(3)}/><path d="M46 60q5 3.5 10 0" fill="none" ${line(2)}/><path d="M64 60q5-3 10 0" fill="none" ${line(2)}/><circle cx="69" cy="60.5" r="1.8"/>` + nose + mouth('#8a3c16') + fullBeard('#4a3526') + pulledBack('#4a3526') + jingasa('#5c5145', bar(PAPER)) + gun + smoke,
  },
  'fallen-lord': {
    ground: '#c9c3b4',
    disc: PAPER,
    bust: robe(PAPER, MIST) + face.replaceAll(SKIN, '#d8d0c2') + brows(2.2) + closedEyes + nose + mouth('#9a8a84') + pulledBack('#8f938f') + `<path d="M24 150q36-40 72 0z" fill="${STEEL}" ${line(1.6)}/><path d="M60 112v34M48 124h24" stroke="${GOLD}" stroke-width="3"/>`,
  },
};
