// Small plots of a person's games: lines over time, as paths to draw.
import type { Looked } from '../generated/protocol';

export const WIDE = 320;
export const HIGH = 120;

/** The mean of the games up to each one, at most so many: single games jump too much to be read. */
export const WINDOW = 8;

export function smoothed(values: number[]): number[] {
  return values.map((_, at) => meanOf(values.slice(Math.max(0, at + 1 - WINDOW), at + 1)));
}

export interface Lines {
  luck: string;
  skill: string;
  /** What the edge of the picture stands for. */
  most: number;
  /** What luck and skill brought in all of these games, on average. */
  mean: { luck: number; skill: number };
}

const meanOf = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** Luck and skill as two lines on one scale around nothing. */
export function lines(looked: Looked[]): Lines {
  const all = { luck: looked.map((one) => one.luck), skill: looked.map((one) => one.skill) };
  const luck = smoothed(all.luck);
  const skill = smoothed(all.skill);
  const most = Math.max(0.05, ...[...luck, ...skill].map(Math.abs));
  const path = (values: number[]): string =>
    values.map((value, at) => `${at ? 'L' : 'M'}${((WIDE * at) / Math.max(1, values.length - 1)).toFixed(1)} ${(HIGH / 2 - (HIGH / 2) * (value / most)).toFixed(1)}`).join('');
  return { luck: path(luck), skill: path(skill), most, mean: { luck: meanOf(all.luck), skill: meanOf(all.skill) } };
}
