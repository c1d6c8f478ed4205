// What moves when something happens, and how it sounds.
import type { Heard } from '../../generated/protocol';
import type { Flight } from '../game';
import type { Event } from '../../generated/samurai-sword/box';

const seat = (number: number): string => `seat-${number}`;

export function flights(heard: Heard): Flight[] {
  const event = heard.event as unknown as Event;
  switch (event.type) {
    case 'drew':
      return event.cards.map((card) => ({ from: 'deck', to: seat(event.seat), card }));
    case 'drew-hidden':
      return Array.from({ length: Math.min(event.count, 3) }, () => ({ from: 'deck', to: seat(event.seat), card: null }));
    case 'took-discard':
      return [{ from: 'discards', to: seat(event.seat), card: event.card }];
    case 'attacked':
      return [{ from: seat(event.seat), to: seat(event.target), card: event.weapon }];
    case 'played':
      return [{ from: seat(event.seat), to: 'discards', card: event.card }];
    case 'played-on':
      return [{ from: seat(event.seat), to: seat(event.target), card: event.card }];
    case 'laid':
      return [{ from: seat(event.seat), to: seat(event.target), card: event.card }];
    case 'parried':
    case 'gave-up':
    case 'discarded':
    case 'property-lost':
      return [{ from: seat(event.seat), to: 'discards', card: event.card }];
    case 'property-taken':
    case 'stole':
      return [{ from: seat(event.target), to: seat(event.seat), card: event.card }];
    case 'stole-hidden':
      return [{ from: seat(event.target), to: seat(event.seat), card: null }];
    case 'turned':
      return [{ from: 'deck', to: 'discards', card: event.card }];
    case 'bushido-passed':
      return [{ from: seat(event.seat), to: seat(event.to), card: 'bushido' }];
    case 'returned':
      return [{ from: 'discards', to: seat(event.seat), card: event.card }];
    default:
      return [];
  }
}

const SOUNDS: Partial<Record<Event['type'], string>> = {
  attacked: 'strike',
  parried: 'parry',
  wounded: 'wound',
  played: 'card',
  'played-on': 'card',
  laid: 'card',
  drew: 'card',
  'team-won': 'gong',
  'swordmaster-won': 'gong',
};

export function sound(heard: Heard): string | null {
  return SOUNDS[(heard.event as unknown as Event).type] ?? null;
}
