// A battle as it was told: bids, the four advantages one after another, the outcome, the poets, the reparations.
import type { Heard } from '../../generated/protocol';
import type { Event } from '../../generated/rising-sun/box';
import type { Battle } from './table';

export type Chapter = 'bids' | 'seppuku' | 'take-hostage' | 'hire-ronin' | 'outcome' | 'imperial-poets' | 'reparations';

export interface Story {
  /** What tells this battle from every other. */
  key: string;
  province: string;
  fighters: number[];
  /** Coins on each advantage and what was kept back, once revealed. */
  bids: Map<number, { coins: number[]; kept: number }>;
  /** Who won each advantage; nobody if nobody bid. */
  won: Map<string, number>;
  told: { chapter: Chapter; heard: Heard }[];
  winner: number | null;
  force: number;
}

const eventOf = (heard: Heard): Event => heard.event as unknown as Event;
const SILENT: Event['type'][] = ['bid-revealed', 'battle-began', 'coins-given', 'ronin-given'];
const AFTER: Event['type'][] = ['token-discarded', 'war-phase', 'cleaned-up', 'season-began', 'tokens-scored', 'set-scored', 'final-score'];

/** The last battle the log tells of; null if it tells of none. */
export function lastBattle(log: Heard[]): Story | null {
  let from = log.length - 1;
  while (from >= 0 && eventOf(log[from]!).type !== 'battle-began') from -= 1;
  const began = from < 0 ? null : eventOf(log[from]!);
  if (began?.type !== 'battle-began') return null;
  const story: Story = { key: `${log[from]!.number} ${began.province}`, province: began.province, fighters: began.seats, bids: new Map(), won: new Map(), told: [], winner: null, force: 0 };
  tellInto(story, log.slice(from + 1));
  return story;
}

function tellInto(story: Story, log: Heard[]): void {
  let chapter: Chapter = 'bids';
  for (const heard of log) {
    const event = eventOf(heard);
    if (isAfter(event, story)) break;
    chapter = note(story, event) ?? chapter;
    if (!SILENT.includes(event.type) && !event.type.startsWith('deal-') && !event.type.endsWith('-worded')) story.told.push({ chapter, heard });
  }
}

/** A battle whose beginning nobody here has heard, as in a game that goes on from its midst: what the table shows of it. */
export function battleShown(battle: Battle, log: Heard[]): Story {
  const story: Story = { key: `0 ${battle.province}`, province: battle.province, fighters: battle.fighters, bids: new Map(), won: new Map(), told: [], winner: null, force: 0 };
  if (battle.revealed) battle.fighters.forEach((seat) => battle.bids[seat] && story.bids.set(seat, { coins: battle.bids[seat], kept: 0 }));
  tellInto(story, log);
  return story;
}

const isAfter = (event: Event, story: Story): boolean =>
  AFTER.includes(event.type) || (event.type === 'token-taken' && event.province !== story.province);

/** What an event adds to the story; the chapter it opens, if it opens one. */
function note(story: Story, event: Event): Chapter | null {
  switch (event.type) {
    case 'bid-revealed':
      story.bids.set(event.seat, { coins: [event.seppuku, event.hostage, event.ronin, event.poets], kept: event.kept });
      return 'bids';
    case 'advantage-won':
      story.won.set(event.advantage, event.seat);
      return event.advantage as Chapter;
    case 'advantage-skipped':
      story.won.set(event.advantage, -1);
      return event.advantage as Chapter;
    case 'battle-won':
      story.winner = event.seat;
      story.force = event.force;
      return 'outcome';
    case 'bid-paid':
    case 'reparations-paid':
      return 'reparations';
    default:
      return null;
  }
}
