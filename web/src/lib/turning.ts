// What happened at a moment where a game turned, as its reader was told.
import type { Heard, Moment } from '../generated/protocol';
import { isOfTheHouse } from './room';
import type { Said } from './words';

/** Whether this speaks of that seat. */
const speaksOf = (heard: Heard, seat: number): boolean => JSON.stringify(heard.text.args).includes(`{"seat":${seat}}`);

/** The first thing that happened, and the last that speaks of whom it turned for; where nothing was told, what was decided. */
export function tellMoment(moment: Moment | undefined, seat: number): Said[] {
  const events = moment?.events.filter((one) => !isOfTheHouse(one)) ?? [];
  const first = events[0];
  if (!first) return moment?.by?.text ? [moment.by.text as Said] : [];
  const later = events.slice(1).findLast((one) => speaksOf(one, seat));
  return (later ? [first, later] : [first]).map((one) => one.text as Said);
}
