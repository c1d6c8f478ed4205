// The field's geometry, as games/senjutsu/hexes.py has it: axial coordinates, flat tops, sides clockwise from the top.
import { CELLS, RINGS } from '../../generated/senjutsu/box';

export const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const AXIAL: [number, number][] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

/** The radius of a drawn hex, and how far apart their middles lie. */
export const SIZE = 38;
const ACROSS = 58.5;
const DOWN = 67.55;

export type Axial = [q: number, r: number];

export const axial = (name: string): Axial => name.split(',').map(Number) as Axial;
export const nameOf = ([q, r]: Axial): string => `${q},${r}`;

export function turned([q, r]: Axial, sides: number): Axial {
  for (let step = 0; step < ((sides % 6) + 6) % 6; step += 1) [q, r] = [-r, q + r];
  return [q, r];
}

export const sideOf = (name: string): number => SIDES.indexOf(name);

export function stepTo(hex: string, side: number): string {
  const [q, r] = axial(hex);
  const [dq, dr] = AXIAL[((side % 6) + 6) % 6]!;
  return nameOf([q + dq, r + dr]);
}

/** The hexes a cell of a grid stands for, from a figure on `hex` that faces `facing`; a ring is several. */
export function cellHexes(cell: string, hex: string, facing: number): string[] {
  const [q, r] = axial(hex);
  return (RINGS[cell] ?? [cell]).map((name) => {
    const [dq, dr] = turned(CELLS[name]!, facing);
    return nameOf([q + dq, r + dr]);
  });
}

export function centre(hex: string): [x: number, y: number] {
  const [q, r] = axial(hex);
  return [ACROSS * q, DOWN * (r + q / 2)];
}

/** The corners of a hex of this radius round a point. */
export function corners(x: number, y: number, radius: number): [number, number][] {
  return [0, 60, 120, 180, 240, 300].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export const outline = (x: number, y: number, radius: number): string =>
  corners(x, y, radius).map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`).join(' ');

export function distance(one: string, other: string): number {
  const [aq, ar] = axial(one);
  const [bq, br] = axial(other);
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq - bq + ar - br));
}

/**
 * What a player calls a hex of a field: a letter for the column, from the left, and a number for how far down it lies.
 * Off the field there are no names.
 */
export function callHexes(hexes: string[]): (hex: string) => string {
  const places = hexes.map(axial);
  const left = Math.min(...places.map(([q]) => q));
  const top = Math.min(...places.map(([q, r]) => 2 * r + q));
  const names = new Map(places.map(([q, r]) => [nameOf([q, r]), `${columnName(q - left)}${Math.floor((2 * r + q - top) / 2) + 1}`]));
  return (hex) => names.get(hex) ?? hex;
}

const columnName = (column: number): string => (column < 26 ? '' : 'A') + String.fromCharCode(65 + (column % 26));

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What an SVG must show to hold all these hexes. */
export function frameOf(hexes: string[], margin = 8): Frame {
  const middles = hexes.map(centre);
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const left = Math.min(...xs) - SIZE - margin;
  const top = Math.min(...ys) - SIZE * 0.87 - margin;
  return { left, top, width: Math.max(...xs) + SIZE + margin - left, height: Math.max(...ys) + SIZE * 0.87 + margin - top };
}
