// What happened to the cards on the table since the reader last decided: played, struck, struck at, hurt.
import type { Event } from '../../generated/ken/box';
import { aged } from '../../lib/trail';
import type { Beat } from '../../lib/telling.svelte';

export type Mark = 'played' | 'struck' | 'target' | 'hurt';

interface Left {
  mark: Mark;
  /** Whose card it is. */
  seat: number;
  card: string;
}

function leftBy(event: Event): Left[] {
  const of = (mark: Mark, seat: number, ...cards: string[]): Left[] => cards.map((card) => ({ mark, seat, card }));
  switch (event.type) {
    case 'ken-played':
    case 'ken-assigned':
    case 'ken-used':
    case 'ken-activated':
      return of('played', event.seat, event.card);
    case 'ken-attack-declared':
      return [...of('struck', event.seat, ...event.cards), ...of('target', 1 - event.seat, event.target)];
    case 'ken-defence-formed':
      return of('struck', event.seat, ...event.cards);
    case 'ken-challenged':
      return [...of('struck', event.seat, event.card), ...of('target', 1 - event.seat, event.against)];
    case 'ken-life-lost':
      return of('hurt', event.seat, event.card);
    default:
      return [];
  }
}

/** The mark of a card of this seat: that which was left last. */
export function tracesOf(trail: Beat[] | undefined): (seat: number, card: string) => { mark: Mark; age: number } | undefined {
  const found = new Map(aged(trail, (heard) => leftBy(heard.event as unknown as Event)).map((one) => [`${one.seat} ${one.card}`, one]));
  return (seat, card) => found.get(`${seat} ${card}`);
}
