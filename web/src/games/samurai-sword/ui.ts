// Samurai Sword at the hall's table.
import { sitterName } from '../../lib/levels';
import { speech, t } from '../../lib/speech.svelte';
import type { Heard } from '../../generated/protocol';
import type { View } from '../../generated/protocol';
import type { GameUi } from '../game';
import { eventAs, phasesOf, turnOf } from '../shared';
import { back, picture } from './art/cards';
import type { Event } from '../../generated/samurai-sword/box';
import type { Phase } from '../../generated/samurai-sword/view';
import Dock from './Dock.svelte';
import End from './End.svelte';
import { flights, sound } from './flights';
import { cardOf, isAimed } from './grammar';
import { EVENT_ICONS } from './icons';
import { answerLine, groupLine, question } from './lines';
import Stage from './Stage.svelte';
import './sword.css';
import { seenOf, tableOf } from './table';

const PHASES: Phase[] = ['recover', 'draw', 'play', 'discard'];

const eventOf = eventAs<Event>();

/** Everything the seats know laid open in one view: hands and roles. */
function lay(view: View, views: View[]): View {
  const table = tableOf(view);
  const players = table.players.map((player, seat) => {
    const own = views[seat] ? tableOf(views[seat]) : null;
    const self = own?.players[seat];
    return self ? { ...player, role: self.role, stars: self.stars, team: self.team, open_hand: own?.hand ?? null } : player;
  });
  return { ...view, table: { ...table, players } };
}

/** Cards drawn one after another by the same player are told in one line. */
function joinDraws(one: Heard, next: Heard): Heard | null {
  const before = eventOf(one);
  const after = eventOf(next);
  if (before.type === 'drew-hidden' && after.type === 'drew-hidden' && before.seat === after.seat) {
    const count = before.count + after.count;
    return { ...next, event: { ...after, count }, text: { ...next.text, args: { ...next.text.args, count } } };
  }
  if (before.type === 'drew' && after.type === 'drew' && before.seat === after.seat) {
    const cards = [...before.cards, ...after.cards];
    const words = cards.map((card) => ({ say: `card-${card}` }));
    return { ...next, event: { ...after, cards }, text: { ...next.text, args: { ...next.text.args, cards: words } } };
  }
  return null;
}

export const ui: GameUi = {
  name: 'samurai-sword',
  kind: 'sword',
  icon: 'honour',
  Stage,
  Dock,
  End,
  cardOf,
  isAimed,
  groupLine,
  answerLine,
  question,
  flights,
  sound,
  lay,
  drawCard: (card) =>
    card === null
      ? `<svg viewBox="0 0 82 114" preserveAspectRatio="xMidYMid slice">${back}</svg>`
      : `<svg viewBox="0 0 120 96" preserveAspectRatio="xMidYMid slice">${picture(card)}</svg>`,
  seatName: (view, seat, sitters) => {
    const character = view && tableOf(view).players[seat]?.character;
    return character ? speech.say(`character-${character}`) : sitterName(sitters, seat);
  },
  phases: (seen) => phasesOf(PHASES, seenOf(seen.view).phase, (name) => t(`phase-${name}`)),
  subtitle: (seen) => t('ss-subtitle', { seats: seen.view.seats, turn: tableOf(seen.view).turn_number }),
  logIcon: (heard) => EVENT_ICONS[eventOf(heard).type] ?? 'chevron',
  logJoin: joinDraws,
  // Before the characters are dealt, players go by their own names.
  logReader: (heard, seen) =>
    eventOf(heard).type === 'dealt' ? { seat: seen.you, name: (seat) => sitterName(seen.sitters, seat) } : seen.reader,
  logTurn: (heard, seen) => {
    const event = eventOf(heard);
    if (event.type !== 'turn-began') return null;
    return turnOf(event, seen, (gaps) => t('ss-log-turn-you', gaps), (gaps) => t('ss-log-turn', gaps));
  },
  guide: [
    { id: 'ss-guide-role', at: 'own' },
    { id: 'ss-guide-question', at: 'prompt' },
    { id: 'ss-guide-hand', at: 'hand' },
    { id: 'ss-guide-distance', at: 'stage' },
    { id: 'ss-guide-rules', at: 'log' },
  ],
};
