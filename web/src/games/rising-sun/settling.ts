import type { Settling } from '../../lib/settling';

export const settling: Settling = {
  usual: 4,
  easier: { shrines: 'beginner', clan_choice: 'random' },
  stricter: { clan_choice: 'draft', season_set: 'random' },
  large: ['clan_choice', 'season_set'],
  groups: { start: ['shrines', 'negotiation'] },
  labels: { clan: ['koi', 'dragonfly', 'turtle', 'lotus', 'bonsai', 'fox', 'moon', 'sun'] },
};
