// The options in words: what each does, in one line.
import type { Group } from '../../lib/options';
import type { Impossible, Offered } from '../../generated/protocol';
import { speech, t } from '../../lib/speech.svelte';
import type { OptionLine, Question, Seen } from '../game';
import { KAMAE, type Move } from '../../generated/senjutsu/box';
import { facesOf, speedOf } from './face';
import { gridsAfter, reachFor, struckBy } from './foresee';
import { asMove } from './grammar';
import { MARK_ICONS, TYPE_ICONS } from './icons';
import { kindOf, sayChoice } from './prose';
import { tableOf } from './table';

const LETTERS = Object.fromEntries(Object.entries(KAMAE).map(([letter, name]) => [name, letter.toLowerCase()]));

/** `piece:temple:2`, `token:trap`: what a group of places is about. */
function pieceName(key: string): string {
  const [, piece = '', turned = '0'] = key.split(':');
  const name = speech.say(`sj-terrain-${piece}`);
  return Number(turned) > 0 ? t('fight-turned', { piece: name, turned: Number(turned) }) : name;
}

export function groupLine(group: Group, seen: Seen): OptionLine {
  if (group.opens && group.card) {
    return { icon: 'boulder', title: t('fight-place-piece', { piece: pieceName(group.card) }), detail: t('fight-choices', { count: group.offered.length }) };
  }
  return answerLine((group.offered[0] ?? group.impossible[0])!, seen);
}

export function question(card: string): Question {
  return { ask: t('fight-ask-place', { piece: pieceName(card) }), sub: '', ruling: '' };
}

const ICONS: Partial<Record<Move['type'], string>> = {
  'sj-stand': 'marshal',
  'sj-face': 'marshal',
  'sj-foe-goes': 'marshal',
  'sj-lay-lord': 'marshal',
  'sj-walk': 'marshal',
  'sj-turn': 'undo',
  'sj-stay': 'check',
  'sj-shove': 'push',
  'sj-target': 'target',
  'sj-target-dog': 'target',
  'sj-hasten': 'focus',
  'sj-announce': 'clock',
  'sj-no-thanks': 'cross',
  'sj-take-place': 'order',
  'sj-pay': 'focus',
  'sj-option': 'chevron',
  'sj-draw': 'draw',
  'sj-take': 'draw',
  'sj-give-card': 'hand',
  'sj-keep-dog-card': 'hand',
  'sj-start-stealthed': 'ninja',
  'sj-start-revealed': 'eye',
  'sj-poison': 'poison',
  'sj-buy-out': 'bushido',
  'sj-sober-up': 'focus',
  'sj-place-terrain': 'boulder',
  'sj-put-token': 'target',
  'sj-forbid-card': 'lock',
  'sj-forbid-type': 'lock',
};

/** SJ-37.4: the side a foe of a horde prefers, by where it comes from. */
const ENTRY_SIDES: Record<string, string> = { A: 'left', B: 'centre', C: 'centre', D: 'right' };

const STATUS: Record<string, string> = { wound: 'wound', bleeding: 'bleeding', stun: 'stun', hobbled: 'hobbled', poison: 'poison' };

export function answerLine(one: Offered | Impossible, seen: Seen): OptionLine {
  const move = asMove(one.move);
  const title = speech.say(one.text, seen.reader);
  const table = tableOf(seen.view);
  switch (move.type) {
    case 'sj-choose':
    case 'sj-play-instant':
    case 'sj-react':
      return cardLine(move.card, title, seen, true);
    case 'sj-prepare':
    case 'sj-discard':
    case 'sj-shuffle-in':
    case 'sj-take':
    case 'sj-give-card':
    case 'sj-forbid-card':
      return cardLine(move.card, title, seen, false);
    case 'sj-option': {
      const choice = table.asked?.choices[move.number - 1];
      return { icon: 'chevron', title: choice ? sayChoice(choice) : title, detail: choice ? title : '' };
    }
    case 'sj-pay': {
      const choice = table.asked?.choices[0];
      return { icon: 'focus', title, detail: choice ? sayChoice(choice) : '' };
    }
    case 'sj-go-to':
    case 'sj-pass-focus':
    case 'sj-dog-kamae':
      return { icon: `kamae-${LETTERS[move.kamae] ?? 'n'}`, title, detail: '' };
    case 'sj-walk':
    case 'sj-turn':
    case 'sj-stay':
      return { icon: ICONS[move.type]!, title, ...outlook(one, seen) };
    case 'sj-enter': {
      const hex = table.solo?.entries[move.entry] ?? '';
      const side = speech.say(`sj-behaviour-${ENTRY_SIDES[move.entry] ?? 'centre'}`);
      return { icon: 'marshal', title, detail: t('fight-entry', { hex: seen.reader.call?.('hex', hex) ?? hex, side }) };
    }
    case 'sj-remove':
      return { icon: STATUS[move.status] ?? MARK_ICONS[move.status] ?? 'check', title, detail: '' };
    default:
      return { icon: ICONS[move.type] ?? 'chevron', title, detail: '' };
  }
}

/** A card in the list: its speed, and whom it would strike from here. */
function cardLine(card: string, title: string, seen: Seen, forecast: boolean): OptionLine {
  const face = facesOf(seen.options, tableOf(seen.view).own_cards)(card);
  const rank = kindOf(face).join(', ');
  const detail = forecast ? (forecastOf(card, seen) ?? rank) : rank;
  const shown = !face.instant || face.equal || face.high > 0;
  return {
    icon: face.instant ? 'instant' : (TYPE_ICONS[face.types[0] ?? ''] ?? 'special'),
    title,
    detail,
    ...(shown ? { effect: { icon: 'clock', value: speedOf(face), label: t('fight-speed') } } : {}),
  };
}

function forecastOf(card: string, seen: Seen): string | null {
  if (seen.you === null) return null;
  const reach = reachFor(card, seen.you, seen);
  if (!reach || !reach.struck.size) return null;
  const struck = struckBy(reach, tableOf(seen.view), seen.you);
  if (!struck.length) return t('fight-option-misses');
  const names = speech.words.list([...new Set(struck.map((one) => seen.reader.name(one.seat)))]);
  const far = struck.every((one) => one.far);
  return t('fight-option-hits', { names }) + (far ? `, ${t('fight-key-far')}` : '');
}

/** Whom the card now carried out would strike after this step or turn. */
function outlook(one: Offered | Impossible, seen: Seen): { detail: string } {
  const after = gridsAfter(one.move, seen);
  if (!after || !after.reach.struck.size) return { detail: '' };
  const struck = struckBy(after.reach, tableOf(seen.view), after.seat);
  return { detail: struck.length ? t('fight-option-hits', { names: speech.words.list(struck.map((each) => seen.reader.name(each.seat))) }) : t('fight-option-misses') };
}
