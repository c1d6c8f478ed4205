import { beforeEach, describe, expect, it } from 'vitest';
import { longestWord } from '../src/lib/fit';
import { unread } from '../src/lib/unread.svelte';
import type { Line } from '../src/generated/protocol';

const line = (name: string, text: string, seat: number | null): Line => ({ name, text, seat, emote: null }) as unknown as Line;

describe('what was said and not yet read', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, { sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
  });

  it('counts lines of others who are heard, from the last one seen', () => {
    const chat = [line('Beniko', 'one', 1), line('Aki', 'two', 0), line('Chie', 'three', null)];
    expect(unread.count('TABLEA', chat, 0, [])).toBe(2);
    expect(unread.count('TABLEA', chat, 0, ['Chie'])).toBe(1);
    unread.seen('TABLEA', chat);
    expect(unread.count('TABLEA', chat, 0, [])).toBe(0);
    expect(unread.count('TABLEA', [...chat, line('Beniko', 'one', 1)], 0, [])).toBe(1);
    expect(unread.count('TABLEB', chat, 0, [])).toBe(2);
  });

  it('finds the last line seen in a chat of which the beginning has gone', () => {
    const chat = ['a', 'b', 'c', 'd'].map((text) => line('Beniko', text, 1));
    unread.seen('TABLEC', chat);
    expect(unread.count('TABLEC', [...chat.slice(2), line('Beniko', 'e', 1)], 0, [])).toBe(1);
  });
});

describe('a name', () => {
  it('is measured by its longest word, narrow letters by half', () => {
    expect(longestWord('Grido di battaglia')).toBeCloseTo(7);
    expect(longestWord('Benevolenza')).toBe(10.5);
    expect(longestWord('Kusarigama'), 'wide letters need more').toBe(10);
    expect(longestWord('')).toBe(1);
  });
});
