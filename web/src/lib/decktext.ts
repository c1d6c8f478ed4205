// A deck as text: what it says of itself, then how many of which card, one a line. What the text means is told by the hall.
import type { Heading } from '../generated/protocol';

export type Counts = Record<string, number>;
export type Said = Record<string, string>;

export function writeDeck(counts: Counts, said: Said = {}, headings: Heading[] = []): string {
  const above = headings.filter(({ name, usual }) => said[name] && said[name] !== usual).map(({ name }) => `${name}: ${said[name]}\n`);
  const below = Object.entries(counts).filter(([, copies]) => copies > 0).map(([card, copies]) => `${copies} ${card}\n`);
  return [...above, ...below].join('');
}

/** What a deck says of itself before anybody has said anything. */
export const usually = (headings: Heading[]): Said => Object.fromEntries(headings.map(({ name, usual, choices }) => [name, usual || choices[0]!]));

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, copies) => sum + copies, 0);

/** One more or fewer of a card; a card of which none is left is gone. */
export function changed(counts: Counts, card: string, by: number): Counts {
  const copies = Math.max(0, (counts[card] ?? 0) + by);
  const { [card]: _, ...others } = counts;
  return copies === 0 ? others : card in counts ? { ...counts, [card]: copies } : { ...others, [card]: copies };
}
