import { describe, expect, it } from 'vitest';
import { HIGH, WIDE, lines, smoothed } from '../src/lib/plots';
import type { Looked } from '../src/generated/protocol';

const looked = (...all: [number, number][]): Looked[] => all.map(([luck, skill], at) => ({ code: 'AAAAAA', at, luck, skill }));

describe('luck against skill', () => {
  it('is the mean of the games up to each one, at most eight', () => {
    expect(smoothed([1, 0, 2])).toEqual([1, 0.5, 1]);
    expect(smoothed([9, 0, 0, 0, 0, 0, 0, 0, 0]).at(-1)).toBe(0);
  });

  it('is drawn from edge to edge on one scale, and told as the mean of all games', () => {
    const found = lines(looked([0.2, -0.1], [0.4, 0.3]));
    expect(found.most).toBeCloseTo(0.3);
    expect(found.luck).toBe(`M0.0 ${(HIGH / 2 - (HIGH / 2) * (2 / 3)).toFixed(1)}L${WIDE.toFixed(1)} 0.0`);
    expect(found.mean.luck).toBeCloseTo(0.3);
    expect(found.mean.skill).toBeCloseTo(0.1);
  });
});
