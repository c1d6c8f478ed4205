// What follows from what the server shows of a table of Rising Sun; what it shows is generated.
import type { View as AnyView } from '../../generated/protocol';
import { CARDS, SET_BONUS, TOKEN_VP, type Card } from '../../generated/rising-sun/box';
import type { Province as Place, Table as SunTable, Token, View } from '../../generated/rising-sun/view';

export type { Battle, Deal, Player, Promise as Promise_, Promised, Province as Place, Table as SunTable, Terms, Token } from '../../generated/rising-sun/view';

export const seenOf = (view: AnyView): View => view as View;
export const tableOf = (view: AnyView): SunTable => seenOf(view).table;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const NOBODY = -1;

export const seasonOf = (table: SunTable): string => SEASONS[Math.min(Math.max(table.season, 0), 3)]!;
export const placeOf = (table: SunTable, id: string): Place => table.provinces.find((one) => one.id === id)!;
/** The figures somebody's own cards give at this table, where they differ from the printed ones. */
export type OwnFigures = Record<string, number>;
export const ownFigures = (options: Record<string, unknown>, card: string): OwnFigures => ((options['cards'] ?? {}) as Record<string, OwnFigures>)[card] ?? {};

export function cardOf(id: string, own: OwnFigures = {}): Card {
  const printed = CARDS[id] ?? { type: 'virtue', season: 'spring', price: 0, ruling: '', source: 'printed' };
  return Object.keys(own).length ? { ...printed, price: own['price'] ?? printed.price, source: 'reconstructed' } : printed;
}

/** Each kind once, with how many there are of it, in the order they stand: leaders first, then monsters, then the rest. */
export function counted(kinds: string[]): [kind: string, count: number][] {
  const found = new Map<string, number>();
  for (const kind of [...kinds].sort((one, other) => rank(one) - rank(other))) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found];
}

const RANKS = ['stronghold', 'daimyo', 'shinto', 'bushi'];
const rank = (kind: string): number => {
  const at = RANKS.indexOf(kind);
  return at === 0 || at === 1 ? at : at < 0 ? 2 : at + 2;
};

/** What one seat has in a place, strongholds too. */
export function piecesOf(place: Place, seat: number): [kind: string, count: number][] {
  const strongholds = Array.from({ length: place.strongholds[seat] ?? 0 }, () => 'stronghold');
  return counted([...strongholds, ...(place.figures[seat] ?? [])]);
}

/** Seats in the order of play, the reader's own first; as the table sits for who watches. */
export function around(table: SunTable, you: number | null): number[] {
  const at = you === null ? 0 : Math.max(0, table.order.indexOf(you));
  return [...table.order.slice(at), ...table.order.slice(0, at)];
}

/** Who may be thought to win a province now: the strongest, Honour deciding ties (RS-3.1). */
export const leads = (place: Place, seat: number): boolean => place.strongest === seat && (place.force[seat] ?? 0) > 0;

/** RS-18.4: what the War Province tokens are worth by themselves. */
export const tokenPoints = (tokens: Token[]): number => tokens.reduce((sum, [season]) => sum + (TOKEN_VP[season] ?? 0), 0);

/** RS-18.5: how many different provinces, and what they are worth. */
export function setPoints(tokens: Token[]): { provinces: number; vp: number } {
  const provinces = new Set(tokens.map(([, province]) => province)).size;
  const reached = SET_BONUS.filter((one) => one.provinces <= provinces);
  return { provinces, vp: Math.max(0, ...reached.map((one) => one.vp)) };
}
