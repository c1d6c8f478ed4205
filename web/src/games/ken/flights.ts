// What moves when something happens, and how it sounds.
import type { Heard } from '../../generated/protocol';
import type { Flight } from '../game';
import type { Event } from '../../generated/ken/box';

const hand = (seat: number): string => `hand-${seat}`;
const field = (seat: number): string => `field-${seat}`;
const past = (seat: number): string => `past-${seat}`;
const future = (seat: number): string => `future-${seat}`;

export function flights(heard: Heard): Flight[] {
  const event = heard.event as unknown as Event;
  switch (event.type) {
    case 'ken-drew':
      return event.cards.map((card) => ({ from: future(event.seat), to: hand(event.seat), card }));
    case 'ken-drew-hidden':
      return Array.from({ length: Math.min(event.count, 3) }, () => ({ from: future(event.seat), to: hand(event.seat), card: null }));
    case 'ken-took':
      return event.cards.map((card) => ({ from: past(event.seat), to: hand(event.seat), card }));
    case 'ken-played':
    case 'ken-life-added':
    case 'ken-assigned':
    case 'ken-event-played':
    case 'ken-used':
      return [{ from: hand(event.seat), to: field(event.seat), card: event.card }];
    case 'ken-discarded':
      return [{ from: hand(event.seat), to: past(event.seat), card: event.card }];
    case 'ken-beaten':
    case 'ken-life-lost':
    case 'ken-put-away':
      return [{ from: field(event.seat), to: past(event.seat), card: event.card }];
    case 'ken-conquered':
      return [{ from: field(1 - event.seat), to: past(1 - event.seat), card: event.place }];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<Event['type'], string>> = {
  'ken-drew': 'card',
  'ken-played': 'card',
  'ken-assigned': 'card',
  'ken-event-played': 'strike',
  'ken-used': 'strike',
  'ken-combat-began': 'strike',
  'ken-held': 'parry',
  'ken-life-lost': 'wound',
  'ken-beaten': 'wound',
  'ken-conquered': 'gong',
  'ken-won-by-points': 'gong',
  'ken-future-empty': 'gong',
};

export const sound = (heard: Heard): string | null => SOUNDS[(heard.event as unknown as Event).type] ?? null;
