// What moves when something happens, and how it sounds.
import type { Heard } from '../../generated/protocol';
import type { Flight } from '../game';
import type { Event } from '../../generated/senjutsu/box';

const seat = (number: number): string => `seat-${number}`;

export function flights(heard: Heard): Flight[] {
  const event = heard.event as unknown as Event;
  switch (event.type) {
    case 'sj-drew':
    case 'sj-fetched':
      return [{ from: `deck-${event.seat}`, to: seat(event.seat), card: event.card }];
    case 'sj-drew-hidden':
    case 'sj-fetched-hidden':
      return [{ from: `deck-${event.seat}`, to: seat(event.seat), card: null }];
    case 'sj-revealed':
    case 'sj-instant-played':
    case 'sj-reacted':
    case 'sj-replaced':
      return [{ from: seat(event.seat), to: 'plays', card: event.card }];
    case 'sj-discarded':
    case 'sj-milled':
      return [{ from: seat(event.seat), to: `discards-${event.seat}`, card: event.card }];
    case 'sj-discarded-hidden':
    case 'sj-milled-hidden':
      return [{ from: seat(event.seat), to: `discards-${event.seat}`, card: null }];
    case 'sj-card-given':
      return [{ from: seat(event.seat), to: seat(event.target), card: event.card }];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<Event['type'], string>> = {
  'sj-revealed': 'card',
  'sj-drew': 'card',
  'sj-struck': 'strike',
  'sj-stopped': 'parry',
  'sj-wounded': 'wound',
  'sj-bled': 'wound',
  'sj-executed': 'gong',
  'sj-defeated': 'gong',
};

export const sound = (heard: Heard): string | null => SOUNDS[(heard.event as unknown as Event).type] ?? null;
