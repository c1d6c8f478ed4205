// What each move of Rising Sun takes up, and which place or whom it names.
import type { Move } from '../../generated/rising-sun/box';

export const asMove = (move: Record<string, unknown>): Move => move as unknown as Move;

/** The Coins of a bid are chosen in its panel: in the list of answers they are one line, which opens. */
export const BID = 'bid';

/** What is taken up first: a figure of the Reserve, a figure where it stands, somebody, a stronghold, a card. */
export function cardOf(raw: Record<string, unknown>): string | null {
  const move = asMove(raw);
  switch (move.type) {
    case 'march':
      return `${move.figure}@${move.origin}`;
    case 'summon':
    case 'place':
    case 'place-at-shrine':
      return move.figure;
    case 'replace':
    case 'kill':
      return `seat ${move.target}`;
    case 'build':
      return 'stronghold';
    case 'buy':
      return move.card;
    case 'bid':
      return BID;
    default:
      return null;
  }
}

const AIMED: Move['type'][] = ['march', 'summon', 'place', 'place-at-shrine', 'replace', 'kill', 'build', 'bid'];

export const isAimed = (raw: Record<string, unknown>): boolean => AIMED.includes(asMove(raw).type);

/** The province or shrine a move leads to. */
export function placeNamed(raw: Record<string, unknown>): string | null {
  const move = asMove(raw);
  if ('province' in move && !move.type.startsWith('term-')) return move.province;
  if ('kami' in move) return move.kami;
  return 'place' in move ? move.place : null;
}

export function seatNamed(raw: Record<string, unknown>): number | null {
  const move = asMove(raw);
  return 'target' in move ? move.target : null;
}

const TALK = /^(speak|give-coins|give-ronin|draft-|term-|propose|withdraw$)/;

/** RS-4.8: what is said or given while a question stays open has a panel of its own. */
export const isTalk = (raw: Record<string, unknown>): boolean => TALK.test(asMove(raw).type);
