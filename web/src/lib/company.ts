// What a list of tables says about who plays.
import type { TableInfo } from '../generated/protocol';

/** Who plays there, as a message: people, people and bots, bots, or masters alone. */
export function company({ seats }: Pick<TableInfo, 'seats'>): string {
  const people = seats.filter((one) => one.kind === 'person').length;
  if (people) return people === seats.length ? 'home-company-people' : 'home-company-mixed';
  return seats.every((one) => one.level === 'master') ? 'home-company-masters' : 'home-company-bots';
}
