// Where the label of a province has its parts: the plate with the reward, and the number in the list of answers.
import type { Ground } from './art/land';
import { PROVINCES } from '../../generated/rising-sun/box';

export interface Part {
  icon: 'vp' | 'coin' | 'ronin';
  count: number;
}

/** What a war there yields. */
export function rewardOf(id: string): Part[] {
  const { vp, coins, ronin } = PROVINCES[id]!.reward;
  const parts: Part[] = [{ icon: 'vp', count: vp }, { icon: 'coin', count: coins }, { icon: 'ronin', count: ronin }];
  return parts.filter((one) => one.count > 0);
}

export const plateWidth = (parts: Part[]): number => parts.length * 28 + 8;

/** The radius of a number, and of what must stay free round it. */
export const NUMBER = 12;

/** The number stands behind the name; behind the plate where that hangs beside the name. */
export function numberAt(ground: Ground, name: string, plate: number): [x: number, y: number] {
  const beside = Math.abs(ground.plate[1] - ground.name[1]) < 10;
  return [beside ? ground.plate[0] + plate / 2 + NUMBER + 3 : ground.name[0] + name.length * 5.6 + NUMBER + 6, ground.name[1] - 7];
}
