// What the foes do, step by step: which lines begin a step, and how the table looks after each of them.
import type { Heard } from '../../generated/protocol';
import type { View } from '../../generated/protocol';
import type { Steps } from '../../lib/telling.svelte';
import type { Event } from '../../generated/senjutsu/box';
import type { View as Duel } from '../../generated/senjutsu/view';
import { allFaces } from './face';
import { foesOf, seenOf, tableOf, type DuelTable, type Figure, type Foe, type Play } from './table';

/** What a foe does by a rule of its own, or what befalls it. */
const OPENING: Set<Event['type']> = new Set([
  'sj-revealed', 'sj-resolving', 'sj-foe-stunned', 'sj-foe-reacted', 'sj-foe-failed-to-react', 'sj-foe-frozen', 'sj-foe-closes-in', 'sj-foe-recalled',
  'sj-behaviour-changed', 'sj-attitude-set', 'sj-foe-deck-renewed', 'sj-foe-deck-reset', 'sj-defeated',
  'sj-moves-to-its-side', 'sj-turns-to-face', 'sj-moves-the-shortest-way', 'sj-stays-in-sight', 'sj-retreats', 'sj-seeks-sight', 'sj-seeks-any-sight', 'sj-comes-into-range', 'sj-goes-behind',
  'sj-strikes-from-behind', 'sj-strikes-where-it-stands', 'sj-steps-to-strike', 'sj-strikes-from-elsewhere', 'sj-strikes-though-blocked', 'sj-strikes-all-the-same', 'sj-holds-back', 'sj-cannot-strike', 'sj-shoots', 'sj-cannot-shoot',
  'sj-meets-the-attack', 'sj-meets-the-harder-part', 'sj-takes-the-highest',
  'sj-foe-placed', 'sj-foe-entered', 'sj-foe-waits', 'sj-lord-struck',
]);
/** Where only players fight: every card that is turned up, every part of it that is carried out, and who falls. */
const IN_A_DUEL: Set<Event['type']> = new Set(['sj-revealed', 'sj-resolving', 'sj-replaced', 'sj-reacted', 'sj-instant-played', 'sj-executed', 'sj-defeated']);
const OF_THE_HORDE: Set<Event['type']> = new Set(['sj-wave-began', 'sj-wave-beaten', 'sj-stage-completed']);

const eventOf = (heard: Heard): Event => heard.event as unknown as Event;
const seatOf = (event: Event): number => ('seat' in event ? event.seat : -1);

function opens(heard: Heard, before: Heard | undefined, view: View): boolean {
  const event = eventOf(heard);
  if (OF_THE_HORDE.has(event.type)) return true;
  // All cards are turned up together; then each part of each card is a beat of its own, from the fastest to the slowest.
  if (!tableOf(view).solo) return IN_A_DUEL.has(event.type) && !(event.type === 'sj-revealed' && before && eventOf(before).type === 'sj-revealed');
  if (!OPENING.has(event.type) || seatOf(event) < view.seats) return false;
  const ahead = before && eventOf(before);
  switch (event.type) {
    // All cards are revealed at the same time.
    case 'sj-revealed':
      return !(ahead?.type === 'sj-revealed' && seatOf(ahead) >= view.seats);
    // Those who come together are one step; what was just chosen for a foe needs no telling.
    case 'sj-foe-placed':
    case 'sj-foe-entered':
      return ahead !== undefined && ahead.type !== 'sj-foe-placed' && ahead.type !== 'sj-foe-entered';
    // A card and the rule its first line follows are one step.
    default:
      return !(ahead?.type === 'sj-resolving' && seatOf(ahead) === seatOf(event));
  }
}

/** With a new turn the cards of the last are gone: it does not belong to what a foe did before. */
const closes = (heard: Heard): boolean => eventOf(heard).type === 'sj-turn-began';

type Change = (table: DuelTable, end: DuelTable) => DuelTable;

/** The figure an event speaks of, changed. */
const moved = (event: Event, change: (one: Figure) => Partial<Figure>): Change => (table) => ({
  ...table,
  figures: table.figures.map((one) => (one.seat === seatOf(event) && (!('figure' in event) || one.figure === event.figure) ? { ...one, ...change(one) } : one)),
});

const foeIs = (seat: number, change: (one: Foe) => Partial<Foe>): Change => (table) => ({
  ...table,
  solo: table.solo && { ...table.solo, foes: foesOf(table).map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) },
});

/** A foe that comes onto the field; what else is known of its figure the end knows. */
const comes = (seat: number, where: { hex: string; side?: string }): Change => (table, end) => {
  const figure = table.figures.find((one) => one.seat === seat) ?? end.figures.find((one) => one.seat === seat);
  const others = table.figures.filter((one) => one.seat !== seat);
  return foeIs(seat, () => ({ alive: true }))({ ...table, figures: figure ? [...others, { ...figure, ...where }] : others }, end);
};

const falls = (event: Event, seat: number): Change => (table, end) =>
  foeIs(seat, () => ({ alive: false }))({ ...table, figures: table.figures.filter((one) => one.seat !== seat || ('figure' in event && one.figure !== event.figure)) }, end);

/** The speed a card says itself: it has its place on the ladder as soon as it is turned up, unless the editions disagree. */
function printed(table: DuelTable, card: string): Pick<Play, 'speeds' | 'range'> {
  const faces = [table.own_cards?.[card] ?? allFaces.final[card], allFaces['beta-v7'][card]].filter((one) => one !== undefined);
  const [face] = faces;
  if (!face || face.equal || faces.some((one) => one.high !== face.high || one.low !== face.low)) return { speeds: [], range: [0, 0] };
  return { speeds: face.high === face.low ? [face.high] : [], range: [face.high, face.low] };
}

/** A card is turned up; what is known of it later is known of it now. */
const played = (seat: number, card: string, how: string): Change => (table, end) => {
  const known = end.turn === table.turn ? end.plays.find((one) => one.seat === seat && one.card === card) : undefined;
  const play: Play = { seat, dog: false, card, how, ...printed(table, card), target: -1, blocking: false, ...known, stage: 0, halted: false };
  return { ...table, plays: [...table.plays.filter((one) => how !== 'replacement' || one.seat !== seat), play] };
};

const announced = (seat: number, speed: number): Change => (table) => ({
  ...table,
  plays: table.plays.map((one) => (one.seat !== seat ? one : one.speeds.includes(speed) ? { ...one, stage: one.speeds.indexOf(speed) } : { ...one, speeds: [speed], stage: 0 })),
});

/** A card is carried out: one part more of it is begun. */
const begins = (seat: number, card: string, speed: number): Change => (table) => {
  const found = table.plays.findLastIndex((one) => one.seat === seat && one.card === card);
  const acting = found < 0 ? table.plays.findLastIndex((one) => one.seat === seat) : found;
  const begun = (one: Play): Play => {
    const part = one.speeds.indexOf(speed, one.stage);
    return part < 0 ? { ...one, speeds: [speed], stage: 1 } : { ...one, stage: part + 1 };
  };
  return { ...table, speed, acting: acting < 0 ? undefined : acting, plays: table.plays.map((one, number) => (number === acting ? begun(one) : one)) };
};

/** What an event changes of what is seen; the rest is seen when the telling ends. */
function changeOf(event: Event): Change | null {
  switch (event.type) {
    case 'sj-walked':
    case 'sj-shifted':
      return moved(event, () => ({ hex: event.hex }));
    case 'sj-rotated':
      return moved(event, () => ({ side: event.side }));
    case 'sj-wounded':
      return moved(event, (one) => ({ wounds: one.wounds + event.wounds }));
    case 'sj-bled':
      return moved(event, (one) => ({ bleeding: one.bleeding + event.wounds }));
    case 'sj-wounds-changed':
      return moved(event, () => ({ wounds: event.wounds, bleeding: event.bleeding }));
    case 'sj-defeated':
      return falls(event, event.seat);
    case 'sj-foe-entered':
      return comes(event.seat, { hex: event.hex });
    case 'sj-foe-placed':
      return comes(event.seat, { hex: event.hex, side: event.side });
    case 'sj-behaviour-changed':
      return foeIs(event.seat, () => ({ behaviour: event.behaviour }));
    case 'sj-attitude-set':
      return foeIs(event.seat, () => ({ attitude: event.attitude }));
    case 'sj-foe-took-card':
      return foeIs(event.seat, (one) => ({ deck: Math.max(0, one.deck - 1) }));
    case 'sj-foe-stunned':
      return foeIs(event.seat, () => ({ stuns: event.count }));
    case 'sj-revealed':
      return played(event.seat, event.card, 'chosen');
    case 'sj-replaced':
      return played(event.seat, event.card, 'replacement');
    case 'sj-announced':
      return announced(event.seat, event.speed);
    case 'sj-resolving':
      return begins(event.seat, event.card, event.speed);
    case 'sj-turn-began':
      return (table) => ({ ...table, turn: event.turn, plays: [], acting: undefined });
    case 'sj-wave-began':
      return (table) => ({ ...table, solo: table.solo && { ...table.solo, wave: event.wave, stage: event.stage } });
    default:
      return null;
  }
}

function after(view: View, heard: Heard, end: View): View {
  const change = changeOf(eventOf(heard));
  return change ? { ...view, table: change(tableOf(view), tableOf(end)), ...foresight(seenOf(view), seenOf(end)) } : view;
}

/** What is said of the cards of this turn is known of them from the moment they are turned up. */
function foresight(now: Duel, end: Duel): Pick<Duel, 'foresight'> {
  if (!end.foresight || end.table.turn !== now.table.turn || now.foresight?.plays === end.foresight.plays) return {};
  return { foresight: { reaches: now.foresight?.reaches ?? [], plays: end.foresight.plays } };
}

export const steps: Steps = { opens, closes, after };
