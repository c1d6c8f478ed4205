// What the field shows beforehand: the reach of the card one looks at, chooses, or is carrying out.
import type { Choosing } from '../../lib/choosing.svelte';
import type { Seen } from '../game';
import { KAMAE } from '../../generated/senjutsu/box';
import { facesOf, type Faces } from './face';
import { asMove, hexOf, movedFigure, sideAfter } from './grammar';
import { sideOf } from './hexes';
import { gridsFrom, reachOf, type Ground, type Reach, type Stance } from './reach';
import { figureOf, isBeta, isStealthed, tableOf, type DuelTable } from './table';

export interface Foreseen {
  card: string;
  seat: number;
  reach: Reach;
}

const LETTERS = Object.fromEntries(Object.entries(KAMAE).map(([letter, name]) => [name, letter]));

export function stanceOf(table: DuelTable, seat: number, dog = false): Stance | null {
  const figure = figureOf(table, seat, dog);
  return figure ? { hex: figure.hex, facing: sideOf(figure.side) } : null;
}

export function groundOf(table: DuelTable, seat: number, options: Record<string, unknown>): Ground {
  const player = table.players[seat];
  const figure = figureOf(table, seat);
  return {
    hexes: new Set(table.field.hexes),
    closed: new Set([...Object.keys(table.field.solid), ...table.figures.filter((one) => one !== figure).map((one) => one.hex)]),
    kamae: LETTERS[player?.kamae ?? ''] ?? 'N',
    focus: player?.focus ?? 0,
    stealthed: isStealthed(table, seat),
    desperate: player?.character === 'onna-bugeisha' && (figure ? figure.wounds + figure.bleeding >= 3 : false),
    loose: isBeta(options) || (player?.character === 'wakou' && !player.sober),
  };
}

/** The play that is carried out now: the one asked about or told of, else the last whose turn has come. */
export function playNow(table: DuelTable): number | null {
  if (table.acting !== undefined) return table.acting;
  if (table.asked?.play !== null && table.asked?.play !== undefined) return table.asked.play;
  const begun = table.plays.map((play, number) => ({ play, number })).filter(({ play }) => play.how !== 'lasting' && !play.halted && play.stage > 0 && play.speeds[play.stage - 1] === table.speed);
  return begun.at(-1)?.number ?? null;
}

/** The whole reach of a card from where its owner stands. */
export function reachFor(card: string, seat: number, table: DuelTable, options: Record<string, unknown>, faces: Faces = facesOf(options, table.own_cards)): Reach | null {
  const stance = stanceOf(table, seat, card.includes('.'));
  return stance ? reachOf(faces(card), stance, groundOf(table, seat, options)) : null;
}

/** Where the moved figure would stand after a move; null if it moves nobody of a card's owner. */
export function stanceAfter(raw: Record<string, unknown>, table: DuelTable): Stance | null {
  const figure = movedFigure(table);
  if (!figure) return null;
  const side = sideAfter(raw, table);
  const hex = hexOf(raw, table);
  if (side === null && hex === null) return null;
  return { hex: hex ?? figure.hex, facing: side ?? sideOf(figure.side) };
}

/** The grids of the card being carried out, as they would lie after this move. */
export function gridsAfter(raw: Record<string, unknown>, seen: Seen): Foreseen | null {
  const table = tableOf(seen.view);
  const number = table.asked?.play ?? null;
  const play = number === null ? undefined : table.plays[number];
  const stance = stanceAfter(raw, table);
  if (!play || !stance || table.asked?.figure?.seat !== play.seat) return null;
  const face = facesOf(seen.options, table.own_cards)(play.card);
  return { card: play.card, seat: play.seat, reach: gridsFrom(face, stance, groundOf(table, play.seat, seen.options), Math.max(0, play.stage - 1)) };
}

/** What the field shows now. */
export function foresee(seen: Seen, choosing: Choosing, looked: { card: string | null; seat: number }): Foreseen | null {
  const table = tableOf(seen.view);
  const whole = (card: string, seat: number): Foreseen | null => {
    const reach = reachFor(card, seat, table, seen.options);
    return reach ? { card, seat, reach } : null;
  };
  if (looked.card) return whole(looked.card, looked.seat);
  const chosen = choosing.chosen?.move;
  if (chosen && seen.you !== null) {
    const move = asMove(chosen);
    if (move.type === 'sj-choose' || move.type === 'sj-play-instant' || move.type === 'sj-react') return whole(move.card, seen.you);
    const after = gridsAfter(chosen, seen);
    if (after) return after;
  }
  const number = playNow(table);
  const play = number === null ? undefined : table.plays[number];
  const stance = play ? stanceOf(table, play.seat, play.dog) : null;
  if (!play || !stance) return null;
  const face = facesOf(seen.options, table.own_cards)(play.card);
  return { card: play.card, seat: play.seat, reach: gridsFrom(face, stance, groundOf(table, play.seat, seen.options), Math.max(0, play.stage - 1)) };
}

/** Who of the others stands on a struck hex. */
export function struckBy(reach: Reach, table: DuelTable, seat: number): { seat: number; far: boolean }[] {
  // Foes have no team: they are against everybody who has one.
  const team = table.players[seat]?.team;
  return table.figures
    .filter((one) => table.players[one.seat]?.team !== team && reach.struck.has(one.hex))
    .map((one) => ({ seat: one.seat, far: reach.struck.get(one.hex)!.far }));
}
