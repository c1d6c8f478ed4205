// What a client knows of one table, and how each message of the hall changes it. No socket, no clock, no page: only this.
import type { Clocks, FromHall, Heard, Impossible, LessonState, Line, Offered, Over, Snapshot, StandInRequest, TableInfo, UndoState, Update, View } from '../generated/protocol';

export interface Room {
  number: number;
  decisions: number;
  you: number | null;
  table: TableInfo;
  /** When the table was received, by the client's own watch: what it says of time was true then. */
  tableAt: number;
  view: View | null;
  options: Offered[];
  impossible: Impossible[];
  log: Heard[];
  logFrom: number;
  clocks: Clocks;
  /** When the clocks were received, by the client's own watch. */
  clocksAt: number;
  chat: Line[];
  undo: UndoState;
  /** Somebody asks whether a bot may play for who is away. */
  standIn: StandInRequest | null;
  /** The bots that take their time and are at it. */
  thinking: number[];
  over: Over | null;
  /** What is taught now, in a first game. */
  lesson: LessonState | null;
  /** Nothing happens because the reader is being shown something. */
  held: boolean;
  /** The number of the reader's last choice, when everything was last told anew. */
  decided: number;
}

/** The room after a message, what was heard with it, and whether the client must ask for everything again. */
export interface Received {
  room: Room | null;
  news: Heard[];
  lost: boolean;
}

const CHAT_KEPT = 300;

export function receive(room: Room | null, message: FromHall, now: number): Received {
  switch (message.type) {
    case 'snapshot':
      return { room: opened(message, now), news: [], lost: false };
    case 'update':
      return room === null || room.number !== message.since ? { room, news: [], lost: true } : updated(room, message, now);
    case 'table':
      return same(room && { ...room, table: message.table, tableAt: now });
    case 'thinking':
      return same(room && { ...room, thinking: message.seats });
    case 'chat':
      return same(room && { ...room, chat: [...room.chat, message.line].slice(-CHAT_KEPT) });
    case 'undo':
      return same(room && { ...room, undo: message.undo });
    case 'stand-in':
      return same(room && { ...room, standIn: message.request });
    case 'over':
      return same(room && { ...room, over: message.over, table: { ...room.table, state: 'over' } });
    case 'log':
      return same(room && { ...room, log: [...message.log, ...room.log], logFrom: message.log_from });
    default:
      return same(room);
  }
}

const same = (room: Room | null): Received => ({ room, news: [], lost: false });

function opened(message: Snapshot, now: number): Room {
  const { number, decisions, you, table, view, options, impossible, log, clocks, chat, undo, thinking, over, lesson, held, decided } = message;
  return { number, decisions, you, table, tableAt: now, view, standIn: message.stand_in, options, impossible, log, logFrom: message.log_from, clocks, clocksAt: now, chat, undo, thinking, over, lesson, held, decided };
}

function updated(room: Room, message: Update, now: number): Received {
  const { number, decisions, view, options, impossible, clocks, undo, lesson, held, events } = message;
  const next: Room = { ...room, number, decisions, options, impossible, clocks, clocksAt: now, undo, lesson, held, view, log: [...room.log, ...events] };
  return { room: next, news: events, lost: false };
}

/** Milliseconds this seat still has; null without a clock. */
export function timeLeft(room: Room, seat: number, now: number): number | null {
  const left = room.clocks.left[seat] ?? null;
  if (left === null) return null;
  return room.clocks.running.includes(seat) ? Math.max(0, left - (now - room.clocksAt)) : left;
}

/** The moment at which this seat's time is up, where time is counted in days and its clock runs. */
export const timeUp = (room: Room, seat: number): number | null => room.clocks.until[seat] ?? null;

/** A line of the log that the house itself says, whatever the game. */
export const isOfTheHouse = (heard: Heard): boolean => String(heard.event['type']).startsWith('house-');

export const isYours = (room: Room): boolean => room.you !== null && (room.view?.waiting.includes(room.you) ?? false);
