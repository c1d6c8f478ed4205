// RS-18.1 to RS-18.8: where each clan's points come from.
import type { Heard } from '../../generated/protocol';
import type { Event } from '../../generated/rising-sun/box';
import { setPoints, tokenPoints, type SunTable } from './table';

export type Part = 'year' | 'winter' | 'tokens' | 'set';
export const PARTS: Part[] = ['year', 'winter', 'tokens', 'set'];

export interface Score {
  seat: number;
  total: number;
  parts: Record<Part, number>;
  provinces: number;
}

/** What the Winter Upgrades gave: points gained between the beginning of Winter and the counting of tokens. */
export function winterPoints(log: Heard[]): Map<number, number> {
  const found = new Map<number, number>();
  let winter = false;
  for (const { event } of log) {
    const told = event as unknown as Event;
    if (told.type === 'season-began') winter = told.season === 'winter';
    else if (['tokens-scored', 'set-scored', 'final-score'].includes(told.type)) winter = false;
    else if (winter && told.type === 'points-gained') found.set(told.seat, (found.get(told.seat) ?? 0) + told.vp);
  }
  return found;
}

/** Every clan, first the one that stands first: most points, then higher Honour. */
export function scores(table: SunTable, log: Heard[]): Score[] {
  const winters = winterPoints(log);
  const all = table.honour.map((seat): Score => {
    const player = table.players[seat]!;
    const tokens = tokenPoints(player.tokens);
    const { provinces, vp } = setPoints(player.tokens);
    const winter = winters.get(seat) ?? 0;
    return { seat, total: player.vp, provinces, parts: { year: player.vp - tokens - vp - winter, winter, tokens, set: vp } };
  });
  return all.sort((one, other) => other.total - one.total);
}
