// SS-9.3 to SS-9.13: where each player's points come from, and those of a team.
import type { Player } from './table';

export interface Account {
  honour: number;
  times: number;
  /** Points for each Daimyo in hand. */
  daimyo: number;
  points: number;
}

/** A player's points; null where it is not told by how much honour counts. */
export function accountOf(player: Player): Account | null {
  if (typeof player.times !== 'number') return null;
  const daimyo = player.role === 'ronin' ? 0 : (player.open_hand ?? []).filter((card) => card === 'daimyo').length;
  return { honour: player.honour, times: player.times, daimyo, points: player.honour * player.times + daimyo };
}

/** What a team lost after its players' points were added up: a Deadly Strike, as far as it had anything to lose. */
export function lostBy(players: Player[], points: number): number {
  const accounts = players.map(accountOf);
  return accounts.every((one) => one !== null) ? accounts.reduce((sum, one) => sum + one.points, 0) - points : 0;
}
