// The options in words: what each does, in one line.
import { speech, t } from '../../lib/speech.svelte';
import type { Group } from '../../lib/options';
import type { Impossible, Offered } from '../../generated/protocol';
import type { DecisionName } from '../../generated/samurai-sword/view';
import type { Arg } from '../../lib/words';
import type { OptionLine, Question, Seen } from '../game';
import { asMove } from './grammar';
import { PROPERTY_ICONS } from './icons';
import { fastDraws, figuresOf, reachOf, seenOf, tableOf, woundsOf, type Player } from './table';

const name = (kind: string): string => speech.say(`card-${kind}`);
const effect = (kind: string): string => (speech.words.has(`card-${kind}.effect`) ? speech.say(`card-${kind}.effect`) : '');

export function groupLine(group: Group, seen: Seen): OptionLine {
  const first = group.offered[0] ?? group.impossible[0];
  if (!group.opens || group.card === null) return answerLine(first!, seen);
  const card = figuresOf(seen.options)(group.card);
  if (card.type !== 'weapon') return { icon: card.type, title: name(group.card), detail: effect(group.card) };
  const targets = group.offered.length;
  return {
    icon: 'weapon',
    title: t('ss-attack-with', { weapon: name(group.card) }),
    detail: t('ss-weapon-line', { reach: card.reach ?? 0, targets }),
    effect: { icon: 'wound', value: card.by ? '×' : String((card.wounds ?? 0) + mine(seen)), label: t('ss-wounds-of', { count: card.by ? 0 : (card.wounds ?? 0) + mine(seen) }) },
  };
}

const mine = (seen: Seen): number => (seen.you === null ? 0 : fastDraws(tableOf(seen.view).players[seen.you]!));

export function answerLine(one: Offered | Impossible, seen: Seen): OptionLine {
  const move = asMove(one.move);
  const said = speech.say(one.text, seen.reader);
  const players = tableOf(seen.view).players;
  switch (move.type) {
    case 'attack':
      return attackLine(players, move.target, move.weapon, seen);
    case 'play-on':
    case 'choose':
      return personLine(players[move.target]!, seen);
    case 'geisha-property':
    case 'imitate':
    case 'seize':
      return { icon: PROPERTY_ICONS[move.property] ?? 'property', title: `${seen.reader.name(move.target)}: ${name(move.property)}`, detail: effect(move.property) };
    case 'geisha-hand':
      return { icon: 'hand', title: t('ss-card-in-hand', { name: seen.reader.name(move.target) }), detail: t('ss-at-random', { count: players[move.target]!.hand }) };
    case 'play':
      return { icon: figuresOf(seen.options)(move.card).type, title: said, detail: effect(move.card) };
    case 'parry':
    case 'parry-property':
      return { icon: 'parry', title: said, detail: t('ss-no-effect') };
    case 'take-it':
      return { icon: 'wound', title: said, ...consequence(seen, players) };
    case 'end':
      return { icon: 'check', title: said, detail: t('ss-end-detail') };
    case 'spend':
      return { icon: 'resilience', title: said, detail: '' };
    case 'discard':
    case 'give-up':
    case 'show':
      return { icon: figuresOf(seen.options)(move.card).type, title: said, detail: figuresLine(move.card, seen) };
    case 'take-shown':
      return { icon: figuresOf(seen.options)(move.card).type, title: `${name(move.card)}`, detail: t('ss-shown-by', { name: seen.reader.name(move.target) }) };
    default:
      return { icon: 'target', title: said, detail: '' };
  }
}

const figuresLine = (kind: string, seen: Seen): string => {
  const card = figuresOf(seen.options)(kind);
  return card.type === 'weapon' ? t('ss-figures', { reach: card.reach ?? 0, wounds: card.wounds ?? 0 }) : effect(kind);
};

function attackLine(players: Player[], target: number, weapon: string, seen: Seen): OptionLine {
  const player = players[target]!;
  const icon = player.role ? (player.role === 'ronin' ? 'roninrole' : player.role) : 'target';
  const line: OptionLine = {
    icon,
    title: target === seen.you ? t('ss-yourself') : seen.reader.name(target),
    detail: t('ss-target-line', { difficulty: tableOf(seen.view).difficulty[target] ?? 0, left: player.resilience }),
  };
  if (seen.you !== null) {
    const wounds = woundsOf(players[seen.you]!, player, weapon, figuresOf(seen.options)(weapon));
    line.effect = { icon: 'wound', value: String(wounds), label: t('ss-wounds-of', { count: wounds }) };
  }
  return line;
}

function personLine(player: Player, seen: Seen): OptionLine {
  const icon = player.role ? (player.role === 'ronin' ? 'roninrole' : player.role) : 'target';
  const title = player.seat === seen.you ? t('ss-yourself') : seen.reader.name(player.seat);
  return { icon, title, detail: t('ss-person-line', { cards: player.hand, left: player.resilience, honour: player.honour }) };
}

/** What letting it happen costs, where the question says with what. */
function consequence(seen: Seen, players: Player[]): { detail: string; effect?: OptionLine['effect'] } {
  const own = seen.you === null ? null : players[seen.you]!;
  const wounds = own ? woundsComing(own, seen, players) : 0;
  if (!own || wounds === 0) return { detail: '' };
  const detail = t(wounds >= own.resilience ? 'ss-would-fall' : 'ss-would-wound', { wounds, left: own.resilience - wounds });
  return { detail, effect: { icon: 'wound', value: String(wounds), label: t('ss-wounds-of', { count: wounds }) } };
}

const ONE_WOUND: (DecisionName | undefined)[] = ['answer-battle-cry', 'answer-jujutsu', 'answer-counterattack'];

function woundsComing(own: Player, seen: Seen, players: Player[]): number {
  if (ONE_WOUND.includes(seenOf(seen.view).decision?.name)) return 1;
  const args: Record<string, Arg> = seen.view.decision?.ask.args ?? {};
  const attacker = args['attacker'];
  const weapon = args['weapon'];
  if (typeof attacker !== 'object' || !('seat' in attacker) || typeof weapon !== 'object' || !('say' in weapon)) return 0;
  const kind = weapon.say.replace('card-', '');
  return woundsOf(players[attacker.seat]!, own, kind, figuresOf(seen.options)(kind));
}

export function question(kind: string, seen: Seen): Question {
  const card = figuresOf(seen.options)(kind);
  if (card.type !== 'weapon') {
    const id = kind === 'imitation' ? 'ss-ask-property' : kind === 'geisha' ? 'ss-ask-geisha' : 'ss-ask-card';
    return { ask: t(id, { card: name(kind) }), sub: effect(kind), ruling: '' };
  }
  const own = seen.you === null ? null : tableOf(seen.view).players[seen.you]!;
  const reach = own ? reachOf(own, card) : (card.reach ?? 0);
  const more = own ? fastDraws(own) : 0;
  const parts = [reach === null ? t('ss-sub-any-reach') : t('ss-sub-reach', { reach })];
  parts.push(card.by ? effect(kind) : t('ss-sub-wounds', { wounds: card.wounds ?? 0 }));
  if (more) parts.push(t('ss-sub-fast-draw', { more }));
  if (!card.by && effect(kind)) parts.push(effect(kind));
  return { ask: t('ss-ask-attack', { weapon: name(kind) }), sub: parts.join(' '), ruling: 'SS-6.5' };
}
