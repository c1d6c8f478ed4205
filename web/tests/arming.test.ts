// A new question takes no answer for a moment.
import { beforeEach, expect, it, vi } from 'vitest';
import { Arming, GUARDED } from '../src/lib/arming.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('takes none for 400 milliseconds after something new is asked', () => {
  const arming = new Arming();
  expect(arming.armed).toBe(true);
  arming.ask();
  expect([GUARDED, arming.armed]).toEqual([400, false]);
  vi.advanceTimersByTime(399);
  expect(arming.armed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(arming.armed).toBe(true);
});

it('begins anew with every question, and is off for who wishes so', () => {
  const arming = new Arming();
  arming.ask();
  vi.advanceTimersByTime(300);
  arming.ask();
  vi.advanceTimersByTime(300);
  expect(arming.armed).toBe(false);
  arming.ask(0);
  expect(arming.armed).toBe(true);
});
