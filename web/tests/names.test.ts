// The client knows no phase and no decision the server does not have: a name nobody declared is an error of types, which the check of
// the client (svelte-check) reports. Where such an error is expected here and does not come, that is one.
import { describe, expect, it } from 'vitest';
import type { View as AnyView } from '../src/generated/protocol';
import type { DecisionName, Phase, View } from '../src/generated/samurai-sword/view';
import { seenOf } from '../src/games/samurai-sword/table';

const view: AnyView = { seat: 0, seats: 5, waiting: [0], outcome: null, phase: 'play', table: {}, decision: { name: 'may-parry', ask: { id: 'ask-parry', args: {}, ruling: '' }, secret: false } };

describe('names of the protocol', () => {
  it('are those the game declares', () => {
    const seen: View = seenOf(view);
    expect([seen.phase === 'play', seen.decision?.name === 'may-parry']).toEqual([true, true]);
    const known: [DecisionName, Phase] = ['may-parry', 'recover'];
    expect(known).toHaveLength(2);
  });

  it('are no others: not a class of the server, not one of another game, and none at all that nobody has', () => {
    const seen: View = seenOf(view);
    // @ts-expect-error the class that asks it
    expect(seen.decision?.name === 'MayParry').toBe(false);
    // @ts-expect-error a decision of Rising Sun
    expect(seen.decision?.name === 'marshal').toBe(false);
    // @ts-expect-error a phase of Rising Sun
    expect(seen.phase === 'tea').toBe(false);
    // @ts-expect-error of no game, even where the game is not known
    expect(view.decision?.name === 'MayParry').toBe(false);
    // @ts-expect-error of no game, even where the game is not known
    expect(view.phase === 'siesta').toBe(false);
  });
});
