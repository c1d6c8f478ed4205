// Rising Sun, as the hall's table wants it.
import type { Heard } from '../../generated/protocol';
import type { View } from '../../generated/protocol';
import { sitterName } from '../../lib/levels';
import { speech, t } from '../../lib/speech.svelte';
import type { GameUi } from '../game';
import { eventAs, phasesOf } from '../shared';
import type { Event } from '../../generated/rising-sun/box';
import type { Phase } from '../../generated/rising-sun/view';
import Clans from './Clans.svelte';
import Dock from './Dock.svelte';
import End from './End.svelte';
import { drawPiece, flights, sound } from './flights';
import { cardOf, isAimed, isTalk } from './grammar';
import { eventIcon } from './icons';
import { answerLine, groupLine, question } from './lines';
import { planning } from './planning';
import Stage from './Stage.svelte';
import './sun.css';
import { seasonOf, tableOf } from './table';

const PHASES: Phase[] = ['tea', 'politics', 'war', 'winter'];
const eventOf = eventAs<Event>();

/** Everything the seats know laid open in one view: tiles looked at or laid face down, sealed bids, private deals. */
function lay(view: View, views: View[]): View {
  const table = tableOf(view);
  const all = views.map(tableOf);
  const track = table.track.map((laid, at) => ({ ...laid, tile: all[laid.seat]?.track[at]?.tile ?? laid.tile }));
  const drawn = all[table.holder]?.drawn ?? table.drawn;
  const battle = table.battle && { ...table.battle, bids: table.battle.bids.map((bid, seat) => bid ?? all[seat]?.battle?.bids[seat] ?? null) };
  const proposals = [...new Map(all.flatMap((one) => one.proposals).map((deal) => [JSON.stringify(deal), deal])).values()];
  const promises = all.reduce((most, one) => (one.promises.length > most.length ? one.promises : most), table.promises);
  return { ...view, table: { ...table, track, drawn, battle, proposals, promises } };
}

/** Points that are told with their reason are not told twice. */
function joinGains(one: Heard, next: Heard): Heard | null {
  const [before, after] = [eventOf(one), eventOf(next)];
  const reason = ['tokens-scored', 'set-scored', 'poets-sang'].includes(before.type);
  return reason && after.type === 'points-gained' && 'seat' in before && before.seat === after.seat ? { ...one, number: next.number } : null;
}

/** The heading a line of the log begins: a season, a mandate turn, a Kami turn, a war. */
function turn(event: Event, name: (seat: number) => string): string | null {
  switch (event.type) {
    case 'season-began':
      return t('rs-log-season', { season: speech.say(`season-${event.season}`) });
    case 'mandate-turn':
      return t('rs-log-mandate', { turn: event.turn, name: name(event.seat) });
    case 'kami-turn':
      return t('rs-log-kami');
    case 'war-phase':
      return t('rs-war-of', { season: speech.say(`season-${event.season}`) });
    default:
      return null;
  }
}

export const ui: GameUi = {
  name: 'rising-sun',
  kind: 'sun',
  icon: 'summer',
  Stage,
  Dock,
  End,
  Foot: Clans,
  isApart: isTalk,
  planning,
  cardOf,
  isAimed,
  groupLine,
  answerLine,
  question,
  flights,
  sound,
  lay,
  drawCard: drawPiece,
  seatName: (view, seat, sitters) => {
    const clan = view && tableOf(view).players[seat]?.clan;
    return clan ? speech.say(`clan-${clan}`) : sitterName(sitters, seat);
  },
  phases: (seen) => phasesOf(PHASES, tableOf(seen.view).phase, (name) => t(`rs-phase-${name}`)),
  subtitle: (seen) => {
    const table = tableOf(seen.view);
    return t('rs-subtitle', { season: speech.say(`season-${seasonOf(table)}`), seats: seen.view.seats });
  },
  logIcon: (heard) => eventIcon(eventOf(heard)),
  logJoin: joinGains,
  // Before the clans are taken, players go by their own names.
  logReader: (heard, seen) =>
    eventOf(heard).type === 'clan-taken' || eventOf(heard).type === 'draft-order' ? { seat: seen.you, name: (seat) => sitterName(seen.sitters, seat) } : seen.reader,
  logTurn: (heard, seen) => turn(eventOf(heard), seen.reader.name),
  // Before the clans are taken there is nothing the tips could point at.
  ready: (seen) => tableOf(seen.view).players.every((one) => one.clan !== ''),
  guide: [
    { id: 'rs-guide-clan', at: 'own' },
    { id: 'rs-guide-question', at: 'prompt' },
    { id: 'rs-guide-map', at: 'stage' },
    { id: 'rs-guide-track', at: 'track' },
    { id: 'rs-guide-talks', at: 'talks' },
    { id: 'rs-guide-rules', at: 'log' },
  ],
};
