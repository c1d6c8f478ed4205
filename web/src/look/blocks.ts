// The pigments and strokes every picture is cut with.

export const INK = '#1f1a17';
export const PAPER = '#fdf8ec';
export const CLOUD = '#f6eedd';
export const SKIN = '#f0d9b8';
export const RED = '#b93420';
export const GOLD = '#c79a3b';
export const STRAW = '#d9b36a';
export const SAND = '#e3cfa4';
export const INDIGO = '#24406c';
export const PINE = '#2c5a46';
export const MOSS = '#6d8453';
export const PLUM = '#623a62';
export const RUST = '#8a3c16';
export const STEEL = '#5a6670';
export const MIST = '#cbd6d2';

/** The key line: ink of one width, with round ends (set on the picture). */
export const k = (width: number): string => `stroke="${INK}" stroke-width="${width}"`;

/** The cord round a grip. */
export const wrap = (path: string): string => `<path d="${path}" stroke="${STRAW}" stroke-width="2"/>`;

/** Sky, one disc, and a rolling ground. */
export function scene(sky: string, [x, y, radius, disc]: [number, number, number, string], ground: string): string {
  return (
    `<rect width="120" height="96" fill="${sky}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/>` +
    `<path d="M-4 80q30-10 62-4t66-4v30H-4z" fill="${ground}"/>`
  );
}

export const blossom = (x: number, y: number, size: number, petal: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[0, 72, 144, 216, 288]
    .map((turn) => `<circle r="5" cy="-5.5" transform="rotate(${turn})" fill="${petal}" ${k(1.2)}/>`)
    .join('')}<circle r="3" fill="${GOLD}"/></g>`;
