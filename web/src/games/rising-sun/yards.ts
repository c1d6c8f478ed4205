// How pieces stand in a province: each clan's together, a banner with its Force behind them, as large as the land allows.

export interface Spot {
  seat: number;
  kind: string;
  count: number;
  x: number;
  y: number;
  r: number;
  /** Has moved already, or is planned to go. */
  spent: boolean;
  /** Is only planned to come. */
  ghost: boolean;
}

export interface Banner {
  seat: number;
  force: number;
  leads: boolean;
  x: number;
  y: number;
  r: number;
}

export interface Camp {
  seat: number;
  force: number;
  leads: boolean;
  pieces: { kind: string; count: number; spent: boolean; ghost: boolean }[];
}

export interface Yard {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIZES = [16, 15, 14, 13, 12, 11, 10, 9, 8];
const GAP = 9;

type Item = { camp: Camp; piece: Camp['pieces'][number] | null; width: number; first: boolean };

const wide = (r: number): number => 2.2 * r + 4;
const banner = (r: number): number => r * 1.35 + 3;

function items(camps: Camp[], r: number): Item[] {
  return camps.flatMap((camp) => [
    ...camp.pieces.map((piece, index) => ({ camp, piece, width: wide(r), first: index === 0 })),
    ...(camp.pieces.every((piece) => piece.ghost) ? [] : [{ camp, piece: null, width: banner(r), first: false }]),
  ]);
}

const length = (row: Item[]): number => row.reduce((sum, item, index) => sum + item.width + (item.first && index ? GAP : 0), 0);

/** Rows that break between camps where they can, inside a camp where they must. */
function rows(camps: Camp[], r: number, width: number): Item[][] {
  const found: Item[][] = [];
  let row: Item[] = [];
  for (const camp of camps) {
    const next = items([camp], r);
    if (row.length && length([...row, ...next]) > width) {
      found.push(row);
      row = [];
    }
    for (const item of next) {
      if (row.length && length([...row, item]) > width) {
        found.push(row);
        row = [];
      }
      row.push(item);
    }
  }
  if (row.length) found.push(row);
  return found;
}

const tall = (r: number): number => 2.25 * r + 6;

/** Where everything stands: the largest size at which all of it fits. */
export function pitch(camps: Camp[], yard: Yard): { spots: Spot[]; banners: Banner[] } {
  const r = SIZES.find((size) => rows(camps, size, yard.width).length * tall(size) <= yard.height) ?? SIZES.at(-1)!;
  const spots: Spot[] = [];
  const banners: Banner[] = [];
  const lines = rows(camps, r, yard.width);
  const top = yard.y + (yard.height - lines.length * tall(r)) / 2;
  lines.forEach((row, line) => {
    let x = yard.x + (yard.width - length(row)) / 2;
    const y = top + (line + 0.5) * tall(r);
    row.forEach(({ camp, piece, width, first }, index) => {
      if (first && index) x += GAP;
      if (piece) spots.push({ seat: camp.seat, ...piece, x: x + width / 2, y, r });
      else banners.push({ seat: camp.seat, force: camp.force, leads: camp.leads, x: x + width / 2, y, r });
      x += width;
    });
  });
  return { spots, banners };
}
