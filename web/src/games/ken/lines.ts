// The options in words: what each does, in one line.
import type { Group } from '../../lib/options';
import type { Impossible, Offered } from '../../generated/protocol';
import { speech, t } from '../../lib/speech.svelte';
import type { OptionLine, Question, Seen } from '../game';
import { fates, foreseen, lossesOf, placeFalls, prospectOf } from './forecast';
import { asMove } from './grammar';
import { TYPE_ICONS } from './icons';
import { fightOf, figuresOf, piecesOf, sideOf, tableOf, type Fight, type Piece } from './table';

export const nameOf = (card: string): string => speech.say(`card-${card}`);
export const effectOf = (card: string): string => (speech.words.has(`card-${card}.effect`) ? speech.say(`card-${card}.effect`) : '');

export function groupLine(group: Group, seen: Seen): OptionLine {
  const first = group.offered[0] ?? group.impossible[0];
  if (!group.opens || group.card === null) return answerLine(first!, seen);
  const { type } = figuresOf(seen.options)(group.card);
  const many = group.offered.length;
  const id = type === 'place' ? 'kt-with-army' : type === 'army' ? 'kt-with-places' : 'kt-assign-to';
  return { icon: TYPE_ICONS[type], title: nameOf(group.card), detail: t(id, { count: many }) };
}

const ICONS: Record<string, string> = {
  'ken-draw': 'draw',
  'ken-end-presentation': 'check',
  'ken-end-choice': 'check',
  'ken-no-further-army': 'cross',
  'ken-pass': 'cross',
  'ken-discard': 'discard',
  'ken-target': 'target',
  'ken-close': 'check',
  'ken-stop-attacking': 'cross',
  'ken-leave-undefended': 'cross',
  'ken-fight': 'war',
  'ken-activate': 'special',
  'ken-ready': 'check',
  'ken-choose': 'target',
  'ken-choose-used': 'target',
  'ken-choose-assigned': 'target',
  'ken-choose-group': 'people',
  'ken-take': 'draw',
  'ken-take-nothing': 'cross',
  'ken-lose-life': 'k-life',
};

export function answerLine(one: Offered | Impossible, seen: Seen): OptionLine {
  const move = asMove(one.move);
  const title = speech.say(one.text, seen.reader);
  const figures = figuresOf(seen.options);
  const own = 'card' in move ? TYPE_ICONS[figures(move.card).type] : 'chevron';
  const line: OptionLine = { icon: ICONS[move.type] ?? own, title, detail: '' };
  const reckoned = 'why' in one ? null : withProspect(one, seen);
  switch (move.type) {
    case 'ken-play-together':
      return { icon: TYPE_ICONS.army, title: nameOf(move.army), detail: figuresLine(move.army, seen) };
    case 'ken-play-with-two':
      return { icon: TYPE_ICONS.place, title: `${nameOf(move.place)}, ${nameOf(move.second)}`, detail: t('kt-first-named') };
    case 'ken-assign':
      return { icon: own, title: nameOf(move.host), detail: standing(move.piece, seen) };
    case 'ken-send':
      return { icon: own, title: nameOf(move.card), detail: reckoned?.detail || figuresLine(move.card, seen), ...effect(reckoned) };
    case 'ken-target':
    case 'ken-choose':
      return { ...line, detail: standing(move.piece, seen) };
    case 'ken-play':
    case 'ken-use':
    case 'ken-use-paid':
    case 'ken-show':
    case 'ken-show-paid':
    case 'ken-spend':
    case 'ken-spend-on':
      return { ...line, icon: own, detail: reckoned?.detail || effectOf(move.card) || figuresLine(move.card, seen), ...effect(reckoned) };
    case 'ken-activate':
      return { ...line, detail: reckoned?.detail || effectOf(move.card), ...effect(reckoned) };
    case 'ken-discard':
    case 'ken-take':
    case 'ken-lose-life':
    case 'ken-add-army':
      return { ...line, detail: figuresLine('card' in move ? move.card : move.army, seen) };
    case 'ken-pass':
    case 'ken-close':
    case 'ken-ready':
      return { ...line, detail: asThingsStand(seen) };
    case 'ken-leave-undefended':
      return { ...line, detail: t('kt-undefended') };
    default:
      return line;
  }
}

const effect = (reckoned: { now: number; more: number } | null): { effect?: OptionLine['effect'] } =>
  reckoned && reckoned.more !== 0
    ? { effect: { icon: 'k-attack', value: `${reckoned.more > 0 ? '+' : '−'}${Math.abs(reckoned.more)}`, label: t('kt-attack') } }
    : {};

/** What an answer would change: the attack of the reader's side, and who would fall. */
function withProspect(one: Offered, seen: Seen): { detail: string; now: number; more: number } | null {
  const table = tableOf(seen.view);
  const fight = fightOf(table);
  const prospect = prospectOf(table, one.move);
  if (!fight || !prospect || seen.you === null) return null;
  const side = sideOf(fight, seen.you);
  const after = foreseen(fight, prospect);
  const now = after.attack[side];
  return { detail: sayOutcome(after, seen), now, more: now - fight.attack[side] };
}

function asThingsStand(seen: Seen): string {
  const fight = fightOf(tableOf(seen.view));
  return fight ? sayOutcome(fight, seen) : '';
}

/** Who falls and who loses a life, in one line. */
export function sayOutcome(fight: Fight, seen: Seen): string {
  const table = tableOf(seen.view);
  if (!fight.groups[0].front.length && !fight.groups[0].commanders.length) return '';
  if (fight.kind === 'place' && !fight.groups[1].front.length) return t('kt-attack-of', { attack: fight.attack[0] });
  const words = ([0, 1] as const).flatMap((side) => sayLosses(fight, side, seen));
  const said = words.length ? speech.words.list(words) : t('kt-nobody-falls');
  return placeFalls(table, fight) ? `${said}; ${t('kt-place-falls')}` : said;
}

export function sayLosses(fight: Fight, side: 0 | 1, seen: Seen): string[] {
  const table = tableOf(seen.view);
  const pieces = piecesOf(table);
  const found = fates(table, fight.losses);
  return lossesOf(fight, side).map(({ piece }) => {
    const fate = found.get(piece)!;
    const card = nameOf(pieces.get(piece)?.card ?? '');
    return fate.falls ? t('kt-falls', { card }) : t('kt-loses', { card, lives: fate.lives });
  });
}

/** A card in figures. */
export function figuresLine(card: string, seen: Seen): string {
  const { type, attack, defence, resistance, green } = figuresOf(seen.options)(card);
  if (type === 'place') return t('kt-place-line', { green });
  if (type === 'event' || type === 'technique' || type === 'spirit') return effectOf(card);
  return resistance === 'life' ? t('kt-life-line', { attack, defence }) : t('kt-figures-line', { attack, defence, resistance });
}

/** A card on the table: whose it is and how it stands. */
function standing(number: number, seen: Seen): string {
  const piece = piecesOf(tableOf(seen.view)).get(number);
  if (!piece) return '';
  const whose = t(piece.seat === seen.you ? 'kt-yours' : 'kt-theirs', { name: seen.reader.name(piece.seat) });
  return `${whose} · ${figuresOfPiece(piece, seen)}`;
}

export function figuresOfPiece(piece: Piece, seen: Seen): string {
  if (figuresOf(seen.options)(piece.card).type === 'place') return t('kt-place-line', { green: piece.green });
  const { attack, defence, lives, resistance } = piece;
  return lives === null ? t('kt-figures-line', { attack, defence, resistance: resistance ?? 0 }) : t('kt-lives-line', { attack, defence, lives });
}

export function question(card: string, seen: Seen): Question {
  const { type } = figuresOf(seen.options)(card);
  const id = type === 'place' ? 'kt-ask-army' : type === 'army' ? 'kt-ask-places' : 'kt-ask-host';
  const ruling = type === 'place' ? 'KEN-8.2' : type === 'army' ? 'KEN-7.7' : 'KEN-4.1';
  return { ask: t(id, { card: nameOf(card) }), sub: effectOf(card), ruling };
}
