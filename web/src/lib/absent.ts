// For how long somebody has been away, or until which day they are, in words.
import type { SeatInfo } from '../generated/protocol';
import { awayFor } from './away';
import { sayDay } from './days';
import { t } from './speech.svelte';

/** Nothing for who is here. `heardAt` is when the hall told. */
export function sayAway(sitter: SeatInfo | undefined, heardAt: number, now: number): string {
  const long = awayFor(sitter, heardAt, now);
  if (!long) return '';
  return sitter?.gone?.back ? t('web-away-until', { day: sayDay(sitter.gone.back) }) : t('web-away-for', { ...long });
}
