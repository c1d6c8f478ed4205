import type { Settling } from '../../lib/settling';

export const settling: Settling = {
  stricter: { deck_lists: 'open' },
  groups: { decks: ['deck_lists', 'deck_0', 'deck_1'], start: ['first_player', 'first_draw', 'start', 'start_points', 'special_cost'] },
  sides: { duel: [['hokuto'], ['nanto']], advanced: [['raoul'], ['cento']] },
  byDeck: true,
};
