// The reader as the hall knows them: what they settled, their decks and their seats go along from browser to browser.
import type { Days, KeptDeck, Me } from '../generated/protocol';
import { told, zoneHere } from './days';
import { USUAL, type KeptDays } from './daysoff';
import { decks } from './decks.svelte';
import * as hall from './hall';
import { dropKey, hasMet, keepKey, ownKey } from './ownkey';
import { seats } from './seats.svelte';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import { LANGUAGES } from './words';

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What the hall was told of somebody's days, as a browser keeps it. */
export function kept({ night, back }: Days): KeptDays {
  return {
    nights: !!night,
    begins: night ? clock(night.begins) : USUAL.begins,
    ends: night ? clock(night.ends) : USUAL.ends,
    back: back ?? '',
  };
}

/** Of each deck the newer; those of one browser alone as well. */
export function together(here: KeptDeck[], there: KeptDeck[]): KeptDeck[] {
  const found = new Map<string, KeptDeck>();
  for (const one of [...here, ...there]) if ((found.get(one.id)?.at ?? -1) < one.at) found.set(one.id, one);
  return [...found.values()].sort((one, other) => other.at - one.at);
}

/** Whether the book of the hall names the reader: the hall alone knows it. */
let listed = false;

async function tell(): Promise<void> {
  if (!ownKey()) return;
  const { name, language, days, along } = settings;
  await hall.settle({ name, language, look: settings.chosenTheme, listed, days: days === USUAL ? null : told(days, zoneHere()) });
  settings.told(along);
}

async function tellDecks(): Promise<void> {
  if (!ownKey()) return;
  const all = decks.snapshot();
  await hall.keepDecks(all);
  decks.told(all);
}

/** What the hall could not be told now it is told when it is met again. */
const later = (): void => undefined;

let last: Promise<unknown> = Promise.resolve();

/** Tell the hall one thing after another, and only once it has been met: what it remembers from before is known by then. */
function inTurn(work: () => Promise<void>): Promise<unknown> {
  const told = last.then(met).then(() => (acquainted ? work() : undefined));
  return (last = told.catch(later));
}

export async function setListed(wanted: boolean): Promise<void> {
  await inTurn(() => {
    listed = wanted;
    return tell();
  });
}

/** Take over what the hall keeps of the reader. */
async function takeOver(me: Me): Promise<void> {
  listed = me.listed;
  settings.heard({
    ...(me.name ? { name: me.name } : {}),
    ...(me.look ? { theme: me.look as 'light' | 'dark' } : {}),
    ...(me.days ? { days: kept(me.days) } : {}),
  });
  const language = LANGUAGES.find((one) => one === me.language);
  const chosen = settings.untold.includes('language');
  if (language && language !== settings.language && !chosen) await speech.speak(language);
  const there = await hall.ownDecks();
  decks.take(hasMet() ? there : together(decks.kept, there));
  if (decks.kept.length !== there.length || decks.untold.length) await tellDecks().catch(later);
  seats.join(await hall.ownSeats());
  keepKey(ownKey()!, true);
  if (!me.name || !me.language || settings.untold.length) await tell().catch(later);
}

/** Show the hall the seats this browser holds from before, so that they are the reader's; who has no key yet gets one. */
async function showSeats(): Promise<void> {
  const unknown = seats.held.filter((one) => one.token && !one.joined);
  if (!unknown.length) return;
  await hall.showSeats({ seats: unknown.map(({ code, token }) => ({ code, token })), name: settings.name });
  seats.markJoined(unknown.map((one) => one.code));
}

let meeting: Promise<void> | null = null;
/** Whether the hall has said who the reader is to it. */
let acquainted = false;

/** Once the hall has been met. */
export const met = (): Promise<void> => (meeting ??= meet());

/** Meet the hall: once when the pages are opened, and when the reader has come from another device. */
async function meet(): Promise<void> {
  try {
    await showSeats();
    if (ownKey()) await takeOver(await hall.me());
    acquainted = true;
  } catch (refusal) {
    acquainted = (refusal as hall.Refusal).why?.id === 'hall-no-person';
    if (acquainted) becomeStranger();
    else meeting = null;
  }
}

/** The hall does not know this browser any more: what only the key proved is gone. */
export function becomeStranger(): void {
  dropKey();
  seats.dropUnproved();
  settings.forgetUntold();
  decks.forgetUntold();
}

/** The reader is this person from now on. */
export async function become(key: string): Promise<void> {
  becomeStranger();
  keepKey(key);
  await (meeting = meet());
}

/** A name is typed letter by letter: the hall is told once it has been quiet for a moment. */
const PAUSE = 600;
let telling: ReturnType<typeof setTimeout> | undefined;

settings.changed = () => {
  clearTimeout(telling);
  telling = setTimeout(() => void inTurn(tell), PAUSE);
};
decks.changed = () => void inTurn(tellDecks);
