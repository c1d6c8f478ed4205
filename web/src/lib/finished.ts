// Finished games to look at again: one's own, then those that were played in public.
import type { TableInfo } from '../generated/protocol';
import * as hall from './hall';
import { seats } from './seats.svelte';

const ASKED = 12;
const OWN = 3;

/** So many at most, of this game or of all. */
export async function finished(most: number, game = ''): Promise<TableInfo[]> {
  const held = seats.held.filter((one) => !game || one.game === game).slice(0, ASKED);
  const asked = held.map((one) => hall.table(one.code).catch(() => null));
  const own = (await Promise.all(asked)).filter((one) => one?.state === 'over').slice(0, game ? most : OWN) as TableInfo[];
  const all = (await hall.replays().catch(() => [])).filter((one) => !game || one.game === game);
  return [...own, ...all.filter((one) => !own.some((other) => other.code === one.code))].slice(0, most);
}
