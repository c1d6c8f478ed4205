// What follows from what the server shows of a table of Senjutsu; what it shows is generated.
import type { View as AnyView } from '../../generated/protocol';
import type { Figure, Foe, Table, View } from '../../generated/senjutsu/view';

export type { Field, Figure, Foe, Play, Player } from '../../generated/senjutsu/view';

/** What is shown of the table; while it is told what the foes do, also which of the plays is being carried out. */
export interface DuelTable extends Table {
  acting?: number | undefined;
}

export const seenOf = (view: AnyView): View => view as View;
export const tableOf = (view: AnyView): DuelTable => seenOf(view).table;

export const figureOf = (table: DuelTable, seat: number, dog = false): Figure | undefined =>
  table.figures.find((one) => one.seat === seat && one.dog === dog);

export const isBeta = (options: Record<string, unknown>): boolean => options['edition'] === 'beta-v7';

export const foesOf = (table: DuelTable): Foe[] => table.solo?.foes ?? [];

/** Whether the foes come in waves: only then do they have places to come from. */
export const isHorde = (table: DuelTable): boolean => Object.keys(table.solo?.entries ?? {}).length > 0;

/** The foes that are shown beside the field: of a horde only those that have come. */
export const foesHere = (table: DuelTable): Foe[] => foesOf(table).filter((one) => one.alive || !isHorde(table));

/** The card a foe shows or showed last: the one of this turn, else the top of its open discards. */
export const lastCardOf = (table: DuelTable, foe: Foe): string | undefined => table.plays.findLast((one) => one.seat === foe.seat)?.card ?? foe.discards.at(-1);

/** Each card once, with how many there are of it. */
export function counted(cards: string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** The message that names who stands at a seat: of the players, of the foes, or the fallen lord, who comes after them all. */
export function characterAt(table: DuelTable, seat: number): string {
  const lord = isHorde(table) && seat === table.players.length + foesOf(table).length ? 'fallen-lord' : '';
  return table.players[seat]?.character ?? foesOf(table).find((one) => one.seat === seat)?.kind ?? lord;
}

/** Everybody's name, by seat. */
export const namesOf = (table: DuelTable, say: (id: string) => string): string[] =>
  Array.from({ length: table.players.length + foesOf(table).length + Number(table.figures.some((one) => one.figure === 'fallen-lord')) }, (_, seat) => say(`sj-character-${characterAt(table, seat)}`));

export const isStealthed = (table: DuelTable, seat: number): boolean =>
  table.players[seat]?.stealthed ?? foesOf(table).find((one) => one.seat === seat)?.stealthed ?? false;

/** The others as they are met: from the reader's left on; all of them for who watches. */
export function others(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: you === null ? seats : seats - 1 }, (_, step) => (first + step) % seats);
}

/** The letter of a seat's disc: the first of its fighter's name; those who share it are counted, as foes of one kind are in words. */
export function letterOf(names: string[], seat: number): string {
  const first = (name: string): string => name.slice(0, 1).toUpperCase();
  const letter = first(names[seat] ?? '');
  const alike = names.flatMap((name, at) => (first(name) === letter ? [at] : []));
  return alike.length > 1 ? `${letter}${alike.indexOf(seat) + 1}` : letter;
}
