// What the field shows beforehand: the reach of the card one looks at, chooses, or is carrying out, as the server says it.
import type { Choosing } from '../../lib/choosing.svelte';
import type { Seen } from '../game';
import { facesOf } from './face';
import { asMove, hexOf, movedFigure, sideAfter } from './grammar';
import { laid, printed, reachTold, type Reach, type Stance } from './grids';
import { sideOf } from './hexes';
import { figureOf, seenOf, tableOf, type DuelTable, type Play } from './table';

export interface Foreseen {
  card: string;
  seat: number;
  reach: Reach;
}

export function stanceOf(table: DuelTable, seat: number, dog = false): Stance | null {
  const figure = figureOf(table, seat, dog);
  return figure ? { hex: figure.hex, facing: sideOf(figure.side) } : null;
}

/** The play that is carried out now: the one asked about or told of, else the last whose turn has come. */
export function playNow(table: DuelTable): number | null {
  if (table.acting !== undefined) return table.acting;
  if (table.asked?.play !== null && table.asked?.play !== undefined) return table.asked.play;
  const begun = table.plays.map((play, number) => ({ play, number })).filter(({ play }) => play.how !== 'lasting' && !play.halted && play.stage > 0 && play.speeds[play.stage - 1] === table.speed);
  return begun.at(-1)?.number ?? null;
}

/** The whole reach of a card from where its owner stands; while its owner is shown elsewhere than the server speaks of there is none. */
export function reachFor(card: string, seat: number, seen: Seen): Reach | null {
  const { table, foresight } = seenOf(seen.view);
  const dog = card.includes('.');
  const figure = figureOf(table, seat, dog);
  const told = foresight?.reaches.find((one) => one.card === card && one.seat === seat && one.dog === dog);
  return told && figure && told.hex === figure.hex && told.side === figure.side ? reachTold(told) : null;
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

/** The grids of the part of a card that is carried out, as they lie from there. */
function gridsFrom(play: Play, stance: Stance, seen: Seen): Foreseen {
  const { table, foresight } = seenOf(seen.view);
  const told = foresight?.plays.find((one) => one.seat === play.seat && one.dog === play.dog && one.card === play.card);
  const parts = told?.parts ?? printed(facesOf(seen.options, table.own_cards)(play.card));
  const now = Math.max(0, play.stage - 1);
  return { card: play.card, seat: play.seat, reach: laid(parts.slice(now, now + 1), stance) };
}

/** The grids of the card being carried out, as they would lie after this move. */
export function gridsAfter(raw: Record<string, unknown>, seen: Seen): Foreseen | null {
  const table = tableOf(seen.view);
  const number = table.asked?.play ?? null;
  const play = number === null ? undefined : table.plays[number];
  const stance = stanceAfter(raw, table);
  if (!play || !stance || table.asked?.figure?.seat !== play.seat) return null;
  return gridsFrom(play, stance, seen);
}

/** What the field shows now. */
export function foresee(seen: Seen, choosing: Choosing, looked: { card: string | null; seat: number }): Foreseen | null {
  const table = tableOf(seen.view);
  const whole = (card: string, seat: number): Foreseen | null => {
    const reach = reachFor(card, seat, seen);
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
  return play && stance ? gridsFrom(play, stance, seen) : null;
}

/** Who of the others stands on a struck hex. */
export function struckBy(reach: Reach, table: DuelTable, seat: number): { seat: number; far: boolean }[] {
  // Foes have no team: they are against everybody who has one.
  const team = table.players[seat]?.team;
  return table.figures
    .filter((one) => table.players[one.seat]?.team !== team && reach.struck.has(one.hex))
    .map((one) => ({ seat: one.seat, far: reach.struck.get(one.hex)!.far }));
}
