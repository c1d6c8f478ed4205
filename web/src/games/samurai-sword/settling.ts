import type { Settling } from '../../lib/settling';

export const settling: Settling = {
  usual: 5,
  large: ['expansions'],
  labels: { role: ['shogun', 'samurai', 'ninja', 'ronin'] },
};
