// The options in words: what each does, in one line.
import type { Group } from '../../lib/options';
import type { Impossible, Offered } from '../../generated/protocol';
import { speech, t } from '../../lib/speech.svelte';
import type { OptionLine, Question, Seen } from '../game';
import { PROVINCES, type Move } from '../../generated/rising-sun/box';
import { asMove, BID } from './grammar';
import { ADVANTAGE_ICONS, CARD_ICONS, figureIcon } from './icons';
import { termsWords } from './promises';
import { cardOf as printed, ownFigures, placeOf, tableOf, type OwnFigures, type Terms } from './table';

export const figureName = (kind: string): string => speech.say(`figure-${kind}`);
/** What a card does, and what somebody's own cards say of it at this table. */
export function effectOf(card: string, own: OwnFigures): string {
  const figures = Object.entries(own).map(([figure, value]) => t(`rs-own-${figure}`, { value }));
  const printed = speech.say(`card-${card}.effect`);
  return figures.length ? `${printed} ${t('rs-at-this-table', { figures: figures.join(', ') })}` : printed;
}

export const provinceName = (id: string): string => speech.say(`province-${id}`);
export const clanName = (seen: Seen, seat: number): string => (seat === seen.you ? t('rs-you') : seen.reader.name(seat));

/** Whose Force stands where, the strongest first: "Koi 3 · you 2". */
export function standing(id: string, seen: Seen): string {
  const table = tableOf(seen.view);
  const place = placeOf(table, id);
  const there = table.honour.filter((seat) => (place.force[seat] ?? 0) > 0);
  there.sort((one, other) => place.force[other]! - place.force[one]!);
  return there.length ? there.map((seat) => `${clanName(seen, seat)} ${place.force[seat]}`).join(' · ') : t('rs-nobody-there');
}

/** What a province yields: "3 VP, 1 Coin". */
export function rewardWords(id: string): string {
  const { vp, coins, ronin } = PROVINCES[id]!.reward;
  const parts = [vp && t('rs-count-vp', { count: vp }), coins && t('rs-count-coins', { count: coins }), ronin && t('rs-count-ronin', { count: ronin })];
  return parts.filter(Boolean).join(', ');
}

function provinceLine(icon: string, id: string, seen: Seen): OptionLine {
  const war = placeOf(tableOf(seen.view), id).war;
  const line: OptionLine = { icon, title: provinceName(id), detail: standing(id, seen) };
  if (war) line.effect = { icon: 'war', value: String(war), label: t('rs-war-number', { number: war }) };
  return line;
}

const shrineLine = (kami: string): OptionLine => ({ icon: 'torii', title: speech.say(`kami-${kami}`), detail: speech.say(`kami-${kami}.effect`) });

/** What a mandate does: for everybody, and besides for who ordered it. */
export function mandateWords(mandate: string): string {
  const id = `mandate-${mandate}`;
  return mandate === 'betray' ? speech.say(`${id}.effect`) : `${speech.say(`${id}.all`)} ${t('rs-bonus', { bonus: speech.say(`${id}.bonus`) })}`;
}

const mandateLine = (mandate: string, title: string): OptionLine => ({ icon: mandate, title, detail: mandateWords(mandate) });

/** What the author of a deal offers and asks for, as it lies on the table. */
function dealLine(target: number, icon: string, title: string, seen: Seen): OptionLine {
  const deal = tableOf(seen.view).proposals.find(([author, to]) => author === target && to === seen.you);
  const side = (seat: number, terms: Terms): string => `${clanName(seen, seat)}: ${termsWords(terms).join(', ')}`;
  return { icon, title, detail: deal ? `${side(deal[0], deal[3])} · ${side(deal[1], deal[4])}` : '' };
}

function cardLine(card: string, title: string, seen: Seen): OptionLine {
  const price = tableOf(seen.view).prices[card] ?? printed(card).price;
  return { icon: CARD_ICONS[printed(card).type], title, detail: effectOf(card, ownFigures(seen.options, card)), effect: { icon: 'coin', value: String(price), label: t('rs-coins') } };
}

const PLAIN: Partial<Record<Move['type'], string>> = {
  done: 'check',
  ready: 'check',
  'name-nobody': 'cross',
  'name-ally': 'alliance',
  'offer-alliance': 'alliance',
  'accept-alliance': 'alliance',
  'refuse-alliance': 'cross',
  'withdraw-offer': 'undo',
  accept: 'check',
  refuse: 'cross',
  'stay-there': 'shinto',
  charge: 'coin',
  'let-pass': 'boat',
  'pay-toll': 'coin',
  'turn-back': 'undo',
  'give-spent-coin': 'coin',
  bid: 'coin',
  'odd-coin': 'coin',
  decline: 'cross',
  'leave-it': 'cross',
  'take-coins': 'coin',
  'show-mercy': 'hand',
  'show-none': 'war',
  'settle-effect': 'special',
  speak: 'chat',
  hush: 'check',
};

export function answerLine(one: Offered | Impossible, seen: Seen): OptionLine {
  const move = asMove(one.move);
  const said = speech.say(one.text, seen.reader);
  switch (move.type) {
    case 'march':
      return provinceLine(figureIcon(move.figure), move.province, seen);
    case 'summon':
    case 'place':
      return provinceLine(figureIcon(move.figure), move.province, seen);
    case 'build':
      return provinceLine('stronghold', move.province, seen);
    case 'place-at-shrine':
    case 'worship':
      return shrineLine(move.kami);
    case 'replace':
      return { icon: figureIcon(move.figure), title: t('rs-figure-in', { figure: figureName(move.figure), place: speech.say(`place-${move.place}`) }), detail: t('rs-replaced-by', { figure: figureName(move.substitute) }) };
    case 'kill':
      return { icon: figureIcon(move.figure), title: t('rs-figure-in', { figure: figureName(move.figure), place: speech.say(`place-${move.province}`) }), detail: '' };
    case 'capture':
      return { icon: figureIcon(move.figure), title: said, detail: t('rs-and-a-point') };
    case 'buy':
      return cardLine(move.card, speech.say(`card-${move.card}`), seen);
    case 'lay-tile':
    case 'lay-face-down':
    case 'name-mandate':
      return mandateLine(move.mandate, said);
    case 'lead':
      return { icon: `crest-${move.clan}`, title: speech.say(`clan-${move.clan}`), detail: speech.say(`clan-${move.clan}.ability`) };
    case 'accept':
    case 'refuse':
      return dealLine(move.target, PLAIN[move.type] ?? 'check', said, seen);
    case 'use-advantage':
      return advantageLine(said, seen);
    default:
      return { icon: PLAIN[move.type] ?? 'target', title: said, detail: detailOf(move, seen) };
  }
}

function advantageLine(title: string, seen: Seen): OptionLine {
  const won = seen.view.decision?.ask.args?.['advantage'];
  const id = typeof won === 'object' && 'say' in won ? won.say : '';
  return { icon: ADVANTAGE_ICONS[id.replace('advantage-', '')] ?? 'check', title, detail: id ? speech.say(`${id}.effect`) : '' };
}

/** How the one who is named stands. */
function detailOf(move: Move, seen: Seen): string {
  if (!('target' in move)) return '';
  const player = tableOf(seen.view).players[move.target];
  return player ? t('rs-person-line', { vp: player.vp, coins: player.coins, ronin: player.ronin }) : '';
}

/** A figure where it stands: `bushi@kyoto`. */
export const standsAt = (card: string): { figure: string; origin: string } => {
  const [figure = '', origin = ''] = card.split('@');
  return { figure, origin };
};

export function groupLine(group: Group, seen: Seen): OptionLine {
  const first = group.offered[0] ?? group.impossible[0];
  if (!group.opens || group.card === null) return answerLine(first!, seen);
  const count = group.offered.length;
  const move = asMove(first!.move);
  switch (move.type) {
    case 'march':
      return { icon: figureIcon(move.figure), title: t('rs-figure-in', { figure: figureName(move.figure), place: speech.say(`place-${move.origin}`) }), detail: t('rs-may-go', { count }) };
    case 'bid':
      return { icon: 'coin', title: t('rs-bid-coins'), detail: t('rs-bid-apart', { most: Math.max(...group.offered.map((one) => Number(one.move['coins']))) }) };
    case 'build':
      return { icon: 'stronghold', title: t('rs-build'), detail: t('rs-anywhere') };
    case 'replace':
    case 'kill':
      return { icon: move.type === 'replace' ? 'betray' : 'harmless', title: t('rs-figures-of', { name: clanName(seen, move.target) }), detail: t('rs-to-choose', { count }) };
    default:
      return { icon: figureIcon(group.card), title: figureName(group.card), detail: t('rs-places', { count }) };
  }
}

export function question(card: string, seen: Seen): Question {
  if (card.includes('@')) {
    const { figure, origin } = standsAt(card);
    return { ask: t('rs-ask-march', { figure: figureName(figure), place: provinceName(origin) }), sub: t('rs-ask-march-sub'), ruling: 'RS-10.1' };
  }
  if (card.startsWith('seat ')) return { ask: t('rs-ask-figure', { name: clanName(seen, Number(card.slice(5))) }), sub: '', ruling: '' };
  if (card === BID) {
    const ask = seen.view.decision?.ask;
    return { ask: ask ? speech.say(ask, seen.reader) : '', sub: '', ruling: 'RS-16.4' };
  }
  if (card === 'stronghold') return { ask: t('rs-ask-build'), sub: '', ruling: 'RS-10.4' };
  return { ask: t('rs-ask-where', { figure: figureName(card) }), sub: '', ruling: '' };
}
