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

async function settle(): Promise<void> {
  if (!ownKey()) return;
  const { name, language, days } = settings;
  await hall.settle({ name, language, look: settings.chosenTheme, listed, days: days === USUAL ? null : told(days, zoneHere()) });
}

export async function setListed(wanted: boolean): Promise<void> {
  listed = wanted;
  await settle();
}

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Take over what the hall keeps of the reader. */
async function takeOver(me: Me): Promise<void> {
  listed = me.listed;
  const change = {
    ...(me.name ? { name: me.name } : {}),
    ...(me.look ? { theme: me.look as 'light' | 'dark' } : {}),
    ...(me.days ? { days: kept(me.days) } : {}),
  };
  settings.set(change, { quiet: true });
  const language = LANGUAGES.find((one) => one === me.language);
  if (language && language !== settings.language) await speech.speak(language);
  const there = await hall.ownDecks();
  const all = hasMet() ? there : together(decks.kept, there);
  decks.take(all);
  if (all.length !== there.length) await hall.keepDecks(all);
  seats.join(await hall.ownSeats());
  keepKey(ownKey()!, true);
  if (!me.name || !me.language) await settle();
}

/** Show the hall the seats this browser holds from before, so that they are the reader's; who has no key yet gets one. */
async function showSeats(): Promise<void> {
  const unknown = seats.held.filter((one) => one.token && !one.joined);
  if (!unknown.length) return;
  await hall.showSeats({ seats: unknown.map(({ code, token }) => ({ code, token })), name: settings.name });
  seats.markJoined(unknown.map((one) => one.code));
}

let meeting: Promise<void> | null = null;

/** Once the hall has been met. */
export const met = (): Promise<void> => (meeting ??= meet());

/** Meet the hall: once when the pages are opened, and when the reader has come from another device. */
async function meet(): Promise<void> {
  try {
    await showSeats();
    if (ownKey()) await takeOver(await hall.me());
  } catch (refusal) {
    if ((refusal as hall.Refusal).why?.id === 'hall-no-person') becomeStranger();
  }
}

/** The hall does not know this browser any more: what only the key proved is gone. */
export function becomeStranger(): void {
  dropKey();
  seats.dropUnproved();
}

/** The reader is this person from now on. */
export async function become(key: string): Promise<void> {
  becomeStranger();
  keepKey(key);
  await meet();
}

/** A name is typed letter by letter: the hall is told once it has been quiet for a moment. */
const PAUSE = 600;
let telling: ReturnType<typeof setTimeout> | undefined;

settings.changed = () => {
  clearTimeout(telling);
  telling = setTimeout(() => quietly(settle()), PAUSE);
};
decks.changed = (all) => {
  if (ownKey()) quietly(hall.keepDecks(all));
};
