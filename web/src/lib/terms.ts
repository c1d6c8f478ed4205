// What was settled about a table before the game, in words: the mode, whatever is not as usual, time, hints.
import type { AbsenceRule, ClockRule, TableInfo } from '../generated/protocol';
import { CLOCKS } from './clocks';
import { speech, t } from './speech.svelte';

export { CLOCKS };

export interface Term {
  name: string;
  value: string;
}

export const ABSENCES: Record<string, AbsenceRule> = {
  soon: { left: 0, broken: 30, agree: false },
  patient: { left: 300, broken: 300, agree: false },
  agree: { left: 0, broken: 30, agree: true },
};

/** A clock keeps a table with other people going; alone with bots nobody needs one. */
export const suggestedClock = (others: boolean): string => (others ? 'calm' : 'none');

/** Where one comes by once a day nobody is replaced without a word of the others. */
export const suggestedAbsence = (clock: string): string => ((CLOCKS[clock]?.seconds ?? 0) >= 3600 && CLOCKS[clock]?.kind === 'move' ? 'agree' : 'soon');

/** Where somebody's own cards are: how many tells more than what they say. */
const OWN_CARDS = ['cards', 'own_cards'];

export function termsOf({ mode, options, clock, hints, absence, seats }: Pick<TableInfo, 'mode' | 'options' | 'clock' | 'hints'> & Partial<Pick<TableInfo, 'absence' | 'seats'>>): Term[] {
  const found: Term[] = [{ name: t('new-mode'), value: t(`mode-${mode}`) }];
  for (const [option, value] of Object.entries(options)) {
    const id = `option-${option.replaceAll('_', '-')}`;
    const said = OWN_CARDS.includes(option) ? t('terms-cards', { count: Object.keys(value as object).length }) : sayValue(id, value);
    if (said && speech.words.has(id)) found.push({ name: speech.say(id), value: said });
  }
  if (clock.kind !== 'none') found.push({ name: t('new-clock'), value: sayClock(clock) });
  if (absence && (seats ?? []).filter((one) => one.kind !== 'bot').length > 1) found.push({ name: t('new-absence'), value: sayAbsence(absence) });
  if (!hints) found.push({ name: t('terms-hints'), value: t('terms-no') });
  return found;
}

/** A value as the game's catalogue names it; nothing for what it has no word for, such as the cards of a deck. */
function sayValue(id: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'terms-yes' : 'terms-no');
  if (typeof value === 'number') return speech.words.has(`${id}-${value}`) ? speech.say(`${id}-${value}`) : String(value);
  if (typeof value === 'string') return [`${id}-${value}`, `deck-${value}`].filter((one) => speech.words.has(one)).map((one) => speech.say(one))[0] ?? '';
  if (!Array.isArray(value)) return value ? t('terms-own') : '';
  const said = value.map((one) => (typeof one === 'object' ? '' : sayValue(id, one))).filter(Boolean);
  return said.length ? speech.words.tally(said) : '';
}

export function sayClock({ kind, seconds = 0, increment = 0 }: ClockRule): string {
  const known = Object.entries(CLOCKS).find(([, one]) => one.kind === kind && (one.seconds ?? 0) === seconds && (one.increment ?? 0) === increment);
  return known ? t(`clock-${known[0]}`) : t(kind === 'move' ? 'terms-move' : 'terms-player', { time: sayTime(seconds), increment: sayTime(increment) });
}

/** Whole minutes as minutes, anything else in seconds. */
function sayTime(seconds: number): string {
  const whole = seconds > 0 && seconds % 60 === 0;
  return t(whole ? 'terms-minutes' : 'terms-seconds', { count: whole ? seconds / 60 : seconds });
}

function sayAbsence({ left = 0, broken = 30, agree = false }: AbsenceRule): string {
  const known = Object.entries(ABSENCES).find(([, one]) => (agree ? one.agree : one.left === left && one.broken === broken && !one.agree));
  return known ? t(`absence-${known[0]}`) : t('terms-absence', { left, broken });
}
