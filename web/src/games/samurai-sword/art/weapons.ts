// Pictures of the weapons: one thing, one disc, one ground; flat pigments and a key line, in a 120 x 96 field.
import { CLOUD, GOLD, INDIGO, INK, MIST, MOSS, PAPER, PINE, PLUM, RED, RUST, SAND, STEEL, STRAW, k, scene, wrap } from '../../../look/blocks';

const grip = wrap;

export const WEAPONS: Record<string, string> = {
  bokken:
    scene(SAND, [84, 34, 24, RED], MOSS) +
    `<path d="M108 8C84 40 58 60 20 84l-5-6C50 54 78 32 104 4z" fill="#a9713f" ${k(1.8)}/><path d="M40 60l8 8" ${k(3)}/><path d="M30 66l7 8M22 72l7 8" ${k(1.4)}/>`,
  kiseru:
    scene('#cbd6d2', [34, 32, 22, STRAW], PLUM) +
    `<path d="M20 84 96 26l5 6-76 58z" fill="${INK}" ${k(1.6)}/><path d="M20 84l14-11 5 6-14 11q-8 2-5-6z" fill="${GOLD}" ${k(1.6)}/><path d="M86 33l10-8q2-12 12-10 4 2 2 8-2 10-10 11l-8 6z" fill="${GOLD}" ${k(1.6)}/><path d="M103 12c-6-6 6-8 0-16" fill="none" stroke="${PAPER}" stroke-width="3"/>`,
  wakizashi:
    scene('#e8c9b8', [40, 40, 26, RED], INDIGO) +
    `<path d="M104 10C90 34 72 50 46 66l-5-7C66 46 84 30 104 10z" fill="${PAPER}" ${k(1.8)}/><path d="M42 54l10 14-6 4-10-14z" fill="${GOLD}" ${k(1.6)}/><path d="M38 62l7 9-26 17-7-9z" fill="${PLUM}" ${k(1.6)}/>${grip('M33 66l6 9M26 71l6 9M19 75l6 9')}`,
  bo:
    scene('#e3cfa4', [36, 36, 24, MOSS], PINE) +
    `<path d="M14 90 104 6l5 5L19 95z" fill="${RUST}" ${k(1.8)}/><path d="M22 82l6 6M92 16l6 6M54 52l6 6" stroke="${GOLD}" stroke-width="4"/>`,
  kusarigama:
    scene('#c9d3b4', [82, 62, 26, STRAW], INDIGO) +
    `<path d="M30 92 54 22l8 3-24 70z" fill="${RUST}" ${k(1.8)}/><path d="M50 18c22-16 46-8 58 16-20-12-34-12-50-4z" fill="${PAPER}" ${k(1.8)}/><path d="M48 14h14l-2 16H46z" fill="${GOLD}" ${k(1.6)}/><path d="M36 92c16 6 26-10 40-10s16-12 22-18" fill="none" stroke="${INK}" stroke-width="3.4" stroke-dasharray="5 3"/><circle cx="100" cy="60" r="8" fill="${STEEL}" ${k(1.8)}/>`,
  katana:
    scene(MIST, [60, 40, 30, RED], '#8fa6a0') +
    `<path d="M6 58c36 6 72-4 106-34l3 6C82 62 44 72 6 66z" fill="${PAPER}" ${k(1.8)}/><path d="M10 62c36 4 70-6 104-36" fill="none" ${k(1)}/><path d="M28 56l-4 14 7 1 4-14z" fill="${GOLD}" ${k(1.6)}/><path d="M26 60l-2 8-26 0v-9z" fill="${INK}" ${k(1.6)}/>${grip('M18 60l-2 8M10 60l-2 8')}<path d="M16 82c36 6 62-2 92-22" fill="none" stroke="${INK}" stroke-width="7"/><path d="M16 82c36 6 62-2 92-22" fill="none" stroke="${RUST}" stroke-width="3.6"/>`,
  shuriken:
    scene(INDIGO, [60, 46, 36, '#e0c98f'], '#16283a') +
    `<g transform="translate(44 42) rotate(12)"><path d="M0-30 8-8 30 0 8 8 0 30-8 8-30 0-8-8z" fill="${STEEL}" ${k(1.8)}/><circle r="5" fill="${CLOUD}" ${k(1.6)}/></g><g transform="translate(88 66) rotate(30) scale(.62)"><path d="M0-30 8-8 30 0 8 8 0 30-8 8-30 0-8-8z" fill="#8b96a0" ${k(2.4)}/><circle r="5" fill="${CLOUD}" ${k(2)}/></g>`,
  kanabo:
    scene('#d98f78', [36, 34, 24, STRAW], '#5a3a2a') +
    `<path d="M22 88 60 44l8 7-38 44z" fill="${RUST}" ${k(1.8)}/><path d="M58 46c4-18 20-36 40-42 12 2 16 10 14 18-10 18-28 30-46 34z" fill="${INK}" ${k(1.8)}/>${[
      [72, 36], [84, 26], [96, 16], [80, 44], [92, 36], [104, 26],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${GOLD}"/>`)
      .join('')}${grip('M34 76l7 7M28 83l7 7')}`,
  nodachi:
    scene('#cbd6d2', [86, 34, 26, RED], INDIGO) +
    `<path d="M114 4C96 40 70 62 34 80l-5-6C62 56 88 34 114 4z" fill="${PAPER}" ${k(1.8)}/><path d="M112 6C92 40 66 60 31 77" fill="none" ${k(1)}/><path d="M36 70l8 12-5 4-9-13z" fill="${GOLD}" ${k(1.6)}/><path d="M32 76l6 7-30 16-8-8z" fill="${INK}" ${k(1.4)}/>${grip('M26 80l5 7M18 84l5 7M10 88l5 7')}`,
  naginata:
    scene('#efd9a0', [30, 34, 24, '#e9a58e'], PINE) +
    `<path d="M8 98 74 40l4 5L13 103z" fill="${RUST}" ${k(1.8)}/><path d="M72 44c14-10 20-26 40-40 2 24-14 42-36 50z" fill="${PAPER}" ${k(1.8)}/><path d="M68 38l12 14-5 4-12-14z" fill="${GOLD}" ${k(1.6)}/><path d="M62 48q-6 12 4 18" fill="none" stroke="${RED}" stroke-width="4"/>`,
  nagayari:
    scene('#cfd7de', [60, 70, 40, STRAW], '#7f9a8a') +
    `<path d="M-2 92 84 28l4 5L2 98z" fill="${INK}" ${k(1.8)}/><path d="M80 32 114 2l-22 40-8-2z" fill="${PAPER}" ${k(1.8)}/><path d="M84 34 110 8" ${k(1)}/><path d="M76 28l12 14-5 4-11-13z" fill="${RED}" ${k(1.6)}/><path d="M60 46l5 6M46 56l5 6" stroke="${GOLD}" stroke-width="3.4"/>`,
  tanegashima:
    scene('#e3cfa4', [88, 40, 24, RED], '#4b4138') +
    `<path d="M2 70 30 56l80-30 3 7-78 32-14 22q-14 4-19-17z" fill="${RUST}" ${k(1.8)}/><path d="M32 52l84-34 2 6-82 34z" fill="${STEEL}" ${k(1.6)}/><path d="M38 48l4-10 8 6M46 62q8 8 14-4" fill="none" stroke="${GOLD}" stroke-width="3.4"/><path d="M112 14c6-8-2-12 6-18M106 12c-8-4-2-12-8-16" fill="none" stroke="${PAPER}" stroke-width="3"/>`,
  daikyu:
    scene('#c9d3b4', [78, 44, 30, '#f3dca2'], PINE) +
    `<path d="M34 2c40 16 40 58 6 92" fill="none" ${k(7)}/><path d="M34 2c40 16 40 58 6 92" fill="none" stroke="${RED}" stroke-width="4"/><path d="M34 2 18 48l22 46" fill="none" ${k(1.4)}/><path d="M18 48 112 46" ${k(2.6)}/><path d="M100 40l14 6-14 7z" fill="${STEEL}" ${k(1.4)}/><path d="M18 48l-8-6h12M18 48l-8 6h12" fill="none" ${k(2)}/><path d="M62 42v12" stroke="${GOLD}" stroke-width="5"/>`,
  chigiriki:
    scene('#d8c3d6', [84, 34, 24, CLOUD], PLUM) +
    `<path d="M18 94 56 20l8 4L28 98z" fill="${RUST}" ${k(1.8)}/><path d="M58 22c12-18 24-14 28 0s10 18 12 26" fill="none" stroke="${INK}" stroke-width="3.4" stroke-dasharray="5 3"/><g transform="translate(100 62)"><circle r="13" fill="${STEEL}" ${k(1.8)}/><path d="M0-19l4 7h-8zM0 19l4-7h-8zM-19 0l7 4v-8zM19 0l-7 4v-8z" fill="${STEEL}" ${k(1.4)}/></g><path d="M50 30l9 5" stroke="${GOLD}" stroke-width="4"/>`,
  jitte:
    scene(SAND, [40, 32, 24, INDIGO], RUST) +
    `<path d="M110 6 50 66l-6-6L106 2z" fill="${STEEL}" ${k(1.8)}/><path d="M62 48c12 0 16-6 20-14l6 3c-4 14-14 20-28 18z" fill="${STEEL}" ${k(1.8)}/><path d="M50 58l8 8-32 28-10-9z" fill="${RED}" ${k(1.8)}/>${grip('M44 64l8 8M37 70l8 8M30 76l8 8')}<path d="M18 88q-14 2-14-10" fill="none" stroke="${GOLD}" stroke-width="3.6"/>`,
  kozuka:
    scene('#e9b9a4', [80, 56, 28, PAPER], INDIGO) +
    `<path d="M110 10 62 54l-6-8z" fill="${PAPER}" ${k(1.8)}/><path d="M58 46l7 8-40 34-10-10z" fill="${GOLD}" ${k(1.8)}/><path d="M46 58q6 2 6 8M36 66q6 2 6 8M28 73q6 2 6 8" fill="none" ${k(1.4)}/>`,
  kusanagi:
    scene('#2c4a44', [60, 42, 34, '#e0c98f'], '#18302a') +
    `<path d="M60-2 70 12v52H50V12z" fill="#cfe0d4" ${k(1.8)}/><path d="M60 2v60" ${k(1)}/><path d="M36 62q24-8 48 0v8q-24-8-48 0z" fill="${GOLD}" ${k(1.8)}/><path d="M54 70h12v18q-6 6-12 0z" fill="${PINE}" ${k(1.6)}/><path d="M8 96c4-24 10-34 20-46M22 98c0-18 4-28 12-36M112 96c-4-24-10-34-20-46M98 98c0-18-4-28-12-36" fill="none" stroke="${MOSS}" stroke-width="4"/>`,
  makibishi:
    scene('#cdb98d', [84, 30, 20, RED], '#8d7a52') +
    [[34, 58, 1.15], [76, 68, 1], [58, 34, 0.7], [100, 50, 0.6]]
      .map(([x, y, s]) => `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-24 5-2 22 12 2 9-18 16-6-1z" fill="${STEEL}" ${k(1.8)}/><path d="M0-20 0 4" ${k(1)}/></g>`)
      .join(''),
  'manriki-gusari':
    scene('#cbd6d2', [38, 38, 26, GOLD], '#6b5a72') +
    `<path d="M22 76c26-4 8-44 36-50s40 24 26 38-4 22 14 14" fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="7 3.4"/><path d="M10 66l12-6 8 16-12 8z" fill="${STEEL}" ${k(1.8)}/><path d="M92 70l14-6 6 16-14 6z" fill="${STEEL}" ${k(1.8)}/>`,
  'shigehto-yumi':
    scene(INDIGO, [86, 30, 22, '#f3dca2'], '#16283a') +
    `<path d="M28-4c50 20 52 70 12 104" fill="none" ${k(7.6)}/><path d="M28-4c50 20 52 70 12 104" fill="none" stroke="${PAPER}" stroke-width="4.6"/><path d="M28-4c50 20 52 70 12 104" fill="none" stroke="${RED}" stroke-width="4.6" stroke-dasharray="6 8"/><path d="M28-4 20 48l20 52" fill="none" stroke="${CLOUD}" stroke-width="1.6"/><path d="M20 44l92-14M20 52l92 10" stroke="${CLOUD}" stroke-width="2.4"/><path d="M102 25l14 4-11 8zM103 55l13 8-14 5z" fill="${GOLD}" ${k(1.2)}/>`,
  tanto:
    scene('#f2e3c4', [60, 44, 32, '#e9a58e'], '#8a8467') +
    `<path d="M104 20 58 50l-5-8q28-16 51-22z" fill="${PAPER}" ${k(1.8)}/><path d="M50 38l10 15-6 4-10-15z" fill="${GOLD}" ${k(1.6)}/><path d="M46 46l7 10-30 20-8-11z" fill="${INK}" ${k(1.6)}/>${grip('M40 52l7 9M32 57l7 9M25 61l7 9')}<path d="M66 84q22 4 40-8" fill="none" stroke="${RED}" stroke-width="5"/>`,
  tessen:
    scene(MOSS, [60, 40, 34, STRAW], PINE) +
    `<path d="M60 92 16 40c28-28 60-28 88 0z" fill="${INK}" ${k(2)}/><path d="M60 92 30 30M60 92 45 23M60 92V20M60 92 75 23M60 92 90 30" stroke="${STEEL}" stroke-width="2"/><circle cx="60" cy="50" r="13" fill="${RED}"/><path d="M16 40c28-28 60-28 88 0l-6 6c-24-22-52-22-76 0z" fill="${STEEL}" ${k(1.6)}/><circle cx="60" cy="91" r="4" fill="${GOLD}" ${k(1.4)}/>`,
  zen:
    scene('#e7dbc3', [60, 44, 0, PAPER], '#d7c79c') +
    `<path d="M90 30A36 34 0 1 0 96 50" fill="none" stroke="${INK}" stroke-width="10"/><path d="M88 26q6-4 10-2" fill="none" stroke="${INK}" stroke-width="4"/><path d="M14 82q46-8 92 0M10 90q50-8 100 0" fill="none" stroke="#a99873" stroke-width="2"/><circle cx="60" cy="50" r="7" fill="${RED}"/>`,
};
