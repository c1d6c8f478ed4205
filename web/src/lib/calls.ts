// What calls somebody who looks elsewhere back to their table. Of the game it says nothing but whose turn it is.
import type { Waiting } from '../generated/protocol';
import type { Room } from './room';
import { isYours } from './room';

export type Call = 'decision' | 'wish' | 'over' | 'seat' | 'invitation';

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

/** What of all that waits in the hall calls: decisions at tables at which no page of the reader's is open, and invitations. */
export function calling({ under_way, invited }: Waiting): string[] {
  const asked = under_way.filter(({ table, seat, yours }) => yours && !table.seats[seat]?.online && !table.seats[seat]?.away);
  return [...asked.map(({ table }) => `decision ${table.code}`), ...invited.map(({ table }) => `invitation ${table.code}`)];
}
