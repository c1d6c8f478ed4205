// Promises in words.
import { speech, t } from '../../lib/speech.svelte';
import type { Promise_, Terms } from './table';

/** What is promised, as it follows "promises": "to keep out of Kyoto". */
export function promiseWords([kind, what, advantage, coins, ronin]: Promise_): string {
  switch (kind) {
    case 'keep-out':
      return t('rs-to-keep-out', { province: speech.say(`province-${what}`) });
    case 'mandate':
      return t('rs-to-play', { mandate: speech.say(`mandate-${what}`) });
    case 'no-bid':
      return t('rs-no-coin-on', { advantage: speech.say(`advantage-${advantage}`), province: speech.say(`province-${what}`) });
    case 'pay':
      return t('rs-to-pay', { coins, ronin });
    default:
      return speech.say(`promise-${kind}`);
  }
}

/** One side of a deal: what is given now and what is promised. */
export function termsWords([coins, ronin, promise]: Terms): string[] {
  const parts: string[] = [];
  if (coins) parts.push(t('rs-count-coins', { count: coins }));
  if (ronin) parts.push(t('rs-count-ronin', { count: ronin }));
  if (promise[0]) parts.push(promiseWords(promise));
  return parts.length ? parts : [t('rs-nothing')];
}
