import { describe, expect, it } from 'vitest';
import type { Snapshot, Update } from '../src/generated/protocol';
import { isOfTheHouse, isYours, receive, timeLeft, type Room } from '../src/lib/room';

const heard = (number: number) => ({ event: { type: 'deck-ended' }, text: { id: 'event-deck-ended', args: {}, ruling: '' }, ruling: '', number });

function snapshot(number: number): Snapshot {
  return {
    type: 'snapshot',
    number,
    decisions: number,
    you: 2,
    table: { code: 'BCDFGH', state: 'running' } as Snapshot['table'],
    view: { seat: 2, seats: 3, waiting: [2], outcome: null, phase: 'play', table: {} },
    options: [],
    impossible: [],
    log: [heard(number)],
    log_from: 0,
    clocks: { left: [null, 9000, 5000], running: [2], until: [] },
    chat: [],
    undo: { free: 0, request: null, at_once: 0 },
    stand_in: null,
    thinking: [],
    over: null,
    lesson: null,
    held: false,
    decided: 0,
  };
}

function update(since: number, number: number): Update {
  return {
    type: 'update',
    since,
    number,
    decisions: number,
    events: [heard(number)],
    view: { seat: 2, seats: 3, waiting: [0], outcome: null, phase: 'play', table: {} },
    options: [],
    impossible: [],
    clocks: { left: [null, 9000, 4000], running: [], until: [] },
    undo: { free: 1, request: null, at_once: 1 },
    lesson: null,
    held: false,
  };
}

const opened = (): Room => receive(null, snapshot(17), 1000).room!;

describe('a room', () => {
  it('takes up what the snapshot gives', () => {
    const room = opened();
    expect(room.number).toBe(17);
    expect(isYours(room)).toBe(true);
  });

  it('follows an update from where it stands and keeps the log', () => {
    const { room, news, lost } = receive(opened(), update(17, 18), 2000);
    expect(lost).toBe(false);
    expect(room!.number).toBe(18);
    expect(room!.log.map((one) => one.number)).toEqual([17, 18]);
    expect(news).toHaveLength(1);
    expect(isYours(room!)).toBe(false);
  });

  it('is lost when an update begins elsewhere, and changes nothing', () => {
    const before = opened();
    const { room, lost } = receive(before, update(18, 19), 2000);
    expect(lost).toBe(true);
    expect(room).toBe(before);
  });

  it('lets only the clock run whose seat decides, and never below nothing', () => {
    const room = opened();
    expect(timeLeft(room, 2, 3000)).toBe(3000);
    expect(timeLeft(room, 2, 99000)).toBe(0);
    expect(timeLeft(room, 1, 99000)).toBe(9000);
    expect(timeLeft(room, 0, 3000)).toBeNull();
  });

  it('knows which bots are thinking, and which lines are the house’s own', () => {
    const room = receive(opened(), { type: 'thinking', seats: [0, 1] }, 0).room!;
    expect(room.thinking).toEqual([0, 1]);
    expect(isOfTheHouse(heard(3))).toBe(false);
    expect(isOfTheHouse({ ...heard(3), event: { type: 'house-decides', seat: 1, why: 'late' } })).toBe(true);
    expect(isOfTheHouse({ ...heard(3), event: { type: 'house-rules-changed', unplayed: 0 } })).toBe(true);
    expect(isOfTheHouse({ ...heard(3), event: { type: 'house-game-closed' } })).toBe(true);
  });

  it('hears talk, older lines and the end', () => {
    let room = receive(opened(), { type: 'chat', line: { seat: 0, name: 'Aki', text: 'Hm.', emote: '', at: 1 } }, 0).room!;
    room = receive(room, { type: 'log', re: 1, log_from: 0, log: [heard(3)] }, 0).room!;
    room = receive(room, { type: 'over', over: { replay: 'BCDFGH', record: '/r', fair: null } }, 0).room!;
    expect(room.chat[0]!.text).toBe('Hm.');
    expect(room.log.map((one) => one.number)).toEqual([3, 17]);
    expect(room.table.state).toBe('over');
  });
});
