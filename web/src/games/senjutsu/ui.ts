// Senjutsu at the hall's table.
import { sitterName } from '../../lib/levels';
import { speech, t } from '../../lib/speech.svelte';
import type { Heard } from '../../generated/protocol';
import type { View } from '../../generated/protocol';
import type { GameUi, Seen } from '../game';
import { eventAs, phasesOf } from '../shared';
import type { Event } from '../../generated/senjutsu/box';
import type { Phase } from '../../generated/senjutsu/view';
import { builder } from './builder';
import Dock from './Dock.svelte';
import './duel.css';
import End from './End.svelte';
import { allFaces, nameId } from './face';
import { flights, sound } from './flights';
import { cardOf, isAimed } from './grammar';
import { callHexes } from './hexes';
import { EVENT_ICONS, TYPE_ICONS } from './icons';
import { answerLine, groupLine, question } from './lines';
import Stage from './Stage.svelte';
import { steps } from './steps';
import sprite from '../../look/icons.svg?url';
import { characterAt, foesOf, isHorde, seenOf, tableOf, type DuelTable } from './table';

const PHASES: Phase[] = ['prepare', 'start', 'draw', 'choose', 'reveal', 'resolve', 'discard'];
/** What is named only while it lasts. */
const PASSING: Phase[] = ['prepare', 'start'];

const eventOf = eventAs<Event>();

function phaseOf(seen: Seen): Phase | null {
  const { decision, phase, outcome, table } = seenOf(seen.view);
  if (decision || outcome) return phase;
  // While it is told what the foes do nobody decides.
  const { plays, acting }: DuelTable = table;
  return !plays.length ? null : acting === undefined ? 'reveal' : 'resolve';
}

/** Everything the seats know laid open in one view: hands, and what lies face down. */
function lay(view: View, views: View[]): View {
  const table = tableOf(view);
  const players = table.players.map((player, seat) => {
    const own = views[seat] ? tableOf(views[seat]).players[seat] : undefined;
    return own ? { ...player, cards: own.cards, own_face_down: own.own_face_down, list: own.list, chosen: own.chosen } : player;
  });
  // Whoever looks over everybody's shoulder sees where everybody's cards reach.
  const own = views.flatMap((one) => seenOf(one).foresight?.reaches ?? []);
  const known = seenOf(view).foresight;
  return { ...view, table: { ...table, players }, ...(known && { foresight: { reaches: [...known.reaches, ...own], plays: known.plays } }) };
}

/** A card in flight: its strip, or the tortoise shell of the back. */
function drawCard(card: string | null): string {
  const back = '<rect width="74" height="102" fill="#2c5a46"/><path d="M37 18l24 14v28L37 74 13 60V32zM37 18v28m0 0 24 14M37 46 13 60" fill="none" stroke="#e0b866" stroke-width="2.5"/>';
  if (card === null) return `<svg viewBox="0 0 74 102">${back}</svg>`;
  const face = allFaces.final[card] ?? allFaces['beta-v7'][card];
  const name = speech.say(nameId(card)).replace(/[<>&]/g, '');
  return (
    `<svg viewBox="0 0 74 102"><rect width="74" height="102" fill="#fbf5e8"/><rect width="74" height="26" fill="#56626d"/><text x="9" y="19" font-size="18" font-weight="800" fill="#fdf7ea">${face?.high ?? ''}</text>` +
    `<use href="${sprite}#${TYPE_ICONS[face?.types[0] ?? ''] ?? 'special'}" x="24" y="40" width="26" height="26" color="#1f1a17"/><text x="37" y="88" font-size="9" text-anchor="middle" fill="#1f1a17">${name.slice(0, 15)}</text></svg>`
  );
}

/** Turning and stepping on in one go is told in one line: the last place counts. */
function joinMoves(one: Heard, next: Heard): Heard | null {
  const before = eventOf(one);
  const after = eventOf(next);
  const same = 'seat' in before && 'seat' in after && before.seat === after.seat && 'figure' in before && 'figure' in after && before.figure === after.figure;
  return same && before.type === 'sj-rotated' && after.type === 'sj-rotated' ? next : null;
}

export const ui: GameUi = {
  name: 'senjutsu',
  kind: 'duel',
  icon: 'k-resist',
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
  steps,
  drawCard,
  builder,
  seatName: (view, seat, sitters) => {
    const players = view ? tableOf(view).players : [];
    const character = view ? characterAt(tableOf(view), seat) : '';
    if (!character) return view && seat >= players.length ? '' : sitterName(sitters, seat);
    const name = speech.say(`sj-character-${character}`);
    // Foes of one kind are told apart by their number.
    const number = view ? foesOf(tableOf(view)).find((one) => one.seat === seat)?.count : 0;
    if (number) return `${name} ${number}`;
    // In a mirror match the fighters are told apart by who leads them.
    const twin = players.some((one) => one.seat !== seat && one.character === character);
    if (twin && seat >= players.length) return t('fight-foe-twin', { name });
    return twin ? `${name} (${sitters[seat]?.name ?? seat + 1})` : name;
  },
  callOn: (view) => {
    const call = callHexes(tableOf(view).field.hexes);
    return (key, value) => (key === 'hex' ? call(value) : value);
  },
  phases: (seen) => {
    const now = phaseOf(seen);
    return phasesOf(PHASES.filter((name) => !PASSING.includes(name) || name === now), now, (name) => t(`fight-phase-${name}`));
  },
  subtitle: (seen) => {
    const table = tableOf(seen.view);
    const teams = new Set(table.players.map((one) => one.team)).size < table.players.length;
    const alone = table.players.length === 1;
    const mode = table.solo ? (isHorde(table) ? 'horde' : alone ? 'solo' : 'coop') : teams ? 'teams' : table.players.length === 2 ? 'duel' : 'melee';
    return t('fight-subtitle', { mode: t(`mode-${mode}`), turn: table.turn });
  },
  logIcon: (heard) => EVENT_ICONS[eventOf(heard).type] ?? 'chevron',
  logJoin: joinMoves,
  // Who sits down and sets a fighter up goes by their own name; from then on the fighter acts, and only the dog is somebody’s.
  logReader: (heard, seen) => {
    const event = eventOf(heard);
    if (event.type === 'sj-joined' || event.type === 'sj-figure-placed') return { ...seen.reader, name: (seat) => seen.sitters[seat]?.name || seen.reader.name(seat) };
    return 'figure' in event && event.figure !== 'hachiko' ? { ...seen.reader, seats: 0 } : seen.reader;
  },
  logTurn: (heard) => {
    const event = eventOf(heard);
    return event.type === 'sj-turn-began' ? t('fight-log-turn', { turn: event.turn }) : null;
  },
  guide: [
    { id: 'fight-guide-field', at: 'field' },
    { id: 'fight-guide-question', at: 'prompt' },
    { id: 'fight-guide-hand', at: 'hand' },
    { id: 'fight-guide-ladder', at: 'ladder' },
    { id: 'fight-guide-log', at: 'log' },
  ],
};
