// A person's own days: where they live, which nights they take off, until when they are away; and moments of days in words.
import type { ClockRule, Days } from '../generated/protocol';
import type { KeptDays } from './daysoff';
import * as hall from './hall';
import { seats } from './seats.svelte';
import { settings } from './settings.svelte';

const A_DAY = 86_400;

export const countsDays = ({ kind, seconds = 0 }: ClockRule): boolean => kind === 'move' && seconds > 0 && seconds % A_DAY === 0;

export const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What the hall is told. A night without a beginning or an end is none. */
export function told(kept: KeptDays, zone: string): Days {
  const night = kept.nights && kept.begins && kept.ends ? { begins: minute(kept.begins), ends: minute(kept.ends) } : null;
  return { zone, night, back: kept.back || null };
}

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Tell the hall one's days at one table, or at all that are counted in days. */
export async function tellDays(only?: { code: string; token: string }): Promise<void> {
  const days = told(settings.days, zoneHere());
  if (only) return hall.ownDays(only.code, only.token, days);
  for (const { code, token } of seats.held) {
    const table = await hall.table(code).catch(() => null);
    if (table && (table.state === 'running' || table.state === 'waiting') && countsDays(table.clock)) await hall.ownDays(code, token, days);
  }
}

const say = (moment: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(settings.language, how).format(moment);

/** The day of a moment, as the reader's own calendar has it; the year where it is another. */
export function sayDay(moment: number, now = Date.now()): string {
  const other = new Date(moment).getFullYear() !== new Date(now).getFullYear();
  return say(moment, { day: 'numeric', month: 'short', ...(other ? { year: 'numeric' } : { weekday: 'short' }) });
}

const WEEK = 6 * A_DAY * 1000;

/** The last minute before a moment: midnight would be taken for the beginning of the day it ends. Beyond a week the date tells more. */
export function sayUntil(moment: number, now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions = moment - now < WEEK ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return say(moment - 1, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
