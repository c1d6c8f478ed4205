import { describe, expect, it } from 'vitest';
import { Choosing } from '../src/lib/choosing.svelte';
import type { Offered } from '../src/generated/protocol';

const offered = (move: Record<string, unknown>): Offered => ({ move, text: { id: 'move', args: {}, ruling: '' }, ruling: '' });
const grammar = {
  cardOf: (move: Record<string, unknown>) => (move['weapon'] as string | undefined) ?? null,
  isAimed: (move: Record<string, unknown>) => 'target' in move,
};

const attacks = [1, 2, 3].map((target) => offered({ type: 'attack', weapon: 'bo', target }));
const end = offered({ type: 'end' });

describe('walking among answers', () => {
  it('goes from target to target, round and round, either way', () => {
    const choosing = new Choosing(grammar);
    choosing.offer([...attacks, end], []);
    choosing.take('bo');
    const seen = [1, 1, 1, 1].map((by) => choosing.walk(by)?.move['target']);
    expect(seen).toEqual([1, 2, 3, 1]);
    expect(choosing.walk(-1)?.move['target']).toBe(3);
    choosing.back();
    choosing.take('bo');
    expect(choosing.walk(-1)?.move['target']).toBe(3);
  });

  it('takes up an answer that was advised, with the card it plays', () => {
    const choosing = new Choosing(grammar);
    choosing.offer([...attacks, end], []);
    choosing.aim(attacks[1]!);
    expect(choosing.card).toBe('bo');
    expect(choosing.isChosen(attacks[1]!)).toBe(true);
    choosing.aim(end);
    expect(choosing.card).toBeNull();
    expect(choosing.isChosen(end)).toBe(true);
  });

  it('has nowhere to go where nothing is offered', () => {
    const choosing = new Choosing(grammar);
    choosing.offer([], []);
    expect(choosing.walk(1)).toBeNull();
  });
});
