// What a combat would come to: who falls, who is drawn in, what becomes of the place.
import { sameMove } from '../../lib/options';
import type { Fight, KenTable, Loss, Prospect } from './table';
import { piecesOf } from './table';

export interface Fate {
  /** How many lives it loses; all of them and it falls. */
  lives: number;
  falls: boolean;
  dead: boolean;
}

/** The combat as an answer would leave it, where the server has reckoned that. */
export function foreseen(fight: Fight, prospect: Prospect | null): Fight {
  return prospect ? { ...fight, attack: prospect.attack, losses: prospect.losses } : fight;
}

export const prospectOf = (table: KenTable, move: Record<string, unknown> | null): Prospect | null =>
  (move && table.prospects.find((one) => sameMove(one.move, move))) ?? null;

export function fates(table: KenTable, losses: Loss[]): Map<number, Fate> {
  const pieces = piecesOf(table);
  const found = new Map<number, Fate>();
  for (const { piece, lives, dead } of losses) {
    const whole = pieces.get(piece)?.lives ?? 1;
    found.set(piece, { lives, falls: lives >= whole, dead });
  }
  return found;
}

/** The losses of one side in the order of its cards. */
export const lossesOf = (fight: Fight, side: 0 | 1): Loss[] => {
  const own = [...fight.groups[side].front, ...fight.groups[side].commanders];
  return fight.losses.filter((one) => own.includes(one.piece));
};

/** Commanders who would be drawn into the fight: damage is left over when everybody in front has fallen. */
export function drawnIn(table: KenTable, fight: Fight, side: 0 | 1): number[] {
  const { front, commanders } = fight.groups[side];
  const found = fates(table, fight.losses);
  const wiped = front.length > 0 && front.every((piece) => found.get(piece)?.falls);
  return wiped && fight.surplus[side] && fight.kind !== 'challenge' ? commanders : [];
}

/** What becomes of the place as things stand: it falls when no defender is left and an attacker is. */
export function placeFalls(table: KenTable, fight: Fight): boolean {
  const found = fates(table, fight.losses);
  const left = (side: 0 | 1): boolean => {
    const { front, commanders, behind } = fight.groups[side];
    return [...front, ...commanders, ...behind].some((piece) => !found.get(piece)?.falls);
  };
  return fight.kind === 'place' && left(0) && !left(1);
}
