// Pictures of the actions and properties, and the way from a card to its picture.
import { CLOUD, GOLD, INDIGO, INK, MIST, MOSS, PAPER, PINE, PLUM, RED, RUST, SAND, SKIN, STEEL, STRAW, blossom, k, scene, wrap } from '../../../look/blocks';
import { WEAPONS } from './weapons';

const figure = (x: number, y: number, size: number, cloth: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cy="-24" r="7" fill="${SKIN}" ${k(1.8)}/><path d="M-7-27q7-9 14 0z" fill="${INK}"/><path d="M-14 14-8-13q8-7 16 0l6 27z" fill="${cloth}" ${k(1.8)}/></g>`;

const ACTIONS: Record<string, string> = {
  parry:
    `<rect width="120" height="96" fill="${INDIGO}"/><path d="M60 50 52 8l8 10 8-10zM60 50 26 22l12-1 2-12zM60 50 94 22l-12-1-2-12z" fill="${GOLD}"/>` +
    `<path d="M10 94C36 74 72 44 108 8c2 30-38 68-92 92z" fill="${PAPER}" ${k(1.8)}/><path d="M110 94C84 74 48 44 12 8c-2 30 38 68 92 92z" fill="${CLOUD}" ${k(1.8)}/><path d="M22 78l14 14M98 78 84 92" stroke="${GOLD}" stroke-width="5"/>`,
  geisha:
    `<rect width="120" height="96" fill="#e8c9b8"/><circle cx="84" cy="30" r="22" fill="${RED}"/><path d="M60 96 12 44c30-30 66-30 96 0z" fill="${PAPER}" ${k(2)}/><path d="M60 96 30 30M60 96 46 24M60 96V22M60 96 74 24M60 96 90 30" ${k(1.1)}/>` +
    `<path d="M22 54c22-22 54-22 76 0l-10 11c-16-16-40-16-56 0z" fill="${PLUM}" ${k(1.6)}/><circle cx="44" cy="52" r="4" fill="${PAPER}"/><circle cx="60" cy="47" r="4" fill="${GOLD}"/><circle cx="77" cy="53" r="4" fill="${PAPER}"/><circle cx="60" cy="94" r="4" fill="${GOLD}" ${k(1.4)}/>`,
  diversion:
    scene('#cfc3a2', [88, 28, 18, RED], PINE) +
    `<path d="M60 92V48M60 60 34 46M60 56l24-12" ${k(5)}/><path d="M60 44c-18 0-26-14-20-28 10-16 30-16 40 0 6 14-2 28-20 28z" fill="${PAPER}" ${k(1.8)}/><path d="M48 26q5-3 9 1M64 27q5-4 9-1M50 36q10 6 20 0" fill="none" ${k(1.8)}/><path d="M44 24q-14 2-22 14M76 24q14 2 22 14" fill="none" stroke="${RED}" stroke-width="3"/><path d="M18 84 36 66l4 10 14-4-16 20z" fill="${INDIGO}" ${k(1.6)}/>`,
  'battle-cry':
    `<rect width="120" height="96" fill="${RED}"/><circle cx="60" cy="48" r="36" fill="${STRAW}"/><path d="M14 60c10-28 34-40 58-30l34-18c8 20 2 46-16 58-24 16-58 14-76-10z" fill="${PAPER}" ${k(2)}/>` +
    `<path d="M106 12c-10 14-10 30-4 44M30 46c10 2 18 12 20 26M46 34c12 6 18 20 18 38M64 28c10 10 14 24 12 42" fill="none" ${k(1.6)}/><path d="M14 60l-12 4 12 6z" fill="${GOLD}" ${k(1.6)}/>`,
  'tea-ceremony':
    `<rect width="120" height="96" fill="${MIST}"/><circle cx="34" cy="28" r="20" fill="${STRAW}"/><path d="M-4 78h128v24H-4z" fill="${RUST}"/><path d="M24 46h62c0 26-12 40-31 40S24 72 24 46z" fill="${PINE}" ${k(2)}/><ellipse cx="55" cy="46" rx="31" ry="7" fill="${MOSS}" ${k(2)}/>` +
    `<path d="M32 62q12 6 22-1t28 2" fill="none" stroke="${PAPER}" stroke-width="2.5"/><path d="M48 34c-6-8 6-12 0-22M62 34c-6-8 6-12 0-22" fill="none" stroke="${PAPER}" stroke-width="3"/><path d="M98 84c-3-16-3-30 0-48M104 84c3-16 2-30-1-48M101 84V38" ${k(1.6)}/><path d="M97 84h9v8h-9z" fill="${GOLD}" ${k(1.4)}/>`,
  jujutsu:
    scene('#d6c08f', [60, 38, 30, PAPER], RUST) +
    `<circle cx="32" cy="30" r="8" fill="${SKIN}" ${k(1.8)}/><path d="M24 26q8-10 16 0z" fill="${INK}"/><path d="M22 84 26 42q10-6 16 2l18 14-4 8-16-8-2 26z" fill="${INDIGO}" ${k(1.8)}/><circle cx="88" cy="66" r="8" fill="${SKIN}" ${k(1.8)}/><path d="M81 70q8 10 15 0z" fill="${INK}"/><path d="M82 56 70 30 56 12l10-4 18 20 14 24q-6 8-16 4z" fill="${PAPER}" ${k(1.8)}/><path d="M54 60l14-12" stroke="${SKIN}" stroke-width="7"/><path d="M68 34l20 10" stroke="${INK}" stroke-width="5"/>`,
  breathing:
    scene('#cfd7de', [60, 44, 34, '#f3dca2'], '#7f9a8a') +
    `<circle cx="60" cy="28" r="10" fill="${SKIN}" ${k(1.8)}/><path d="M50 25q10-13 20 0z" fill="${INK}"/><circle cx="60" cy="14" r="4" fill="${INK}"/><path d="M28 84q4-16 22-18l-2-20q12-10 24 0l-2 20q18 2 22 18-32 8-64 0z" fill="${PINE}" ${k(1.8)}/><path d="M50 62q10 10 20 0" fill="none" stroke="${SKIN}" stroke-width="6"/><path d="M8 40q10-6 20 0M6 52q10-6 18 0M92 40q10-6 20 0M96 52q10-6 18 0" fill="none" stroke="${INDIGO}" stroke-width="2.4"/>`,
  daimyo:
    `<rect width="120" height="96" fill="${GOLD}"/><path d="M30-2h60v80l-30 14-30-14z" fill="${INDIGO}" ${k(2)}/><g transform="translate(60 38)" fill="${CLOUD}">${[0, 72, 144, 216, 288].map((turn) => `<circle r="9" cy="-14" transform="rotate(${turn})"/>`).join('')}<circle r="6" fill="${GOLD}"/></g><path d="M24 4h72" stroke="${INK}" stroke-width="5"/>`,
  'simultaneous-attack':
    scene('#e9b9a4', [60, 40, 30, RED], '#4b4138') +
    figure(22, 68, 1.1, INDIGO) + figure(98, 68, 1.1, PINE) + `<path d="M30 56 84 40l3 6-54 17zM90 56 36 40l-3 6 54 17z" fill="${PAPER}" ${k(1.5)}/>`,
  counterattack:
    scene(PINE, [76, 36, 26, STRAW], '#18302a') +
    `<path d="M8 18 76 62l-4 6L4 25z" fill="${CLOUD}" ${k(1.8)}/><path d="M30 96C62 78 88 46 112 4c4 38-26 76-74 96z" fill="${PAPER}" ${k(1.8)}/><path d="M28 84l14 12" stroke="${GOLD}" stroke-width="6"/><path d="M70 48l-8-14M76 52l2-16M82 56l12-10" stroke="${RED}" stroke-width="3.4"/>`,
  imitation:
    scene('#d8c3d6', [60, 40, 32, CLOUD], PLUM) +
    `<path d="M14 26q18-12 38 0c2 24-4 42-19 46-15-4-21-22-19-46z" fill="${PAPER}" ${k(1.8)}/><path d="M22 38q5-4 9 0M37 38q5-4 9 0" fill="none" ${k(2)}/><path d="M26 56q7 6 14 0z" fill="${RED}" ${k(1.2)}/><path d="M66 32q18-12 38 0c2 24-4 42-19 46-15-4-21-22-19-46z" fill="${STRAW}" ${k(1.8)}/><path d="M74 44q5-4 9 0M89 44q5-4 9 0" fill="none" ${k(2)}/><path d="M78 62q7 6 14 0z" fill="${RED}" ${k(1.2)}/><path d="M52 30q10-14 22-6" fill="none" ${k(2)}/>`,
  intuition:
    scene(INDIGO, [60, 46, 34, '#e0c98f'], '#16283a') +
    `<path d="M16 48q44-40 88 0-44 38-88 0z" fill="${PAPER}" ${k(2)}/><circle cx="60" cy="47" r="17" fill="${PINE}" ${k(2)}/><circle cx="60" cy="47" r="8" fill="${INK}"/><circle cx="65" cy="42" r="3" fill="${PAPER}"/><path d="M60 12V2M34 18 28 8M86 18l6-10" stroke="${GOLD}" stroke-width="3.4"/>`,
};

const PROPERTIES: Record<string, string> = {
  focus:
    scene('#cfd7de', [60, 44, 36, PAPER], INDIGO) +
    `<circle cx="60" cy="44" r="28" fill="${RED}" ${k(1.8)}/><circle cx="60" cy="44" r="19" fill="${PAPER}" ${k(1.6)}/><circle cx="60" cy="44" r="10" fill="${RED}" ${k(1.6)}/><path d="M60 44 108 6M60 44l14-7" ${k(2.6)}/><path d="M100 6l12-4-2 12-8 4z" fill="${GOLD}" ${k(1.4)}/>`,
  armor:
    scene(SAND, [88, 28, 18, RED], '#6b5a45') +
    `<path d="M34 16q26 12 52 0l8 50-16 22H42L26 66z" fill="${INDIGO}" ${k(2)}/><path d="M34 30q26 10 52 0M31 44q29 10 58 0M29 58q31 10 62 0M36 72q24 8 48 0" fill="none" stroke="${GOLD}" stroke-width="3.6"/><path d="M34 16 14 26 10 54l18 4zM86 16l20 10 4 28-18 4z" fill="${INDIGO}" ${k(2)}/><path d="M14 36l18 4M12 46l18 4M106 36l-18 4M108 46l-18 4" stroke="${RED}" stroke-width="3.4"/>`,
  'fast-draw':
    scene('#efd9a0', [34, 36, 24, RED], PLUM) +
    `<path d="M8 92 62 56l6 8-54 34z" fill="${INK}" ${k(1.8)}/><path d="M64 54C84 44 100 28 116 2c0 30-20 52-46 62z" fill="${PAPER}" ${k(1.8)}/><path d="M58 48l12 18-5 4-12-18z" fill="${GOLD}" ${k(1.6)}/><path d="M34 34q30-22 62-28M44 46q20-14 38-20" fill="none" stroke="${PAPER}" stroke-width="4"/>${wrap('M40 72l6 8M30 78l6 8')}`,
  bushido:
    scene('#d9c69b', [60, 42, 34, PAPER], '#4b4138') +
    `<path d="M36 4h48v80H36z" fill="${PAPER}" ${k(2)}/><path d="M28 4h64M30 84h60" stroke="${INK}" stroke-width="6"/><path d="M46 22h28M46 34h28M46 46h28M46 58h16" fill="none" stroke="#c9b58a" stroke-width="3"/><path d="M12 80C44 66 76 44 110 8c-2 30-38 60-92 82z" fill="${CLOUD}" ${k(1.8)}/><path d="M20 72l8 16-6 4-9-15z" fill="${GOLD}" ${k(1.6)}/><path d="M70 64h10v12H70z" fill="${RED}"/>`,
  attendant: scene('#e8c9b8', [82, 34, 22, STRAW], MOSS) + `<circle cx="54" cy="32" r="11" fill="${SKIN}" ${k(1.8)}/><path d="M43 30c0-16 22-16 22 0q-11-7-22 0z" fill="${INK}"/><circle cx="54" cy="15" r="5" fill="${INK}"/><path d="M28 90 40 48q14-8 28 0l12 42z" fill="${PLUM}" ${k(1.8)}/><path d="M46 46l8 14 8-14" fill="none" stroke="${PAPER}" stroke-width="3.4"/><path d="M66 62l28 0 0 6-28 2z" fill="${RUST}" ${k(1.6)}/><path d="M74 62q0-12 8-12t8 12z" fill="${PAPER}" ${k(1.6)}/>`,
  peasant: scene('#c9d3b4', [34, 28, 20, STRAW], '#a58a4a') + `<circle cx="62" cy="42" r="11" fill="${SKIN}" ${k(1.8)}/><path d="M26 36 62 8l36 28q-36-8-72 0z" fill="${STRAW}" ${k(1.8)}/><path d="M62 8 44 33M62 8v25M62 8l18 25" fill="none" ${k(1.1)}/><path d="M40 92 48 56q14-7 28 0l8 36z" fill="${INDIGO}" ${k(1.8)}/><path d="M96 30 88 96" stroke="${INK}" stroke-width="7"/><path d="M96 30 88 96" stroke="${RUST}" stroke-width="3.6"/><path d="M84 30q12-10 24 2" fill="none" ${k(4)}/>`,
  'bleeding-wound': scene('#e9b9a4', [60, 44, 34, CLOUD], '#6f342c') + `<path d="M60 8c18 24 26 36 26 50 0 16-12 26-26 26S34 74 34 58C34 44 42 32 60 8z" fill="${RED}" ${k(2)}/><path d="M48 58q0 12 10 16" fill="none" stroke="#f3cfc4" stroke-width="4"/><path d="M20 30l12 10M100 30 88 40M16 56h10M104 56H94" ${k(3)}/>`,
  kote: scene(MIST, [86, 30, 20, RED], '#4a5560') + `<path d="M22 92 34 40q14-10 28-2l12 54z" fill="${INDIGO}" ${k(1.8)}/><path d="M30 58q18 8 36 0M27 72q22 8 44 0M25 84q24 8 48 0" fill="none" stroke="${GOLD}" stroke-width="3.6"/><path d="M34 40c-4-14 0-24 6-28l6 18 2-24 9 0 0 24 6-20 8 2-3 28q-14 8-34 0z" fill="${SKIN}" ${k(1.8)}/><path d="M36 36q14 8 30 0" fill="none" stroke="${RED}" stroke-width="4"/>`,
  curse: scene('#2b2233', [84, 30, 20, '#d9c69b'], '#16101c') + `<path d="M34 20q26-12 52 0l-4 68-22-8-22 8z" fill="${PAPER}" ${k(2)}/><path d="M48 30q6-4 10 2M62 32q6-6 10-2M60 40v14M50 56q10-8 20 0M46 66q14 8 28 0" fill="none" stroke="${RED}" stroke-width="3.6"/><path d="M34 20q26-12 52 0" fill="none" stroke="${INK}" stroke-width="5"/><path d="M12 70q4-14 12-10-4 4-2 12zM104 62q-6-12-12-6 4 4 4 10z" fill="#8f6fa8"/>`,
};

const PICTURES: Record<string, string> = { ...WEAPONS, ...ACTIONS, ...PROPERTIES };

/** The inner SVG of a card's picture in a 120 x 96 field. */
export function picture(card: string): string {
  const drawn = PICTURES[card] ?? scene(MIST, [60, 44, 30, CLOUD], STEEL) + blossom(60, 44, 2, PAPER);
  return `<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
}

export const pictured = Object.keys(PICTURES);

const ROWS = [10, 32, 54, 76, 98, 120];

/** The back of every card: waves and a sun, in an 82 x 114 field. */
export const back: string =
  `<rect width="82" height="114" fill="${INDIGO}"/><g fill="none" stroke="${CLOUD}" stroke-width="1.2" opacity=".55">` +
  ROWS.flatMap((y, row) =>
    [0, 1, 2, 3].map((column) => {
      const x = column * 28 + (row % 2 ? 10 : -4);
      return [14, 9, 4].map((r) => `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0"/>`).join('');
    }),
  ).join('') +
  `</g><circle cx="41" cy="57" r="17" fill="${RED}" stroke="${CLOUD}" stroke-width="2"/>`;
