// What the server shows of a table of Senjutsu (games/senjutsu/view.py).
import type { View } from '../../lib/room';
import type { Choice, Face } from './box';

export interface Player {
  seat: number;
  character: string;
  team: number;
  kamae: string;
  focus: number;
  focus_limit: number;
  stealthed: boolean;
  hand: number;
  hand_limit: number;
  wound_limit: number;
  cards: string[] | null;
  stuns: number;
  specials: string[];
  deck: number;
  discards: string[];
  face_down: number;
  own_face_down: string[] | null;
  list: string[] | null;
  lasting: [card: string, home: number, left: number][];
  poisons: string[];
  used_poisons: string[];
  contracts: [name: string, turned: number][];
  completed: string[];
  spent_contracts: string[];
  terrain: string[];
  instant_used: boolean;
  has_chosen: boolean;
  chosen: string | null;
  sober: boolean;
  hachiko: { kamae: string; deck: number; discards: string[]; kept: boolean; card: string | null; lasting: [card: string, home: number, left: number][] } | null;
}

export interface Figure {
  seat: number;
  figure: string;
  dog: boolean;
  hex: string;
  side: string;
  wounds: number;
  bleeding: number;
  stuns: number;
  hobbled: number[];
}

export interface Play {
  seat: number;
  dog: boolean;
  card: string;
  how: string;
  speeds: number[];
  range: [high: number, low: number];
  stage: number;
  target: number;
  halted: boolean;
  blocking: boolean;
}

export interface Field {
  hexes: string[];
  start: string[][];
  solid: Record<string, string>;
  soft: Record<string, string>;
  tokens: Record<string, { kind: string; owner: number; live: boolean | null }>;
}

export interface DuelTable {
  players: Player[];
  figures: Figure[];
  track: number[];
  turn: number;
  speed: number;
  field: Field;
  plays: Play[];
  forbidden: string[];
  forbidden_type: string;
  seen: [card: string, holder: number][];
  peek: string[];
  asked: { figure: { seat: number; dog: boolean } | null; play: number | null; choices: Choice[] } | null;
  own_cards: Record<string, Face>;
  /** Solo, cooperative and horde games: who is fought. */
  solo?: Solo | null;
  /** While it is told what the foes do: which of the plays is being carried out. */
  acting?: number | undefined;
}

export interface Solo {
  foes: Foe[];
  wave: number;
  stage: number;
  completed: number;
  /** Where a horde comes from; nowhere in other games. */
  entries: Record<string, string>;
}

/** A fighter nobody leads. */
export interface Foe {
  seat: number;
  kind: string;
  count: number;
  alive: boolean;
  behaviour: string;
  attitude: string;
  distance: number;
  wound_limit: number;
  stuns: number;
  stealthed: boolean;
  list: string[];
  deck: number;
  discards: string[];
  face_down: number;
  has_chosen: boolean;
  /** How many Stuns and Poisons lie among the cards it has yet to take. */
  stuns_in_deck: number;
  poisons_in_deck: number;
  lasting: [card: string, home: number, left: number][];
  contracts: [name: string, turned: number][];
  top: string[];
}

export const tableOf = (view: View): DuelTable => view.table as DuelTable;

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
