// Written by tools/make_types.py from the server's definitions; do not edit.

export interface AbsenceRule {
  left?: number;
  broken?: number;
  agree?: boolean;
}

export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
}

export interface Advised {
  move: Record<string, unknown>;
  text: Words;
  chance: number;
}

export interface Chat {
  type: "chat";
  text: string;
  id?: number | null;
}

export interface ClockRule {
  kind?: "none" | "move" | "player";
  seconds?: number;
  increment?: number;
}

export interface Clocks {
  left: (number | null)[];
  running: number[];
}

export interface Collected {
  id: string;
  most: number;
  facts: Record<string, string>;
}

export interface Collection {
  game: string;
  cards: Collected[];
  ready: ReadyDeck[];
  headings: Heading[];
  own: Record<string, unknown>;
  called: Record<string, string>;
}

export interface DeckForm {
  text: string;
}

export interface Doing {
  seat: number;
  text: Words | null;
}

export interface Done {
  type: "done";
  re: number | null;
  number: number;
}

export interface Earlier {
  type: "log";
  re: number | null;
  log_from: number;
  log: Heard[];
}

export interface Emote {
  type: "emote";
  emote: string;
  id?: number | null;
}

export interface Ended {
  type: "over";
  over: Over;
}

export interface Fair {
  commitment: string;
  nonce: string;
  seed: string;
  holds: boolean;
}

export interface Fork {
  decision: number;
  seat: number;
  name?: string;
  level?: string | null;
}

export interface ForkInfo {
  replay: string;
  decision: number;
}

export interface GameInfo {
  name: string;
  prefix: string;
  rules: number;
  modes: ModeInfo[];
  options: OptionInfo[];
  decks: string[];
}

export interface GiveSeat {
  type: "give-seat";
  level?: string | null;
  id?: number | null;
}

export interface GiveUp {
  type: "give-up";
  id?: number | null;
}

export interface Gone {
  ago: number;
  left: boolean;
  bot_in: number | null;
}

export interface HallInfo {
  version: string;
  games: string[];
  languages: string[];
  levels: string[];
  level: string;
  guests: string[];
  emotes: string[];
  limits: Limits;
}

export interface Heading {
  name: string;
  choices: string[];
  usual: string;
}

export interface Heard {
  event: Record<string, unknown>;
  text: Words;
  ruling: string;
  number: number;
}

export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  last?: number | null;
  id?: number | null;
}

export interface Hint {
  type: "hint";
  id?: number | null;
}

export interface Hinted {
  type: "hint";
  re: number | null;
  number: number;
  level: string;
  moves: Advised[];
  suspected: Suspected[];
}

export interface Impossible {
  move: Record<string, unknown>;
  text: Words;
  why: Words;
  ruling: string;
}

export interface Inspected {
  cards: Record<string, number>;
  headings: Record<string, string>;
  verdicts: VerdictInfo[];
  room: Record<string, RoomInfo>;
  legal: boolean;
}

export interface Judged {
  seat: number;
  worth: number;
  luck: number;
}

export interface KeeperKey {
  key: string;
}

export interface Leave {
  type: "leave";
  id?: number | null;
}

export interface Ledger {
  game: string;
  language: string;
  text: string;
}

export interface Limits {
  name: number;
  chat: number;
  record: number;
}

export interface Line {
  seat: number | null;
  name: string;
  text: string;
  emote: string;
  at: number;
}

export interface Log {
  type: "log";
  before: number;
  id?: number | null;
}

export interface LookedBack {
  review: Review | null;
}

export interface ModeInfo {
  name: string;
  least: number;
  most: number;
}

export interface Moment {
  moment: number;
  by: Doing | null;
  events: Heard[];
  view: Record<string, unknown> | null;
  views: Record<string, unknown>[];
}

export interface NewTable {
  game: string;
  players: string[];
  name?: string;
  mode?: string | null;
  options?: Record<string, unknown>;
  clock?: ClockRule;
  absence?: AbsenceRule | null;
  public?: boolean;
  hints?: boolean;
  deck?: string;
}

export interface Offered {
  move: Record<string, unknown>;
  text: Words;
  ruling: string;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  many: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  side: string;
  way: string;
}

export interface Over {
  replay: string;
  record: string;
  fair: Fair | null;
}

export interface Ping {
  type: "ping";
  id?: number | null;
}

export interface Play {
  type: "play";
  number: number;
  move: Record<string, unknown>;
  id?: number | null;
}

export interface PlayNow {
  game: string;
  name?: string;
  seats?: number | null;
  mode?: string | null;
  level?: string | null;
  options?: Record<string, unknown>;
  hints?: boolean;
  deck?: string;
}

export interface Problem {
  why: Words;
  ruling: string;
  game: string;
}

export interface Reach {
  addresses: string[];
  keeper: boolean;
  can_open: boolean;
  opened: boolean;
}

export interface ReadyDeck {
  id: string;
  text: string;
}

export interface Refused {
  type: "refusal";
  re: number | null;
  why: Words;
  ruling: string;
  number: number;
}

export interface Renown {
  hero: string;
  trial: string;
  played: number;
  won: number;
  result: string;
  score: number;
  name: string;
}

export interface ReplayInfo {
  id: string;
  game: string;
  mode: string;
  options: Record<string, unknown>;
  called: Record<string, string>;
  names: string[];
  decisions: number;
  turns: number[];
  outcome: Outcome | null;
  fair: Fair | null;
  note: Words | null;
}

export interface Review {
  chances: number[][];
  judged: Judged[];
  turning: Turning[];
  accounts: Account[];
  rounds: number;
}

export interface RoomInfo {
  more: number;
  why: Words;
}

export interface SeatBot {
  type: "seat-bot";
  seat: number;
  id?: number | null;
}

export interface SeatBotAnswer {
  type: "seat-bot-answer";
  accept: boolean;
  id?: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  online: boolean;
  away: boolean;
  gone: Gone | null;
}

export interface Seated {
  code: string;
  seat: number | null;
  token: string | null;
}

export interface SitDown {
  name?: string;
  seat?: number | null;
  deck?: string;
}

export interface Snapshot {
  type: "snapshot";
  number: number;
  decisions: number;
  you: number | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  options: Offered[];
  impossible: Impossible[];
  log: Heard[];
  log_from: number;
  clocks: Clocks;
  chat: Line[];
  undo: UndoState;
  stand_in: StandInRequest | null;
  thinking: number[];
  over: Over | null;
}

export interface Spoken {
  type: "chat";
  line: Line;
}

export interface StandInNews {
  type: "stand-in";
  request: StandInRequest | null;
  settled: string;
}

export interface StandInRequest {
  seat: number;
  by: number;
  waiting: number[];
}

export interface Start {
  type: "start";
  level?: string | null;
  id?: number | null;
}

export interface Suspected {
  seat: number;
  what: Words;
  chance: number;
  because: Words[];
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface TableInfo {
  code: string;
  game: string;
  mode: string;
  options: Record<string, unknown>;
  called: Record<string, string>;
  state: "waiting" | "running" | "over" | "closed";
  seats: SeatInfo[];
  clock: ClockRule;
  absence: AbsenceRule;
  public: boolean;
  hints: boolean;
  decisions: number;
  commitment: string;
  fork: ForkInfo | null;
  watchers: number;
  created: number;
  waiting: number[];
  duel: boolean;
  rematch: string;
}

export interface TakeSeat {
  type: "take-seat";
  id?: number | null;
}

export interface Thinking {
  type: "thinking";
  seats: number[];
}

export interface Trouble {
  type: "error";
  re: number | null;
  why: Words;
  closing: boolean;
}

export interface Turning {
  moment: number;
  seat: number;
  change: number;
  decided: number;
  luck: number;
}

export interface Undo {
  type: "undo";
  id?: number | null;
}

export interface UndoAnswer {
  type: "undo-answer";
  accept: boolean;
  id?: number | null;
}

export interface UndoNews {
  type: "undo";
  undo: UndoState;
  settled: string;
}

export interface UndoRequest {
  seat: number;
  decisions: number;
  waiting: number[];
}

export interface UndoState {
  free: number;
  request: UndoRequest | null;
}

export interface Update {
  type: "update";
  since: number;
  number: number;
  decisions: number;
  events: Heard[];
  view: Record<string, unknown>;
  options: Offered[];
  impossible: Impossible[];
  clocks: Clocks;
  undo: UndoState;
}

export interface Uploaded {
  id: string;
}

export interface VerdictInfo {
  card: string;
  text: Words;
  barred: boolean;
}

export interface Words {
  id: string;
  args: Record<string, unknown>;
  ruling: string;
}

export type FromClient = Hello | Play | Chat | Emote | Undo | UndoAnswer | Start | GiveSeat | TakeSeat | GiveUp | SeatBot | SeatBotAnswer | Leave | Hint | Log | Ping;

export type FromHall = Snapshot | Update | TableChanged | Thinking | Spoken | UndoNews | StandInNews | Hinted | Earlier | Ended | Done | Refused | Trouble;
