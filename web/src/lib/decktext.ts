// A deck as text: how many of which card, one card a line. What the text means is told by the hall.

export type Counts = Record<string, number>;

export const writeDeck = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, copies]) => copies > 0)
    .map(([card, copies]) => `${copies} ${card}\n`)
    .join('');

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, copies) => sum + copies, 0);

/** One more or fewer of a card; a card of which none is left is gone. */
export function changed(counts: Counts, card: string, by: number): Counts {
  const copies = Math.max(0, (counts[card] ?? 0) + by);
  const { [card]: _, ...others } = counts;
  return copies === 0 ? others : card in counts ? { ...counts, [card]: copies } : { ...others, [card]: copies };
}
