// What each move of Senjutsu plays, and where on the field it points.
import type { Move } from '../../generated/senjutsu/box';
import { cellHexes, SIDES, sideOf, stepTo } from './hexes';
import { figureOf, type DuelTable, type Figure } from './table';

export const asMove = (move: Record<string, unknown>): Move => move as unknown as Move;

/** A piece to be placed goes by its name and how it is turned, so that the list of hexes stays short. */
export const pieceKey = (piece: string, turned: number): string => `piece:${piece}:${turned}`;

export function cardOf(raw: Record<string, unknown>): string | null {
  const move = asMove(raw);
  switch (move.type) {
    case 'sj-choose':
    case 'sj-prepare':
    case 'sj-play-instant':
    case 'sj-react':
    case 'sj-discard':
    case 'sj-shuffle-in':
      return move.card;
    case 'sj-place-terrain':
      return pieceKey(move.piece, move.turned);
    case 'sj-put-token':
      return `token:${move.token}`;
    default:
      return null;
  }
}

export const isAimed = (raw: Record<string, unknown>): boolean => ['sj-place-terrain', 'sj-put-token'].includes(asMove(raw).type);

const RING = ['F', 'FR', 'BR', 'B', 'BL', 'FL'];

/** The figure the present question moves. */
export const movedFigure = (table: DuelTable): Figure | undefined =>
  table.asked?.figure ? figureOf(table, table.asked.figure.seat, table.asked.figure.dog) : undefined;

/** The hex a move points at, if it points at one. */
export function hexOf(raw: Record<string, unknown>, table: DuelTable): string | null {
  const move = asMove(raw);
  const figure = movedFigure(table);
  switch (move.type) {
    case 'sj-stand':
    case 'sj-place-terrain':
    case 'sj-foe-goes':
    case 'sj-lay-lord':
      return move.hex;
    case 'sj-enter':
      return table.solo?.entries[move.entry] ?? null;
    case 'sj-put-token': {
      // Cells are counted from whoever's card puts it there.
      const play = table.plays[table.asked?.play ?? -1];
      const owner = play && figureOf(table, play.seat, play.dog);
      return owner ? (cellHexes(move.cell, owner.hex, sideOf(owner.side))[0] ?? null) : null;
    }
    case 'sj-walk':
      return figure ? stepTo(figure.hex, sideOf(figure.side) + RING.indexOf(move.way)) : null;
    case 'sj-shove':
      return figure ? stepTo(figure.hex, sideOf(move.side)) : null;
    case 'sj-target':
      return figureOf(table, move.target)?.hex ?? null;
    case 'sj-target-dog':
      return figureOf(table, move.target, true)?.hex ?? null;
    default:
      return null;
  }
}

/** The side of the field a figure would face after this move. */
export function sideAfter(raw: Record<string, unknown>, table: DuelTable): number | null {
  const move = asMove(raw);
  const figure = movedFigure(table);
  if (!figure) return null;
  if (move.type === 'sj-face') return SIDES.indexOf(move.side);
  if (move.type === 'sj-turn') return (sideOf(figure.side) + (move.sense === 'right' ? 1 : 5)) % 6;
  return null;
}
