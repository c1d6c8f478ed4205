// What calls somebody who looks elsewhere back to their table. Of the game it says nothing but whose turn it is.
import type { Room } from './room';
import { isYours } from './room';

export type Call = 'decision' | 'wish' | 'over' | 'seat';

const people = (room: Room): number => room.table.seats.filter((one) => one.kind === 'person').length;

/** Whether somebody waits for the reader's word. */
function isWished(room: Room): boolean {
  const { you, undo, standIn } = room;
  return you !== null && ((undo.request?.waiting.includes(you) ?? false) || (standIn?.waiting.includes(you) ?? false));
}

/** A bot answers for who has handed it their seat. */
const isAsked = (room: Room): boolean => isYours(room) && room.table.seats[room.you ?? -1]?.away !== true;

/** What calls who sits there, between how the table was and how it is. */
export function callOf(before: Room, after: Room): Call | null {
  if (after.you === null) return null;
  if (after.table.state === 'over') return before.table.state === 'running' ? 'over' : null;
  if (after.table.state === 'waiting') return people(after) > people(before) ? 'seat' : null;
  if (isWished(after) && !isWished(before)) return 'wish';
  return isAsked(after) && (!isAsked(before) || after.number > before.number) ? 'decision' : null;
}
