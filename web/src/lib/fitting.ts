// Which options of a game are asked for in which kind of game, and which of them first; each game says it (`settling.ts`).
import type { OptionInfo } from '../generated/protocol';
import { GROUPS, settlingOf, type Chosen, type Group } from './settling';

/** The options that are asked for, in their order. */
export function fitting(game: string, mode: string, options: OptionInfo[], chosen: Chosen): OptionInfo[] {
  const { fits, first: before } = settlingOf(game);
  const first = before?.[mode] ?? [];
  const place = (one: OptionInfo): number => (first.includes(one.name) ? first.indexOf(one.name) : first.length);
  return options.filter((one) => fits?.[one.name]?.(mode, chosen) ?? true).sort((one, other) => place(one) - place(other));
}

/** Where one thing may be chosen several times: how many in all, and what may be there more than once. */
export const several = (game: string, mode: string, option: OptionInfo, chosen: Chosen): { most: number; alike: string[] } | null => settlingOf(game).several?.(mode, option, chosen) ?? null;

export const isChosenFirst = (game: string, option: OptionInfo): boolean => settlingOf(game).large?.includes(option.name) ?? false;

/** The options under "more", by what they are about; a group without any is left out. */
export function grouped(game: string, options: OptionInfo[]): [Group, OptionInfo[]][] {
  const { groups } = settlingOf(game);
  const rest = options.filter((one) => !isChosenFirst(game, one));
  const groupOf = (one: OptionInfo): Group => GROUPS.find((group) => groups?.[group]?.includes(one.name)) ?? 'readings';
  return GROUPS.map((group): [Group, OptionInfo[]] => [group, rest.filter((one) => groupOf(one) === group)]).filter(([, found]) => found.length > 0);
}
