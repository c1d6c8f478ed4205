// Playing again with the same people.
import type { TableInfo } from '../generated/protocol';
import * as hall from './hall';
import { place } from './route.svelte';
import { seats, type HeldSeat } from './seats.svelte';

/** Whether there was anybody else than the reader and bots. */
export const withPeople = (table: TableInfo): boolean => table.seats.filter((one) => one.kind === 'person').length > 1;

/** The same people, everybody one seat further: the reader goes there with the seat they hold. */
export async function rematch(table: TableInfo, held: HeldSeat): Promise<void> {
  const seated = await hall.rematch(table.code, held.token);
  const beside = held.beside?.map((one) => ({ ...one, seat: (one.seat + 1) % table.seats.length }));
  seats.hold({ ...held, code: seated.code, seat: seated.seat!, at: Date.now(), beside });
  place.go(`/table/${seated.code}`);
}
