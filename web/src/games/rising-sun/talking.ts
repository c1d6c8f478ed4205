// Gifts and deals: what may be said now, and how a deal is worded in the moves of the house.
import type { Offered } from '../../generated/protocol';
import type { Seen } from '../game';
import type { Move } from '../../generated/rising-sun/box';
import { asMove, isTalk } from './grammar';
import { tableOf } from './table';

const ANSWERS: Move['type'][] = ['offer-alliance', 'accept-alliance', 'refuse-alliance', 'withdraw-offer', 'accept', 'refuse'];

export const isTalkOrAnswer = (move: Record<string, unknown>): boolean => isTalk(move) || ANSWERS.includes(asMove(move).type);

/** Whether there is anything to say, answer or look up. */
export const isTalking = (seen: Seen, offered: Offered[]): boolean => {
  const table = tableOf(seen.view);
  return offered.some((one) => isTalkOrAnswer(one.move)) || table.promises.length > 0 || table.proposals.length > 0;
};

/** One side of a deal as the form holds it. */
export interface Side {
  coins: number;
  ronin: number;
  /** The kind of promise, empty for none; and what it names. */
  promise: string;
  province: string;
  mandate: string;
  advantage: string;
  laterCoins: number;
  laterRonin: number;
}

export const noSide = (): Side => ({ coins: 0, ronin: 0, promise: '', province: '', mandate: '', advantage: '', laterCoins: 1, laterRonin: 0 });

/** The moves that state one side. */
export function termsOf(who: number, side: Side): Move[] {
  const terms: Move[] = [];
  if (side.coins) terms.push({ type: 'term-coins', who, coins: side.coins });
  if (side.ronin) terms.push({ type: 'term-ronin', who, ronin: side.ronin });
  const promise = promised(who, side);
  return promise ? [...terms, promise] : terms;
}

function promised(who: number, side: Side): Move | null {
  switch (side.promise) {
    case 'ally':
      return { type: 'term-ally', who };
    case 'keep-out':
      return { type: 'term-keep-out', who, province: side.province };
    case 'mandate':
      return { type: 'term-mandate', who, mandate: side.mandate };
    case 'no-betray':
      return { type: 'term-no-betray', who };
    case 'spare':
      return { type: 'term-spare', who };
    case 'no-bid':
      return { type: 'term-no-bid', who, advantage: side.advantage, province: side.province };
    case 'pay':
      return { type: 'term-pay', who, coins: side.laterCoins, ronin: side.laterRonin };
    default:
      return null;
  }
}
