// Where seats stand round the table, on a grid of sixty columns: up the left side, across the top, down the right.

export interface Round {
  /** CSS grid-area of each seat, clockwise, and of the middle. */
  seats: string[];
  middle: string;
  /** The widest row, which says how slim the seats must be. */
  crowd: number;
}

const area = (row: number, column: number, width: number, rows = 1): string =>
  `${row} / ${column + 1} / span ${rows} / span ${width}`;

/** A row of seats centred on the table. */
function across(row: number, many: number, width = Math.floor(60 / Math.max(many, 3))): string[] {
  const start = Math.floor((60 - many * width) / 2);
  return Array.from({ length: many }, (_, index) => area(row, start + index * width, width));
}

/** The reader sits below; on a wide page at most one seat stands on each side. */
export function wide(others: number): Round {
  if (others <= 2) return { seats: across(1, others, 24), middle: area(2, 0, 60), crowd: 2 };
  const top = others - 2;
  const side = top > 3 ? Math.floor(60 / top) + (top > 4 ? 4 : 1) : 20;
  return {
    seats: [area(2, 0, side), ...across(1, top), area(2, 60 - side, side)],
    middle: area(2, side, 60 - 2 * side),
    crowd: Math.max(3, top),
  };
}

/** On a phone three stand side by side and further ones go down the sides. */
export function narrow(others: number): Round {
  if (others <= 2) return { seats: across(1, others, 28), middle: area(2, 0, 60), crowd: 3 };
  if (others <= 5) {
    return { seats: [area(2, 0, 20), ...across(1, others - 2, 20), area(2, 40, 20)], middle: area(2, 20, 20), crowd: 3 };
  }
  const top = others === 6 ? [area(1, 0, 20), area(1, 40, 20)] : across(1, 3, 20);
  const middle = others === 6 ? area(1, 20, 20, 3) : area(2, 20, 20, 2);
  return { seats: [area(3, 0, 20), area(2, 0, 20), ...top, area(2, 40, 20), area(3, 40, 20)], middle, crowd: 3 };
}

/** Nobody sits below: half of the seats above the piles, half of them under. */
export function watched(seats: number, most: number): Round {
  const top = Math.ceil(seats / 2);
  const width = Math.floor(60 / Math.max(top, most));
  return {
    seats: [...across(1, top, width), ...across(3, seats - top, width).reverse()],
    middle: area(2, 0, 60),
    crowd: Math.max(top, most),
  };
}
