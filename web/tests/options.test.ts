import { describe, expect, it } from 'vitest';
import { cardOf, isAimed, targetOf } from '../src/games/samurai-sword/grammar';
import { group, sameMove } from '../src/lib/options';
import type { Impossible, Offered } from '../src/generated/protocol';

const text = { id: 'move', args: {}, ruling: '' };
const offer = (move: Record<string, unknown>): Offered => ({ move, text, ruling: '' });
const refuse = (move: Record<string, unknown>, why: string): Impossible => ({ move, text, why: { id: why, args: {}, ruling: '' }, ruling: 'SS-6.5' });

const OPTIONS = [
  offer({ type: 'end' }),
  offer({ type: 'attack', target: 1, weapon: 'nodachi' }),
  offer({ type: 'attack', target: 2, weapon: 'nodachi' }),
  offer({ type: 'play', card: 'focus' }),
  offer({ type: 'geisha-hand', target: 1 }),
  offer({ type: 'geisha-property', target: 2, property: 'armor' }),
];
const REFUSED = [
  refuse({ type: 'attack', target: 3, weapon: 'nodachi' }, 'why-out-of-reach'),
  refuse({ type: 'play', card: 'parry' }, 'why-only-answers'),
];

describe('options', () => {
  const groups = group(OPTIONS, REFUSED, { cardOf, isAimed });

  it('asks for a card first, the answer without a card comes after, the impossible last', () => {
    expect(groups.map((one) => one.card)).toEqual(['nodachi', 'focus', 'geisha', null, 'parry']);
    expect(groups.map((one) => one.opens)).toEqual([true, false, true, false, false]);
  });

  it('keeps every option and every refusal exactly once', () => {
    expect(groups.flatMap((one) => one.offered)).toHaveLength(OPTIONS.length);
    expect(groups.flatMap((one) => one.impossible)).toHaveLength(REFUSED.length);
  });

  it('shows the refused targets beside the possible ones of the same weapon', () => {
    const nodachi = groups[0]!;
    expect(nodachi.offered.map((one) => targetOf(one.move))).toEqual([1, 2]);
    expect(nodachi.impossible.map((one) => targetOf(one.move))).toEqual([3]);
  });

  it('tells moves apart', () => {
    expect(sameMove(OPTIONS[1]!.move, { type: 'attack', target: 1, weapon: 'nodachi' })).toBe(true);
    expect(sameMove(OPTIONS[1]!.move, OPTIONS[2]!.move)).toBe(false);
  });
});
