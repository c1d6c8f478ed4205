// Playing again with the same people.
import type { TableInfo } from '../generated/protocol';
import * as hall from './hall';
import { place } from './route.svelte';
import { seats, type HeldSeat } from './seats.svelte';

/** Whether there was anybody else than the reader and bots. */
export const withPeople = (table: TableInfo): boolean => table.seats.filter((one) => one.kind === 'person').length > 1;

/** The same people at as many seats, everybody one further: the reader goes there with the seat they hold, or as who they are. */
export async function rematch(code: string, game: string, all: number, held?: HeldSeat): Promise<void> {
  const seated = await hall.rematch(code, held?.token ?? '');
  const beside = held?.beside?.map((one) => ({ ...one, seat: (one.seat + 1) % all }));
  seats.hold({ token: '', game, ...held, code: seated.code, seat: seated.seat!, at: Date.now(), beside });
  place.go(`/table/${seated.code}`);
}
