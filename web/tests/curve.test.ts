import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH, momentAt, points, spot, strokes } from '../src/lib/curve';

describe('the curve of a game', () => {
  it('runs from the left edge to the right, certainty on top', () => {
    const [first, second] = strokes([
      [0.5, 0.5],
      [1, 0],
    ]);
    expect(first!.path).toBe(`M0.0 ${(HEIGHT / 2).toFixed(1)}L${WIDTH.toFixed(1)} 0.0`);
    expect(second!.path).toBe(`M0.0 ${(HEIGHT / 2).toFixed(1)}L${WIDTH.toFixed(1)} ${HEIGHT.toFixed(1)}`);
  });

  it('tells eight seats apart without colour', () => {
    const drawn = strokes([Array.from({ length: 8 }, () => 0.1)]);
    expect(new Set(drawn.map((one) => one.dash)).size).toBe(8);
    expect(new Set(drawn.map((one) => one.ink)).size).toBe(8);
  });

  it('finds the moment under the pointer and the place of a moment', () => {
    expect(momentAt(0.5, 41)).toBe(21);
    expect(momentAt(-1, 41)).toBe(0);
    expect(momentAt(2, 41)).toBe(41);
    expect(spot(41, 41, 1)).toEqual({ x: WIDTH, y: 0 });
    expect(spot(0, 0, 0)).toEqual({ x: 0, y: HEIGHT });
  });

  it('says a change in hundredths with its sign', () => {
    expect(points(-0.216)).toEqual({ sign: 'minus', points: 22 });
    expect(points(0.004)).toEqual({ sign: 'plus', points: 0 });
    expect(points(-0.001)).toEqual({ sign: 'plus', points: 0 });
  });
});
