// How long one may think, by the names under which a new table offers it.
import type { ClockRule } from '../generated/protocol';

export const CLOCKS: Record<string, ClockRule> = {
  none: { kind: 'none' },
  quick: { kind: 'move', seconds: 30 },
  calm: { kind: 'move', seconds: 120 },
  match: { kind: 'player', seconds: 600, increment: 10 },
  daily: { kind: 'move', seconds: 86400 },
  'three-days': { kind: 'move', seconds: 259200 },
};
