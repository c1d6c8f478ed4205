import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/generated/protocol';
import { ELSEWHERE, EVERY, renewing } from '../src/lib/renewing';
import { company } from '../src/lib/company';

class Page extends EventTarget {
  visibilityState = 'visible';
  turn(to: string): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('a list that renews itself', () => {
  let page: Page;
  let asked = 0;
  const ask = async (): Promise<void> => void (asked += 1);

  beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    vi.stubGlobal('document', page);
    asked = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks at once, then seldom, and no more when its page is gone', async () => {
    const end = renewing(ask);
    await vi.advanceTimersByTimeAsync(EVERY - 1);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * EVERY);
    expect(asked).toBe(3);
    end();
    page.turn('visible');
    await vi.advanceTimersByTimeAsync(5 * EVERY);
    expect(asked).toBe(3);
  });

  it('leaves the hall in peace while nobody looks, and is fresh when somebody does', async () => {
    const end = renewing(ask);
    await vi.advanceTimersByTimeAsync(0);
    page.turn('hidden');
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(asked).toBe(1);
    page.turn('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
    end();
  });

  it('goes on asking, more seldom, where it calls who looks elsewhere', async () => {
    const end = renewing(ask, EVERY, ELSEWHERE);
    await vi.advanceTimersByTimeAsync(0);
    page.turn('hidden');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(ELSEWHERE - 1);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1 + ELSEWHERE);
    expect(asked).toBe(4);
    end();
  });
});

describe('who plays at a table', () => {
  const at = (...kinds: string[]): Pick<TableInfo, 'seats'> => ({
    seats: kinds.map((kind, seat) => ({ seat, kind: kind === 'person' || kind === 'open' ? kind : 'bot', name: '', level: kind, online: true, away: false, gone: null })) as TableInfo['seats'],
  });

  it('is told apart, with or without names', () => {
    expect(company(at('person', 'person'))).toBe('home-company-people');
    expect(company(at('person', 'ronin'))).toBe('home-company-mixed');
    expect(company(at('ronin', 'master'))).toBe('home-company-bots');
    expect(company(at('master', 'master'))).toBe('home-company-masters');
  });
});
