import { describe, expect, it } from 'vitest';
import type { SeatInfo, UnderWay, Waiting } from '../src/generated/protocol';
import { calling, callOf } from '../src/lib/calls';
import type { Room } from '../src/lib/room';

const sitter = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat, kind: 'person', name: 'Aki', level: '', online: true, away: false, gone: null, ...more });

function room(waiting: number[], more: { number?: number; you?: number | null; state?: string; seats?: SeatInfo[] } & Partial<Room> = {}): Room {
  const { number = 1, you = 0, state = 'running', seats = [sitter(0), sitter(1)], ...rest } = more;
  return { number, you, table: { state, seats }, view: { waiting }, undo: { free: 0, request: null }, standIn: null, ...rest } as unknown as Room;
}

describe('what calls', () => {
  it('is a decision of one\'s own, and each new one', () => {
    expect(callOf(room([1]), room([0], { number: 2 }))).toBe('decision');
    expect(callOf(room([0]), room([0], { number: 2 }))).toBe('decision');
    expect(callOf(room([0]), room([0]))).toBeNull();
    expect(callOf(room([0]), room([1], { number: 2 }))).toBeNull();
  });

  it('is no decision of others, of the bot one has seated, or at a table one watches', () => {
    expect(callOf(room([0], { you: 1 }), room([0], { you: 1, number: 2 }))).toBeNull();
    expect(callOf(room([1]), room([0], { number: 2, seats: [sitter(0, { away: true }), sitter(1)] }))).toBeNull();
    expect(callOf(room([0], { you: null }), room([0], { you: null, number: 2 }))).toBeNull();
  });

  it('is a wish that waits for one\'s word, once', () => {
    const asked = room([1], { undo: { free: 0, request: { seat: 1, decisions: 1, waiting: [0] }, at_once: 0 } });
    expect(callOf(room([1]), asked)).toBe('wish');
    expect(callOf(asked, asked)).toBeNull();
    expect(callOf(room([1]), room([1], { standIn: { seat: 2, by: 1, waiting: [0] } }))).toBe('wish');
    expect(callOf(room([1]), room([1], { standIn: { seat: 2, by: 0, waiting: [1] } }))).toBeNull();
  });

  it('is the end, once, and somebody who sits down before the start', () => {
    expect(callOf(room([1]), room([], { state: 'over' }))).toBe('over');
    expect(callOf(room([], { state: 'over' }), room([], { state: 'over' }))).toBeNull();
    const alone = room([], { state: 'waiting', seats: [sitter(0), sitter(1, { kind: 'open' })] });
    expect(callOf(alone, room([], { state: 'waiting' }))).toBe('seat');
    expect(callOf(room([], { state: 'waiting' }), alone)).toBeNull();
  });
});

describe('what calls on a page of the hall', () => {
  const game = (code: string, yours: boolean, more: Partial<SeatInfo> = {}): UnderWay => ({ table: { code, seats: [sitter(0, { online: false, ...more })] }, seat: 0, yours }) as unknown as UnderWay;

  it('is a decision at a table where the reader is not, and an invitation', () => {
    const found = { under_way: [game('AAAAAA', true), game('BBBBBB', false), game('CCCCCC', true, { online: true }), game('DDDDDD', true, { away: true })], invited: [{ table: { code: 'EEEEEE' }, by: 1 }] };
    expect(calling(found as unknown as Waiting)).toEqual(['decision AAAAAA', 'invitation EEEEEE']);
  });
});
