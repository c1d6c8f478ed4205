// What moves when something happens, and how it sounds.
import type { Heard } from '../../generated/protocol';
import sprite from '../../look/icons.svg?url';
import type { Flight } from '../game';
import type { Event } from '../../generated/rising-sun/box';
import { figureIcon } from './icons';

const seat = (number: number): string => `seat-${number}`;
const province = (id: string): string => `province-${id}`;

export function flights(heard: Heard): Flight[] {
  const event = heard.event as unknown as Event;
  switch (event.type) {
    case 'moved':
      return [{ from: province(event.origin), to: province(event.province), card: event.figure }];
    case 'summoned':
    case 'placed':
      return [{ from: seat(event.seat), to: province(event.province), card: event.figure }];
    case 'worshipped':
    case 'placed-at-shrine':
      return [{ from: seat(event.seat), to: `shrine-${event.kami}`, card: event.figure }];
    case 'built':
      return [{ from: seat(event.seat), to: province(event.province), card: 'stronghold' }];
    case 'killed':
      return [{ from: province(event.province), to: seat(event.seat), card: event.figure }];
    case 'bought':
      return [{ from: `card-${event.card}`, to: seat(event.seat), card: 'train' }];
    case 'coins-given':
    case 'toll-paid':
      return [{ from: seat(event.seat), to: seat(event.target), card: 'coin' }];
    case 'ronin-given':
      return [{ from: seat(event.seat), to: seat(event.target), card: 'ronin' }];
    default:
      return [];
  }
}

const SIGNS = ['coin', 'ronin', 'train'];

/** A flying piece: its sign on a small slip of paper. */
export const drawPiece = (kind: string | null): string =>
  `<svg viewBox="0 0 24 24"><use href="${sprite}#${kind && SIGNS.includes(kind) ? kind : figureIcon(kind ?? '')}" x="3" y="3" width="18" height="18"/></svg>`;

const SOUNDS: Partial<Record<Event['type'], string>> = {
  moved: 'card',
  summoned: 'card',
  'mandate-laid': 'card',
  bought: 'card',
  'coins-given': 'card',
  'battle-began': 'strike',
  'battle-won': 'gong',
  killed: 'wound',
  'alliance-broken': 'strike',
  allied: 'parry',
  'final-score': 'gong',
};

export function sound(heard: Heard): string | null {
  return SOUNDS[(heard.event as unknown as Event).type] ?? null;
}
