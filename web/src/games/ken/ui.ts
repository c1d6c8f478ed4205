// Ken il Guerriero at the hall's table.
import type { Heard } from '../../generated/protocol';
import type { View } from '../../generated/protocol';
import { sitterName } from '../../lib/levels';
import { t } from '../../lib/speech.svelte';
import type { GameUi } from '../game';
import { eventAs, phasesOf, turnOf } from '../shared';
import { back, picture } from './art/cards';
import type { Event } from '../../generated/ken/box';
import type { Phase } from '../../generated/ken/view';
import { builder } from './builder';
import Dock from './Dock.svelte';
import End from './End.svelte';
import { flights, sound } from './flights';
import { cardOf, isAimed } from './grammar';
import { EVENT_ICONS } from './icons';
import './ken.css';
import { answerLine, groupLine, question } from './lines';
import Stage from './Stage.svelte';
import { seenOf, tableOf } from './table';

const PHASES: Phase[] = ['order', 'draw', 'presentation', 'combat', 'epilogue'];

const eventOf = eventAs<Event>();

/** Everything the seats know laid open in one view: both hands. */
function lay(view: View, views: View[]): View {
  const table = tableOf(view);
  const players = table.players.map((player, seat) => (views[seat] ? { ...player, open_hand: tableOf(views[seat]).hand } : player));
  return { ...view, table: { ...table, players } };
}

/** Cards that go to a past one after another are told in one line by what sent them there. */
const logJoin = (one: Heard, next: Heard): Heard | null => {
  const before = eventOf(one);
  const after = eventOf(next);
  return before.type === 'ken-beaten' && after.type === 'ken-put-away' && before.seat === after.seat && before.card === after.card ? one : null;
};

export const ui: GameUi = {
  name: 'ken',
  kind: 'ken',
  icon: 'hokuto',
  Stage,
  Dock,
  End,
  builder,
  cardOf,
  isAimed,
  groupLine,
  answerLine,
  question,
  flights,
  sound,
  lay,
  logJoin,
  drawCard: (card) =>
    card === null
      ? `<svg viewBox="0 0 120 160" preserveAspectRatio="xMidYMid slice">${back}</svg>`
      : `<svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">${picture(card)}</svg>`,
  seatName: (_, seat, sitters) => sitterName(sitters, seat),
  phases: (seen) => phasesOf(PHASES, seenOf(seen.view).phase, (name) => t(`kt-phase-${name}`)),
  subtitle: (seen) => {
    const { turn, turn_number, advanced } = tableOf(seen.view);
    return t(advanced ? 'kt-subtitle-advanced' : turn === seen.you ? 'kt-subtitle-you' : 'kt-subtitle', { turn: turn_number, name: seen.reader.name(turn) });
  },
  logIcon: (heard) => EVENT_ICONS[eventOf(heard).type] ?? 'chevron',
  logReader: (_, seen) => seen.reader,
  logTurn: (heard, seen) => {
    const event = eventOf(heard);
    if (event.type !== 'ken-turn-began') return null;
    return turnOf(event, seen, (gaps) => t('kt-log-turn-you', gaps), (gaps) => t('kt-log-turn', gaps));
  },
  guide: [
    { id: 'kt-guide-lead', at: 'lead' },
    { id: 'kt-guide-question', at: 'prompt' },
    { id: 'kt-guide-hand', at: 'hand' },
    { id: 'kt-guide-stage', at: 'stage' },
    { id: 'kt-guide-rules', at: 'log' },
  ],
};
