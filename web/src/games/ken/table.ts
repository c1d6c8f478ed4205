// What follows from what the server shows of a table of Ken il Guerriero; what it shows is generated.
import type { View as AnyView } from '../../generated/protocol';
import { CARDS, type Card } from '../../generated/ken/box';
import type { Fight, Piece, Player, Table as KenTable, View } from '../../generated/ken/view';

export type { Battle, Fight, Group, Loss, Piece, Player, Prospect, Table as KenTable } from '../../generated/ken/view';

export const seenOf = (view: AnyView): View => view as View;
export const tableOf = (view: AnyView): KenTable => seenOf(view).table;

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
