// What each move of Samurai Sword plays and whom it names.
import type { Move } from '../../generated/samurai-sword/box';

export const asMove = (move: Record<string, unknown>): Move => move as unknown as Move;

export function cardOf(raw: Record<string, unknown>): string | null {
  const move = asMove(raw);
  switch (move.type) {
    case 'attack':
      return move.weapon;
    case 'geisha-property':
    case 'geisha-hand':
      return 'geisha';
    case 'imitate':
      return 'imitation';
    case 'play':
    case 'play-on':
    case 'discard':
    case 'parry':
    case 'give-up':
    case 'show':
      return move.card;
    default:
      return null;
  }
}

export function isAimed(raw: Record<string, unknown>): boolean {
  return ['attack', 'play-on', 'geisha-property', 'geisha-hand', 'imitate'].includes(asMove(raw).type);
}

export function targetOf(raw: Record<string, unknown>): number | null {
  const move = asMove(raw);
  return 'target' in move ? move.target : null;
}
