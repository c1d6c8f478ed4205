import { describe, expect, it } from 'vitest';
import { dayOf, streakOf } from '../src/lib/attempts.svelte';

describe('a streak', () => {
  it('is the days in a row up to today, and one that is not over yet breaks nothing', () => {
    expect(streakOf([], 10)).toBe(0);
    expect(streakOf([8, 9, 10], 10)).toBe(3);
    expect(streakOf([8, 9], 10)).toBe(2);
    expect(streakOf([7, 8], 10)).toBe(0);
    expect(streakOf([5, 6, 8, 9, 10], 10)).toBe(3);
  });

  it('counts days of the hall’s calendar', () => {
    expect(dayOf(86_400_000 * 3 - 1)).toBe(2);
    expect(dayOf(86_400_000 * 3)).toBe(3);
  });
});
