import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { part } from '../src/lib/parts';

const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  kept.clear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal('fetch', async () => ({ ok: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that fails so often before it comes. */
function failing(times: number): () => Promise<string> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch');
    return `came at try ${tries}`;
  };
}

it('asks again for a part that did not come', async () => {
  const asked = part(failing(2));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe('came at try 3');
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page anew when the hall is there and its part is not', async () => {
  void part(failing(100));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads nothing anew while there is no hall', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no hall')));
  const asked = part(failing(6));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await asked).toBe('came at try 7');
  expect(reload).not.toHaveBeenCalled();
});
