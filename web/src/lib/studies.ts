// What a study may be asked by: who is measured, how far an interval reaches, and figures as the reader writes them.
import type { GameInfo, StudyForm, StudyInfo } from '../generated/protocol';
import { settings } from './settings.svelte';
import { settlingOf } from './settling';
import { speech, t } from './speech.svelte';

export interface Measure {
  value: string;
  name: string;
}

const called = (...ids: string[]): string => ids.map((id) => (speech.words.has(id) ? speech.say(id) : '')).find(Boolean) ?? '';

/** Whose wins may be measured in such a game. */
export function measures(game: string, seats: number, options: Record<string, unknown>, bots: string[]): Measure[] {
  const found = Array.from({ length: seats }, (_, seat) => ({ value: `seat:${seat}`, name: t('seat', { number: seat + 1 }) }));
  const add = (label: string, values: string[]): void => void found.push(...values.map((one) => ({ value: `${label}:${one}`, name: called(`${label}-${one}`, `sj-${label}-${one}`) || one })));
  const { labels, bySeat } = settlingOf(game);
  for (const [label, values] of Object.entries(labels ?? {})) add(label, values);
  const characters = bySeat ? [...new Set((options[bySeat] ?? []) as string[])].filter((one) => one !== 'by-lot') : [];
  add('character', characters);
  if (new Set(bots).size > 1) found.push(...[...new Set(bots)].map((one) => ({ value: `bot:${one}`, name: called(`level-${one}`) || one })));
  return found;
}

/** The name of who is measured. */
export const measured = (study: StudyForm): string => {
  const [label = '', value = ''] = (study.measure?.[0] ?? 'seat:0').split(':');
  if (label === 'seat') return t('seat', { number: Number(value) + 1 });
  return called(`${label === 'bot' ? 'level' : label}-${value}`, `sj-${label}-${value}`) || value;
};

export const percent = (share: number): string => new Intl.NumberFormat(settings.language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);

/** A difference in points, with its sign. */
export const points = (share: number): string => new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(100 * share);

export const figure = (value: number): string => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);

/** Seconds in words that suit them. */
export function duration(seconds: number): string {
  return seconds < 90 ? t('lab-seconds', { count: Math.round(seconds) }) : seconds < 5400 ? t('lab-minutes', { count: Math.round(seconds / 60) }) : t('lab-hours', { count: Math.round(seconds / 3600) });
}

/** The steps of a slider of games: finer where there are few. */
export const GAMES = [50, 100, 200, 400, 600, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000];
export const WITHIN = [0, 10, 7, 5, 4, 3, 2, 1];

export const WIDE = 320;
export const HIGH = 110;

/** The curve of a study: the mean as a line, and the interval around it as a band; with what stands at its edges. */
export function drawn(study: StudyInfo): { band: string; line: string; level: number; low: number; high: number } | null {
  const curve = study.progress.curve;
  if (curve.length < 2) return null;
  const apart = study.asked.variant?.length ? 0 : null;
  const last = curve[curve.length - 1]!;
  const reach = Math.max(0.04, ...curve.slice(Math.floor(curve.length / 2)).map((one) => Math.max(one.high - last.mean, last.mean - one.low)));
  const middle = apart ?? last.mean;
  const most = apart === null ? reach : Math.max(reach + Math.abs(last.mean), 0.05);
  const x = (deals: number): number => (WIDE * deals) / last.deals;
  const y = (share: number): number => HIGH / 2 - (HIGH / 2) * Math.max(-1, Math.min(1, (share - middle) / most));
  const at = (deals: number, share: number): string => `${x(deals).toFixed(1)} ${y(share).toFixed(1)}`;
  const upper = curve.map((one) => at(one.deals, one.high));
  const lower = [...curve].reverse().map((one) => at(one.deals, one.low));
  return {
    band: `M${[...upper, ...lower].join('L')}Z`,
    line: `M${curve.map((one) => at(one.deals, one.mean)).join('L')}`,
    level: y(apart ?? last.mean),
    low: middle - most,
    high: middle + most,
  };
}

const KEY = 'budokan.studies';

/** The studies this browser has asked for, by id: who knows the id may watch. */
export function ownStudies(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function keepStudy(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([id, ...ownStudies().filter((one) => one !== id)].slice(0, 30)));
}

export function forgetStudy(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(ownStudies().filter((one) => one !== id)));
}

/** The options of a game that a study may vary: those with choices, yes and no, or a figure. */
export const variable = (game: GameInfo): GameInfo['options'] => game.options.filter((one) => !one.many && (one.choices.length > 1 || typeof one.default === 'boolean' || typeof one.default === 'number'));

/** A set of changed cards on its way from one page to another, or in a link: a name, and TOML. */
export interface CardSet {
  game: string;
  name: string;
  toml: string;
  cards: Record<string, Record<string, unknown>>;
}

/** Where a set goes: to a study, or to a moment of a game from which it is tried. */
type Goal = 'study' | 'moment';
const key = (goal: Goal): string => `budokan.cards.${goal}`;
export const handOver = (set: CardSet, goal: Goal = 'study'): void => sessionStorage.setItem(key(goal), JSON.stringify(set));
export function handedOver(goal: Goal = 'study'): CardSet | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(goal)) ?? 'null') as CardSet | null;
  } catch {
    return null;
  }
}
export const layDown = (goal: Goal = 'study'): void => sessionStorage.removeItem(key(goal));
