// What the boards show of what happened since the reader last decided, and where the points of an end come from.
import { describe, expect, it } from 'vitest';
import type { Heard, View } from '../src/generated/protocol';
import { tracesOf as onTheCards } from '../src/games/ken/traces';
import { tracesOf as onTheMap } from '../src/games/rising-sun/traces';
import { accountOf, lostBy } from '../src/games/samurai-sword/scoring';
import type { Player } from '../src/games/samurai-sword/table';
import { tracesOf as roundTheTable } from '../src/games/samurai-sword/traces';
import { tracesOf as onTheField } from '../src/games/senjutsu/traces';
import type { Beat } from '../src/lib/telling.svelte';
import { clearness } from '../src/lib/trail';

const heard = (event: { type: string } & Record<string, unknown>): Heard => ({ number: 1, event, text: { id: event.type, args: {}, ruling: '' }, ruling: '' });
const beat = (...events: ({ type: string } & Record<string, unknown>)[]): Beat => ({ lines: events.map(heard), before: null, view: null });

describe('the map of Rising Sun', () => {
  it('keeps where figures came from, came onto it, fell, and who won, the last beat clearest', () => {
    const trail = [
      beat({ type: 'moved', seat: 1, figure: 'bushi', origin: 'edo', province: 'kyoto' }, { type: 'points-gained', seat: 1, vp: 2 }),
      beat({ type: 'summoned', seat: 2, figure: 'bushi', province: 'edo' }),
      beat({ type: 'killed', seat: 2, figure: 'bushi', province: 'edo', by: 1 }, { type: 'battle-won', seat: 1, province: 'edo', force: 3 }),
    ];
    expect(onTheMap(trail)).toEqual([
      { kind: 'moved', seat: 1, from: 'edo', to: 'kyoto', age: 2 },
      { kind: 'came', seat: 2, to: 'edo', age: 1 },
      { kind: 'fell', seat: 2, to: 'edo', age: 0 },
      { kind: 'won', seat: 1, to: 'edo', age: 0 },
    ]);
    expect(clearness(0)).toBeGreaterThan(clearness(2));
    expect(clearness(99)).toBeGreaterThan(0);
  });

  it('draws what happened twice once, as it was last', () => {
    const march = { type: 'moved', seat: 1, figure: 'bushi', origin: 'edo', province: 'kyoto' };
    expect(onTheMap([beat(march), beat(march)])).toMatchObject([{ kind: 'moved', age: 0 }]);
    expect(onTheMap(undefined)).toEqual([]);
  });
});

describe('the table of Samurai Sword', () => {
  it('keeps who struck whom and what came of it', () => {
    const trail = [
      beat({ type: 'attacked', seat: 0, target: 2, weapon: 'bokken' }),
      beat({ type: 'wounded', seat: 2, wounds: 2, left: 1 }),
      beat({ type: 'attacked', seat: 1, target: 3, weapon: 'bokken' }),
      beat({ type: 'parried', seat: 3, card: 'parry' }),
    ];
    expect(roundTheTable(trail)).toEqual([
      { from: 0, to: 2, kind: 'past', age: 3, came: 'hurt' },
      { from: 1, to: 3, kind: 'past', age: 1, came: 'stopped' },
    ]);
  });

  it('keeps the last five', () => {
    const many = Array.from({ length: 9 }, (_, seat) => beat({ type: 'attacked', seat, target: seat + 1, weapon: 'bokken' }));
    expect(roundTheTable(many).map((one) => one.from)).toEqual([4, 5, 6, 7, 8]);
  });
});

describe('the field of Senjutsu', () => {
  const at = (...hexes: string[]): View => ({ table: { figures: hexes.map((hex, seat) => ({ seat, figure: `f${seat}`, dog: false, hex })) } }) as unknown as View;

  it('keeps who went where, who struck and who blocked', () => {
    const trail: Beat[] = [
      { lines: [heard({ type: 'sj-walked', seat: 0, figure: 'f0', way: '', hex: '1,0' })], before: at('0,0', '3,0'), view: at('1,0', '3,0') },
      { lines: [heard({ type: 'sj-struck', seat: 0, target: 1, figure: 'f1', card: 'x' }), heard({ type: 'sj-stopped', seat: 1, target: 0, card: 'y' })], before: at('1,0', '3,0'), view: at('1,0', '3,0') },
    ];
    expect(onTheField(trail)).toEqual([
      { kind: 'went', seat: 0, from: '0,0', to: '1,0', age: 1 },
      { kind: 'struck', seat: 0, from: '1,0', to: '3,0', age: 0 },
      { kind: 'stopped', seat: 1, from: '3,0', to: '1,0', age: 0 },
    ]);
  });
});

describe('the score of Samurai Sword', () => {
  const player = (change: Partial<Player>): Player => ({ seat: 0, honour: 4, times: 2, role: 'ronin', open_hand: [], ...change }) as unknown as Player;

  it('says why a Ronin with 4 honour has 8', () => {
    expect(accountOf(player({}))).toEqual({ honour: 4, times: 2, daimyo: 0, points: 8 });
  });

  it('counts a Daimyo in hand once, and none for the Ronin', () => {
    expect(accountOf(player({ role: 'ninja', times: 1, open_hand: ['daimyo', 'parry', 'daimyo'] }))).toMatchObject({ daimyo: 2, points: 6 });
    expect(accountOf(player({ open_hand: ['daimyo'] }))).toMatchObject({ daimyo: 0, points: 8 });
  });

  it('tells a Deadly Strike apart, and nothing where an older hall has not said how honour counts', () => {
    expect(lostBy([player({ times: 1 }), player({ times: 1, honour: 1 })], 2)).toBe(3);
    expect(accountOf(player({ times: null }))).toBeNull();
    expect(lostBy([player({ times: null })], 2)).toBe(0);
  });
});

describe('the cards of Ken', () => {
  it('bear what happened with them, the last thing counting', () => {
    const mark = onTheCards([
      beat({ type: 'ken-played', seat: 1, card: 'shin' }),
      beat({ type: 'ken-attack-declared', seat: 1, target: 'villaggio', cards: ['shin'] }),
      beat({ type: 'ken-life-lost', seat: 0, card: 'kenshiro', left: 1 }),
    ]);
    expect(mark(1, 'shin')).toMatchObject({ mark: 'struck', age: 1 });
    expect(mark(0, 'villaggio')).toMatchObject({ mark: 'target', age: 1 });
    expect(mark(0, 'kenshiro')).toMatchObject({ mark: 'hurt', age: 0 });
    expect(mark(0, 'shin'), 'somebody else’s').toBeUndefined();
  });
});
