// What is asked of the hall over HTTP. A refusal is thrown with the hall's own words.
import type {
  Collection,
  Days,
  FirstGame,
  Fork,
  GameInfo,
  HallInfo,
  Inspected,
  Ledger,
  LookedBack,
  Moment,
  NewTable,
  PlayNow,
  Problem,
  Reach,
  Renown,
  ReplayInfo,
  Review,
  Seated,
  SitDown,
  TableInfo,
  Uploaded,
} from '../generated/protocol';
import type { Said } from './words';

export class Refusal extends Error {
  constructor(
    readonly why: Said,
    readonly ruling: string,
    readonly status: number,
    readonly game = '',
  ) {
    super(why.id);
  }
}

async function ask<T>(path: string, how: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, how);
  } catch {
    throw new Refusal({ id: 'web-no-hall' }, '', 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal((problem?.why) ?? { id: 'web-no-answer', args: { status: answer.status } }, problem?.ruling ?? '', answer.status, problem?.game);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

let hall: Promise<HallInfo> | null = null;

export const hallInfo = (): Promise<HallInfo> => (hall ??= ask<HallInfo>('/hall'));
/** Where others reach the hall, and whether the reader keeps it. */
export const reach = (): Promise<Reach> => ask('/keeper');
export const becomeKeeper = (key: string): Promise<void> => post('/keeper', { key });
export const openNetwork = (): Promise<Reach> => ask('/keeper/network', { method: 'POST' });
export const closeNetwork = (): Promise<Reach> => ask('/keeper/network', { method: 'DELETE' });
export const games = (): Promise<GameInfo[]> => ask('/games');
export const collection = (game: string): Promise<Collection> => ask(`/games/${game}/cards`);
export const feats = (game: string): Promise<Renown[]> => ask(`/games/${game}/feats`);
export const inspect = (game: string, text: string): Promise<Inspected> => post(`/games/${game}/decks`, { text });
export const playNow = (form: PlayNow): Promise<Seated> => post('/play', form);
export const firstGame = (form: FirstGame): Promise<Seated> => post('/first-games', form);
export const newTable = (form: NewTable): Promise<Seated> => post('/tables', form);
export const tables = (): Promise<TableInfo[]> => ask('/tables');
export const table = (code: string): Promise<TableInfo> => ask(`/tables/${code}`);
export const sitDown = (code: string, form: SitDown): Promise<Seated> => post(`/tables/${code}/seats`, form);
export const leave = (code: string, token: string): Promise<void> =>
  ask(`/tables/${code}/seats`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
/** The days by which a clock counted in days goes for who sits there. */
export const ownDays = (code: string, token: string, days: Days): Promise<void> =>
  ask(`/tables/${code}/days`, { method: 'PUT', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify(days) });
export const rematch = (code: string, token: string): Promise<Seated> =>
  ask(`/tables/${code}/rematch`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
export const ledger = (game: string, language: string): Promise<Ledger> => ask(`/rules/${game}?language=${language}`);
export const replays = (): Promise<TableInfo[]> => ask('/replays');
/** The hall answers at once or after a while of its own; while it is still looking back one asks again. */
export async function review(id: string): Promise<Review> {
  for (;;) {
    const { review: found } = await ask<LookedBack>(`/replays/${id}/review`);
    if (found) return found;
  }
}
export const replay = (id: string): Promise<ReplayInfo> => ask(`/replays/${id}`);
export const moments = (id: string, first: number, last: number, seat: string): Promise<Moment[]> =>
  ask(`/replays/${id}/moments?first=${first}&last=${last}&seat=${seat}`);
export const fork = (id: string, form: Fork): Promise<Seated> => post(`/replays/${id}/fork`, form);
export const upload = (record: string): Promise<Uploaded> =>
  ask('/replays', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: record });
