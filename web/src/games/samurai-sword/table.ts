// What follows from what the server shows of a table of Samurai Sword; what it shows is generated.
import type { View as AnyView } from '../../generated/protocol';
import { CARDS, type Card } from '../../generated/samurai-sword/box';
import type { Player, Table, View } from '../../generated/samurai-sword/view';

export type { Player, Table as SwordTable } from '../../generated/samurai-sword/view';

export const seenOf = (view: AnyView): View => view as View;
export const tableOf = (view: AnyView): Table => seenOf(view).table;

export type Figures = (kind: string) => Card;

/** The figures of the cards at this table: those of the box, with the user's own laid over them. */
export function figuresOf(options: Record<string, unknown>): Figures {
  const changes = (options['cards'] ?? {}) as Record<string, Partial<Card>>;
  return (kind) => {
    const card = CARDS[kind] ?? { type: 'action', suit: 'crane', source: 'printed' };
    const change = changes[kind];
    return change ? { ...card, ...change, source: 'reconstructed' } : card;
  };
}

const count = (player: Player, property: string): number => player.properties.filter((one) => one === property).length;

/** How far this weapon carries in this player's hand (SS-6.5, SS-13.14); null: any distance. */
export function reachOf(player: Player, card: Card): number | null {
  return player.character === 'kojiro' ? null : (card.reach ?? 0);
}

/** What an attack would deal if nobody parries (SS-6.14), for the preview beside a target. */
export function woundsOf(attacker: Player, target: Player, kind: string, card: Card): number {
  if (target.character === 'kenshin' && card.suit !== 'crane') return 0;
  const printed = kind === 'kusanagi' ? target.honour : kind === 'zen' ? target.properties.length : (card.wounds ?? 0);
  let wounds = printed + count(attacker, 'fast-draw');
  if (wounds === 0) return 0;
  if (attacker.character === 'musashi' && attacker.seat !== target.seat) wounds += 1;
  if (target.character === 'ginchiyo' && wounds > 1) wounds -= 1;
  if (target.character === 'yoshihiro') wounds += 1;
  return wounds;
}

export const fastDraws = (player: Player): number => count(player, 'fast-draw');

/** Each kind once, with how many there are of it. */
export function counted(kinds: string[]): [kind: string, count: number][] {
  const found = new Map<string, number>();
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found];
}

/** Where the other seats sit round the table, clockwise from the reader's left; from seat 0 for who watches. */
export function around(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const many = you === null ? seats : seats - 1;
  return Array.from({ length: many }, (_, step) => (first + step) % seats);
}
