// Grids laid on the field. Which of a card's lines are open, and where they lead, the server says (`foresight`).
import type { Face } from '../../generated/senjutsu/box';
import type { Grids, Reach as Told, Struck } from '../../generated/senjutsu/view';
import { cellHexes } from './hexes';

export interface Stance {
  hex: string;
  facing: number;
}

/** One hex a card reaches; `far` if only after a step or a turn. */
export interface Reached {
  marks: Struck[1];
  star: boolean;
  far: boolean;
}

export interface Reach {
  struck: Map<string, Reached>;
  covered: Map<string, { far: boolean; star: boolean }>;
}

/** What the server says of a whole card, by hexes. */
export const reachTold = (told: Told): Reach => ({
  struck: new Map(told.struck.map(([hex, marks, star, far]) => [hex, { marks, star, far }])),
  covered: new Map(told.covered.map(([hex, star, far]) => [hex, { star, far }])),
});

/** Grids as they lie round somebody who stands there. */
export function laid(grids: Grids[], { hex, facing }: Stance): Reach {
  const reach: Reach = { struck: new Map(), covered: new Map() };
  const around = (cell: string): string[] => cellHexes(cell, hex, facing);
  for (const { struck, covered } of grids) {
    for (const [cell, marks, star] of struck) for (const at of around(cell)) if (!reach.struck.has(at)) reach.struck.set(at, { marks, star, far: false });
    for (const [cell, star] of covered) for (const at of around(cell)) if (!reach.covered.has(at)) reach.covered.set(at, { star, far: false });
  }
  return reach;
}

/** The grids printed on each part of a card, but for lines that ask for something: of a card of which the server has not spoken. */
export function printed(face: Face): Grids[] {
  return face.parts.map((part) => {
    const options = part.sections.filter((one) => one.label === '').flatMap((one) => one.clauses.flat());
    const effects = options.filter((one) => !one.gate).flatMap((one) => one.lines.flatMap((line) => line.effects));
    return {
      struck: effects.flatMap((one) => (one.do === 'attack' ? one.cells.map(([cell, all]): Grids['struck'][number] => [cell, all.filter(([, mark]) => mark !== '*'), all.some(([, mark]) => mark === '*')]) : [])),
      covered: effects.flatMap((one) => (one.do === 'block' ? one.cells : [])),
    };
  });
}
