// Which drawing of the sprite stands for what in this game.
import { MONSTERS, type Card, type Event } from '../../generated/rising-sun/box';

const FIGURES = ['bushi', 'shinto', 'daimyo', 'stronghold'];

export const figureIcon = (kind: string): string => (FIGURES.includes(kind) || kind in MONSTERS ? kind : 'monster');

export const CARD_ICONS: Record<Card['type'], string> = {
  virtue: 'honour',
  enhancement: 'special',
  monster: 'monster',
  'war-upgrade': 'war',
  'winter-upgrade': 'winter',
};

export const ADVANTAGE_ICONS: Record<string, string> = {
  seppuku: 'seppuku',
  'take-hostage': 'hostage',
  'hire-ronin': 'ronin',
  'imperial-poets': 'poets',
};

const EVENT_ICONS: Partial<Record<Event['type'], string>> = {
  'draft-order': 'deck',
  'clan-taken': 'people',
  seated: 'people',
  'set-chosen': 'deck',
  'shrines-laid': 'torii',
  'wars-announced': 'war',
  'cards-laid-out': 'train',
  income: 'coin',
  'hostage-returned': 'hostage',
  'alliances-ended': 'alliance',
  named: 'eye',
  allied: 'alliance',
  'alliance-offered': 'alliance',
  'alliance-refused': 'cross',
  'offer-withdrawn': 'undo',
  'ceremony-ended': 'alliance',
  'tiles-drawn': 'deck',
  'tiles-drawn-hidden': 'deck',
  'face-down-laid': 'lock',
  'face-down-laid-hidden': 'lock',
  summoned: 'recruit',
  worshipped: 'torii',
  placed: 'recruit',
  'placed-at-shrine': 'torii',
  moved: 'marshal',
  'toll-charged': 'boat',
  'toll-waived': 'boat',
  'toll-paid': 'boat',
  'turned-back': 'boat',
  built: 'stronghold',
  bought: 'train',
  'spent-coin-given': 'coin',
  'card-worked': 'special',
  'coins-gained': 'coin',
  'ronin-gained': 'ronin',
  'points-gained': 'vp',
  'points-stolen': 'vp',
  'coins-taken': 'coin',
  harvested: 'harvest',
  'honour-rose': 'honour',
  'honour-fell': 'honour',
  'honour-topped': 'honour',
  'alliance-broken': 'betray',
  'figure-replaced': 'betray',
  'favour-won': 'torii',
  'shrine-skipped': 'torii',
  'ronin-exchanged': 'coin',
  'token-discarded': 'war',
  'token-taken': 'war',
  'battle-began': 'war',
  'bid-revealed': 'coin',
  seppuku: 'seppuku',
  'hostage-taken': 'hostage',
  'ronin-hired': 'ronin',
  'battle-won': 'war',
  killed: 'harmless',
  spared: 'hand',
  'poets-sang': 'poets',
  'bid-paid': 'coin',
  'reparations-paid': 'coin',
  'tokens-scored': 'vp',
  'set-scored': 'vp',
  'final-score': 'vp',
  'coins-given': 'coin',
  'ronin-given': 'ronin',
  'promise-judged': 'rule',
};

const MANDATES = ['recruit', 'marshal', 'train', 'harvest', 'betray'];

export function eventIcon(event: Event): string {
  if ('mandate' in event && MANDATES.includes(event.mandate)) return event.mandate;
  if ('advantage' in event) return ADVANTAGE_ICONS[event.advantage] ?? 'war';
  if (event.type.startsWith('deal-') || event.type.endsWith('-worded')) return 'chat';
  return EVENT_ICONS[event.type] ?? 'chevron';
}
