// The foot of each seat: what the present question means for it.
import type { Choosing } from '../../lib/choosing.svelte';
import { speech, t } from '../../lib/speech.svelte';
import type { Seen } from '../game';
import { targetOf } from './grammar';
import { figuresOf, reachOf, tableOf, woundsOf, type Player, type SwordTable } from './table';

export interface Note {
  state: 'rest' | 'lit' | 'on' | 'far' | 'harmless' | 'decides';
  ring: string;
  words: string;
  /** For narrow seats. */
  short: string;
}

export function noteFor(player: Player, seen: Seen, choosing: Choosing): Note {
  const table = tableOf(seen.view);
  return asked(player, seen, choosing, table) ?? atRest(player, seen, table);
}

/** While targets are asked: this seat is chosen, may be chosen, or may not and why. */
function asked(player: Player, seen: Seen, choosing: Choosing, table: SwordTable): Note | null {
  const offers = choosing.answers.filter((one) => targetOf(one.move) === player.seat);
  const ring = ringOf(player, table);
  if (offers.length) {
    const chosen = offers.some((one) => choosing.isChosen(one));
    const promised = promise(player, seen, choosing, table);
    const words = chosen ? t('ss-note-chosen', { more: promised }) : promised || t('ss-note-may-choose');
    return { state: chosen ? 'on' : 'lit', ring, words, short: t(chosen ? 'ss-short-chosen' : 'ss-short-in-reach') };
  }
  const refused = choosing.open?.impossible.find((one) => targetOf(one.move) === player.seat);
  if (!refused) return null;
  const harmless = player.harmless;
  return {
    state: harmless ? 'harmless' : 'far',
    ring: harmless ? '–' : ring,
    words: speech.say(refused.why, seen.reader),
    short: t(harmless ? 'ss-short-harmless' : 'ss-short-not'),
  };
}

/** What an attack on this seat would do; nothing for other cards. */
function promise(player: Player, seen: Seen, choosing: Choosing, table: SwordTable): string {
  const weapon = choosing.card;
  if (seen.you === null || weapon === null) return '';
  const card = figuresOf(seen.options)(weapon);
  if (card.type !== 'weapon') return '';
  const wounds = woundsOf(table.players[seen.you]!, player, weapon, card);
  const fatal = wounds >= player.resilience;
  return t(fatal ? 'ss-note-fatal' : 'ss-note-wounds', { wounds });
}

function atRest(player: Player, seen: Seen, table: SwordTable): Note {
  const ring = ringOf(player, table);
  if (seen.view.waiting.includes(player.seat)) {
    return { state: 'decides', ring, words: t('ss-note-decides'), short: t('ss-short-decides') };
  }
  if (player.harmless) {
    const words = t(player.resilience === 0 ? 'ss-note-no-resilience' : 'ss-note-no-cards');
    return { state: 'harmless', ring: '–', words, short: t('ss-short-harmless') };
  }
  if (seen.you === null) return { state: 'rest', ring: '', words: ability(player), short: '' };
  const reaching = weaponsThatReach(player, seen, table);
  const words = reaching.length
    ? t('ss-note-reached', { weapons: speech.words.list(reaching.slice(0, 3).map((kind) => speech.say(`card-${kind}`))) })
    : t('ss-note-unreached');
  return { state: 'rest', ring, words, short: t(reaching.length ? 'ss-short-in-reach' : 'ss-short-far') };
}

export const ability = (player: Player): string => speech.say(`character-${player.character}.ability`);

function weaponsThatReach(player: Player, seen: Seen, table: SwordTable): string[] {
  const figures = figuresOf(seen.options);
  const own = table.players[seen.you!]!;
  const weapons = [...new Set(table.hand)].filter((kind) => figures(kind).type === 'weapon');
  return weapons.filter((kind) => (reachOf(own, figures(kind)) ?? Infinity) >= (table.difficulty[player.seat] ?? 0));
}

/** How difficult this player is to attack from the reader's seat; nothing for who watches. */
const ringOf = (player: Player, table: SwordTable): string => String(table.difficulty[player.seat] ?? '');
