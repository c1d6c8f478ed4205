// The options as a reader chooses among them: first a card of his hand (or an answer that needs none), then its target.
import type { Impossible, Offered } from '../generated/protocol';

/** What a game says about its moves, so that they can be grouped. */
export interface MoveGrammar {
  /** The card of the reader's hand a move plays; null if it plays none. */
  cardOf(move: Record<string, unknown>): string | null;
  /** Whether the move names somebody or something besides the card. */
  isAimed(move: Record<string, unknown>): boolean;
}

/** One line of the first list: an answer, or a card that asks for a target next. */
export interface Group {
  key: string;
  card: string | null;
  offered: Offered[];
  impossible: Impossible[];
  /** Whether choosing it leads to a second list. */
  opens: boolean;
}

/** The first list: cards in the order of the options, then answers that play none, last cards of which nothing is possible. */
export function group(options: Offered[], impossible: Impossible[], grammar: MoveGrammar): Group[] {
  const groups = new Map<string, Group>();
  const at = (move: Record<string, unknown>): Group => {
    const card = grammar.cardOf(move);
    const key = card !== null && grammar.isAimed(move) ? `card ${card}` : JSON.stringify(move);
    let found = groups.get(key);
    if (!found) {
      found = { key, card, offered: [], impossible: [], opens: key.startsWith('card ') };
      groups.set(key, found);
    }
    return found;
  };
  for (const one of options) at(one.move).offered.push(one);
  for (const one of impossible) at(one.move).impossible.push(one);
  const all = [...groups.values()];
  const rank = (one: Group): number => (!one.offered.length ? 2 : one.opens || one.card !== null ? 0 : 1);
  return all.sort((one, other) => rank(one) - rank(other));
}

export const sameMove = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The reason shared by all that is impossible in a group, else the first. */
export const reasonOf = (one: Group): Impossible | undefined => one.impossible[0];
