import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { countsDays, sayUntil, told } = await import('../src/lib/days');
const { USUAL } = await import('../src/lib/daysoff');

beforeEach(() => vi.stubEnv('TZ', 'Europe/Rome'));

describe('days', () => {
  it('are counted by clocks of whole days for a decision', () => {
    expect(countsDays({ kind: 'move', seconds: 86_400 })).toBe(true);
    expect(countsDays({ kind: 'move', seconds: 3 * 86_400 })).toBe(true);
    expect(countsDays({ kind: 'move', seconds: 90_000 })).toBe(false);
    expect(countsDays({ kind: 'move', seconds: 0 })).toBe(false);
    expect(countsDays({ kind: 'player', seconds: 86_400 })).toBe(false);
    expect(countsDays({ kind: 'none' })).toBe(false);
  });

  it('are told with the night in minutes, and without what was not settled', () => {
    expect(told(USUAL, 'Europe/Rome')).toEqual({ zone: 'Europe/Rome', night: null, back: null });
    expect(told({ ...USUAL, nights: true, back: '2026-11-20' }, 'Asia/Tokyo')).toEqual({ zone: 'Asia/Tokyo', night: { begins: 1350, ends: 450 }, back: '2026-11-20' });
    expect(told({ ...USUAL, nights: true, ends: '' }, 'UTC').night).toBeNull();
  });

  it('end with their last minute', () => {
    const midnight = Date.parse('2026-11-19T00:00:00+01:00');
    expect(sayUntil(midnight, midnight - 86_400_000)).toBe('Wed 23:59');
    expect(sayUntil(midnight, midnight - 8 * 86_400_000)).toBe('Nov 18, 23:59');
  });
});
