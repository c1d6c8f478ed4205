// What the server shows of a table of Ken il Guerriero (games/ken/view.py).
import type { View } from '../../lib/room';
import { CARDS, type Card } from './box';

export interface Piece {
  piece: number;
  card: string;
  lives: number | null;
  engaged: boolean;
  assigned: { card: string; seat: number }[];
  attack: number;
  defence: number;
  resistance: number | null;
  green: number;
  inhabited: boolean | null;
}

export interface Player {
  seat: number;
  points: number;
  to_win: number;
  income: number;
  hand: number;
  known: string[];
  open_hand: string[] | null;
  future: number;
  past: string[];
  removed: string[];
  forces: Piece[];
  territory: Piece[];
  destiny: Piece[];
  /** None if the list is closed to the viewer. */
  deck: Record<string, number> | null;
}

export interface Group {
  front: number[];
  commanders: number[];
  behind: number[];
}

export interface Battle {
  attacker: number;
  place: number | null;
  target: number | null;
  attack: Group;
  defence: Group;
}

export interface Loss {
  piece: number;
  lives: number;
  dead: boolean;
}

/** A combat under way, or the one a group being named would fight. */
export interface Fight {
  kind: 'place' | 'single' | 'challenge';
  attacker: number;
  place: number | null;
  groups: [Group, Group];
  used: { seat: number; card: string; paid: boolean; annulled: boolean }[];
  events: { card: string; seat: number }[];
  activated: { piece: number; card: string; ability: number }[];
  spent: number[];
  annulled: number[];
  suicides: number[];
  attack: [number, number];
  surprise: boolean[];
  deadly: boolean[];
  double: boolean[];
  slayer: boolean[];
  values: { piece: number; attack: number; defence: number; resistance: number }[];
  losses: Loss[];
  surplus: boolean[];
}

/** What an answer would make of the combat. */
export interface Prospect {
  move: Record<string, unknown>;
  attack: [number, number];
  losses: Loss[];
}

export interface KenTable {
  players: [Player, Player];
  turn: number;
  turn_number: number;
  advanced: boolean;
  battles: Battle[];
  combat: Fight | null;
  forming: Fight | null;
  prospects: Prospect[];
  lasting: [string, number][];
  hand: string[];
}

export const tableOf = (view: View): KenTable => view.table as KenTable;

export type Figures = (card: string) => Card;

const NOTHING: Card = { type: 'event', school: 'none', moral: 'grey', attack: 0, defence: 0, resistance: 0, green: 0, ochre: 0 };

/** The figures of the cards at this table: those of the set, with a player's own laid over them. */
export function figuresOf(options: Record<string, unknown>): Figures {
  const changes = (options['own_cards'] ?? {}) as Record<string, Partial<Card>>;
  return (card) => {
    const known = CARDS[card] ?? NOTHING;
    const change = changes[card];
    if (!change) return known;
    const kept = (fields: string[] = []): string[] => fields.filter((field) => !(field in change) && !(field === 'effect' && ('abilities' in change || 'play' in change)));
    return { ...known, ...change, printed: kept(known.printed), attested: kept(known.attested) };
  };
}

/** Where the reader sits: below. Who watches sits with the first seat. */
export const nearSeat = (you: number | null): 0 | 1 => (you === 1 ? 1 : 0);

export function piecesOf(table: KenTable): Map<number, Piece & { seat: number }> {
  const found = new Map<number, Piece & { seat: number }>();
  for (const player of table.players) {
    for (const piece of [...player.forces, ...player.territory, ...player.destiny]) found.set(piece.piece, { ...piece, seat: player.seat });
  }
  return found;
}

export const fightOf = (table: KenTable): Fight | null => table.forming ?? table.combat;
export const sideOf = (fight: Fight, seat: number): 0 | 1 => (seat === fight.attacker ? 0 : 1);

/** The school most cards of a deck belong to, or of those seen of a closed one: its sign stands for the player. */
export function schoolOf(player: Player, figures: Figures): string {
  const seen = [...player.forces, ...player.territory].map((piece): [string, number] => [piece.card, piece.lives ?? 1]);
  const cards = player.deck ? Object.entries(player.deck) : [...seen, ...counted([...player.past, ...player.removed])];
  const counts = new Map<string, number>();
  for (const [card, copies] of cards) {
    const { school } = figures(card);
    if (school !== 'none') counts.set(school, (counts.get(school) ?? 0) + copies);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 'none';
}

/** Each card once, with how many there are of it. */
export function counted(cards: string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
