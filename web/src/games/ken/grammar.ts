// What each move of Ken il Guerriero plays from the hand, and which card on the table it names.
import type { Offered } from '../../generated/protocol';
import type { Move } from '../../generated/ken/box';
import type { Piece } from './table';

export const asMove = (move: Record<string, unknown>): Move => move as unknown as Move;

export function cardOf(raw: Record<string, unknown>): string | null {
  const move = asMove(raw);
  switch (move.type) {
    case 'ken-play':
    case 'ken-assign':
    case 'ken-discard':
    case 'ken-use':
    case 'ken-use-paid':
      return move.card;
    case 'ken-play-together':
      return move.place;
    case 'ken-play-with-two':
    case 'ken-add-army':
      return move.army;
    default:
      return null;
  }
}

export const isAimed = (raw: Record<string, unknown>): boolean => ['ken-assign', 'ken-play-together', 'ken-play-with-two'].includes(asMove(raw).type);

/** Every card of the hand a move takes. */
export function cardsOf(raw: Record<string, unknown>): string[] {
  const move = asMove(raw);
  if (move.type === 'ken-play-together') return [move.place, move.army];
  if (move.type === 'ken-play-with-two') return [move.place, move.second, move.army];
  const card = cardOf(raw);
  return card === null ? [] : [card];
}

export function pieceOf(raw: Record<string, unknown>): number | null {
  const move = asMove(raw);
  return 'piece' in move ? move.piece : null;
}

const alike = (one: Piece, other: Piece): boolean =>
  one.card === other.card && one.engaged === other.engaged && JSON.stringify(one.assigned) === JSON.stringify(other.assigned);

/** The answers that name this card on the table. Of equal cards the server offers one: any of them stands for it. */
export function answersAt(piece: Piece, answers: Offered[], all: Map<number, Piece>): Offered[] {
  const exact = answers.filter((one) => pieceOf(one.move) === piece.piece);
  if (exact.length) return exact;
  return answers.filter((one) => {
    const twin = all.get(pieceOf(one.move) ?? -1);
    return twin !== undefined && asMove(one.move).type === 'ken-send' && alike(twin, piece);
  });
}
