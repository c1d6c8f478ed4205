// What is asked of the hall over HTTP. A refusal is thrown with the hall's own words.
import type {
  Arrival,
  Book,
  CardSet,
  Carried,
  CarryLink,
  Changeable,
  ChannelInfo,
  Collection,
  Companion,
  Days,
  FirstGame,
  Figures,
  Fork,
  GameInfo,
  HallInfo,
  Inspected,
  InviteForm,
  Joined,
  KeptDeck,
  Lab,
  Ledger,
  LookedBack,
  MailForm,
  Me,
  Moment,
  MyPage,
  NewTable,
  NoticesInfo,
  OpenPuzzle,
  Openings,
  OwnKey,
  OwnSeat,
  PersonForm,
  Played,
  PlayNow,
  Problem,
  PushForm,
  Puzzles,
  Reach,
  Renown,
  ReplayInfo,
  Review,
  Seated,
  ShownSeats,
  SitDown,
  StudyForm,
  StudyInfo,
  TableInfo,
  TriedOut,
  Turned,
  Uploaded,
  Waiting,
  Watch,
  WebhookForm,
  Whose,
  WishesForm,
} from '../generated/protocol';
import { HEADER, keepKey, ownKey } from './ownkey';
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
  const key = ownKey();
  try {
    answer = await fetch(`/api${path}`, key ? { ...how, headers: { ...how.headers, [HEADER]: key } } : how);
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

const put = <T>(path: string, body: unknown, headers: Record<string, string> = {}, how: RequestInit = {}): Promise<T> =>
  ask<T>(path, { ...how, method: 'PUT', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });

/** What proves a seat: its token; where this browser has none, the reader's own key does. */
const proof = (token: string): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {});

/** Whoever the hall did not know keeps the key it gives them. */
async function known<T extends { key: string | null }>(wanted: Promise<T>): Promise<T> {
  const got = await wanted;
  if (got.key) keepKey(got.key);
  return got;
}

let hall: Promise<HallInfo> | null = null;

export const hallInfo = (): Promise<HallInfo> => (hall ??= ask<HallInfo>('/hall'));
/** Where others reach the hall, and whether the reader keeps it. */
export const reach = (): Promise<Reach> => ask('/keeper');
export const becomeKeeper = (key: string): Promise<void> => post('/keeper', { key });
export const openNetwork = (): Promise<Reach> => ask('/keeper/network', { method: 'POST' });
export const closeNetwork = (): Promise<Reach> => ask('/keeper/network', { method: 'DELETE' });
export const games = (): Promise<GameInfo[]> => ask('/games');
/** One game, with what its view holds. */
export const game = (name: string): Promise<GameInfo> => ask(`/games/${name}`);
/** What is said at a table of this game, as a catalogue. */
export async function catalogue(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}?game=${encodeURIComponent(game)}`);
  return answer.ok ? answer.text() : '';
}
export const collection = (game: string): Promise<Collection> => ask(`/games/${game}/cards`);
export const achievements = (game: string): Promise<Renown[]> => ask(`/games/${game}/feats`);
export const inspect = (game: string, text: string): Promise<Inspected> => post(`/games/${game}/decks`, { text });
export const playNow = (form: PlayNow): Promise<Seated> => known(post('/play', form));
export const newTable = (form: NewTable): Promise<Seated> => known(post('/tables', form));
export const firstGame = (form: FirstGame): Promise<Seated> => known(post('/first-games', form));
export const puzzles = (): Promise<Puzzles> => ask('/puzzles');
export const openPuzzle = (id: string, form: OpenPuzzle): Promise<Seated> => known(post(`/puzzles/${id}`, form));
export const lab = (): Promise<Lab> => ask('/keeper/lab');
export const beginStudy = (form: StudyForm): Promise<StudyInfo> => post('/keeper/lab/studies', form);
export const study = (id: string): Promise<StudyInfo> => ask(`/keeper/lab/studies/${id}`);
export const stopStudy = (id: string): Promise<StudyInfo> => ask(`/keeper/lab/studies/${id}/stop`, { method: 'POST' });
export const goOnWithStudy = (id: string): Promise<StudyInfo> => ask(`/keeper/lab/studies/${id}/go-on`, { method: 'POST' });
export const removeStudy = (id: string): Promise<void> => ask(`/keeper/lab/studies/${id}`, { method: 'DELETE' });
/** The cards of a game of which anything may be changed; what of one of them may; and what somebody's changes come to. */
export const cardsToChange = (game: string): Promise<string[]> => ask(`/games/${game}/workbench`);
export const cardToChange = (game: string, card: string): Promise<Changeable> => ask(`/games/${game}/workbench/${card}`);
export const readCards = (game: string, toml: string): Promise<CardSet> => post(`/games/${game}/workbench`, { toml });
export const watch = (form: Watch): Promise<Seated> => post('/watch', form);
export const tables = (): Promise<TableInfo[]> => ask('/tables');
export const table = (code: string): Promise<TableInfo> => ask(`/tables/${code}`);
export const sitDown = (code: string, form: SitDown): Promise<Seated> => known(post(`/tables/${code}/seats`, form));
export const leave = (code: string, token: string): Promise<void> =>
  ask(`/tables/${code}/seats`, { method: 'DELETE', headers: proof(token) });
/** The days by which a clock counted in days goes for who sits there. */
export const ownDays = (code: string, token: string, days: Days): Promise<void> =>
  put(`/tables/${code}/days`, days, proof(token));
export const rematch = (code: string, token: string): Promise<Seated> =>
  ask(`/tables/${code}/rematch`, { method: 'POST', headers: proof(token) });
/** What the hall knows of the reader; it refuses who it does not know. */
export const me = (): Promise<Me> => ask('/me');
export const settle = (form: PersonForm): Promise<Me> => put('/me', form);
export const ownDecks = (): Promise<KeptDeck[]> => ask('/me/decks');
export const keepDecks = (decks: KeptDeck[]): Promise<void> => put('/me/decks', { decks });
export const ownSeats = (): Promise<OwnSeat[]> => ask('/me/seats');
export const showSeats = (form: ShownSeats): Promise<Joined> => known(post('/me/seats', form));
export const beginCarry = (): Promise<CarryLink> => ask('/me/carry', { method: 'POST' });
export const wasCarried = (): Promise<Carried> => ask('/me/carry');
export const lookAtCarry = (secret: string): Promise<Whose> => post('/carry/look', { secret });
export const carry = (form: Arrival): Promise<OwnKey> => post('/carry', form);
/** Everything about the reader, as a file. */
export const everything = (): Promise<unknown> => ask('/me/everything');
export const forgetMe = (): Promise<void> => ask('/me', { method: 'DELETE' });
export const myPage = (): Promise<MyPage> => ask('/me/page');
export const waiting = (): Promise<Waiting> => ask('/me/waiting');
export const decline = (code: string): Promise<void> => ask(`/me/invitations/${code}`, { method: 'DELETE' });
export const morePlayed = (before: number): Promise<Played[]> => ask(`/me/played?before=${before}`);
export const myFigures = (game: string): Promise<Figures> => ask(`/me/figures/${game}`);
export const openings = (game: string, who: 'house' | 'masters' | 'all'): Promise<Openings> => ask(`/openings/${game}?who=${who}`);
export const book = (game: string): Promise<Book> => ask(`/book/${game}`);
export const lockOthersOut = (): Promise<void> => ask('/me/devices', { method: 'DELETE' });
type Plain = Record<string, unknown>;
export const offerPasskey = (): Promise<Plain> => ask('/me/passkeys/options', { method: 'POST' });
export const addPasskey = (credential: Plain): Promise<void> => post('/me/passkeys', { credential });
export const forgetPasskeys = (): Promise<void> => ask('/me/passkeys', { method: 'DELETE' });
export const askForPasskey = (): Promise<Plain> => ask('/passkeys/options', { method: 'POST' });
export const showPasskey = (form: { credential: Plain; together: boolean }): Promise<OwnKey> => post('/passkeys', form);
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
export const fork = (id: string, form: Fork): Promise<Seated> => known(post(`/replays/${id}/fork`, form));
export const upload = (record: string): Promise<Uploaded> =>
  ask('/replays', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: record });
/** How the reader is called when no page is open. */
export const notices = (): Promise<NoticesInfo> => ask('/notices');
/** Arrives even when the page that says it is left at once. */
export const setWishes = (form: WishesForm): Promise<NoticesInfo> => put('/notices', form, {}, { keepalive: true });
export const addPush = (form: PushForm): Promise<ChannelInfo> => post('/notices/push', form);
export const addWebhook = (form: WebhookForm): Promise<ChannelInfo> => post('/notices/webhook', form);
export const addMail = (form: MailForm): Promise<ChannelInfo> => post('/notices/mail', form);
export const switchChannel = (id: string, on: boolean): Promise<ChannelInfo> => put(`/notices/channels/${id}`, { on });
export const removeChannel = (id: string): Promise<void> => ask(`/notices/channels/${id}`, { method: 'DELETE' });
export const tryChannel = (id: string): Promise<TriedOut> => ask(`/notices/channels/${id}/try`, { method: 'POST' });
/** What a link of a notice is about; and pressing it. */
export const noticeLink = (purpose: string, signed: string): Promise<Turned> => ask(`/notices/${purpose}/${signed}`);
export const pressNoticeLink = (purpose: string, signed: string): Promise<Turned> => ask(`/notices/${purpose}/${signed}`, { method: 'POST' });
export const openAsOneself = (ticket: string): Promise<Seated> => post('/notices/open', { ticket });
export const companions = (): Promise<Companion[]> => ask('/companions');
export const invite = (code: string, form: InviteForm): Promise<void> => post(`/tables/${code}/invitations`, form);
